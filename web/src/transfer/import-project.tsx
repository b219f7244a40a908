import { ApiError, type ErrorCode } from '@easel/contract';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FolderInput } from 'lucide-react';
import { useRef, useState } from 'react';
import { client } from '../api/client.ts';
import { useTranslation } from '../i18n/index.ts';
import { Button, ProgressRing, showToast, useErrorWords } from '../ui/index.ts';
import { sendProjectFile } from './send-project-file.ts';

const accepted = '.easel,.zip,.json,.tldr,.txt,application/json';
const kinds: Partial<Record<ErrorCode, string>> = {
  'project_file.unreadable': 'fault.unreadable',
  'project_file.too_large': 'fault.tooLarge',
  'asset.too_large': 'fault.pictureTooLarge',
  'canvas.wrong_shape': 'fault.canvas',
  'canvas.undecodable': 'fault.canvas',
  'canvas.too_large': 'fault.tooManyNodes',
};

/** Makes a project of a file that one chooses, and goes there. */
export function ImportProject() {
  const { t } = useTranslation('transfer');
  const chooser = useRef<HTMLInputElement>(null);
  const { importing, part, cancel } = useImporting();
  return (
    <>
      {importing.isPending ? (
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
          if (file) importing.mutate(file);
          // The same file chosen again must be told again.
          target.value = '';
        }}
      />
    </>
  );
}

function useImporting() {
  const { t } = useTranslation('transfer');
  const words = useErrorWords();
  const navigate = useNavigate();
  const [part, setPart] = useState(0);
  const stop = useRef<AbortController>(null);
  const importing = useMutation({
    mutationFn: (file: File) => {
      stop.current = new AbortController();
      setPart(0);
      return bringIn(file, setPart, stop.current.signal);
    },
    onSuccess: (id) => navigate({ to: '/p/$id', params: { id } }),
    onError: (error) => {
      if (stop.current?.signal.aborted) return;
      const own =
        error instanceof ApiError ? kinds[error.errorCode] : isUnreadable(error) ? 'fault.unreadable' : undefined;
      showToast({
        text: t('notImported', { reason: own ? t(own) : words(error) }),
        kind: 'danger',
        durationMs: 12_000,
      });
    },
  });
  return { importing, part, cancel: () => stop.current?.abort() };
}

/** What reading the file in the browser throws, in contrast to a lost connection. */
function isUnreadable(error: Error): boolean {
  return error instanceof SyntaxError || error.name === 'CanvasError';
}

async function bringIn(file: File, progress: (part: number) => void, signal: AbortSignal): Promise<string> {
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  // Every zip begins so, whatever its name says.
  if (start[0] === 0x50 && start[1] === 0x4b) return (await sendProjectFile(file, { progress, signal })).id;
  const { readCanvasText } = await import('./read-canvas-file.ts');
  const { viewport, nodes, connections } = await readCanvasText(await file.text());
  progress(1);
  const projectName = file.name.replace(/\.[^.]+$/, '').slice(0, 200);
  const saved = await client.canvas.save({ projectName, viewport, nodes, connections }, { signal });
  return saved.projectId;
}
