import { fork } from 'node:child_process';
import type { InspectionOrder, InspectionResult } from './film-inspector.messages.ts';

const inspectorFile = new URL('film-inspector.process.ts', import.meta.url);
/** A film of ten seconds takes a second or two. */
const patienceMs = 60_000;

/** What native code dies of. */
const crashes: ReadonlySet<NodeJS.Signals> = new Set(['SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGSEGV', 'SIGTRAP']);

/** True for the first bytes of an MP4 file. */
export function isMp4(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(4, 8)).toString('latin1') === 'ftyp';
}

/**
 * Decodes parts of a film that somebody else has made, takes a frame as its poster, and rewrites it without foreign
 * remarks. In a process of its own: a file that breaks the decoder costs this film and not the site.
 */
export function inspectFilm(
  order: InspectionOrder,
  signal: AbortSignal,
  file: URL = inspectorFile,
): Promise<InspectionResult> {
  if (!isMp4(order.bytes)) return Promise.resolve({ kind: 'unusable', reason: 'it is no MP4 file' });
  return new Promise((resolve, reject) => {
    const child = fork(file, {
      // Neither flags nor settings of this process may reach it: it holds no secret, and needs none.
      execArgv: [],
      env: { MALLOC_ARENA_MAX: '2' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    let isOver = false;
    const finish = (settle: () => void): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      child.kill('SIGKILL');
      settle();
    };
    const timer = setTimeout(
      () => finish(() => resolve({ kind: 'unusable', reason: 'looking at it took too long' })),
      patienceMs,
    );
    const onAbort = (): void => finish(() => reject(new Error('The film is no longer wanted.')));
    if (signal.aborted) return onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    child.on('message', (result: InspectionResult) => finish(() => resolve(result)));
    child.on('error', (cause) => finish(() => reject(new Error('The film could not be looked at.', { cause }))));
    child.on('exit', (code, how) =>
      finish(() => {
        if (how !== null && crashes.has(how)) resolve({ kind: 'unusable', reason: `it ends the decoder (${how})` });
        // Killed for want of memory, or not even started: the film is not to blame, and may be looked at again.
        else reject(new Error(`Looking at the film ended with ${how ?? code ?? 'nothing'}.`));
      }),
    );
    child.send(order, () => undefined);
  });
}
