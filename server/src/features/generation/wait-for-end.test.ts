import { apiBase, type Content, contract, fillPath } from '@loomlight/contract';
import { generations } from '@loomlight/contract/generations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const perPerson = 20;

async function start(who: TestPerson, isPublic = true): Promise<string> {
  const { body } = await test.call(contract.images.generate, {
    token: who.token,
    body: { text_prompt: 'A quiet lake', size: '64x64', is_public: isPublic },
  });
  return body.id;
}

interface Held {
  readonly status: number;
  readonly body: Partial<Content> & { readonly code?: string };
  readonly headers: Headers;
}

/** Asks for one over a real socket, as programs do. */
async function ask(
  who: TestPerson | undefined,
  id: string,
  sent: { readonly wait?: string; readonly prefer?: string; readonly signal?: AbortSignal } = {},
): Promise<Held> {
  const query = sent.wait === undefined ? '' : `?wait=${sent.wait}`;
  const response = await fetch(test.app.address + apiBase + fillPath(contract.images.get.path, { id }) + query, {
    headers: {
      ...(who && { authorization: `Bearer ${who.token}` }),
      ...(sent.prefer && { prefer: sent.prefer }),
    },
    signal: sent.signal ?? null,
  });
  return { status: response.status, body: (await response.json()) as Held['body'], headers: response.headers };
}

/** Asks until there is a place: the call that looks whether all are taken may have had the last one for a moment. */
async function hold(who: TestPerson, id: string, signal?: AbortSignal): Promise<Held> {
  for (;;) {
    const answer = await ask(who, id, { wait: '60', ...(signal && { signal }) });
    if (answer.status !== 429) return answer;
  }
}

/** Whether it has been answered by now. */
function watch<T>(promise: Promise<T>): { readonly isDone: () => boolean } {
  let done = false;
  const settle = (): void => void (done = true);
  promise.then(settle, settle);
  return { isDone: () => done };
}

/** All places of a person are taken, which only the twenty-first call can tell. */
async function allTaken(who: TestPerson, id: string): Promise<void> {
  await expect.poll(async () => (await ask(who, id, { wait: '1' })).body.code).toBe('too_many_waiting');
}

describe('an answer that is held back', () => {
  it(
    'comes when the generation has ended, for as many people as ask, and beyond the bound is refused [MAKE-71]',
    { tags: 'on-server' },
    async () => {
      const people = await Promise.all(Array.from({ length: 5 }, () => test.person()));
      const release = test.pauseEngine();
      const ids = await Promise.all(people.map((who) => start(who)));
      const held = people.flatMap((who, at) => Array.from({ length: perPerson }, () => hold(who, ids[at] ?? '')));
      const [first] = held;
      for (const [at, who] of people.entries()) await allTaken(who, ids[at] ?? '');
      const refused = await ask(people[0], ids[0] ?? '', { wait: '60' });
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
      // Without waiting it is answered as ever, and a hundred that wait leave the database to everybody else.
      expect(await ask(people[0], ids[0] ?? '')).toMatchObject({ status: 200, body: { id: ids[0] } });
      expect((await test.call(generations.list, { token: people[4]?.token ?? '' })).status).toBe(200);
      expect(first && watch(first).isDone()).toBe(false);
      release();
      const answers = await Promise.all(held);
      expect(answers).toHaveLength(100);
      expect(new Set(answers.map(({ status, body }) => `${status} ${body.status}`))).toEqual(
        new Set(['200 completed']),
      );
    },
  );

  it(
    'comes as things stand when the time is over, and at once where there is nothing to wait for [MAKE-71]',
    { tags: 'on-server' },
    async () => {
      const ada = await test.person();
      const done = await test.image(ada);
      expect((await ask(ada, done, { wait: '60' })).body.status).toBe('completed');
      const release = test.pauseEngine();
      const id = await start(ada);
      const late = await ask(ada, id, { prefer: 'respond-async, wait=1' });
      expect([late.status, late.headers.get('preference-applied')]).toEqual([200, 'wait=1']);
      expect(['queued', 'processing']).toContain(late.body.status);
      for (const wait of ['0', '-5', 'soon']) {
        const now = await ask(ada, id, { wait });
        expect([now.status, now.headers.get('preference-applied')]).toEqual([200, null]);
      }
      release();
      await test.finished(ada, id);
    },
  );

  it('comes with the end of one that is taken back [MAKE-71]', async () => {
    const ada = await test.person();
    const release = test.pauseEngine();
    const id = await start(ada);
    const held = ask(ada, id, { wait: '60' });
    await test.call(generations.cancel, { token: ada.token, params: { id } });
    expect((await held).body).toMatchObject({ status: 'failed', status_message: 'Cancelled.' });
    release();
  });

  it('tells somebody else nothing, and does not wait for it [MAKE-71]', async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    const release = test.pauseEngine();
    const id = await start(ada, false);
    // Who was held back would be answered in a minute: longer than this test may take.
    for (const who of [bob, undefined])
      for (const item of [id, '0198aaaa-0000-7000-8000-000000000000', 'no-id'])
        expect((await ask(who, item, { wait: '60' })).status).toBe(404);
    release();
    await test.finished(ada, id);
  });

  it('gives its place back when its caller leaves [MAKE-71]', { tags: 'on-server' }, async () => {
    const ada = await test.person();
    const release = test.pauseEngine();
    const id = await start(ada);
    const listener = new AbortController();
    const held = Array.from({ length: perPerson }, () => hold(ada, id, listener.signal));
    const left = Promise.allSettled(held);
    await allTaken(ada, id);
    listener.abort();
    expect(new Set((await left).map(({ status }) => status))).toEqual(new Set(['rejected']));
    await expect.poll(async () => (await ask(ada, id, { wait: '1' })).status).toBe(200);
    release();
    await test.finished(ada, id);
  });

  it('ends with its session [MAKE-71]', { tags: 'on-server' }, async () => {
    const ada = await test.person();
    const release = test.pauseEngine();
    const id = await start(ada);
    const held = Array.from({ length: perPerson }, () => hold(ada, id));
    await allTaken(ada, id);
    await test.call(contract.accounts.logout, { token: ada.token });
    const answers = await Promise.all(held);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    release();
  });
});

/** Starts one over a real socket and asks to wait for its end. */
async function startAndWait(
  who: TestPerson | undefined,
  sent: { readonly wait?: string; readonly prefer?: string; readonly key?: string; readonly count?: number },
): Promise<{
  readonly status: number;
  readonly applied: string | null;
  readonly states: string[];
  readonly ids: string[];
}> {
  const call = sent.count === undefined ? contract.images.generate : contract.images.generateMany;
  const query = sent.wait === undefined ? '' : `?wait=${sent.wait}`;
  const response = await fetch(test.app.address + apiBase + call.path + query, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(who && { authorization: `Bearer ${who.token}` }),
      ...(sent.prefer && { prefer: sent.prefer }),
      ...(sent.key && { 'idempotency-key': sent.key }),
    },
    body: JSON.stringify({ text_prompt: 'A quiet lake', size: '64x64', ...(sent.count && { count: sent.count }) }),
  });
  const body = (await response.json()) as { generation?: Content; generations?: Content[] };
  const made = body.generations ?? (body.generation ? [body.generation] : []);
  return {
    status: response.status,
    applied: response.headers.get('preference-applied'),
    states: made.map(({ status }) => status),
    ids: made.map(({ id }) => id),
  };
}

describe('a start whose answer is held back', () => {
  it('answers 200 with what was made, of a batch when all of it has ended [MAKE-75]', async () => {
    const ada = await test.person();
    expect(await startAndWait(ada, { wait: '60' })).toMatchObject({
      status: 200,
      applied: null,
      states: ['completed'],
    });
    const batch = await startAndWait(ada, { prefer: 'wait=60', count: 3 });
    expect(batch).toMatchObject({ status: 200, applied: 'wait=60' });
    expect(batch.states).toEqual(['completed', 'completed', 'completed']);
  });

  it('answers 202 when the time is over, without a wait, and as things stand [MAKE-75]', async () => {
    const ada = await test.person();
    const release = test.pauseEngine();
    const late = await startAndWait(ada, { prefer: 'wait=1', count: 2 });
    expect([late.status, late.applied]).toEqual([202, 'wait=1']);
    expect(late.states.every((state) => ['queued', 'processing'].includes(state))).toBe(true);
    expect((await startAndWait(ada, {})).status).toBe(202);
    expect((await startAndWait(undefined, { wait: '60' })).status).toBe(401);
    release();
    for (const id of late.ids) await test.finished(ada, id);
  });

  it('answers 200 with what has failed, which is refunded [MAKE-75]', async () => {
    const ada = await test.person({ credits: 10 });
    const release = test.pauseEngine();
    const held = startAndWait(ada, { wait: '60' });
    const id = await waitFor('the start', async () => {
      const { body } = await test.call(generations.list, { token: ada.token });
      return body.generations[0]?.id;
    });
    await test.call(generations.cancel, { token: ada.token, params: { id } });
    expect(await held).toMatchObject({ status: 200, states: ['failed'], ids: [id] });
    expect(await test.balance(ada)).toBe(10);
    release();
  });

  it(
    'charges once, however often it is sent under its key and whatever the wait comes to [MAKE-75]',
    { tags: 'on-server' },
    async () => {
      const ada = await test.person({ credits: 10 });
      const release = test.pauseEngine();
      const first = await startAndWait(ada, { wait: '1', key: 'once' });
      const again = Array.from({ length: 5 }, () => startAndWait(ada, { wait: '60', key: 'once' }));
      release();
      for (const answer of await Promise.all(again))
        expect(answer).toEqual({ status: 200, applied: null, states: ['completed'], ids: first.ids });
      expect(await startAndWait(ada, { key: 'once' })).toMatchObject({ status: 202, states: ['completed'] });
      expect(first.status).toBe(202);
      expect(await test.balance(ada)).toBe(9);
    },
  );

  it(
    'answers 202 who finds no place to wait, and keeps what it has started [MAKE-75]',
    { tags: 'on-server' },
    async () => {
      const ada = await test.person({ credits: 10 });
      const release = test.pauseEngine();
      const id = await start(ada);
      const held = Array.from({ length: perPerson }, () => hold(ada, id));
      await allTaken(ada, id);
      const answer = await startAndWait(ada, { prefer: 'wait=60' });
      expect([answer.status, answer.applied, answer.ids.length]).toEqual([202, null, 1]);
      release();
      await Promise.all(held);
      await test.finished(ada, answer.ids[0] ?? '');
    },
  );
});

it(
  'an answer that is held back is given as things stand when the process stops [MAKE-71]',
  { tags: 'on-server' },
  async () => {
    const ada = await test.person();
    const release = test.pauseEngine();
    const id = await start(ada);
    const held = Array.from({ length: perPerson }, () => hold(ada, id));
    await allTaken(ada, id);
    const stopped = test.app.stop();
    const answers = await Promise.all(held);
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`))).toEqual(new Set([`200 ${id}`]));
    release();
    await stopped;
  },
);
