import { normaliseNode, type CanvasNode } from '@easel/canvas';
import { useStore } from 'zustand';
import type { CanvasSession } from '../canvas/index.ts';
import { useTranslation } from '../i18n/index.ts';
import type { Looking } from './looking.ts';
import { useMarks } from './use-marks.ts';
import './history.css';

/** Beyond this many marks nobody reads them, and each costs elements; the bar has the figures. */
const most = 400;

export interface VersionMarksProps {
  readonly live: CanvasSession;
  readonly looking: Looking;
}

/** What is otherwise today, on the version itself: an outline and a word each. */
export function VersionMarks({ live, looking }: VersionMarksProps) {
  const { t } = useTranslation('history');
  const { still, missing } = useStore(looking, (state) => state);
  const marks = useMarks(live, still);
  const lost = still
    ? [...still.store.getState().canvas.nodes.values()].filter((node) => isMissing(node, missing))
    : [];
  return (
    <>
      {marks.slice(0, most).map(({ difference, node }) => (
        <Mark key={node.id} node={node} kind={difference} words={t(`mark.${difference}`)} />
      ))}
      {lost.slice(0, most).map((node) => (
        <Mark key={`lost ${node.id}`} node={node} kind="lost" words={t('mark.lost')} />
      ))}
    </>
  );
}

function Mark({ node, kind, words }: { readonly node: CanvasNode; readonly kind: string; readonly words: string }) {
  const { x, y, width, height, rotation } = normaliseNode(node);
  const transform = rotation === 0 ? undefined : `rotate(${rotation}deg)`;
  return (
    <div className="history-mark" data-kind={kind} style={{ left: x, top: y, width, height, transform }}>
      <span>{words}</span>
    </div>
  );
}

function isMissing(node: CanvasNode, missing: ReadonlySet<string>): boolean {
  const assetId: unknown = node.data?.['assetId'];
  return typeof assetId === 'string' && missing.has(assetId);
}
