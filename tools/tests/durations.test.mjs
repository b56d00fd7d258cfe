import { expect, test } from 'vitest';
import { durationLines, inMinutes, slowestLines } from '../lib/durations.mjs';

const files = [
  { project: 'engine', file: 'engine/a.test.ts', ms: 1_200 },
  { project: 'server', file: 'server/b.test.ts', ms: 61_000 },
  { project: 'server', file: 'server/c.test.ts', ms: 4_000 },
];
const tests = { label: 'tests', ms: 40_000, tally: { files } };
const again = { label: 'server on PostgreSQL', ms: 3_000, tally: { files: files.slice(1, 2) } };

test('a time is told in minutes and seconds', () => {
  expect([inMinutes(4_400), inMinutes(59_600), inMinutes(725_000)]).toEqual([
    '0 min 04 s',
    '1 min 00 s',
    '12 min 05 s',
  ]);
});

test('a run tells its time on the clock, and the work of each suite where there were several', () => {
  expect(durationLines([tests, again])).toEqual([
    'tests: 0 min 40 s (work: server 1 min 05 s, engine 0 min 01 s)',
    'server on PostgreSQL: 0 min 03 s',
  ]);
});

test('a run that crashed tells how long it lived', () => {
  expect(durationLines([{ label: 'tests', ms: 9_000, tally: undefined }])).toEqual(['tests: 0 min 09 s']);
});

test('the slowest files come first, those of a second run under its name', () => {
  expect(slowestLines([tests, again], 3)).toEqual([
    '   61.0 s  server: server/b.test.ts',
    '   61.0 s  server on PostgreSQL: server/b.test.ts',
    '    4.0 s  server: server/c.test.ts',
  ]);
});
