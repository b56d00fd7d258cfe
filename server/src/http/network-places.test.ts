import { fastify } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { createNetworkPlaces, holdNetworksApart } from './network-places.ts';

describe('places of a network', () => {
  it('are sixteen; the next wait in their order and hold up no other network [GROUND-6]', () => {
    const enter = createNetworkPlaces();
    const started: number[] = [];
    const come = (n: number, name = 'one') => enter(name, () => started.push(n));
    const places = Array.from({ length: 18 }, (_, n) => come(n));
    expect(places.map((place) => place?.mustWait)).toEqual([...Array(16).fill(false), true, true]);
    expect(come(99, 'other')).toMatchObject({ mustWait: false });
    places[3]?.leave();
    places[3]?.leave();
    expect(started).toEqual([16]);
    places[16]?.leave();
    expect(started).toEqual([16, 17]);
  });

  it('are given to nobody who has gone away, and come back when all have left [GROUND-6]', () => {
    const enter = createNetworkPlaces();
    const started: number[] = [];
    const places = Array.from({ length: 18 }, (_, n) => enter('one', () => started.push(n)));
    places[16]?.leave();
    for (const place of places.slice(0, 16)) place?.leave();
    expect(started).toEqual([17]);
    places[17]?.leave();
    expect(Array.from({ length: 16 }, () => enter('one', () => undefined)?.mustWait)).not.toContain(true);
  });

  it('are refused behind five hundred who wait, and behind five thousand of all networks [GROUND-6]', () => {
    const enter = createNetworkPlaces();
    const crowd = (name: string, count: number) => Array.from({ length: count }, () => enter(name, () => undefined));
    const one = crowd('one', 516);
    expect(one.at(-1)).toMatchObject({ mustWait: true });
    expect(enter('one', () => undefined)).toBeUndefined();
    for (let n = 2; n <= 10; n += 1) crowd(`${n}`, 516);
    expect(crowd('eleven', 17).at(-1)).toBeUndefined();
    one.at(-1)?.leave();
    expect(enter('eleven', () => undefined)).toMatchObject({ mustWait: true });
  });
});

describe('a burst of one network', () => {
  const app = fastify({ trustProxy: true });
  afterAll(() => app.close());

  it('waits for itself, keeps nobody else waiting, and is answered in full [GROUND-6]', async () => {
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    let inside = 0;
    holdNetworksApart(app);
    app.get('/slow', async () => {
      inside += 1;
      await gate;
      return 'done';
    });
    app.get('/quick', async () => 'done');
    const ask = (url: string, from: string) => app.inject({ url, headers: { 'x-forwarded-for': from } });
    const burst = Array.from({ length: 600 }, () => ask('/slow', '203.0.113.66'));
    expect((await ask('/quick', '198.51.100.7')).statusCode).toBe(200);
    expect(inside).toBe(16);
    open();
    const statuses = (await Promise.all(burst)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(516);
    expect(statuses.filter((status) => status === 503)).toHaveLength(84);
    expect((await ask('/quick', '203.0.113.66')).statusCode).toBe(200);
  });
});
