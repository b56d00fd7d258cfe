import { contract } from '@loomlight/contract';
import { generations } from '@loomlight/contract/generations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

async function start(who: TestPerson, words: string, count = 1): Promise<string[]> {
  test.clock.advanceSeconds(1);
  const { body } = await test.call(contract.images.generateMany, {
    token: who.token,
    body: { text_prompt: words, size: '64x64', count },
  });
  return body.generations.map(({ id }) => id);
}

type Query = { sought?: string; last_created_at?: string; before?: string };
const history = async (who: TestPerson, query: Query = {}) =>
  (await test.call(generations.history, { token: who.token, query })).body;
const words = async (who: TestPerson, query: Query = {}) =>
  (await history(who, query)).generations.map(({ text_prompt: prompt }) => prompt);

/** So many pieces of one person with words of their own, as if they had been made: the newest has the lowest number. */
async function many(who: TestPerson, count: number, wordsOf: (index: number) => string): Promise<void> {
  const [id = ''] = await start(who, 'the pattern');
  await test.finished(who, id);
  const prompts = Array.from({ length: count }, (_, index) => wordsOf(index));
  await test.database.pool.query(
    `WITH made AS (INSERT INTO content SELECT (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'prompt', p.words, 'batch_id', null,
       'created_at', c.created_at - p.place * interval '1 second'))).*
     FROM content c, unnest($2::text[]) WITH ORDINALITY AS p (words, place) WHERE c.id = $1 RETURNING id)
     INSERT INTO content_stats (content_id) SELECT id FROM made`,
    [id, prompts],
  );
}

describe('the history of prompts', () => {
  it('has each of the own prompts once, newest first, in every state, and nobody else’s [MAKE-53]', async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    expect(await history(ada)).toEqual({ generations: [], next: null });
    await start(ada, 'A quiet lake');
    await start(ada, 'A mill', 2);
    const [again = ''] = await start(ada, 'A quiet lake');
    await start(bob, 'A secret of Bob');
    const { generations: contents, next } = await history(ada);
    expect(contents.map(({ text_prompt: prompt }) => prompt)).toEqual(['A quiet lake', 'A mill']);
    expect(contents[0]?.id).toBe(again);
    expect(next).toBeNull();
    expect((await test.call(generations.history)).status).toBe(401);
  });

  it('is searched in any case, and what is no pattern is none [MAKE-53]', async () => {
    const ada = await test.person();
    await start(ada, 'A quiet Lake');
    await start(ada, '100% silk');
    await start(ada, '曙の港');
    expect(await words(ada, { sought: ' lAKE ' })).toEqual(['A quiet Lake']);
    expect(await words(ada, { sought: '%' })).toEqual(['100% silk']);
    expect(await words(ada, { sought: '_' })).toEqual([]);
    expect(await words(ada, { sought: '港' })).toEqual(['曙の港']);
    for (const query of [{ sought: '\0' }, { sought: 'x'.repeat(701) }, { before: 'x' }, { last_created_at: 'x' }])
      expect((await test.call(generations.history, { token: ada.token, query })).status).toBe(422);
  });

  it('goes on by key, also past what is removed and past what is made meanwhile [MAKE-53]', async () => {
    const ada = await test.person();
    await many(ada, 45, (index) => `words ${index}`);
    const first = await history(ada);
    expect(first.generations).toHaveLength(20);
    await start(ada, 'made meanwhile');
    const last = first.generations.at(-1);
    await test.call(contract.images.remove, { token: ada.token, params: { id: last?.id ?? '' } });
    const second = await history(ada, first.next ?? {});
    const third = await history(ada, second.next ?? {});
    const all = [...first.generations, ...second.generations, ...third.generations].map(
      ({ text_prompt: prompt }) => prompt,
    );
    expect(all).toEqual(['the pattern', ...Array.from({ length: 45 }, (_, index) => `words ${index}`)]);
    expect(third.next).toBeNull();
  });

  it('looks at 200 items a page, however many there are, and finds what is far back [MAKE-53]', async () => {
    const ada = await test.person();
    await many(ada, 450, (index) => (index === 449 ? 'a needle' : 'hay'));
    let page = await history(ada, { sought: 'needle' });
    let asked = 1;
    for (; page.generations.length === 0 && page.next; asked += 1)
      page = await history(ada, { ...page.next, sought: 'needle' });
    expect([page.generations.map(({ text_prompt: prompt }) => prompt), page.next, asked]).toEqual([
      ['a needle'],
      null,
      3,
    ]);
  });
});
