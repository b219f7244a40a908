import { Suspense, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { CanvasSession } from '../canvas/index.ts';
import { useTranslation } from '../i18n/index.ts';
import { KeysAhead, lazyPart, showToast } from '../ui/index.ts';
import type { ExportDialogProps } from './export-dialog.tsx';
import { useCopying } from './use-copying.ts';

const ExportDialog = lazyPart(async () => (await import('./whole.ts')).ExportDialog);

export type ExportPartProps = Omit<ExportDialogProps, 'open' | 'onClose'> & { readonly session: CanvasSession };

/** Comes when it is first asked for, and stays: what is under way goes on while the dialog is shut. */
export function ExportPart(props: ExportPartProps) {
  const { session } = props;
  const { modes, uploads } = session;
  const { t } = useTranslation('export');
  useEffect(
    () =>
      uploads.onLayered(async (file, at) => {
        const whole = await import('./whole.ts').catch(() => null);
        if (whole) return whole.openPsd(session, file, at);
        const why = t('import.fault.unsent');
        showToast({ kind: 'danger', text: t('import.failed', { name: file.name, why }) });
      }),
    [session, uploads, t],
  );
  useCopying(session);
  const open = useStore(modes, (state) => state.exporting);
  const [asked, setAsked] = useState(false);
  if (open && !asked) setAsked(true);
  if (!asked) return null;
  const close = () => modes.setState({ exporting: false });
  return (
    <Suspense fallback={open ? <KeysAhead onEscape={close} /> : null}>
      <ExportDialog {...props} open={open} onClose={close} />
    </Suspense>
  );
}
