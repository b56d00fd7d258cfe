// @module-tag on-server
import { mkdtempSync, renameSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from '../config/read-env.ts';
import { createMetrics } from '../http/metrics.ts';
import { createLifecycle, type Lifecycle } from '../kernel/lifecycle.ts';
import { openTestApp } from '../testing/test-app.ts';
import { waitFor } from '../testing/wait-for.ts';
import { keepDisposableDomains, openDisposableDomains } from './disposable-domains.ts';

let folder: string;
let file: string;
let lifecycle: Lifecycle;
let lines: { readonly level: number; readonly problem?: string }[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loomlight-domains-'));
  file = join(folder, 'domains.txt');
  lifecycle = createLifecycle();
  lines = [];
});
afterEach(async () => {
  await lifecycle.stop();
  rmSync(folder, { recursive: true, force: true });
});

const metrics = createMetrics();
// A line of the log is an object in JSON.
const logger = pino(
  { base: null },
  { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[0]) },
);
const keep = (path: string | undefined, ROLE: 'all' | 'api' | 'worker' = 'all') =>
  keepDisposableDomains({ lifecycle, metrics, logger, everyMs: 2, config: { DISPOSABLE_DOMAINS_FILE: path, ROLE } });
const warnings = () => lines.filter(({ level }) => level > 30).map(({ problem }) => problem);
const errorsCounted = async (): Promise<number> =>
  (await metrics.errors.get()).values.find(({ labels }) => labels.where === 'disposable domains')?.value ?? 0;

describe('the file of disposable domains', () => {
  it('is read again by itself when it was changed in place, or another one was put there [DESK-137]', async () => {
    // With the mark that some editors write at the beginning.
    writeFileSync(file, '\uFEFFone.test\n');
    const isDisposable = await keep(file);
    expect([isDisposable('a@one.test'), isDisposable('a@two.test')]).toEqual([true, false]);
    writeFileSync(file, 'two.test\n');
    await waitFor('the changed list', async () => isDisposable('a@two.test'));
    expect(isDisposable('a@one.test')).toBe(false);
    writeFileSync(`${file}.new`, 'six.test\n');
    renameSync(`${file}.new`, file);
    await waitFor('the replaced list', async () => isDisposable('a@six.test'));
    expect([isDisposable('a@two.test'), warnings()]).toEqual([false, []]);
  });

  it('is read again when only its time is another, and not otherwise [DESK-137]', async () => {
    writeFileSync(file, 'one.test\n');
    const list = await openDisposableDomains({ logger, metrics }, file);
    await list.look();
    expect(lines).toHaveLength(1);
    utimesSync(file, new Date(), new Date('2026-01-12T10:00:00.000Z'));
    await list.look();
    await list.look();
    expect(lines).toHaveLength(2);
  });

  it.each([
    ['is gone', () => rmSync(file), 'is not there.'],
    ['has a line that is no domain', () => writeFileSync(file, 'two.test\nwhat is this\n'), 'in its line 2.'],
    ['is a folder', () => renameSync(folderIn(), replaced(file)), 'is no file.'],
    ['is too large', () => truncateSync(file, 10_000_001), 'is larger than 10 MB.'],
  ])(
    'holds as it was while it %s, which is said once, and is read when it is good again [DESK-137]',
    async (_how, spoil, why) => {
      writeFileSync(file, 'one.test\n');
      const { isDisposable, look } = await openDisposableDomains({ logger, metrics }, file);
      const countedBefore = await errorsCounted();
      spoil();
      for (let times = 0; times < 4; times += 1) await look();
      expect([isDisposable('a@one.test'), isDisposable('a@two.test')]).toEqual([true, false]);
      expect(warnings()).toEqual([expect.stringContaining(why)]);
      expect(JSON.stringify(lines)).not.toContain('what is this');
      expect((await errorsCounted()) - countedBefore).toBe(1);
      rmSync(file, { recursive: true, force: true });
      writeFileSync(file, 'three.test\n');
      await look();
      expect([isDisposable('a@three.test'), isDisposable('a@one.test')]).toEqual([true, false]);
      rmSync(file);
      await look();
      expect(warnings()).toHaveLength(2);
    },
  );

  it.each([
    ['is not there', () => undefined, /DISPOSABLE_DOMAINS_FILE: \/\S+\/domains\.txt is not there\.$/],
    ['is a folder', () => renameSync(folderIn(), file), /^DISPOSABLE_DOMAINS_FILE: \/\S+\/domains\.txt is no file\.$/],
    [
      'is no list',
      () => writeFileSync(file, 'one.test\n{}\n'),
      /domains\.txt has no domain such as .* in its line 2\.$/,
    ],
    [
      'is too large',
      () => {
        writeFileSync(file, '#');
        truncateSync(file, 10_000_001);
      },
      /domains\.txt is larger than 10 MB\.$/,
    ],
  ])('stops the start with a sentence when it %s [DESK-137]', async (_how, lay, sentence) => {
    lay();
    await expect(openTestApp({ DISPOSABLE_DOMAINS_FILE: file })).rejects.toThrow(ConfigError);
    await expect(keep(file, 'api')).rejects.toThrow(sentence);
  });

  it('is none without the setting, and is not asked for in a worker [DESK-137]', async () => {
    expect((await keep(undefined))('a@one.test')).toBe(false);
    expect((await keep(file, 'worker'))('a@one.test')).toBe(false);
    expect(lines).toEqual([]);
  });
});

/** A new folder. */
function folderIn(): string {
  return mkdtempSync(join(folder, 'folder-'));
}

/** The same path, with nothing there any more. */
function replaced(path: string): string {
  rmSync(path);
  return path;
}
