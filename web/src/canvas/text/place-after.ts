/** Where a place in a text comes to stand when that becomes another: with the letters before it, else with those after it. */
export function placeAfter(at: number, before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  let same = 0;
  while (same < most && before[same] === after[same]) same += 1;
  if (at <= same) return at;
  return Math.max(same, after.length - (before.length - at));
}
