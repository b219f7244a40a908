import { ApiError, type BrandDocument, type BrandKit, type ServerSizes } from '@easel/contract';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { client } from '../api/client.ts';
import { askAgain, putTold } from '../api/held-answers.ts';
import { megabytesOf, useSizes } from '../api/sizes.ts';
import { useTranslation } from '../i18n/index.ts';
import { useGoingToMade } from '../pages/use-going-to-made.ts';
import { showToast, useErrorWords } from '../ui/index.ts';
import { documentOf, nameOf } from './kit-document.ts';
import { exportKit, faultOf, importKit } from './kit-files.ts';
import { kitsKey, leavingKits, type KitList } from './leaving-kits.ts';

const longestName = 200;
const without = (id: string) => new Set([...leavingKits.getState()].filter((other) => other !== id));

/** One's own kits, newest first. @param wanted false where they are not needed yet */
export function useKits(wanted = true) {
  const leaving = useStore(leavingKits);
  const query = useQuery({
    queryKey: kitsKey,
    queryFn: ({ signal }) => client.brandKits.list({ signal }),
    refetchOnMount: 'always',
    enabled: wanted,
  });
  return { ...query, kits: query.data?.brandKits.filter(({ id }) => !leaving.has(id)) };
}

/** Puts a kit that the server has answered into the list that pages show; one default at most. */
export function showKit(cache: QueryClient, kit: BrandKit): Promise<void> {
  return putTold<KitList>(cache, kitsKey, (list) => {
    const others = list.brandKits.map((old) =>
      kit.isDefault && old.id !== kit.id ? { ...old, isDefault: false } : old,
    );
    const known = others.some(({ id }) => id === kit.id);
    return { brandKits: known ? others.map((old) => (old.id === kit.id ? kit : old)) : [kit, ...others] };
  });
}

const boundsOf = ({ uploadBytes, brandKits, brandKitBytes }: ServerSizes) => ({
  kits: brandKits,
  file: megabytesOf(uploadBytes),
  words: megabytesOf(brandKitBytes),
});

/** Words for what went wrong with a kit. */
export function useKitTrouble(): (error: unknown) => string {
  const { t } = useTranslation('kits');
  const words = useErrorWords();
  const sizes = useSizes();
  return (error) => {
    const fault = faultOf(error);
    return fault ? t(`fault.${fault}`, boundsOf(sizes)) : words(error);
  };
}

/** Makes a kit and opens it. */
export function useMakingKit() {
  const { t } = useTranslation('kits');
  const cache = useQueryClient();
  const goTo = useGoingToMade('kit');
  const trouble = useKitTrouble();
  const open = async (kit: BrandKit) => {
    await showKit(cache, kit);
    await goTo(kit.id);
  };
  const fail = (error: unknown) => showToast({ text: t('notMade', { reason: trouble(error) }), kind: 'danger' });
  const put = (document: string) => client.brandKits.save({ id: crypto.randomUUID() }, { document, isDefault: false });
  return {
    blank: useMutation({ mutationFn: () => put('{"version":1}'), onSuccess: open, onError: fail }),
    fromFile: useMutation({ mutationFn: importKit, onSuccess: open, onError: fail }),
    /** Its caller says what went wrong: at the address that is to be mended. */
    fromWebsite: useMutation({
      mutationFn: async ({ url, signal }: { readonly url: string; readonly signal: AbortSignal }) => {
        const { document } = await client.brandKits.fromWebsite({ url }, { signal });
        signal.throwIfAborted();
        return put(document);
      },
      onSuccess: open,
    }),
  };
}

/** What one can do with a kit from its menu. */
export function useKitActs(kit: BrandKit) {
  const { t } = useTranslation('kits');
  const cache = useQueryClient();
  const trouble = useKitTrouble();
  const fail = (key: 'notCopied' | 'notExported' | 'notDefault' | 'notDeleted') => (error: unknown) =>
    showToast({ text: t(key, { reason: trouble(error) }), kind: 'danger' });
  const called = (document: BrandDocument) => nameOf(document) || t('untitled');
  const title = called(documentOf(kit));
  const duplicate = useMutation({
    mutationFn: (original: BrandDocument) => {
      // Of a name that is as long as names may be the end gives way, not what tells the copy from it.
      const most = longestName - t('copyOf', { name: '' }).length;
      const name = t('copyOf', { name: called(original).slice(0, most).toWellFormed() });
      const document = { ...original, name };
      const wish = { document: JSON.stringify(document), isDefault: false };
      return client.brandKits.save({ id: crypto.randomUUID() }, wish);
    },
    onSuccess: (made, original) => {
      void showKit(cache, made);
      showToast({ text: t('copied', { name: called(original) }) });
    },
    onError: fail('notCopied'),
  });
  const makeDefault = useMutation({
    mutationFn: (isDefault: boolean) => {
      const { id, document, updatedAt: base } = kit;
      return client.brandKits.save({ id }, { document, isDefault, base });
    },
    onSuccess: (made) => showKit(cache, made),
    onError: (error) => {
      void askAgain(cache, { queryKey: kitsKey });
      fail('notDefault')(error);
    },
  });
  const send = useMutation({ mutationFn: () => exportKit(kit.id), onError: fail('notExported') });
  return {
    title,
    /** @param original as it is on screen, where the list may not know of it yet */
    duplicate: (original = documentOf(kit)) => duplicate.mutate(original),
    setDefault: (isDefault: boolean) => makeDefault.mutate(isDefault),
    exportFile: () => send.mutate(),
    remove: () =>
      removeLater(cache, kit.id, { done: t('deleted', { name: title }), undo: t('undo') }, fail('notDeleted')),
  };
}

/** Deletes without asking, and can be undone for as long as the toast stands. */
function removeLater(
  cache: QueryClient,
  id: string,
  words: { done: string; undo: string },
  onError: (error: unknown) => void,
): void {
  let waits = true;
  const send = async () => {
    if (!waits) return;
    waits = false;
    removeEventListener('pagehide', send);
    try {
      // The page may be going: the request must not go with it.
      await client.brandKits.remove({ id }, { keepalive: true });
      void askAgain(cache, { queryKey: ['project'], predicate: ({ queryKey }) => queryKey[2] === 'brand-kit' });
    } catch (error) {
      if (error instanceof ApiError && error.errorCode === 'brand_kit.not_found') return;
      leavingKits.setState(without(id), true);
      onError(error);
    }
  };
  leavingKits.setState(new Set([...leavingKits.getState(), id]), true);
  addEventListener('pagehide', send);
  showToast({
    text: words.done,
    action: {
      label: words.undo,
      run: () => {
        waits = false;
        removeEventListener('pagehide', send);
        leavingKits.setState(without(id), true);
      },
    },
    onEnd: (undone) => (undone ? undefined : send()),
  });
}
