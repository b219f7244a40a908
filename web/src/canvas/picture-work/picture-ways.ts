import type { CanvasNode } from '@easel/canvas';
import type { Model } from '@easel/contract';

/** What can be had done with a picture. */
const pictureWorks = ['edit', 'mask', 'variations', 'expand', 'removeBackground', 'upscale'] as const;
export type PictureWork = (typeof pictureWorks)[number];

/**
 * Who does it: a model; Easel itself, by drawing its own design anew or by calculation; or nobody on this server.
 * `loose`: a model that takes no mask, so that other parts may change too.
 */
export type Way = 'model' | 'loose' | 'redraw' | 'calculation' | 'none';
export type Ways = Readonly<Record<PictureWork, Way>>;

/** Whether our own designer drew it: only such pictures are to be had as SVG. */
export function isOwnDesign(node: CanvasNode): boolean {
  const model = node.data?.['model'];
  return node.type === 'image' && typeof model === 'string' && model.endsWith('(procedural)');
}

/** How a picture was made, as its node tells. */
export interface Made {
  readonly prompt: string;
  readonly model: string;
}

/** What the server would do with each; it decides by the same rules when it is asked. */
export function waysOf(models: readonly Model[], { prompt, model }: Made): Ways {
  const trained = models.flatMap(({ provider, abilities }) =>
    provider !== 'embedded' && abilities ? [abilities] : [],
  );
  const edits = trained.some(({ edit }) => edit);
  const masks = trained.some(({ edit, mask }) => edit && mask);
  const own: Way = prompt !== '' && model.endsWith('(procedural)') ? 'redraw' : 'none';
  const masked: Way = masks ? 'model' : edits ? 'loose' : 'none';
  return {
    edit: edits ? 'model' : own,
    mask: masked,
    variations: edits ? 'model' : own,
    expand: masked,
    removeBackground: trained.some(({ edit, transparent }) => edit && transparent) ? 'model' : 'calculation',
    upscale: trained.some(({ upscale }) => upscale) ? 'model' : 'calculation',
  };
}
