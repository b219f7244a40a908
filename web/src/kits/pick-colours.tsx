import { Check } from 'lucide-react';
import { useEffect, useRef, useState, type CSSProperties, type PointerEvent } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { Button, Dialog } from '../ui/index.ts';
import { bestOn } from './contrast.ts';
import { foundColours, hexOf } from './found-colours.ts';
import type { SectionProps } from './section.tsx';
import { withColours } from './with-colours.ts';

const longestSide = 480;

export interface PickColoursProps extends Pick<SectionProps, 'edit'> {
  readonly picture: { readonly url: string; readonly name: string };
  readonly onClose: () => void;
}

/** Takes colours out of a picture: those it is made of, and any that one points at. */
export function PickColours({ picture, edit, onClose }: PickColoursProps) {
  const { t } = useTranslation('kits');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [found, setFound] = useState<readonly string[] | 'failed' | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  useEffect(() => {
    let shown = true;
    drawInto(canvas, picture.url)
      .then((pixels) => shown && setFound(foundColours(pixels)))
      .catch(() => shown && setFound('failed'));
    return () => {
      shown = false;
    };
  }, [picture.url]);
  const toggle = (hex: string) =>
    setChosen((now) => (now.includes(hex) ? now.filter((other) => other !== hex) : [...now, hex]));
  const point = (event: PointerEvent<HTMLCanvasElement>) => {
    const hex = colourAt(event);
    if (hex === null || !Array.isArray(found)) return;
    if (!found.includes(hex)) setFound([...found, hex]);
    if (!chosen.includes(hex)) setChosen([...chosen, hex]);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('pick.title', { name: picture.name })}
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            kind="accent"
            disabled={chosen.length === 0}
            onClick={() => {
              edit((now) => ({ ...now, colorGroups: withColours(now.colorGroups, chosen) }));
              onClose();
            }}
          >
            {t('pick.act', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <p className="kit-pick-words">
        {t(found === 'failed' ? 'pick.failed' : found?.length === 0 ? 'pick.none' : 'pick.words')}
      </p>
      <canvas ref={canvas} className="kit-pick-picture" role="img" aria-label={picture.name} onPointerDown={point} />
      <div className="kit-pick-found" role="group" aria-label={t('pick.found')}>
        {Array.isArray(found)
          ? found.map((hex: string) => (
              <button
                key={hex}
                type="button"
                aria-pressed={chosen.includes(hex)}
                aria-label={hex.toUpperCase()}
                style={{ '--swatch': hex, '--on-swatch': bestOn(hex, []) } as CSSProperties}
                onClick={() => toggle(hex)}
              >
                <Check size={16} strokeWidth={2} aria-hidden />
                <span>{hex.toUpperCase()}</span>
              </button>
            ))
          : null}
      </div>
    </Dialog>
  );
}

async function drawInto(canvas: { current: HTMLCanvasElement | null }, url: string): Promise<Uint8ClampedArray> {
  const image = new Image();
  // As it was uploaded: a smaller copy has other colours.
  image.src = url;
  await image.decode();
  const target = canvas.current;
  const context = target?.getContext('2d', { willReadFrequently: true });
  if (!target || !context) throw new Error('there is nothing to draw on');
  const scale = Math.min(1, longestSide / Math.max(image.naturalWidth, image.naturalHeight, 1));
  target.width = Math.max(1, Math.round(image.naturalWidth * scale));
  target.height = Math.max(1, Math.round(image.naturalHeight * scale));
  context.drawImage(image, 0, 0, target.width, target.height);
  return context.getImageData(0, 0, target.width, target.height).data;
}

function colourAt({ currentTarget, nativeEvent }: PointerEvent<HTMLCanvasElement>): string | null {
  const scale = currentTarget.width / currentTarget.clientWidth;
  const [x, y] = [Math.floor(nativeEvent.offsetX * scale), Math.floor(nativeEvent.offsetY * scale)];
  const data = currentTarget.getContext('2d')?.getImageData(x, y, 1, 1).data;
  return data && data[3]! >= 128 ? hexOf([data[0]!, data[1]!, data[2]!]) : null;
}
