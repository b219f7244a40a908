/** Whatever may stand in a text and shows nothing alone: it joins, turns, breaks or fills. */
const unseen = /[\p{White_Space}\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/** Whether nobody could see it. Only judged by what is left: inside of emoji and of Arabic the joiners are letters' own. */
export function isBlank(text: string): boolean {
  return text.replaceAll(unseen, '') === '';
}

/**
 * What a person called something, on one line; empty when nobody could see it. Marks that turn the direction of writing
 * would go on turning what stands behind it, and an operator's terminal obeys other controls.
 */
export function oneLine(text: string): string {
  if (isBlank(text)) return '';
  return text
    .replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
