/** Runs of scripts that write no spaces, and runs of other letters and digits. */
const run =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+|[[\p{L}\p{N}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]]+/gv;
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]/u;
/** Longer ones are no words that anybody looks for, and PostgreSQL takes none over 2 KiB. */
const longestWord = 64;

/** A word to look for; with `begins` a longer one that begins with it is found too. */
export interface SoughtWord {
  readonly word: string;
  readonly begins: boolean;
}

/**
 * The words under which a text is found, on both engines. Latin words are folded to lower case without accents or a
 * plural's end. Scripts that write no spaces give every two neighbouring characters and the last one of a run, so that
 * each character begins a word. Nothing but letters and digits comes out: a word needs no quoting anywhere.
 */
export function wordsToIndex(text: string): string[] {
  return runsOf(text).flatMap((letters) =>
    unspaced.test(letters) ? [...pairsOf(letters), lastOf(letters)] : [letters],
  );
}

/** What to look for when somebody asks for a text, each once. The last Latin word may be unfinished. */
export function wordsToFind(text: string): SoughtWord[] {
  const runs = runsOf(text);
  const words = runs.flatMap((letters, at) => {
    if (!unspaced.test(letters)) return [{ word: letters, begins: at === runs.length - 1 && letters.length > 1 }];
    const pairs = pairsOf(letters);
    return pairs.length > 0 ? pairs.map((word) => ({ word, begins: false })) : [{ word: letters, begins: true }];
  });
  return [...new Map(words.map((sought) => [sought.word, sought])).values()];
}

export function matches({ word, begins }: SoughtWord, indexed: string): boolean {
  return begins ? indexed.startsWith(word) : indexed === word;
}

function runsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .normalize('NFKC')
    .toLowerCase();
  // Folding to lower case may bring marks of its own, as of a dotted capital I.
  return (plain.match(run) ?? []).map((letters) => (unspaced.test(letters) ? letters : singular(letters)));
}

function pairsOf(letters: string): string[] {
  const characters = [...letters];
  return characters.slice(1).map((character, at) => characters[at]! + character);
}

function lastOf(letters: string): string {
  return [...letters].at(-1)!;
}

/** Crude, but the same for what is stored and what is looked for. */
function singular(latin: string): string {
  const word = latin.length > 3 && /[^s]s$/.test(latin) ? latin.slice(0, -1) : latin;
  return [...word].slice(0, longestWord).join('');
}
