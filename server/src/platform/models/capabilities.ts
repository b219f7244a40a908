import type { Driver } from './base-url.ts';

/** What a model of pictures can do, because providers don't say. */
export interface Capabilities {
  /** `<width>x<height>` or `<width>:<height>`; `null`: any. */
  readonly sizes: readonly string[] | null;
  readonly maxSide: number;
  /** Both sides are multiples of it. */
  readonly step: number;
  readonly maxCount: number;
  readonly edit: boolean;
  /** Reference pictures of one request, where it takes any. */
  readonly maxReferences: number;
  readonly mask: boolean;
  /** How the provider wants a mask: clear where the picture may change, or white there. */
  readonly maskForm: 'clear' | 'white';
  /** Makes a picture larger without changing what it shows. */
  readonly upscale: boolean;
  readonly transparent: boolean;
  readonly negative: boolean;
  readonly quality: boolean;
  /** Writes words that can be read; where it does not, it is told to leave them out. */
  readonly text: boolean;
  readonly maxImageBytes: number;
}

/** As an operator writes them. */
export interface CapabilitySettings {
  readonly Sizes?: readonly string[];
  readonly MaxSide?: number;
  readonly Step?: number;
  readonly MaxCount?: number;
  readonly Edit?: boolean;
  readonly MaxReferences?: number;
  readonly Mask?: boolean;
  readonly Upscale?: boolean;
  readonly Transparent?: boolean;
  readonly Negative?: boolean;
  readonly Quality?: boolean;
  readonly Text?: boolean;
  readonly MaxImageBytes?: number;
}

const mebibyte = 1024 * 1024;
/** Of one turn, whatever the model. */
const picturesPerTurn = 8;

/** Draws any size and knows nothing else: what holds for a model of which nothing is known. */
export const plainCapabilities: Capabilities = {
  sizes: null,
  maxSide: 4096,
  step: 1,
  maxCount: picturesPerTurn,
  edit: false,
  maxReferences: 1,
  mask: false,
  maskForm: 'white',
  upscale: false,
  transparent: false,
  negative: false,
  quality: false,
  text: true,
  maxImageBytes: 4 * mebibyte,
};

const ratios = ['1:1', '2:3', '3:2', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9', '21:9'];
const ofDriver: Record<Driver, Partial<Capabilities>> = {
  openai: {
    sizes: ['1024x1024', '1536x1024', '1024x1536'],
    edit: true,
    maxReferences: 16,
    mask: true,
    maskForm: 'clear',
    transparent: true,
    quality: true,
    maxImageBytes: 20 * mebibyte,
  },
  'openai-compatible': { maxReferences: 4, maskForm: 'clear' },
  google: { sizes: ratios, edit: true, maxReferences: 3, maxImageBytes: 6 * mebibyte },
  comfyui: { step: 8, maxSide: 2048 },
  a1111: { step: 8, maxSide: 2048, edit: true, mask: true, upscale: true, negative: true },
  fal: { step: 8, maxSide: 2048, maxReferences: 4 },
  replicate: { sizes: ratios },
  embedded: {},
};

/** What the operator says, and what the driver is known for where they say nothing. */
export function capabilitiesOf(
  driver: Driver,
  given: CapabilitySettings = {},
  nodes?: Readonly<Record<string, string | undefined>>,
): Capabilities {
  const usual = { ...plainCapabilities, ...ofDriver[driver] };
  // A workflow can do what it has a node for.
  const wired = nodes ? { edit: !!nodes.Image, mask: !!nodes.Image && !!nodes.Mask, negative: !!nodes.Negative } : {};
  const known = { ...usual, ...wired };
  return {
    sizes: given.Sizes ?? known.sizes,
    maxSide: given.MaxSide ?? known.maxSide,
    step: given.Step ?? known.step,
    maxCount: given.MaxCount ?? known.maxCount,
    edit: given.Edit ?? known.edit,
    maxReferences: given.MaxReferences ?? known.maxReferences,
    mask: given.Mask ?? known.mask,
    maskForm: known.maskForm,
    upscale: given.Upscale ?? known.upscale,
    transparent: given.Transparent ?? known.transparent,
    negative: given.Negative ?? known.negative,
    quality: given.Quality ?? known.quality,
    text: given.Text ?? known.text,
    maxImageBytes: given.MaxImageBytes ?? known.maxImageBytes,
  };
}
