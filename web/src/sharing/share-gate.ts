import { ApiError, type Project, type SharedProject } from '@easel/contract';

/** Where one stands who came by a link. */
export type ShareGate =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly project: Project }
  /** One's own project, or one to which one was invited by name: it has a page of its own. */
  | { readonly kind: 'elsewhere'; readonly projectId: string }
  /** The link asks who one is. */
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'ended' }
  | { readonly kind: 'failed'; readonly error: unknown };

export interface ShareServer {
  readonly openLink: () => Promise<SharedProject>;
  /** Gives the project to its own page. */
  readonly handOver: (project: Project) => void;
  readonly tell: (gate: ShareGate) => void;
}

/** Opens a link as far as it lets this person, and tells every step. */
export async function passGate({ openLink, handOver, tell }: ShareServer): Promise<void> {
  tell({ kind: 'opening' });
  try {
    const { project, access } = await openLink();
    if (access.source === 'link') {
      tell({ kind: 'open', project });
      return;
    }
    handOver(project);
    tell({ kind: 'elsewhere', projectId: project.id });
  } catch (error) {
    tell(refusalOf(error));
  }
}

/** The link lets nobody in, or nobody as they are now. */
export function isShut(kind: ShareGate['kind']): boolean {
  return kind === 'sign-in' || kind === 'ended';
}

/** What stands on screen once `next` is told: who looks again at a shut link goes on seeing so until there is news. */
export function shownAfter(now: ShareGate, next: ShareGate): ShareGate {
  return isShut(now.kind) && (next.kind === 'opening' || next.kind === 'failed') ? now : next;
}

function refusalOf(error: unknown): ShareGate {
  if (!(error instanceof ApiError)) return { kind: 'failed', error };
  if (error.status === 401) return { kind: 'sign-in' };
  if (error.status === 403 || error.status === 404) return { kind: 'ended' };
  return { kind: 'failed', error };
}
