import { isHan } from './break-lines.ts';
import { infoItems } from './info.ts';
import type { Field } from './info.ts';
import type { Stage } from './stage.ts';
import type { StackPart } from './text-stack.ts';

export interface InvitationLook {
  ink: string;
  /** Of the title, the date and the answer that is asked for. */
  accent: string;
  /** Pixels. */
  title: number;
  titleCasing?: 'upper' | 'as-is';
  titleSpacing?: number;
  /** Parts names from facts. */
  divider?: StackPart;
}

/** A couple stands one above the other with the joint between them. */
export function coupleLines(title: string): string[] | undefined {
  const couple = /^(\S.{0,18}?) (&|and|\+) (\S.{0,18})$/iu.exec(title.trim());
  return couple ? [couple[1]!, couple[2]!, couple[3]!] : undefined;
}

/** Little copy is set larger. */
function easeOf(texts: readonly string[]): number {
  const length = texts.reduce((sum, text) => sum + text.length * (isHan(text) ? 2 : 1), 0);
  return length <= 40 ? 1.25 : length <= 90 ? 1.1 : 1;
}

/** An invitation's words on one axis, in the order of courtesy: who asks, to what, when, where, and for an answer. */
export function invitationParts(stage: Stage, look: InvitationLook): StackPart[] {
  const { measure, brief } = stage;
  const { copy } = brief;
  const { ink, accent } = look;
  const couple = coupleLines(copy.title);
  const chinese = isHan(copy.title);
  const first: Field[] = copy.subtitle ? ['subtitle'] : [];
  const items = infoItems(copy, first);
  const ease = easeOf([...items.map(({ text }) => text), copy.subtitle ?? '']);
  const small = measure * 0.0265 * ease;
  const parts: StackPart[] = [];
  if (copy.subtitle)
    parts.push({
      name: 'subtitle',
      text: copy.subtitle,
      voice: 'text',
      size: small,
      gap: 0,
      maxLines: 3,
      letterSpacing: isHan(copy.subtitle) ? 0.2 : 0.04,
      colour: ink,
    });
  parts.push({
    name: 'title',
    text: copy.title,
    voice: 'display',
    size: look.title * (couple ? 0.92 : 1),
    gap: measure * 0.042,
    maxLines: chinese ? 3 : 4,
    lineHeight: chinese ? 1.24 : couple ? 1 : 1.06,
    letterSpacing: look.titleSpacing ?? (chinese ? 0.1 : 0),
    colour: accent,
    ...(look.titleCasing ? { casing: look.titleCasing } : {}),
    ...(couple ? { lines: couple } : {}),
  });
  if (look.divider && items.length > 0) parts.push(look.divider);
  for (const [index, { name, text }] of items.entries()) {
    const strong = name === 'date';
    parts.push({
      name,
      text,
      voice: 'text',
      size: strong ? small * 1.3 : small,
      weight: strong ? 700 : 500,
      gap: index === 0 ? measure * 0.04 : small * (strong ? 0.9 : 0.72),
      maxLines: 3,
      letterSpacing: isHan(text) ? 0.1 : strong ? 0.02 : 0.01,
      colour: ink,
    });
  }
  if (copy.action)
    parts.push({
      name: 'action',
      text: copy.action,
      voice: 'text',
      size: small * 0.95,
      weight: 700,
      gap: measure * 0.04,
      maxLines: 2,
      casing: 'upper',
      letterSpacing: isHan(copy.action) ? 0.2 : 0.14,
      colour: accent,
    });
  return parts;
}

export const isWedding = (prompt: string) =>
  /wedding|bridal|engagement|marri|save[- ]the[- ]date|婚|喜帖|订婚|新人/iu.test(prompt);

export const isParty = (prompt: string) =>
  /birthday|party|baby|kids?\b|children|graduat|barbecue|picnic|生日|派对|聚会|满月|百日|周岁|毕业|亲子/iu.test(prompt);
