/** Logos and references: pictures that go to the models with each request. */
import type { BrandLogo, BrandReference } from '@easel/contract';
import { Ellipsis, ImageDown, Pipette, Trash2 } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { IconButton, lazyPart, Menu, MenuItem, MenuRule } from '../ui/index.ts';
import { AddTile } from './add-tile.tsx';
import { replaced } from './kit-document.ts';
import { Section, type SectionProps } from './section.tsx';
import { useUploading } from './use-uploading.ts';

const PickColours = lazyPart(async () => (await import('./pick-colours.tsx')).PickColours);

const mostPictures = 50;
const logoKinds = ['primary', 'mark', 'wordmark', 'on dark', 'on light'] as const;
const kindKeys = {
  primary: 'primary',
  mark: 'mark',
  wordmark: 'wordmark',
  'on dark': 'onDark',
  'on light': 'onLight',
} as const;

export function LogosSection({ document, edit }: SectionProps) {
  const { t } = useTranslation('kits');
  const [picking, setPicking] = useState<BrandLogo | null>(null);
  const { logos } = document;
  const put = (at: number, logo: BrandLogo | null) => edit((now) => ({ ...now, logos: replaced(now.logos, at, logo) }));
  const { running, upload } = useUploading((file, { name }) =>
    edit((now) => {
      const logo: BrandLogo = { ...file, name: stemOf(name), kind: now.logos.length === 0 ? 'primary' : 'mark' };
      return { ...now, logos: [...now.logos, logo].slice(0, mostPictures) };
    }),
  );
  return (
    <Section id="logos" note={t('logo.note')}>
      <div className="kit-tiles">
        {logos.map((logo, at) => (
          <Tile
            key={`${logo.assetId} ${at}`}
            url={logo.url}
            name={logo.name}
            dark={logo.kind === 'on dark'}
            onName={(name) => put(at, { ...logo, name })}
            menu={
              <>
                <MenuItem icon={Pipette} onSelect={() => setPicking(logo)}>
                  {t('logo.pick')}
                </MenuItem>
                <CoverItem onSelect={() => edit((now) => ({ ...now, cover: fileOf(logo) }))} />
                <MenuRule />
                <RemoveItem onSelect={() => put(at, null)} />
              </>
            }
          >
            <select
              className="kit-kind"
              aria-label={t('logo.kind', { name: logo.name })}
              value={logoKinds.find((kind) => kind === logo.kind) ?? ''}
              onChange={({ target }) => put(at, { ...logo, kind: target.value })}
            >
              {logoKinds.every((kind) => kind !== logo.kind) ? <option value="">{logo.kind ?? ''}</option> : null}
              {logoKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`logo.kinds.${kindKeys[kind]}`)}
                </option>
              ))}
            </select>
          </Tile>
        ))}
        {logos.length < mostPictures ? <AddTile label={t('logo.add')} running={running} onFiles={upload} /> : null}
      </div>
      <Suspense>
        {picking ? <PickColours picture={picking} edit={edit} onClose={() => setPicking(null)} /> : null}
      </Suspense>
    </Section>
  );
}

export function ReferencesSection({ document, edit }: SectionProps) {
  const { t } = useTranslation('kits');
  const { referenceImages } = document;
  const put = (at: number, reference: BrandReference | null) =>
    edit((now) => ({ ...now, referenceImages: replaced(now.referenceImages, at, reference) }));
  const { running, upload } = useUploading((file, { name }) =>
    edit((now) => {
      const references = [...now.referenceImages, { ...file, name: stemOf(name) }];
      return { ...now, referenceImages: references.slice(0, mostPictures) };
    }),
  );
  return (
    <Section id="references" note={t('reference.note')}>
      <div className="kit-tiles">
        {referenceImages.map((reference, at) => (
          <Tile
            key={`${reference.assetId} ${at}`}
            url={reference.url}
            name={reference.name ?? ''}
            filled
            onName={(name) => put(at, { ...reference, name })}
            menu={
              <>
                <CoverItem onSelect={() => edit((now) => ({ ...now, cover: fileOf(reference) }))} />
                <MenuRule />
                <RemoveItem onSelect={() => put(at, null)} />
              </>
            }
          >
            <input
              className="kit-note"
              value={reference.note ?? ''}
              maxLength={8000}
              aria-label={t('reference.about', { name: reference.name ?? '' })}
              placeholder={t('reference.placeholder')}
              onChange={({ target }) => put(at, { ...reference, note: target.value })}
            />
          </Tile>
        ))}
        {referenceImages.length < mostPictures ? (
          <AddTile label={t('reference.add')} running={running} onFiles={upload} />
        ) : null}
      </div>
    </Section>
  );
}

interface TileProps {
  readonly url: string;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly menu: ReactNode;
  readonly dark?: boolean;
  /** The picture fills its place; a logo keeps its air. */
  readonly filled?: boolean;
  readonly children: ReactNode;
}

function Tile({ url, name, onName, menu, dark = false, filled = false, children }: TileProps) {
  const { t } = useTranslation('kits');
  return (
    <div className="kit-tile">
      <div className="kit-tile-picture" data-dark={dark || undefined} data-filled={filled || undefined}>
        <img src={`${url}?w=512`} alt={name} loading="lazy" />
        <Menu
          align="end"
          trigger={
            <IconButton className="kit-tile-more" icon={Ellipsis} size="dense" label={t('menu', { title: name })} />
          }
        >
          {menu}
        </Menu>
      </div>
      <input
        className="kit-name"
        value={name}
        maxLength={200}
        aria-label={t('pictureName')}
        onChange={({ target }) => onName(target.value)}
      />
      {children}
    </div>
  );
}

function CoverItem({ onSelect }: { readonly onSelect: () => void }) {
  const { t } = useTranslation('kits');
  return (
    <MenuItem icon={ImageDown} onSelect={onSelect}>
      {t('useAsCover')}
    </MenuItem>
  );
}

function RemoveItem({ onSelect }: { readonly onSelect: () => void }) {
  const { t } = useTranslation('kits');
  return (
    <MenuItem icon={Trash2} danger onSelect={onSelect}>
      {t('remove')}
    </MenuItem>
  );
}

const fileOf = ({ assetId, url }: { assetId: string; url: string }) => ({ assetId, url });
const stemOf = (fileName: string) => fileName.replace(/\.[^.]+$/, '').slice(0, 200);
