import { contract } from '@loomlight/contract';
import { desk } from '@loomlight/contract/desk';
import type { ReportCategory } from '@loomlight/contract/reports';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharp } from '../../kernel/sharp.ts';
import { bringAlong } from '../../testing/bring-along.ts';
import { anAdministrator } from '../../testing/desk-acts.ts';
import { isLong } from '../../testing/long.ts';
import { putImage } from '../../testing/put-image.ts';
import { createRandom } from '../../testing/random.ts';
import { rawZip } from '../../testing/raw-zip.ts';
import { aReport, decisionOver, grounds, performed } from '../../testing/report-acts.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { apartMax } from '../content/index.ts';
import { createBannedPrints } from './index.ts';
import { indexPrints } from './print-index.ts';

let test: TestApp;
let boss: TestPerson;
let ada: TestPerson;
let eve: TestPerson;
beforeAll(async () => {
  test = await openTestApp({}, undefined, undefined, 'configured');
});
beforeEach(async () => {
  await test.reset();
  boss = await anAdministrator(test);
  [ada, eve] = [await test.person(), await test.person()];
});
afterAll(() => test.close());

const lake = { text_prompt: 'A serene mountain lake at sunset', style: 'cinematic', seed: 7, size: '256x256' } as const;
const made = (who: TestPerson, more: object = {}) => test.image(who, { is_public: true, ...lake, ...more });

async function bytesOf(id: string): Promise<Buffer> {
  const { media_key: key } = await test.database.db
    .selectFrom('kept_content')
    .select('media_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const stored = await test.objectStore.find(key ?? '');
  if (!stored) throw new Error('The item has no file.');
  return buffer(stored.open());
}

/** Decides a report about one item, and answers its decision. */
async function removed(id: string, category: ReportCategory = 'intimate_image', action = 'remove'): Promise<string> {
  const report = await aReport(test, { ids: [id], by: await test.person(), category });
  const items = [{ content_id: id, action }];
  await performed(test, desk.decideReport, { by: boss, id: report.id, body: { items, ...grounds } });
  return decisionOver(test, id);
}

const sentFor =
  (purpose: 'reference_image' | 'profile_picture') =>
  async (bytes: Buffer, who: TestPerson = eve) => {
    const { status, code } = await putImage(test, who, { bytes, purpose });
    return code === undefined ? [status] : [status, code];
  };
const asReference = sentFor('reference_image');
const asProfilePicture = sentFor('profile_picture');
const refused = [422, 'picture_refused'];
const reviews = async () => (await test.call(desk.reviews, { token: boss.token })).body.reviews;
const seen = async (id: string, who?: TestPerson) =>
  test.call(contract.images.get, { params: { id }, ...(who && { token: who.token }) });

describe('a picture that was removed as an intimate image', () => {
  it('is 422 when it is uploaded again, to start from or for a profile, however it was saved; another one is taken [DESK-24]', async () => {
    const [id, other] = [await made(ada), await made(ada, { text_prompt: 'Neon city street at night' })];
    const [bytes, another] = [await bytesOf(id), await bytesOf(other)];
    expect(await asReference(bytes)).toEqual([200]);
    await removed(id);
    expect(await asReference(bytes)).toEqual(refused);
    expect(await asProfilePicture(bytes)).toEqual(refused);
    const saved = [
      await sharp(bytes).jpeg({ quality: 60 }).toBuffer(),
      await sharp(bytes).webp({ quality: 40 }).toBuffer(),
      await sharp(bytes).resize(128).png().toBuffer(),
    ];
    for (const one of saved) expect(await asReference(one)).toEqual(refused);
    expect([await asReference(another), await asProfilePicture(another)]).toEqual([[200], [200]]);
    // Nothing of it is kept.
    const kept = await test.database.db
      .selectFrom('upload')
      .select('state')
      .where('user_id', '=', eve.userId)
      .execute();
    expect(kept.filter(({ state }) => state === 'ready')).toHaveLength(3);
  });

  it(
    'is refused however many send it at once, and bytes that are cut off are as ever [DESK-24]',
    { tags: 'slow' },
    async () => {
      const bytes = await bytesOf(await made(ada));
      const id = await made(ada);
      await removed(id);
      const people = [eve, ada, await test.person(), await test.person()];
      const answers = await Promise.all(people.flatMap((who) => [asReference(bytes, who), asReference(bytes, who)]));
      expect(answers).toEqual(people.flatMap(() => [refused, refused]));
      expect(await asReference(bytes.subarray(0, 200))).toEqual([422, 'invalid_image']);
    },
  );

  it(
    'waits privately for a look from its first moment when somebody makes it again, and is as wished when it passes [DESK-24, DESK-31]',
    { tags: 'slow' },
    async () => {
      await removed(await made(ada));
      const id = await made(eve, { is_prompt_locked: true, prompt_price: 9 });
      expect((await seen(id)).status).toBe(404);
      expect((await seen(id, eve)).body).toMatchObject({
        ...{ status: 'completed', is_public: false, moderation: { state: 'review' } },
      });
      const { media_key: key } = await test.database.db
        .selectFrom('kept_content')
        .select('media_key')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(key).toMatch(/private/);
      const publish = await test.call(contract.images.visibility, {
        ...{ params: { id }, token: eve.token, body: { is_public: true } },
      });
      expect([publish.status, publish.error.code]).toEqual([409, 'in_review']);
      expect(await reviews()).toMatchObject([
        { id, pattern: null, looks_banned: true, is_public: true, prompt_price: 9 },
      ]);
      expect((await performed(test, desk.passReview, { by: boss, id, body: {} })).status).toBe(200);
      expect((await seen(id)).body).toMatchObject({ is_public: true, is_prompt_locked: true, prompt_price: 9 });
      const another = await made(eve, { text_prompt: 'Neon city street at night' });
      expect((await seen(another)).status).toBe(200);
      expect(await reviews()).toEqual([]);
    },
  );

  it('waits for a look when it is brought along in an archive [DESK-24]', { tags: 'slow' }, async () => {
    const bytes = await bytesOf(await made(ada));
    await removed(await made(ada));
    await bringAlong(test, eve, rawZip([{ name: 'lake.png', bytes }]));
    expect(await reviews()).toMatchObject([{ user_id: eve.userId, looks_banned: true, is_public: false }]);
  });

  it(
    'may come back when its decision is taken back, or it is let stand later [DESK-24, DESK-80]',
    { tags: 'slow' },
    async () => {
      const id = await made(ada);
      const bytes = await bytesOf(id);
      const decision = await removed(id);
      expect(await asReference(bytes)).toEqual(refused);
      await performed(test, desk.liftDecision, { by: boss, id: decision, body: {} });
      expect(await asReference(bytes)).toEqual([200]);
      await removed(id);
      expect(await asReference(bytes)).toEqual(refused);
      await removed(id, 'other', 'none');
      expect(await asReference(bytes)).toEqual([200]);
    },
  );

  it(
    'is banned for what nobody may show, and not where it was hidden, or removed for another cause [DESK-24]',
    { tags: 'slow' },
    async () => {
      const bytes = await bytesOf(await made(ada));
      await removed(await made(ada), 'copyright');
      await removed(await made(ada), 'intimate_image', 'hide');
      expect(await asReference(bytes)).toEqual([200]);
      await removed(await made(ada), 'minor_safety');
      expect(await asReference(bytes)).toEqual(refused);
    },
  );

  it(
    'is known by the still that was frozen of it, where it was never looked at [DESK-24]',
    { tags: 'slow' },
    async () => {
      const id = await made(ada);
      const bytes = await bytesOf(id);
      const { db } = test.database;
      await db.deleteFrom('content_print').execute();
      await db.updateTable('kept_content').set({ has_print: null }).execute();
      await removed(id);
      expect(await asReference(bytes)).toEqual(refused);
    },
  );

  it('is heard of by every process within two seconds [DESK-24]', async () => {
    const elsewhere = createBannedPrints({ db: test.database.db, clock: test.clock, copyBands: () => apartMax });
    const id = await made(ada);
    const row = await test.database.db
      .selectFrom('content_print')
      .selectAll()
      .where('content_id', '=', id)
      .executeTakeFirstOrThrow();
    const print = { phash: BigInt(row.phash), dhash: BigInt(row.dhash) };
    expect(await elsewhere.bandOf(print)).toBeUndefined();
    const decision = await removed(id);
    test.clock.advanceSeconds(2);
    expect(await elsewhere.bandOf(print)).toBe('same');
    await performed(test, desk.liftDecision, { by: boss, id: decision, body: {} });
    test.clock.advanceSeconds(2);
    expect(await elsewhere.bandOf(print)).toBeUndefined();
  });
});

describe('banned prints in memory', () => {
  const random = createRandom(24);
  const bits = () =>
    BigInt.asIntN(64, (BigInt(Math.floor(random() * 2 ** 32)) << 32n) | BigInt(Math.floor(random() * 2 ** 32)));
  const flipped = (hash: bigint, count: number) =>
    Array.from({ length: count }, (_, n) => 1n << BigInt((n * 7) % 64)).reduce(
      (so, bit) => BigInt.asIntN(64, so ^ bit),
      hash,
    );

  it('say the band of the most alike, up to its very edge, in either hash [DESK-24]', () => {
    const banned = { phash: bits(), dhash: bits() };
    const bandOf = indexPrints([{ phash: bits(), dhash: bits() }, banned, { phash: bits(), dhash: bits() }]);
    for (const [off, band] of [
      [0, 'same'],
      [9, 'same'],
      [10, 'near'],
      [17, 'near'],
      [18, undefined],
    ] as const) {
      expect([off, bandOf({ ...banned, phash: flipped(banned.phash, off) }, apartMax)]).toEqual([off, band]);
      expect([off, bandOf({ ...banned, dhash: flipped(banned.dhash, off) }, apartMax)]).toEqual([off, band]);
    }
    expect(indexPrints([])(banned, apartMax)).toBeUndefined();
  });

  it('are compared quickly, also when there are as many as are kept [DESK-24]', () => {
    const many = isLong ? 100_000 : 20_000;
    const bandOf = indexPrints(Array.from({ length: many }, () => ({ phash: bits(), dhash: bits() })));
    const sought = Array.from({ length: 50 }, () => ({ phash: bits(), dhash: bits() }));
    const start = performance.now();
    for (const print of sought) expect(bandOf(print, apartMax)).toBeUndefined();
    const each = (performance.now() - start) / sought.length;
    process.stdout.write(`banned prints: ${many} compared in ${each.toFixed(2)} ms\n`);
    expect(each).toBeLessThan(50);
  });
});
