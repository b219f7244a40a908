import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { useState } from 'react';
import { useStore } from 'zustand';
import { SessionContext } from '../canvas/canvas-context.ts';
import type { CanvasSession } from '../canvas/index.ts';
import { useTranslation } from '../i18n/index.ts';
import { useExporting } from '../transfer/index.ts';
import { IconButton, isEscapeOfTip, showToast } from '../ui/index.ts';
import { ExportFoot } from './export-foot.tsx';
import { ExportOptions } from './export-options.tsx';
import { ExportPreview } from './export-preview.tsx';
import { ExportSteps } from './export-steps.tsx';
import type { Order } from './order.ts';
import { createRuns, saveBlob } from './run.ts';
import { fileName } from './sizes.ts';
import { useExport } from './use-export.ts';
import './export.css';

export interface ExportDialogProps {
  readonly session: CanvasSession;
  readonly project: { readonly id: string; readonly title: string };
  /** Whether one may have the whole project as a file. */
  readonly mayTakeFile: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Everything is made in this browser; who sees the canvas may take what they see. */
export function ExportDialog(props: ExportDialogProps) {
  const { session, project, open, onClose, mayTakeFile } = props;
  const { t } = useTranslation('export');
  const { run, stopped, start, stop, clear } = useRuns(session);
  const exporting = useExport(session, project.title, open);
  const projectFile = useExporting();
  const begin = () => {
    if (exporting.kind !== 'project') return void start(exporting.orderWith(), exporting.fileName);
    // The file holds what is on screen, not what has been saved of it.
    void session.autosave.flush().then(() => projectFile.mutate(project));
    onClose();
  };
  const again = (part: Partial<Order>) => {
    if (!run) return;
    const order = { ...run.order, ...part };
    const name = order.subject.name || project.title;
    void start(order, part.scale === undefined ? run.fileName : fileName(name, order.format, order.scale));
  };
  const leave = () => {
    clear();
    onClose();
  };
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => next || leave()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="ui-scrim" />
        <RadixDialog.Content
          className="ui-dialog export"
          aria-describedby={undefined}
          onKeyDown={({ nativeEvent }) => isEscapeOfTip(nativeEvent) && leave()}
          onOpenAutoFocus={(event) => {
            // On the way out there is nothing to read: the first choice is what one came for.
            event.preventDefault();
            const dialog = event.target as HTMLElement;
            (dialog.querySelector<HTMLElement>('[role="radio"][aria-checked="true"]') ?? dialog).focus();
          }}
        >
          <SessionContext value={session}>
            <ExportPreview exporting={exporting} title={project.title} waits={run?.phase === 'running'} />
          </SessionContext>
          <div className="export-side">
            <div className="ui-dialog-head">
              <RadixDialog.Title>{t('title')}</RadixDialog.Title>
              <RadixDialog.Close asChild>
                <IconButton icon={X} label={t('close')} side="left" />
              </RadixDialog.Close>
            </div>
            <div className="export-body">
              {run ? (
                <ExportSteps run={run} onAgain={again} />
              ) : (
                <ExportOptions exporting={exporting} mayTakeFile={mayTakeFile} />
              )}
            </div>
            <ExportFoot
              run={run}
              exporting={exporting}
              stopped={stopped === exporting.fileName}
              onStart={begin}
              onStop={stop}
              onBack={clear}
              onClose={onClose}
              onSaveAgain={() => run?.made && saveBlob(run.made.blob, run.fileName)}
            />
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** One export at a time: it goes on while the dialog is shut, and who has shut it hears of its end. */
function useRuns(session: CanvasSession) {
  const { t } = useTranslation('export');
  const [runs] = useState(() => createRuns());
  const run = useStore(runs);
  /** The file that was called off last. */
  const [stopped, setStopped] = useState<string | null>(null);
  const start = async (order: Order | null, name: string) => {
    if (!order) return;
    setStopped(null);
    const end = await runs.start(order, name);
    if (session.modes.getState().exporting) return;
    if (end === 'done') showToast({ text: t('saved', { name }) });
    const show = { label: t('show'), run: () => session.modes.setState({ exporting: true }) };
    if (end === 'failed') showToast({ kind: 'danger', text: t('failedWhile', { name }), action: show });
  };
  const stop = () => {
    setStopped(runs.getState()?.fileName ?? null);
    runs.stop();
  };
  const clear = () => {
    setStopped(null);
    runs.clear();
  };
  return { run, stopped, start, stop, clear };
}
