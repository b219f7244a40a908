/** What the agent's diary says, in the language of the request. */
import type { TurnStep } from '@easel/contract';
import type { Adjustment } from '../platform/models/fit-request.ts';
import type { FailureKind } from '../platform/models/model-failure.ts';

type Language = 'en' | 'zh';
type Status = TurnStep['status'];

/** Past steps in the past tense, the running one in the present, coming ones as what is to be done. */
export function briefLabel(language: Language, status: Status): string {
  if (language === 'zh') return { running: '正在读需求', done: '读完需求' }[status as string] ?? '读需求';
  return { running: 'Reading the brief', done: 'Read the brief' }[status as string] ?? 'Read the brief';
}

export function picturesLabel(language: Language, status: Status, count: number | null): string {
  if (language === 'zh') {
    const what = count === null ? '图片' : ` ${count} 张图片`;
    return { running: `正在做${what}`, done: `做完${what}` }[status as string] ?? `做${what}`;
  }
  const what = count === null ? 'the pictures' : `${count} ${count === 1 ? 'picture' : 'pictures'}`;
  return { running: `Making ${what}`, done: `Made ${what}` }[status as string] ?? `Make ${what}`;
}

export function lostPictures(language: Language, lost: number, count: number): string {
  if (language === 'zh') return lost === count ? '一张也没有做成。' : `有 ${lost} 张没有做成，其余已放好。`;
  return lost === count ? 'None of them came out.' : `${lost} of ${count} did not come out; the others are placed.`;
}

const failureReasons: Record<FailureKind, Record<Language, string>> = {
  key_refused: { en: 'The provider refused the key of this model.', zh: '模型服务拒绝了这个模型的密钥。' },
  no_such_model: { en: 'The provider does not know this model.', zh: '模型服务没有这个模型。' },
  no_picture_support: { en: 'This model makes no pictures.', zh: '这个模型不能生成图片。' },
  too_large: { en: 'The request was too large for the model.', zh: '请求超出了模型的大小限制。' },
  rate_limited: { en: 'The model is busy. Try again in a little while.', zh: '模型正忙，请稍后再试。' },
  timeout: { en: 'The model took too long.', zh: '模型太久没有给出结果。' },
  unreachable: { en: 'The model could not be reached.', zh: '无法连接到模型。' },
  garbage: { en: 'The model gave no usable picture.', zh: '模型没有给出可用的图片。' },
  refused_content: {
    en: 'The model declined this content. Describe the picture in other words.',
    zh: '模型拒绝了这段内容，请换一种说法。',
  },
  other: { en: 'The model gave no usable picture.', zh: '模型没有给出可用的图片。' },
};

export function pictureFailed(language: Language, kind: FailureKind): string {
  return failureReasons[kind][language];
}

const adjustmentNotes: Record<Adjustment, Record<Language, string>> = {
  size_cropped: {
    en: 'The model works in other proportions, so the pictures were cropped to the size you asked for.',
    zh: '模型只支持其他比例，图片已裁切为你要的尺寸。',
  },
  size_resized: {
    en: 'The model works at another size, so the pictures were resized to the one you asked for.',
    zh: '模型只支持其他尺寸，图片已缩放为你要的尺寸。',
  },
  references_left_out: {
    en: 'The model takes no reference pictures, so it worked from the words alone.',
    zh: '模型不支持参考图，只依据文字生成。',
  },
  references_fewer: {
    en: 'The model takes fewer reference pictures, so it worked from the first ones.',
    zh: '模型能用的参考图没有这么多，只用了前面几张。',
  },
  references_shrunk: {
    en: 'The reference pictures were shrunk to what the model accepts.',
    zh: '参考图已缩小到模型接受的大小。',
  },
  mask_left_out: {
    en: 'The model takes no mask, so other parts of the picture may have changed too.',
    zh: '模型不支持蒙版，图片的其他部分也可能有变化。',
  },
  quality_left_out: { en: 'The model has one quality only.', zh: '模型只有一种画质。' },
  background_kept: { en: 'The model cannot leave the background out.', zh: '模型不能生成透明背景。' },
  negative_left_out: { en: 'The model cannot be told what to avoid.', zh: '模型不支持排除内容。' },
  upscaled_plainly: {
    en: 'No model of this server adds detail, so the picture was enlarged by calculation.',
    zh: '服务器上没有能补充细节的放大模型，图片是按算法放大的。',
  },
  background_by_colour: {
    en: 'No model of this server cuts things out, so the even background was removed by its colour.',
    zh: '服务器上没有会抠图的模型，所以按颜色去掉了纯色背景。',
  },
};

/** What was done to wishes that the model cannot fulfil to the letter. */
export function adjusted(language: Language, codes: readonly Adjustment[]): string {
  return codes.map((code) => adjustmentNotes[code][language]).join(language === 'zh' ? '' : ' ');
}

/** Whoever did it: several may work in a project. */
export function stopped(language: Language): string {
  return language === 'zh' ? '已停止，已完成的都保留着。' : 'Stopped. What was done stays.';
}

/** What a conversation is about while its turn asks before it spends. */
export function planWaits(language: Language, count: number): string {
  if (language === 'zh') return `${count} 张图片，开始做吗？`;
  return `${count} ${count === 1 ? 'picture' : 'pictures'}. Go ahead?`;
}

export function planDropped(language: Language, count: number): { label: string; note: string } {
  const label = picturesLabel(language, 'coming', count);
  return { label, note: language === 'zh' ? '方案已放弃，什么都没有做。' : 'Plan dropped. Nothing of it was made.' };
}

export function turnFailed(language: Language, reason: 'model' | 'server' | 'credits'): string {
  if (reason === 'credits') {
    return language === 'zh'
      ? '本月的点数不够做这一步。已完成的都保留着，下个月会有新的点数。'
      : 'There are not enough credits left this month for this step. What was done stays; new ones come next month.';
  }
  if (language === 'zh') {
    return reason === 'model'
      ? '模型没有回答。请再试一次，或换一个模型。'
      : '服务器没能完成这一轮。已完成的都保留着，请再试一次。';
  }
  return reason === 'model'
    ? 'The model did not answer. Try again, or choose another model.'
    : 'The server could not finish this turn. What was done stays; try again.';
}
