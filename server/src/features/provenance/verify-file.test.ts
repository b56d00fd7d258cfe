import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { apiBase, contract } from '@loomlight/contract';
import { type CheckedFile, provenance } from '@loomlight/contract/provenance';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeKeyFiles, openKeyFile } from '../../adapters/provenance/key-files.ts';
import { openProcessManifestReader } from '../../adapters/provenance/process-manifest-reader.ts';
import { invariant } from '../../kernel/errors.ts';
import { sharp } from '../../kernel/sharp.ts';
import { writeLargeVideo } from '../../testing/large-video.ts';
import { serverUrl } from '../../testing/test-settings.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { sealKey } from './index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

async function check(bytes: Uint8Array, fields: Readonly<Record<string, string>> = {}, who?: TestPerson) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([new Uint8Array(bytes)]), 'secret-canary-name.png');
  const request = new Request('http://loomlight.test', { method: 'POST', body: form });
  const answer = await test.app.http.inject({
    method: 'POST',
    url: apiBase + provenance.verify.path,
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(who && { authorization: `Bearer ${who.token}` }),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json<CheckedFile & { message?: string }>() };
}

async function download(id: string, format: string, who?: TestPerson): Promise<Buffer> {
  const { rawPayload, statusCode } = await test.app.http.inject({
    url: `${apiBase}/images/${id}/download?format=${format}`,
    ...(who && { headers: { authorization: `Bearer ${who.token}` } }),
  });
  expect(statusCode).toBe(200);
  return rawPayload;
}

const plain = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

/** One part of a PNG, with the checksum that belongs to it. */
function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG with such a part behind its head, where a manifest stands. */
async function withChunk(type: string, data: Uint8Array): Promise<Buffer> {
  const file = await plain();
  return Buffer.concat([file.subarray(0, 33), chunk(type, data), file.subarray(33)]);
}

const row = (id: string) =>
  test.database.db.selectFrom('kept_content').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a file that is checked', () => {
  it('is valid in every format, changed after one bit, and opens for its own words alone [ORIGIN-17]', async () => {
    const ada = await test.person();
    const id = await test.image(ada, { text_prompt: 'a canary to be proved' });
    const { opening, prompt, style, completed_at } = await row(id);
    const proof = { prompt, style, opening: opening?.toString('hex') ?? '' };
    for (const format of ['png', 'jpg', 'webp']) {
      const file = await download(id, format);
      const { status, body } = await check(file, proof);
      expect([format, status, body]).toEqual([
        format,
        200,
        expect.objectContaining({
          verdict: 'valid',
          digital_source: 'algorithmicMedia',
          made_at: completed_at?.toISOString(),
          signer: { fingerprint: test.signingKey?.certificate().fingerprint.toString('hex'), state: 'active' },
          prompt: 'opens',
          link: `/generate/${id}`,
          faults: [],
        }),
      ]);
      expect(body.engine).toBeTruthy();
    }
    const file = await download(id, 'png');
    const key = sealKey(Buffer.from(proof.opening, 'hex'), 'words').toString('hex');
    expect((await check(file, { ...proof, opening: key })).body.prompt).toBe('opens');
    expect((await check(file)).body.prompt).toBe('not_asked');
    for (const other of [{ prompt: 'a canary' }, { style: 'anime' }, { opening: randomBytes(32).toString('hex') }])
      expect((await check(file, { ...proof, ...other })).body.prompt).toBe('does_not_open');

    // A form ends each line with two signs, and the words have one.
    const lines = await test.image(ada, { text_prompt: 'a canary\nin two lines\n' });
    const two = {
      prompt: 'a canary\nin two lines\n',
      style,
      opening: (await row(lines)).opening?.toString('hex') ?? '',
    };
    expect((await check(await download(lines, 'png'), two)).body.prompt).toBe('opens');

    const flipped = Buffer.from(file);
    const place = flipped.lastIndexOf('IDAT') + 40;
    flipped[place] = (flipped[place] ?? 0) ^ 1;
    const changed = (await check(flipped, proof)).body;
    expect(changed).toMatchObject({ verdict: 'changed', link: null, prompt: 'does_not_open' });
    expect(changed.made_at).toBe(completed_at?.toISOString());

    // Somebody else's engine is written into our manifest: what then stands there is nobody's word.
    const forged = Buffer.from(file);
    const name = forged.indexOf('algorithmicMedia');
    expect(name).toBeGreaterThan(0);
    forged.write('algorithmicMedxx', name);
    expect((await check(forged)).body).toMatchObject({ verdict: 'changed', engine: null, digital_source: null });
  });

  it('is foreign when another has signed it, and unknown when nobody has, or it is no picture [ORIGIN-17]', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'foreign-'));
    // Of the same name and address as this installation: only its root is another.
    const installation = { name: 'loomlight.test', url: 'http://loomlight.test' };
    const now = () => new Date();
    await makeKeyFiles({ folder, installation, now });
    const key = openKeyFile({ file: join(folder, 'key.pem'), installation, version: '1', now });
    const maker = { madeAt: now(), source: 'algorithmicMedia', engine: 'theirs', model: '1' } as const;
    const theirs = key.signer().sign(await plain(), { ...maker, item: 'x' });
    expect((await check(theirs)).body).toMatchObject({
      verdict: 'foreign',
      engine: 'theirs',
      made_at: maker.madeAt.toISOString(),
      signer: null,
      link: null,
    });
    rmSync(folder, { recursive: true, force: true });
    for (const file of [await plain(), Buffer.from('a poem'), randomBytes(5_000)])
      expect((await check(file)).body).toMatchObject({ verdict: 'unknown', engine: null, signer: null, faults: [] });
  });

  it('is refused with a sentence when the form is not right [ORIGIN-17]', async () => {
    const file = await plain();
    const opening = 'a'.repeat(64);
    expect(await check(new Uint8Array())).toMatchObject({ status: 422, body: { message: 'The file is empty.' } });
    expect((await check(file, { prompt: 'x' })).status).toBe(422);
    expect((await check(file, { prompt: 'x', style: 'none', opening: 'zz' })).status).toBe(422);
    expect((await check(file, { prompt: 'x', style: 'none', opening })).body.prompt).toBe('does_not_open');
  });
});

// What is tried is read from a file; no database is asked for more than the certificates.
describe.skipIf(serverUrl !== undefined)('a hostile file', () => {
  it('costs one answer, whatever it holds, and leaves nothing behind [ORIGIN-18]', { tags: 'slow' }, async () => {
    const id = await test.image(await test.person());
    const whole = await download(id, 'png');
    const before = readdirSync(test.dataDir, { recursive: true });
    const scrambled = Array.from({ length: 6 }, () => {
      const bytes = Buffer.from(whole);
      randomBytes(60).copy(bytes, 45 + Math.floor(Math.random() * 1_500));
      return bytes;
    });
    const huge = Buffer.from(whole);
    // A box of the manifest says that it has four gigabytes.
    huge.writeUInt32BE(0xfffffff0, huge.indexOf('jumb') - 4);
    const nested = Buffer.alloc(400_000, 0x81);
    const bomb = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(60_000_000))]);
    const files: readonly Buffer[] = [
      ...[1, 8, 33, 60, 500, 1_900, whole.length - 20].map((length) => whole.subarray(0, length)),
      ...scrambled,
      await withChunk('caBX', randomBytes(2_000)),
      await withChunk('caBX', nested),
      await withChunk('caBX', Buffer.alloc(5_000_000)),
      await withChunk('zTXt', bomb),
      Buffer.concat([Buffer.from('PK\x03\x04'), bomb]),
      Buffer.concat([Buffer.from('RIFF\xff\xff\xff\xffWEBP', 'latin1'), randomBytes(500)]),
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xeb, 0xff, 0xff]), randomBytes(500)]),
      Buffer.concat([Buffer.from([0, 0, 0, 1]), Buffer.from('ftypisom'), Buffer.alloc(8, 0xff), randomBytes(500)]),
    ];
    for (const [index, file] of files.entries()) {
      const { status, body } = await check(file);
      expect([index, status < 500, body.verdict === 'valid']).toEqual([index, true, false]);
    }
    // Lengths of boxes are read past: what they hold is still signed.
    expect((await check(huge)).status).toBe(200);
    expect((await check(whole)).body.verdict).toBe('valid');
    expect(readdirSync(test.dataDir, { recursive: true })).toEqual(before);
  });

  it('is not called unreadable when a busy machine does not get to it in time, and the next one is read [ORIGIN-18]', async () => {
    const id = await test.image(await test.person());
    const folder = mkdtempSync(join(tmpdir(), 'checked-'));
    const path = join(folder, 'file');
    await writeFile(path, await download(id, 'png'));
    const hasty = openProcessManifestReader({ limits: { patienceMs: 1, cpuS: 8, memoryMb: 768 } });
    expect(await hasty.read(path, '')).toMatchObject({ kind: 'unavailable' });
    const usual = openProcessManifestReader();
    const both = await Promise.all([usual.read(path, ''), usual.read(path, '')]);
    expect(both.map(({ kind }) => kind)).toEqual(['read', 'read']);
    rmSync(folder, { recursive: true, force: true });
  });

  it('may be a film as large as one that is made here may be [ORIGIN-17, ORIGIN-18]', { tags: 'slow' }, async () => {
    invariant(test.signingKey, 'a product of a test signs');
    const folder = mkdtempSync(join(tmpdir(), 'large-'));
    const [from, into] = [join(folder, 'plain.mp4'), join(folder, 'signed.mp4')];
    // Eight coded images, which are filled up to 199 MB.
    await writeLargeVideo(from, { width: 64, height: 64, durationS: 2 }, 24_875_000);
    const maker = { item: 'x', madeAt: new Date(), source: 'algorithmicMedia', engine: 'studio', model: '1' } as const;
    await test.signingKey.signer().signVideo(from, into, maker);
    const { root } = test.signingKey.certificate();
    const answer = await openProcessManifestReader().read(into, root);
    expect(answer).toMatchObject({ kind: 'read', reading: { state: 'Trusted' } });
    rmSync(folder, { recursive: true, force: true });
  });

  it('makes no request to an address that it names [ORIGIN-18]', async () => {
    let asked = 0;
    const listener = createServer((_request, response) => {
      asked += 1;
      response.end();
    });
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    const { port } = listener.address() as AddressInfo;
    const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dcterms="http://purl.org/dc/terms/" dcterms:provenance="http://127.0.0.1:${port}/manifest.c2pa"/></rdf:RDF></x:xmpmeta>`;
    for (const format of ['jpeg', 'webp'] as const) {
      const file = await sharp(await plain())
        .withXmp(xmp)
        .toFormat(format)
        .toBuffer();
      expect(file.includes('manifest.c2pa')).toBe(true);
      expect((await check(file)).body.verdict).toBe('unknown');
    }
    expect(asked).toBe(0);
    listener.close();
  });
});

describe('the item that a file names', () => {
  it('is the same for a private item, one in the trash and one that never was [ORIGIN-19]', async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    const id = await test.image(ada);
    const file = await download(id, 'png');
    const told = async (who?: TestPerson) => (await check(file, {}, who)).body;
    expect((await told()).link).toBe(`/generate/${id}`);
    await test.call(contract.images.visibility, { params: { id }, token: ada.token, body: { is_public: false } });
    const hidden = await told();
    expect(hidden).toMatchObject({ verdict: 'valid', link: null });
    for (const who of [ada, bob]) expect(await told(who)).toEqual(hidden);
    await test.call(contract.images.remove, { params: { id }, token: ada.token });
    expect(await told()).toEqual(hidden);
    expect(await told(ada)).toEqual(hidden);
    await test.reset();
    expect(await told()).toEqual(hidden);
  });

  it(
    'alone makes what a withdrawn key has signed believable, where it was signed before [ORIGIN-19]',
    { tags: 'slow' },
    async () => {
      const ada = await test.person();
      const id = await test.image(ada);
      const file = await download(id, 'png');
      const { signed_at: signedAt, signed_by: fingerprint } = await row(id);
      const told = async (who?: TestPerson) => (await check(file, {}, who)).body;
      const setSince = async (since: Date | null) => {
        await test.database.db
          .updateTable('signing_certificate')
          .set(
            since
              ? { state: 'withdrawn', withdrawn_since: since, reason: 'stolen' }
              : { state: 'active', withdrawn_since: null, reason: null },
          )
          .where('fingerprint', '=', fingerprint)
          .execute();
      };
      try {
        const time = signedAt?.getTime() ?? 0;
        await setSince(new Date(time + 1_000));
        expect(await told()).toMatchObject({ verdict: 'valid', signer: { state: 'withdrawn' } });
        await setSince(new Date(time));
        expect(await told()).toMatchObject({ verdict: 'foreign', signer: { state: 'withdrawn' }, link: null });
        await setSince(new Date(time + 1_000));
        await test.call(contract.images.visibility, { params: { id }, token: ada.token, body: { is_public: false } });
        const hidden = await told();
        expect(hidden).toMatchObject({ verdict: 'foreign', link: null });
        expect(await told(ada)).toMatchObject({ verdict: 'valid' });
        await test.call(contract.images.remove, { params: { id }, token: ada.token });
        expect(await told()).toEqual(hidden);
        expect(await told(ada)).toEqual(hidden);
      } finally {
        await setSince(null);
      }
    },
  );
});
