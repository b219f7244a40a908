/** How a kit shows itself: on which ground, in which ink. */
import type { BrandDocument, ProjectBrand } from '@easel/contract';
import { fontStack } from '../canvas/text/families.ts';
import { bestOn, contrastOf, gradeOf, lightnessOf } from './contrast.ts';
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
  const lightest = colours.toSorted((one, other) => lightnessOf(other.hex) - lightnessOf(one.hex))[0]!;
  const named = colours.find(({ name, role = '' }) => grounds.test(`${role} ${name}`));
  // A kit of strong colours alone shows the first of them.
  const ground = (named ?? (lightnessOf(lightest.hex) > 0.6 ? lightest : colours[0]!)).hex;
  const others = colours.map(({ hex }) => hex).filter((hex) => hex !== ground);
  // The brand's own ink where one can read it.
  const own = bestOn(ground, [...others, ground]);
  const ink = gradeOf(contrastOf(ground, own)) === 'text' ? own : bestOn(ground, ['#141312', '#ffffff']);
  return { ground, ink, strip: others.slice(0, 8) };
}

type Typed = Pick<ProjectBrand, 'typography'>;

/** How titles are set; as everything else where the kit names no typeface. A file without a weight is drawn as it is. */
export function titleStyle({ typography }: Typed): TitleStyle {
  const titles = typography.find(({ role }) => /display|head|title|标题|展示/iu.test(role)) ?? typography[0];
  if (!titles) return { fontWeight: 600 };
  return { fontFamily: stackOf(titles), fontWeight: titles.weight ?? (titles.assetId ? 400 : 600) };
}

export interface TitleStyle {
  readonly fontFamily?: string;
  readonly fontWeight: number;
}

export function stackOf(type: BrandDocument['typography'][number]): string {
  const stack = fontStack(type.family.trim() || 'Inter');
  return type.assetId ? `'${privateName(type)}', ${stack}` : stack;
}
