/** What only one kind of thing has. */
import { assetIdOf, normaliseNode, type CanvasNode, type NormalisedNode } from '@easel/canvas';
import { ALargeSmall, Bold, Minus, UnfoldHorizontal, UnfoldVertical } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation, useLanguage } from '../../i18n/index.ts';
import { nodeName } from '../edits.ts';
import { ColourField } from './colour-field.tsx';
import type { SectionProps } from './layout-section.tsx';
import { NumberField } from './number-field.tsx';
import { setData, shared } from './set-value.ts';
import { CopiedText, Fact, WordsField } from './text-value.tsx';

const icon = { size: 14, strokeWidth: 1.75 } as const;

type Kind = NormalisedNode['kind'];
type Data<K extends Kind> = Extract<NormalisedNode, { kind: K }>['data'];

/** Fields of `data` of one kind, with their step to undo. */
function dataFields<K extends 'text' | 'shape' | 'frame'>({ session: { store }, nodes }: SectionProps, kind: K) {
  const read = <V extends string | number | boolean>(pick: (data: Data<K>) => V) =>
    shared(nodes, (node) => (node.kind === kind ? pick(node.data as Data<K>) : undefined));
  const present = () => {
    const { canvas } = store.getState();
    return nodes.flatMap(({ id }) => canvas.nodes.get(id) ?? []);
  };
  const write = (part: Readonly<Record<string, unknown>>, gesture?: string) =>
    store.commit({ put: setData(present(), part) }, 'style', gesture);
  const each = (field: keyof Data<K> & string, next: (own: number) => number, gesture: string) => {
    const put = present().flatMap((node) => {
      const own: unknown = normaliseNode(node).data[field as never];
      return setData([node], { [field]: next(typeof own === 'number' ? own : 0) });
    });
    store.commit({ put }, 'style', gesture);
  };
  return { read, write, each };
}

export function TextSection(props: SectionProps) {
  const { t } = useTranslation('panels');
  const { disabled } = props;
  const { read, write, each } = dataFields(props, 'text');
  return (
    <section className="inspect-section" aria-label={t('inspector.text')}>
      <h3>{t('inspector.text')}</h3>
      <div className="inspect-grid">
        <NumberField
          label={t('inspector.fontSize')}
          sign={<ALargeSmall {...icon} />}
          least={1}
          most={10_000}
          disabled={disabled}
          value={read(({ fontSize }) => fontSize)}
          onSet={(next, gesture) => each('fontSize', next, gesture)}
        />
        <NumberField
          label={t('inspector.fontWeight')}
          sign={<Bold {...icon} />}
          least={100}
          most={900}
          disabled={disabled}
          value={read(({ fontWeight }) => fontWeight)}
          onSet={(next, gesture) => each('fontWeight', (own) => Math.round(next(own) / 100) * 100, gesture)}
        />
        <NumberField
          label={t('inspector.lineHeight')}
          sign={<UnfoldVertical {...icon} />}
          least={0.5}
          most={4}
          disabled={disabled}
          value={read(({ lineHeight }) => lineHeight)}
          onSet={(next, gesture) => each('lineHeight', next, gesture)}
        />
        <NumberField
          label={t('inspector.letterSpacing')}
          sign={<UnfoldHorizontal {...icon} />}
          least={-100}
          most={500}
          disabled={disabled}
          value={read(({ letterSpacing }) => letterSpacing)}
          onSet={(next, gesture) => each('letterSpacing', next, gesture)}
        />
      </div>
      <ColourField
        label={t('inspector.colour')}
        value={read(({ color }) => color)}
        disabled={disabled}
        onSet={(color, gesture) => write({ color }, gesture)}
      />
    </section>
  );
}

export function ShapeSection(props: SectionProps) {
  const { t } = useTranslation('panels');
  const { disabled } = props;
  const { read, write, each } = dataFields(props, 'shape');
  return (
    <section className="inspect-section" aria-label={t('inspector.look')}>
      <h3>{t('inspector.look')}</h3>
      <ColourField
        label={t('inspector.fill')}
        value={read(({ fill }) => fill)}
        disabled={disabled}
        onSet={(fill, gesture) => write({ fill }, gesture)}
      />
      <ColourField
        label={t('inspector.stroke')}
        value={read(({ stroke }) => stroke)}
        disabled={disabled}
        onSet={(stroke, gesture) => write({ stroke }, gesture)}
      />
      <div className="inspect-grid">
        <NumberField
          label={t('inspector.strokeWidth')}
          sign={<Minus {...icon} />}
          least={0}
          most={1000}
          disabled={disabled}
          value={read(({ strokeWidth }) => strokeWidth)}
          onSet={(next, gesture) => each('strokeWidth', next, gesture)}
        />
      </div>
    </section>
  );
}

export function FrameSection(props: SectionProps) {
  const { t } = useTranslation('panels');
  const { disabled } = props;
  const { read, write } = dataFields(props, 'frame');
  const clip = read((data) => data.clip);
  return (
    <section className="inspect-section" aria-label={t('inspector.frame')}>
      <h3>{t('inspector.frame')}</h3>
      <ColourField
        label={t('inspector.background')}
        value={read(({ background }) => background)}
        disabled={disabled}
        onSet={(background, gesture) => write({ background }, gesture)}
      />
      <label className="inspect-check">
        <input
          type="checkbox"
          checked={clip === true}
          ref={(element) => {
            if (element) element.indeterminate = clip === 'mixed';
          }}
          disabled={disabled}
          onChange={(event) => write({ clip: event.target.checked })}
        />
        {t('inspector.clip')}
      </label>
    </section>
  );
}

export interface PictureSectionProps {
  readonly node: CanvasNode;
  readonly session: SectionProps['session'];
  readonly disabled: boolean;
}

/** One picture: what it is called, what it shows, and where it comes from. */
export function PictureSection({ node, session: { store }, disabled }: PictureSectionProps) {
  const { t } = useTranslation('panels');
  const language = useLanguage();
  const reading = normaliseNode(node);
  const bytes = useSizeOnDisk(node);
  if (reading.kind !== 'image') return null;
  const { alt, prompt = '', model = '', naturalWidth, naturalHeight } = reading.data;
  const size = bytes === undefined ? null : sizeWords(bytes, language);
  return (
    <section className="inspect-section" aria-label={t('inspector.picture')}>
      <WordsField
        label={t('inspector.name')}
        value={reading.title}
        placeholder={nodeName(node)}
        disabled={disabled}
        onSet={(title) => store.commit({ put: [{ ...node, title }] }, 'rename')}
      />
      <WordsField
        label={t('inspector.alt')}
        value={alt}
        lines={2}
        disabled={disabled}
        onSet={(words) => store.commit({ put: setData([node], { alt: words }) }, 'rename')}
      />
      {prompt ? <CopiedText label={t('inspector.prompt')} text={prompt} /> : null}
      <dl className="inspect-facts">
        {model ? <Fact label={t('inspector.model')}>{model}</Fact> : null}
        {naturalWidth > 0 ? (
          <Fact label={t('inspector.natural')}>
            {naturalWidth} × {naturalHeight}
          </Fact>
        ) : null}
        {size ? <Fact label={t('inspector.bytes')}>{size}</Fact> : null}
      </dl>
    </section>
  );
}

/** Asked of the picture itself: the document does not hold it. */
function useSizeOnDisk(node: CanvasNode): number | undefined {
  const reading = normaliseNode(node);
  const url = reading.kind === 'image' && assetIdOf(node) ? reading.data.url : '';
  const { data } = useQuery({
    queryKey: ['size-on-disk', url],
    queryFn: async ({ signal }) => {
      const { headers, ok } = await fetch(url, { method: 'HEAD', signal });
      return ok ? Number(headers.get('content-length')) : 0;
    },
    enabled: url.startsWith('/api/files/'),
    staleTime: Infinity,
    retry: false,
  });
  return data && data > 0 ? data : undefined;
}

function sizeWords(bytes: number, language: string): string {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  const digits = value < 10 ? 1 : 0;
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: digits }).format(value);
}
