import type { BrandColor, BrandColorGroup } from '@easel/contract';
import { Plus, Trash2 } from 'lucide-react';
import { useState, type CSSProperties } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { Badge, Button, IconButton, Popover } from '../ui/index.ts';
import { bestOn, contrastOf, gradeOf, spoken } from './contrast.ts';
import { coloursOf, replaced } from './kit-document.ts';
import { Section, type SectionProps } from './section.tsx';
import { WordsField } from './words-field.tsx';

const mostGroups = 20;
const mostColours = 50;

/** The colours in groups, each with what can be read on it. */
export function ColoursSection({ document, edit }: SectionProps) {
  const { t } = useTranslation('kits');
  const { colorGroups } = document;
  const all = coloursOf(document);
  const setGroups = (change: (groups: BrandColorGroup[]) => BrandColorGroup[]) =>
    edit((now) => ({ ...now, colorGroups: change(now.colorGroups) }));
  return (
    <Section id="palette" note={t('palette.note')}>
      {(colorGroups.length > 0 ? colorGroups : [{ name: '', colors: [] }]).map((group, at) => (
        <Group
          // Groups are told apart by where they stand: two may be called alike.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          group={group}
          number={at + 1}
          all={all}
          onGroup={(next) =>
            setGroups((groups) => (groups.length > 0 ? replaced(groups, at, next) : next ? [next] : []))
          }
        />
      ))}
      {colorGroups.length > 0 && colorGroups.length < mostGroups ? (
        <Button size="dense" icon={Plus} onClick={() => setGroups((groups) => [...groups, { name: '', colors: [] }])}>
          {t('palette.addGroup')}
        </Button>
      ) : null}
    </Section>
  );
}

interface GroupProps {
  readonly group: BrandColorGroup;
  readonly number: number;
  readonly all: readonly BrandColor[];
  readonly onGroup: (group: BrandColorGroup | null) => void;
}

function Group({ group, number, all, onGroup }: GroupProps) {
  const { t } = useTranslation('kits');
  const setColours = (colors: BrandColor[]) => onGroup({ ...group, colors });
  const add = () => {
    const hex = freshHex(group.colors);
    setColours([...group.colors, { name: '', hex }]);
  };
  return (
    <div className="kit-group">
      <div className="kit-group-head">
        <input
          className="kit-name"
          value={group.name}
          maxLength={200}
          placeholder={t('palette.group', { number })}
          aria-label={t('palette.groupName', { number })}
          onChange={({ target }) => onGroup({ ...group, name: target.value })}
        />
        {group.colors.length === 0 && number > 1 ? (
          <IconButton icon={Trash2} size="dense" label={t('palette.removeGroup')} onClick={() => onGroup(null)} />
        ) : null}
      </div>
      <div className="kit-tiles">
        {group.colors.map((colour, at) => (
          <Swatch
            // Told apart by where they stand: two may be alike.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            colour={colour}
            all={all}
            onColour={(next) => setColours(replaced(group.colors, at, next))}
          />
        ))}
        {group.colors.length < mostColours ? (
          <button type="button" className="kit-add is-low" onClick={add}>
            <Plus size={20} strokeWidth={1.75} aria-hidden />
            {t('palette.add')}
          </button>
        ) : null}
      </div>
    </div>
  );
}

interface SwatchProps {
  readonly colour: BrandColor;
  readonly all: readonly BrandColor[];
  readonly onColour: (colour: BrandColor | null) => void;
}

function Swatch({ colour, all, onColour }: SwatchProps) {
  const { t } = useTranslation('kits');
  const [open, setOpen] = useState(false);
  const { hex, name, role } = colour;
  const others = all.map((other) => other.hex).filter((other) => other !== hex);
  const ink = bestOn(hex, others.length > 0 ? others : []);
  const ratio = contrastOf(hex, ink);
  const title = name.trim() || hex.toUpperCase();
  return (
    <div className="kit-swatch">
      <Popover
        open={open}
        onOpenChange={setOpen}
        label={t('palette.edit', { name: title })}
        trigger={(wrap) =>
          wrap(
            <button
              type="button"
              className="kit-swatch-colour"
              aria-label={t('palette.edit', { name: title })}
              style={{ background: hex, color: ink } as CSSProperties}
            >
              <span aria-hidden>Aa</span>
            </button>,
          )
        }
      >
        <ColourForm
          colour={colour}
          all={all}
          onColour={onColour}
          onRemove={() => {
            setOpen(false);
            onColour(null);
          }}
        />
      </Popover>
      <div className="kit-swatch-words">
        <b title={title}>{title}</b>
        <ContrastBadge ratio={ratio} />
      </div>
      <span>{hex.toUpperCase()}</span>
      {role ? <span>{role}</span> : null}
    </div>
  );
}

function ContrastBadge({ ratio }: { readonly ratio: number }) {
  const { t } = useTranslation('kits');
  const grade = gradeOf(ratio);
  return (
    <Badge kind={grade === 'text' ? 'success' : grade === 'large' ? 'warning' : 'plain'}>
      {t(`contrast.${grade}`, { ratio: spoken(ratio) })}
    </Badge>
  );
}

interface ColourFormProps extends SwatchProps {
  readonly onRemove: () => void;
}

function ColourForm({ colour, all, onColour, onRemove }: ColourFormProps) {
  const { t } = useTranslation('kits');
  const { name, hex, role = '' } = colour;
  const [typed, setTyped] = useState<string | null>(null);
  const set = (part: Partial<BrandColor>) => onColour({ ...colour, ...part });
  const type = (text: string) => {
    const read = readHex(text);
    setTyped(text);
    if (read) set({ hex: read });
  };
  const pairs = [
    { hex: '#ffffff', name: t('palette.white') },
    { hex: '#000000', name: t('palette.black') },
    ...all.filter((other) => other.hex.toLowerCase() !== hex.toLowerCase()),
  ];
  return (
    <div className="kit-colour-form">
      <div className="kit-colour-value">
        <input
          type="color"
          value={hex}
          aria-label={t('palette.choose')}
          onChange={({ target }) => type(target.value)}
        />
        <div className="ui-field">
          <input
            value={typed ?? hex.toUpperCase()}
            aria-label={t('palette.hex')}
            aria-invalid={typed !== null && !readHex(typed) ? true : undefined}
            spellCheck={false}
            maxLength={9}
            onChange={({ target }) => type(target.value)}
            onBlur={() => setTyped(null)}
          />
        </div>
        <IconButton icon={Trash2} label={t('palette.remove')} onClick={onRemove} />
      </div>
      <WordsField label={t('palette.name')} value={name} most={200} onChange={(value) => set({ name: value })} />
      <WordsField
        label={t('palette.role')}
        value={role}
        most={200}
        placeholder={t('palette.rolePlaceholder')}
        onChange={(value) => set({ role: value })}
      />
      <h3>{t('contrast.title')}</h3>
      <ul className="kit-pairs">
        {pairs.map((other) => (
          <li key={other.hex}>
            <span className="kit-pair" style={{ background: hex, color: other.hex }} aria-hidden>
              Aa
            </span>
            <span className="kit-pair" style={{ background: other.hex, color: hex }} aria-hidden>
              Aa
            </span>
            <span className="kit-pair-name">{other.name || other.hex.toUpperCase()}</span>
            <ContrastBadge ratio={contrastOf(hex, other.hex)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** `#abc` and `aabbcc` count too. */
function readHex(text: string): string | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1];
  if (!digits) return null;
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${long.toLowerCase()}`;
}

/** Something to begin with that is not there yet. */
function freshHex(colours: readonly BrandColor[]): string {
  const offers = ['#1f2937', '#e4572e', '#f4ece0', '#2a6f97', '#e9c46a', '#588157'];
  return offers.find((offer) => colours.every(({ hex }) => hex !== offer)) ?? '#888888';
}
