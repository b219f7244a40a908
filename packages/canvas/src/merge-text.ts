/** What becomes of a text that two have written in: the words of both, where they wrote at different places of it. */

/** The part of a text that was written over, and what stands there now. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

/**
 * Where both wrote over the same words, theirs stand.
 *
 * @param theirs what the client made of `base`
 * @param today what others made of it meanwhile; or what the client did itself, where it never heard that it was saved
 */
export function mergeText(base: string, theirs: string, today: string): string {
  const both = withBoth(base, theirs, today);
  // A save that is repeated may change nothing: where that cannot be told, nothing is put together.
  return withBoth(base, theirs, both) === both ? both : theirs;
}

function withBoth(base: string, theirs: string, today: string): string {
  if (theirs === today || base === theirs) return today;
  if (base === today) return theirs;
  // Where letters repeat, an edit can be told as early or as late as they do: each is compared from its sure side.
  const [own, others] = [editFrom(base, theirs), editFrom(base, today)];
  const [ownLate, othersLate] = [editUpTo(base, theirs), editUpTo(base, today)];
  const known =
    startsLike(own, base, today, others.start) || endsLike(ownLate, base, today, base.length - othersLate.end);
  if (known) return today;
  if (own.start === own.end && own.start === others.start && others.start === others.end)
    return bothAt(own, others, base);
  if (own.end <= others.start) return base.slice(0, own.start) + own.words + today.slice(own.end);
  if (othersLate.end <= ownLate.start) {
    return today.slice(0, today.length - (base.length - ownLate.start)) + ownLate.words + base.slice(ownLate.end);
  }
  return theirs;
}

/** Whether a text begins as an edit made it: what was only taken out shows by what no longer stands there. */
function startsLike({ start, words }: Edit, base: string, today: string, changedFrom: number): boolean {
  return words === '' ? changedFrom === start : today.startsWith(base.slice(0, start) + words);
}

function endsLike({ end, words }: Edit, base: string, today: string, sameAtEnd: number): boolean {
  return words === '' ? sameAtEnd === base.length - end : today.endsWith(words + base.slice(end));
}

/** Both wrote on at one place. Words that begin alike may be one's own, written on while nobody answered: they count once. */
function bothAt(own: Edit, others: Edit, base: string): string {
  const [mine, first] = [own.words.trimStart(), others.words.trimStart()];
  const isKnown = others.words.endsWith(own.words);
  const words = isKnown ? others.words : mine[0] === first[0] ? own.words : others.words + own.words;
  return base.slice(0, own.start) + words + base.slice(own.end);
}

/** As late as it can be told. */
function editFrom(base: string, text: string): Edit {
  const most = Math.min(base.length, text.length);
  let start = 0;
  while (start < most && base[start] === text[start]) start += 1;
  let same = 0;
  while (same < most - start && base.at(-1 - same) === text.at(-1 - same)) same += 1;
  return { start, end: base.length - same, words: text.slice(start, text.length - same) };
}

/** As early as it can be told. */
function editUpTo(base: string, text: string): Edit {
  const most = Math.min(base.length, text.length);
  let same = 0;
  while (same < most && base.at(-1 - same) === text.at(-1 - same)) same += 1;
  let start = 0;
  while (start < most - same && base[start] === text[start]) start += 1;
  return { start, end: base.length - same, words: text.slice(start, text.length - same) };
}
