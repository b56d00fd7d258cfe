// @module-tag slow

import { contract } from '@loomlight/contract';
import { generations } from '@loomlight/contract/generations';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bringAlong } from '../../testing/bring-along.ts';
import { pngChunk, withChunks } from '../../testing/png-parts.ts';
import { rawZip } from '../../testing/raw-zip.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c06020' } })
    .png()
    .toBuffer();

describe('work on what was imported', () => {
  it('asks for the nearest size on offer, enlarges, and starts nothing that needs words without any [KEEP-55]', async () => {
    const ada = await test.person({ credits: 100 });
    const words = pngChunk('tEXt', Buffer.from('parameters\0a red barn\nSteps: 9, Seed: 5, Model: barns'));
    const zip = rawZip([
      { name: 'told.png', bytes: withChunks(await image(641, 427), [words]) },
      { name: 'mute.png', bytes: await image(333, 500) },
    ]);
    expect(await bringAlong(test, ada, zip)).toMatchObject({ taken: 2 });
    const of = { token: ada.token, params: { username: ada.username }, query: { limit: 50 } };
    const { images } = (await test.call(contract.profiles.content, of)).body;
    expect(images.every(({ imported_at }) => imported_at !== null)).toBe(true);
    const told = images.find(({ text_prompt }) => text_prompt === 'a red barn')?.id ?? '';
    const mute = images.find(({ text_prompt }) => text_prompt === '')?.id ?? '';
    const variations = (id: string) =>
      test.call(contract.images.variations, { token: ada.token, params: { id }, body: { count: 1 } });
    const again = await variations(told);
    expect([again.status, again.body.generation?.size]).toEqual([202, '640x448']);
    expect((await variations(mute)).status).toBe(422);
    for (const [id, size] of [
      [told, '1282x854'],
      [mute, '666x1000'],
    ] as const) {
      const { status, body } = await test.call(generations.upscale, { token: ada.token, params: { id } });
      expect([status, body.generation?.size]).toEqual([202, size]);
    }
    expect((await test.database.pool.query('SELECT * FROM ledger_violation')).rows).toEqual([]);
  });
});
