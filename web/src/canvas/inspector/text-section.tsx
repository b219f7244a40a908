import { ALargeSmall, Italic, UnfoldHorizontal, UnfoldVertical } from 'lucide-react';
import { useTranslation } from '../../i18n/index.ts';
import { IconButton, Segments } from '../../ui/index.ts';
import { alignments } from '../style/alignments.ts';
import { sharedValue } from '../style/shared-value.ts';
import { FamilyButton, WeightMenu } from '../style/typeface-controls.tsx';
import { familyOf } from '../text/families.ts';
import { readText, type TextReading } from '../text/fit-text.ts';
import { changeStyle, type StyleChange } from '../text/restyle.ts';
import { useText } from '../use-text.ts';
import { ColourField } from './colour-field.tsx';
import type { SectionProps } from './layout-section.tsx';
import { NumberField } from './number-field.tsx';
import { shared } from './set-value.ts';
import '../style/style.css';

const icon = { size: 14, strokeWidth: 1.75 } as const;

/** How texts look. Whatever changes their letters or lines changes their box with them. */
export function TextSection({ session, nodes, disabled }: SectionProps) {
  const { t: words } = useTranslation('panels');
  const t = useText();
  const texts = nodes.flatMap((node) => readText(node) ?? []);
  const change = (patch: StyleChange, step?: string) => void changeStyle(session, patch, step);
  const part = { texts, change, disabled };
  return (
    <section className="inspect-section" aria-label={words('inspector.text')}>
      <h3>{words('inspector.text')}</h3>
      <div className="inspect-typeface">
        <FamilyButton {...part} />
        <WeightMenu {...part} />
        <NumberField
          label={t('style.size')}
          sign={<ALargeSmall {...icon} />}
          least={1}
          most={5000}
          disabled={disabled}
          value={shared(nodes, (node) => (node.kind === 'text' ? node.data.fontSize : undefined))}
          onSet={(next, gesture) => change(({ fontSize }) => ({ fontSize: next(fontSize) }), gesture)}
        />
      </div>
      <div className="inspect-grid">
        <NumberField
          label={t('style.lineHeight')}
          sign={<UnfoldVertical {...icon} />}
          least={0.5}
          most={5}
          step={0.05}
          disabled={disabled}
          value={shared(nodes, (node) => (node.kind === 'text' ? node.data.lineHeight : undefined))}
          onSet={(next, gesture) => change(({ lineHeight }) => ({ lineHeight: next(lineHeight) }), gesture)}
        />
        <NumberField
          label={t('style.tracking')}
          sign={<UnfoldHorizontal {...icon} />}
          suffix="%"
          least={-50}
          most={200}
          step={0.5}
          disabled={disabled}
          value={shared(nodes, (node) => (node.kind === 'text' ? trackingOf(node.data) : undefined))}
          onSet={(next, gesture) =>
            change((own) => ({ letterSpacing: Math.round(next(trackingOf(own)) * own.fontSize) / 100 }), gesture)
          }
        />
      </div>
      <Alignment {...part} />
      <ColourField
        label={t('style.colour')}
        value={shared(nodes, (node) => (node.kind === 'text' ? node.data.color : undefined))}
        disabled={disabled}
        onSet={(color, gesture) => change({ color }, gesture)}
      />
    </section>
  );
}

/** As designers say it: in hundredths of the letters' size. */
function trackingOf({ letterSpacing, fontSize }: Pick<TextReading['data'], 'letterSpacing' | 'fontSize'>): number {
  return Math.round((letterSpacing / fontSize) * 1000) / 10;
}

interface AlignmentProps {
  readonly texts: readonly TextReading[];
  readonly change: (patch: StyleChange) => void;
  readonly disabled: boolean;
}

function Alignment({ texts, change, disabled }: AlignmentProps) {
  const t = useText();
  const slanted = sharedValue(texts, ({ data }) => data.fontStyle) === 'italic';
  const can = texts.some(({ data }) => familyOf(data.fontFamily)?.italic ?? familyOf(data.fontFamily) === undefined);
  return (
    <div className="inspect-alignment">
      <Segments
        label={t('style.align')}
        value={sharedValue(texts, ({ data }) => data.align) ?? ''}
        onChange={(align) => {
          if (align !== '') change({ align });
        }}
        segments={alignments.map(({ value, icon: Icon }) => ({
          value,
          disabled,
          label: (
            <>
              <Icon size={16} strokeWidth={1.75} aria-hidden />
              <span className="sr-only">{t(`style.${value}`)}</span>
            </>
          ),
        }))}
      />
      <IconButton
        icon={Italic}
        label={t('style.italic')}
        pressed={slanted}
        disabled={disabled || !can}
        onClick={() => change({ fontStyle: slanted ? 'normal' : 'italic' })}
      />
    </div>
  );
}
