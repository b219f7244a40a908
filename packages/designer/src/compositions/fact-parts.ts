import { isHan } from './break-lines.ts';
import type { InfoItem } from './info.ts';
import type { Stage } from './stage.ts';
import { pillPart } from './text-stack.ts';
import type { StackPart } from './text-stack.ts';
import type { TextAlign } from '../type/type-pairing.ts';

export interface FactLook {
  ink: string;
  /** Of what leads: an offer, a price. */
  accent: string;
  /** Pixels, of a plain fact. */
  size: number;
  /** Above the first, pixels. */
  gap?: number;
  align?: TextAlign;
  /** The ground that they stand on, for the call to action's words. */
  ground: string;
  /** The call to action stands elsewhere. */
  withoutAction?: boolean;
}

/** Facts below each other, an offer or a price larger than the rest, the call to action last. */
export function factParts(stage: Stage, items: readonly InfoItem[], look: FactLook): StackPart[] {
  const { size, ink, accent, gap = 0 } = look;
  const parts: StackPart[] = [];
  for (const [index, { name, text }] of items.entries()) {
    const lead = (name === 'offer' || name === 'price') && text.length <= 14;
    const strong = name === 'date' || name === 'subtitle';
    parts.push({
      name,
      text,
      voice: lead ? 'display' : 'text',
      size: size * (lead ? 1.9 : strong ? 1.16 : 1),
      ...(lead ? {} : { weight: strong ? 700 : 500 }),
      gap: index === 0 ? gap : size * (lead ? 0.9 : 0.58),
      maxLines: lead ? 1 : 3,
      casing: 'as-is',
      letterSpacing: lead ? 0 : isHan(text) ? 0.04 : 0,
      colour: lead ? accent : ink,
    });
  }
  const { action } = stage.brief.copy;
  if (action && !look.withoutAction)
    parts.push(
      pillPart(stage, action, {
        height: size * 1.95,
        gap: parts.length > 0 ? size * 1.1 : gap,
        fill: ink,
        ink: look.ground,
        align: look.align ?? 'left',
      }),
    );
  return parts;
}
