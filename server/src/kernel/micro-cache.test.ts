import { describe, expect, it } from 'vitest';
import { createMicroCache } from './micro-cache.ts';

function open(entriesMax = 2) {
  let time = 0;
  let made = 0;
  const cache = createMicroCache<number>({ keepMs: 1_000, entriesMax, now: () => time });
  return { cache, make: async () => (made += 1), later: (ms: number) => (time += ms) };
}

describe('the cache of a moment', () => {
  it('makes one answer of many questions at once, and a new one a second later', async () => {
    const { cache, make, later } = open();
    expect(await Promise.all([cache.get('a', make), cache.get('a', make)])).toEqual([1, 1]);
    later(999);
    expect(await cache.get('a', make)).toBe(1);
    later(1);
    expect(await cache.get('a', make)).toBe(2);
  });

  it('keeps no failure, no more than its number, and nothing after it was cleared', async () => {
    const { cache, make } = open();
    await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await cache.get('a', make)).toBe(1);
    await cache.get('b', make);
    await cache.get('c', make);
    expect(await cache.get('a', make)).toBe(4);
    cache.clear();
    expect(await cache.get('a', make)).toBe(5);
  });
});
