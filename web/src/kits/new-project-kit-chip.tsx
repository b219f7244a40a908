import { Palette } from 'lucide-react';
import { useTranslation } from '../i18n/index.ts';
import { ChipMenu, type ChipMenuProps } from '../ui/index.ts';
import { KitChoices, KitDots } from './kit-choices.tsx';
import { coloursOf, documentOf, nameOf } from './kit-document.ts';
import { useKits } from './use-kits.ts';

export interface NewProjectKitChipProps extends Pick<ChipMenuProps, 'side'> {
  /** Undefined: the default, where there is one; empty: none. */
  readonly kitId: string | undefined;
  readonly onKit: (kitId: string) => void;
}

/** Which kit a project that is being begun will have. Shown to those who have kits. */
export function NewProjectKitChip({ kitId, onKit, side }: NewProjectKitChipProps) {
  const { t } = useTranslation('kits');
  const { kits = [] } = useKits();
  if (kits.length === 0) return null;
  const kit = kits.find((one) => (kitId === undefined ? one.isDefault : one.id === kitId));
  const document = kit && documentOf(kit);
  const colours = document ? coloursOf(document) : [];
  const value = document ? nameOf(document) || t('untitled') : t('chip.none');
  return (
    <ChipMenu
      side={side}
      icon={Palette}
      mark={colours.length > 0 ? <KitDots colours={colours.slice(0, 3)} joined /> : undefined}
      label={t('chip.label')}
      value={value}
      unset={!kit}
    >
      {(close) => (
        <KitChoices
          chosen={kit?.id ?? ''}
          onChoose={(chosen) => {
            onKit(chosen);
            close();
          }}
        />
      )}
    </ChipMenu>
  );
}
