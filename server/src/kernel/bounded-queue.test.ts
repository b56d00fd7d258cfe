import { expect, it } from 'vitest';
import { createBoundedQueue, type Lane } from './bounded-queue.ts';

/** A queue of one place, with what has begun, and tasks that end when they are told to. */
function openQueue(waiting: Readonly<Record<Lane, number>>) {
  const queue = createBoundedQueue({ places: 1, waiting, retryAfterS: 3 });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const add = (name: string, lane: Lane): Promise<string> =>
    queue
      .run(() => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.push(() => resolve(name)));
      }, lane)
      .catch((error: unknown) => `refused ${(error as { code: string }).code}`);
  /** Lets everything end, one after the other. */
  const drain = async (all: readonly Promise<string>[]): Promise<string[]> => {
    const timer = setInterval(() => ends.shift()?.(), 0);
    const answers = await Promise.all(all);
    clearInterval(timer);
    return answers;
  };
  return { begun, add, drain };
}

it('refuses at once whoever is one too many, with a time to come back, and takes others again later [GROUND-12]', async () => {
  const { begun, add, drain } = openQueue({ open: 2, reserved: 1 });
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => add(name, 'open'));
  expect(await drain(all)).toEqual(['a', 'b', 'c', 'refused busy', 'refused busy']);
  expect(begun).toEqual(['a', 'b', 'c']);
  expect(await drain([add('f', 'open')])).toEqual(['f']);
});

it('keeps places for the reserved lane however many strangers wait, and takes from both in turn [GROUND-12]', async () => {
  const { begun, add, drain } = openQueue({ open: 3, reserved: 2 });
  const strangers = ['a', 'b', 'c', 'd', 'e'].map((name) => add(name, 'open'));
  const known = ['X', 'Y', 'Z'].map((name) => add(name, 'reserved'));
  expect(await drain([...strangers, ...known])).toEqual(['a', 'b', 'c', 'd', 'refused busy', 'X', 'Y', 'refused busy']);
  expect(begun).toEqual(['a', 'X', 'b', 'Y', 'c', 'd']);
});

it('goes on after a task that fails [GROUND-12]', async () => {
  const queue = createBoundedQueue({ places: 1, waiting: { open: 1, reserved: 1 }, retryAfterS: 1 });
  await expect(queue.run(() => Promise.reject(new Error('no')), 'open')).rejects.toThrow('no');
  expect(await queue.run(async () => 'yes', 'open')).toBe('yes');
});
