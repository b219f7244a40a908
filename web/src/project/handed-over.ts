/** A project that another page has read just now, for its own page: a second read would tell nothing new. */
import type { Project } from '@easel/contract';

let handed: Project | null = null;

export function handOver(project: Project): void {
  handed = project;
}

/** Once: by the next time the page would be opened it may be old. */
export function takeHandedOver(id: string): Project | null {
  const taken = handed;
  handed = null;
  return taken?.id === id ? taken : null;
}
