/** How wide the agent's panel may be, in pixels. */
export const panelWidths = { least: 320, usual: 400, most: 560 } as const;

/** What fits: the canvas keeps at least half of a narrow window. */
export function fittingWidth(wanted: number, windowWidth: number): number {
  const most = Math.max(panelWidths.least, Math.min(panelWidths.most, windowWidth / 2));
  return Math.round(Math.min(most, Math.max(panelWidths.least, wanted)));
}
