import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startProcess } from './own-process.ts';
import { openReadyProcesses, type ReadyProcesses } from './ready-processes.ts';

const script = new URL('../testing/answers-pid.process.ts', import.meta.url);
const limits = { patienceMs: 60_000, cpuS: 20, memoryMb: 1_024 };

let started: ChildProcess[];
let processes: ReadyProcesses;

const start: typeof startProcess = (...of) => {
  const child = startProcess(...of);
  started.push(child);
  return child;
};

beforeEach(() => {
  started = [];
  processes = openReadyProcesses({ start });
});
afterEach(() => processes.close());

const pids = (): (number | undefined)[] => started.map(({ pid }) => pid);
const answerOf = async (own = limits) => processes.ask<number>(script, {}, own);

it('asks the process that is ready, each for one question, and starts the next one meanwhile [ORIGIN-48]', async () => {
  processes.prepare(script, limits);
  processes.prepare(script, limits);
  expect(started).toHaveLength(1);
  const first = await answerOf();
  const second = await answerOf();
  expect([first, second]).toEqual(
    pids()
      .slice(0, 2)
      .map((result) => ({ kind: 'answered', result })),
  );
  expect(started).toHaveLength(3);
});

it('asks as many as are wanted at once, of which one was ready', async () => {
  processes.prepare(script, limits);
  const answers = await Promise.all([answerOf(), answerOf(), answerOf()]);
  expect(new Set(answers.map((answer) => answer.kind === 'answered' && answer.result)).size).toBe(3);
  expect(started).toHaveLength(4);
});

it('keeps those with other limits apart', async () => {
  processes.prepare(script, limits);
  await answerOf({ ...limits, memoryMb: 2_048 });
  await answerOf({ ...limits, cpuS: 21 });
  const [first, ...others] = started;
  expect(first?.exitCode ?? first?.signalCode).toBeNull();
  expect(others).toHaveLength(4);
  expect(await answerOf()).toEqual({ kind: 'answered', result: first?.pid });
});

it('asks another one where the one that waits has died', async () => {
  processes.prepare(script, limits);
  const [first] = started;
  first?.kill('SIGKILL');
  await once(first as ChildProcess, 'exit'); // one was started
  expect(await answerOf()).toEqual({ kind: 'answered', result: started[1]?.pid });
});

it('ends the one that waits where nobody asks, and all when it is closed, after which it starts none ahead', async () => {
  const hasty = openReadyProcesses({ start, idleMs: 1 });
  hasty.prepare(script, limits);
  await once(started[0] as ChildProcess, 'exit'); // one was started
  expect(started[0]?.signalCode).toBe('SIGKILL');

  processes.prepare(script, limits);
  const ended = once(started[1] as ChildProcess, 'exit'); // and another one
  processes.close();
  await ended;
  expect(await answerOf()).toEqual({ kind: 'answered', result: started[2]?.pid });
  processes.prepare(script, limits);
  expect(started).toHaveLength(3);
});
