import type { Bounds } from '../bounded-fetch.ts';

export interface SearchResult {
  readonly title: string;
  /** Always http or https. */
  readonly url: string;
  readonly snippet: string;
}
export interface Looking {
  /** Of the words: which language's results are wanted. */
  readonly language: 'en' | 'zh';
  readonly signal: AbortSignal;
}

export type SearchDriverName = 'wikipedia' | 'searxng' | 'brave' | 'tavily';

/** Finds pages of the Web by words. */
export interface WebSearch {
  readonly driver: SearchDriverName;
  /** Who is asked, for people to know: a name, and a port where it is no usual one. */
  readonly host: string;
  /** @throws NoAnswer, or the reason of the signal */
  search(query: string, looking: Looking): Promise<SearchResult[]>;
}

/** A service that an operator has set up. */
export interface SearchService {
  readonly baseUrl: string | undefined;
  readonly key: string;
  readonly maxResults: number;
  readonly bounds: Bounds;
}

/** One service's wire format: asks, and picks the results out of the answer, unchecked. */
export type SearchDriver = (service: SearchService, query: string, looking: Looking) => Promise<FoundPage[]>;
export interface FoundPage {
  readonly title: unknown;
  readonly url: unknown;
  readonly snippet: unknown;
}
