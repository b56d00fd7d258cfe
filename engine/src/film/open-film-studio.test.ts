import { afterEach, describe, expect, test } from 'vitest';
import { alone } from './crew.ts';
import { aFilmRequest } from './film.testing.ts';
import { openFilmStudio } from './open-film-studio.ts';
import type { FilmStudio } from './open-film-studio.ts';
import { openShot } from './open-shot.ts';
import { isSlow } from '../long.testing.ts';

/** A director that dies in the middle of films whose title says so, and is the real one otherwise. */
const fragileDirector = new URL('fragile-director.testing.ts', import.meta.url);

let studio: FilmStudio | undefined;
const open = (director?: URL): FilmStudio => (studio = director ? openFilmStudio(director) : openFilmStudio());

afterEach(async () => {
  await studio?.close();
  studio = undefined;
});

describe('openFilmStudio', () => {
  // A city of neon signs is painted for longer than silk, and a lake with trees is set up for longer than all others.
  test.each(['abstract silk', ...(isSlow ? ['neon city in the rain', 'mountain lake with pine trees'] : [])])(
    'makes the same bytes of "%s" twice, and tells of every frame in order',
    async (prompt) => {
      const there = open();
      const told: number[] = [];
      const request = aFilmRequest({ prompt });
      const [one, other] = await Promise.all([
        there.film(request, { onProgress: (frame, frames) => told.push(frame / frames) }),
        there.film(request),
      ]);
      expect(one).toMatchObject({ width: 128, height: 72, durationS: 1, fps: 24, frames: 24 });
      expect(Buffer.compare(one.bytes, other.bytes)).toBe(0);
      expect(Buffer.compare(one.poster.data, other.poster.data)).toBe(0);
      expect(told).toEqual(Array.from({ length: 24 }, (_, i) => (i + 1) / 24));
    },
  );

  test('stops in the middle when aborted and goes on with the next', { tags: 'slow' }, async () => {
    const there = open();
    const controller = new AbortController();
    const told: number[] = [];
    const first = there.film(aFilmRequest({ durationS: 10, width: 640, height: 360 }), {
      signal: controller.signal,
      onProgress: (frame) => {
        told.push(frame);
        controller.abort(new Error('no longer wanted'));
      },
    });
    const second = there.film(aFilmRequest());
    await expect(first).rejects.toThrow('no longer wanted');
    await expect(second).resolves.toMatchObject({ frames: 24 });
    expect(told).toEqual([1]);
  });

  test('never starts a film that was aborted in line', { tags: 'slow' }, async () => {
    const there = open();
    const controller = new AbortController();
    const told: number[] = [];
    const first = there.film(aFilmRequest());
    const second = there.film(aFilmRequest(), { signal: controller.signal, onProgress: (frame) => told.push(frame) });
    controller.abort(new Error('changed my mind'));
    await expect(second).rejects.toThrow('changed my mind');
    await first;
    expect(told).toEqual([]);
    await expect(there.film(aFilmRequest(), { signal: controller.signal })).rejects.toThrow('changed my mind');
  });

  test('loses only the film whose process dies', { tags: 'slow' }, async () => {
    const there = open(fragileDirector);
    const [killed, ended, next] = await Promise.allSettled([
      there.film(aFilmRequest({ title: 'killed' })),
      there.film(aFilmRequest({ title: 'exit' })),
      there.film(aFilmRequest()),
    ]);
    expect(killed).toMatchObject({ reason: { message: expect.stringContaining('SIGKILL') } });
    expect(ended).toMatchObject({ reason: { message: expect.stringContaining('code 3') } });
    expect(next).toMatchObject({ value: { frames: 24 } });
  });

  const unreadable = [
    ['text', Buffer.from('This is not a picture at all.')],
    ['drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"></svg>')],
  ] as const;
  test.each(unreadable)('cannot read a %s as a picture', async (_, image) => {
    const share = { land: undefined, bakes: true, crew: alone };
    await expect(openShot(aFilmRequest({ prompt: '', image }), share)).rejects.toThrow(
      'The picture to animate cannot be read',
    );
  });

  test.each(unreadable)('says that it cannot read a %s as a picture', { tags: 'slow' }, async (_, image) => {
    await expect(open().film(aFilmRequest({ prompt: '', image }))).rejects.toThrow(
      'The picture to animate cannot be read',
    );
  });

  test('refuses what no film can be made of without starting a process', async () => {
    await expect(open().film(aFilmRequest({ width: 127 }))).rejects.toThrow(RangeError);
  });

  test('rejects what is unfinished when it closes, and everything after', async () => {
    const there = open();
    const unfinished = Promise.allSettled([there.film(aFilmRequest({ durationS: 10 })), there.film(aFilmRequest())]);
    await there.close();
    expect((await unfinished).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(there.film(aFilmRequest())).rejects.toThrow('closed');
  });
});
