import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { contract } from '@loomlight/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { flatVideos } from '../../adapters/engines/lib/memory-video-engine.ts';
import { readManifest } from '../../adapters/provenance/c2pa-reader.ts';
import { openProcessManifestReader } from '../../adapters/provenance/process-manifest-reader.ts';
import { openWorkFiles } from '../../adapters/work-files.ts';
import { invariant } from '../../kernel/errors.ts';
import { sharp } from '../../kernel/sharp.ts';
import { systemIds } from '../../kernel/ids.ts';
import type { ManifestReading } from '@loomlight/contract/file-origin';
import type { WorkFiles } from '../../ports/work-files.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { testVideo } from '../../testing/test-video.ts';
import { runCommand } from '../operator/index.ts';
import { operatorContext } from '../../testing/operator-context.ts';
import { readMaker, sealKey, sealWords } from '../provenance/index.ts';
import { countUnsigned, signExisting, sweepMediaTasks } from './index.ts';

let test: TestApp;
let workFiles: WorkFiles;
const manifestReader = openProcessManifestReader();
const folder = mkdtempSync(join(tmpdir(), 'sign-existing-'));
beforeAll(async () => {
  test = await openTestApp();
  workFiles = await openWorkFiles(join(folder, 'work'));
});
beforeEach(() => test.reset());
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await workFiles.close();
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

const xmp = (seed = ''): string =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:loomlight="https://loomlight.example/ns/1.0/" Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia"${seed}/></rdf:RDF></x:xmpmeta>`;

const rowOf = (id: string) =>
  test.database.db.selectFrom('kept_content').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function storedOf(id: string): Promise<Buffer> {
  const { media_key: key } = await rowOf(id);
  const stored = await test.objectStore.find(key ?? '');
  invariant(stored, 'it has a file');
  return buffer(stored.open());
}

async function read(bytes: Uint8Array, mediaType: string): Promise<ManifestReading | undefined> {
  const path = join(folder, randomUUID());
  await writeFile(path, bytes);
  const { body: anchors } = await test.app.http.inject('/.well-known/loomlight-provenance.pem');
  try {
    return await readManifest(path, { mediaType, anchors });
  } finally {
    await rm(path);
  }
}

/** Makes of an item one of the releases before: its row knows of no signature, and its file carries none. */
async function age(id: string, file?: Buffer): Promise<void> {
  const row = await rowOf(id);
  const [data, mediaType] = [await storedOf(id), row.media_type ?? ''];
  const plain = file ?? (await sharp(data).withXmp(xmp()).png().toBuffer());
  await test.objectStore.put(row.media_key ?? '', plain, mediaType);
  await test.database.db
    .updateTable('kept_content')
    .set({ signed_by: null, signed_at: null, opening: null })
    .where('id', '=', id)
    .execute();
}

async function anOldImage(who: TestPerson, facts: Parameters<TestApp['image']>[1] = {}): Promise<string> {
  const id = await test.image(who, facts);
  await age(id);
  return id;
}

function sign(some: Partial<Parameters<typeof signExisting>[0]> = {}): Promise<number> {
  invariant(test.signingKey, 'a product of a test signs');
  return signExisting({
    db: test.database.db,
    clock: test.clock,
    ids: systemIds,
    objectStore: test.objectStore,
    workFiles,
    signingKey: test.signingKey,
    readMaker: (file) => readMaker({ manifestReader, workFiles }, file),
    signal: new AbortController().signal,
    ...some,
  });
}

const generated = (): readonly string[] => test.objectStore.keys().filter((key) => key.startsWith('generated/'));

describe('items from before', () => {
  it('are signed where they lie, pixel by pixel the same, and their words can be proved [ORIGIN-23]', async () => {
    const ada = await test.person();
    const [open, hidden] = [
      await anOldImage(ada, { text_prompt: 'an old lake' }),
      await anOldImage(ada, { is_public: false }),
    ];
    const before = generated().toSorted();
    const pixels = await sharp(await storedOf(open))
      .raw()
      .toBuffer();
    expect(await sign()).toBe(2);
    for (const id of [open, hidden]) {
      const row = await rowOf(id);
      expect(row.signed_by).toEqual(test.signingKey?.certificate().fingerprint);
      const reading = await read(await storedOf(id), 'image/png');
      expect(reading).toMatchObject({ state: 'Trusted', faults: [] });
      expect(reading?.assertions.find(({ label }) => label === 'c2pa.actions.v2')?.data).toMatchObject({
        actions: [
          {
            action: 'c2pa.created',
            when: row.completed_at?.toISOString(),
            digitalSourceType: expect.stringMatching(/\/algorithmicMedia$/),
          },
          { action: 'c2pa.edited.metadata' },
        ],
      });
    }
    expect(
      await sharp(await storedOf(open))
        .raw()
        .toBuffer(),
    ).toEqual(pixels);
    expect(generated().toSorted()).toEqual(before);
    expect(
      readdirSync(join(folder, 'work'), { recursive: true, withFileTypes: true }).filter((f) => f.isFile()),
    ).toEqual([]);
    const { body } = await test.call(contract.images.get, { params: { id: open }, token: ada.token });
    expect(body.signature).toBeTruthy();
    const key = sealKey(Buffer.from(body.prompt_opening ?? '', 'hex'), 'words');
    const reading = await read(await storedOf(open), 'image/png');
    expect(reading?.assertions.find(({ label }) => label === 'com.loomlight.sealed-prompt')?.data).toMatchObject({
      words: sealWords(key, { item: open, prompt: 'an old lake', style: body.style }).toString('base64'),
    });
    expect(await sign()).toBe(0);
  });

  it(
    'are signed once each, however often it stops and however many processes do it [ORIGIN-23]',
    { tags: 'on-server' },
    async () => {
      const ada = await test.person({ credits: 100 });
      const ids: string[] = [];
      for (let count = 0; count < 12; count += 1) ids.push(await anOldImage(ada));
      const stop = new AbortController();
      const put = vi.spyOn(test.objectStore, 'put');
      put.mockImplementationOnce(async (...args) => {
        stop.abort();
        return test.objectStore.put(...args);
      });
      // The first one is ended after what it has in hand; the mocked call above counts twice.
      expect(await sign({ signal: stop.signal })).toBe(1);
      expect(put).toHaveBeenCalledTimes(2);
      const looked = await Promise.all(Array.from({ length: 6 }, () => sign()));
      expect(looked.reduce((sum, one) => sum + one, 0)).toBe(11);
      expect(put).toHaveBeenCalledTimes(2 + 11);
      for (const id of ids) expect(await read(await storedOf(id), 'image/png')).toMatchObject({ state: 'Trusted' });
      expect(generated().length).toBe(new Set(generated()).size);
      expect(generated().filter((key) => key.includes('/private/'))).toEqual([]);
    },
  );

  it(
    'stay as they are where their maker has signed them, or they cannot be signed, and are looked at once [ORIGIN-23]',
    { tags: 'on-server' },
    async () => {
      const ada = await test.person();
      const [theirs, broken, gone, alien] = [
        await anOldImage(ada),
        await anOldImage(ada),
        await anOldImage(ada),
        await anOldImage(ada),
      ];
      invariant(test.signingKey, 'a product of a test signs');
      const signed = test.signingKey.signer().sign(await storedOf(theirs), {
        ...{ item: 'x', madeAt: new Date(), source: 'trainedAlgorithmicMedia', engine: 'theirs', model: '1' },
      });
      await age(theirs, Buffer.from(signed));
      await age(broken, (await storedOf(broken)).subarray(0, 60));
      await test.objectStore.remove((await rowOf(gone)).media_key ?? '');
      await test.database.db
        .updateTable('kept_content')
        .set({ imported_at: test.clock.now(), origin_id: randomUUID(), credits_used: 0 })
        .where('id', '=', alien)
        .execute();
      const bytes = await Promise.all([theirs, broken, alien].map(storedOf));
      expect(await sign()).toBe(3);
      const why = async (id: string) => (await rowOf(id)).left_unsigned;
      expect(await Promise.all([theirs, broken, gone, alien].map(why))).toEqual([
        'by_maker',
        'unreadable',
        'missing',
        null,
      ]);
      expect(await Promise.all([theirs, broken, alien].map(storedOf))).toEqual(bytes);
      expect(await sign()).toBe(0);
    },
  );

  it(
    'are signed where the signature of their engine is broken, also when it stops in the middle, and twice [ORIGIN-44]',
    { tags: 'on-server' },
    async () => {
      invariant(test.signingKey, 'a product of a test signs');
      const signer = test.signingKey.signer();
      const ada = await test.person({ credits: 100 });
      const forms = ['png', 'jpeg', 'webp'] as const;
      const items: { readonly id: string; readonly form: (typeof forms)[number]; readonly pixels: Buffer }[] = [];
      const maker = {
        item: 'x',
        madeAt: new Date(),
        source: 'trainedAlgorithmicMedia',
        engine: 'theirs',
        model: '1',
      } as const;
      for (const form of [...forms, ...forms]) {
        const id = await anOldImage(ada);
        const plain = await sharp(await storedOf(id))
          .withXmp(xmp())
          .toFormat(form)
          .toBuffer();
        const broken = Buffer.from(signer.sign(plain, maker));
        // Its binding is that of other bytes; the second of each form is rubbish in the box of a manifest.
        const at =
          items.length < forms.length
            ? broken.indexOf('jumdc2pa')
            : broken.indexOf('jumd', broken.indexOf('jumdc2pa') + 8);
        const place = items.length < forms.length ? broken.indexOf('c2pa.hash.data', at) + 60 : at + 30;
        broken.fill(0xa5, place, place + (items.length < forms.length ? 8 : 300));
        await age(id, broken);
        await test.database.db
          .updateTable('kept_content')
          .set({ media_type: `image/${form}`, left_unsigned: 'by_maker' })
          .where('id', '=', id)
          .execute();
        await test.objectStore.put((await rowOf(id)).media_key ?? '', broken, `image/${form}`);
        items.push({ id, form, pixels: await sharp(plain).raw().toBuffer() });
      }
      // The release before has looked at all of them, and read none.
      expect(await sign()).toBe(0);
      const migration = new URL('../../db/migrations/0181_signatures_to_read.sql', import.meta.url);
      await sql.raw(readFileSync(migration, 'utf8')).execute(test.database.db);
      const stop = new AbortController();
      let looked = 0;
      const readTwo = async (file: Uint8Array) => {
        looked += 1;
        if (looked === 2) stop.abort();
        return readMaker({ manifestReader, workFiles }, file);
      };
      expect(await sign({ signal: stop.signal, readMaker: readTwo })).toBe(2);
      // A reader that is away says nothing of a file: the item waits, and is not given up.
      const away = async () => ({ kind: 'unavailable', reason: 'busy' }) as const;
      await expect(sign({ readMaker: away })).rejects.toThrow('could not be read: busy');
      expect((await Promise.all([sign(), sign()])).reduce((sum, one) => sum + one, 0)).toBe(3);
      test.clock.advanceSeconds(901);
      expect(await sign()).toBe(1);
      expect(await sign()).toBe(0);
      for (const { id, form, pixels } of items) {
        expect([form, (await read(await storedOf(id), `image/${form}`))?.state]).toEqual([form, 'Trusted']);
        expect(
          await sharp(await storedOf(id))
            .raw()
            .toBuffer(),
        ).toEqual(pixels);
        expect(await rowOf(id)).toMatchObject({ left_unsigned: null, signed_by: signer.fingerprint });
      }
    },
  );

  it('have one whole file at each moment, wherever it ends [ORIGIN-23]', async () => {
    const ada = await test.person();
    const id = await anOldImage(ada);
    const key = (await rowOf(id)).media_key ?? '';
    const before = await storedOf(id);
    // A store that does not answer is no fault of the file.
    vi.spyOn(test.objectStore, 'put').mockRejectedValueOnce(new Error('The store is away.'));
    await expect(sign()).rejects.toThrow('The store is away.');
    expect(await storedOf(id)).toEqual(before);
    expect(await sign()).toBe(0);
    test.clock.advanceSeconds(901);
    // The row says that it is signed, and the process ends before the file has moved.
    vi.spyOn(test.objectStore, 'move').mockRejectedValueOnce(new Error('It was killed.'));
    await expect(sign()).rejects.toThrow('It was killed.');
    expect(await storedOf(id)).toEqual(before);
    expect((await rowOf(id)).signed_by).not.toBeNull();
    test.clock.advanceSeconds(61);
    await sweepMediaTasks({
      ...{ db: test.database.db, clock: test.clock, objectStore: test.objectStore, signals: test.database.signals },
      onError: (error) => {
        throw error;
      },
    });
    expect(await read(await storedOf(id), 'image/png')).toMatchObject({ state: 'Trusted' });
    expect((await rowOf(id)).media_key).toBe(key);
    expect(generated().filter((one) => one.includes('/private/'))).toEqual([]);
  });

  it('are left alone while they move, and nothing of them stays where they were [ORIGIN-23]', async () => {
    const ada = await test.person();
    const [id, other] = [await anOldImage(ada), await anOldImage(ada)];
    const { put } = test.objectStore;
    vi.spyOn(test.objectStore, 'put').mockImplementation(async (...args) => {
      await put(...args);
      vi.mocked(test.objectStore.put).mockRestore();
      // Between the signed copy and the row: one is made private, the other one is removed.
      const hidden = { params: { id }, token: ada.token, body: { is_public: false } };
      expect((await test.call(contract.images.visibility, hidden)).status).toBe(200);
      await test.call(contract.images.remove, { params: { id: other }, token: ada.token });
    });
    await sign();
    const unsigned = await countUnsigned(test.database.db, 10);
    test.clock.advanceSeconds(901);
    await sign();
    expect(unsigned).toBe(1);
    const { media_key: key } = await rowOf(id);
    expect(await read(await storedOf(id), 'image/png')).toMatchObject({ state: 'Trusted' });
    expect(
      generated()
        .filter((one) => one.includes(id))
        .toSorted(),
    ).toEqual([key, `${key}_small`].toSorted());
  });

  it('lose the seed that the first releases wrote into them, and no pixel [ORIGIN-14, ORIGIN-23]', async () => {
    const ada = await test.person();
    for (const format of ['png', 'jpeg', 'webp'] as const) {
      const id = await test.image(ada);
      const seeded = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
        .withXmp(xmp(' loomlight:Seed="918273"'))
        .toFormat(format)
        .toBuffer();
      await test.database.db
        .updateTable('kept_content')
        .set({ media_type: `image/${format}` })
        .where('id', '=', id)
        .execute();
      await age(id, seeded);
      await sign();
      const signed = await storedOf(id);
      expect(await read(signed, `image/${format}`)).toMatchObject({ state: 'Trusted' });
      expect(signed.includes('918273')).toBe(false);
      expect((await sharp(signed).metadata()).xmp?.includes('918273')).toBe(false);
      expect(await sharp(signed).raw().toBuffer()).toEqual(await sharp(seeded).raw().toBuffer());
      const locked = { params: { id }, token: ada.token, body: { is_prompt_locked: true, prompt_price: 3 } };
      await test.call(contract.images.lock, locked);
      expect(await storedOf(id)).toEqual(signed);
    }
  });

  it.each([
    ['by rules', 'algorithmicMedia', false, 'algorithmicMedia'],
    ['by a model', 'trainedAlgorithmicMedia', false, 'trainedAlgorithmicMedia'],
    ['by rules from a picture of somebody', 'algorithmicMedia', true, 'composite'],
    ['by a model from a picture of somebody', 'trainedAlgorithmicMedia', true, 'compositeWithTrainedAlgorithmicMedia'],
  ])('say of a film that was made %s what it is [ORIGIN-12, ORIGIN-23]', async (_how, remark, isBegun, source) => {
    const ada = await test.person({ credits: 500 });
    const size = { width: 320, height: 192, durationS: 2, comment: `digitalSourceType: ${remark}; engine: theirs` };
    vi.spyOn(test.videoEngine, 'script', 'get').mockReturnValue(flatVideos);
    const asked = { text_prompt: 'an old film', resolution: '480p', duration: 5 } as const;
    const { body } = await test.call(contract.videos.generate, { token: ada.token, body: asked });
    const { id } = await test.finished(ada, body.generation.id, 'videos');
    await age(id, await testVideo(size));
    if (isBegun)
      await test.database.db
        .updateTable('kept_content')
        .set({ source_key: 'references/somebody/picture' })
        .where('id', '=', id)
        .execute();
    expect(await sign()).toBe(1);
    const reading = await read(await storedOf(id), 'video/mp4');
    expect(reading).toMatchObject({ state: 'Trusted', faults: [] });
    expect(reading?.assertions.find(({ label }) => label === 'c2pa.actions.v2')?.data).toMatchObject({
      actions: [
        { digitalSourceType: expect.stringMatching(new RegExp(`/${source}$`)) },
        { action: 'c2pa.edited.metadata' },
      ],
    });
  });
});

describe('the command that signs them', () => {
  it('starts and stops it, says what is left, and stands in the audit [ORIGIN-23]', async () => {
    const ada = await test.person();
    await anOldImage(ada);
    const ctx = await operatorContext(test);
    const lines = async (...words: string[]) => (await runCommand(ctx, ['provenance', ...words])).lines.join('\n');
    expect(await lines('status')).toContain('Items that nobody has signed: 1 (provenance sign-existing signs them).');
    expect(await lines('sign-existing')).toContain('1 to go');
    expect(await lines('status')).toContain('1 (they are being signed)');
    expect(await lines('sign-existing', 'stop')).toContain('1 left');
    expect((await runCommand(ctx, ['provenance', 'sign-existing', 'now'])).exitCode).toBe(2);
    expect((await runCommand({ ...ctx, signingKey: undefined }, ['provenance', 'sign-existing'])).exitCode).toBe(1);
    const acts = await test.database.db.selectFrom('audit_entry').select('action').orderBy('id').execute();
    expect(acts.map(({ action }) => action).slice(-2)).toEqual([
      'provenance.sign-existing',
      'provenance.sign-existing-stop',
    ]);
  });
});
