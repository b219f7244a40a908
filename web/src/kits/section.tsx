import type { BrandDocument } from '@easel/contract';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/index.ts';

export interface SectionProps {
  readonly document: BrandDocument;
  readonly edit: (change: (document: BrandDocument) => BrandDocument) => void;
}

export const sectionIds = ['identity', 'voice', 'logos', 'palette', 'type', 'references', 'look', 'rules'] as const;
export type SectionId = (typeof sectionIds)[number];

interface FrameProps {
  readonly id: SectionId;
  readonly note?: string;
  readonly children: ReactNode;
}

/** A part of the kit under its heading. */
export function Section({ id, note, children }: FrameProps) {
  const { t } = useTranslation('kits');
  return (
    <section className="kit-section" id={`kit-${id}`} aria-labelledby={`kit-${id}-title`} tabIndex={-1}>
      <header>
        <h2 className="ui-h3" id={`kit-${id}-title`}>
          {t(`section.${id}`)}
        </h2>
        {note ? <p>{note}</p> : null}
      </header>
      {children}
    </section>
  );
}
