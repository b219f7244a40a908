/** SQLite takes 32,766 values in one statement and PostgreSQL 65,535; a row of ours has under twenty. */
const partLength = 1_000;

/** What may be too much for one statement, in parts that are not. */
export function partsOf<T>(all: readonly T[]): T[][] {
  const parts: T[][] = [];
  for (let start = 0; start < all.length; start += partLength) parts.push(all.slice(start, start + partLength));
  return parts;
}

/** Asks for each part by itself; all answers together. */
export async function inParts<T, R>(all: readonly T[], query: (part: T[]) => Promise<R[]>): Promise<R[]> {
  const found: R[] = [];
  for (const part of partsOf(all)) for (const row of await query(part)) found.push(row);
  return found;
}
