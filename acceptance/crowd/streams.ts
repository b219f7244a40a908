/** One server-sent event, with its data parsed. */
export interface StreamedEvent {
  readonly id: string | undefined;
  readonly data: { readonly type: string; readonly [field: string]: unknown };
}

/** The events of a stream until it ends. @throws TypeError when the connection is cut */
export async function* eventsOf(response: Response): AsyncGenerator<StreamedEvent> {
  const decoder = new TextDecoder();
  let pending = '';
  for await (const piece of response.body!) {
    pending += decoder.decode(piece, { stream: true });
    const blocks = pending.split('\n\n');
    pending = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = fieldOf(block, 'data');
      if (data !== undefined) yield { id: fieldOf(block, 'id'), data: JSON.parse(data) as StreamedEvent['data'] };
    }
  }
}

function fieldOf(block: string, name: string): string | undefined {
  return new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1];
}
