import { normaliseNode, type CanvasNode, type NormalisedNode } from '@easel/canvas';
import { Blend, Link2, RotateCw, SquareRoundCorner, Unlink2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { IconButton } from '../../ui/index.ts';
import type { CanvasSession } from '../session.ts';
import { NumberField } from './number-field.tsx';
import { setData, setGeometry, shared, type Geometry } from './set-value.ts';

const icon = { size: 14, strokeWidth: 1.75 } as const;

export interface SectionProps {
  readonly session: CanvasSession;
  readonly nodes: readonly CanvasNode[];
  readonly disabled: boolean;
}

/** Where it stands, how large it is, how it is turned and how much shows through. */
export function LayoutSection({ session, nodes, disabled }: SectionProps) {
  const { t } = useTranslation('panels');
  const pictures = nodes.every(({ type }) => type === 'image');
  const [locked, setLocked] = useState<boolean | null>(null);
  const keepsRatio = locked ?? pictures;
  const field = (name: Geometry, sign: ReactNode, suffix = '') => (
    <NumberField
      label={t(`inspector.${name}`)}
      sign={sign}
      suffix={suffix}
      disabled={disabled}
      {...((name === 'width' || name === 'height') && { least: 1, most: 1e7 })}
      value={shared(nodes, (node) => node[name])}
      onSet={(next, gesture) => {
        const { canvas } = session.store.getState();
        const present = nodes.flatMap(({ id }) => canvas.nodes.get(id) ?? []);
        const put = setGeometry(canvas, present, name, (node) => next(normaliseNode(node)[name]), keepsRatio);
        session.store.commit({ put }, stepOf(name), gesture);
      }}
    />
  );
  return (
    <section className="inspect-section" aria-label={t('inspector.layout')}>
      <div className="inspect-grid">
        {field('x', 'X')}
        {field('y', 'Y')}
        {field('width', t('inspector.widthSign'))}
        {field('height', t('inspector.heightSign'))}
        {field('rotation', <RotateCw {...icon} />, '°')}
        <IconButton
          className="inspect-ratio"
          icon={keepsRatio ? Link2 : Unlink2}
          label={t('inspector.ratio')}
          pressed={keepsRatio}
          disabled={disabled}
          onClick={() => setLocked(!keepsRatio)}
        />
      </div>
      <div className="inspect-grid">
        <Opacity {...{ session, nodes, disabled }} />
        <Corners {...{ session, nodes, disabled }} />
      </div>
    </section>
  );
}

function stepOf(name: Geometry): string {
  if (name === 'rotation') return 'rotate';
  return name === 'x' || name === 'y' ? 'move' : 'resize';
}

function Opacity({ session: { store }, nodes, disabled }: SectionProps) {
  const { t } = useTranslation('panels');
  return (
    <NumberField
      label={t('inspector.opacity')}
      sign={<Blend {...icon} />}
      suffix="%"
      least={0}
      most={100}
      disabled={disabled}
      value={shared(nodes, ({ opacity }) => Math.round(opacity * 100))}
      onSet={(next, gesture) => {
        const { canvas } = store.getState();
        const present = nodes.flatMap(({ id }) => canvas.nodes.get(id) ?? []);
        const put = present.map((node) => ({
          ...node,
          opacity: Math.round(next(normaliseNode(node).opacity * 100)) / 100,
        }));
        store.commit({ put }, 'opacity', gesture);
      }}
    />
  );
}

function Corners({ session: { store }, nodes, disabled }: SectionProps) {
  const { t } = useTranslation('panels');
  const rounded = nodes.filter((node) => readCorners(normaliseNode(node)) !== undefined);
  if (rounded.length === 0) return null;
  return (
    <NumberField
      label={t('inspector.corners')}
      sign={<SquareRoundCorner {...icon} />}
      least={0}
      most={1e5}
      disabled={disabled}
      value={shared(rounded, readCorners)}
      onSet={(next, gesture) => {
        const { canvas } = store.getState();
        const present = rounded.flatMap(({ id }) => canvas.nodes.get(id) ?? []);
        const put = present.flatMap((node) =>
          setData([node], { cornerRadius: next(readCorners(normaliseNode(node)) ?? 0) }),
        );
        store.commit({ put }, 'radius', gesture);
      }}
    />
  );
}

/** Undefined for what has no corners to round. */
function readCorners(node: NormalisedNode): number | undefined {
  if (node.kind === 'image') return node.data.cornerRadius ?? 0;
  return node.kind === 'shape' && node.data.shape === 'rectangle' ? (node.data.cornerRadius ?? 0) : undefined;
}
