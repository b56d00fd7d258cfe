import { imageSizes, imageStyles } from '@loomlight/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aContent, aVideo, aSelf, videoOptions, signInAs } from '../../testing/builders.ts';
import { fakeBackend } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { Composer } from '../prompt-form/composer/composer.tsx';
import { emptyForm } from '../prompt-form/form/form-state.ts';
import { formStore } from '../prompt-form/form/form-store.ts';
import { repeatOf } from '../start-generation/repeat-generation.ts';
import { ImageResult } from './generation-result.tsx';

/** The lists of a server whose default engine costs so much more. */
function serve(price: number, others: number): void {
  signInAs();
  const sizes = imageSizes.map((size) => ({ ...size, credits: Math.ceil(size.credits * price) }));
  const { engines: _, ...aVideo } = videoOptions();
  const engine = (name: string, costMultiplier: number) => ({ name, cost_multiplier: costMultiplier });
  const named = [
    engine('studio', price),
    ...Array.from({ length: others }, (__, index) => engine(`other-${index}`, 9)),
  ];
  fakeBackend({
    'images.sizes': () => ({
      ...{ sizes, styles: [...imageStyles] },
      engines: named.map((one) => ({ ...one, seeded: true, takes_negative_prompt: false, sizes })),
    }),
    'videos.options': () => ({ ...aVideo, engines: named.map((one) => ({ ...one, ...aVideo })) }),
    'accounts.profile': () => aSelf({ credits: 500 }),
    'images.get': () => aContent({ id: 'one', text_prompt: 'A harbour' }),
  });
  const answer = fetch;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    new Request(input, init).url.endsWith('/site.json')
      ? Promise.resolve(Response.json({ engine_prices: { image: price, video: price } }))
      : answer(input, init),
  );
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  act(() => formStore.change({ ...emptyForm, prompt: 'A lake' }));
});

describe('prices of the engine that is asked by default', () => {
  it.each([
    [1, '2', '15'],
    [1.5, '3', '23'],
    [2.25, '5', '34'],
  ])('with %f: %s for an image and %s for a video, in the form [MAKE-15]', async (price, image, video) => {
    serve(price, 2);
    renderApp(<Composer />);
    const button = await screen.findByRole('button', { name: /^Generate Image/ });
    await waitFor(() => expect(button.textContent).toContain(image));
    act(() =>
      formStore.change({
        ...formStore.read(),
        contentType: 'video',
        video: { ...emptyForm.video, model: 'seedance-pro' },
      }),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: /^Generate Video/ }).textContent).toContain(video));
  });

  it.each([
    [1, ['Variations, 8 credits', 'Animate, 10 credits', 'Upscale, 8 credits']],
    [1.5, ['Variations, 12 credits', 'Animate, 15 credits', 'Upscale, 8 credits']],
  ])('with %f: %j below a result [MAKE-15]', async (price, acts) => {
    serve(price, 1);
    renderApp(<ImageResult id="one" />);
    await waitFor(async () => {
      const buttons = within(await screen.findByRole('toolbar', { name: /^Work on/ })).getAllByRole('button');
      expect(buttons.slice(0, 2).map((each) => each.querySelector('span')?.textContent)).toEqual(acts.slice(0, 2));
      // Enlarging has one price.
      expect(buttons.find((each) => each.textContent.includes('Upscale'))?.querySelector('span')?.textContent).toBe(
        acts[2],
      );
    });
  });

  it('are what making again costs, for as many as there were [MAKE-15]', () => {
    const prices = { image: 1.5, video: 1.1 };
    const words = { prompt: 'A lake', isOwn: true };
    expect(repeatOf(aContent(), words, { count: 4, prices }).cost).toBe(12);
    expect(
      repeatOf(aVideo({ resolution: '720p', duration: 5, model: 'seedance-lite-t2v' }), words, { count: 1, prices })
        .cost,
    ).toBe(11);
  });

  it.each([0, 3])('are all that is seen of engines, with %i beside it [MAKE-15]', async (others) => {
    serve(1, others);
    renderApp(<Composer />);
    const button = await screen.findByRole('button', { name: /^Generate Image/ });
    await waitFor(() => expect(button.textContent).toContain('2'));
    expect(document.body.textContent).not.toMatch(/engine|studio|other-/i);
    expect(screen.queryByRole('button', { name: /engine/i })).toBeNull();
  });
});
