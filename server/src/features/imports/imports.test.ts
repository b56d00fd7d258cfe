import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiBase, contract } from '@loomlight/contract';
import { imports } from '@loomlight/contract/imports';
import { privacy } from '@loomlight/contract/privacy';
import { statistics } from '@loomlight/contract/statistics';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openProcessOriginalReader } from '../../adapters/image-reader/process-original-reader.ts';
import { openWorkFiles } from '../../adapters/work-files.ts';
import { collectionCalls } from '../../testing/collection-calls.ts';
import { bringAlong, ended, sendArchive, sendPart } from '../../testing/bring-along.ts';
import { blackPng, pngChunk, withChunks } from '../../testing/png-parts.ts';
import { type RawEntry, rawZip } from '../../testing/raw-zip.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { testVideo } from '../../testing/test-video.ts';
import { runImports } from './run-imports.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ IMPORT_MAX_MB: '20', IMPORT_ITEMS_MAX: '4' });
});
beforeEach(() => test.reset());
afterAll(() => test.close());

async function archiveOf(who: TestPerson): Promise<Buffer> {
  const headers = { authorization: `Bearer ${who.token}` };
  return (await test.app.http.inject({ url: `${apiBase}/user/export?format=zip`, headers })).rawPayload;
}
const own = async (who: TestPerson) => {
  const of = { token: who.token, params: { username: who.username }, query: { limit: 50 } };
  const { body } = await test.call(contract.profiles.content, of);
  return [...body.images, ...body.videos];
};

const calls = collectionCalls(() => test);
const idOf = (number: number) => `01a1fdc9-2723-7591-8e12-${String(number).padStart(12, '0')}`;
const image = (colour = '#c06020') =>
  sharp({ create: { width: 96, height: 64, channels: 3, background: colour } })
    .png()
    .toBuffer();
interface Planted {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly line?: object;
  readonly sha256?: string;
  readonly entry?: Partial<RawEntry>;
}
/** An archive of these files, each with its line and hash. */
function archive(files: readonly Planted[], more: readonly object[] = []): Buffer {
  const lines = [
    { kind: 'head', format: 'loomlight-archive', version: 1 },
    ...files.map(({ name, line }, index) => ({
      kind: 'item',
      id: idOf(index),
      file: name,
      content_type: 'image',
      ...line,
    })),
    ...files.map(({ name, bytes, sha256 }) => ({
      kind: 'file',
      name,
      sha256: sha256 ?? createHash('sha256').update(bytes).digest('hex'),
    })),
    ...more,
    { kind: 'end' },
  ];
  return rawZip([
    ...files.map(({ name, bytes, entry }) => ({ name, bytes, ...entry })),
    { name: 'archive.jsonl', bytes: Buffer.from(lines.map((line) => JSON.stringify(line)).join('\n')), isPacked: true },
  ]);
}

describe('an archive that is brought along', () => {
  it('becomes own items with words, settings and lineage: private, unlocked, never charged and never counted as made here [KEEP-48]', async () => {
    const [ada, bob] = [await test.person({ credits: 100 }), await test.person({ credits: 3 })];
    const settings = { seed: 77, guidance_scale: 4 };
    const first = await test.image(ada, {
      text_prompt: 'ada sells this',
      is_prompt_locked: true,
      prompt_price: 9,
      ...settings,
    });
    const second = await test.image(ada, { text_prompt: 'ada once more', remix_of: first });
    const bytes = await archiveOf(ada);
    test.clock.advanceSeconds(300);

    const report = await bringAlong(test, bob, bytes);
    expect(report).toMatchObject({
      state: 'done',
      total: 2,
      looked_at: 2,
      taken: 2,
      known: 0,
      skipped: 0,
      missing: [],
    });
    const items = await own(bob);
    expect(items).toMatchObject([
      { text_prompt: 'ada once more', is_public: false, is_prompt_locked: false, prompt_price: 0 },
      {
        text_prompt: 'ada sells this',
        seed: 77,
        guidance_scale: 4,
        credits_used: 0,
        completed_at: null,
        size: '64x64',
      },
    ]);
    expect(items.map(({ view_count, favorite_count }) => [view_count, favorite_count])).toEqual([
      [0, 0],
      [0, 0],
    ]);
    const original = await test.call(contract.images.get, { token: ada.token, params: { id: second } });
    const [copy] = items;
    expect([copy?.created_at, copy?.model]).toEqual([original.body.created_at, original.body.model]);
    const detail = await test.call(contract.images.get, { token: bob.token, params: { id: copy?.id ?? '' } });
    expect(detail.body.made_from).toMatchObject({ id: items[1]?.id, title: 'ada sells this' });
    const media = await test.app.http.inject(detail.body.media_url ?? '');
    expect((await sharp(media.rawPayload).metadata()).width).toBe(64);
    const activity = await test.call(statistics.activity, { token: bob.token, query: {} });
    expect(activity.body.activity.filter(({ type }) => type === 'generation')).toEqual([]);
    expect(await test.balance(bob)).toBe(3);
    expect((await test.database.pool.query('SELECT * FROM ledger_violation')).rows).toEqual([]);
    // Nobody else sees it until its owner publishes it, as any item.
    expect((await test.call(contract.images.get, { token: ada.token, params: { id: copy?.id ?? '' } })).status).toBe(
      404,
    );
    await test.call(contract.images.change, {
      token: bob.token,
      params: { id: copy?.id ?? '' },
      body: { is_public: true },
    });
    expect((await test.call(contract.images.get, { token: ada.token, params: { id: copy?.id ?? '' } })).status).toBe(
      200,
    );
    await test.call(contract.images.remove, { token: bob.token, params: { id: copy?.id ?? '' } });
    expect((await test.database.pool.query('SELECT * FROM ledger_violation')).rows).toEqual([]);
  });

  it('gives no doubles: a second time, back to where it came from, and ten times at once [KEEP-49]', async () => {
    const [ada, bob] = [await test.person({ credits: 100 }), await test.person()];
    await test.image(ada, { text_prompt: 'the only one' });
    const bytes = await archiveOf(ada);
    expect(await bringAlong(test, ada, bytes)).toMatchObject({ taken: 0, known: 1 });
    expect(await bringAlong(test, bob, bytes)).toMatchObject({ taken: 1, known: 0 });
    expect(await bringAlong(test, bob, bytes)).toMatchObject({ taken: 0, known: 1 });
    // An item that went there and comes back is known by the id that it had first.
    expect(await bringAlong(test, ada, await archiveOf(bob))).toMatchObject({ taken: 0, known: 1 });
    expect([await own(ada), await own(bob)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it(
    'brings collections along: private, with the own items in their order and the cover, each once [KEEP-81]',
    { tags: 'slow' },
    async () => {
      const [ada, bob] = [await test.person({ credits: 100 }), await test.person({ username: 'Bob', credits: 100 })];
      const [one, two, three] = await calls.images(ada, 3);
      const [other] = await calls.images(bob, 1);
      if (!one || !two || !three || !other) throw new Error('There are four images.');
      const lakes = await calls.made(ada, { name: 'Lakes', is_public: true });
      await calls.add(ada, lakes, [one, two, other, three]);
      await calls.move(ada, lakes, three, one);
      await calls.change(ada, lakes, { cover_id: two });
      await calls.made(ada, { name: 'Empty' });
      await calls.discard(ada, one);
      const bytes = await archiveOf(ada);
      expect(await bringAlong(test, bob, bytes)).toMatchObject({
        total: 4,
        looked_at: 4,
        taken: 2,
        collections: 2,
        skipped: 0,
      });
      const brought = (await calls.own(bob)).body.collections;
      expect(brought.map(({ name, is_public, count }) => [name, is_public, count]).toSorted()).toEqual([
        ['Empty', false, 0],
        ['Lakes', false, 2],
      ]);
      const there = brought.find(({ name }) => name === 'Lakes')?.id ?? '';
      const { rows } = await test.database.pool.query<{ id: string; origin_id: string }>(
        'SELECT id, origin_id FROM content WHERE user_id = $1 AND origin_id IS NOT NULL',
        [bob.userId],
      );
      const copyOf = (origin: string) => rows.find(({ origin_id }) => origin_id === origin)?.id;
      expect(await calls.idsOf(bob, there)).toEqual([copyOf(three), copyOf(two)]);
      expect((await calls.told(bob, there)).cover_id).toBe(copyOf(two));
      // A second time it gets what it lacks, and no doubles; nor where it came from.
      await calls.takeOut(bob, there, [copyOf(three) ?? '']);
      expect(await bringAlong(test, bob, bytes)).toMatchObject({ taken: 0, known: 2, collections: 2 });
      expect(await calls.idsOf(bob, there)).toEqual([copyOf(two), copyOf(three)]);
      expect(await bringAlong(test, ada, await archiveOf(bob))).toMatchObject({ collections: 2 });
      expect((await calls.own(ada)).body.collections).toHaveLength(2);
      expect(await calls.idsOf(ada, lakes)).toEqual([three, two, other]);
    },
  );

  it('takes of a collection nothing that is not the own, and says which is not taken [KEEP-81]', async () => {
    const [ada, bob] = [await test.person({ credits: 100 }), await test.person()];
    const [hers] = await calls.images(ada, 1);
    const of = (lines: readonly object[]) => archive([{ name: 'a.png', bytes: firstImage }], lines);
    const firstImage = await image();
    const report = await bringAlong(
      test,
      bob,
      of([
        { kind: 'collection', id: idOf(900), name: 'Good', cover: hers },
        { kind: 'places', collection: idOf(900), items: [hers, idOf(0), idOf(0).toUpperCase(), idOf(77)] },
        { kind: 'collection', id: idOf(900), name: 'Twice' },
        { kind: 'collection', id: idOf(901), name: 'x'.repeat(81) },
        { kind: 'collection', id: idOf(902), name: 'a\u0000b' },
        { kind: 'collection', id: 'none', name: 'No id' },
        { kind: 'places', collection: idOf(903), items: [idOf(0)] },
        { kind: 'places', collection: idOf(900), items: Array.from({ length: 501 }, () => idOf(0)) },
        { kind: 'places', collection: idOf(900), items: ['none'] },
      ]),
    );
    expect(report).toMatchObject({ state: 'done', taken: 1, collections: 1, skipped: 7 });
    const [good] = (await calls.own(bob)).body.collections;
    expect(good).toMatchObject({ name: 'Good', count: 1, cover_id: null });
    // Where there is no room it is said, and the others go on.
    await test.database.pool.query(
      `INSERT INTO collection (id, owner_id, name, created_at, updated_at)
       SELECT gen_random_uuid(), $1, 'x', now(), now() FROM generate_series(1, 199)`,
      [bob.userId],
    );
    const full = await bringAlong(
      test,
      bob,
      of([
        { kind: 'collection', id: idOf(904), name: 'No room' },
        { kind: 'collection', id: idOf(900), name: 'Good' },
      ]),
    );
    expect(full).toMatchObject({ state: 'done', known: 1, collections: 1, skipped: 1 });
    expect(full.not_taken).toEqual([{ name: 'No room', reason: 'There is no room for more in this account.' }]);
  });

  it('is sent in parts by its person alone, and one at a time [KEEP-50]', async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    const noise = Buffer.alloc(9_000_000, 7);
    const sent = await test.call(imports.announce, {
      token: ada.token,
      body: { name: 'a.zip', size_bytes: noise.length },
    });
    const { id, missing } = sent.body.import;
    expect(missing.map(({ size_bytes: size }) => size)).toEqual([8_000_000, 1_000_000]);
    const [first, second] = missing;
    if (!first || !second) throw new Error('There are two parts.');
    expect((await sendPart(test, second, noise)).statusCode).toBe(200);
    const latest = await test.call(imports.latest, { token: ada.token });
    expect(latest.body.import?.missing.map(({ number }) => number)).toEqual([1]);
    expect(await test.call(imports.begin, { token: ada.token, params: { id } })).toMatchObject({
      status: 409,
      error: { code: 'import_not_whole' },
    });
    // Nobody else sees, begins or ends it, and no address is good for more than it says.
    for (const call of [imports.begin, imports.cancel])
      expect((await test.call(call, { token: bob.token, params: { id } })).status).toBe(404);
    expect((await test.call(imports.latest, { token: bob.token })).body.import).toBeNull();
    expect((await sendPart(test, { ...first, size_bytes: 7_000_000 }, noise)).statusCode).toBe(403);
    expect((await sendPart(test, { ...first, url: first.url.replace('/1?', '/3?') }, noise)).statusCode).toBe(403);
    // A new one takes its place as long as it waits, and its addresses are dead.
    const again = await test.call(imports.announce, { token: ada.token, body: { name: 'b.zip', size_bytes: 10 } });
    expect(again.status).toBe(201);
    expect((await sendPart(test, first, noise)).statusCode).toBe(403);
    const ten = Array.from({ length: 10 }, () =>
      test.call(imports.announce, { token: bob.token, body: { name: 'c.zip', size_bytes: 10 } }),
    );
    await Promise.all(ten);
    const open = await test.database.pool.query(
      'SELECT count(*)::int AS n FROM archive_import WHERE user_id = $1 AND ended_at IS NULL',
      [bob.userId],
    );
    expect(open.rows).toEqual([{ n: 1 }]);
    const large = await test.call(imports.announce, {
      token: bob.token,
      body: { name: 'd.zip', size_bytes: 20_000_001 },
    });
    expect([large.status, large.error.details?.[0]?.message]).toEqual([422, 'An archive may have at most 20 MB.']);
  });

  it('says of each hostile or broken file why it is not taken, and takes the others [KEEP-51]', async () => {
    const ada = await test.person();
    const good = await image();
    const bytes = archive([
      { name: 'media/good.png', bytes: good },
      { name: 'media/script.png', bytes: Buffer.from('<svg onload="alert(1)"/>') },
      { name: 'media/half.png', bytes: good.subarray(0, good.length - 40) },
      { name: 'media/huge.png', bytes: blackPng(16_000) },
      { name: 'media/film.png', bytes: await image('#102030'), line: { content_type: 'video' } },
      { name: 'media/other.png', bytes: await image('#203010'), sha256: 'a'.repeat(64) },
      { name: 'media/link.png', bytes: Buffer.from('/etc/passwd'), entry: { mode: 0o120777 } },
      { name: 'media/lies.png', bytes: Buffer.alloc(500, 1), entry: { isPacked: true, sizeBytes: 400 } },
      { name: 'media/double.png', bytes: good, line: { id: idOf(0) } },
    ]);
    const report = await bringAlong(test, ada, bytes);
    expect(report).toMatchObject({ state: 'done', total: 8, taken: 1, skipped: 8 });
    expect(Object.fromEntries(report.not_taken.map(({ name, reason }) => [name, reason]))).toEqual({
      'media/script.png': 'It is neither a picture nor a video that can be read.',
      'media/half.png': 'It is broken.',
      'media/huge.png': 'It has more pixels than can be read.',
      'media/film.png': 'It is not what the list says it is.',
      'media/other.png': 'Its file is not the one that the list names.',
      'media/link.png': 'It is a link and not a file.',
      'media/lies.png': 'It is broken.',
      'media/double.png': 'It stands in this archive twice.',
    });
    expect(await own(ada)).toHaveLength(1);
  });

  it('is refused as a whole where it is no archive, with a sentence and nothing half done [KEEP-47]', async () => {
    const ada = await test.person();
    const traversal = rawZip([
      { name: 'a.png', bytes: await image() },
      { name: '../b.png', bytes: await image() },
    ]);
    expect(await bringAlong(test, ada, traversal)).toMatchObject({
      state: 'refused',
      message: 'A file in this archive has a name that leads out of it.',
      taken: 0,
    });
    expect(await bringAlong(test, ada, Buffer.from('no archive'))).toMatchObject({ state: 'refused' });
    expect(await bringAlong(test, ada, rawZip([{ name: 'a.txt', bytes: Buffer.from('a') }]))).toMatchObject({
      message: 'There is no picture and no video in this archive.',
    });
    expect(await own(ada)).toEqual([]);
    const left: string[] = [];
    for await (const { key } of test.objectStore.list()) left.push(key);
    expect(left).toEqual([]);
  });

  it('ends where the account has no room for more, and a time to come is not believed [KEEP-50]', async () => {
    const ada = await test.person();
    const files = await Promise.all(
      Array.from({ length: 6 }, async (_, index) => ({
        name: `${index}.png`,
        bytes: await image(`#0000${String(index + 10)}`),
        line: { created_at: '2999-01-01T00:00:00.000Z' },
      })),
    );
    const report = await bringAlong(test, ada, archive(files));
    expect(report).toMatchObject({ taken: 4, skipped: 2 });
    expect(report.not_taken[0]?.reason).toBe('There is no room for more in this account.');
    for (const item of await own(ada)) expect(new Date(item.created_at) <= test.clock.now()).toBe(true);
  });

  it('links only own items: ids of others say nothing and are no lineage [KEEP-48]', async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    const hers = await test.image(ada, { text_prompt: 'public and hers' });
    const planted = archive([
      { name: 'a.png', bytes: await image(), line: { id: hers, text_prompt: 'not hers' } },
      {
        name: 'b.png',
        bytes: await image('#111111'),
        line: { made_from: idOf(99), text_prompt: 'from nowhere' },
      },
    ]);
    expect(await bringAlong(test, bob, planted)).toMatchObject({ taken: 2 });
    const items = await own(bob);
    expect(items.map(({ id }) => id)).not.toContain(hers);
    expect((await test.call(contract.images.get, { token: ada.token, params: { id: hers } })).body).toMatchObject({
      text_prompt: 'public and hers',
    });
    for (const { id } of items)
      expect(
        (await test.call(contract.images.get, { token: bob.token, params: { id } })).body.made_from,
      ).toBeUndefined();
  });

  it('brings videos along, in a file of our own making [KEEP-48]', async () => {
    const ada = await test.person();
    const bytes = await testVideo({ width: 320, height: 180, durationS: 2, comment: 'canarycomment' });
    const line = { content_type: 'video', text_prompt: 'a film', fps: 24, duration: 9, resolution: '4000p' };
    expect(await bringAlong(test, ada, archive([{ name: 'a.mp4', bytes, line }]))).toMatchObject({ taken: 1 });
    const [video] = await own(ada);
    expect(video).toMatchObject({
      content_type: 'video',
      duration: 2,
      width: 320,
      resolution: '480p',
      ratio: '16:9',
      status: 'succeeded',
    });
    const media = await test.app.http.inject(video?.media_url ?? '');
    expect(media.headers['content-type']).toBe('video/mp4');
    expect(media.rawPayload.includes('canarycomment')).toBe(false);
  });

  it('is ended by its person: what was taken stays, nothing more comes and its parts are gone [KEEP-52]', async () => {
    const ada = await test.person();
    const sent = await sendArchive(test, ada, archive([{ name: 'a.png', bytes: await image() }]));
    const end = await test.call(imports.cancel, { token: ada.token, params: { id: sent.id } });
    expect(end.body.import).toMatchObject({ state: 'cancelled', taken: 0, missing: [] });
    const begun = await test.call(imports.begin, { token: ada.token, params: { id: sent.id } });
    expect(begun.body.import.state).toBe('cancelled');
    const left: string[] = [];
    for await (const { key } of test.objectStore.list()) left.push(key);
    expect(left).toEqual([]);
    expect((await ended(test, ada)).state).toBe('cancelled');
  });

  it(
    'may be pictures of other tools, with the words that are written in them, each once [KEEP-54]',
    { tags: 'slow' },
    async () => {
      const ada = await test.person();
      const told = withChunks(await image(), [
        pngChunk('tEXt', Buffer.from('parameters\0a red barn\nSteps: 9, Seed: 5, Model: barns')),
      ]);
      const zip = rawZip([
        { name: 'out/1.png', bytes: told },
        { name: 'out/again.png', bytes: told },
        { name: 'out/2.png', bytes: await image('#334455') },
        { name: 'out/notes.txt', bytes: Buffer.from('not mine to take') },
      ]);
      expect(await bringAlong(test, ada, zip)).toMatchObject({ total: 3, taken: 2, known: 1, skipped: 0 });
      expect(await bringAlong(test, ada, zip)).toMatchObject({ total: 3, taken: 0, known: 3 });
      const items = (await own(ada)).toSorted((one, other) =>
        String(one.text_prompt).localeCompare(String(other.text_prompt)),
      );
      expect(items).toMatchObject([
        { text_prompt: '', seed: null, model: 'unknown' },
        { text_prompt: 'a red barn', seed: 5, model: 'barns', is_public: false },
      ]);
      const media = await test.app.http.inject(items[1]?.media_url ?? '');
      expect(media.rawPayload.includes('red barn')).toBe(false);
    },
  );

  it('goes on where a try was interrupted, with nothing missing and nothing twice; what never ends is passed over [KEEP-49]', async () => {
    const ada = await test.person();
    const files = await Promise.all(
      ['#111111', '#222222', '#333333'].map(async (colour, index) => ({
        name: `${index}.png`,
        bytes: await image(colour),
      })),
    );
    await sendArchive(test, ada, archive(files));
    await test.database.pool.query("UPDATE archive_import SET state = 'received'");
    const real = openProcessOriginalReader({ pixelsMax: 40_000_000 });
    let reads = 0;
    const workFiles = await openWorkFiles(mkdtempSync(join(tmpdir(), 'loomlight-imports-')));
    const work = (failing: (read: number) => boolean) =>
      runImports({
        db: test.database.db,
        clock: test.clock,
        objectStore: test.objectStore,
        workFiles,
        importQuota: { archiveBytesMax: 1_000_000, itemsMax: 10 },
        signal: new AbortController().signal,
        originals: {
          read: async (from, into) => {
            reads += 1;
            if (failing(reads)) throw new Error('The process is gone.');
            return real.read(from, into);
          },
        },
      });
    // The first is stored and the second never ends, until it is passed over.
    for (let round = 0; round < 5; round += 1) {
      await work((read) => read > 1).catch(() => undefined);
      test.clock.advanceSeconds(400);
    }
    await work(() => false);
    const { body } = await test.call(imports.latest, { token: (await test.signInAgain(ada)).token });
    expect(body.import).toMatchObject({ state: 'done', looked_at: 3, taken: 2, skipped: 1 });
    expect(body.import?.not_taken).toEqual([{ name: '1.png', reason: 'It could not be read, several times.' }]);
    await workFiles.close();
  });

  it('stores nothing for who leaves meanwhile, and its parts go [KEEP-52]', async () => {
    const ada = await test.person();
    await sendArchive(test, ada, archive([{ name: 'a.png', bytes: await image() }]));
    const gone = await test.call(privacy.deleteAccount, {
      token: ada.token,
      body: { password: test.password, confirm: 'DELETE' },
    });
    expect(gone.status).toBe(200);
    await expect
      .poll(async () => (await test.database.pool.query('SELECT id FROM archive_import')).rows.length)
      .toBe(0);
    const left: string[] = [];
    for await (const { key } of test.objectStore.list('imports')) left.push(key);
    expect(left).toEqual([]);
  });
});
