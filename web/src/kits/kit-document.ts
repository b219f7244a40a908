import type { BrandColor, BrandDocument, BrandKit } from '@easel/contract';

export function documentOf({ document }: Pick<BrandKit, 'document'>): BrandDocument {
  return JSON.parse(document) as BrandDocument;
}

/** What people call the kit; empty for one that nobody has named. */
export function nameOf({ name, brandName }: Pick<BrandDocument, 'name' | 'brandName'>): string {
  return name.trim() || brandName.trim();
}

/** Each colour once, in the kit's order. */
export function coloursOf({ colorGroups }: Pick<BrandDocument, 'colorGroups'>): BrandColor[] {
  const seen = new Map<string, BrandColor>();
  for (const colour of colorGroups.flatMap(({ colors }) => colors)) {
    const hex = colour.hex.toLowerCase();
    if (!seen.has(hex)) seen.set(hex, colour);
  }
  return [...seen.values()];
}

/** Whether two say the same: what the server sets itself doesn't count, and nor does the order of fields. */
export function isSameDocument(one: BrandDocument, other: BrandDocument): boolean {
  return textOf(one) === textOf(other);
}

function textOf({ id: _, createdAt: __, updatedAt: ___, applyToNewProjects: ____, ...said }: BrandDocument): string {
  return JSON.stringify(said, (_key, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/** A list with one item changed, or without it. */
export function replaced<T>(items: readonly T[], at: number, item: T | null): T[] {
  return items.flatMap((old, index) => (index === at ? (item === null ? [] : [item]) : [old]));
}
