import type { ServerSizes } from '@easel/contract';
import type { Settings } from '../config/settings.ts';

/** How much this server takes, as pages tell it to people. */
export function toldSizes({ Sizes, Storage }: Pick<Settings, 'Sizes' | 'Storage'>): ServerSizes {
  return {
    uploadBytes: Storage.MaxUploadBytes,
    promptCharacters: Sizes.PromptCharacters,
    titleCharacters: Sizes.TitleCharacters,
    canvasBytes: Sizes.CanvasBytes,
    canvasNodes: Sizes.CanvasNodes,
    brandKits: Sizes.BrandKits,
    brandKitBytes: Sizes.BrandKitBytes,
  };
}
