import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aContent, aVideo, aSelf, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { Gallery } from './gallery.tsx';
import { firstPlace, loadMixedPage, type MixedSource } from './mixed-pages.ts';

function open(at = '/', handlers: FakeHandlers = {}) {
  const backend = fakeBackend({
    'gallery.publicImages': () => ({ images: [aContent({ id: 'new', username: 'New' })], next: null }),
    'gallery.publicVideos': () => ({ videos: [aVideo({ id: 'film', username: 'Film' })], next: null }),
    'community.trendingImages': () => ({ images: [aContent({ id: 'hot', username: 'Hot' })] }),
    'community.trendingVideos': () => ({ videos: [] }),
    ...handlers,
  });
  renderApp(<Gallery />, at);
  return { backend, person: userEvent.setup() };
}
const query = () => screen.getByTestId('address').dataset['search'];

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));

describe('the gallery, sorted and filtered', () => {
  it('keeps in the address what is not the usual', async () => {
    const { person, backend } = open();
    await screen.findByRole('link', { name: /^Image by New: / });
    await person.click(screen.getByRole('radio', { name: 'Trending' }));
    expect(await screen.findByRole('link', { name: /^Image by Hot: / })).toBeTruthy();
    expect(query()).toBe('?sort=trending');
    await person.click(screen.getByRole('radio', { name: 'Videos' }));
    expect(await screen.findByText('No videos found')).toBeTruthy();
    expect(query()).toBe('?sort=trending&show=video');
    await person.click(screen.getByRole('radio', { name: 'Newest' }));
    expect(await screen.findByRole('link', { name: /^Video by Film: / })).toBeTruthy();
    await person.click(screen.getByRole('radio', { name: 'All' }));
    expect(query()).toBe('');
    expect(backend.count('community.trendingImages')).toBe(1);
  });

  it('comes as a shared address asks, and asks for nothing else', async () => {
    const { backend } = open('/?show=image');
    await screen.findByRole('link', { name: /^Image by New: / });
    expect(screen.getByRole('radio', { name: 'Images' }).getAttribute('aria-checked')).toBe('true');
    expect(backend.count('gallery.publicVideos')).toBe(0);
  });

  it('shows who is signed in what those make whom they follow, by pages, and remembers nothing of it [KEEP-7]', async () => {
    signInAs();
    const feed = Array.from({ length: 25 }, (_, index) =>
      aContent({
        id: `own-${index}`,
        username: 'Teo',
        created_at: new Date(Date.UTC(2026, 0, 1, 0, 0, 60 - index)).toISOString(),
      }),
    );
    const asked: string[] = [];
    const { person } = open('/', {
      'accounts.profile': () => aSelf(),
      'follows.feed': ({ query: sent }) => {
        asked.push(`${sent.get('filter')} ${sent.get('before')}`);
        const from = feed.findIndex(({ id }) => id === sent.get('before')) + 1;
        return { generations: sent.get('filter') === 'image' ? feed.slice(from, from + 20) : [], next: null };
      },
    });
    await person.click(await screen.findByRole('radio', { name: 'Following' }));
    expect((await screen.findAllByRole('link', { name: /^Image by Teo: / })).length).toBeGreaterThan(0);
    expect([query(), asked.toSorted()]).toEqual(['?sort=following', ['image null', 'video null']]);
    expect(JSON.stringify(localStorage)).not.toContain('own-1');
  });

  it('says what to do where nobody who is followed has made anything [KEEP-7]', async () => {
    signInAs();
    const { person } = open('/?sort=following&show=video', {
      'accounts.profile': () => aSelf(),
      'follows.feed': () => ({ generations: [], next: null }),
    });
    expect(await screen.findByText('Nothing from those you follow yet')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'See what is new' }));
    expect(query()).toBe('');
    expect(await screen.findByRole('link', { name: /^Image by New: / })).toBeTruthy();
  });

  it('offers a guest no such thing, and shows the newest where an address asks for it [KEEP-7]', async () => {
    const { backend } = open('/?sort=following');
    expect(await screen.findByRole('link', { name: /^Image by New: / })).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'Following' })).toBeNull();
    expect(backend.count('follows.feed')).toBe(0);
  });

  it('remembers the usual wall alone', async () => {
    open('/?sort=trending');
    await screen.findByRole('link', { name: /^Image by Hot: / });
    const kept = Object.keys(localStorage).filter((key) => key.includes('gallery-cache'));
    await waitFor(() => expect(kept).toEqual([]));
  });

  it('says what went wrong with a filter too', async () => {
    open('/?sort=trending', { 'community.trendingImages': () => errorAnswer(404) });
    expect(await screen.findByText('Error loading gallery: The requested resource was not found.')).toBeTruthy();
  });
});

describe('two lists shown as one', () => {
  const source = (images: number, videos: number): MixedSource => ({
    by: 'offset',
    order: 'rank',
    load: async (kind, from, limit) =>
      Array.from({ length: kind === 'image' ? images : videos }, (_, index) =>
        aContent({ id: `${kind}-${index}`, content_type: kind }),
      ).slice(from, from + limit),
  });

  it('lose none and show none twice, whatever their lengths', async () => {
    const signal = new AbortController().signal;
    for (const [images, videos] of [
      [0, 0],
      [3, 50],
      [50, 3],
      [20, 20],
      [41, 19],
    ] as const) {
      let place = firstPlace('all');
      const seen: string[] = [];
      for (let page = 0; page < 10; page += 1) {
        const { listed, next } = await loadMixedPage(source(images, videos), place, signal);
        seen.push(...listed.map(({ id }) => id));
        place = next;
        if (listed.length < 20) break;
      }
      expect(new Set(seen).size).toBe(images + videos);
      expect(seen).toHaveLength(images + videos);
    }
  });

  it('take turns where each is ranked for itself', async () => {
    const { listed } = await loadMixedPage(source(30, 2), firstPlace('all'), new AbortController().signal);
    expect(listed.slice(0, 5).map(({ id }) => id)).toEqual(['image-0', 'video-0', 'image-1', 'video-1', 'image-2']);
  });
});
