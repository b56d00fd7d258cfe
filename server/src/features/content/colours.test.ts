import { search } from '@loomlight/contract/search';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { coloursOf } from './colours.rules.ts';
import { fillColours } from './fill-colours.ts';

/** A picture of these colours, each with its share in percent; the rest is a middle grey. */
function pixelsOf(...parts: readonly (readonly [hex: string, percent: number])[]): Uint8Array {
  const grey = 100 - parts.reduce((sum, [, percent]) => sum + percent, 0);
  return Uint8Array.from(
    [...parts, ['#808080', grey] as const].flatMap(([hex, percent]) =>
      Array.from({ length: percent }, () => [...Buffer.from(hex.slice(1), 'hex'), 255]).flat(),
    ),
  );
}

describe('the colours of a picture', () => {
  it.each([
    ['#7a3fb5', 'violet'],
    ['#d63bd6', 'violet'],
    ['#2b62c9', 'blue'],
    ['#87b5e8', 'blue'],
    ['#0000ff', 'blue'],
    ['#1f9e9e', 'teal'],
    ['#2e8b3d', 'green'],
    ['#00ff00', 'green'],
    ['#e8c02c', 'gold'],
    ['#ffff00', 'gold'],
    ['#ee6a1c', 'ember'],
    ['#6b3f1d', 'ember'],
    ['#e0457b', 'rose'],
    ['#ff0000', 'rose'],
    ['#e6d3b3', 'sand'],
    ['#ffffff', 'white'],
    ['#0d0d10', 'black'],
    ['#000000', 'black'],
  ])('calls %s %s [KEEP-12]', (hex, name) => expect(coloursOf(pixelsOf([hex, 100]))).toEqual([name]));

  it('are the three largest of a tenth or more, the largest first, or one that stands out [KEEP-12]', () => {
    const [blue, green, rose, gold] = ['#2b62c9', '#2e8b3d', '#e0457b', '#e8c02c'] as const;
    expect(coloursOf(pixelsOf([green, 12], [blue, 30], [rose, 9]))).toEqual(['blue', 'green']);
    expect(coloursOf(pixelsOf([green, 20], [blue, 30], [rose, 15], [gold, 11]))).toEqual(['blue', 'green', 'rose']);
    expect(coloursOf(pixelsOf([rose, 6], [gold, 5]))).toEqual(['rose']);
    expect(coloursOf(pixelsOf([rose, 2]))).toEqual([]);
    expect(coloursOf(new Uint8Array())).toEqual([]);
    // What cannot be seen has no colour.
    expect(coloursOf(Uint8Array.of(255, 0, 0, 0, 0, 0, 255, 255))).toEqual(['blue']);
  });
});

describe('colours of earlier items', () => {
  let test: TestApp;
  let ada: TestPerson;
  beforeAll(async () => {
    test = await openTestApp();
  });
  beforeEach(async () => {
    await test.reset();
    ada = await test.person();
  });
  afterAll(() => test.close());

  const fill = (signal = AbortSignal.any([]), perRound?: number) =>
    fillColours({
      ...{ db: test.database.db, clock: test.clock, objectStore: test.objectStore, signal },
      ...(perRound !== undefined && { perRound }),
    });
  const forget = () => test.database.pool.query('UPDATE content SET colours = NULL');
  const found = async () => (await test.call(search.find, { query: { colour: 'ember' } })).body.generations.length;

  it('are filled by rounds from their stills, which stop and go on [KEEP-13]', { tags: 'on-server' }, async () => {
    for (let n = 0; n < 5; n += 1) await test.image(ada, { seed: 255 });
    await forget();
    expect(await found()).toBe(0);
    expect(await fill(undefined, 2)).toBe(2);
    expect(await found()).toBe(2);
    expect(await fill(AbortSignal.abort())).toBe(0);
    // Two processes at once do the same and harm nothing.
    expect((await Promise.all([fill(), fill()])).every((looked) => looked <= 3)).toBe(true);
    expect(await found()).toBe(5);
    expect(await fill()).toBe(0);
  });

  it('are none where there is no still or none that can be read, and never asked for again [KEEP-13]', async () => {
    const [gone, broken] = [await test.image(ada), await test.image(ada)];
    const { rows } = await test.database.pool.query<{ id: string; small_key: string }>(
      'SELECT id, small_key FROM content',
    );
    const keyOf = (id: string) => rows.find((row) => row.id === id)?.small_key ?? '';
    await test.objectStore.remove(keyOf(gone));
    await test.objectStore.put(keyOf(broken), Buffer.from('no picture'), 'image/webp');
    await forget();
    expect(await fill()).toBe(2);
    expect(await fill()).toBe(0);
  });

  it('wait for what has just been opened or closed, whose still is on its way [KEEP-13]', async () => {
    await test.image(ada, { seed: 255 });
    await forget();
    await test.database.pool.query('UPDATE content SET visibility_updated_at = $1', [test.clock.now()]);
    expect(await fill()).toBe(0);
    test.clock.advanceSeconds(3601);
    expect(await fill()).toBe(1);
  });
});
