import { PenLine } from 'lucide-react';
import { useTranslation } from '../../i18n/index.ts';
import { useText } from '../use-text.ts';
import { ColourField } from './colour-field.tsx';
import { dataFields } from './data-fields.ts';
import type { SectionProps } from './layout-section.tsx';
import { NumberField } from './number-field.tsx';

export function ShapeSection(props: SectionProps) {
  const { t } = useTranslation('panels');
  const words = useText();
  const { disabled } = props;
  const { read, write, each } = dataFields(props, 'shape');
  return (
    <section className="inspect-section" aria-label={t('inspector.look')}>
      <h3>{t('inspector.look')}</h3>
      <ColourField
        label={words('style.fill')}
        value={read(({ fill }) => fill)}
        none
        disabled={disabled}
        onSet={(fill, gesture) => write({ fill }, gesture)}
      />
      <ColourField
        label={words('style.stroke')}
        value={read(({ stroke }) => stroke)}
        none
        disabled={disabled}
        onSet={(stroke, gesture) => write({ stroke }, gesture)}
      />
      <div className="inspect-grid">
        <NumberField
          label={words('style.strokeWidth')}
          sign={<PenLine size={14} strokeWidth={1.75} />}
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
