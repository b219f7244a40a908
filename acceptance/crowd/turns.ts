import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { eventsOf } from './streams.ts';
import type { ProjectLedger } from './ledger.ts';
import { Refused, type Wire } from './wire.ts';

const retryPauseMs = 200;

/** Asks the agent for pictures and reads along until the turn has ended, however often the line is cut. */
export async function followTurn(wire: Wire, project: ProjectLedger): Promise<void> {
  const turnId = await begin(wire, project);
  if (!turnId) return;
  let last: string | undefined;
  for (;;) {
    try {
      const headers: Record<string, string> = last === undefined ? {} : { 'last-event-id': last };
      const path = `/api/projects/${project.id}/agent/turns/${turnId}/events`;
      for await (const event of eventsOf(await opened(wire, 'GET', path, { headers }))) {
        last = event.id ?? last;
        if (event.data.type === 'turn-ended') return;
      }
    } catch (error) {
      if (error instanceof Refused) throw error;
    }
    await delay(retryPauseMs);
  }
}

/**
 * Under a name of its own, by which its pictures are told from others'. A request that was cut off may have begun a turn
 * or not; nothing was promised, so it is let go. @returns the turn that was promised
 */
async function begin(wire: Wire, project: ProjectLedger): Promise<string | undefined> {
  const tag = `turn-${randomUUID()}`;
  const messages = [{ role: 'user', contents: [{ type: 'text', text: `Two studies of ${tag}` }] }];
  const body = JSON.stringify({ messages, mode: 'design', imageModel: 'auto', enableWebSearch: false });
  const headers = { 'content-type': 'application/json' };
  try {
    const path = `/api/projects/${project.id}/agent/chat`;
    for await (const { data } of eventsOf(await opened(wire, 'POST', path, { body, headers }))) {
      if (data.type !== 'turn-started') continue;
      project.turns.set(String(data['turnId']), { tag });
      return String(data['turnId']);
    }
  } catch (error) {
    if (error instanceof Refused) throw error;
  }
  return undefined;
}

/** @throws Refused; Error, for another try, when the server is not there or draining */
async function opened(wire: Wire, method: string, path: string, init: RequestInit): Promise<Response> {
  const response = await wire.open(method, path, {
    ...init,
    headers: { ...(init.headers as Record<string, string>), accept: 'text/event-stream' },
  });
  if (response.ok) return response;
  const said = await response.text();
  throw response.status === 503 ? new Error(said) : new Refused(method, path, response.status, said);
}
