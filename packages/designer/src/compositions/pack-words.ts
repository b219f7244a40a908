import { isHan } from './break-lines.ts';
import { factParts } from './fact-parts.ts';
import { infoItems } from './info.ts';
import type { InfoItem } from './info.ts';
import type { Stage } from './stage.ts';
import type { StackPart } from './text-stack.ts';

/** The front of a pack says who made it and what it is; the foot says how much, of what kind, and what it claims. */
export interface PackCopy {
  head: InfoItem[];
  foot: InfoItem[];
}

export function packCopy({ brief }: Stage): PackCopy {
  const items = infoItems(brief.copy);
  const head = items.filter(({ name }) => name === 'organisation' || name === 'subtitle');
  return { head, foot: items.filter((item) => !head.includes(item)) };
}

export interface PackLook {
  ink: string;
  accent: string;
  ground: string;
  /** Pixels. */
  title: number;
  size: number;
  align?: 'left' | 'centre';
  divider?: StackPart;
  maxLines?: number;
}

/** Maker above the name, kind below it. */
export function nameOfPack(stage: Stage, look: PackLook): StackPart[] {
  const { copy } = stage.brief;
  const { head } = packCopy(stage);
  const chinese = isHan(copy.title);
  const maker = head.find(({ name }) => name === 'organisation');
  const kind = head.find(({ name }) => name === 'subtitle');
  const line = (item: InfoItem, gap: number): StackPart => ({
    name: item.name,
    text: item.text,
    voice: 'text',
    weight: item === maker ? 700 : 500,
    size: look.size * (item === maker ? 1 : 1.15),
    gap,
    maxLines: 2,
    casing: item === maker ? 'upper' : 'as-is',
    letterSpacing: isHan(item.text) ? 0.2 : item === maker ? 0.16 : 0.02,
    colour: look.ink,
  });
  const parts: StackPart[] = maker ? [line(maker, 0)] : [];
  parts.push({
    name: 'title',
    text: copy.title,
    voice: 'display',
    size: look.title,
    gap: look.size * 1.1,
    maxLines: look.maxLines ?? (chinese ? 2 : 3),
    letterSpacing: chinese ? 0.06 : 0,
    colour: look.accent,
  });
  if (look.divider) parts.push(look.divider);
  if (kind) parts.push(line(kind, look.size));
  return parts;
}

/** A lone weight is set larger than a list of claims. */
export function footOfPack(stage: Stage, look: PackLook): StackPart[] {
  const { foot } = packCopy(stage);
  const ease = foot.length <= 2 ? 1.35 : foot.length <= 4 ? 1.15 : 1;
  return factParts(stage, foot, {
    ink: look.ink,
    accent: look.accent,
    size: look.size * ease,
    ground: look.ground,
    ...(look.align ? { align: look.align } : {}),
  });
}
