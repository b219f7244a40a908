import type { BrandKit } from '@easel/contract';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, Check, CloudOff, Ellipsis, Trash2, TriangleAlert } from 'lucide-react';
import { client } from '../api/client.ts';
import { useLanguage, useTranslation } from '../i18n/index.ts';
import { useGoingToMade } from '../pages/use-going-to-made.ts';
import { Badge, Button, IconButton, Menu, MenuItem, MenuRule, showToast, Tooltip } from '../ui/index.ts';
import { KitMenuItems } from './kit-card.tsx';
import type { DraftState } from './kit-draft.ts';
import type { SectionProps } from './section.tsx';
import { useKitActs, useKitTrouble } from './use-kits.ts';

export interface KitHeadProps extends SectionProps {
  readonly kit: BrandKit;
  readonly state: DraftState;
  readonly isDefault: boolean;
  readonly onDefault: (isDefault: boolean) => void;
  readonly onRemoved: () => void;
  /** What is taken out is what one sees. */
  readonly flush: () => Promise<void>;
}

/** Which kit it is, whether it is kept, and what can be done with it as a whole. */
export function KitHead({ document, edit, kit, state, isDefault, onDefault, onRemoved, flush }: KitHeadProps) {
  const { t } = useTranslation('kits');
  const acts = useKitActs(kit);
  return (
    <div className="kit-head">
      <div>
        <Tooltip label={t('all')}>
          <Link className="ui-icon-button" to="/kits" aria-label={t('all')}>
            <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
          </Link>
        </Tooltip>
        <h1 className="kit-title">
          <input
            dir="auto"
            value={document.name}
            maxLength={200}
            data-named={document.brandName.trim() !== '' || undefined}
            placeholder={document.brandName.trim() || t('untitled')}
            aria-label={t('name')}
            onChange={({ target }) => edit((now) => ({ ...now, name: target.value }))}
          />
        </h1>
        {isDefault ? <Badge>{t('default')}</Badge> : null}
        <KeptWords state={state} />
        <span className="kit-gap" />
        <button
          type="button"
          role="switch"
          className="kit-switch"
          aria-checked={isDefault}
          onClick={() => onDefault(!isDefault)}
        >
          <span>{t('useInNew')}</span>
          <i aria-hidden />
        </button>
        <Menu align="end" trigger={<IconButton icon={Ellipsis} label={t('menu', { title: acts.title })} />}>
          <KitMenuItems
            isDefault={isDefault}
            acts={{
              setDefault: onDefault,
              duplicate: () => acts.duplicate(document),
              exportFile: () => void flush().then(acts.exportFile),
            }}
          />
          <MenuRule />
          <MenuItem
            icon={Trash2}
            danger
            onSelect={() => {
              acts.remove();
              onRemoved();
            }}
          >
            {t('delete')}
          </MenuItem>
        </Menu>
        <MakeSomething kitId={kit.id} flush={flush} />
      </div>
    </div>
  );
}

/** In words, whether all is kept. */
function KeptWords({ state }: { readonly state: DraftState }) {
  const { t } = useTranslation('kits');
  const wrong = state === 'changed' || state === 'gone' || state === 'refused';
  const Icon = wrong ? TriangleAlert : state === 'offline' ? CloudOff : state === 'kept' ? Check : null;
  return (
    <span className="kit-kept" data-wrong={wrong || undefined} role="status">
      {Icon ? <Icon size={14} strokeWidth={2} aria-hidden /> : null}
      {t(`state.${state}`)}
    </span>
  );
}

/** A project of its own, bound to this kit. */
function MakeSomething({ kitId, flush }: { readonly kitId: string; readonly flush: () => Promise<void> }) {
  const { t } = useTranslation('kits');
  const trouble = useKitTrouble();
  const language = useLanguage();
  const goTo = useGoingToMade('project');
  const making = useMutation({
    mutationFn: async () => {
      await flush();
      return client.projects.create({ brandKitId: kitId }, { language });
    },
    onSuccess: ({ id }) => goTo(id),
    onError: (error) => showToast({ text: t('notBegun', { reason: trouble(error) }), kind: 'danger' }),
  });
  return (
    <Button className="kit-make" kind="accent" waiting={making.isPending} onClick={() => making.mutate()}>
      {t('make')}
    </Button>
  );
}
