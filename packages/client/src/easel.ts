import {
  createClient,
  errorOf,
  ApiError,
  type AssetMeta,
  type CallOptions,
  type Client,
  type CodeSent,
  type ProjectEvent,
  type Session,
  type StreamedEvent,
  type StreamOptions,
  type TurnEvent,
  type User,
} from '@easel/contract';
import { putFile, type Put, type PutOptions } from './put-file.ts';
import { resume } from './resume.ts';

/** What proves who a program is. Each refresh token serves once: keep the newest, and never use a copy elsewhere. */
export type Tokens = Pick<Session, 'accessToken' | 'refreshToken'>;

export interface EaselOptions {
  /** Where the server is, without a slash at its end: `https://easel.example.org`. */
  readonly baseUrl: string;
  /** Of an earlier session; without them `signIn` begins one. */
  readonly tokens?: Tokens | null;
  /** Told the tokens whenever they change, so that they can be kept; `null` once the session has ended. */
  readonly onTokens?: (tokens: Tokens | null) => void | Promise<void>;
  /** The secret of a share link, to come by it. */
  readonly shareId?: string;
}

export interface UploadOptions extends PutOptions {
  readonly fileName: string;
  /** Of the file where it has none of its own: `image/png`. */
  readonly contentType?: string;
  readonly projectId?: string;
}

export type Upload = AssetMeta & { readonly assetId: string };

export interface DownloadOptions {
  /** Pixels: a smaller picture, of the widths that the server makes. */
  readonly width?: number;
  readonly signal?: AbortSignal;
}

/** One function for each route of the contract, by group, and what it takes to use them well. */
export type Easel = Client & {
  /**
   * Begins a session. The first time it also makes the account.
   * @param readCode hands in the code that was mailed; in development the answer holds it as `devCode`
   */
  signIn(email: string, readCode: (sent: CodeSent) => string | Promise<string>): Promise<User>;
  /** Ends the session here and on the server. */
  signOut(): Promise<void>;
  /**
   * The log of a turn from its start, or after `lastEventId`, until it ends. Comes back by itself when the connection
   * breaks; each event comes once.
   * @throws ApiError when the server refuses
   */
  followTurn(projectId: string, turnId: string, options?: StreamOptions): AsyncGenerator<StreamedEvent<TurnEvent>>;
  /** What happens in a project, until it is deleted or the signal aborts. `lastEventId` is a version of its canvas. */
  followProject(projectId: string, options?: StreamOptions): AsyncGenerator<StreamedEvent<ProjectEvent>>;
  /** Sends a file, in parts where the server asks for them. @throws ApiError when it is refused */
  upload(file: Blob, options: UploadOptions): Promise<Upload>;
  /** The answer of a file's address, its body not read yet. @throws ApiError when it is refused */
  download(url: string, options?: DownloadOptions): Promise<Response>;
};

/**
 * The service of Easel, as one person. Access tokens are renewed when they end, once for all calls that wait.
 *
 * `const easel = createEasel({ baseUrl }); await easel.signIn(email, askForCode); await easel.projects.list();`
 */
export function createEasel({ baseUrl, tokens: given = null, onTokens, shareId }: EaselOptions): Easel {
  let tokens = given;
  const keep = async (changed: Tokens | null) => {
    tokens = changed && { accessToken: changed.accessToken, refreshToken: changed.refreshToken };
    await onTokens?.(tokens);
  };
  const client = createClient({
    baseUrl,
    token: () => tokens?.accessToken ?? null,
    renew: async () => {
      if (!tokens) return null;
      const next = await renewed(client, tokens);
      await keep(next);
      return next?.accessToken ?? null;
    },
    headers: () => (shareId === undefined ? {} : { 'x-share-id': shareId }),
  });
  return {
    ...client,
    async signIn(email, readCode) {
      const code = await readCode(await client.auth.emailCode({ email }));
      const session = await client.auth.emailLogin({ email, code });
      await keep(session);
      return session.user;
    },
    async signOut() {
      await client.account.logout();
      await keep(null);
    },
    ...followers(client),
    upload: (file, options) => upload(client, baseUrl, file, options),
    download: (url, options) => download(absolute(url, baseUrl), options),
  };
}

/** `null` when the session is over; a lost connection is thrown, for the refresh token may still be good. */
async function renewed(client: Client, { refreshToken }: Tokens): Promise<Tokens | null> {
  try {
    return await client.auth.refresh({ refreshToken });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

function followers({ agent, projects }: Client): Pick<Easel, 'followTurn' | 'followProject'> {
  return {
    followTurn: (id, turnId, options) =>
      resumed(
        options,
        (call) => agent.turnEvents({ id, turnId }, call),
        ({ type }) => type === 'turn-ended',
      ),
    followProject: (id, options) =>
      resumed(
        options,
        (call) => projects.events({ id }, call),
        ({ type }) => type === 'project-deleted',
      ),
  };
}

function resumed<E>(
  { lastEventId, signal = new AbortController().signal, ...call }: StreamOptions = {},
  open: (call: StreamOptions) => AsyncIterable<StreamedEvent<E>>,
  isLast: (event: E) => boolean,
): AsyncGenerator<StreamedEvent<E>> {
  return resume<E>({
    open: (after, until) => open({ ...call, signal: until, ...(after !== undefined && { lastEventId: after }) }),
    isLast,
    signal,
    ...(lastEventId !== undefined && { lastEventId }),
  });
}

async function upload(client: Client, baseUrl: string, file: Blob, options: UploadOptions): Promise<Upload> {
  const { fileName, contentType = file.type, projectId, ...sending } = options;
  const call: CallOptions = sending.signal ? { signal: sending.signal } : {};
  const wanted = { fileName, contentType, size: file.size, ...(projectId !== undefined && { projectId }) };
  const ticket = await client.assets.uploadUrl(wanted, call);
  const made = await putFile(putTo(baseUrl), client, ticket, file, sending);
  return { ...made, assetId: ticket.assetId, url: ticket.publicUrl, contentType, bytes: file.size };
}

const putTo =
  (baseUrl: string): Put =>
  async ({ method, uploadUrl, headers }, file, { progress, signal }) => {
    const request = { method, headers, body: file, ...(signal && { signal }) };
    const answer = await fetch(absolute(uploadUrl, baseUrl), request);
    if (!answer.ok) throw await errorOf(answer);
    progress?.(file.size);
    return answer.text();
  };

/** Files are read by unguessable keys: no token goes along, to an object store least of all. */
async function download(url: string, { width, signal }: DownloadOptions = {}): Promise<Response> {
  const answer = await fetch(width === undefined ? url : `${url}?w=${width}`, signal ? { signal } : {});
  if (!answer.ok) throw await errorOf(answer);
  return answer;
}

function absolute(url: string, baseUrl: string): string {
  return url.startsWith('/') ? baseUrl + url : url;
}
