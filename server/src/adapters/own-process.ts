import { type ChildProcess, spawn } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a process of its own may use. CPU time and memory are held by the system, where it has a shell to be told through. */
export interface ProcessLimits {
  /** Time on the wall: a machine may be busy. */
  readonly patienceMs: number;
  readonly cpuS: number;
  readonly memoryMb: number;
}

/** What came of it. */
export type Asked<Result> =
  | { readonly kind: 'answered'; readonly result: Result }
  /** What it was given ended it: it broke the code, or wanted more time or memory than it may have. */
  | { readonly kind: 'ended'; readonly reason: string }
  | { readonly kind: 'late' };

/** Asks a script one question in a process: one of its own, but where the same files are read a hundred thousand times. */
export type AskProcess = <Result>(script: URL, order: object, options: ProcessLimits) => Promise<Asked<Result>>;

/** What native code dies of, when there is too little memory for it and when its time is up as well. */
const ownFault: ReadonlySet<NodeJS.Signals> = new Set([
  'SIGABRT',
  'SIGBUS',
  'SIGFPE',
  'SIGILL',
  'SIGSEGV',
  'SIGTRAP',
  'SIGXCPU',
]);

/**
 * Asks a script that lives for one question in a process of its own: bytes of strangers that break a decoder there cost one answer and not
 * the site. Throws when the process could not be started or was killed from outside, and when `signal` says that nobody wants the answer.
 */
export async function askOwnProcess<Result>(
  script: URL,
  order: object,
  options: ProcessLimits & { readonly signal?: AbortSignal },
): Promise<Asked<Result>> {
  if (options.signal?.aborted) throw new Error('The answer is no longer wanted.');
  return askStarted(startProcess(script, options), order, options);
}

/** Asks a process that `startProcess` has started, and ends it: it lives for one question. Throws as `askOwnProcess` does. */
export function askStarted<Result>(
  child: ChildProcess,
  order: object,
  { patienceMs, signal }: Pick<ProcessLimits, 'patienceMs'> & { readonly signal?: AbortSignal },
): Promise<Asked<Result>> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    const finish = (settle: () => void): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      child.kill('SIGKILL');
      settle();
    };
    const timer = setTimeout(() => finish(() => resolve({ kind: 'late' })), patienceMs);
    const onAbort = (): void => finish(() => reject(new Error('The answer is no longer wanted.')));
    signal?.addEventListener('abort', onAbort, { once: true });
    // The script is ours, and what it may answer is its type.
    child.on('message', (result) => finish(() => resolve({ kind: 'answered', result: result as Result })));
    child.on('error', (cause) => finish(() => reject(new Error('A process could not be started.', { cause }))));
    child.on('exit', (code, how) => {
      const end = (): void =>
        finish(() => {
          if (how !== null && ownFault.has(how)) resolve({ kind: 'ended', reason: `it ends the decoder (${how})` });
          // Killed by somebody, or not even started: the bytes are not to blame, and may be looked at again.
          else reject(new Error(`A process of its own ended with ${how ?? code ?? 'nothing'}.`));
        });
      // On a busy machine the end is heard of before the answer that was sent ahead of it: one file in a hundred was called unavailable.
      if (child.connected) child.once('disconnect', end);
      else end();
    });
    child.send(order, () => undefined);
  });
}

/** Starts a process of a script with its limits, which waits for its one question. */
export function startProcess(script: URL, { cpuS, memoryMb }: Omit<ProcessLimits, 'patienceMs'>): ChildProcess {
  // Reading its code is half of what a script takes.
  const compileCache = getCompileCacheDir();
  // Neither flags nor settings of this process may reach it: it holds no secret, and needs none.
  const options = {
    env: {
      MALLOC_ARENA_MAX: '2',
      UV_THREADPOOL_SIZE: '2',
      ...(compileCache !== undefined && { NODE_COMPILE_CACHE: dirname(compileCache) }),
    },
    serialization: 'advanced' as const,
    stdio: ['ignore' as const, 'ignore' as const, 'ignore' as const, 'ipc' as const],
  };
  const file = fileURLToPath(script);
  if (process.platform === 'win32') return spawn(process.execPath, [file], options);
  // A limit that this system does not know is tried aside first: a shell may end over it. A dump of memory would hold the image.
  const limits = ['-c 0', `-S -t ${cpuS}`, `-S -d ${memoryMb * 1024}`].map(
    (limit) => `(ulimit ${limit}) 2>/dev/null && ulimit ${limit}`,
  );
  return spawn('/bin/sh', ['-c', `${limits.join('; ')}; exec "$0" "$@"`, process.execPath, file], options);
}
