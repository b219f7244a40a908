import type { BrandDocument } from '@easel/contract';
import { useTranslation } from '../i18n/index.ts';
import { coloursOf } from './kit-document.ts';
import { sectionIds, type SectionId } from './section.tsx';

/** The parts of the kit, with how much there is of each. */
export function SectionNav({ document }: { readonly document: BrandDocument }) {
  const { t } = useTranslation('kits');
  const counts = countsOf(document);
  return (
    <nav className="kit-nav" aria-label={t('parts')}>
      {sectionIds.map((id) => (
        <a
          key={id}
          href={`#kit-${id}`}
          onClick={(event) => {
            // The address stays that of the kit, so that Back leads out of it.
            event.preventDefault();
            const section = window.document.getElementById(`kit-${id}`);
            section?.scrollIntoView({ block: 'start' });
            section?.focus({ preventScroll: true });
          }}
        >
          {t(`section.${id}`)}
          {counts[id] ? <span>{counts[id]}</span> : null}
        </a>
      ))}
    </nav>
  );
}

function countsOf(document: BrandDocument): Partial<Record<SectionId, number>> {
  const { logos, typography, referenceImages, visual } = document;
  const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '').length;
  return {
    logos: logos.length,
    palette: coloursOf(document).length,
    type: typography.length,
    references: referenceImages.length,
    rules: lines(visual.dos) + lines(visual.donts),
  };
}
