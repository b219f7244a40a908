/** Edits of designs that were drawn before, as the designer's process plans and replays them. */
import { onSheet, planEdit, type BrandRules, type EditableDesign } from '@easel/designer';
import type { DesignEdit, WishEdit } from './designer-messages.ts';

/** The design as its edits left it, each read again from its words. */
export function withEdits(
  design: EditableDesign,
  edits: readonly WishEdit[],
  brand: BrandRules | undefined,
): EditableDesign {
  return edits.reduce((before, { words, size, which = 0 }) => {
    const planned = planEdit(words, before, brand ? { brand } : {})?.designs ?? [];
    const own = planned[which] ?? planned[0];
    if (!size) return own ?? before;
    const fits = ({ brief }: EditableDesign) => brief.width === size.width && brief.height === size.height;
    const wanted = own && fits(own) ? own : planned.find(fits);
    return wanted ?? onSheet(own ?? before, size);
  }, design);
}

/** What words would change about a design; `null` where they say nothing that could be changed. */
export function editOf(
  words: string,
  design: EditableDesign,
  options: { brand: BrandRules | undefined; language: 'en' | 'zh' },
): DesignEdit | null {
  const { brand, language } = options;
  const plan = planEdit(words, design, brand ? { brand } : {});
  if (!plan) return null;
  const sized = plan.changes.some(({ kind }) => kind === 'size');
  return {
    designs: plan.designs.map(({ brief: { type, width, height, copy }, direction: { label } }) => {
      return { type, width, height, title: copy.title, direction: label[language], sized };
    }),
    titleBefore: design.brief.copy.title,
    changed: plan.changes.map(({ said }) => said[language]),
    refused: plan.refused.map((said) => said[language]),
    missed: plan.missed,
  };
}
