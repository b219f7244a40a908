import type { ModelTest, SearchTest } from '@easel/contract';
import { useMutation } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { useLanguage } from '../i18n/index.ts';

/** Asks a model for something tiny. */
export function useModelTest(id: string) {
  return useMutation<ModelTest>({ mutationFn: () => client.models.test({ id }) });
}

/** Looks for something well known. */
export function useSearchTest() {
  const language = useLanguage();
  return useMutation<SearchTest>({ mutationFn: () => client.webSearch.test({ language }) });
}
