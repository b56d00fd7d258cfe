import { describe, expect, it } from 'vitest';
import { createBoundedLimiter, type Leave } from './limiter.ts';

const bounds = { places: 2, waiting: 2, perPerson: 3, retryAfterS: 7 };
const refused = { code: 'unavailable', status: 503, retryAfterS: 7 };

/** Who has got a place so far, in the order in which they got it. */
function visit(limiter: ReturnType<typeof createBoundedLimiter>) {
  const inside: string[] = [];
  const leaves = new Map<string, Leave>();
  return {
    inside,
    leave: (name: string) => leaves.get(name)?.(),
    come: (name: string, who = name, signal?: AbortSignal) =>
      limiter.enter(who, signal).then((leave) => {
        inside.push(name);
        leaves.set(name, leave);
      }),
  };
}

/** Lets everything that is ready to run do so. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a bounded limiter', () => {
  it('lets in as many as it has places, keeps some waiting in order, and refuses the rest [GROUND-6]', async () => {
    const { come, inside, leave } = visit(createBoundedLimiter(bounds));
    const coming = ['a', 'b', 'c', 'd'].map((name) => come(name));
    await settled();
    expect(inside).toEqual(['a', 'b']);
    await expect(come('e')).rejects.toMatchObject(refused);
    leave('b');
    await settled();
    expect(inside).toEqual(['a', 'b', 'c']);
    leave('a');
    await Promise.all(coming);
    expect(inside).toEqual(['a', 'b', 'c', 'd']);
  });

  it('refuses a person who holds or waits for too many, and nobody else for it [GROUND-6]', async () => {
    const { come, inside, leave } = visit(createBoundedLimiter({ ...bounds, places: 1, waiting: 9 }));
    void come('a1', 'a');
    void come('a2', 'a');
    void come('a3', 'a');
    await settled();
    await expect(come('a4', 'a')).rejects.toMatchObject(refused);
    const other = come('b');
    for (const name of ['a1', 'a2', 'a3']) {
      leave(name);
      await settled();
    }
    await other;
    expect(inside).toEqual(['a1', 'a2', 'a3', 'b']);
    leave('b');
    await come('a5', 'a');
  });

  it('gives a place back once, however often it is left [GROUND-6]', async () => {
    const { come, inside, leave } = visit(createBoundedLimiter(bounds));
    await Promise.all([come('a'), come('b')]);
    leave('a');
    leave('a');
    await come('c');
    void come('d');
    await settled();
    expect(inside).toEqual(['a', 'b', 'c']);
  });

  it('forgets whoever loses interest while waiting [GROUND-6]', async () => {
    const { come, inside, leave } = visit(createBoundedLimiter({ ...bounds, places: 1, waiting: 1 }));
    await come('a');
    const abort = new AbortController();
    const waiting = come('b', 'b', abort.signal);
    abort.abort();
    await expect(waiting).rejects.toMatchObject(refused);
    const next = come('c');
    leave('a');
    await next;
    expect(inside).toEqual(['a', 'c']);
  });

  it('lets the patient wait in the same order, beyond the bound [GROUND-6]', async () => {
    const limiter = createBoundedLimiter({ ...bounds, places: 1, waiting: 0 });
    const leave = await limiter.enter('a');
    let isIn = false;
    const patient = limiter.enterPatiently().then((done) => {
      isIn = true;
      return done;
    });
    await settled();
    expect(isIn).toBe(false);
    leave();
    (await patient)();
    (await limiter.enter('b'))();
  });
});
