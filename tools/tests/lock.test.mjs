import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withLock } from '../lib/lock.mjs';
import { aFolder } from './a-folder.mjs';

const aLock = () => join(aFolder(), 'held');

test('two that start together work one after the other', async () => {
  const folder = aLock();
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await new Promise((done) => setTimeout(done, 20));
    inside -= 1;
  };
  await Promise.all([1, 2, 3].map(() => withLock(folder, work, { pauseMs: 5 })));
  expect(most).toBe(1);
  expect(existsSync(folder)).toBe(false);
});

test('the lock of a process that has died is taken over', async () => {
  const folder = aLock();
  mkdirSync(folder);
  writeFileSync(join(folder, 'owner'), '999999999');
  expect(await withLock(folder, () => 'done')).toBe('done');
});

test('work that fails gives the lock back', async () => {
  const folder = aLock();
  await expect(withLock(folder, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(existsSync(folder)).toBe(false);
});

test('waiting ends', async () => {
  const folder = aLock();
  await withLock(folder, async () => {
    await expect(withLock(folder, () => undefined, { patienceMs: 20, pauseMs: 5 })).rejects.toThrow('too long');
  });
});
