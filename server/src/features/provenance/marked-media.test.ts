import { buffer } from 'node:stream/consumers';
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiBase, contract } from '@loomlight/contract';
import { type CheckedFile, provenance } from '@loomlight/contract/provenance';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readManifest } from '../../adapters/provenance/c2pa-reader.ts';
import { invariant } from '../../kernel/errors.ts';
import { sharp } from '../../kernel/sharp.ts';
import { oneIn } from '../../testing/long.ts';
import { operatorContext } from '../../testing/operator-context.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { runCommand } from '../operator/index.ts';
import { bearsMark, markPayload } from './index.ts';

let test: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'marked-'));
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

async function check(file: Uint8Array, who?: TestPerson): Promise<CheckedFile> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(file)]), 'file');
  const sent = new Response(form);
  const { body, statusCode } = await test.app.http.inject({
    method: 'POST',
    url: `${apiBase}${provenance.verify.path}`,
    headers: {
      'content-type': sent.headers.get('content-type') ?? '',
      ...(who && { authorization: `Bearer ${who.token}` }),
    },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  expect([statusCode, body]).toEqual([200, expect.any(String)]);
  return JSON.parse(body);
}

async function download(id: string, format: string): Promise<Buffer> {
  const { rawPayload, statusCode } = await test.app.http.inject({
    url: `${apiBase}/images/${id}/download?format=${format}`,
  });
  expect(statusCode).toBe(200);
  return rawPayload;
}

/** Saved again by somebody: the manifest is gone. */
const saved = (file: Uint8Array): Promise<Buffer> => sharp(file).jpeg({ quality: 75 }).toBuffer();

const rowOf = (id: string) =>
  test.database.db
    .selectFrom('kept_content')
    .select(['mark', 'opening', 'signed_by', 'completed_at', 'media_key'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

async function actionsOf(file: Uint8Array, mediaType: string): Promise<readonly string[]> {
  const path = join(folder, 'file');
  await writeFile(path, file);
  const reading = await readManifest(path, { mediaType, anchors: '' });
  const data = reading?.assertions.find(({ label }) => label === 'c2pa.actions.v2')?.data;
  return [...JSON.stringify(data).matchAll(/"action":"([^"]+)"/g)].map(([, action]) => action ?? '');
}

/** An image of 512 px in which there is something to see, as an engine with a model sends it. */
async function theirFile(format: 'png' | 'jpeg' | 'webp'): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 20 } as const;
  return sharp({ create: { width: 512, height: 512, channels: 3, background: 'teal', noise } })
    .toFormat(format)
    .toBuffer();
}

function paintOnce(bytes: Buffer, mediaType: 'image/png' | 'image/jpeg' | 'image/webp'): void {
  vi.spyOn(test.engine, 'generate').mockResolvedValueOnce({
    kind: 'painted',
    image: { kind: 'file', bytes, mediaType },
  });
}

describe('an image that is made', () => {
  it('carries its mark in the file and in downloads, and says so [ORIGIN-25]', async () => {
    const ada = await test.person();
    const id = await test.image(ada, { size: '512x512' });
    const { mark, opening, completed_at: madeAt } = await rowOf(id);
    invariant(opening && madeAt, 'a finished image has both');
    expect(mark).toBe(`${markPayload(opening)}`);
    for (const [format, mediaType] of [
      ['png', 'image/png'],
      ['jpg', 'image/jpeg'],
      ['webp', 'image/webp'],
    ] as const) {
      const file = await download(id, format);
      const actions = await actionsOf(file, mediaType);
      expect(actions.slice(0, 2)).toEqual(['c2pa.created', 'c2pa.watermarked.unbound']);
      expect(await check(file)).toMatchObject({ verdict: 'valid', mark: null });
      expect(await check(await saved(file))).toMatchObject({
        verdict: 'marked',
        mark: { found: true, z: expect.any(Number) },
        made_at: madeAt.toISOString(),
        link: `/generate/${id}`,
        prompt: 'not_asked',
        signer: null,
      });
    }
  });

  it(
    'is not marked when it is small or pixel art, and says nothing of one then [ORIGIN-25]',
    { tags: 'slow' },
    async () => {
      expect(bearsMark({ width: 512, height: 2048, style: 'none' })).toBe(true);
      expect(bearsMark({ width: 511, height: 2048, style: 'none' })).toBe(false);
      expect(bearsMark({ width: 2048, height: 448, style: 'anime' })).toBe(false);
      expect(bearsMark({ width: 1024, height: 1024, style: 'pixel-art' })).toBe(false);
      const ada = await test.person();
      for (const options of [{ size: '448x512' }, { size: '512x512', style: 'pixel-art' }] as const) {
        const id = await test.image(ada, options);
        expect((await rowOf(id)).mark).toBeNull();
        const file = await download(id, 'png');
        expect(await actionsOf(file, 'image/png')).toEqual(['c2pa.created']);
        expect(await check(await saved(file))).toMatchObject({
          verdict: 'unknown',
          mark: { found: false },
          link: null,
        });
      }
    },
  );

  it.each((['png', 'jpeg', 'webp'] as const).filter(oneIn(3)))(
    'carries it as a %s of an engine with a model as well, in the form in which it came, and in its still [ORIGIN-25]',
    async (format) => {
      const ada = await test.person();
      const theirs = await theirFile(format);
      paintOnce(theirs, `image/${format}`);
      const id = await test.image(ada, { size: '512x512' });
      const { mark, media_key: key } = await rowOf(id);
      expect(mark).not.toBeNull();
      const at = async (place: string): Promise<Buffer> => {
        const stored = await test.objectStore.find(place);
        invariant(stored, 'what was made is there');
        return buffer(stored.open());
      };
      const file = await at(`${key}`);
      expect((await sharp(file).metadata()).format).toBe(format);
      for (const copy of [await saved(file), await at(`${key}_wide`)])
        expect(await check(copy)).toMatchObject({ verdict: 'marked', link: `/generate/${id}` });
    },
  );

  it(
    'keeps what can be seen through, and is left alone where its engine has signed it [ORIGIN-25, ORIGIN-12]',
    { tags: 'slow' },
    async () => {
      const ada = await test.person();
      const ghost = await sharp(await theirFile('png'))
        .ensureAlpha(0.5)
        .png()
        .toBuffer();
      paintOnce(ghost, 'image/png');
      const file = await download(await test.image(ada, { size: '512x512' }), 'png');
      const { data } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
      expect([(await sharp(file).metadata()).hasAlpha, data[3]]).toEqual([true, 127]);
      invariant(test.signingKey, 'a product of a test signs');
      const source = 'trainedAlgorithmicMedia';
      const maker = { item: 'x', madeAt: new Date(), source, engine: 'theirs', model: '1' } as const;
      const theirs = Buffer.from(test.signingKey.signer().sign(await theirFile('png'), maker));
      paintOnce(theirs, 'image/png');
      const id = await test.image(ada, { size: '512x512' });
      expect(await download(id, 'png')).toEqual(theirs);
      expect((await rowOf(id)).mark).toBeNull();
    },
  );
});

describe('the verdict of a mark', () => {
  it('names no page that not everybody may open, and nothing of an item that is gone [ORIGIN-26]', async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    const id = await test.image(ada, { size: '512x512' });
    const file = await saved(await download(id, 'png'));
    const found = await check(file);
    expect(found).toMatchObject({ verdict: 'marked', link: `/generate/${id}` });
    await test.call(contract.images.visibility, { params: { id }, token: ada.token, body: { is_public: false } });
    const hidden = await check(file);
    expect(hidden).toEqual({ ...found, link: null });
    for (const who of [ada, bob]) expect(await check(file, who)).toEqual(hidden);
    await test.call(contract.images.remove, { params: { id }, token: ada.token });
    expect(await check(file)).toEqual(hidden);
    await test.database.db.deleteFrom('kept_content').where('id', '=', id).execute();
    expect(await check(file)).toMatchObject({
      ...{ verdict: 'unknown', engine: null, model: null, made_at: null, link: null },
      mark: { found: true },
    });
  });

  it('does not speak where a signature does: what was changed or is signed by others stays so [ORIGIN-26]', async () => {
    const id = await test.image(await test.person(), { size: '512x512' });
    const file = await download(id, 'png');
    const changed = Buffer.concat([file, Buffer.from('!')]);
    expect(await check(changed)).toMatchObject({ verdict: 'changed', mark: { found: true }, link: null });
    expect((await check(Buffer.from('a poem'))).mark).toBeNull();
  });

  it('is told of by the operator’s status [ORIGIN-27]', async () => {
    const { lines } = await runCommand(await operatorContext(test), ['provenance', 'status']);
    expect(lines.join('\n')).toMatch(/at least 512 px carry an invisible mark/);
  });
});
