import { CircleAlert, X } from 'lucide-react';
import { megabytesOf, useSizes } from '../api/sizes.ts';
import { useTranslation } from '../i18n/index.ts';
import { mayPassLater, mostAttachments } from './attachment-fault.ts';
import type { Attachment } from './attachment-shelf.ts';
import './attachments.css';
import type { Attachments } from './use-attachments.ts';

/** The files that the next message takes along, and why some do not come. */
export function AttachmentRow({ attachments }: { readonly attachments: Attachments }) {
  const { t } = useTranslation('prompt');
  const most = megabytesOf(useSizes().uploadBytes);
  const { all, remove, retry } = attachments;
  if (all.length === 0) return null;
  return (
    <>
      <ul className="prompt-attached" aria-label={t('attach.all')}>
        {all.map((one) => (
          <li key={one.key} data-state={one.state} title={one.name}>
            <Preview attachment={one} />
            {one.state === 'sending' ? (
              <span
                className="prompt-attached-wait"
                role="status"
                aria-label={t('attach.sending', { name: one.name })}
              />
            ) : null}
            {one.state === 'failed' ? <CircleAlert size={16} strokeWidth={2} aria-hidden /> : null}
            <button
              type="button"
              className="prompt-attached-x"
              aria-label={t('attach.remove', { name: one.name })}
              onClick={() => remove(one.key)}
            >
              <X size={12} strokeWidth={2} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <div className="prompt-faults" role="alert">
        {all.map(({ key, name, fault }) =>
          fault ? (
            <p key={key}>
              <span>
                {t('attach.failed', { name, reason: t(`attach.fault.${fault}`, { count: mostAttachments, most }) })}
              </span>
              {mayPassLater(fault) ? (
                <button type="button" className="prompt-fault-retry" onClick={() => retry(key)}>
                  {t('attach.retry')}
                </button>
              ) : null}
            </p>
          ) : null,
        )}
      </div>
    </>
  );
}

/** What is no picture has none to show: only the mark of its failing. */
function Preview({ attachment: { name, previewUrl, fault } }: { readonly attachment: Attachment }) {
  if (fault === 'type' || fault === 'empty' || fault === 'unreadable') return <span className="sr-only">{name}</span>;
  return <img alt={name} src={previewUrl} />;
}
