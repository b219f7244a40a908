/** Choosing a colour: by eye, by figures, from the screen, or one that was used before. */
import { Ban, Pipette } from 'lucide-react';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { IconButton, Tooltip } from '../../ui/index.ts';
import type { BrandColour } from '../brand/brand-offers.ts';
import { useText } from '../use-text.ts';
import { ColourArea, HueSlider, OpacitySlider } from './colour-controls.tsx';
import { clear, readColour, toHsva, toRgba, writeColour, type Hsva } from './colour.ts';
import { recentColours, rememberColour } from './known-colours.ts';
import { useShownValue } from './shown-value.ts';
import { pickFromScreen } from './pick-from-screen.ts';
import './colour.css';

export interface ColourPickerProps {
  /** A CSS colour; null where several differ. */
  readonly value: string | null;
  /** `begins`: a new step to undo, instead of more of the one under way. */
  readonly onChange: (css: string, begins: boolean) => void;
  /** Of the Brand Kit that the project is bound to: offered before all others. */
  readonly brand?: { readonly name: string; readonly colours: readonly BrandColour[] } | null;
  readonly document: readonly string[];
  /** No colour at all may be chosen, too. */
  readonly none?: boolean;
}

export function ColourPicker({ value, onChange, brand = null, document: used, none = false }: ColourPickerProps) {
  const t = useText();
  const [recent] = useState(recentColours);
  const { hsva, set } = useHsva(value, onChange);
  const last = useRef(value);
  useEffect(() => {
    last.current = value;
  }, [value]);
  const first = useRef(value);
  // What one went away with is what one took.
  useEffect(
    () => () => {
      if (last.current !== null && last.current !== first.current) rememberColour(last.current);
    },
    [],
  );
  const take = (css: string) => set(toHsva(readColour(css) ?? clear), true);
  return (
    <div className="canvas-colour">
      <ColourArea value={hsva} onChange={set} />
      <div className="canvas-colour-sliders">
        <HueSlider value={hsva} onChange={set} />
        <OpacitySlider value={hsva} onChange={set} />
      </div>
      <div className="canvas-colour-figures">
        <HexField value={hsva} onChange={take} />
        <OpacityField value={hsva} onChange={set} />
        {pickFromScreen ? (
          <IconButton
            icon={Pipette}
            label={t('colour.pick')}
            side="top"
            onClick={() => void pickFromScreen?.().then((css) => css && take(css))}
          />
        ) : null}
        {none ? (
          <IconButton icon={Ban} label={t('colour.none')} side="top" onClick={() => onChange('transparent', true)} />
        ) : null}
      </div>
      {brand ? <Swatches label={brand.name} colours={brand.colours} onChoose={take} /> : null}
      <Swatches label={t('colour.document')} colours={used.map(unnamed)} onChoose={take} />
      <Swatches label={t('colour.recent')} colours={recent.map(unnamed)} onChoose={take} />
    </div>
  );
}

/** Hue and saturation of their own: grey has none that one could read back, and the handles must not jump. */
function useHsva(value: string | null, onChange: ColourPickerProps['onChange']) {
  const outside = value ?? '#808080';
  const [own, setOwn] = useState(() => ({ hsva: toHsva(readColour(outside) ?? clear), css: outside }));
  if (own.css !== outside) setOwn({ hsva: toHsva(readColour(outside) ?? clear), css: outside });
  const set = (hsva: Hsva, begins: boolean) => {
    // From "none" one sees nothing of what one does: whoever chooses a tone wants to see it.
    const seen = hsva.a === 0 && own.hsva.a === 0 ? { ...hsva, a: 1 } : hsva;
    const css = writeColour(toRgba(seen));
    setOwn({ hsva: seen, css });
    onChange(css, begins);
  };
  return { hsva: own.hsva, set };
}

function HexField({ value, onChange }: { readonly value: Hsva; readonly onChange: (css: string) => void }) {
  const t = useText();
  const shown = writeColour({ ...toRgba(value), a: 1 })
    .slice(1)
    .toUpperCase();
  const field = useShownValue(shown);
  const commit = (element: HTMLInputElement) => {
    const read = readColour(element.value);
    element.value = shown;
    if (!read) return;
    const css = writeColour({ ...read, a: read.a < 1 ? read.a : value.a || 1 });
    if (css !== writeColour(toRgba(value))) onChange(css);
  };
  return (
    <label className="ui-field canvas-colour-hex">
      <span aria-hidden>#</span>
      <input
        ref={field}
        aria-label={t('colour.hex')}
        defaultValue={shown}
        spellCheck={false}
        maxLength={40}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={(event) => commit(event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit(event.currentTarget);
        }}
      />
    </label>
  );
}

function OpacityField({
  value,
  onChange,
}: {
  readonly value: Hsva;
  readonly onChange: (value: Hsva, begins: boolean) => void;
}) {
  const t = useText();
  const shown = String(Math.round(value.a * 100));
  const field = useShownValue(shown);
  const commit = (text: string) => {
    const wanted = Number.parseFloat(text);
    if (Number.isFinite(wanted) && text !== shown)
      onChange({ ...value, a: Math.max(0, Math.min(100, Math.round(wanted))) / 100 }, true);
  };
  return (
    <label className="ui-field canvas-colour-opacity">
      <input
        ref={field}
        aria-label={t('colour.opacity')}
        defaultValue={shown}
        inputMode="numeric"
        onFocus={(event) => event.currentTarget.select()}
        onBlur={(event) => commit(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit(event.currentTarget.value);
        }}
      />
      <span aria-hidden>%</span>
    </label>
  );
}

interface SwatchesProps {
  readonly label: string;
  readonly colours: readonly BrandColour[];
  readonly onChoose: (css: string) => void;
}

const unnamed = (css: string): BrandColour => ({ name: '', css });

function Swatches({ label, colours, onChoose }: SwatchesProps) {
  if (colours.length === 0) return null;
  return (
    <div role="group" aria-label={label} className="canvas-swatches">
      <h3 aria-hidden>{label}</h3>
      <div>
        {colours.map(({ name, css }) => {
          const words = [name, css.toUpperCase()].filter(Boolean).join(' ');
          return (
            <Tooltip key={css} label={words} side="top">
              <button
                type="button"
                className="canvas-swatch"
                aria-label={words}
                style={{ '--colour': css } as CSSProperties}
                onClick={() => onChoose(css)}
              />
            </Tooltip>
          );
        })}
      </div>
    </div>
  );
}
