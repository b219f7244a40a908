import { normaliseNode, type CanvasNode } from '@easel/canvas';
import { PenLine } from 'lucide-react';
import { useTranslation } from '../../i18n/index.ts';
import { inStroke, inStrokeWidth } from '../style/shape-stroke.ts';
import { useText } from '../use-text.ts';
import { ColourField } from './colour-field.tsx';
import { dataFields } from './data-fields.ts';
import type { SectionProps } from './layout-section.tsx';
import { NumberField } from './number-field.tsx';

export function ShapeSection(props: SectionProps) {
  const { t: words } = useTranslation('panels');
  const t = useText();
  const { disabled } = props;
  const { read, write } = dataFields(props, 'shape');
  return (
    <section className="inspect-section" aria-label={words('inspector.look')}>
      <h3>{words('inspector.look')}</h3>
      <ColourField
        label={t('style.fill')}
        value={read(({ fill }) => fill)}
        none
        disabled={disabled}
        onSet={(fill, gesture) => write({ fill }, gesture)}
      />
      <ColourField
        label={t('style.stroke')}
        value={read(({ stroke }) => stroke)}
        none
        disabled={disabled}
        onSet={(stroke, gesture) => write((node) => inStroke(node, stroke), gesture)}
      />
      <div className="inspect-grid">
        <NumberField
          label={t('style.strokeWidth')}
          sign={<PenLine size={14} strokeWidth={1.75} />}
          least={0}
          most={1000}
          disabled={disabled}
          value={read(({ strokeWidth }) => strokeWidth)}
          onSet={(next, gesture) => write((node) => inStrokeWidth(node, next(strokeWidthOf(node))), gesture)}
        />
      </div>
    </section>
  );
}

function strokeWidthOf(node: CanvasNode): number {
  const reading = normaliseNode(node);
  return reading.kind === 'shape' ? reading.data.strokeWidth : 0;
}
