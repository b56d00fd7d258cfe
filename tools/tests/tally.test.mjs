import { expect, test } from 'vitest';
import { addUp, closingLine } from '../lib/tally.mjs';

const aTally = (changes = {}) => ({ passed: { server: 3 }, failures: [], skips: [], unhandled: [], ...changes });
const aRun = (changes = {}) => ({ label: 'tests', projects: ['server'], exit: 0, tally: aTally(), ...changes });
const closing = (...runs) => closingLine(addUp(runs));

test('adds the runs up', () => {
  expect(closing(aRun(), aRun())).toBe('6 passed, 0 failed');
});

test('names skipped tests only when there are some', () => {
  const skips = [{ project: 'server', name: 'a', reason: 'no database' }];
  expect(closing(aRun({ tally: aTally({ skips }) }))).toBe('3 passed, 0 failed, 1 skipped');
});

test.each([
  ['a failed test', aRun({ exit: 1, tally: aTally({ failures: [{ project: 'server', name: 'a' }] }) })],
  ['an unhandled error', aRun({ exit: 1, tally: aTally({ unhandled: ['late'] }) })],
  ['a suite without tests', aRun({ projects: ['server', 'web'] })],
  ['an exit code without a reason', aRun({ exit: 1 })],
])('%s is one failure', (_, run) => {
  expect(closing(run)).toBe('3 passed, 1 failed');
});

test('a run that crashed is a failure', () => {
  expect(closing(aRun({ exit: 'SIGKILL', tally: undefined }))).toBe('0 passed, 1 failed');
});
