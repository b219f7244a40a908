/** On each picture that is being taken apart: how far that is. In the layer where things keep their size on screen. */
import type { CSSProperties } from 'react';
import { useStore } from 'zustand';
import { ProgressRing } from '../../ui/index.ts';
import { useEditorState, useSession } from '../canvas-context.ts';
import { useText } from '../use-text.ts';
import { takingApart } from './taking-apart.ts';

export function TakingNames() {
  const session = useSession();
  const t = useText();
  const nodes = useEditorState(session, (state) => state.canvas.nodes);
  const taking = useStore(takingApart);
  return [...taking].flatMap(([id, { progress, cancel }]) => {
    const node = nodes.get(id);
    if (!node) return [];
    const { x, y, width, height } = node;
    const place = { left: x, top: y + height, '--w': `${width}px` } as CSSProperties;
    return [
      <div key={id} className="canvas-coming-name" style={place}>
        <ProgressRing size={14} progress={progress} />
        <span>{cancel ? t('elements.progress', { percent: Math.round(progress * 100) }) : t('elements.stopping')}</span>
      </div>,
    ];
  });
}
