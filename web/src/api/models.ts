import { queryOptions } from '@tanstack/react-query';
import { client } from './client.ts';

/** The models that the service has; they do not change while a page is open. */
export const modelsQuery = queryOptions({
  queryKey: ['models'],
  queryFn: ({ signal }) => client.models.list({ signal }),
  staleTime: Infinity,
});
