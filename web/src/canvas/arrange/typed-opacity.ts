/** Two figures typed within this time, in milliseconds, are one number: 4 then 5 is 45 %. */
const together = 700;

/** The opacity that figures mean, as they come: 4 is 40 %, 0 is all of it, 4 and 5 are 45 %, 0 and 0 are none. */
export function createTypedOpacity(): (figure: string, at: number) => number {
  let last: { figure: string; at: number } | null = null;
  return (figure, at) => {
    const first = last && at - last.at < together ? last.figure : null;
    last = first === null ? { figure, at } : null;
    if (first !== null) return Number(first + figure) / 100;
    return figure === '0' ? 1 : Number(figure) / 10;
  };
}
