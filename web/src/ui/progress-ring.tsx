/** How far something is, from 0 to 1, as an arc; without a figure it turns. Names itself to nobody: words stand beside. */
export function ProgressRing({
  progress,
  size = 16,
}: {
  readonly progress?: number | undefined;
  readonly size?: number;
}) {
  // 2πr for r = 6.5.
  const whole = 41;
  const arc = progress === undefined ? 14 : Math.max(1, Math.min(1, progress) * whole);
  return (
    <svg
      className="ui-ring"
      style={{ width: size, height: size }}
      data-turning={progress === undefined ? '' : undefined}
      viewBox="0 0 16 16"
      aria-hidden
    >
      <circle cx="8" cy="8" r="6.5" />
      <circle cx="8" cy="8" r="6.5" strokeDasharray={`${arc} ${whole}`} />
    </svg>
  );
}
