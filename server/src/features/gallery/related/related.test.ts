import { contract } from '@loomlight/contract';
import { related } from '@loomlight/contract/related';
import { trash } from '@loomlight/contract/trash';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../db/transaction.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { takeDown } from '../../content/take-down.ts';
import { likeIds, moreByIds } from './related.store.ts';

let test: TestApp;
let ada: TestPerson;
let bob: TestPerson;
let cleo: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  [ada, bob, cleo] = [await test.person(), await test.person(), await test.person()];
});
afterAll(() => test.close());

/** The seed is the red of the flat test image: 1 is a green, 255 an ember. */
async function paint(who: TestPerson, options: Parameters<TestApp['image']>[1] = {}): Promise<string> {
  test.clock.advanceSeconds(1);
  return test.image(who, options);
}
const ask = async (call: (typeof related)['moreBy' | 'like'], id: string, who?: TestPerson) => {
  const { status, body } = await test.call(call, { params: { id }, ...(who && { token: who.token }) });
  return status === 200 ? body.generations.map((item) => item.id) : status;
};
const moreBy = (id: string, who?: TestPerson) => ask(related.moreBy, id, who);
const like = (id: string, who?: TestPerson) => ask(related.like, id, who);
const lock = (who: TestPerson, id: string, price: number) =>
  test.call(contract.images.lock, {
    params: { id },
    token: who.token,
    body: { is_prompt_locked: price > 0, prompt_price: price },
  });
const show = (who: TestPerson, id: string, is_public: boolean) =>
  test.call(contract.images.visibility, { params: { id }, token: who.token, body: { is_public } });
const remove = (who: TestPerson, id: string) => test.call(contract.images.remove, { params: { id }, token: who.token });
const buy = async (who: TestPerson, id: string) => {
  const { status } = await test.call(contract.prompts.purchase, {
    params: { id },
    token: who.token,
    body: { content_type: 'image', expected_price: 5 },
  });
  expect(status).toBe(200);
};

describe('more by somebody', () => {
  it('are the newest six of their other public items, and nothing hidden, removed or in the trash [KEEP-63]', async () => {
    const made: string[] = [];
    for (let index = 0; index < 9; index += 1) made.unshift(await paint(ada));
    const [asked = '', hidden = '', binned = ''] = made;
    await paint(bob);
    expect(await moreBy(asked)).toEqual(made.slice(1, 7));
    await show(ada, hidden, false);
    await remove(ada, binned);
    await takeDown(
      {
        ...{ db: test.database.db, clock: test.clock, ids: { uuid: () => crypto.randomUUID() } as never },
        ...{ objectStore: test.objectStore, signals: test.database.signals },
      },
      { id: made[3] ?? '', reason: 'Test' },
    );
    // Its owner sees there what everybody sees.
    for (const who of [undefined, bob, ada]) expect(await moreBy(asked, who)).toEqual(made.slice(4, 9));
    await test.call(trash.putBack, { token: ada.token, body: { ids: [binned] } });
    expect(await moreBy(asked)).toEqual([binned, ...made.slice(4, 9)]);
  });

  it('are told of what the viewer may see alone: of anything else it is as if it were not there [KEEP-63, KEEP-64]', async () => {
    const mine = await paint(ada, { is_public: false });
    const open = await paint(ada);
    for (const ask of [moreBy, like]) {
      for (const who of [undefined, bob]) expect(await ask(mine, who)).toBe(404);
      expect(await ask(crypto.randomUUID())).toBe(404);
      expect(await ask('nothing')).toBe(404);
    }
    expect(await moreBy(mine, ada)).toEqual([open]);
    await remove(ada, open);
    for (const who of [undefined, ada]) expect([await moreBy(open, who), await like(open, who)]).toEqual([404, 404]);
  });
});

describe('what is related', () => {
  it('shares open words, or style and colour, the nearest first; the own items and those of another type are not there [KEEP-64]', async () => {
    const asked = await paint(ada, { text_prompt: 'A lighthouse at dusk', style: 'neon', seed: 255 });
    await paint(ada, { text_prompt: 'A lighthouse at noon', style: 'neon', seed: 255 });
    const word = await paint(bob, { text_prompt: 'Lighthouses in rain', seed: 1 });
    const look = await paint(cleo, { text_prompt: 'A kettle', style: 'neon', seed: 255 });
    // A style or a colour alone is no relation.
    await paint(bob, { text_prompt: 'A kettle', style: 'neon', seed: 1 });
    await paint(bob, { text_prompt: 'A kettle', seed: 255 });
    const both = await paint(cleo, { text_prompt: 'The dusk', style: 'neon', seed: 255 });
    expect(await like(asked)).toEqual([both, look, word]);
    expect(await like(asked, ada)).toEqual([both, look, word]);
    const { body } = await test.call(related.like, { params: { id: asked } });
    expect(JSON.stringify(body)).not.toMatch(/dusk|ighthouse|kettle/);
    await show(cleo, both, false);
    await remove(bob, word);
    expect(await like(asked)).toEqual([look]);
  });

  it('is so by no word that is locked or private, on either side and whoever asks, bought or not [KEEP-64]', async () => {
    const asked = await paint(ada, { text_prompt: 'A zeppelin', seed: 255 });
    const other = await paint(bob, { text_prompt: 'Some zeppelin', seed: 1 });
    expect([await like(asked), await like(other)]).toEqual([[other], [asked]]);
    const nothing = async () => {
      for (const who of [undefined, ada, bob, cleo])
        for (const id of [asked, other]) {
          const found = await like(id, who);
          expect([who?.username, id, found === 404 ? [] : found]).toEqual([who?.username, id, []]);
        }
    };
    await lock(ada, asked, 5);
    await nothing();
    await buy(cleo, asked);
    await nothing();
    await lock(ada, asked, 0);
    expect(await like(other)).toEqual([asked]);
    await show(ada, asked, false);
    await nothing();
  });

  it('takes every prompt as words, never as a query [KEEP-64]', async () => {
    const asked = await paint(ada, { text_prompt: "O'Brien's c:\\temp & !(lake) 'quoted\\' :* <-> http://x.yz/a'b" });
    const other = await paint(bob, { text_prompt: 'A lake by O’Brien' });
    expect(await like(asked)).toEqual([other]);
  });
});

it('looks at a bounded part of what there is, however much that is [KEEP-63, KEEP-64]', { tags: 'slow' }, async () => {
  await inTransaction(test.database, async ({ tx }) => {
    const id = sql`('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid`;
    const at = sql`now() - n * interval '1 minute'`;
    // Only what is looked through: rows of the listing, without the items behind them.
    await sql`SET LOCAL session_replication_role = replica`.execute(tx);
    await sql`INSERT INTO listing (content_id, content_type, user_id, created_at, facet, orientation, engine, colours, is_locked, favorite_count,
        trend_score, words)
      SELECT ${id}, 'image', ${bob.userId}::uuid, ${at}, (ARRAY['none', 'neon', 'fantasy'])[1 + n % 3], 'square', 'studio',
        ARRAY[(ARRAY['violet', 'blue', 'teal', 'green'])[1 + n % 4]], false, 0, 0,
        to_tsvector('english', CASE n % 3 WHEN 0 THEN 'A mountain lake ' ELSE 'A city ' END || n)
      FROM generate_series(1, 20000) AS n`.execute(tx);
  });
  await test.database.pool.query('VACUUM ANALYZE listing');
  const likeness = {
    userId: ada.userId,
    contentType: 'image',
    words: ['lake', 'mountain', '777', 'absent'],
    common: ['lake', 'mountain'],
    traits: ['style:neon', 'colour:teal'],
  } as const;
  for (const ids of [
    likeIds(likeness, undefined),
    likeIds(likeness, cleo.userId),
    likeIds({ ...likeness, userId: bob.userId, words: ['777'] }, undefined),
    moreByIds({ id: '00000000-0000-7000-8000-000000000007', userId: bob.userId }),
  ]) {
    const scans = (await planOf(ids)).filter((node) => node['Relation Name'] === 'listing');
    expect(scans.length).toBeGreaterThan(0);
    expect(scans.map((node) => node['Node Type'])).not.toContain('Seq Scan');
    const seen = scans.map(
      (node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
    );
    expect(Math.max(...seen)).toBeLessThanOrEqual(1_000);
  }
});

async function planOf(ids: RawBuilder<unknown>): Promise<PlanNode[]> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ readonly Plan: PlanNode }] }>`
    EXPLAIN (ANALYZE, FORMAT JSON) SELECT * FROM ${ids} AS found`.execute(test.database.db);
  return flatten(rows[0]?.['QUERY PLAN'][0].Plan);
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

function flatten(plan: PlanNode | undefined): PlanNode[] {
  return plan ? [plan, ...(plan.Plans ?? []).flatMap(flatten)] : [];
}
