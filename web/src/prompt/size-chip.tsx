import { sideRange } from '@easel/contract';
import { Check, Ratio } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ChipMenu, type ChipMenuProps } from '../ui/index.ts';
import { presetOf, readSides, sizePresets, type PictureSize } from './picture-wishes.ts';

export interface SizeChipProps extends Pick<ChipMenuProps, 'side'> {
  /** `null`: as the agent thinks best. */
  readonly size: PictureSize | null;
  readonly onSize: (size: PictureSize | null) => void;
}

export function SizeChip({ size, onSize, side }: SizeChipProps) {
  const { t } = useTranslation('prompt');
  const preset = size && presetOf(size);
  const value = () => {
    if (!size) return t('size.auto');
    return preset ? t('size.chosen', { name: t(`size.${preset.name}`), ratio: preset.ratio }) : sidesOf(size);
  };
  return (
    <ChipMenu side={side} icon={Ratio} label={t('size.label')} value={value()} unset={!size}>
      {(close) => {
        const choose = (chosen: PictureSize | null) => {
          onSize(chosen);
          close();
        };
        return (
          <div className="prompt-choices">
            <SizeChoice name={t('size.auto')} note={t('size.autoNote')} chosen={!size} onChoose={() => choose(null)} />
            {sizePresets.map(({ name, ratio, width, height }) => (
              <SizeChoice
                key={name}
                size={{ width, height }}
                name={t(`size.${name}`)}
                ratio={ratio}
                note={sidesOf({ width, height })}
                chosen={preset?.name === name}
                onChoose={() => choose({ width, height })}
              />
            ))}
            <CustomSize size={size} onSize={choose} />
          </div>
        );
      }}
    </ChipMenu>
  );
}

interface SizeChoiceProps {
  readonly size?: PictureSize;
  readonly name: string;
  readonly ratio?: string;
  readonly note: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function SizeChoice({ size, name, ratio, note, chosen, onChoose }: SizeChoiceProps) {
  return (
    <button type="button" className="ui-menu-item" aria-pressed={chosen} onClick={onChoose}>
      <Proportions size={size} />
      <span>{name}</span>
      {ratio ? <span className="prompt-note">{ratio}</span> : null}
      <span className="ui-menu-key">{note}</span>
      <Check className="prompt-check" size={16} strokeWidth={1.75} aria-hidden />
    </button>
  );
}

/** The outline of a picture, in a square of 16 px. */
function Proportions({ size }: { readonly size: PictureSize | undefined }) {
  if (!size) return <span className="prompt-proportions is-auto" aria-hidden />;
  const scale = 14 / Math.max(size.width, size.height);
  return (
    <span className="prompt-proportions" aria-hidden>
      <span style={{ width: size.width * scale, height: size.height * scale }} />
    </span>
  );
}

function CustomSize({
  size,
  onSize,
}: {
  readonly size: PictureSize | null;
  readonly onSize: (size: PictureSize) => void;
}) {
  const { t } = useTranslation('prompt');
  const [width, setWidth] = useState(String(size?.width ?? ''));
  const [height, setHeight] = useState(String(size?.height ?? ''));
  const sides = readSides(width, height);
  return (
    <form
      className="prompt-custom"
      onSubmit={(event) => {
        event.preventDefault();
        // React hands it on along its own tree, to the form of the prompt around the chip.
        event.stopPropagation();
        if (sides) onSize(sides);
      }}
    >
      <span className="prompt-custom-name">{t('size.custom')}</span>
      <Side label={t('size.width')} value={width} onValue={setWidth} />
      <span aria-hidden>×</span>
      <Side label={t('size.height')} value={height} onValue={setHeight} />
      <Button type="submit" size="dense" kind="outline" disabled={!sides}>
        {t('size.use')}
      </Button>
      {width && height && !sides ? <p className="prompt-custom-hint">{t('size.range', sideRange)}</p> : null}
    </form>
  );
}

interface SideProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

function Side({ label, value, onValue }: SideProps) {
  return (
    <span className="ui-field prompt-side">
      <input
        aria-label={label}
        inputMode="numeric"
        maxLength={4}
        placeholder={String(sideRange.least)}
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
    </span>
  );
}

function sidesOf({ width, height }: PictureSize): string {
  return `${width} × ${height}`;
}
