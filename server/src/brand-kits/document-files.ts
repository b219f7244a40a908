import type { AssetMeta, BrandDocument, ErrorDetail } from '@easel/contract';

/** A file that a document names, and where. */
export interface NamedFile {
  readonly pointer: string;
  readonly kind: 'image' | 'font';
  readonly assetId: string;
  readonly url: string;
}

/** Every file of a document. A typeface without one is named by its family alone. */
export function filesOf(document: BrandDocument): NamedFile[] {
  const { logos, referenceImages, cover, typography } = document;
  const image = (pointer: string) => (file: { assetId: string; url: string }, index: number) => {
    return { pointer: `${pointer}/${index}`, kind: 'image' as const, assetId: file.assetId, url: file.url };
  };
  const fonts = typography.flatMap(({ assetId, url = '' }, index) => {
    return assetId ? [{ pointer: `/typography/${index}`, kind: 'font' as const, assetId, url }] : [];
  });
  const front = cover ? [{ ...cover, pointer: '/cover', kind: 'image' as const }] : [];
  return [...logos.map(image('/logos')), ...referenceImages.map(image('/referenceImages')), ...front, ...fonts];
}

/** What is wrong with the files, given those that are the person's own. */
export function faultsOf(document: BrandDocument, own: ReadonlyMap<string, AssetMeta>): ErrorDetail[] {
  const faults = filesOf(document).flatMap(({ pointer, kind, assetId, url }): ErrorDetail[] => {
    const asset = own.get(assetId);
    if (!asset) return [{ pointer: `${pointer}/assetId`, reason: 'is no finished upload of yours' }];
    if (!asset.contentType.startsWith(`${kind}/`)) {
      return [{ pointer: `${pointer}/assetId`, reason: kind === 'font' ? 'is no font' : 'is no picture' }];
    }
    return url === asset.url ? [] : [{ pointer: `${pointer}/url`, reason: 'is not the address of this asset' }];
  });
  const loose = document.typography.flatMap(({ assetId, url }, index) => {
    const pointer = `/typography/${index}/url`;
    return url && !assetId ? [{ pointer, reason: 'is an address without an asset' }] : [];
  });
  return [...faults, ...loose];
}

/** The document with each file under its new name; what shows a file that has none is left out, a typeface keeps its name. */
export function withFiles(
  document: BrandDocument,
  files: ReadonlyMap<string, { readonly assetId: string; readonly url: string }>,
): BrandDocument {
  const renamed = <T extends { assetId: string }>(item: T) => {
    const file = files.get(item.assetId);
    return file ? [{ ...item, ...file }] : [];
  };
  return {
    ...document,
    logos: document.logos.flatMap(renamed),
    referenceImages: document.referenceImages.flatMap(renamed),
    cover: document.cover && (renamed(document.cover)[0] ?? null),
    typography: document.typography.map(({ assetId = '', url: _, ...type }) => ({ ...type, ...files.get(assetId) })),
  };
}
