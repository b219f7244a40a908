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

/** Its typefaces by name, each once. */
export function familiesOfBrand({ typography }: Pick<ProjectBrand, 'typography'>): string[] {
  return [...new Set(typography.map(({ family }) => family.trim()).filter((family) => family !== ''))];
}
