/** How the selected shapes and frames look. */
import { normaliseNode, type CanvasNode, type FrameData, type NormalisedNode, type ShapeData } from '@easel/canvas';
import { Crop, Hexagon, PenLine, SquareRoundCorner, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton, Tooltip } from '../../ui/index.ts';
import { ColourButton } from '../colour/colour-button.tsx';
import { useSession } from '../canvas-context.ts';
import type { CanvasSession } from '../session.ts';
import { isLine } from '../tools/line-end.ts';
import { polygonPoints, polygonSides } from '../tools/polygon.ts';
import { useText } from '../use-text.ts';
import { NumberField } from './number-field.tsx';
import { inStroke, inStrokeWidth } from './shape-stroke.ts';
import { sharedValue } from './shared-value.ts';

type Reading<K extends NormalisedNode['kind']> = Extract<NormalisedNode, { kind: K }>;

/** Writes fields of `data`; `step` joins changes in a row to one step to undo. */
function restyle(
  { store }: CanvasSession,
  ids: readonly string[],
  patch: (node: CanvasNode) => Partial<ShapeData> | Partial<FrameData>,
  step?: string,
): void {
  const { nodes } = store.getState().canvas;
  const free = ids.flatMap((id) => nodes.get(id) ?? []).filter((node) => !normaliseNode(node).locked);
  const put = free.map((node) => ({ ...node, data: { ...node.data, ...patch(node) } }));
  store.commit({ put }, 'style', step && `${step} ${ids.join(' ')}`);
}

export function ShapeControls({ shapes }: { readonly shapes: readonly Reading<'shape'>[] }) {
  const session = useSession();
  const t = useText();
  const ids = shapes.map(({ id }) => id);
  const change = (patch: Partial<ShapeData>, step?: string) => restyle(session, ids, () => patch, step);
  const onlyLines = shapes.every((shape) => isLine(shape));
  const kind = sharedValue(shapes, ({ data }) => data.shape);
  const stroke = sharedValue(shapes, ({ data }) => data.stroke);
  const width = sharedValue(shapes, ({ data }) => data.strokeWidth);
  return (
    <>
      {onlyLines ? null : (
        <ColourButton
          label={t('style.fill')}
          value={sharedValue(shapes, ({ data }) => data.fill)}
          none
          onChange={(fill, step) => change({ fill }, step)}
        />
      )}
      <ColourButton
        label={t('style.stroke')}
        value={width === 0 ? 'transparent' : stroke}
        none={!onlyLines}
        form="ring"
        onChange={(css, step) => restyle(session, ids, (node) => inStroke(node, css), step)}
      />
      <Figure icon={PenLine} label={t('style.strokeWidth')}>
        <NumberField
          label={t('style.strokeWidth')}
          value={width}
          least={onlyLines ? 0.25 : 0}
          most={1000}
          onChange={(own) => restyle(session, ids, (node) => inStrokeWidth(node, own), 'stroke')}
        />
      </Figure>
      {kind === 'rectangle' ? (
        <Figure icon={SquareRoundCorner} label={t('style.radius')}>
          <NumberField
            label={t('style.radius')}
            value={sharedValue(shapes, ({ data }) => data.cornerRadius ?? 0)}
            least={0}
            most={100_000}
            onChange={(cornerRadius) => change({ cornerRadius }, 'radius')}
          />
        </Figure>
      ) : null}
      {kind === 'polygon' ? (
        <Figure icon={Hexagon} label={t('style.sides')}>
          <NumberField
            label={t('style.sides')}
            value={sharedValue(shapes, ({ data }) => data.points?.length ?? 3)}
            least={polygonSides.least}
            most={polygonSides.most}
            onChange={(sides) => change({ points: polygonPoints(Math.round(sides)) }, 'sides')}
          />
        </Figure>
      ) : null}
    </>
  );
}

function Figure({
  icon: Icon,
  label,
  children,
}: {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <Tooltip label={label} side="top">
      <span className="canvas-figure">
        <Icon size={16} strokeWidth={1.75} aria-hidden />
        {children}
      </span>
    </Tooltip>
  );
}

export function FrameControls({ frames }: { readonly frames: readonly Reading<'frame'>[] }) {
  const session = useSession();
  const t = useText();
  const ids = frames.map(({ id }) => id);
  const clip = sharedValue(frames, ({ data }) => data.clip) === true;
  return (
    <>
      <ColourButton
        label={t('style.background')}
        value={sharedValue(frames, ({ data }) => data.background)}
        none
        onChange={(background, step) => restyle(session, ids, () => ({ background }), step)}
      />
      <IconButton
        icon={Crop}
        label={t('style.clip')}
        side="top"
        pressed={clip}
        onClick={() => restyle(session, ids, () => ({ clip: !clip }))}
      />
    </>
  );
}
