import { normaliseNode } from '@easel/canvas';
import type { Present } from '@easel/contract';
import type { CSSProperties } from 'react';
import { useStore } from 'zustand';
import { useSession as useSignedIn } from '../api/session.ts';
import { useEditorState, type CanvasSession } from '../canvas/index.ts';
import { useTranslation } from '../i18n/index.ts';
import { personColour } from '../ui/index.ts';
import type { Peers } from './peers.ts';
import './presence.css';

export interface PresenceMarksProps {
  readonly session: CanvasSession;
  readonly peers: Peers;
}

/** Where the others point, and outlines about what they have selected; in page coordinates, in screen sizes. */
export function PresenceMarks({ session, peers }: PresenceMarksProps) {
  const { t } = useTranslation('presence');
  const { user } = useSignedIn();
  const present = [...useStore(peers).values()];
  return present.map((peer) => {
    const own = peer.userId === user?.id;
    const name = own ? t('own') : peer.name || t('unnamed');
    const style = { '--person': personColour(peer.userId) } as CSSProperties;
    return (
      <div key={peer.sessionId} className="presence-peer" data-own={own} style={style}>
        {peer.selection.length > 0 ? <Outlines session={session} peer={peer} /> : null}
        {peer.cursor ? <Cursor at={peer.cursor} name={name} /> : null}
      </div>
    );
  });
}

function Outlines({ session, peer: { selection } }: { readonly session: CanvasSession; readonly peer: Present }) {
  const nodes = useEditorState(session, (state) => state.canvas.nodes);
  return selection.map((id) => {
    const node = nodes.get(id);
    if (!node || node.hidden === true) return null;
    const { x, y, width, height, rotation } = normaliseNode(node);
    const turn = rotation === 0 ? undefined : `rotate(${rotation}deg)`;
    return <div key={id} className="presence-outline" style={{ left: x, top: y, width, height, transform: turn }} />;
  });
}

function Cursor({
  at: { x, y },
  name,
}: {
  readonly at: { readonly x: number; readonly y: number };
  readonly name: string;
}) {
  return (
    <div className="presence-cursor" style={{ transform: `translate(${x}px, ${y}px)` }}>
      <div className="presence-pointer">
        <svg width="18" height="20" viewBox="0 0 18 20">
          <path d="M1.5 1.5 16 9.2l-6.6 1.6-3.2 6.4z" />
        </svg>
        <span dir="auto">{name}</span>
      </div>
    </div>
  );
}
