/** All typefaces, each in itself, found by name. */
import type { CanvasState } from '@easel/canvas';
import { Check, Search } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useProjectBrand } from '../../kits/project-brand.ts';
import { familiesOfBrand } from '../brand/brand-offers.ts';
import { useEditorState, useSession } from '../canvas-context.ts';
import { families, familyOf, firstOf, fontStack, type Family } from '../text/families.ts';
import { loadSheet } from '../text/load-family.ts';
import { nearFamilies } from '../text/picture-words.ts';
import { useText } from '../use-text.ts';

export interface FamilyPickerProps {
  /** As it is stored; null where several differ. */
  readonly value: string | null;
  readonly onChoose: (name: string) => void;
}

const kinds = ['sans', 'serif', 'display', 'hand', 'mono'] as const;

/** Families under one heading. A typeface of the kit stands there alone, though it may come with the product. */
interface Shelf {
  readonly name: string;
  readonly offers: readonly Offer[];
}
interface Offer extends Pick<Family, 'name' | 'han'> {
  /** The kit names it, but nobody here has its file. */
  readonly absent?: boolean;
}

export function FamilyPicker({ value, onChoose }: FamilyPickerProps) {
  const t = useText();
  const id = useId();
  const [query, setQuery] = useState('');
  const shelves = useShelves(query);
  const found = shelves.flatMap(({ offers }) => offers);
  const stored = value === null ? undefined : (familyOf(value)?.name ?? firstOf(value));
  const current = found.some(({ name }) => name === stored) ? stored : undefined;
  const known =
    stored !== undefined && (familyOf(stored) ?? found.find(({ name }) => name === stored)?.absent === false);
  const [active, setActive] = useState<string | undefined>(stored);
  const list = useRef<HTMLDivElement>(null);
  const at = found.find(({ name }) => name === active) ?? found[0];
  useEffect(() => {
    for (const { name } of families) void loadSheet(name);
  }, []);
  useEffect(() => {
    list.current?.querySelector('[data-active="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && at) setActive(found[(found.indexOf(at) + step + found.length) % found.length]?.name);
    else if (event.key === 'Enter' && at) onChoose(at.name);
    else return;
    event.preventDefault();
  };
  return (
    <div className="canvas-families">
      <label className="ui-field">
        <Search size={16} strokeWidth={1.75} aria-hidden />
        <input
          role="combobox"
          aria-expanded
          aria-controls={id}
          aria-activedescendant={at && optionId(id, at)}
          aria-label={t('style.search')}
          placeholder={t('style.search')}
          spellCheck={false}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </label>
      {value !== null && !known ? (
        <p className="canvas-family-absent">
          <b>{value}</b>
          <span>{t('style.absent')}</span>
        </p>
      ) : null}
      {found.length === 0 ? <p className="canvas-family-none">{t('style.noFamily')}</p> : null}
      <div ref={list} id={id} role="listbox" aria-label={t('style.family')} className="canvas-family-list">
        {shelves.map(({ name: heading, offers }) => (
          <div key={heading} role="group" aria-label={heading}>
            <h3 aria-hidden>{heading}</h3>
            {offers.map((offer) => (
              <div
                key={offer.name}
                id={optionId(id, offer)}
                role="option"
                aria-selected={offer.name === current}
                data-active={offer === at}
                className="canvas-family"
                onPointerMove={() => setActive(offer.name)}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(offer.name)}
              >
                <FamilyName {...offer} />
                {offer.name === current ? <Check size={16} strokeWidth={1.75} aria-hidden /> : null}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** An id is one word. */
const optionId = (list: string, { name }: Offer) => `${list}-${name.replaceAll(/\s+/g, '-')}`;

/**
 * What comes near a found text's own, the bound kit's typefaces, then those that come with the product by their sort;
 * none without an answer to the query. Each stands where it comes first.
 */
function useShelves(query: string): Shelf[] {
  const t = useText();
  const session = useSession();
  const brand = useProjectBrand(session.projectId);
  const ofBrand = (brand ? familiesOfBrand(brand) : []).map(
    ({ name, uploaded }): Offer => familyOf(name) ?? { name, absent: !uploaded },
  );
  const near = useEditorState(session, ({ canvas, selection }) => nearOf(canvas, selection));
  const shelves: Shelf[] = [
    { name: t('style.near'), offers: near.split('\n').flatMap((name) => familyOf(name) ?? []) },
    { name: brand?.name ?? '', offers: ofBrand },
    ...kinds.map((kind) => ({
      name: t(`style.kind.${kind}`),
      offers: families.filter((family) => family.kind === kind),
    })),
  ];
  const seen = new Set<string>();
  const isFirst = ({ name }: Offer) => !seen.has(name) && seen.add(name);
  return shelves
    .map(({ name, offers }) => ({ name, offers: offers.filter((offer) => isFirst(offer) && answers(offer, query)) }))
    .filter(({ offers }) => offers.length > 0);
}

function FamilyName({ name, han, absent = false }: Offer) {
  const t = useText();
  const style = { fontFamily: fontStack(name) };
  if (absent) {
    return (
      <span>
        {name} <small>{t('style.standIn')}</small>
      </span>
    );
  }
  if (!han) return <span style={style}>{name}</span>;
  return (
    <span>
      <span lang="zh-CN" style={style}>
        {han}
      </span>{' '}
      <small>{name}</small>
    </span>
  );
}

function answers({ name, han }: Offer, query: string): boolean {
  const words = query.trim().toLowerCase();
  return name.toLowerCase().includes(words) || (han ?? '').includes(words);
}

/** As one string, so that what stays the same is not drawn again: the typefaces near the selected text's, a line each. */
function nearOf({ nodes }: CanvasState, selection: ReadonlySet<string>): string {
  const [id] = selection;
  const node = selection.size === 1 && id !== undefined ? nodes.get(id) : undefined;
  return node ? nearFamilies(node).join('\n') : '';
}
