import { ApiError, type AccessSource, type ErrorCode, type Project, type SharedProject } from '@easel/contract';
import { expect, test } from 'vitest';
import { passGate, shownAfter, type ShareGate } from '../../src/sharing/share-gate.ts';

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
async function pass(open: SharedProject | Error) {
  const told: ShareGate[] = [];
  const handed: Project[] = [];
  await passGate({
    openLink: async () => {
      if (open instanceof Error) throw open;
      return open;
    },
    handOver: (given) => void handed.push(given),
    tell: (gate) => void told.push(gate),
  });
  return { told, handed, last: told.at(-1) };
}

test('who has only the link sees the project that it opens', async () => {
  expect(await pass(opened('link'))).toMatchObject({
    told: [{ kind: 'opening' }, { kind: 'open', project }],
    handed: [],
  });
});

test.each(['owner', 'member'] as const)('the %s goes on to the page of the project, which has it', async (source) => {
  const { last, handed } = await pass(opened(source));
  expect([last, handed]).toEqual([{ kind: 'elsewhere', projectId: 'p' }, [project]]);
});

test('a link that asks who one is leads to sign in; one that is gone says so', async () => {
  expect((await pass(refusal(401, 'auth.required'))).last).toEqual({ kind: 'sign-in' });
  expect((await pass(refusal(404, 'share.not_found'))).last).toEqual({ kind: 'ended' });
});

test('a lost line or a fault of the server says nothing about the link', async () => {
  const lost = new TypeError('no line');
  expect((await pass(lost)).last).toEqual({ kind: 'failed', error: lost });
  const fault = refusal(500, 'server.fault');
  expect((await pass(fault)).last).toEqual({ kind: 'failed', error: fault });
});

test('who looks again at a shut link goes on seeing that it is shut until it has opened', async () => {
  const shut = [{ kind: 'sign-in' }, { kind: 'ended' }] as const;
  for (const gate of shut) {
    expect(shownAfter(gate, { kind: 'opening' })).toBe(gate);
    expect(shownAfter(gate, { kind: 'failed', error: null })).toBe(gate);
    for (const other of [...shut, { kind: 'open', project } as const]) expect(shownAfter(gate, other)).toBe(other);
  }
  expect(shownAfter({ kind: 'open', project }, { kind: 'opening' })).toEqual({ kind: 'opening' });
});
