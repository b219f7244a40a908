import type { BrandDocument } from '@easel/contract';
import { useEffect } from 'react';
import { loadSheet } from '../canvas/text/load-family.ts';
import { addFaces, privateName } from './kit-faces.ts';
import { nameOf } from './kit-document.ts';
import { lookOf, titleStyle } from './kit-look.ts';

/** The front of a kit: the picture that was chosen, or what its colours, logo and typeface make. */
export function KitCover({ document }: { readonly document: BrandDocument }) {
  useKitFaces(document);
  if (document.cover) {
    return (
      <div className="kit-cover">
        <img className="kit-cover-picture" src={`${document.cover.url}?w=512`} alt="" loading="lazy" />
      </div>
    );
  }
  const look = lookOf(document);
  const words = document.tagline.trim() || nameOf(document);
  const [logo] = document.logos;
  return (
    <div className="kit-cover" style={look ? { background: look.ground, color: look.ink } : undefined}>
      {logo ? <img className="kit-cover-logo" src={`${logo.url}?w=256`} alt="" loading="lazy" /> : null}
      <p className="kit-cover-words" style={titleStyle(document)} aria-hidden>
        {words}
      </p>
      <span className="kit-cover-strip" aria-hidden>
        {look?.strip.map((hex) => (
          <i key={hex} style={{ background: hex }} />
        ))}
      </span>
    </div>
  );
}

/** Makes the kit's typefaces known to the page, uploaded ones under names that no other kit has. */
export function useKitFaces({ typography }: Pick<BrandDocument, 'typography'>): void {
  // The document is new with each letter that one writes; its typefaces are not.
  const said = JSON.stringify(typography);
  useEffect(() => {
    const types = JSON.parse(said) as BrandDocument['typography'];
    for (const { family, assetId } of types) if (!assetId) void loadSheet(family);
    return addFaces(types, privateName);
  }, [said]);
}
