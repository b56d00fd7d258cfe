import type { CardRef } from '@loomlight/contract';
import type { InfiniteData } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../api/queries.ts';
import { aContent, aVideo } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { watchEndOfList } from '../../testing/end-of-list.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { Gallery } from './gallery.tsx';
import { galleryKey, type GalleryPage, rememberGallery } from './gallery-query.ts';

const secondsBefore = (seconds: number) => new Date(Date.UTC(2026, 0, 12, 10) - seconds * 1_000).toISOString();
const card = (id: string): CardRef => ({
  id,
  user_id: 'somebody',
  created_at: secondsBefore(0),
  width: 1024,
  height: 1024,
  placeholder: null,
  small_url: `/media/${id}_small`,
});
/** Newest first, a second apart. */
const cards = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({
    ...card(`p${from + index}`),
    created_at: secondsBefore(from + index),
  }));

function open(handlers: FakeHandlers = {}) {
  const backend = fakeBackend({
    'gallery.publicImages': () => ({ images: cards(7), next: null }),
    'gallery.publicVideos': () => ({ videos: null, next: null }),
    'gallery.publicImage': ({ params }) => aContent({ id: params['id'] ?? '', username: `Maker ${params['id']}` }),
    ...handlers,
  });
  const view = renderApp(<Gallery />);
  return { backend, user: userEvent.setup(), view };
}
const gallery = () => screen.getByRole('region', { name: 'Created by the community' });
const cacheKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('loomlight:gallery-cache-v2'));

/** Tells every watched line at the end of a list that it is in view. */
let reach: () => void = () => undefined;
beforeEach(() => {
  reach = watchEndOfList();
});

describe('the gallery', () => {
  it('keeps 20 places at first, then names each image by its maker [R-GAL-11]', async () => {
    open();
    expect(screen.getByTestId('gallery-skeleton').childElementCount).toBe(20);
    expect(await screen.findByRole('link', { name: /^Image by Maker p0: / })).toBeTruthy();
    expect(screen.getByText("You've reached the end of the gallery!")).toBeTruthy();
  });

  it('never names an image by locked words, also for who has bought them [PEOPLE-18]', async () => {
    open({
      'gallery.publicImage': ({ params }) =>
        aContent({ id: params['id'] ?? '', username: 'Maker', text_prompt: 'bought words', is_prompt_locked: true }),
    });
    expect((await screen.findAllByRole('link', { name: 'Image by Maker: locked prompt' })).length).toBeGreaterThan(0);
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('bought words');
  });

  it('takes null for none [R-GAL-12]', async () => {
    open({ 'gallery.publicImages': () => ({ images: null, next: null }) });
    expect(await screen.findByText('The wall is still empty')).toBeTruthy();
  });

  it('says what went wrong, and tries again [R-GAL-05]', async () => {
    let broken = true;
    const { user } = open({
      'gallery.publicImages': () => (broken ? errorAnswer(404) : { images: cards(2), next: null }),
    });
    expect(await screen.findByText('Error loading gallery: The requested resource was not found.')).toBeTruthy();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: /^Image by Maker p0: / })).toBeTruthy();
  });

  it('says when the answer cannot be read [R-GAL-06]', async () => {
    open({ 'gallery.publicImages': () => Response.json({ images: [] }) });
    expect(await screen.findByText('Error loading gallery: Invalid response format from API')).toBeTruthy();
  });

  it('asks for details five at a time, with a pause between [R-GAL-07]', async () => {
    let running = 0;
    let most = 0;
    const starts: number[] = [];
    const { backend } = open({
      'gallery.publicImage': async ({ params }) => {
        starts.push(performance.now());
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 5));
        running -= 1;
        return aContent({ id: params['id'] ?? '' });
      },
    });
    await waitFor(() => expect(backend.count('gallery.publicImage')).toBe(7));
    expect(most).toBe(5);
    expect((starts[5] ?? 0) - (starts[4] ?? 0)).toBeGreaterThanOrEqual(95);
  });

  it('loads the next page by key when the end comes near, until one is short [R-GAL-01, R-GAL-02, R-GAL-03]', async () => {
    const { backend } = open({
      'gallery.publicImages': ({ query }) =>
        query.get('before') === null ? { images: cards(20), next: null } : { images: cards(3, 20), next: null },
    });
    await screen.findAllByRole('link');
    expect(screen.queryByText("You've reached the end of the gallery!")).toBeNull();
    reach();
    expect(await screen.findByText("You've reached the end of the gallery!")).toBeTruthy();
    const pages = backend.calls.filter(({ id }) => id === 'gallery.publicImages').map(({ request }) => request.query);
    expect(pages.map((query) => [query.get('limit'), query.get('before')])).toEqual([
      ['20', null],
      ['20', 'p19'],
    ]);
  });

  it('begins with what it remembers, then asks what is new [R-GAL-01]', async () => {
    const { view } = open();
    await screen.findByRole('link', { name: /^Image by Maker p6: / });
    await waitFor(() => expect(localStorage.getItem(cacheKeys()[0] ?? '')).toContain('Maker p6'));
    view.unmount();
    queryClient.clear();

    const { backend } = open({ 'gallery.publicImages': () => new Promise(() => undefined) });
    expect(await screen.findByRole('link', { name: /^Image by Maker p0: / })).toBeTruthy();
    await waitFor(() => expect(backend.count('gallery.publicImages')).toBe(1));
  });

  it('forgets after 10 minutes, and does not keep what is too large [R-GAL-09]', async () => {
    const { view } = open();
    await screen.findByRole('link', { name: /^Image by Maker p6: / });
    await waitFor(() => expect(localStorage.getItem(cacheKeys()[0] ?? '')).toContain('Maker p6'));
    expect(cacheKeys()).toHaveLength(1);
    view.unmount();
    queryClient.clear();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_001 });
    const second = open({ 'gallery.publicImages': () => new Promise(() => undefined) });
    await waitFor(() => expect(cacheKeys()).toHaveLength(0));
    expect(screen.getByTestId('gallery-skeleton')).toBeTruthy();
    second.view.unmount();
    queryClient.clear();

    open({
      'gallery.publicImages': () => ({ images: [{ ...card('p0'), small_url: 'x'.repeat(5_000_000) }], next: null }),
    });
    await screen.findByRole('link', { name: /^Image by Maker p0: / });
    expect(cacheKeys()).toHaveLength(0);
  });

  it('remembers of a long walk where it began, with the places of those pages', async () => {
    open();
    await screen.findByRole('link', { name: /^Image by Maker p6: / });
    const page = queryClient.getQueryData<InfiniteData<GalleryPage>>(galleryKey)?.pages[0];
    if (!page) throw new Error('There is no page.');
    queryClient.setQueryData<InfiniteData<GalleryPage>>(galleryKey, {
      pages: Array.from({ length: 500 }, () => page),
      pageParams: Array.from({ length: 500 }, (_, index) => ({ index })),
    });
    await rememberGallery(queryClient);
    const kept = JSON.parse(localStorage.getItem(cacheKeys()[0] ?? '') ?? '{}');
    expect(kept.state.data.pages).toHaveLength(25);
    expect(kept.state.data.pageParams.at(-1)).toEqual({ index: 24 });
  });

  it('is emptied and loaded anew by its button [R-GAL-04]', async () => {
    const { backend, user } = open();
    await screen.findByRole('link', { name: /^Image by Maker p6: / });
    await user.click(screen.getByRole('button', { name: 'Refresh gallery' }));
    await waitFor(() => expect(backend.count('gallery.publicImages')).toBe(2));
    await waitFor(() => expect(backend.count('gallery.publicImage')).toBe(14));
  });

  it('says which image failed to load [R-GAL-06]', async () => {
    open();
    const link = await screen.findByRole('link', { name: /^Image by Maker p0: / });
    act(() => void link.querySelector('img')?.dispatchEvent(new Event('error')));
    expect(within(gallery()).getByText('Failed to load')).toBeTruthy();
  });

  it('mixes images and videos, newest first, and leaves none out between its pages', async () => {
    const all = cards(50);
    // Every third is a video; of these the older half lies beyond the first page of images.
    const videos = all.filter((_, index) => index % 3 === 0 || index > 40);
    const images = all.filter((card) => !videos.includes(card));
    const page = (of: readonly CardRef[], query: URLSearchParams) => {
      const from = query.get('before') === null ? 0 : of.findIndex(({ id }) => id === query.get('before')) + 1;
      return of.slice(from, from + Number(query.get('limit')));
    };
    open({
      'gallery.publicImages': ({ query }) => ({ images: page(images, query), next: null }),
      'gallery.publicVideos': ({ query }) => ({ videos: page(videos, query), next: null }),
      'gallery.publicVideo': ({ params }) => aVideo({ id: params['id'] ?? '', username: `Maker ${params['id']}` }),
    });
    const held = () =>
      queryClient
        .getQueryData<InfiniteData<GalleryPage>>(galleryKey)
        ?.pages.map(({ items }) => items.map(({ id }) => id));
    await waitFor(() => expect(held()).toHaveLength(1));
    reach();
    await waitFor(() => expect(held()).toHaveLength(2));
    reach();
    await waitFor(() => expect(held()).toHaveLength(3));
    expect(held()?.map((ids) => ids.length)).toEqual([20, 20, 10]);
    expect(held()?.flat()).toEqual(all.map(({ id }) => id));
    expect(await screen.findByText("You've reached the end of the gallery!")).toBeTruthy();
  });

  it('names a video, says how long it is, and plays it while a pointer rests there', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const { user } = open({
      'gallery.publicVideos': () => ({ videos: [card('f0'), card('f1')], next: null }),
      'gallery.publicVideo': ({ params }) => aVideo({ id: params['id'] ?? '', username: `Maker ${params['id']}` }),
    });
    const video = await screen.findByRole('link', { name: /^Video by Maker f0: / });
    expect(video.getAttribute('href')).toBe('/generate/video/f0');
    expect(within(video).getByText('0:05')).toBeTruthy();
    await user.hover(video);
    await waitFor(() => expect(video.querySelector('video')?.getAttribute('src')).toContain('/videos/public/f0'));
    expect(video.querySelector('video')?.muted).toBe(true);
    await user.hover(await screen.findByRole('link', { name: /^Video by Maker f1: / }));
    await waitFor(() => expect(gallery().querySelectorAll('video')).toHaveLength(1));
    expect(video.querySelector('video')).toBeNull();
    await user.unhover(await screen.findByRole('link', { name: /^Video by Maker f1: / }));
    expect(gallery().querySelector('video')).toBeNull();
    play.mockRestore();
  });

  it('keeps the poster of a video for who wants stillness', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const { user } = open({
      'gallery.publicImages': () => ({ images: null, next: null }),
      'gallery.publicVideos': () => ({ videos: [card('f0')], next: null }),
      'gallery.publicVideo': () => aVideo({ id: 'f0', username: 'Maker f0' }),
    });
    const video = await screen.findByRole('link', { name: /^Video by Maker f0: / });
    await user.hover(video);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(video.querySelector('video')).toBeNull();
  });
});
