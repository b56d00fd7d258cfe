import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openMemory } from '../lib/remembered.mjs';

let folder = '';
const step = { name: 'lint: one', args: ['lint'], reads: ['one'] };
const write = (path, text) => writeFileSync(join(folder, path), text);
/** A memory that has read nothing yet, as each run has. */
const memoryNow = () => openMemory(join(folder, 'memory'), folder);
const recalled = (of = step) => {
  const memory = memoryNow();
  return memory.recall(of.name, memory.keyOf(of));
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'remembered-'));
  for (const name of ['one', 'two']) mkdirSync(join(folder, name));
  write('one/a.ts', 'one');
  write('two/a.ts', 'two');
  write('package-lock.json', '{}');
  const memory = memoryNow();
  memory.remember(step.name, memory.keyOf(step), '3 files');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a step that has passed is recalled while nothing that it reads has changed', () => {
  expect(recalled()).toBe('3 files');
  write('two/a.ts', 'other');
  expect(recalled()).toBe('3 files');
});

test.each([
  ['a file that it reads', () => write('one/a.ts', 'other')],
  ['a new file', () => write('one/b.ts', 'more')],
  ['the programs that are installed', () => write('package-lock.json', '{ "oxlint": 2 }')],
  ['what is kept of it is cut off', () => write('memory/lint-one.json', '{"key":')],
])('a step is run again after a change of %s', (_what, change) => {
  change();
  expect(recalled()).toBeUndefined();
});

test('a step that is told something else, or has another name, has not passed yet', () => {
  expect(recalled({ ...step, args: ['lint', '--more'] })).toBeUndefined();
  expect(recalled({ ...step, name: 'lint: other' })).toBeUndefined();
});
