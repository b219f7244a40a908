/** Whatever may stand in a text and shows nothing alone: it joins, turns, breaks or fills. */
const unseen = /[\p{White_Space}\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/** Whether nobody could see it. Only judged by what is left: inside of emoji and of Arabic the joiners are letters' own. */
export function isBlank(text: string): boolean {
  return text.replaceAll(unseen, '') === '';
}

/** What a person called something, on one line; empty when nobody could see it. */
export function oneLine(text: string): string {
  return isBlank(text) ? '' : text.replaceAll(/\s+/g, ' ').trim();
}
