/** What an entry is found by. Words are of `wordsToIndex`: letters and digits. */
export interface IndexedWords {
  readonly projectId: string;
  readonly title: readonly string[];
  readonly body: readonly string[];
}

/** A word of its own for each project, so that the index itself keeps them apart. */
export function scopeWordOf(projectId: string): string {
  return `p${projectId.replaceAll('-', '')}`;
}
