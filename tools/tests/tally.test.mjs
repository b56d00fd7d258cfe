import { expect, test } from 'vitest';
import { abortedFiles, addUp, closingLine, triedNowhere, withoutAborted } from '../lib/tally.mjs';

const aTally = (changes = {}) => ({
  passed: { server: 3 },
  failures: [],
  skips: [],
  left: [],
  files: [],
  unhandled: [],
  aborted: [],
  ...changes,
});
const aRun = (changes = {}) => ({ label: 'tests', projects: ['server'], exit: 0, tally: aTally(), ...changes });
const closing = (...runs) => closingLine(addUp(runs));

test('adds the runs up', () => {
  expect(closing(aRun(), aRun())).toBe('6 passed, 0 failed');
});

test('names skipped tests only when there are some', () => {
  const skips = [{ project: 'server', name: 'a', reason: 'no database' }];
  expect(closing(aRun({ tally: aTally({ skips }) }))).toBe('3 passed, 0 failed, 1 skipped');
});

test('counts the slow ones among the skipped, without naming them', () => {
  const files = [{ project: 'server', file: 'a.test.ts', ms: 1, passed: 1, slow: 4 }];
  const sum = addUp([aRun({ tally: aTally({ files }) })]);
  expect([sum.skips, sum.slow, closingLine(sum)]).toEqual([[], 4, '3 passed, 0 failed, 4 skipped']);
});

test.each([
  ['a failed test', aRun({ exit: 1, tally: aTally({ failures: [{ project: 'server', name: 'a' }] }) })],
  ['an unhandled error', aRun({ exit: 1, tally: aTally({ unhandled: ['late'] }) })],
  ['a suite without tests', aRun({ projects: ['server', 'web'] })],
  ['an exit code without a reason', aRun({ exit: 1 })],
])('%s is one failure', (_, run) => {
  expect(closing(run)).toBe('3 passed, 1 failed');
});

test('says of a failure what went wrong, where it is known', () => {
  const failures = [
    { project: 'server', name: 'a', reason: 'expected 1 to be 2' },
    { project: 'server', name: 'b' },
  ];
  expect(addUp([aRun({ exit: 1, tally: aTally({ failures }) })]).failures).toEqual([
    'server: a (expected 1 to be 2)',
    'server: b',
  ]);
});

test('a run that crashed is a failure', () => {
  expect(closing(aRun({ exit: 'SIGKILL', tally: undefined }))).toBe('0 passed, 1 failed');
});

const lost = { project: 'server', name: 'server/a.test.ts > does it' };
const anAbort = {
  failures: [lost],
  files: [
    { project: 'server', file: 'server/a.test.ts', ms: 1, passed: 1, slow: 0 },
    { project: 'server', file: 'server/b.test.ts', ms: 1, passed: 2, slow: 0 },
  ],
  unhandled: ['Worker forks emitted error.'],
  aborted: ['server/a.test.ts'],
};

test('a file that V8 gave up is run once more, and counted once', () => {
  const run = aRun({ exit: 1, tally: aTally(anAbort) });
  expect(abortedFiles(run)).toEqual(['server/a.test.ts']);
  expect(closing(withoutAborted(run))).toBe('2 passed, 0 failed');
  const again = aRun({ projects: [], tally: aTally({ passed: { server: 2 } }) });
  expect(closing(withoutAborted(run), again)).toBe('4 passed, 0 failed');
});

test.each([
  ['nothing was aborted', aTally({ failures: [lost] })],
  [
    'another file failed too',
    aTally({ ...anAbort, failures: [lost, { project: 'server', name: 'server/b.test.ts' }] }),
  ],
  ['something else went wrong unseen', aTally({ ...anAbort, unhandled: ['Worker forks emitted error.', 'late'] })],
  ['the run crashed', undefined],
])('nothing is run once more where %s', (_, tally) => {
  expect(abortedFiles(aRun({ exit: 1, tally }))).toEqual([]);
});

test('what one run leaves to another, which says that it belongs to the first, is tried nowhere', () => {
  const first = aRun({
    tally: aTally({ left: ['is passed', 'is of the embedded product', 'is of no run', 'wants a program'] }),
  });
  const second = aRun({
    tally: aTally({
      skips: [
        { name: 'is of the embedded product', reason: 'the embedded product, tried in the embedded run' },
        { name: 'is of no run', reason: 'marked as skipped' },
        { name: 'wants a program', reason: 'there is no pgbouncer' },
        { name: 'was never left', reason: 'marked as skipped' },
      ],
    }),
  });
  expect(triedNowhere(first, second)).toEqual([
    'is of the embedded product has the tag of the server, and is skipped there: it is tried nowhere',
    'is of no run has the tag of the server, and is skipped there: it is tried nowhere',
  ]);
  expect(triedNowhere(first, undefined)).toEqual([]);
  expect(triedNowhere(aRun(), second)).toEqual([]);
});
