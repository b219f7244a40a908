import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { IconButton } from '../ui/index.ts';
import { picturesAmong } from './use-attachments.ts';

const accepted = 'image/png,image/jpeg,image/webp,image/gif,image/avif,image/svg+xml';

/** Takes pictures along that are on no canvas. */
export function AttachButton({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation('agent');
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        size="dense"
        side="top"
        icon={Plus}
        label={t('composer.attach')}
        onClick={() => chooser.current?.click()}
      />
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={accepted}
        onChange={(event) => {
          onFiles(picturesAmong(event.target.files ?? []));
          // The same file chosen again must be told again.
          event.target.value = '';
        }}
      />
    </>
  );
}
