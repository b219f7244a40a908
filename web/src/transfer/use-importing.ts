import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { megabytesOf, useSizes } from '../api/sizes.ts';
import { useLanguage, useTranslation } from '../i18n/index.ts';
import { useGoingToMade } from '../pages/use-going-to-made.ts';
import { endToast, showToast, useErrorWords } from '../ui/index.ts';
import type { Gift } from './bring-in.ts';
import { importFaultOf } from './import-fault.ts';

/** Long enough to read what is wrong and what to do. */
const faultMs = 12_000;

/** Makes a project of what one gives, and goes there. */
export function useImporting() {
  const { t } = useTranslation('transfer');
  const words = useErrorWords();
  const language = useLanguage();
  const { canvasNodes, canvasBytes, uploadBytes } = useSizes();
  const bounds = {
    nodes: new Intl.NumberFormat(language).format(canvasNodes),
    canvas: megabytesOf(canvasBytes),
    file: megabytesOf(uploadBytes),
  };
  const goTo = useGoingToMade('project');
  const [part, setPart] = useState(0);
  const stop = useRef<AbortController>(null);
  const told = useRef(0);
  const fail = (error: unknown) => {
    const fault = importFaultOf(error);
    const reason = fault ? t(`fault.${fault}`, bounds) : words(error);
    endToast(told.current);
    told.current = showToast({ text: t('notImported', { reason }), kind: 'danger', durationMs: faultMs });
  };
  const importing = useMutation({
    mutationFn: async (gift: Gift) => {
      const { signal } = (stop.current = new AbortController());
      setPart(0);
      // What was wrong with the one before says nothing about this one.
      endToast(told.current);
      const { bringIn } = await import('./bring-in.ts');
      return bringIn(gift, { progress: setPart, signal });
    },
    onSuccess: goTo,
    onError: (error) => {
      if (!stop.current?.signal.aborted) fail(error);
    },
  });
  return {
    running: importing.isPending,
    part,
    bring: (gift: Gift) => {
      if (!importing.isPending) importing.mutate(gift);
    },
    bringFile: (file: File) => {
      if (!importing.isPending) importing.mutate({ name: file.name.replace(/\.[^.]+$/, ''), content: file });
    },
    fail,
    cancel: () => stop.current?.abort(),
  };
}

export type Importing = ReturnType<typeof useImporting>;
