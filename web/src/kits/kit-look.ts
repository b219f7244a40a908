/** How a kit shows itself: on which ground, in which ink. */
import type { BrandDocument, ProjectBrand } from '@easel/contract';
import { fontStack } from '../canvas/text/families.ts';
import { bestOn, contrastOf, gradeOf, luminanceOf } from './contrast.ts';
import { coloursOf } from './kit-document.ts';
import { privateName } from './kit-faces.ts';

export interface KitLook {
  readonly ground: string;
  readonly ink: string;
  /** The other colours, as a strip at the foot. */
  readonly strip: readonly string[];
}

const grounds = /paper|ground|background|surface|底|背景|纸/i;
const bans = /never|not |avoid|禁|勿|不/i;

/** Null for a kit without colours. */
export function lookOf(document: Pick<BrandDocument, 'colorGroups'>): KitLook | null {
  const usable = coloursOf({ colorGroups: document.colorGroups.filter(({ name }) => !bans.test(name)) });
  const colours = usable.filter(({ role = '' }) => !bans.test(role));
  if (colours.length === 0) return null;
  const lightest = colours.toSorted((one, other) => luminanceOf(other.hex) - luminanceOf(one.hex))[0]!;
  const named = colours.find(({ name, role = '' }) => grounds.test(`${role} ${name}`));
  // A kit of strong colours alone shows the first of them.
  const ground = (named ?? (luminanceOf(lightest.hex) > 0.6 ? lightest : colours[0]!)).hex;
  const others = colours.map(({ hex }) => hex).filter((hex) => hex !== ground);
  // The brand's own ink where one can read it.
  const own = bestOn(ground, [...others, ground]);
  const ink = gradeOf(contrastOf(ground, own)) === 'text' ? own : bestOn(ground, ['#141312', '#ffffff']);
  return { ground, ink, strip: others.slice(0, 8) };
}

type Typed = Pick<ProjectBrand, 'typography'>;

/** The typeface of titles, as CSS reads it; nothing where the kit names none. */
export function displayFont({ typography }: Typed): string | undefined {
  const titles = typography.find(({ role }) => /display|head|title|标题|展示/iu.test(role)) ?? typography[0];
  return titles ? stackOf(titles) : undefined;
}

export function stackOf(type: BrandDocument['typography'][number]): string {
  const stack = fontStack(type.family.trim() || 'Inter');
  return type.assetId ? `'${privateName(type)}', ${stack}` : stack;
}
