import type { BrandType } from '@easel/contract';
import { FileType2, Plus, Trash2, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { families } from '../canvas/text/families.ts';
import { loadSheet } from '../canvas/text/load-family.ts';
import { useTranslation } from '../i18n/index.ts';
import { Button, IconButton } from '../ui/index.ts';
import { readFontName } from './font-names.ts';
import { replaced } from './kit-document.ts';
import { isSlanted } from './kit-faces.ts';
import { acceptedFonts } from './kit-files.ts';
import { stackOf } from './kit-look.ts';
import { Section, type SectionProps } from './section.tsx';
import { useUploading } from './use-uploading.ts';
import { WordsField } from './words-field.tsx';

const mostTypes = 50;
const roles = ['display', 'heading', 'body', 'caption'] as const;
const weights = [100, 200, 300, 400, 500, 600, 700, 800, 900];

/** The typefaces, each as it sets a line in both scripts. */
export function TypeSection({ document, edit }: SectionProps) {
  const { t } = useTranslation('kits');
  const { typography, tagline } = document;
  const setTypes = (change: (types: BrandType[]) => BrandType[]) =>
    edit((now) => ({ ...now, typography: change(now.typography).slice(0, mostTypes) }));
  const nextRole = roles.find((role) => typography.every((type) => type.role !== role)) ?? 'body';
  const { running, upload } = useUploading((file, { name }) =>
    setTypes((types) => [...types, { role: nextRole, ...readFontName(name), ...file }]),
  );
  const input = useRef<HTMLInputElement>(null);
  return (
    <Section id="type" note={t('type.note')}>
      {typography.map((type, at) => (
        <Typeface
          // Told apart by where they stand: two may be alike.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          type={type}
          number={at + 1}
          line={tagline.trim()}
          onType={(next) => setTypes((types) => replaced(types, at, next))}
        />
      ))}
      <div className="kit-acts">
        <Button
          size="dense"
          icon={Plus}
          onClick={() => setTypes((types) => [...types, { role: nextRole, family: 'Inter', weight: 400 }])}
        >
          {t('type.add')}
        </Button>
        <Button size="dense" icon={FileType2} waiting={running} onClick={() => input.current?.click()}>
          {t('type.upload')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={acceptedFonts}
          aria-label={t('type.upload')}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            currentTarget.value = '';
            upload(files);
          }}
        />
      </div>
    </Section>
  );
}

interface TypefaceProps {
  readonly type: BrandType;
  readonly number: number;
  readonly line: string;
  readonly onType: (type: BrandType | null) => void;
}

function Typeface({ type, number, line, onType }: TypefaceProps) {
  const { t } = useTranslation('kits');
  const { family, weight, style, assetId } = type;
  useEffect(() => {
    if (!assetId) void loadSheet(family);
  }, [family, assetId]);
  const looks = {
    fontFamily: stackOf(type),
    fontWeight: weight ?? 400,
    fontStyle: isSlanted(style) ? 'italic' : 'normal',
  };
  const han = /\p{Script=Han}/u.test(line);
  return (
    <div className="kit-type" role="group" aria-label={t('type.one', { number, family })}>
      <div className="kit-type-sample" style={looks}>
        <p lang="en">{!line || han ? t('type.latin') : line}</p>
        <p lang="zh-CN">{han ? line : t('type.han')}</p>
      </div>
      <TypeFields type={type} onType={onType} />
      <div className="kit-type-acts">
        {assetId ? (
          <Button size="dense" icon={X} onClick={() => onType(withoutFile(type))}>
            {t('type.dropFile')}
          </Button>
        ) : null}
        <IconButton icon={Trash2} size="dense" label={t('type.remove', { family })} onClick={() => onType(null)} />
      </div>
    </div>
  );
}

function TypeFields({ type, onType }: Pick<TypefaceProps, 'type' | 'onType'>) {
  const { t } = useTranslation('kits');
  const { role, family, weight, size, description = '' } = type;
  const set = (part: Partial<BrandType>) => onType({ ...type, ...part });
  return (
    <div className="kit-type-fields">
      <WordsField label={t('type.role')} value={role} most={200} onChange={(value) => set({ role: value })} />
      <WordsField
        label={t('type.family')}
        value={family}
        most={200}
        choices={families.map(({ name }) => name)}
        onChange={(value) => set({ family: value })}
      />
      <WeightField weight={weight} onChange={(value) => onType(withWeight(type, value))} />
      <WordsField
        label={t('type.size')}
        value={size === undefined ? '' : String(size)}
        most={6}
        onChange={(text) => onType(withSize(type, text))}
      />
      <WordsField
        label={t('type.use')}
        value={description}
        placeholder={t('type.usePlaceholder')}
        onChange={(value) => set({ description: value })}
      />
    </div>
  );
}

interface WeightFieldProps {
  readonly weight: number | undefined;
  readonly onChange: (value: string) => void;
}

function WeightField({ weight, onChange }: WeightFieldProps) {
  const { t } = useTranslation('kits');
  const id = useId();
  return (
    <div className="kit-words">
      <label className="ui-field-label" htmlFor={id}>
        {t('type.weight')}
      </label>
      <div className="ui-field">
        <select id={id} value={weight ?? ''} onChange={({ target }) => onChange(target.value)}>
          <option value="">{t('type.anyWeight')}</option>
          {[...new Set([...weights, ...(weight ? [weight] : [])])].map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

function withWeight({ weight: _, ...type }: BrandType, value: string): BrandType {
  return value === '' ? type : { ...type, weight: Number(value) };
}

/** What is no number of pixels is no size; what stands behind one, such as “px”, says nothing more. */
function withSize({ size: _, ...type }: BrandType, text: string): BrandType {
  const size = Number.parseFloat(text);
  return size >= 1 && size <= 4_096 ? { ...type, size } : type;
}

function withoutFile({ assetId: _, url: __, ...type }: BrandType): BrandType {
  return type;
}
