/** The easel alone; 20 px, in the colour of the text around it. */
export function Mark() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden>
      <path
        d="M10 1.75v2M6.25 13.5 4.5 18.25M13.75 13.5l1.75 4.75"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
      />
      <rect x="2" y="3.5" width="16" height="10.5" rx="2.5" fill="currentColor" />
    </svg>
  );
}

/** The easel with the product's name. */
export function Wordmark() {
  return (
    <span className="ui-wordmark">
      <Mark />
      <span>Easel</span>
    </span>
  );
}
