import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createLifecycle } from '../kernel/lifecycle.ts';
import { sharp } from '../kernel/sharp.ts';
import { runOperator } from '../testing/run-operator.ts';
import { readConfig } from './config.ts';
import { openMarking, rotateMarks } from './marking.ts';

const folders: string[] = [];
const lifecycles: ReturnType<typeof createLifecycle>[] = [];
afterEach(async () => {
  for (const lifecycle of lifecycles.splice(0)) await lifecycle.stop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'marking-'));
  folders.push(folder);
  return folder;
}

/** What a process has that is started with these settings, in a data folder of its own unless they name one. */
function open(settings: Readonly<Record<string, string>>) {
  const lifecycle = createLifecycle();
  lifecycles.push(lifecycle);
  return openMarking(readConfig({ NODE_ENV: 'test', DATA_DIR: newFolder(), ...settings }), lifecycle);
}

describe('processes that mark and look', () => {
  it(
    'share the secret that they are given, which provenance init makes and does not print [ORIGIN-27]',
    { tags: 'slow' },
    async () => {
      const folder = join(newFolder(), 'keys');
      const { code, output } = await runOperator(
        { DATA_DIR: newFolder(), PROVENANCE: 'off' },
        ...['provenance', 'init', folder],
      );
      expect([code, readdirSync(folder).toSorted()]).toEqual([0, ['key.pem', 'mark-secret', 'root.pem']]);
      const file = join(folder, 'mark-secret');
      const secret = readFileSync(file, 'utf8').trim();
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(output).toContain(`PROVENANCE_MARK_SECRET=$(cat ${file})`);
      expect(output).not.toContain(secret);

      const pixels = { data: new Uint8Array(512 * 512 * 4).fill(140), width: 512, height: 512 };
      const marked = await open({ PROVENANCE_MARK_SECRET: secret }).marker?.mark(pixels, 77n);
      const image = join(folder, 'image');
      const raw = { width: 512, height: 512, channels: 4 } as const;
      await writeFile(image, await sharp(marked?.data, { raw }).removeAlpha().png().toBuffer());
      const { finder } = open({ PROVENANCE_MARK_SECRET: secret });
      expect(await finder?.find(image)).toMatchObject({ kind: 'looked', mark: { payload: 77n } });
      const another = await open({}).finder?.find(image);
      expect(another).toMatchObject({ kind: 'looked', mark: { payload: undefined } });
    },
  );

  it(
    'find what was marked with a secret from before that they are given, and with no other [ORIGIN-40]',
    { tags: 'slow' },
    async () => {
      const folder = join(newFolder(), 'keys');
      const settings = { DATA_DIR: newFolder(), PROVENANCE: 'off' };
      await runOperator(settings, 'provenance', 'init', folder);
      const former = readFileSync(join(folder, 'mark-secret'), 'utf8').trim();
      const given = { DATA_DIR: newFolder(), PROVENANCE_MARK_SECRET: former };
      expect(rotateMarks(given, undefined)).toMatchObject({
        kind: 'refused',
        reason: expect.stringContaining('name the folder'),
      });
      expect(rotateMarks(given, newFolder())).toMatchObject({
        kind: 'refused',
        reason: expect.stringContaining('There is no'),
      });
      const done = rotateMarks(given, folder);
      expect(done).toEqual({
        kind: 'rotated',
        former: 1,
        files: { secret: join(folder, 'mark-secret'), former: join(folder, 'mark-secret.former') },
      });
      const secret = readFileSync(join(folder, 'mark-secret'), 'utf8').trim();
      expect(secret).not.toBe(former);
      const image = join(folder, 'image');
      const pixels = { data: new Uint8Array(512 * 512 * 4).fill(140), width: 512, height: 512 };
      const marked = await open({ PROVENANCE_MARK_SECRET: former }).marker?.mark(pixels, 78n);
      const raw = { width: 512, height: 512, channels: 4 } as const;
      await writeFile(image, await sharp(marked?.data, { raw }).removeAlpha().png().toBuffer());
      const text = readFileSync(join(folder, 'mark-secret.former'), 'utf8').trim();
      const told = open({ PROVENANCE_MARK_SECRET: secret, PROVENANCE_MARK_SECRETS_FORMER: text });
      expect(await told.finder?.find(image)).toMatchObject({ kind: 'looked', mark: { payload: 78n } });
      const untold = open({ PROVENANCE_MARK_SECRET: secret });
      expect(await untold.finder?.find(image)).toMatchObject({ kind: 'looked', mark: { payload: undefined } });
    },
  );

  it('mark nothing while nothing is signed, and go on finding what was marked before [ORIGIN-27]', () => {
    const dataDir = newFolder();
    const off = { DATA_DIR: dataDir, PROVENANCE: 'off' };
    expect(open(off)).toEqual({ marker: undefined, finder: undefined });
    expect(open({ DATA_DIR: dataDir }).marker).toBeDefined();
    expect(open(off)).toEqual({ marker: undefined, finder: expect.anything() });
  });
});
