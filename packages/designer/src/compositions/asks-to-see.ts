import type { Brief } from '../brief/brief.ts';
import { readSetting } from '../brief/read-setting.ts';
import { findSubjects } from '../material/subjects.ts';

const end = String.raw`(?=\s(?:with|saying|that|which|and (?:the|an?) (?:text|words?|title|quote))\b|[,.;:\n“"「]|$)`;
const pictured = [
  new RegExp(
    String.raw`\b(?:posters?|prints?|pictures?|images?|covers?|cards?|stickers?|banners?) of (?:an? |the |some |two |three )?([^,.;:\n“"「]+?)${end}`,
    'iu',
  ),
  new RegExp(String.raw`\b(?:with|showing|featuring|depicting) an? ([^,.;:\n“"「]+?)${end}`, 'iu'),
  /画面(?:里|中|上)?(?:要)?(?:有|是|画)(?:一?[只个条朵杯座棵头匹艘片])?([^，。；“「\n]{1,10})/u,
];

/**
 * Whether the prompt says outright what its picture is to show: "a poster of a mountain", 画面有一座雪山. Where it does, a
 * sheet of letters alone is no answer.
 */
export function asksToSee({ prompt }: Brief): boolean {
  return pictured.some((pattern) => {
    const thing = pattern.exec(prompt)?.[1]?.trim();
    if (!thing) return false;
    return (findSubjects(thing, 1)[0]?.score ?? 0) > 0.8 || readSetting(thing).terrain !== undefined;
  });
}
