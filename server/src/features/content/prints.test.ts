import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../../adapters/engines/index.ts';
import { openThreadImageMarker } from '../../adapters/mark/thread-image-marker.ts';
import { sql } from 'kysely';
import { inTransaction, type Tx } from '../../db/transaction.ts';
import { sharp } from '../../kernel/sharp.ts';
import type { ImageEngine } from '../../ports/image-engine.ts';
import { isLong } from '../../testing/long.ts';
import { noWorkFiles } from '../../testing/no-work-files.ts';
import { createRandom } from '../../testing/random.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { fillPrints } from './fill-prints.ts';
import { apart, apartMax, bandOf, mirrored, type Print, printGrid, printOf } from './print.rules.ts';
import { findCopies } from './prints.store.ts';
import { readPrint } from './read-print.ts';

const [width, height] = [640, 448];
const subjects = [
  'A serene mountain lake at sunset with pine trees',
  'Northern lights over a fjord',
  'City skyline at dusk',
  'Enchanted forest at night with fireflies',
  'Ocean at sunset with a sailboat',
  'A whale diving in the ocean at dusk',
  'A lone traveller crossing desert dunes at golden hour',
  'Ringed planet in a purple and teal nebula',
  'Pink and lavender dahlias in soft light',
  'Liquid marble, teal and orange',
  'Bauhaus geometric poster',
  'A red sports car at sunset',
];
const styles = ['none', 'anime', 'oil-painting', 'watercolor', 'minimal'];
/** Sixty pictures, the same words in five styles and with five seeds; four of them where a run is short. */
const wanted = isLong ? 60 : 4;
const scenes = Array.from({ length: wanted }, (_, n) => ({
  prompt: subjects[n % subjects.length] ?? '',
  style: styles[Math.floor(n / subjects.length) % styles.length] ?? 'none',
  seed: 100 + n,
}));

describe('prints of pictures', () => {
  let studio: ImageEngine | undefined;
  const marker = openThreadImageMarker(() => 'a secret of the tests, long enough');
  beforeAll(async () => {
    const way = { hosts: [], workFiles: { ...noWorkFiles, close: async () => undefined }, limits: {}, warm: false };
    studio = await engines.get('studio')?.image?.open({}, way);
  });
  afterAll(async () => {
    await studio?.close();
    await marker.close();
  });

  async function painted({ prompt, ...scene }: (typeof scenes)[number]): Promise<Uint8Array> {
    const outcome = await studio?.generate({
      ...{ ...scene, id: prompt, words: prompt, prompt, width, height, guidanceScale: 7 },
      ...{ onProgress: () => undefined, signal: AbortSignal.any([]) },
    });
    if (outcome?.kind !== 'painted' || outcome.image.kind !== 'pixels') throw new Error('The studio did not paint.');
    return outcome.image.data;
  }
  const still = (bytes: Buffer) =>
    sharp(bytes).resize({ width: 333, withoutEnlargement: true }).webp({ quality: 78 }).toBuffer();
  const printed = async (bytes: Buffer): Promise<Print> => {
    const print = await readPrint(await still(bytes));
    if (!print) throw new Error('A picture of the studio has no print.');
    return print;
  };
  const marked = async (pixels: Uint8Array, payload: bigint): Promise<Buffer> => {
    const { data } = await marker.mark({ data: pixels.slice(), width, height }, payload);
    return sharp(data, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer();
  };

  it(
    'stay the same under another mark, and near when saved again, scaled, cut and mirrored; no two scenes are ever the same [DESK-14]',
    { tags: 'slow', timeout: wanted * 10_000 },
    async () => {
      const prints: Print[] = [];
      for (const [n, scene] of scenes.entries()) {
        const pixels = await painted(scene);
        const file = await marked(pixels, BigInt(n) * 0x1234_5678_9abcn);
        const print = await printed(file);
        const [left, top] = [Math.round(width * 0.025), Math.round(height * 0.025)];
        const cut = { left, top, width: width - 2 * left, height: height - 2 * top };
        const other = await printed(await marked(pixels, -BigInt(n + 1) * 0x0fed_cba9_8765n));
        const copies = {
          jpeg: await printed(await sharp(file).jpeg({ quality: 60 }).toBuffer()),
          webp: await printed(await sharp(file).webp({ quality: 40 }).toBuffer()),
          half: await printed(
            await sharp(file)
              .resize(width / 2)
              .toBuffer(),
          ),
          cut: await printed(await sharp(file).extract(cut).toBuffer()),
          mirrored: mirrored(await printed(await sharp(file).flop().toBuffer())),
        };
        expect([scene, bandOf(apart(print, other), apartMax)]).toEqual([scene, 'same']);
        for (const [how, copy] of Object.entries(copies))
          expect([scene, how, apart(print, copy) <= apartMax.near]).toEqual([scene, how, true]);
        for (const earlier of prints)
          for (const one of [earlier, mirrored(earlier)]) expect(apart(print, one)).toBeGreaterThan(apartMax.same);
        prints.push(print);
      }
    },
  );

  it('are their own mirror twice, also of any bits [DESK-14]', () => {
    const random = createRandom(14);
    const bits = () =>
      BigInt.asIntN(64, BigInt(Math.floor(random() * 2 ** 32)) << 32n) | BigInt(Math.floor(random() * 2 ** 32));
    for (let n = 0; n < 200; n += 1) {
      const print = { phash: bits(), dhash: bits() };
      expect(mirrored(mirrored(print))).toEqual(print);
      expect([apart(print, print), apart(print, { phash: ~print.phash, dhash: print.dhash })]).toEqual([0, 64]);
    }
  });

  it('are none of a plain sheet, of no picture and of bytes that are cut off [DESK-14]', async () => {
    const flat = (background: string) =>
      sharp({ create: { width: 64, height: 64, channels: 3, background } })
        .png()
        .toBuffer();
    expect(await readPrint(await flat('#000'))).toBeUndefined();
    expect(await readPrint(await flat('#fff'))).toBeUndefined();
    expect(await readPrint(Buffer.from('no picture'))).toBeUndefined();
    expect(await readPrint(Buffer.alloc(0))).toBeUndefined();
    expect(printOf(new Uint8Array(7))).toBeUndefined();
    expect(printOf(new Uint8Array(printGrid.width * printGrid.height).fill(200))).toBeUndefined();
  });
});

describe('prints of items', () => {
  let test: TestApp;
  let ada: TestPerson;
  beforeAll(async () => {
    test = await openTestApp();
  });
  beforeEach(async () => {
    await test.reset();
    ada = await test.person();
    const paintFlat = test.engine.script;
    // Half dark, half as red as its seed says: a picture with contrast.
    test.engine.script = async (request, call) => {
      const outcome = await paintFlat(request, call);
      if (outcome.kind !== 'painted' || outcome.image.kind !== 'file') return outcome;
      const { width: wide, height: high } = request;
      const dark = { create: { width: wide / 2, height: high, channels: 3, background: '#000' } } as const;
      const bytes = await sharp(outcome.image.bytes)
        .composite([{ input: await sharp(dark).png().toBuffer(), left: 0, top: 0 }])
        .png()
        .toBuffer();
      return { kind: 'painted', image: { ...outcome.image, bytes } };
    };
  });
  afterAll(() => test.close());

  /** What it answers; the database is as it was. */
  async function undone<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    let answer: { readonly of: T } | undefined;
    const undo = new Error('Undone.');
    await inTransaction(test.database, async ({ tx }) => {
      answer = { of: await work(tx) };
      throw undo;
    }).catch((error: unknown) => {
      if (error !== undo) throw error;
    });
    if (!answer) throw undo;
    return answer.of;
  }
  /** Milliseconds, the middle of three. */
  async function timed(work: () => Promise<unknown>): Promise<number> {
    const times: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      const start = performance.now();
      await work();
      times.push(performance.now() - start);
    }
    return times.toSorted((a, b) => a - b)[1] ?? 0;
  }

  const fill = (signal = AbortSignal.any([]), perRound?: number) =>
    fillPrints({
      ...{ db: test.database.db, clock: test.clock, objectStore: test.objectStore, signal },
      ...(perRound !== undefined && { perRound }),
    });
  const forget = async () => {
    await test.database.pool.query('DELETE FROM content_print');
    await test.database.pool.query('UPDATE kept_content SET has_print = NULL');
  };
  const printed = async () =>
    (await test.database.db.selectFrom('content_print').selectAll().orderBy('content_id').execute()).map((row) => ({
      ...row,
    }));

  it(
    'are kept in the statement that finishes an item, and those of earlier ones by rounds, the same [DESK-14]',
    { tags: 'on-server' },
    async () => {
      for (let n = 0; n < 5; n += 1) await test.image(ada, { seed: 100 + n });
      const first = await printed();
      expect(first).toHaveLength(5);
      await forget();
      expect(await fill(undefined, 2)).toBe(2);
      expect(await fill(AbortSignal.abort())).toBe(0);
      // Two processes at once do the same and harm nothing.
      expect((await Promise.all([fill(), fill()])).every((looked) => looked <= 3)).toBe(true);
      expect(await printed()).toEqual(first);
      expect(await fill()).toBe(0);
    },
  );

  it('are none without a still, and are not asked for again; what was just opened waits for its still [DESK-14]', async () => {
    const [gone, moved] = [await test.image(ada), await test.image(ada)];
    const row = await test.database.db
      .selectFrom('content')
      .select('small_key')
      .where('id', '=', gone)
      .executeTakeFirstOrThrow();
    await test.objectStore.remove(row.small_key ?? '');
    await forget();
    const opened = { visibility_updated_at: test.clock.now() };
    await test.database.db.updateTable('kept_content').set(opened).where('id', '=', moved).execute();
    expect(await fill()).toBe(1);
    expect(await fill()).toBe(0);
    test.clock.advanceSeconds(3601);
    expect(await fill()).toBe(1);
    expect((await printed()).map((one) => one.content_id)).toEqual([moved]);
  });

  it('go with their item', async () => {
    const id = await test.image(ada);
    await test.database.db.deleteFrom('kept_content').where('id', '=', id).execute();
    expect(await printed()).toEqual([]);
  });

  it(
    'are searched among so many as there are, in the time of a few countings [DESK-14]',
    { tags: 'on-server', timeout: 300_000 },
    async () => {
      const many = isLong ? 1_000_000 : 20_000;
      await test.image(ada, { seed: 200 });
      const { ratio, ms } = await undone(async (tx) => {
        // Prints of this transaction alone, none of which has an item.
        await sql`ALTER TABLE content_print DROP CONSTRAINT content_print_content_id_fkey`.execute(tx);
        await sql`INSERT INTO content_print SELECT gen_random_uuid(), ((random() - 0.5) * 18e18)::bigint, ((random() - 0.5) * 18e18)::bigint
        FROM generate_series(1, ${many}::int)`.execute(tx);
        const [row] = await tx.selectFrom('content_print').selectAll().limit(1).execute();
        if (!row) throw new Error('There is a print.');
        const print = { phash: BigInt(row.phash), dhash: BigInt(row.dhash) };
        const search = await timed(() =>
          findCopies(tx, { prints: [print], except: [], apartMax: apartMax.near, limit: 100 }),
        );
        const count = await timed(() => sql`SELECT count(*) FROM content_print`.execute(tx));
        return { ratio: search / Math.max(count, 1), ms: { many, search, count } };
      });
      process.stdout.write(`copies: ${JSON.stringify(ms)}\n`);
      expect(ratio).toBeLessThan(40);
    },
  );
});
