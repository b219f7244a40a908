import type { FoundLine } from './read-line.ts';

/** What steps, answers and days are told apart by. Of letters the first ones only: a ring is easily an O, and a bar an I. */
const orders = ['123456789', 'ABCDEFGH', '一二三四五六七八九十'] as const;

/** A line of one character, and the number that it stands for in its order. */
export interface Member {
  line: FoundLine;
  order: string;
  /** From 0. */
  number: number;
}

/** What a line of one character counts, if it does. */
export function memberOf(line: FoundLine): Member | undefined {
  const order = line.text.length === 1 ? orders.find((characters) => characters.includes(line.text)) : undefined;
  return order === undefined ? undefined : { line, order, number: order.indexOf(line.text) };
}

export const membersOf = (lines: readonly FoundLine[]): Member[] => lines.flatMap((line) => memberOf(line) ?? []);

/** Han numerals are scaled by what stands beside them: one of them is a bar. */
export const isHanOrder = (order: string): boolean => order === orders[2];
