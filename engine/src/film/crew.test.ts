import { MessageChannel } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { alone, crewOf } from './crew.ts';

test('of two cameras one makes what both need, and the other is given the same [STUDIO-64]', async () => {
  const { port1, port2 } = new MessageChannel();
  const made: string[] = [];
  const make = (name: string) => async () => {
    made.push(name);
    await Promise.resolve();
    return { by: name, pixels: Uint8Array.of(1, 2, 3) };
  };
  const [first, second] = await Promise.all([
    crewOf(port1, true).share(make('first')),
    crewOf(port2, false).share(make('second')),
  ]);
  expect(made).toEqual(['first']);
  expect(second).toEqual(first);
  expect(await alone.share(make('alone'))).toMatchObject({ by: 'alone' });
  port1.close();
});

test('what cannot be made fails whoever makes it [STUDIO-64]', async () => {
  const { port1 } = new MessageChannel();
  const fails = () => Promise.reject(new Error('It rained.'));
  await expect(alone.share(fails)).rejects.toThrow('It rained.');
  await expect(crewOf(port1, true).share(fails)).rejects.toThrow('It rained.');
  port1.close();
});
