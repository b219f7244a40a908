/** Edits of designs as the planner asks for them and speaks of them. */
import { sayDesign, sayExport, sayNoAnswer } from './planner-words.ts';
import { asksForFile, asksOfUs, changesSelected, isQuestion, isRemark } from './request.ts';
import type { DesignSource, EditedDesign, EditedDesigns } from '../models.ts';

type Language = 'en' | 'zh';

/** A picture of ours that somebody may mean when they say what to change. */
export interface EditablePicture {
  readonly nodeId: string | null;
  readonly title: string;
  readonly prompt: string;
  readonly source: DesignSource;
  /** What was taken out of it is what the person points at. */
  readonly byElements?: boolean;
}

/** As `make_pictures` takes it from our own planner. */
export interface AskedPicture {
  readonly title: string;
  readonly prompt: string;
  readonly references?: string[];
  readonly design: Pick<EditedDesign, 'source' | 'width' | 'height'>;
}

const changeMark = ' → ';
const longest = { title: 120, prompt: 8000 };

/** The pictures that an edit makes: named as the original is, unless its title was changed. */
export function picturesAfter(picture: EditablePicture, edited: EditedDesigns, words: string): AskedPicture[] {
  const several = edited.designs.length > 1;
  const inSizes = new Set(edited.designs.map(({ width, height }) => `${width} × ${height}`)).size > 1;
  return edited.designs.map(({ source, width, height, title }, at) => {
    const name = title === edited.titleBefore ? picture.title || title : title;
    const which = inSizes ? `${width} × ${height}` : String(at + 1);
    const called = several ? `${name.slice(0, longest.title - 20)} · ${which}` : name;
    return {
      title: called.slice(0, longest.title),
      prompt: [picture.prompt, words].filter(Boolean).join(changeMark).slice(-longest.prompt).toWellFormed(),
      ...(picture.nodeId && { references: [picture.nodeId] }),
      design: { source, width, height },
    };
  });
}

/**
 * What is changed, what stays as it was, and what came to nothing.
 *
 * @param planned nothing is changed before somebody agrees
 */
export function sayEdited(language: Language, edits: readonly EditedDesigns[], { planned = false } = {}): string {
  const all = (of: (edit: EditedDesigns) => readonly string[]) => [...new Set(edits.flatMap(of))];
  const changed = all((edit) => edit.changed);
  const refused = all((edit) => edit.refused);
  const missed = all((edit) => edit.missed).map((words) => `“${words}”`);
  if (language === 'zh') {
    const done = changed.length > 0 ? `${planned ? '将改动' : '改动'}：${changed.join('、')}。其余不变。` : '';
    return done + refused.join('') + (missed.length > 0 ? `没看懂${missed.join('、')}，这部分没有改。` : '');
  }
  const [does, stays] = planned ? ['To be changed', 'is'] : ['Changed', 'was'];
  const done = changed.length > 0 ? [`${does}: ${changed.join(', ')}. The rest stays as it ${stays}.`] : [];
  const lost = missed.length > 0 ? [`Not understood, so left alone: ${missed.join(', ')}.`] : [];
  return [...done, ...refused, ...lost].join(' ');
}

/**
 * The answer to words that neither change a design nor ask for one: a file, a question, a remark that nobody understood.
 *
 * @param about what the words may be about: a design of ours, or something that is none and that the person points at
 * @returns undefined where the words ask for a design
 */
export function sayAside(
  language: Language,
  words: string,
  about: 'design' | 'picture' | 'element' | null,
): string | undefined {
  if (asksOfUs(words)) return sayNoAnswer(language);
  if (about === null) return undefined;
  if (asksForFile(words)) return sayExport(language);
  if (isQuestion(words)) return sayNoAnswer(language);
  if (about === 'design') return isRemark(words) ? sayNoEdit(language) : undefined;
  return changesSelected(words) ? sayNotOurs(language, about) : undefined;
}

/** What words would change and no design of ours is, with the way to change it. */
function sayNotOurs(language: Language, what: 'picture' | 'element'): string {
  if (language === 'zh') {
    return what === 'picture'
      ? '内置设计师只能改自己画的设计，选中的图片不是。图片上方的工具栏可以裁剪、去除背景、编辑元素；也可以说说要用它做什么设计。'
      : '内置设计师只能改自己画的设计，选中的元素不是，可以直接在画布上改：双击改文字，颜色和大小用上方的工具栏。要改设计，请先选中它再说。';
  }
  return what === 'picture'
    ? 'The built-in designer changes only designs that it drew itself, and the selected picture is none. The bar above it crops it, removes its background and takes it apart with Edit elements; or say which design it should stand in.'
    : 'The built-in designer changes only designs that it drew itself, and what is selected is none. Change it on the canvas: double-click its words, and use the bar above it for colour and size. To change a design, select that one and say what to change.';
}

/** The picture is drawn anew; what was taken out of it is the person's own work by now. */
export function sayElementsKept(language: Language): string {
  return language === 'zh'
    ? '选中的元素保持不变，改的是它们的原图。'
    : ' The selected elements stay; it is the picture that they were taken from that is drawn anew.';
}

/** For who asked for something that no edit is. */
export function sayNoEdit(language: Language): string {
  return language === 'zh'
    ? '没看懂要改什么。内置设计师能改颜色、风格、字体、标题大小、文字、画的东西、版式、尺寸和节日，比如“暖一点”“标题大一点”“把杯子换成茶壶”。'
    : 'I did not understand what to change. The built-in designer changes colours, style, typeface, title size, words, what is drawn, layout, size and festival: try “make it warmer”, “title bigger” or “swap the cup for a teapot”.';
}

/** One line for the diary: what is made, of which size, and what is other about it. */
export function noteOfEdit(language: Language, edits: readonly EditedDesigns[]): string {
  const zh = language === 'zh';
  const designs = edits.flatMap((edit) => edit.designs);
  const made = designs.map(({ type, title, width, height }) => sayDesign(language, { type, title, width, height }));
  const changed = [...new Set(edits.flatMap((edit) => edit.changed))];
  const what = [...new Set(made)].join(zh ? '；' : '; ');
  return `${what}${zh ? '：' : ': '}${changed.join(zh ? '、' : ', ')}`.slice(0, 300);
}
