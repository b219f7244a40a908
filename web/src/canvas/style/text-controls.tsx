/** How the selected texts look, or the one that is being written. */
import type { TextData } from '@easel/canvas';
import {
  ALargeSmall,
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  ChevronsUpDown,
  Italic,
  Minus,
  Plus,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton, Menu, MenuChoices, Popover, Tooltip } from '../../ui/index.ts';
import { ColourButton } from '../colour/colour-button.tsx';
import { useSession } from '../canvas-context.ts';
import { familyOf, firstOf, fontStack } from '../text/families.ts';
import type { TextReading } from '../text/fit-text.ts';
import { backToWriting } from '../text/leave-field.ts';
import { changeStyle, type StylePatch } from '../text/restyle.ts';
import { useText } from '../use-text.ts';
import { FamilyPicker } from './family-picker.tsx';
import { nextSize } from './font-sizes.ts';
import { NumberField } from './number-field.tsx';
import { sharedValue } from './shared-value.ts';

interface Part {
  readonly texts: readonly TextReading[];
  readonly change: (patch: StylePatch, step?: string) => void;
}

export function TextControls({ texts }: { readonly texts: readonly TextReading[] }) {
  const session = useSession();
  const t = useText();
  const part: Part = { texts, change: (patch, step) => void changeStyle(session, patch, step) };
  const color = sharedValue(texts, ({ data }) => data.color);
  return (
    <>
      <FamilyButton {...part} />
      <WeightMenu {...part} />
      <span className="canvas-rule" />
      <SizeStepper {...part} />
      <span className="canvas-rule" />
      <ColourButton
        label={t('style.colour')}
        value={color}
        onChange={(css, step) => part.change({ color: css }, step)}
      />
      <AlignMenu {...part} />
      <Spacing {...part} />
      <ItalicButton {...part} />
    </>
  );
}

function FamilyButton({ texts, change }: Part) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const value = sharedValue(texts, ({ data }) => data.fontFamily);
  const shown = value === null ? t('style.mixed') : (familyOf(value)?.name ?? firstOf(value));
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={t('style.family')}
      onCloseAutoFocus={backToWriting}
      trigger={(wrap) => (
        <Tooltip label={t('style.family')} side="top">
          {wrap(
            <Button className="canvas-choice is-family" aria-label={`${t('style.family')}: ${shown}`}>
              <span style={value === null ? undefined : { fontFamily: fontStack(value) }}>{shown}</span>
              <ChevronsUpDown size={14} strokeWidth={1.75} aria-hidden />
            </Button>,
          )}
        </Tooltip>
      )}
    >
      <FamilyPicker
        value={value}
        onChoose={(name) => {
          setOpen(false);
          change({ fontFamily: name });
        }}
      />
    </Popover>
  );
}

function WeightMenu({ texts, change }: Part) {
  const t = useText();
  const value = sharedValue(texts, ({ data }) => data.fontWeight);
  const family = sharedValue(texts, ({ data }) => data.fontFamily);
  const weights = familyOf(family ?? '')?.weights ?? [400, 700];
  const nearest = value === null ? null : Math.min(900, Math.max(100, Math.round(value / 100) * 100));
  const words = nearest === null ? t('style.mixed') : t(`style.w${nearest}`);
  return (
    <Menu
      tip={t('style.weight')}
      onCloseAutoFocus={backToWriting}
      trigger={
        <Button className="canvas-choice" aria-label={`${t('style.weight')}: ${words}`} disabled={weights.length < 2}>
          <span>{words}</span>
          <ChevronsUpDown size={14} strokeWidth={1.75} aria-hidden />
        </Button>
      }
    >
      <MenuChoices
        value={String(value ?? '')}
        onChange={(weight) => change({ fontWeight: Number(weight) })}
        choices={weights.map((weight) => ({
          value: String(weight),
          label: (
            <span style={{ fontWeight: weight, fontFamily: family === null ? undefined : fontStack(family) }}>
              {t(`style.w${weight}`)}
            </span>
          ),
        }))}
      />
    </Menu>
  );
}

function SizeStepper({ texts, change }: Part) {
  const t = useText();
  const value = sharedValue(texts, ({ data }) => data.fontSize);
  const set = (fontSize: number) => change({ fontSize }, 'size');
  const step = (direction: 1 | -1) => set(nextSize(value ?? texts[0]?.data.fontSize ?? 16, direction));
  return (
    <span className="canvas-stepper" role="group" aria-label={t('style.size')}>
      <IconButton icon={Minus} label={t('style.smaller')} side="top" onClick={() => step(-1)} />
      <NumberField
        label={t('style.size')}
        value={value}
        least={1}
        most={5000}
        mixed={t('style.mixed')}
        onChange={set}
      />
      <IconButton icon={Plus} label={t('style.larger')} side="top" onClick={() => step(1)} />
    </span>
  );
}

const alignments: readonly { readonly value: TextData['align']; readonly icon: LucideIcon }[] = [
  { value: 'left', icon: AlignLeft },
  { value: 'center', icon: AlignCenter },
  { value: 'right', icon: AlignRight },
  { value: 'justify', icon: AlignJustify },
];

function AlignMenu({ texts, change }: Part) {
  const t = useText();
  const value = sharedValue(texts, ({ data }) => data.align);
  const Icon = alignments.find((choice) => choice.value === value)?.icon ?? AlignLeft;
  const words = value === null ? t('style.mixed') : t(`style.${value}`);
  return (
    <Menu
      tip={t('style.align')}
      onCloseAutoFocus={backToWriting}
      trigger={
        <button type="button" className="ui-icon-button" aria-label={`${t('style.align')}: ${words}`}>
          <Icon size={16} strokeWidth={1.75} aria-hidden />
        </button>
      }
    >
      <MenuChoices
        value={value ?? ''}
        onChange={(align) => {
          if (align !== '') change({ align });
        }}
        choices={alignments.map(({ value: own, icon: Own }) => ({
          value: own,
          label: (
            <span className="canvas-align-choice">
              <Own size={16} strokeWidth={1.75} aria-hidden />
              {t(`style.${own}`)}
            </span>
          ),
        }))}
      />
    </Menu>
  );
}

function Spacing({ texts, change }: Part) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const lineHeight = sharedValue(texts, ({ data }) => data.lineHeight);
  const size = texts[0]?.data.fontSize ?? 16;
  // Tracking as designers say it: in hundredths of the letters' size.
  const tracking = sharedValue(texts, ({ data }) => Math.round((data.letterSpacing / data.fontSize) * 1000) / 10);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={t('style.spacing')}
      onCloseAutoFocus={backToWriting}
      trigger={(wrap) => (
        <Tooltip label={t('style.spacing')} side="top">
          {wrap(
            <button type="button" className="ui-icon-button" aria-label={t('style.spacing')}>
              <ALargeSmall size={16} strokeWidth={1.75} aria-hidden />
            </button>,
          )}
        </Tooltip>
      )}
    >
      <div className="canvas-spacing">
        <label>
          <span aria-hidden>{t('style.lineHeight')}</span>
          <NumberField
            label={t('style.lineHeight')}
            value={lineHeight}
            least={0.5}
            most={5}
            step={0.05}
            onChange={(value) => change({ lineHeight: value }, 'line')}
          />
        </label>
        <label>
          <span aria-hidden>{t('style.tracking')} %</span>
          <NumberField
            label={`${t('style.tracking')} %`}
            value={tracking}
            least={-50}
            most={200}
            step={0.5}
            onChange={(value) => change({ letterSpacing: Math.round(value * size) / 100 }, 'tracking')}
          />
        </label>
      </div>
    </Popover>
  );
}

function ItalicButton({ texts, change }: Part) {
  const t = useText();
  const slanted = sharedValue(texts, ({ data }) => data.fontStyle) === 'italic';
  const can = texts.some(({ data }) => familyOf(data.fontFamily)?.italic ?? familyOf(data.fontFamily) === undefined);
  return (
    <IconButton
      icon={Italic}
      label={t('style.italic')}
      side="top"
      pressed={slanted}
      disabled={!can}
      onClick={() => change({ fontStyle: slanted ? 'normal' : 'italic' })}
    />
  );
}
