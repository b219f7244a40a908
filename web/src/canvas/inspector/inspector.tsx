import { isGroup, normaliseNode, type CanvasNode } from '@easel/canvas';
import { Lock, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { IconButton, useArrivingFocus } from '../../ui/index.ts';
import { useCanEdit, useEditorState, useSession } from '../canvas-context.ts';
import { isLocked, nodeName } from '../edits.ts';
import type { Panels } from '../panels/panels.ts';
import { FrameSection } from './frame-section.tsx';
import { Heading } from './heading.tsx';
import { LayoutSection } from './layout-section.tsx';
import { asText } from '../text/picture-words.ts';
import { PictureSection } from './picture-section.tsx';
import { ShapeSection } from './shape-section.tsx';
import { TextSection } from './text-section.tsx';
import { WordsField } from './text-value.tsx';
import './inspector.css';

/** All that can be said of the selection in figures and words, in place of the agent's panel. */
export function Inspector({ panels }: { readonly panels: Panels }) {
  const { t } = useTranslation('panels');
  const session = useSession();
  const nodes = useSelected();
  const canEdit = useCanEdit(session);
  const panel = useFocusFromKey(panels);
  useEffect(() => {
    if (nodes.length === 0) panels.setSide('agent');
  }, [nodes, panels]);
  if (nodes.length === 0) return null;
  const locked = nodes.filter(isLocked);
  const disabled = !canEdit || locked.length === nodes.length;
  const open = nodes.filter((node) => !isLocked(node));
  const shown = disabled ? nodes : open;
  return (
    <aside ref={panel} className="canvas-panel inspector" aria-label={t('inspector.label')} tabIndex={-1}>
      <header className="inspector-head">
        <h2>
          <Heading nodes={nodes} />
        </h2>
        <IconButton
          icon={X}
          size="dense"
          label={t('inspector.close')}
          shortcut="I"
          onClick={() => panels.setSide('agent')}
        />
      </header>
      <div className="inspector-body">
        {locked.length > 0 ? (
          <p className="inspect-note">
            <Lock size={14} strokeWidth={2} aria-hidden />
            {disabled ? t('inspector.locked') : t('inspector.someLocked', { count: locked.length })}
          </p>
        ) : null}
        <Sections key={nodes.map(({ id }) => id).join(' ')} nodes={shown} disabled={disabled} />
      </div>
    </aside>
  );
}

function Sections({ nodes, disabled }: { readonly nodes: readonly CanvasNode[]; readonly disabled: boolean }) {
  const { t } = useTranslation('panels');
  const session = useSession();
  const [node] = nodes;
  const ofKind = (kind: string) => nodes.filter((one) => normaliseNode(one).kind === kind);
  // A group is a frame that nobody sees: a ground and a place in a presentation mean nothing to it.
  const [shapes, frames] = [ofKind('shape'), ofKind('frame').filter((frame) => !isGroup(frame))];
  const texts = nodes.flatMap((one) => asText(one) ?? []);
  const alone = nodes.length === 1 ? node : undefined;
  const picture = alone && normaliseNode(alone).kind === 'image' ? alone : undefined;
  return (
    <>
      {alone && !picture ? (
        <section className="inspect-section" aria-label={t('inspector.name')}>
          <WordsField
            label={t('inspector.name')}
            value={alone.title ?? ''}
            placeholder={nodeName(alone)}
            disabled={disabled}
            onSet={(title) => session.store.commit({ put: [{ ...alone, title }] }, 'rename')}
          />
        </section>
      ) : null}
      <LayoutSection session={session} nodes={nodes} disabled={disabled} />
      {texts.length > 0 ? <TextSection session={session} nodes={texts} disabled={disabled} /> : null}
      {shapes.length > 0 ? <ShapeSection session={session} nodes={shapes} disabled={disabled} /> : null}
      {frames.length > 0 ? <FrameSection session={session} nodes={frames} disabled={disabled} /> : null}
      {picture ? <PictureSection session={session} node={picture} disabled={disabled} /> : null}
    </>
  );
}

function useSelected(): readonly CanvasNode[] {
  const session = useSession();
  const all = useEditorState(session, (state) => state.canvas.nodes);
  const selection = useEditorState(session, (state) => state.selection);
  return useMemo(() => [...selection].flatMap((id) => all.get(id) ?? []), [all, selection]);
}

/** The keyboard goes along into the panel that it opened, and back to the canvas afterwards. */
function useFocusFromKey(panels: Panels) {
  const panel = useRef<HTMLElement>(null);
  const before = useRef<Element>(null);
  // Before the panel takes it.
  useLayoutEffect(() => {
    before.current = document.activeElement;
  }, []);
  useArrivingFocus(panel);
  useEffect(
    () => () => {
      const left = document.activeElement === null || document.activeElement === document.body;
      if (left && panels.getState().side !== 'inspector' && before.current instanceof HTMLElement)
        before.current.focus({ preventScroll: true });
    },
    [panels],
  );
  return panel;
}
