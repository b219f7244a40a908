/** What a dragged box met: lines and equal distances, in page coordinates but in screen sizes. */
import type { CSSProperties } from 'react';
import { usePreview, useSession } from '../canvas-context.ts';
import type { GuideLine } from './edges.ts';
import type { GapMark } from './gaps.ts';
import './snapping.css';

export function SnapGuides() {
  const snap = usePreview(useSession(), (state) => state.snap);
  if (!snap) return null;
  return (
    <>
      {snap.lines.map((line) => (
        <i key={`${line.axis}${line.at}`} className={`canvas-guide is-${line.axis}`} style={lineStyle(line)} />
      ))}
      {snap.gaps.map((gap) => (
        <span key={`${gap.axis}${gap.from}`} className={`canvas-gap is-${gap.axis}`} style={gapStyle(gap)}>
          <b>{Math.round(gap.to - gap.from)}</b>
        </span>
      ))}
    </>
  );
}

function lineStyle({ axis, at, from, to }: GuideLine): CSSProperties {
  return axis === 'x' ? { left: at, top: from, height: to - from } : { left: from, top: at, width: to - from };
}

function gapStyle({ axis, from, to, across }: GapMark): CSSProperties {
  return axis === 'x' ? { left: from, top: across, width: to - from } : { left: across, top: from, height: to - from };
}
