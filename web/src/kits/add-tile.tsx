import { ImageUp } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { acceptedPictures } from './kit-files.ts';

export interface AddTileProps {
  readonly label: string;
  readonly running: boolean;
  readonly onFiles: (files: Iterable<File>) => void;
  readonly accept?: string;
  readonly icon?: ReactNode;
}

/** A place for one more: pressed to choose files, or dropped upon. */
export function AddTile({ label, running, onFiles, accept = acceptedPictures, icon }: AddTileProps) {
  const { t } = useTranslation('kits');
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  return (
    <>
      <button
        type="button"
        className="kit-add"
        data-over={over || undefined}
        aria-busy={running || undefined}
        onClick={() => input.current?.click()}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          onFiles(event.dataTransfer.files);
        }}
      >
        {icon ?? <ImageUp size={20} strokeWidth={1.75} aria-hidden />}
        {running ? t('uploading') : label}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          onFiles(files);
        }}
      />
    </>
  );
}
