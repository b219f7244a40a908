import type { BrandDocument } from '@easel/contract';

const mostProhibitions = 40;
const longestProhibition = 40;

const bans =
  /^(?:(?:please\s+)?(?:never|do not|don['’]?t|avoid|no|not|without)(?:\s+(?:ever\s+)?(?:use|using))?|(?:请)?(?:不要|不得|禁止|避免|切勿|请勿|勿|不可|不)(?:使用|用)?|禁用|忌用)[\s:：]*/iu;
/** In a field that is not for prohibitions only what says so in full counts as one. */
const plainBans =
  /(?:\b(?:never|do not|don['’]t) use\s+|\bavoid\s+|(?:不要|不得|禁止|避免|切勿|请勿)(?:使用|用)|禁用)[^.,;!\n。，；！]+/giu;
const around =
  /^(?:(?:any|the|colou?rs?|shades? of|tones? of)\s+)+|\s+(?:colou?rs?|tones?|shades?|at all|anywhere)$/giu;

/**
 * The things that a kit rules out, one by one, as its owner named them: "Never use red or neon pink" gives "red" and
 * "neon pink". Read by rules, so only lists are understood; sentences still reach trained models whole.
 */
export function forbiddenBy({ donts, dos, prompt }: BrandDocument['visual']): string[] {
  const explicit = [dos, prompt].flatMap((text) => text.match(plainBans) ?? []);
  const named = [donts, ...explicit].flatMap(thingsIn);
  return [...new Set(named)].slice(0, mostProhibitions);
}

function thingsIn(text: string): string[] {
  const clauses = text.split(/[.,;!\n。，；！、•·/]|\s-\s/u);
  const things = clauses.flatMap((clause) =>
    clause
      .trim()
      .replace(bans, '')
      .split(/\s+(?:or|and|nor)\s+|[或和及与]/iu),
  );
  return things
    .map((thing) => thing.trim().replace(bans, '').replaceAll(around, '').toLowerCase())
    .filter((thing) => thing !== '' && thing.length <= longestProhibition);
}
