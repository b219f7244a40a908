/** What an operation on a picture asks for: its words for people, and its wishes for a model. */
import type { PictureOperation } from '@easel/contract';
import type { PictureSource } from './picture-sources.ts';
import type { PictureWish } from './picture-wish.ts';
import { groundFor } from './picture-work/expand-ground.ts';
import type { PlannedPictures } from './tools.ts';
import type { TurnRequest } from './turn-request.ts';

type Language = 'en' | 'zh';
/** The longest side that a picture of ours has. */
export const longestSide = 4096;
const usualVariations = 3;
const longestPrompt = 8000;
/** Between what a picture was made from and what is to change about it, as our own designer reads it. */
const changeMark = ' → ';

/** For the person's message, where they wrote nothing. */
export function operationWords(language: Language, operation: PictureOperation, title: string): string {
  const zh = language === 'zh';
  const name = title ? `“${title}”` : zh ? '这张图片' : 'this picture';
  switch (operation.kind) {
    case 'edit':
      return '';
    case 'variations':
      return zh ? `为${name}做变体` : `Variations of ${name}`;
    case 'expand':
      return zh ? `扩展${name}的画面` : `Expand ${name}`;
    case 'remove-background':
      return zh ? `去掉${name}的背景` : `Remove the background of ${name}`;
    case 'upscale':
      return zh ? `把${name}放大到 ${operation.factor} 倍` : `Enlarge ${name} ${operation.factor}×`;
  }
}

/** What the agent says before it begins. */
export function operationBrief(language: Language, operation: PictureOperation, count: number): string {
  const zh = language === 'zh';
  switch (operation.kind) {
    case 'edit':
      return zh ? '按你的话改这张图，原图不动。' : 'Changing the picture as you say; the original stays.';
    case 'variations':
      if (zh) return `做 ${count} 个变体，放在原图旁边。`;
      return count === 1 ? 'One variation, beside the original.' : `${count} variations, beside the original.`;
    case 'expand':
      return zh ? '向外扩展画面，原有的部分不变。' : 'Carrying the picture on beyond its edges; what is there stays.';
    case 'remove-background':
      return zh ? '去掉背景，原图不动。' : 'Taking the background away; the original stays.';
    case 'upscale':
      return zh
        ? `放大到 ${operation.factor} 倍，原图不动。`
        : `Enlarging it ${operation.factor}×; the original stays.`;
  }
}

/** What a planner would have asked for, had it been asked: an operation says all by itself. */
export function operationCall(request: TurnRequest, operation: PictureOperation, redraws: boolean): PlannedPictures {
  const [source] = request.pictures ?? [];
  if (!source) throw new Error('an operation is about a picture');
  const count = countOf(request, operation);
  const prompt = redraws ? redrawnFrom(request, source, operation) : promptFor(request, source, operation);
  const pictures = Array.from({ length: count }, (_, position) => {
    const title = titleAfter(request.language, source.title, operation, position + 1);
    return { title, prompt: prompt.slice(0, longestPrompt).toWellFormed() };
  });
  const { width, height } = source.pixels;
  return { brief: [source.title.slice(0, 200), `${width} × ${height}`].filter(Boolean).join(', '), pictures };
}

export function countOf({ count }: Pick<TurnRequest, 'count'>, { kind }: PictureOperation): number {
  if (kind === 'variations') return count ?? usualVariations;
  return kind === 'edit' ? (count ?? 1) : 1;
}

/** The pictures that an operation makes: whatever sizes people chose for others, these go by the picture. */
export function operationWishes(
  { pictures: asked }: PlannedPictures,
  { pictures = [] }: TurnRequest,
  operation: PictureOperation,
): PictureWish[] {
  const [source] = pictures;
  if (!source) return [];
  const size = sizeAfter(source, operation);
  const shown = shownAfter(source, operation);
  return asked.map(({ title, prompt }) => ({ title, prompt, ...size, shown }));
}

/** What is kept as the words of a picture: those that describe it, not those that tell a model what to do with it. */
export function keptPrompt({ operation, pictures = [] }: TurnRequest, redraws: boolean, prompt: string): string {
  if (!operation || redraws || operation.kind === 'edit') return prompt;
  return pictures[0]?.prompt ?? '';
}

function sizeAfter({ pixels }: PictureSource, operation: PictureOperation): { width: number; height: number } {
  if (operation.kind === 'expand') {
    const { width, height } = groundFor(pixels, operation.edges, longestSide);
    return { width, height };
  }
  const factor = operation.kind === 'upscale' ? operation.factor : 1;
  const scale = Math.min(factor, longestSide / Math.max(pixels.width, pixels.height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(pixels.width), height: side(pixels.height) };
}

/** Beside the original at its scale, however many pixels either has. */
function shownAfter({ shown, pixels }: PictureSource, operation: PictureOperation): { width: number; height: number } {
  const { width, height } = shown ?? pixels;
  if (operation.kind !== 'expand') return { width, height };
  const { left, right, top, bottom } = operation.edges;
  return { width: Math.round(width * (1 + left + right)), height: Math.round(height * (1 + top + bottom)) };
}

function promptFor({ text }: TurnRequest, { prompt }: PictureSource, { kind }: PictureOperation): string {
  const about = prompt ? ` It was made from these words: ${prompt}` : '';
  switch (kind) {
    case 'edit':
      return text;
    case 'variations':
      return `Another version of this picture: the same subject, style, colours and wording, in another composition.${about}`;
    case 'expand':
      return `Carry this picture on beyond its edges, in the same light, style and perspective. Change nothing that is there, and add no frame and no lettering.${about}`;
    case 'remove-background':
      return 'Cut the main subject out: keep it exactly as it is, and leave everything behind it fully transparent.';
    case 'upscale':
      return 'Make this picture larger and sharper. Change nothing that it shows.';
  }
}

/** A picture that our own designer made is drawn again from its words. */
function redrawnFrom({ text }: TurnRequest, { prompt }: PictureSource, { kind }: PictureOperation): string {
  return kind === 'edit' ? `${prompt}${changeMark}${text}` : prompt;
}

function titleAfter(language: Language, title: string, operation: PictureOperation, number: number): string {
  const zh = language === 'zh';
  const name = title || (zh ? '图片' : 'Picture');
  const after = {
    edit: zh ? '修改' : 'edited',
    variations: zh ? '变体' : 'variation',
    expand: zh ? '扩展' : 'expanded',
    'remove-background': zh ? '无背景' : 'no background',
    upscale: operation.kind === 'upscale' ? `${operation.factor}×` : '',
  }[operation.kind];
  const numbered = number > 1 ? `${after} ${number}` : after;
  return `${name.slice(0, 90)}${zh ? '，' : ', '}${numbered}`;
}

/** What the agent says at the end. */
export function operationClosing(
  language: Language,
  operation: PictureOperation,
  { placed, reasons }: { placed: number; reasons: readonly string[] },
): string {
  const zh = language === 'zh';
  if (placed === 0) return [...new Set(reasons)].join(zh ? '' : ' ');
  const failed = reasons.length;
  const lost = failed > 0 ? (zh ? `有 ${failed} 张没有做成。` : ` ${failed} did not come out.`) : '';
  if (zh) return `${placed > 1 ? `${placed} 张结果` : '结果'}放在原图旁边，用线连着；原图没有改动。${lost}`;
  const what = placed > 1 ? `${placed} results stand` : 'The result stands';
  const kept = operation.kind === 'edit' ? 'which is unchanged' : 'which stays as it was';
  return `${what} beside the original, ${kept}.${lost}`;
}
