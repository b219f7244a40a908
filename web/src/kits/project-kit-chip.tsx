import type { ProjectBrand, Role } from '@easel/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Palette } from 'lucide-react';
import { client } from '../api/client.ts';
import { useTranslation } from '../i18n/index.ts';
import { ChipMenu, showToast, type ChipMenuProps } from '../ui/index.ts';
import { coloursOf } from './kit-document.ts';
import { KitChoices, KitDots } from './kit-choices.tsx';
import { forgetProjectBrand, useProjectBrand } from './project-brand.ts';
import { useKitTrouble } from './use-kits.ts';

export interface ProjectKitChipProps extends Pick<ChipMenuProps, 'side'> {
  readonly projectId: string;
  readonly role: Role;
}

/** The kit that a project is bound to: its owner chooses another or none; the others see which it is. */
export function ProjectKitChip({ projectId, role, side }: ProjectKitChipProps) {
  const { t } = useTranslation('kits');
  const cache = useQueryClient();
  const trouble = useKitTrouble();
  const brand = useProjectBrand(projectId);
  const bind = useMutation({
    mutationFn: (brandKitId: string) => client.projects.bindBrandKit({ id: projectId }, { brandKitId }),
    onSettled: () => forgetProjectBrand(cache, projectId),
    onError: (error) => showToast({ text: t('notBound', { reason: trouble(error) }), kind: 'danger' }),
  });
  if (!brand && role !== 'owner') return null;
  const colours = brand ? coloursOf(brand) : [];
  const value = brand ? brand.name || t('untitled') : t('chip.none');
  return (
    <ChipMenu
      side={side}
      icon={Palette}
      mark={colours.length > 0 ? <KitDots colours={colours.slice(0, 3)} joined /> : undefined}
      label={t('chip.label')}
      value={value}
      unset={!brand}
    >
      {(close) =>
        role === 'owner' ? (
          <KitChoices
            chosen={brand?.id ?? ''}
            onChoose={(kitId) => {
              bind.mutate(kitId);
              close();
            }}
          />
        ) : (
          brand && <BoundKit brand={brand} name={value} />
        )
      }
    </ChipMenu>
  );
}

/** Of a kit that is another's: what the canvas shows of it anyway. */
function BoundKit({ brand, name }: { readonly brand: ProjectBrand; readonly name: string }) {
  const { t } = useTranslation('kits');
  const families = [...new Set(brand.typography.map(({ family }) => family).filter(Boolean))];
  return (
    <div className="kit-choices">
      <p className="kit-choices-note">
        <b dir="auto">{name}</b>
        <KitDots colours={coloursOf(brand).slice(0, 8)} />
      </p>
      {families.length > 0 ? <p className="kit-choices-families">{families.join(t('comma'))}</p> : null}
      <p className="kit-choices-note">{t('chip.owner')}</p>
    </div>
  );
}
