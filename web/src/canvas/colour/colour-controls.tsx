/** The area of saturation and brightness, and the sliders of hue and opacity. */
import type { CSSProperties, KeyboardEvent } from 'react';
import { useText } from '../use-text.ts';
import { toRgba, writeColour, type Hsva } from './colour.ts';
import { partsOfDrag } from './drag-part.ts';

export interface ControlProps {
  readonly value: Hsva;
  /** `begins`: a new step to undo, instead of more of the one under way. */
  readonly onChange: (value: Hsva, begins: boolean) => void;
}

const between = (value: number, most: number) => Math.max(0, Math.min(most, value));
const percent = (value: number) => Math.round(value * 100);

export function ColourArea({ value, onChange }: ControlProps) {
  const t = useText();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 0.1 : 0.01;
    const moves: Record<string, [number, number]> = {
      ArrowLeft: [-step, 0],
      ArrowRight: [step, 0],
      ArrowUp: [0, step],
      ArrowDown: [0, -step],
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    onChange({ ...value, s: between(value.s + move[0], 1), v: between(value.v + move[1], 1) }, false);
  };
  return (
    <div
      className="canvas-colour-area"
      role="slider"
      tabIndex={0}
      aria-label={t('colour.area')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent(value.s)}
      aria-valuetext={t('colour.areaAt', { saturation: percent(value.s), brightness: percent(value.v) })}
      style={{ '--hue': value.h } as CSSProperties}
      onKeyDown={onKeyDown}
      {...partsOfDrag(({ x, y }, begins) => onChange({ ...value, s: x, v: 1 - y }, begins))}
    >
      <i
        style={{
          left: `${value.s * 100}%`,
          top: `${(1 - value.v) * 100}%`,
          background: writeColour({ ...toRgba(value), a: 1 }),
        }}
      />
    </div>
  );
}

export function HueSlider({ value, onChange }: ControlProps) {
  const t = useText();
  return (
    <Slider
      className="is-hue"
      label={t('colour.hue')}
      part={value.h / 360}
      text={`${Math.round(value.h)}°`}
      coarse={0.1}
      onChange={(part, begins) => onChange({ ...value, h: part * 360 }, begins)}
    />
  );
}

export function OpacitySlider({ value, onChange }: ControlProps) {
  const t = useText();
  return (
    <Slider
      className="is-opacity"
      label={t('colour.opacity')}
      part={value.a}
      text={`${percent(value.a)}%`}
      coarse={0.1}
      ground={writeColour({ ...toRgba(value), a: 1 })}
      onChange={(part, begins) => onChange({ ...value, a: Math.round(part * 100) / 100 }, begins)}
    />
  );
}

interface SliderProps {
  readonly className: string;
  readonly label: string;
  readonly part: number;
  readonly text: string;
  readonly coarse: number;
  readonly ground?: string;
  readonly onChange: (part: number, begins: boolean) => void;
}

function Slider({ className, label, part, text, coarse, ground, onChange }: SliderProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? coarse : 0.01;
    const forth = event.key === 'ArrowRight' || event.key === 'ArrowUp';
    const back = event.key === 'ArrowLeft' || event.key === 'ArrowDown';
    const ends: Record<string, number> = { Home: 0, End: 1 };
    const next = forth ? part + step : back ? part - step : ends[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onChange(between(next, 1), false);
  };
  return (
    <div
      className={`canvas-colour-slider ${className}`}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent(part)}
      aria-valuetext={text}
      style={{ '--ground': ground } as CSSProperties}
      onKeyDown={onKeyDown}
      {...partsOfDrag(({ x }, begins) => onChange(x, begins))}
    >
      <i style={{ left: `${part * 100}%` }} />
    </div>
  );
}
