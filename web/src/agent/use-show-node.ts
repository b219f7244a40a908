import { useCanvas, type CanvasSession } from '../canvas/index.ts';
import { useTranslation } from '../i18n/index.ts';
import { showToast } from '../ui/index.ts';

/** Shows where a picture stands that the conversation tells of; of one that stands nowhere any more it says so. */
export function useShowNode(session: CanvasSession, canEdit: boolean): (nodeId: string) => void {
  const { t } = useTranslation('agent');
  const { show } = useCanvas(session);
  return (nodeId) => {
    if (!show(nodeId)) showToast({ text: t(canEdit ? 'pictures.goneForNow' : 'pictures.gone') });
  };
}
