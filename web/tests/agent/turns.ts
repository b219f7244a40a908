import type { Message, TurnStep, TurnView } from '@easel/contract';
import { emptyTurnView } from '@easel/contract';

const at = '2026-11-20T10:00:00.000Z';
const id = (name: string) => `${name}-0000-4000-8000-000000000000`;

export const asked = (turnId: string, text: string, threadId = 'thread'): Message => ({
  id: id(`asked-${turnId}`),
  threadId,
  turnId,
  role: 'user',
  contents: [{ type: 'text', text }],
  createdAt: at,
  status: 'done',
});

export const answer = (
  turnId: string,
  status: Message['status'],
  contents: Message['contents'] = [],
  threadId = 'thread',
): Message => ({
  id: id(`answer-${turnId}`),
  threadId,
  turnId,
  role: 'assistant',
  contents,
  createdAt: at,
  status,
});

export const step = (name: string, status: TurnStep['status'], kind: TurnStep['kind'] = 'pictures'): TurnStep => ({
  id: name,
  kind,
  label: name,
  status,
});

export const image = (nodeId: string): Message['contents'][number] => ({
  type: 'image',
  nodeId,
  assetId: id('asset'),
  url: `/api/files/${nodeId}.png`,
  title: nodeId,
  prompt: '',
  model: 'easel-designer (procedural)',
  procedural: true,
  width: 1080,
  height: 1440,
});

export const picture = (
  name: string,
  status: TurnView['pictures'][number]['status'],
  stepId = 'pictures',
): TurnView['pictures'][number] => ({
  slot: { pictureId: name, nodeId: `node-${name}`, stepId, title: name, x: 0, y: 0, width: 300, height: 400 },
  status,
});

export const view = (part: Partial<TurnView>): TurnView => ({ ...emptyTurnView, status: 'running', ...part });
