import { apiBase } from '@loomlight/contract';
import { storedTokens } from './auth-tokens.ts';

/** More than any event needs; a stream that never ends a line is not ours. */
const bufferMaxChars = 65_536;

/**
 * Listens to a stream of server-sent events until `hear` answers that it has heard enough, or the stream ends. Read by
 * hand, because the browser's own reader of such streams sends no token. A stream that fails or breaks off is no
 * failure: whoever listens asks every now and then underneath.
 *
 * @param path the endpoint's path, filled in, without the base path
 * @param hear gets the parsed body of each event
 */
export async function readEvents(
  path: string,
  hear: (body: unknown) => 'more' | 'enough',
  signal: AbortSignal,
): Promise<void> {
  const token = storedTokens()?.token;
  if (token === undefined) return;
  try {
    const answer = await fetch(apiBase + path, {
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
      signal,
    });
    if (!answer.ok || !answer.body) return;
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let buffer = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      buffer += value;
      if (buffer.length > bufferMaxChars) return void reader.cancel();
      const blocks = buffer.split('\n\n');
      buffer = blocks.pop() ?? '';
      for (const block of blocks) if (hear(readBody(block)) === 'enough') return void reader.cancel();
    }
  } catch {
    // Broken off, or no longer wanted.
  }
}

/** The body of an event; undefined for a comment, and for what cannot be read. */
function readBody(block: string): unknown {
  const line = block.split('\n').find((line) => line.startsWith('data:'));
  if (line === undefined) return undefined;
  try {
    return JSON.parse(line.slice('data:'.length));
  } catch {
    return undefined;
  }
}
