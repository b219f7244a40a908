import { openingOf, type ErrorCode, type MessageContent, type TurnView } from '@easel/contract';
import { stopped } from './phrases.ts';

/**
 * What is kept of a turn as the agent's message: what it said before the pictures, the diary, what it read, the pictures,
 * then what it said of them, and at the end why it went no further.
 */
export function answerContents(
  view: TurnView,
  end: { language: 'en' | 'zh'; canceled: boolean; failure?: { errorCode: ErrorCode; text: string } },
): MessageContent[] {
  const opening = openingOf(view);
  const contents: MessageContent[] = [];
  for (const text of view.texts.slice(0, opening)) if (text) contents.push({ type: 'text', text });
  const keeping = view.memories.map(({ memoryId, scope, text }) => ({
    type: 'memory' as const,
    memoryId,
    scope,
    text,
  }));
  contents.push(...keeping);
  // A step that never began has nothing to tell of a turn that is over.
  const steps = view.steps.filter(({ status }) => status !== 'coming').map((step) => settled(step, end));
  if (steps.length > 0) contents.push({ type: 'plan', steps });
  for (const { query, results } of view.searches) contents.push({ type: 'search', query, results: [...results] });
  contents.push(...view.pictures.flatMap(imageOf));
  for (const text of view.texts.slice(opening)) if (text) contents.push({ type: 'text', text });
  if (end.failure) contents.push({ type: 'error', ...end.failure });
  return contents;
}

/** The stored answer after something of it was tried again: its words stay, what was done is as the log tells it now. */
export function withRetried(contents: readonly MessageContent[], view: TurnView): MessageContent[] {
  const done = new Set(['plan', 'search', 'image']);
  const at = contents.findIndex(({ type }) => done.has(type));
  if (at < 0) return [...contents];
  const now = new Map(view.steps.map((step) => [step.id, step]));
  const plans = contents.flatMap((content): MessageContent[] => {
    if (content.type !== 'plan') return [];
    // Those that the end of the turn cut short are still running in its log.
    const steps = content.steps.map((step) => {
      const later = now.get(step.id);
      return later && later.status !== 'running' && later.status !== 'coming' ? later : step;
    });
    return [{ type: 'plan', steps }];
  });
  const searches = view.searches.map(({ query, results }) => ({
    type: 'search' as const,
    query,
    results: [...results],
  }));
  const images = view.pictures.flatMap(imageOf);
  const closing = contents.slice(at).filter(({ type }) => !done.has(type));
  return [...contents.slice(0, at), ...plans, ...searches, ...images, ...closing];
}

/** A step that the end of the turn cut short says so. */
function settled(
  step: TurnView['steps'][number],
  { canceled, language }: { canceled: boolean; language: 'en' | 'zh' },
): TurnView['steps'][number] {
  if (step.status !== 'running') return step;
  const seconds = step.startedAt ? Math.round((Date.now() - Date.parse(step.startedAt)) / 100) / 10 : 0;
  if (!canceled) return { ...step, status: 'failed', seconds };
  return { ...step, status: 'stopped', seconds, note: stopped(language) };
}

function imageOf({ slot, node, status }: TurnView['pictures'][number]): MessageContent[] {
  if (status !== 'placed' || !node) return [];
  const data = (node.data ?? {}) as Record<string, unknown>;
  const text = (name: string) => String(data[name] ?? '');
  return [
    {
      type: 'image',
      nodeId: node.id,
      assetId: text('assetId'),
      url: text('url'),
      title: node.title ?? slot.title,
      prompt: text('prompt'),
      model: text('model'),
      procedural: text('model').endsWith('(procedural)'),
      width: Number(data.naturalWidth ?? slot.width),
      height: Number(data.naturalHeight ?? slot.height),
    },
  ];
}
