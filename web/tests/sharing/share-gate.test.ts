import { ApiError, type AccessSource, type ErrorCode, type Project, type SharedProject } from '@easel/contract';
import { expect, test } from 'vitest';
import { passGate, type ShareGate } from '../../src/sharing/share-gate.ts';

const project = {
  id: 'p',
  title: 'Autumn',
  version: '7',
  viewport: { x: 0, y: 0, scale: 1 },
  nodes: [],
  connections: [],
  messages: [],
} as unknown as Project;

function opened(source: AccessSource): SharedProject {
  const capabilities = { canViewCanvas: true, canViewChat: true, canEdit: false, canManage: false };
  const access = {
    permission: 'viewer',
    source,
    authenticated: false,
    isOwner: source === 'owner',
    capabilities,
  } as const;
  return { shareId: 's', project, access };
}

function refusal(status: number, errorCode: ErrorCode): ApiError {
  return new ApiError(status, { error: '', errorCode, requestId: 'r' });
}

/** Everything that the page is told on the way. */
async function pass(open: SharedProject | Error, read: Project | Error = project): Promise<ShareGate[]> {
  const told: ShareGate[] = [];
  const answer = async <T>(thing: T | Error): Promise<T> => {
    if (thing instanceof Error) throw thing;
    return thing;
  };
  await passGate({
    openLink: () => answer(open),
    readProject: () => answer(read),
    tell: (gate) => void told.push(gate),
  });
  return told;
}

test('who has only the link sees the title as soon as it is known, then the project', async () => {
  expect(await pass(opened('link'))).toEqual([
    { kind: 'opening', title: null },
    { kind: 'opening', title: 'Autumn' },
    { kind: 'open', project },
  ]);
});

test.each(['owner', 'member'] as const)('the %s goes on to the page of the project', async (source) => {
  expect((await pass(opened(source))).at(-1)).toEqual({ kind: 'elsewhere', projectId: 'p' });
});

test('a link that asks who one is leads to sign in; one that is gone says so', async () => {
  expect((await pass(refusal(401, 'auth.required'))).at(-1)).toEqual({ kind: 'sign-in' });
  expect((await pass(refusal(404, 'share.not_found'))).at(-1)).toEqual({ kind: 'ended' });
});

test('a link that ends between its opening and the reading of the project has ended', async () => {
  expect((await pass(opened('link'), refusal(404, 'project.not_found'))).at(-1)).toEqual({ kind: 'ended' });
});

test('a lost line or a fault of the server says nothing about the link', async () => {
  const lost = new TypeError('no line');
  expect((await pass(lost)).at(-1)).toEqual({ kind: 'failed', error: lost });
  const fault = refusal(500, 'server.fault');
  expect((await pass(fault)).at(-1)).toEqual({ kind: 'failed', error: fault });
});
