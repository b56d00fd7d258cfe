import { fork } from 'node:child_process';
import { open } from 'node:fs/promises';
import type { InspectionOrder, InspectionResult } from './film-inspector.messages.ts';

const inspectorFile = new URL('film-inspector.process.ts', import.meta.url);
/** A film of ten seconds takes a second or two. */
const patienceMs = 60_000;

/** What native code dies of. */
const crashes: ReadonlySet<NodeJS.Signals> = new Set(['SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGSEGV', 'SIGTRAP']);

/** A verdict; a film that ended its decoder, or kept it too long, may have been the victim of a bad moment. */
export type Inspection = InspectionResult | { readonly kind: 'undecided'; readonly reason: string };

/**
 * Decodes parts of a film that somebody else has made, takes a frame as its poster, and writes a clean copy of it. In a
 * process of its own: a file that breaks the decoder costs this film and not the site.
 */
export async function inspectFilm(
  order: InspectionOrder,
  signal: AbortSignal,
  file: URL = inspectorFile,
): Promise<Inspection> {
  if (!(await isMp4(order.path))) return { kind: 'unusable', reason: 'it is no MP4 file' };
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
      () => finish(() => resolve({ kind: 'undecided', reason: 'looking at it took too long' })),
      patienceMs,
    );
    const onAbort = (): void => finish(() => reject(new Error('The film is no longer wanted.')));
    if (signal.aborted) return onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    child.on('message', (result: InspectionResult) => finish(() => resolve(result)));
    child.on('error', (cause) => finish(() => reject(new Error('The film could not be looked at.', { cause }))));
    child.on('exit', (code, how) =>
      finish(() => {
        if (how !== null && crashes.has(how)) resolve({ kind: 'undecided', reason: `it ends the decoder (${how})` });
        // Killed for want of memory, or not even started: the film is not to blame, and may be looked at again.
        else reject(new Error(`Looking at the film ended with ${how ?? code ?? 'nothing'}.`));
      }),
    );
    child.send(order, () => undefined);
  });
}

/** True for a file that begins as MP4 files do. */
async function isMp4(path: string): Promise<boolean> {
  const handle = await open(path, 'r');
  try {
    const head = Buffer.alloc(8);
    await handle.read(head, 0, 8, 0);
    return head.toString('latin1', 4) === 'ftyp';
  } finally {
    await handle.close();
  }
}
