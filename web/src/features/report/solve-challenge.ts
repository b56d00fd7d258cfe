import { reports } from '@loomlight/contract/reports';
import { call } from '../../api/client.ts';
import { scriptAddress } from '../../lib/script-address.ts';
// oxlint-disable-next-line import/default -- The build makes an address of it.
import workerAddress from './challenge-worker.ts?worker&url';
import { tryNonces } from './try-nonces.ts';

/** Nonces that are tried between two frames where there are no workers. */
const sliceSize = 2_000;

interface Puzzle {
  readonly challenge: string;
  readonly bits: number;
}

/** Asks for a puzzle and solves it: in a worker, or in slices where the browser has none. */
export async function solveChallenge(): Promise<string> {
  const puzzle = await call(reports.challenge);
  return inWorker(puzzle).catch(() => inSlices(puzzle));
}

function inWorker(puzzle: Puzzle): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(scriptAddress(workerAddress), { type: 'module' });
    const end = () => worker.terminate();
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => {
      end();
      resolve(data);
    });
    worker.addEventListener('error', () => {
      end();
      reject(new Error('This browser runs no workers here.'));
    });
    worker.postMessage(puzzle);
  });
}

async function inSlices(puzzle: Puzzle): Promise<string> {
  for (let from = 0; ; from += sliceSize) {
    const solution = tryNonces(puzzle, { from, count: sliceSize });
    if (solution !== undefined) return solution;
    await new Promise((resolve) => setTimeout(resolve));
  }
}
