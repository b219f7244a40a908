import { boundsOf } from '@easel/canvas';
import type { PictureEdges } from '@easel/contract';
import { Expand } from 'lucide-react';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/index.ts';
import { useSession } from '../canvas-context.ts';
import { keyName } from '../menu/key-name.ts';
import { keyOf, keysBy } from '../menu/shortcut-table.ts';
import { shortcutText } from '../shortcuts.ts';
import { edgeNames, expandPresets, growsAnywhere, noEdges, presetEdges, type EdgeName } from './expand-edges.ts';
import { leaveWork } from './leave-work.ts';
import { shownPixels } from './shown-picture.ts';
import { useEdgeDrag } from './use-edge-drag.ts';
import { WorkStage } from './work-stage.tsx';
import type { WorkViewProps } from './work-view.ts';

/** Takes a picture beyond its edges: how far, by grips or by proportions. */
export function ExpandWork({ reading, picture, box, ask }: WorkViewProps) {
  const session = useSession();
  const { t } = useTranslation('work');
  const ground = useRef<HTMLDivElement>(null);
  const [edges, setEdges] = useState<PictureEdges>(() => presetEdges('around', reading));
  const grip = useEdgeDrag({ session, reading, edges, setEdges });
  const leave = () => leaveWork(session);
  const send = () => {
    if (!growsAnywhere(edges)) return;
    const text = t('words.expand', { title: picture.title || t('words.untitled') });
    ask({ text, operation: { kind: 'expand', nodeId: picture.nodeId, edges }, picture });
    leave();
  };
  const acts = useRef({ leave, send });
  useEffect(() => {
    acts.current = { leave, send };
  });
  useEffect(() => {
    ground.current?.focus({ preventScroll: true });
    return attachExpandKeys(() => acts.current);
  }, []);
  const pixels = shownPixels(reading);
  const size = {
    width: Math.round(pixels.width * (1 + edges.left + edges.right)),
    height: Math.round(pixels.height * (1 + edges.top + edges.bottom)),
  };
  return (
    <>
      <WorkStage
        reading={reading}
        box={around(box)}
        label={t('expand.label')}
        ground={ground}
        over={
          <div className="work-expand" style={outerStyle(edges)}>
            {edgeNames.map((edge) => (
              <button
                key={edge}
                type="button"
                className={`work-edge is-${edge}`}
                aria-label={t(`expand.edge.${edge}`, { percent: Math.round(edges[edge] * 100) })}
                {...grip(edge)}
              />
            ))}
            <span className="canvas-tip work-size">
              {size.width} × {size.height}
            </span>
          </div>
        }
      />
      <ExpandBar reading={reading} edges={edges} onEdges={setEdges} onLeave={leave} onSend={send} />
    </>
  );
}

interface ExpandBarProps {
  readonly reading: WorkViewProps['reading'];
  readonly edges: PictureEdges;
  readonly onEdges: (edges: PictureEdges) => void;
  readonly onLeave: () => void;
  readonly onSend: () => void;
}

function ExpandBar({ reading, edges, onEdges, onLeave, onSend }: ExpandBarProps) {
  const { t } = useTranslation('work');
  const grows = growsAnywhere(edges);
  return (
    <section className="canvas-panel canvas-bar canvas-tools mode-bar" aria-label={t('expand.label')}>
      <span className="mode-name">
        <Expand size={16} strokeWidth={1.75} aria-hidden />
        <b>{t('expand.name')}</b>
      </span>
      {expandPresets.map((preset) => (
        <Button
          key={preset}
          className="mode-choice"
          aria-pressed={sameEdges(edges, presetEdges(preset, reading))}
          onClick={() => onEdges(presetEdges(preset, reading))}
        >
          {preset === 'around' ? t('expand.around') : preset}
        </Button>
      ))}
      <Button className="mode-choice" disabled={!grows} onClick={() => onEdges(noEdges)}>
        {t('expand.none')}
      </Button>
      <span className="canvas-rule" />
      <span className="mode-end">
        <Button aria-keyshortcuts="Escape" title={shortcutText('Escape')} onClick={onLeave}>
          {t('leave')}
        </Button>
        <Button
          kind="accent"
          aria-keyshortcuts="Enter"
          title={shortcutText('Enter')}
          disabled={!grows}
          onClick={onSend}
        >
          {t('expand.send')}
        </Button>
      </span>
    </section>
  );
}

/** Room for the new ground of the first proposal. */
function around({ x, y, width, height }: ReturnType<typeof boundsOf>) {
  return { x: x - width / 3, y: y - height / 3, width: (width * 5) / 3, height: (height * 4) / 3 };
}

function outerStyle({ left, top, right, bottom }: PictureEdges): CSSProperties {
  const share = (value: number) => `${-value * 100}%`;
  // `top` and `bottom` of an element are shares of its parent's height, as they should be here.
  return { left: share(left), top: share(top), right: share(right), bottom: share(bottom) };
}

function sameEdges(one: PictureEdges, other: PictureEdges): boolean {
  return edgeNames.every((edge: EdgeName) => one[edge] === other[edge]);
}

function attachExpandKeys(acts: () => { leave: () => void; send: () => void }): () => void {
  const onKey = (event: KeyboardEvent) => {
    const within = event.target instanceof HTMLElement ? event.target : null;
    if (event.key === 'Tab' || event.ctrlKey || event.metaKey || within?.closest('input, textarea, [role="dialog"]'))
      return;
    event.stopPropagation();
    const { leave, send } = acts();
    const name = keyName(event);
    const act = keysBy('expand', { expandSend: send, expandLeave: leave }).get(name);
    // Enter on a button of the bar presses it.
    if (!act || (name === keyOf('expandSend') && within?.closest('.mode-bar'))) return;
    event.preventDefault();
    act();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
