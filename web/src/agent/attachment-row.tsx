import { CircleAlert, X } from 'lucide-react';
import { useTranslation } from '../i18n/index.ts';
import type { Attachments } from './use-attachments.ts';

/** The files that the next message takes along. */
export function AttachmentRow({ attachments }: { readonly attachments: Attachments }) {
  const { t } = useTranslation('agent');
  if (attachments.all.length === 0) return null;
  return (
    <ul className="agent-attached" aria-label={t('composer.attachments')}>
      {attachments.all.map(({ key, name, previewUrl, state }) => (
        <li key={key} data-state={state} title={name}>
          <img alt={state === 'failed' ? t('composer.failedOne', { name }) : name} src={previewUrl} />
          {state === 'sending' ? (
            <span className="agent-attached-wait" role="status" aria-label={t('composer.sendingOne', { name })} />
          ) : null}
          {state === 'failed' ? <CircleAlert size={16} strokeWidth={2} aria-hidden /> : null}
          <button
            type="button"
            className="agent-x"
            aria-label={t('composer.removeOne', { name })}
            onClick={() => attachments.remove(key)}
          >
            <X size={12} strokeWidth={2} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
