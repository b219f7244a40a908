import { cutOf, type NormalisedNode } from '@easel/canvas';
import { ImageOff } from 'lucide-react';
import { useCallback, useEffect, useState, type CSSProperties } from 'react';
import { onLineBack } from '../../api/line-back.ts';
import { useText } from '../use-text.ts';
import { thumbHashToDataURL } from 'thumbhash';
import { thumbnailUrl } from '../thumbnails.ts';
import { showsPicture } from './shown-pictures.ts';

type ImageNodeReading = Extract<NormalisedNode, { kind: 'image' }>;

export interface ImageContentProps {
  readonly node: ImageNodeReading;
  /** Device pixels per page unit, in steps. */
  readonly sharp: number;
  readonly thumbhash: string | undefined;
}

/** What has loaded since the page was opened comes back at once, unless the browser was short of memory meanwhile. */
const seen = new Set<string>();

/** A picture in the size that its place on screen needs; a smaller one stays until the next has loaded. */
export function ImageContent({ node, sharp, thumbhash }: ImageContentProps) {
  const t = useText();
  const { url, naturalWidth, crop } = node.data;
  const [onlyOriginal, setOnlyOriginal] = useState(false);
  // Of the whole picture, of which the node may show a small part.
  const pixels = (node.width / cutOf(node).width) * sharp;
  const wanted = onlyOriginal ? url : thumbnailUrl(url, pixels, naturalWidth || Infinity);
  const { shown, show } = useLoaded(url, wanted, pixels);
  const tellShown = useCallback(
    (image: HTMLImageElement | null) => (image ? showsPicture(url, image) : undefined),
    [url],
  );
  const [state, setState] = useState<'loading' | 'loaded' | 'broken'>(() => (seen.has(shown) ? 'loaded' : 'loading'));
  const broken = state === 'broken';
  // The browser never asks again by itself for what a lost line kept from it.
  useEffect(() => (broken ? onLineBack(() => setState('loading')) : undefined), [broken]);

  if (broken || url === '') {
    return (
      <div className="canvas-gone">
        <ImageOff size={20} strokeWidth={1.75} aria-hidden />
        <span>{t('node.broken')}</span>
      </div>
    );
  }
  const fail = () => {
    if (shown === url) setState('broken');
    else {
      setOnlyOriginal(true);
      show(url);
    }
  };
  return (
    <>
      {state === 'loading' && thumbhash ? <img className="canvas-hash" alt="" src={hashUrl(thumbhash)} /> : null}
      <img
        ref={tellShown}
        alt=""
        className="canvas-picture"
        data-state={state}
        decoding="async"
        draggable={false}
        src={shown}
        style={cropStyle(crop)}
        onLoad={() => {
          seen.add(shown);
          setState('loaded');
        }}
        onError={fail}
      />
    </>
  );
}

/** The address to show now: the first at once, a sharper one when it has been decoded, a coarser one never. */
function useLoaded(url: string, wanted: string, pixels: number): { shown: string; show: (url: string) => void } {
  const [shown, setShown] = useState({ url: wanted, of: url, pixels });
  // Another picture in the same node (an edit) must not wear the old one's face.
  const current = shown.of === url ? shown : { url: wanted, of: url, pixels };
  useEffect(() => {
    if (wanted === current.url || (pixels <= current.pixels && current.of === url)) return;
    let stale = false;
    const image = new Image();
    image.src = wanted;
    image.decode().then(
      () => {
        if (!stale) setShown({ url: wanted, of: url, pixels });
      },
      // The picture that is shown stays: coarse is better than none.
      () => {},
    );
    return () => {
      stale = true;
    };
  }, [wanted, url, pixels, current.url, current.pixels, current.of]);
  return { shown: current.url, show: (address) => setShown({ url: address, of: url, pixels: Infinity }) };
}

function cropStyle(crop: ImageNodeReading['data']['crop']): CSSProperties | undefined {
  if (!crop) return undefined;
  return {
    position: 'absolute',
    maxWidth: 'none',
    width: `${100 / crop.width}%`,
    height: `${100 / crop.height}%`,
    left: `${(-crop.x / crop.width) * 100}%`,
    top: `${(-crop.y / crop.height) * 100}%`,
    objectFit: 'fill',
  };
}

function hashUrl(thumbhash: string): string {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(thumbhash), (character) => character.charCodeAt(0)));
  } catch {
    // A hash that can't be read is no reason to show nothing: the plain ground does.
    return 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
  }
}
