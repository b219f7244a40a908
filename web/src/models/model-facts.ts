/** What the page says of a model, as data: which words, never the words themselves. */
import type { Model } from '@easel/contract';

export type Role = 'image' | 'chat' | 'separate';

export interface Ability {
  readonly name:
    | 'exactWords'
    | 'references'
    | 'mask'
    | 'upscale'
    | 'transparent'
    | 'plans'
    | 'search'
    | 'talks'
    | 'takesApart';
  readonly has: boolean;
}

/** Of a role, in the order in which `auto` takes them; the first is its choice. */
export function modelsFor(models: readonly Model[], role: Role): readonly Model[] {
  return models.filter(({ kinds }) => kinds.includes(role));
}

/** The embedded ones are one entry of the list: a designer that draws and a planner that thinks. */
export function isEmbedded({ provider }: Pick<Model, 'provider'>): boolean {
  return provider === 'embedded';
}

export function hasOnlyEmbedded(models: readonly Model[]): boolean {
  return models.every(isEmbedded);
}

export function abilitiesFor(model: Model, role: Role): readonly Ability[] {
  const own = isEmbedded(model);
  if (role === 'chat') {
    return [
      { name: 'plans', has: true },
      { name: 'search', has: true },
      { name: 'talks', has: !own },
    ];
  }
  if (role === 'separate') return [{ name: 'takesApart', has: true }];
  const { edit = false, mask = false, transparent = false, upscale = false } = model.abilities ?? {};
  return [
    // Our designer sets type as type; a trained one paints letters, and may misspell.
    ...(own ? [{ name: 'exactWords' as const, has: true }] : []),
    { name: 'references', has: edit },
    { name: 'mask', has: mask },
    { name: 'transparent', has: transparent },
    // Few do, and the product enlarges by itself.
    ...(upscale ? [{ name: 'upscale' as const, has: true }] : []),
  ];
}

export type Sizes =
  | { readonly kind: 'any'; readonly most: number }
  | { readonly kind: 'ratios'; readonly count: number }
  | { readonly kind: 'listed'; readonly sizes: readonly string[]; readonly more: number };

const mostListed = 2;

export function sizesOf({ abilities }: Model): Sizes | null {
  if (!abilities) return null;
  const { sizes, maxSide } = abilities;
  if (!sizes) return { kind: 'any', most: maxSide };
  if (sizes.every((size) => size.includes(':'))) return { kind: 'ratios', count: sizes.length };
  const words = sizes.map((size) => size.replace('x', ' × '));
  return { kind: 'listed', sizes: words.slice(0, mostListed), more: Math.max(0, words.length - mostListed) };
}

/** How long something took, in the unit that reads best. */
export function tookOf(ms: number): { readonly unit: 'ms' | 's'; readonly value: number } {
  return ms < 1000 ? { unit: 'ms', value: ms } : { unit: 's', value: Math.round(ms / 100) / 10 };
}
