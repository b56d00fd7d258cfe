import { type ChildProcess, fork } from 'node:child_process';
import type { Asked, AskProcess, ProcessLimits } from '../../server/src/adapters/own-process.ts';

export interface KeptOrder {
  readonly script: 'read' | 'look';
  readonly order: object;
}

export interface KeptAnswer {
  readonly result: unknown;
  /** True where it broke on the file: nothing more can be asked of it. */
  readonly isBroken: boolean;
  /** Of the processor, for this file. */
  readonly cpuMs: number;
  readonly residentMb: number;
}

/** Processes that are kept for one question after another: what a file costs, without the start that each has in the product. */
export interface KeptProcesses {
  readonly ask: AskProcess;
  /** How often one of them broke or died, and how often one gave no answer in time. */
  readonly ends: () => { readonly broken: number; readonly died: number; readonly late: number };
  /** The longest that one file has taken of the processor: to be read, and to be looked at. */
  readonly longestMs: () => Readonly<Record<KeptOrder['script'], number>>;
  /** What the one that reads manifests held after its last answer. */
  readonly readerMb: () => number;
  close(): void;
}

/** Memory at which a process is exchanged for a new one, as the product does after each file. */
const exchangedAtMb = 1_000;

/** Of the processor: whoever looks on wants to know of it. */
const slowMs = 1_000;

const isCut = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && 'kind' in result && result.kind === 'cut';

/** Starts the processes when they are first asked. `onEnd` hears what the file was that one of them could not bear, or took long for. */
export function keepProcesses(onEnd: (path: string) => void): KeptProcesses {
  const children = new Map<KeptOrder['script'], ChildProcess>();
  const ends = { broken: 0, died: 0, late: 0 };
  const longest = { read: 0, look: 0 };
  let readerMb = 0;
  const childFor = (script: KeptOrder['script']): ChildProcess => {
    const there = children.get(script);
    if (there) return there;
    const child = fork(new URL('kept-script.ts', import.meta.url), {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    children.set(script, child);
    return child;
  };
  const drop = (script: KeptOrder['script']): void => {
    children.get(script)?.kill('SIGKILL');
    children.delete(script);
  };
  const askOne = <Result>({ script, order }: KeptOrder, { patienceMs }: ProcessLimits): Promise<Asked<Result>> =>
    new Promise((resolve, reject) => {
      const child = childFor(script);
      const end = (how: keyof typeof ends): void => {
        ends[how] += 1;
        if ('path' in order) onEnd(String(order.path));
        drop(script);
      };
      const finish = (settle: () => void): void => {
        clearTimeout(timer);
        child.removeAllListeners();
        settle();
      };
      const timer = setTimeout(() => {
        end('late');
        finish(() => resolve({ kind: 'late' }));
      }, patienceMs);
      child.once('message', ({ result, isBroken, cpuMs, residentMb }: KeptAnswer) => {
        longest[script] = Math.max(longest[script], cpuMs);
        if (cpuMs > slowMs && 'path' in order) onEnd(String(order.path));
        if (script === 'read') readerMb = residentMb;
        if (isBroken) end('broken');
        // One that was cut short may be decoding still.
        else if (residentMb > exchangedAtMb || isCut(result)) drop(script);
        finish(() => resolve({ kind: 'answered', result: result as Result })); // the script is ours, and answers as the product's do
      });
      child.once('exit', (code, how) => {
        end('died');
        finish(() =>
          how === null ? reject(new Error(`It ended with ${code}.`)) : resolve({ kind: 'ended', reason: how }),
        );
      });
      child.send({ script, order } satisfies KeptOrder);
    });
  return {
    ask: (script, order, limits) =>
      askOne({ script: script.pathname.includes('mark-finder') ? 'look' : 'read', order }, limits),
    ends: () => ({ ...ends }),
    longestMs: () => ({ ...longest }),
    readerMb: () => readerMb,
    close: () => {
      for (const script of children.keys()) drop(script);
    },
  };
}
