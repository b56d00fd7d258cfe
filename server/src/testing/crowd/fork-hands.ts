import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Deed } from './acts.ts';
import type { Hands, HandsOptions, Performed } from './hands.ts';

export type ToHands =
  | { readonly kind: 'open'; readonly url: string; readonly options: HandsOptions }
  | { readonly kind: 'perform'; readonly deeds: readonly Deed[]; readonly atMs: number }
  | { readonly kind: 'settle'; readonly atMs: number }
  | { readonly kind: 'close' };

export type FromHands =
  | { readonly kind: 'ready'; readonly address: string }
  | { readonly kind: 'performed'; readonly performed: Performed }
  | { readonly kind: 'closed' }
  | { readonly kind: 'failed'; readonly error: string };

const file = fileURLToPath(new URL('hands.process.ts', import.meta.url));

/** Opens a process of the product in a process of its own, on the same database. */
export async function forkHands(url: string, options: HandsOptions): Promise<Hands> {
  // Nothing of the parent's own flags: a test runner has its own ways of loading code.
  const child = fork(file, { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ready = await ask(child, { kind: 'open', url, options });
  if (ready.kind !== 'ready') throw new Error('It did not open.');
  const performed = async (order: ToHands): Promise<Performed> => {
    const answer = await ask(child, order);
    if (answer.kind !== 'performed') throw new Error('It answered something else.');
    return answer.performed;
  };
  return {
    address: ready.address,
    perform: (deeds, atMs) => performed({ kind: 'perform', deeds, atMs }),
    settle: (atMs) => performed({ kind: 'settle', atMs }),
    close: async () => {
      if (child.connected) await ask(child, { kind: 'close' });
    },
  };
}

/** One order at a time: its answer is the next message. */
function ask(child: ChildProcess, order: ToHands): Promise<FromHands> {
  return new Promise((resolve, reject) => {
    const heard = (answer: FromHands): void => {
      child.off('exit', gone);
      if (answer.kind === 'failed') reject(new Error(answer.error));
      else resolve(answer);
    };
    const gone = (code: number | null): void => {
      child.off('message', heard);
      reject(new Error(`A process of the product ended with ${code}.`));
    };
    child.once('message', heard);
    child.once('exit', gone);
    child.send(order);
  });
}
