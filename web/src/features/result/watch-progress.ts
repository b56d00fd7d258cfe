import { apiBase, contract, fillPath, isFinalStatus, type ProgressEvent, progressEvent } from '@loomlight/contract';
import { storedTokens } from '../../api/auth-tokens.ts';

/** More than any event needs; a stream that never ends a line is not ours. */
const bufferMaxChars = 65_536;

/**
 * Listens to an own generation until it is final. Read by hand, because the browser's own reader of such streams sends
 * no token. A stream that fails or breaks off is no failure: asking every few seconds goes on underneath.
 */
export async function watchProgress(
  id: string,
  hear: (event: ProgressEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const token = storedTokens()?.token;
  if (token === undefined) return;
  try {
    const answer = await fetch(apiBase + fillPath(contract.generations.events.path, { id }), {
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
      for (const block of blocks) {
        const event = readEvent(block);
        if (!event) continue;
        hear(event);
        if (isFinalStatus(event.status)) return void reader.cancel();
      }
    }
  } catch {
    // Broken off, or no longer wanted.
  }
}

function readEvent(block: string): ProgressEvent | undefined {
  const line = block.split('\n').find((line) => line.startsWith('data:'));
  if (line === undefined) return undefined;
  try {
    return progressEvent.safeParse(JSON.parse(line.slice('data:'.length))).data;
  } catch {
    return undefined;
  }
}
