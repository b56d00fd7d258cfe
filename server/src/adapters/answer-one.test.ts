import { expect, it } from 'vitest';
import { askOwnProcess } from './own-process.ts';

const script = new URL('../testing/breaks-later.process.ts', import.meta.url);
const limits = { patienceMs: 60_000, cpuS: 20, memoryMb: 1_024 };

it('answers for a file on which its reader breaks off in a later turn, and is not taken for one that could not be started [ORIGIN-42]', async () => {
  expect(await askOwnProcess(script, { breaks: 'later' }, limits)).toEqual({
    kind: 'answered',
    result: { kind: 'unreadable', reason: 'memory access out of bounds' },
  });
  expect(await askOwnProcess(script, { breaks: 'at once' }, limits)).toMatchObject({ result: { reason: 'at once' } });
  // Whoever kills it says nothing of the file.
  await expect(askOwnProcess(script, { breaks: 'killed' }, limits)).rejects.toThrow('ended with SIGKILL');
});
