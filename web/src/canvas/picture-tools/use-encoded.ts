import { useEffect, useState } from 'react';
import { drawWhole, encode, type PictureKind } from './encode-picture.ts';
import type { PictureSource } from './picture-source.ts';

export interface Encoding {
  readonly kind: PictureKind;
  /** 0 to 1. */
  readonly quality: number;
  readonly ground: string | undefined;
}

/** Milliseconds that a choice rests before it is calculated: a slider passes many. */
const rest = 200;

/** The picture as a file of that kind; undefined while it is made, null where this browser cannot. */
export function useEncoded(source: PictureSource, { kind, quality, ground }: Encoding): Blob | null | undefined {
  const [made, setMade] = useState<{ readonly of: string; readonly blob: Blob | null }>();
  const wanted = `${kind} ${kind === 'png' ? '' : quality} ${ground ?? ''}`;
  useEffect(() => {
    let left = false;
    const draw = async () => encode(drawWhole(source, ground), kind, quality);
    const timer = setTimeout(() => {
      void draw()
        .catch(() => null)
        .then((blob) => {
          if (!left) setMade({ of: wanted, blob });
        });
    }, rest);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [source, kind, quality, ground, wanted]);
  return made?.of === wanted ? made.blob : undefined;
}
