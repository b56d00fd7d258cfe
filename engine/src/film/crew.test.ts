import { MessageChannel } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { alone, crewOf } from './crew.ts';
import type { Crew } from './crew.ts';

/** Two cameras, and which of them did what. */
function twoCameras(): { readonly crews: readonly [Crew, Crew]; readonly close: () => void } {
  const next = new SharedArrayBuffer(4);
  const { port1, port2 } = new MessageChannel();
  return { crews: [crewOf(next, port1), crewOf(next, port2)], close: () => port1.close() };
}

test('two cameras do each piece of work once, and both know every result in order [STUDIO-64]', async () => {
  const { crews, close } = twoCameras();
  const done: number[] = [];
  const work = async (index: number): Promise<number> => {
    done.push(index);
    await Promise.resolve();
    return index * 10;
  };
  const results = await Promise.all(crews.map((crew) => crew.share(9, work)));
  expect(done.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(results).toEqual([0, 1].map(() => [0, 10, 20, 30, 40, 50, 60, 70, 80]));
  close();
});

test('a piece may wait for an earlier one, whoever does that; a camera alone does the same [STUDIO-64]', async () => {
  const { crews, close } = twoCameras();
  const work = async (index: number, known: (index: number) => Promise<string>): Promise<string> =>
    index === 0 ? 'first' : `${index} after ${await known(0)}`;
  const expected = ['first', '1 after first', '2 after first'];
  expect(await Promise.all(crews.map((crew) => crew.share(3, work)))).toEqual([expected, expected]);
  expect(await alone.share(3, work)).toEqual(expected);
  close();
});

test('a piece that fails fails the film of whoever did it [STUDIO-64]', async () => {
  const work = (index: number): Promise<number> =>
    index === 1 ? Promise.reject(new Error('It rained.')) : Promise.resolve(index);
  await expect(alone.share(3, work)).rejects.toThrow('It rained.');
});
