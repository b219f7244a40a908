/** All typefaces, each in itself, found by name. */
import { Check, Search } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { families, familyOf, fontStack, type Family } from '../text/families.ts';
import { loadSheet } from '../text/load-family.ts';
import { useText } from '../use-text.ts';

export interface FamilyPickerProps {
  /** As it is stored; null where several differ. */
  readonly value: string | null;
  readonly onChoose: (name: string) => void;
}

const kinds = ['sans', 'serif', 'display', 'hand', 'mono'] as const;

export function FamilyPicker({ value, onChoose }: FamilyPickerProps) {
  const t = useText();
  const id = useId();
  const [query, setQuery] = useState('');
  const found = kinds.flatMap((kind) => families.filter((family) => family.kind === kind && answers(family, query)));
  const current = value === null ? undefined : familyOf(value)?.name;
  const [active, setActive] = useState<string | undefined>(current);
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
          aria-activedescendant={at ? `${id}-${at.name}` : undefined}
          aria-label={t('style.search')}
          placeholder={t('style.search')}
          spellCheck={false}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </label>
      {value !== null && !current ? (
        <p className="canvas-family-absent">
          <b>{value}</b>
          <span>{t('style.absent')}</span>
        </p>
      ) : null}
      {found.length === 0 ? <p className="canvas-family-none">{t('style.noFamily')}</p> : null}
      <div ref={list} id={id} role="listbox" aria-label={t('style.family')} className="canvas-family-list">
        {kinds.map((kind) => {
          const group = found.filter((family) => family.kind === kind);
          return group.length === 0 ? null : (
            <div key={kind} role="group" aria-label={t(`style.kind.${kind}`)}>
              <h3 aria-hidden>{t(`style.kind.${kind}`)}</h3>
              {group.map((family) => (
                <div
                  key={family.name}
                  id={`${id}-${family.name}`}
                  role="option"
                  aria-selected={family.name === current}
                  data-active={family === at}
                  className="canvas-family"
                  onPointerMove={() => setActive(family.name)}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(family.name)}
                >
                  <FamilyName family={family} />
                  {family.name === current ? <Check size={16} strokeWidth={1.75} aria-hidden /> : null}
                </div>
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
}

function FamilyName({ family: { name, han } }: { readonly family: Family }) {
  const style = { fontFamily: fontStack(name) };
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

function answers({ name, han }: Family, query: string): boolean {
  const words = query.trim().toLowerCase();
  return name.toLowerCase().includes(words) || (han ?? '').includes(words);
}
