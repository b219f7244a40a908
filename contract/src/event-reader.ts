export interface StreamedEvent<E> {
  /** To be sent back as `lastEventId`; missing until the server has named one. */
  readonly id?: string;
  readonly event: E;
}

/** Reads server-sent events whose data is JSON; comments and retry advice are passed over. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamedEvent<unknown>> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let pending = '';
  let id: string | undefined;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      // Events end with an empty line; our server ends lines with a line feed alone.
      const blocks = (pending + decoder.decode(value, { stream: true })).split('\n\n');
      pending = blocks.pop() ?? '';
      for (const block of blocks) {
        const { data, id: named } = fieldsOf(block);
        id = named ?? id;
        if (data !== undefined) yield { ...(id !== undefined && { id }), event: JSON.parse(data) };
      }
    }
  } finally {
    // Closes the connection when the reader loses interest.
    await reader.cancel().catch(() => {});
  }
}

function fieldsOf(block: string): { data?: string; id?: string } {
  const fields = block.split('\n').flatMap((line) => {
    const [, name, value] = /^(data|id): ?(.*)$/.exec(line) ?? [];
    return name === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(fields);
}
