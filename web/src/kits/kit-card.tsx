import type { BrandKit } from '@easel/contract';
import { Link } from '@tanstack/react-router';
import { Copy, Ellipsis, FileDown, Star, StarOff, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { Badge, IconButton, Menu, MenuItem, MenuRule } from '../ui/index.ts';
import { KitCover } from './kit-cover.tsx';
import { coloursOf, documentOf } from './kit-document.ts';
import { useKitActs } from './use-kits.ts';

export interface KitCardProps {
  readonly kit: BrandKit;
  /** Called before it is taken off the shelf. */
  readonly onLeaving: () => void;
}

/** A kit on its shelf. */
export function KitCard({ kit, onLeaving }: KitCardProps) {
  const { t } = useTranslation('kits');
  const document = useMemo(() => documentOf(kit), [kit]);
  const acts = useKitActs(kit);
  const { title } = acts;
  const facts = [
    t('colours', { count: coloursOf(document).length }),
    t('typefaces', { count: document.typography.length }),
    t('logos', { count: document.logos.length }),
  ];
  return (
    <li className="kit-card">
      <Link className="kit-card-link" to="/kits/$id" params={{ id: kit.id }}>
        <KitCover document={document} />
        <span className="kit-card-title">
          <b dir="auto">{title}</b>
          {kit.isDefault ? <Badge>{t('default')}</Badge> : null}
        </span>
      </Link>
      <span className="kit-card-facts">{facts.join(t('comma'))}</span>
      <Menu
        align="end"
        trigger={
          <IconButton icon={Ellipsis} className="kit-card-more" size="dense" side="top" label={t('menu', { title })} />
        }
      >
        <KitMenuItems acts={acts} isDefault={kit.isDefault} />
        <MenuRule />
        <MenuItem
          icon={Trash2}
          danger
          onSelect={() => {
            onLeaving();
            acts.remove();
          }}
        >
          {t('delete')}
        </MenuItem>
      </Menu>
    </li>
  );
}

interface KitMenuItemsProps {
  readonly acts: Pick<ReturnType<typeof useKitActs>, 'duplicate' | 'setDefault' | 'exportFile'>;
  readonly isDefault: boolean;
}

export function KitMenuItems({ acts, isDefault }: KitMenuItemsProps) {
  const { t } = useTranslation('kits');
  return (
    <>
      <MenuItem icon={isDefault ? StarOff : Star} onSelect={() => acts.setDefault(!isDefault)}>
        {t(isDefault ? 'noDefault' : 'makeDefault')}
      </MenuItem>
      <MenuItem icon={Copy} onSelect={() => acts.duplicate()}>
        {t('duplicate')}
      </MenuItem>
      <MenuItem icon={FileDown} onSelect={acts.exportFile}>
        {t('export')}
      </MenuItem>
    </>
  );
}
