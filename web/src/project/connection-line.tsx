import { CloudOff } from 'lucide-react';
import { useOnline } from '../api/query-client.ts';
import { useCanEdit, useSaveState, type CanvasSession } from '../canvas/index.ts';
import { useTranslation } from '../i18n/index.ts';

/** The one place that speaks of the network: under the top bar, only while it is away. */
export function ConnectionLine({ session, heard }: { readonly session: CanvasSession; readonly heard: boolean }) {
  const { t } = useTranslation('project');
  const online = useOnline();
  const save = useSaveState(session);
  const canEdit = useCanEdit(session);
  const unsent = save.kind === 'offline' || save.kind === 'full' ? save : null;
  if (online && heard && !unsent) return null;
  const kept = unsent?.pending ?? 0;
  const trouble = heard && unsent?.kind === 'full' ? 'net.full' : 'net.dropped';
  return (
    <section className="project-net" role="status">
      <CloudOff size={16} strokeWidth={1.75} aria-hidden />
      <p>
        <b>{t(online ? trouble : 'net.offline')}</b> {canEdit ? t('net.goOn') : t('net.waits')}{' '}
        {kept > 0 ? t('net.kept', { count: kept }) : null}
      </p>
    </section>
  );
}
