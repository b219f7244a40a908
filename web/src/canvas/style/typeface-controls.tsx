/** The typeface and the weight of texts, in the bar and in the inspector. */
import { ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import { Button, Menu, MenuChoices, Popover, Tooltip, useLabelled } from '../../ui/index.ts';
import { familyOf, firstOf, fontStack } from '../text/families.ts';
import type { TextReading } from '../text/fit-text.ts';
import { backToWriting } from '../text/leave-field.ts';
import type { StylePatch } from '../text/restyle.ts';
import { useText } from '../use-text.ts';
import { FamilyPicker } from './family-picker.tsx';
import { sharedValue } from './shared-value.ts';

export interface TypefaceProps {
  readonly texts: readonly TextReading[];
  /** Changes in a row with the same `step` are one step to undo. */
  readonly change: (patch: StylePatch, step?: string) => void;
  readonly disabled?: boolean;
}

/** The typeface by its name, in itself; it opens the list of all. */
export function FamilyButton({ texts, change, disabled = false }: TypefaceProps) {
  const t = useText();
  const labelled = useLabelled();
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
            <Button
              className="canvas-choice is-family"
              aria-label={labelled(t('style.family'), shown)}
              disabled={disabled}
            >
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

export function WeightMenu({ texts, change, disabled = false }: TypefaceProps) {
  const t = useText();
  const labelled = useLabelled();
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
        <Button
          className="canvas-choice"
          aria-label={labelled(t('style.weight'), words)}
          disabled={disabled || weights.length < 2}
        >
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
