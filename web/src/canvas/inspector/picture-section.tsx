import { assetIdOf, normaliseNode, type CanvasNode } from '@easel/canvas';
import { useQuery } from '@tanstack/react-query';
import { useLanguage, useTranslation } from '../../i18n/index.ts';
import { nodeName } from '../edits.ts';
import type { SectionProps } from './layout-section.tsx';
import { WordingOf } from '../wording/wording-of.tsx';
import { setData } from './set-value.ts';
import { PictureColours } from './picture-colours.tsx';
import { CopiedText, Fact, WordsField } from './text-value.tsx';
import { sizeWords } from './size-words.ts';

export interface PictureSectionProps {
  readonly node: CanvasNode;
  readonly session: SectionProps['session'];
  readonly disabled: boolean;
}

/** One picture: what it is called, what it shows, and where it comes from. */
export function PictureSection({ node, session, disabled }: PictureSectionProps) {
  const { store } = session;
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
      <WordingOf session={session} nodeId={node.id} />
      <PictureColours picture={reading} />
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
