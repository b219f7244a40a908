/** What the canvas offers of the Brand Kit that its project is bound to: its colours and typefaces, before all others. */
import type { ProjectBrand } from '@easel/contract';

export interface BrandColour {
  readonly name: string;
  readonly css: string;
}

/** Each colour once, in the kit's order. */
export function coloursOfBrand({ colorGroups }: Pick<ProjectBrand, 'colorGroups'>): BrandColour[] {
  const named = new Map<string, BrandColour>();
  for (const { name, hex } of colorGroups.flatMap(({ colors }) => colors)) {
    const css = hex.toLowerCase();
    if (!named.has(css)) named.set(css, { name, css });
  }
  return [...named.values()];
}

export interface BrandFamily {
  readonly name: string;
  /** The kit has its file. */
  readonly uploaded: boolean;
}

/** Its typefaces, each once. */
export function familiesOfBrand({ typography }: Pick<ProjectBrand, 'typography'>): BrandFamily[] {
  const named = new Map<string, BrandFamily>();
  for (const { family, url } of typography) {
    const name = family.trim();
    if (name !== '') named.set(name, { name, uploaded: Boolean(url) || named.get(name)?.uploaded === true });
  }
  return [...named.values()];
}
