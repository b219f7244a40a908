import { defaultSizes, type ServerSizes } from '@easel/contract';
import { useQuery } from '@tanstack/react-query';
import { client } from './client.ts';
import { queryClient } from './query-client.ts';

const mebibyte = 1024 * 1024;

/** Until the server has said what it takes. */
const usual: ServerSizes = {
  uploadBytes: 50 * mebibyte,
  promptCharacters: defaultSizes.PromptCharacters,
  titleCharacters: defaultSizes.TitleCharacters,
  canvasBytes: defaultSizes.CanvasBytes,
  canvasNodes: defaultSizes.CanvasNodes,
  brandKits: defaultSizes.BrandKits,
  brandKitBytes: defaultSizes.BrandKitBytes,
};

/** Operators set sizes when they start a server: a page need not ask twice. */
const asked = {
  queryKey: ['sizes'],
  queryFn: () => client.system.sizes(),
  staleTime: Infinity,
  gcTime: Infinity,
} as const;

/** How much this server takes. */
export function useSizes(): ServerSizes {
  return useQuery(asked).data ?? usual;
}

/** The same, for what needs it before it goes on. */
export async function readSizes(): Promise<ServerSizes> {
  return queryClient.fetchQuery(asked).catch(() => usual);
}

/** Bytes as people are told them, in MB: `50`, `1.5`, `0.02`. Rounded down, as what is told is the most. */
export function megabytesOf(bytes: number): string {
  const megabytes = bytes / mebibyte;
  const digits = megabytes >= 10 ? 0 : megabytes >= 0.1 ? 1 : 3;
  return String(Math.floor(megabytes * 10 ** digits) / 10 ** digits);
}
