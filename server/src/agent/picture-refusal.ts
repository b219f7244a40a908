/** Why a picture cannot be worked on, apart from what a model says. */
export type RefusedPicture = 'gone' | 'ground_uneven' | 'ground_everything';

export class PictureRefusal extends Error {
  override readonly name = 'PictureRefusal';
  readonly reason: RefusedPicture;

  constructor(reason: RefusedPicture) {
    super(`the picture cannot be worked on: ${reason}`);
    this.reason = reason;
  }
}

const words: Record<RefusedPicture, Record<'en' | 'zh', string>> = {
  gone: {
    en: 'The picture that this works from is no longer there. Choose another.',
    zh: '要处理的图片已经不在了，请换一张。',
  },
  ground_uneven: {
    en: 'The background is not one even colour, and no model of this server cuts things out.',
    zh: '背景不是纯色，而服务器上没有会抠图的模型。',
  },
  ground_everything: {
    en: 'The picture is all background: nothing would be left of it.',
    zh: '整张图都是背景，去掉之后什么也不剩。',
  },
};

export function pictureRefused(language: 'en' | 'zh', reason: RefusedPicture): string {
  return words[reason][language];
}
