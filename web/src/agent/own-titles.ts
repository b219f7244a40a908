/** Between what pictures of a step share and what each is: "Jazz Night · Risograph". */
const between = ' · ';

/**
 * What tells pictures that stand together apart: where all titles begin with the same words, only what follows them.
 * The whole title stays in the tooltip and on the canvas.
 */
export function ownTitles(titles: readonly string[]): string[] {
  const [first = ''] = titles;
  const at = first.indexOf(between);
  const shared = first.slice(0, at + between.length);
  const shortens = titles.length > 1 && at > 0 && titles.every((title) => title.startsWith(shared) && title !== shared);
  return titles.map((title) => (shortens ? title.slice(shared.length) : title));
}
