/** The colours of the theme, as a drawing needs them. */
export interface Palette {
  readonly ground: string;
  readonly dot: string;
  readonly field: string;
  readonly line: string;
  readonly wire: string;
  readonly text: string;
}

export function readPalette(element: Element): Palette {
  const styles = getComputedStyle(element);
  const colour = (name: string) => styles.getPropertyValue(name).trim();
  return {
    ground: colour('--canvas'),
    dot: colour('--dot'),
    field: colour('--field'),
    line: colour('--line'),
    wire: colour('--line-control'),
    text: colour('--text'),
  };
}

/** Calls back when the theme may have changed. Answers how to stop. */
export function onThemeChange(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'class', 'style'] });
  return () => observer.disconnect();
}
