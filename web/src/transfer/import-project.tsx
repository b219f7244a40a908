import { FolderInput } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { Button, ProgressRing } from '../ui/index.ts';
import { DropToImport } from './drop-to-import.tsx';
import { useImporting, type Importing } from './use-importing.ts';
import './transfer.css';

const accepted = '.easel,.zip,.json,.tldr,.txt,application/json';

/** What takes projects in, and the button that asks for one: the button may move about the page, the taker stays. */
export interface ImportProjectProps {
  readonly importing: Importing;
  readonly chooser: RefObject<HTMLInputElement | null>;
}

export function useImportProject(): ImportProjectProps {
  return { importing: useImporting(), chooser: useRef<HTMLInputElement>(null) };
}

/** Asks for a file, then tells how far it is. */
export function ImportProject({ importing: { running, part, cancel }, chooser }: ImportProjectProps) {
  const { t } = useTranslation('transfer');
  if (!running) {
    return (
      <Button size="dense" icon={FolderInput} onClick={() => chooser.current?.click()}>
        {t('import')}
      </Button>
    );
  }
  return (
    <span className="transfer-running" role="status">
      <ProgressRing size={14} progress={part < 1 ? part : undefined} />
      {part < 1 ? t('sending', { percent: Math.round(part * 100) }) : t('opening')}
      <Button size="dense" onClick={cancel}>
        {t('cancel')}
      </Button>
    </span>
  );
}

/**
 * Makes a project of a file that one chooses or drops, or of a canvas string that one pastes, and goes there. It must
 * stay mounted while the page changes around it: a file that is chosen after its field has gone is lost.
 */
export function ImportTaker({ importing, chooser }: ImportProjectProps) {
  return (
    <>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={accepted}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) importing.bringFile(file);
          // The same file chosen again must be told again.
          target.value = '';
        }}
      />
      <DropToImport importing={importing} />
    </>
  );
}
