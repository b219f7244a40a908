/** The agent's sheet on a phone: three heights, and where a drag comes to rest. */
export type SheetHeight = 'low' | 'half' | 'full';
const sheetOrder: readonly SheetHeight[] = ['low', 'half', 'full'];

/** What is left of the canvas above a full sheet: the bar at the top and a sliver. */
const sliver = 64;
/** The line of the turn and the way to answer. */
const lowHeight = 104;
/** Milliseconds that a flick is thought to go on after the finger has left. */
const carry = 180;

export type SheetHeights = Readonly<Record<SheetHeight, number>>;

/** Pixels, for a window of this height. */
export function sheetHeights(windowHeight: number): SheetHeights {
  const full = Math.max(lowHeight, windowHeight - sliver);
  return { low: lowHeight, half: Math.min(full, Math.round(windowHeight * 0.54)), full };
}

/** The height nearest to where the finger was going; `velocity` in pixels per millisecond, upwards positive. */
export function settleSheet(height: number, velocity: number, heights: SheetHeights): SheetHeight {
  const aim = height + velocity * carry;
  return sheetOrder.reduce((best, name) =>
    Math.abs(heights[name] - aim) < Math.abs(heights[best] - aim) ? name : best,
  );
}

/** The next one up, and from the top back to the lowest: what a tap on the grip does. */
export function nextSheetHeight(height: SheetHeight, step: 1 | -1 = 1): SheetHeight {
  const count = sheetOrder.length;
  return sheetOrder[(sheetOrder.indexOf(height) + step + count) % count]!;
}
