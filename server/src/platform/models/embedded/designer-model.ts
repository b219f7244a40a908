import type { ImageModelV4, ImageModelV4CallOptions, ImageModelV4Result } from '@ai-sdk/provider';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { BrandHints } from '../brand-hints.ts';
import {
  easelOptions,
  type DesignSource,
  type EditAsk,
  type EditedDesign,
  type EditedDesigns,
  type LayeredModel,
} from '../models.ts';
import type { Designer, Wish } from './designer.ts';
import { withoutKind } from './named-kind.ts';

export const designerModelId = 'easel-designer-1';

const share = Type.Number({ minimum: 0, maximum: 1 });
/** A person's picture that a design is drawn with. */
export const WishPictureHint = Type.Object({
  assetId: Type.String(),
  key: Type.String(),
  cut: Type.Union([Type.Null(), Type.Object({ x: share, y: share, width: share, height: share })]),
});

/** Where a picture stands among those of its call: variations differ in direction, so each must know its place. */
const PictureWish = Type.Object({
  language: Type.Enum(['en', 'zh']),
  position: Type.Integer({ minimum: 0 }),
  count: Type.Integer({ minimum: 1 }),
  brand: Type.Optional(BrandHints),
  picture: Type.Optional(WishPictureHint),
  /** What it is drawn from, where it is an edit of another: the prompt is then only what people read. */
  design: Type.Optional(
    Type.Unsafe<Pick<DesignSource, 'wish' | 'position'>>(
      Type.Object({ wish: Type.Object({}), position: Type.Integer() }),
    ),
  ),
});

type Told = Static<typeof PictureWish>;

const readTold = (given: unknown): Told =>
  Value.Check(PictureWish, given) ? given : { language: 'en', position: 0, count: 1 };

function wishOf(asked: Pick<Wish, 'prompt' | 'size' | 'seed'> & { told: Told }): Wish {
  const { prompt, size, seed, told } = asked;
  const { language, count, brand, picture } = told;
  return { prompt, size, count, language, seed, ...(brand && { brand }), ...(picture && { picture }) };
}

/** What words make of a design, each result with what it is drawn from; `null` where they say nothing of it. */
export async function editDesign(
  designer: Designer,
  { wish, position }: Pick<DesignSource, 'wish' | 'position'>,
  asked: EditAsk,
): Promise<EditedDesigns | null> {
  const { language, size, signal } = asked;
  const words = wish.kind === undefined ? asked.words : withoutKind(asked.words, wish.kind);
  const edit = await designer.edit(wish, position, { words, language }, signal);
  if (!edit) return null;
  const designs = edit.designs.map(({ type, width, height, title, direction, sized }, which): EditedDesign => {
    const shape = sized ? { width, height } : size;
    const step = {
      words,
      ...(shape && { size: { width: shape.width, height: shape.height } }),
      // Designs of several sizes are told apart by these.
      ...(edit.designs.findIndex((other) => other.width === width && other.height === height) !== which && { which }),
    };
    const next = { ...wish, edits: [...(wish.edits ?? []), step] };
    const source = { designer: designerModelId, wish: next, position };
    return { source, type, width: shape?.width ?? width, height: shape?.height ?? height, title, direction };
  });
  const { titleBefore, changed, refused, missed } = edit;
  return { designs, titleBefore, changed, refused, missed };
}

/** What a picture by the designer follows from, and its layers. */
export function layeredDesigns(designer: Designer): LayeredModel {
  return {
    sourceOf: ({ prompt, width, height, seed = 0, hints }) => {
      const told = readTold(hints);
      if (told.design) return { designer: designerModelId, ...told.design };
      const wish = wishOf({ prompt, size: { width, height }, seed, told });
      return { designer: designerModelId, wish, position: told.position };
    },
    edit: (design, asked) => editDesign(designer, design, asked),
    layers: ({ wish, position }, signal) => designer.layers(wish, position, signal),
    svg: ({ wish, position }, ground) => designer.svg(wish, position, ground),
  };
}

/** The embedded designer as an image model of the AI SDK: same loop, same log, same tests as for a trained one. */
export class DesignerModel implements ImageModelV4 {
  readonly specificationVersion = 'v4';
  readonly provider = 'embedded';
  readonly modelId = designerModelId;
  readonly maxImagesPerCall = 1;
  readonly supportsFileInputs = false;
  readonly supportsMaskInputs = false;
  readonly #designer: Designer;

  constructor(designer: Designer) {
    this.#designer = designer;
  }

  async doGenerate(options: ImageModelV4CallOptions): Promise<ImageModelV4Result> {
    const { prompt = '', size, seed = 0, providerOptions, abortSignal } = options;
    const given = providerOptions[easelOptions];
    const told = readTold(given);
    const [width = 0, height = 0] = (size ?? '0x0').split('x').map(Number);
    const asked = width && height ? { width, height } : null;
    const { wish, position } = told.design ?? {
      wish: wishOf({ prompt, size: asked, seed, told }),
      position: told.position,
    };
    const { png, style, composition, alt } = await this.#designer.draw(wish, position, abortSignal);
    return {
      images: [png],
      warnings: [],
      response: { timestamp: new Date(), modelId: this.modelId, headers: undefined },
      providerMetadata: { [this.provider]: { images: [{ style, composition, alt }] } },
    };
  }
}
