import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchPage } from '../../pages/search-page.tsx';
import { aContent, aFilm } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';

function open(at = '/search', handlers: FakeHandlers = {}) {
  const backend = fakeBackend({
    'community.popularPrompts': () => ({
      prompts: [{ text_prompt: 'Northern lights over a fjord', content_id: 'p', favorite_count: 7 }],
    }),
    'community.trendingStyles': () => ({
      styles: [
        { style: 'none', count: 90 },
        { style: 'anime', count: 12 },
      ],
    }),
    'community.searchImages': () => ({ images: [aContent({ id: 'i', username: 'Teo' })], total: 1 }),
    'community.searchVideos': () => ({ videos: [aFilm({ id: 'v', username: 'Ada' })], total: 1 }),
    ...handlers,
  });
  renderApp(
    <Routes>
      <Route path="/search" element={<SearchPage />} />
      <Route path="*" element={null} />
    </Routes>,
    at,
  );
  return { backend, person: userEvent.setup() };
}
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
const query = () => screen.getByTestId('address').dataset['search'];
const asked = (backend: ReturnType<typeof open>['backend'], id: string) =>
  backend.calls.filter((call) => call.id === id).map(({ request }) => request.query.get('q'));

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));

describe('the search', () => {
  it('finds while one types, once a word has ended, and keeps the words in its address', async () => {
    const { person, backend } = open();
    expect(document.activeElement).toBe(field());
    await person.keyboard('lake');
    const results = await screen.findByRole('region', { name: 'Results' });
    expect(await within(results).findByRole('link', { name: /^Image by Teo: / })).toBeTruthy();
    expect(within(results).getByRole('link', { name: /^Video by Ada: / })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('2 results');
    expect(query()).toBe('?q=lake');
    expect(asked(backend, 'community.searchImages')).toEqual(['lake']);
  });

  it('drops an answer that was typed over', async () => {
    const late: (() => void)[] = [];
    const { person } = open('/search', {
      'community.searchImages': async ({ query: asks }) => {
        await new Promise<void>((resolve) => late.push(resolve));
        return { images: [aContent({ id: 'i', username: `Maker of ${asks.get('q')}` })], total: 1 };
      },
      'community.searchVideos': () => ({ videos: [], total: 0 }),
    });
    await person.type(field(), 'one');
    await waitFor(() => expect(late).toHaveLength(1));
    await person.type(field(), ' two');
    await waitFor(() => expect(late).toHaveLength(2));
    act(() => late.forEach((release) => release()));
    expect(await screen.findByRole('link', { name: /^Image by Maker of one two: / })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Image by Maker of one: / })).toBeNull();
    expect(query()).toBe('?q=one+two');
  });

  it('begins with a shared address, and shows one kind alone when asked', async () => {
    const { person, backend } = open('/search?q=rain');
    expect(field().value).toBe('rain');
    await screen.findByRole('link', { name: /^Image by Teo: / });
    await person.click(screen.getByRole('radio', { name: 'Videos' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Image by Teo: / })).toBeNull());
    expect(screen.getByRole('link', { name: /^Video by Ada: / })).toBeTruthy();
    expect(query()).toBe('?q=rain&show=video');
    expect(asked(backend, 'community.searchImages')).toEqual(['rain']);
  });

  it('is emptied by Escape and by its button, and goes to the results with the arrow down', async () => {
    const { person } = open('/search?q=rain');
    await screen.findByRole('link', { name: /^Image by Teo: / });
    field().focus();
    await person.keyboard('{ArrowDown}');
    expect(document.activeElement?.closest('[aria-label=Results]')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(field().value).toBe('');
    expect(query()).toBe('');
    expect(await screen.findByRole('heading', { name: 'Popular prompts' })).toBeTruthy();
    await person.type(field(), 'x');
    await person.keyboard('{Escape}');
    expect(field().value).toBe('');
  });

  it('offers words that others have liked, and styles of now, until there are words', async () => {
    const { person, backend } = open('/search', {
      'community.imageGallery': () => ({
        images: [aContent({ id: 's', username: 'Zoe' })],
        page: 1,
        limit: 20,
        total: 1,
        has_more: false,
      }),
    });
    const popular = await screen.findByRole('region', { name: 'Popular prompts' });
    expect((await within(popular).findByRole('link')).textContent).toBe('Northern lights over a fjordFavorites:7');
    expect(screen.queryByText('None')).toBeNull();
    await person.click(await screen.findByRole('link', { name: /^Anime/ }));
    expect(await screen.findByRole('link', { name: /^Image by Zoe: / })).toBeTruthy();
    expect(query()).toBe('?style=anime');
    const call = backend.calls.find(({ id }) => id === 'community.imageGallery');
    expect(call?.request.query.toString()).toBe('style=anime&page=1&limit=20');
    await person.click(screen.getByRole('button', { name: /Anime/ }));
    expect(query()).toBe('');
    await person.click(await screen.findByRole('link', { name: /Northern lights/ }));
    expect(field().value).toBe('Northern lights over a fjord');
  });

  it('looks for words within a style by the call that knows styles', async () => {
    const { backend } = open('/search?q=fox&style=neon', {
      'community.search': () => ({ images: [], page: 1, limit: 20, total: 0, has_more: false }),
    });
    expect(await screen.findByText('Nothing found for “fox”')).toBeTruthy();
    expect(backend.calls.find(({ id }) => id === 'community.search')?.request.body).toEqual({
      query: 'fox',
      filters: { style: 'neon' },
      page: 1,
      limit: 20,
    });
  });

  it('says when there is nothing, and offers suggestions', async () => {
    open('/search?q=zeppelin', {
      'community.searchImages': () => ({ images: [], total: 0 }),
      'community.searchVideos': () => ({ videos: [], total: 0 }),
    });
    expect(await screen.findByText('Nothing found for “zeppelin”')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('0 results');
    expect(screen.getByRole('heading', { name: 'Popular prompts' })).toBeTruthy();
  });

  it('says when it fails, and tries again', async () => {
    let broken = true;
    const { person } = open('/search?q=lake', {
      'community.searchImages': () =>
        broken ? errorAnswer(429) : { images: [aContent({ id: 'i', username: 'Teo' })], total: 1 },
    });
    expect(await screen.findByText('Too many requests. Please wait a moment and try again.')).toBeTruthy();
    broken = false;
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: /^Image by Teo: / })).toBeTruthy();
  });

  it('never shows the words of what it found', async () => {
    open('/search?q=lake', {
      'community.searchImages': () => ({
        images: [aContent({ id: 'i', username: 'Teo', text_prompt: null, is_prompt_locked: true })],
        total: 1,
      }),
    });
    const link = await screen.findByRole('link', { name: /^Image by Teo: / });
    expect(link.querySelector('img')?.getAttribute('alt')).toBe('');
  });
});
