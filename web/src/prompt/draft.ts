/**
 * What is being written in this window and not sent yet: a reload does not lose it, and nobody else finds it. One for
 * each place where one writes.
 */
import { sessionState } from '../api/session.ts';
import { windowStorage } from '../storage.ts';

/** A file that has been sent already, to go with what is written. */
export interface DraftFile {
  readonly name: string;
  readonly assetId: string;
  readonly url: string;
}

export interface Draft {
  readonly text: string;
  readonly files: readonly DraftFile[];
}

const nothing: Draft = { text: '', files: [] };
/** For who keeps something else of what is being made: it goes when a person's drafts go. */
export const draftKey = (place: string): string => `easel-draft-${sessionState().user?.id ?? ''}-${place}`;

/** @param place a project's id; `home` for the page where one begins */
export function keptDraft(place: string): Draft {
  try {
    return { ...nothing, ...(JSON.parse(windowStorage.getItem(draftKey(place)) ?? '{}') as Partial<Draft>) };
  } catch {
    return nothing;
  }
}

export function keepDraft(place: string, part: Partial<Draft>): void {
  const draft = { ...keptDraft(place), ...part };
  if (draft.text === '' && draft.files.length === 0) windowStorage.removeItem(draftKey(place));
  else windowStorage.setItem(draftKey(place), JSON.stringify(draft));
}

/** For who holds more of a draft than is kept here. */
export const alsoForget: (() => void)[] = [];

/** Lets go of all that this person was writing in this window. */
export function forgetDrafts(): void {
  for (const forget of alsoForget) forget();
  for (const name of windowStorage.keys()) if (name.startsWith(draftKey(''))) windowStorage.removeItem(name);
}
