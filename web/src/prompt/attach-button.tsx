import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { IconButton, type IconButtonProps } from '../ui/index.ts';
import { acceptedTypes } from './attachment-fault.ts';

export interface AttachButtonProps extends Pick<IconButtonProps, 'side' | 'size'> {
  readonly onFiles: (files: readonly File[]) => void;
}

/** Takes pictures along that are on no canvas. */
export function AttachButton({ onFiles, ...rest }: AttachButtonProps) {
  const { t } = useTranslation('prompt');
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton {...rest} icon={Plus} label={t('attach.choose')} onClick={() => chooser.current?.click()} />
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={acceptedTypes}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file chosen again must be told again.
          event.target.value = '';
        }}
      />
    </>
  );
}
