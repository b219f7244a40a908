/** The line of a step that was stopped, and what else its note says: a line holds one short sentence. */
export function stoppedWords(note: string | undefined, usual: string): { line: string; rest: string | undefined } {
  const [, line, rest] = /^(.+?)[.,，。]\s*(.*)$/su.exec(note ?? '') ?? [];
  return { line: line ?? note ?? usual, rest: rest || undefined };
}
