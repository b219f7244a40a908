import { FolderInput } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { Button, ProgressRing } from '../ui/index.ts';
import { DropToImport } from './drop-to-import.tsx';
import { useImporting } from './use-importing.ts';
import './transfer.css';

const accepted = '.easel,.zip,.json,.tldr,.txt,application/json';

/** Makes a project of a file that one chooses or drops, or of a canvas string that one pastes, and goes there. */
export function ImportProject() {
  const { t } = useTranslation('transfer');
  const chooser = useRef<HTMLInputElement>(null);
  const importing = useImporting();
  const { running, part, bringFile, cancel } = importing;
  return (
    <>
      {running ? (
        <span className="transfer-running" role="status">
          <ProgressRing size={14} progress={part < 1 ? part : undefined} />
          {part < 1 ? t('sending', { percent: Math.round(part * 100) }) : t('opening')}
          <Button size="dense" onClick={cancel}>
            {t('cancel')}
          </Button>
        </span>
      ) : (
        <Button size="dense" icon={FolderInput} onClick={() => chooser.current?.click()}>
          {t('import')}
        </Button>
      )}
      <input
        ref={chooser}
        type="file"
        hidden
        accept={accepted}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) bringFile(file);
          // The same file chosen again must be told again.
          target.value = '';
        }}
      />
      <DropToImport importing={importing} />
    </>
  );
}
