/** Pages that a turn has found, as people read of them. A text cites them by their place in all its searches together. */
import type { FoundPage } from '@easel/contract';

export interface Source {
  readonly number: number;
  readonly title: string;
  readonly url: string;
  /** Whose page it is. */
  readonly site: string;
}

/** Numbered through all searches, as the agent was told of them. What is no address of the Web keeps its number only. */
export function sourcesOf(searches: readonly { readonly results: readonly FoundPage[] }[]): Source[][] {
  let number = 0;
  return searches.map(({ results }) =>
    results.flatMap(({ title, url }): Source[] => {
      number += 1;
      const address = URL.parse(url);
      if (!address || !/^https?:$/.test(address.protocol)) return [];
      return [{ number, title, url: address.href, site: address.hostname.replace(/^www\./, '') }];
    }),
  );
}

/** One for each site, the first page of each. */
export function onePerSite(sources: readonly Source[]): Source[] {
  return [...Map.groupBy(sources, ({ site }) => site).values()].map(([first]) => first!);
}

/** Numbers in brackets, one or several, as models write them in either language. */
const citation = /[[【]\s*(\d{1,2}(?:\s*[,，、]\s*\d{1,2})*)\s*[\]】]/g;

/** A text in pieces: words, and what they cite. A number that stands for no page stays words. */
export function citedParts(text: string, sources: readonly Source[]): (string | Source)[] {
  const known = new Map(sources.map((source) => [source.number, source]));
  const parts: (string | Source)[] = [];
  let from = 0;
  for (const found of text.matchAll(citation)) {
    const cited = found[1]!.split(/[,，、]/).map((number) => known.get(Number(number)));
    if (cited.some((source) => source === undefined)) continue;
    // No line may begin with a citation.
    parts.push(text.slice(from, found.index).trimEnd(), ...cited.filter((source) => source !== undefined));
    from = found.index + found[0].length;
  }
  parts.push(text.slice(from));
  return parts.filter((part) => part !== '');
}

/** Those that any of the texts cites. */
export function citedIn(texts: readonly string[], sources: readonly Source[]): Source[] {
  const cited = new Set(texts.flatMap((text) => citedParts(text, sources)).filter((part) => typeof part !== 'string'));
  return sources.filter((source) => cited.has(source));
}
