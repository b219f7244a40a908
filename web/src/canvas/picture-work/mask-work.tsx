import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/index.ts';
import { useSession } from '../canvas-context.ts';
import { keepAsk } from './ask-draft.ts';
import { AskPanel } from './ask-panel.tsx';
import { leaveWork } from './leave-work.ts';
import { MaskBar } from './mask-bar.tsx';
import { keepMask, keptMask } from './mask-draft.ts';
import { attachMaskKeys } from './mask-keys.ts';
import { maskFile, maskSize } from './mask-steps.ts';
import { shownPixels } from './shown-picture.ts';
import { useMaskBrush } from './use-mask-brush.ts';
import { WorkStage } from './work-stage.tsx';
import type { WorkViewProps } from './work-view.ts';

/** Paints what may change on a picture, and says what it is to become. */
export function MaskWork({ reading, picture, box, ask, loose }: WorkViewProps) {
  const session = useSession();
  const { t } = useTranslation('work');
  const ground = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLCanvasElement>(null);
  const cursor = useRef<HTMLDivElement>(null);
  const [about] = useState(() => ({
    projectId: session.projectId,
    nodeId: picture.nodeId,
    assetId: picture.assetId,
    size: maskSize(shownPixels(reading)),
  }));
  const { size } = about;
  const brush = useMaskBrush({ session, reading, size, kept: () => keptMask(about), ground, paper, cursor });
  const { steps } = brush;
  useEffect(() => keepMask(about, steps), [about, steps]);
  const leave = () => leaveWork(session);
  const latest = useRef({ brush, leave });
  useEffect(() => {
    latest.current = { brush, leave };
  });
  useEffect(() => attachMaskKeys(() => latest.current), []);
  const send = async (text: string, count: number | null) => {
    const mask = paper.current && (await maskFile(paper.current));
    if (!mask) {
      showToast({ text: t('mask.nothing') });
      return;
    }
    ask({ text, operation: { kind: 'edit', nodeId: picture.nodeId }, picture, count, mask });
    keepAsk(about, '');
    keepMask(about, []);
    leave();
  };
  return (
    <>
      <WorkStage
        reading={reading}
        box={box}
        label={t('mask.label')}
        ground={ground}
        pointer={brush.pointer}
        over={<canvas ref={paper} className="work-mask" width={size.width} height={size.height} />}
      >
        <div ref={cursor} className="work-brush" data-removes={brush.removes || undefined} aria-hidden />
      </WorkStage>
      <AskPanel
        nodeId={picture.nodeId}
        url={picture.url}
        box={box}
        placeholder={t('mask.placeholder')}
        note={t(loose ? 'mask.loose' : 'mask.note')}
        below={64}
        onSend={(text, count) => void send(text, count)}
        onLeave={leave}
      />
      <MaskBar brush={brush} onLeave={leave} />
    </>
  );
}
