/** How the selected texts look, or the one that is being written. */
import { ALargeSmall, AlignLeft, Italic, Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { IconButton, Menu, MenuChoices, Popover, Tooltip, useLabelled } from '../../ui/index.ts';
import { ColourButton } from '../colour/colour-button.tsx';
import { useSession } from '../canvas-context.ts';
import { familyOf } from '../text/families.ts';
import type { TextReading } from '../text/fit-text.ts';
import { backToWriting } from '../text/leave-field.ts';
import { changeStyle } from '../text/restyle.ts';
import { useText } from '../use-text.ts';
import { alignments } from './alignments.ts';
import { nextSize } from './font-sizes.ts';
import { NumberField } from './number-field.tsx';
import { sharedValue } from './shared-value.ts';
import { FamilyButton, WeightMenu, type TypefaceProps } from './typeface-controls.tsx';

type Part = TypefaceProps;

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

function AlignMenu({ texts, change }: Part) {
  const t = useText();
  const labelled = useLabelled();
  const value = sharedValue(texts, ({ data }) => data.align);
  const Icon = alignments.find((choice) => choice.value === value)?.icon ?? AlignLeft;
  const words = value === null ? t('style.mixed') : t(`style.${value}`);
  return (
    <Menu
      tip={t('style.align')}
      onCloseAutoFocus={backToWriting}
      trigger={
        <button type="button" className="ui-icon-button" aria-label={labelled(t('style.align'), words)}>
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
