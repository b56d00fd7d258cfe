// @module-tag slow

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiBase } from '@loomlight/contract';
import { type CheckedFile, provenance } from '@loomlight/contract/provenance';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharp } from '../../kernel/sharp.ts';
import { operatorContext } from '../../testing/operator-context.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { runCommand } from '../operator/index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

async function check(file: Uint8Array): Promise<Pick<CheckedFile, 'verdict' | 'link' | 'mark'>> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(file)]), 'file');
  const sent = new Response(form);
  const { body } = await test.app.http.inject({
    method: 'POST',
    url: `${apiBase}${provenance.verify.path}`,
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  const { verdict, link, mark } = JSON.parse(body) as CheckedFile; // by its own contract
  return { verdict, link, mark };
}

/** A new image of at least 512 px, saved again by somebody: its manifest is gone. */
async function savedImage(): Promise<{ readonly id: string; readonly file: Buffer }> {
  const id = await test.image(await test.person(), { size: '512x512' });
  const { rawPayload } = await test.app.http.inject(`${apiBase}/images/${id}/download?format=webp`);
  return { id, file: await sharp(rawPayload).jpeg({ quality: 75 }).toBuffer() };
}

const run = async (...words: string[]) => runCommand(await operatorContext(test), ['provenance', ...words]);
const secretIn = (name: string): string => readFileSync(join(test.dataDir, 'provenance', name), 'utf8').trim();

describe('a new secret of the marks', () => {
  it('marks what is made from then on, and what was marked with the three before is still found, by the same process [ORIGIN-40]', async () => {
    const images = [await savedImage()];
    const secrets = [secretIn('mark-secret')];
    for (let time = 1; time <= 4; time += 1) {
      const { exitCode, lines } = await run('rotate-mark');
      expect([exitCode, lines.join()]).toEqual([0, expect.stringContaining('are still found')]);
      secrets.unshift(secretIn('mark-secret'));
      for (const secret of secrets) expect(lines.join()).not.toContain(secret);
      images.unshift(await savedImage());
    }
    expect(secretIn('mark-secret.former').split(',')).toEqual(secrets.slice(1, 4));
    const [oldest, ...found] = images.toReversed();
    for (const { id, file } of found)
      expect(await check(file)).toMatchObject({ verdict: 'marked', link: `/generate/${id}`, mark: { found: true } });
    // The fifth secret is gone, and nothing is left that would know its marks from chance.
    expect(await check(oldest?.file ?? Buffer.alloc(0))).toMatchObject({ verdict: 'unknown', mark: { found: false } });
    const acts = await test.database.db.selectFrom('audit_entry').select(['action', 'subject', 'detail']).execute();
    const act = { action: 'provenance.rotate-mark', subject: 'marks', detail: '' };
    expect(acts.filter(({ action }) => action === act.action)).toEqual([act, act, act, act]);
  });

  it('is made where the processes of this installation have it, and nowhere else [ORIGIN-40]', async () => {
    const before = secretIn('mark-secret');
    expect(await run('rotate-mark', 'one', 'two')).toMatchObject({ exitCode: 2 });
    expect(await run('rotate-mark', '/tmp')).toMatchObject({
      exitCode: 1,
      lines: ['The secret of the marks is in the data folder: no other folder can be named.'],
    });
    expect(
      await runCommand({ ...(await operatorContext(test)), signingKey: undefined }, ['provenance', 'rotate-mark']),
    ).toMatchObject({
      exitCode: 1,
      lines: ['Nothing is signed here: PROVENANCE is off.'],
    });
    expect(secretIn('mark-secret')).toBe(before);
  });
});
