// @module-tag on-server
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../db/transaction.ts';
import { someItems } from '../../testing/some-items.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { countVisits, makeRoomForViews, removeOldViews } from './figures.store.ts';

const { db, pool, reset } = await useTestDatabase();
/** Of a year in which no other test is. */
const day = (date: number): Date => new Date(Date.UTC(2031, 2, date));
const evening = (date: number): Date => new Date(Date.UTC(2031, 2, date, 21));
const viewer = Buffer.from('somebody');

beforeEach(reset);
afterEach(async () => {
  await removeOldViews(db, day(31), 1_000);
});

const makeRoom = (date: number): Promise<void> => makeRoomForViews({ db, clock: { now: () => evening(date) } });

const see = (contentIds: readonly string[], date: number): Promise<void> =>
  inTransaction({ db }, ({ tx }) =>
    countVisits(
      tx,
      'view_count',
      contentIds.map((contentId) => ({ contentId, viewerHash: viewer, day: day(date) })),
    ),
  );

/** In which parts of the table the views lie, a line for each view. */
async function partsOfViews(): Promise<string[]> {
  const { rows } = await pool.query<{ part: string }>(
    'SELECT tableoid::regclass::text AS part FROM content_view ORDER BY hour, content_id',
  );
  return rows.map(({ part }) => part);
}

async function partsOfDays(): Promise<string[]> {
  const { rows } = await pool.query<{ part: string }>(
    `SELECT inhrelid::regclass::text AS part FROM pg_inherits WHERE inhparent = 'content_view'::regclass
      AND inhrelid::regclass::text LIKE '%\\_2031____' ORDER BY 1`,
  );
  return rows.map(({ part }) => part);
}

async function views(): Promise<number> {
  const { rows } = await pool.query<{ views: number }>('SELECT sum(view_count)::int AS views FROM content_stats');
  return rows[0]?.views ?? -1;
}

describe('views by the day', () => {
  it('gives each of the days to come a part, whose views count once like all others [SCALE-68]', async () => {
    const items = await someItems(pool, 2);
    await see(items, 3);
    await makeRoom(3);
    await makeRoom(3);
    await makeRoom(4);
    expect(await partsOfDays()).toEqual([4, 5, 6, 7].map((date) => `part.content_view_2031030${date}`));
    for (const date of [3, 5, 5]) await see(items, date);
    expect(await views()).toBe(4);
    expect(await partsOfViews()).toEqual([
      ...['part.content_view_rest', 'part.content_view_rest'],
      ...['part.content_view_20310305', 'part.content_view_20310305'],
    ]);
  });

  it('forgets a day as a whole, without removing a row of it [SCALE-68]', async () => {
    const items = await someItems(pool, 2);
    await makeRoom(3);
    await see(items, 4);
    await see(items, 5);
    await pool.query(`CREATE FUNCTION refuse_removal() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'not singly'; END $$;
      CREATE TRIGGER refused BEFORE DELETE ON content_view FOR EACH ROW EXECUTE FUNCTION refuse_removal()`);
    try {
      expect(await removeOldViews(db, day(4), 10)).toBe(0);
      expect(await partsOfDays()).toHaveLength(3);
      expect(await removeOldViews(db, evening(4), 10)).toBe(0);
      expect(await partsOfDays()).toEqual(['part.content_view_20310305', 'part.content_view_20310306']);
      expect(await partsOfViews()).toEqual(['part.content_view_20310305', 'part.content_view_20310305']);
      // What was counted stays counted.
      expect(await views()).toBe(4);
    } finally {
      await pool.query('DROP FUNCTION refuse_removal CASCADE');
    }
  });

  it('forgets by rows what lies in no part of a day, as many at once as it is told [SCALE-68]', async () => {
    const items = await someItems(pool, 5);
    await see(items, 3);
    await see(items.slice(0, 1), 8);
    expect(await removeOldViews(db, evening(3), 3)).toBe(3);
    expect(await removeOldViews(db, evening(3), 3)).toBe(2);
    expect(await partsOfViews()).toEqual(['part.content_view_rest']);
  });

  it('leaves a day to the rest that has views already, by a clock that is ahead [SCALE-68]', async () => {
    const items = await someItems(pool, 1);
    await see(items, 5);
    await makeRoom(3);
    expect(await partsOfDays()).toEqual(['part.content_view_20310304', 'part.content_view_20310306']);
    await see(items, 5);
    expect(await views()).toBe(1);
  });

  it('forgets who saw an item that goes, on whichever day [SCALE-68]', async () => {
    const items = await someItems(pool, 3);
    await makeRoom(3);
    for (const date of [3, 4, 5]) await see(items, date);
    await pool.query('DELETE FROM content WHERE id = ANY($1)', [items.slice(0, 2)]);
    expect(await partsOfViews()).toHaveLength(3);
    await pool.query('DELETE FROM content');
    expect(await partsOfViews()).toEqual([]);
  });

  it('loses no view while two processes make parts and views come in from everywhere [SCALE-68]', async () => {
    const items = await someItems(pool, 40);
    const seen = Array.from({ length: 20 }, (_, n) => see(n % 2 === 0 ? items : items.toReversed(), 4 + (n % 3)));
    const rooms = await Promise.allSettled([makeRoom(3), makeRoom(4), ...seen]);
    // Whoever does not get the table in time says so, and tries again an hour later.
    for (const room of rooms) if (room.status === 'rejected') expect(room.reason).toMatchObject({ code: '55P03' });
    expect(await views()).toBe(120);
    expect(await partsOfViews()).toHaveLength(120);
  });
});
