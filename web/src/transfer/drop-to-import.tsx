import { FolderInput } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../i18n/index.ts';
import { ImportFault } from './import-fault.ts';
import type { Importing } from './use-importing.ts';
import './transfer.css';

/** What a canvas string begins with, or a canvas of tldraw as text. Nobody would ask an agent for either. */
const canvasText = /^\s*(SHAKKERDATA:\/\/|\{\s*"(tldrawSnapshot|tldrawFileFormatVersion)"\s*:)/;

/** Takes files that are dropped anywhere on the page, and canvas strings that are pasted anywhere on it. */
export function DropToImport({ importing }: { readonly importing: Importing }) {
  const { t } = useTranslation('transfer');
  const [over, setOver] = useState(false);
  const latest = useRef({ importing, pasted: '' });
  useEffect(() => {
    latest.current = { importing, pasted: t('pastedName') };
  });
  useEffect(() => {
    const stops = [
      takeDrops({
        onOver: setOver,
        onFiles: (files) => {
          const { importing } = latest.current;
          const [file] = files;
          if (files.length > 1) importing.fail(new ImportFault('several'));
          else if (file) importing.bringFile(file);
        },
      }),
      takePastes((text) => {
        const { importing, pasted } = latest.current;
        importing.bring({ name: pasted, content: new Blob([text]) });
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  if (!over) return null;
  return createPortal(
    <div className="import-drop" aria-hidden>
      <p>
        <FolderInput size={20} strokeWidth={1.75} />
        {t('dropHere')}
      </p>
    </div>,
    document.body,
  );
}

interface DropWishes {
  readonly onOver: (over: boolean) => void;
  readonly onFiles: (files: readonly File[]) => void;
}

function takeDrops({ onOver, onFiles }: DropWishes): () => void {
  const onDragOver = (event: DragEvent) => {
    if (event.defaultPrevented || !bringsProject(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer!.dropEffect = 'copy';
    onOver(true);
  };
  const onDragLeave = ({ relatedTarget }: DragEvent) => {
    if (relatedTarget === null) onOver(false);
  };
  const onDrop = (event: DragEvent) => {
    onOver(false);
    if (event.defaultPrevented || !bringsProject(event.dataTransfer)) return;
    event.preventDefault();
    onFiles([...event.dataTransfer!.files]);
  };
  addEventListener('dragover', onDragOver);
  addEventListener('dragleave', onDragLeave);
  addEventListener('drop', onDrop);
  return () => {
    removeEventListener('dragover', onDragOver);
    removeEventListener('dragleave', onDragLeave);
    removeEventListener('drop', onDrop);
  };
}

/** Before they are dropped files tell their type only, and a project file has none. Pictures are for the prompt. */
function bringsProject(data: DataTransfer | null): boolean {
  const files = [...(data?.items ?? [])].filter(({ kind }) => kind === 'file');
  return files.length > 0 && files.every(({ type }) => !type.startsWith('image/'));
}

function takePastes(onText: (text: string) => void): () => void {
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (!canvasText.test(text)) return;
    event.preventDefault();
    event.stopPropagation();
    onText(text);
  };
  // Before a field that has the focus takes it for words.
  addEventListener('paste', onPaste, true);
  return () => removeEventListener('paste', onPaste, true);
}
