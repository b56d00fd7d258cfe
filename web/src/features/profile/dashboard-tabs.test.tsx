import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DashboardPage } from '../../pages/dashboard-page.tsx';
import { ProfilePage } from '../../pages/profile-page.tsx';
import { aContent, aVideo, aSelf, noFollowers, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';

const created_at = '2026-01-01T00:00:00.000Z';
const counts = { posts: 3, images: 2, videos: 1 };
const others = { user_id: '0190-teo', username: 'Teo Marchetti', credits_used: null };

function open(at: string, handlers: FakeHandlers = {}) {
  const backend = fakeBackend({
    'accounts.profile': () => aSelf(),
    'profiles.profile': ({ params: { username = '' } }) => ({
      user: { id: 'u', username, fullName: username, profile_pic: null, bio: '', created_at, counts, ...noFollowers },
    }),
    'profiles.content': () => ({ images: [], videos: [], total: 0 }),
    'library.favorites': () => ({ favorites: [], total: 0 }),
    'prompts.purchases': () => ({ purchases: [], total: 0 }),
    ...handlers,
  });
  renderApp(
    <Routes>
      <Route path="/dashboard/:first?/:second?" element={<DashboardPage />} />
      <Route path="/profile/:username/:tab?" element={<ProfilePage />} />
      <Route path="*" element={null} />
    </Routes>,
    at,
  );
  return { backend, person: userEvent.setup() };
}
const address = () => screen.getByTestId('address');
const counters = () => [
  ...(screen.getByRole('heading', { level: 1 }).parentElement?.querySelectorAll('p > span') ?? []),
];

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));

describe('the tabs of a dashboard', () => {
  it('are five for the owner, in their order, and three for everybody else [R-DASH-10]', async () => {
    signInAs();
    open('/dashboard');
    await screen.findByText('Nothing here yet');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Favorites',
      'All',
      'Images',
      'Videos',
      'Purchases',
    ]);
  });

  it('say of a piece that this site has removed that it is, and not that it has failed to load [DESK-18]', async () => {
    signInAs();
    const moderation = { state: 'removed' as const, statement_url: '/statement/one' };
    open('/dashboard', {
      'profiles.content': () => ({ images: [aContent({ moderation })], videos: [], total: 1 }),
    });
    const grid = await screen.findByRole('tabpanel');
    await waitFor(() => expect(grid.querySelector('img')).toBeTruthy());
    for (const image of grid.querySelectorAll('img')) fireEvent.error(image);
    expect(within(grid).getByText('Removed by this site')).toBeTruthy();
  });

  it('of others fall back to all where the address names one that is the owner’s alone', async () => {
    signInAs();
    const { backend } = open('/profile/Teo/favorites');
    await screen.findByText('Nothing here yet');
    expect(screen.getAllByRole('tab')).toHaveLength(3);
    expect(screen.getByRole('tab', { name: 'All' }).getAttribute('aria-selected')).toBe('true');
    expect(backend.count('library.favorites')).toBe(0);
  });

  it('are one’s own on one’s own profile too, and keep its path', async () => {
    signInAs();
    const { person } = open('/profile/Mira%20Lindqvist');
    await screen.findByText('Nothing here yet');
    await person.click(screen.getByRole('tab', { name: 'Favorites' }));
    expect(address().textContent).toBe('/profile/Mira%20Lindqvist/favorites');
    expect(await screen.findByText('No favorites yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Browse the gallery' }).getAttribute('href')).toBe('/#gallery');
  });

  it.each([
    ['/dashboard', 'Nothing here yet'],
    ['/dashboard/image', 'No images found'],
    ['/dashboard/video', 'No videos found'],
    ['/dashboard/favorites', 'No favorites yet'],
    ['/dashboard/prompt-purchases', 'No prompt purchases yet'],
  ])('say what is missing: %s [R-ROUTE-08, R-DASH-25]', async (at, words) => {
    signInAs();
    open(at);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('say how purchases come about [R-DASH-25]', async () => {
    signInAs();
    open('/dashboard/prompt-purchases');
    expect(
      await screen.findByText('When you purchase prompt access to locked content, it will appear here!'),
    ).toBeTruthy();
  });

  it('say which list could not be loaded, and which profile [R-DASH-26]', async () => {
    open('/profile/Teo', { 'profiles.content': () => errorAnswer(403, { message: 'Failed to load dashboard' }) });
    expect(await screen.findByText('Failed to load dashboard')).toBeTruthy();
    open('/profile/nobody', { 'profiles.profile': () => errorAnswer(404) });
    expect(await screen.findByText('Failed to load user profile')).toBeTruthy();
  });
});

describe('favorites', () => {
  const liked = (count: number) => Array.from({ length: count }, (_, index) => `like-${index}`);
  const handlers = (ids: readonly string[]): FakeHandlers => ({
    'library.favorites': ({ query }) => {
      const offset = Number(query.get('offset') ?? 0);
      const limit = Number(query.get('limit'));
      if (query.get('filter') !== 'all') return { favorites: [], total: query.get('filter') === 'image' ? 15 : 3 };
      const favorites = ids
        .slice(offset, offset + limit)
        .map((id) => ({ id, content_type: 'image' as const, created_at }));
      return { favorites, total: 18 };
    },
    'gallery.publicImage': ({ params: { id = '' } }) =>
      aContent({ ...others, id, text_prompt: `Words of ${id}`, is_user_favorite: true, favorite_count: 4 }),
  });

  it('are asked for by nines with the filter all, and completed five at a time, in their order [R-DASH-28]', async () => {
    signInAs();
    let running = 0;
    let most = 0;
    const base = handlers(liked(9));
    const { backend } = open('/dashboard/favorites', {
      ...base,
      'gallery.publicImage': async (request) => {
        most = Math.max(most, (running += 1));
        await new Promise((resolve) => setTimeout(resolve, 5));
        running -= 1;
        return aContent({ ...others, id: request.params['id'] ?? '', text_prompt: `Words of ${request.params['id']}` });
      },
    });
    const cards = await screen.findAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(
      liked(9).map((id) => `Words of ${id}`),
    );
    expect(most).toBe(5);
    const asked = backend.calls.filter(({ id }) => id === 'library.favorites').map(({ request: { query } }) => query);
    expect(asked.find((query) => query.get('filter') === 'all')?.toString()).toBe('limit=9&offset=0&filter=all');
  });

  it('rename the first counter and count both kinds [R-DASH-09]', async () => {
    signInAs();
    open('/dashboard/favorites', handlers(liked(2)));
    await screen.findAllByRole('article');
    await waitFor(() =>
      expect(counters().map(({ textContent }) => textContent)).toEqual(['18favorited', '15images', '3videos']),
    );
  });

  it('show own private items, and leave out what is gone', async () => {
    signInAs();
    open('/dashboard/favorites', {
      ...handlers(['mine', 'gone']),
      'gallery.publicImage': () => errorAnswer(404),
      'images.get': ({ params: { id = '' } }) =>
        id === 'mine' ? aContent({ id, is_public: false, text_prompt: 'Mine alone' }) : errorAnswer(404),
    });
    expect(await screen.findByText('Mine alone')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('are taken back with the heart of their card at once, and come back when that fails', async () => {
    signInAs();
    let refuse: () => void = () => undefined;
    const { person } = open('/dashboard/favorites', {
      ...handlers(['like-0']),
      'favorites.set': async () => {
        await new Promise<void>((resolve) => {
          refuse = resolve;
        });
        return errorAnswer(404);
      },
    });
    const card = await screen.findByRole('article');
    const heart = within(card).getByRole('button', { name: 'Favorite' });
    const count = () => within(card).getByText('Favorites:').parentElement?.textContent;
    await person.click(heart);
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('false'));
    expect(count()).toBe('Favorites:3');
    refuse();
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
    expect(count()).toBe('Favorites:4');
  });
});

describe('purchases', () => {
  it('show their items, the words of those that are gone, and how many there are [R-DASH-09, R-DASH-28, PEOPLE-50]', async () => {
    signInAs();
    const bought = { owner_id: '0190-teo', credits_used: 5, created_at, negative_prompt: null };
    open('/dashboard/prompt-purchases', {
      'prompts.purchases': ({ query }) => ({
        purchases: [
          { ...bought, no: 2, content_id: 'there', content_type: 'image', text_prompt: 'Words that are there' },
          { ...bought, no: 1, content_id: 'gone', content_type: 'video', text_prompt: 'Words of a film that is gone' },
        ],
        total: { image: 140, video: 2 }[query.get('filter') ?? ''] ?? 142,
      }),
      'gallery.publicImage': ({ params: { id = '' } }) =>
        aContent({ ...others, id, text_prompt: 'Words that are there', is_prompt_locked: true }),
      'gallery.publicVideo': () => errorAnswer(404),
      'videos.get': () => errorAnswer(404),
    });
    const [there, gone] = await screen.findAllByRole('article');
    expect(there?.querySelector('h2 svg.text-green')).toBeTruthy();
    expect(gone?.textContent).toContain('No longer public');
    expect(gone?.textContent).toContain('5 credits');
    // Words that were bought begin as private.
    expect(
      screen.getByRole('link', { name: 'Create with these words: Words of a film that is gone' }).getAttribute('href'),
    ).toBe('/generate?prompt=Words+of+a+film+that+is+gone&private=1');
    await waitFor(() =>
      expect(counters().map(({ textContent }) => textContent)).toEqual(['142purchased', '140images', '2videos']),
    );
  });
});

describe('a press on a card', () => {
  const mine = aContent({ id: 'mine', is_public: false, text_prompt: 'A private harbour' });
  const video = aVideo({ id: 'film', ...others });

  it('opens its dialog, own private items too, under an address of its own, which closing takes away [R-DASH-22]', async () => {
    signInAs();
    const { person, backend } = open('/dashboard/image', {
      'profiles.content': () => ({ images: [mine], videos: [], total: 1 }),
      'images.get': () => mine,
    });
    await person.click(await screen.findByRole('link', { name: /^Image by Mira Lindqvist: / }));
    const dialog = await screen.findByRole('dialog', { name: 'Image details' });
    expect(within(dialog).getByText('A private harbour', { selector: 'p' })).toBeTruthy();
    expect(address().dataset['search']).toBe('?image=mine');
    expect(backend.count('gallery.publicImage')).toBe(0);
    for (const name of ['Download', 'Share', 'Favorite', 'Copy prompt and remix'])
      expect(within(dialog).getByRole('button', { name })).toBeTruthy();
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address().dataset['search']).toBe('');
    expect(address().textContent).toBe('/dashboard/image');
  });

  it('copies its prompt and goes to /generate [R-DASH-23, PEOPLE-25]', async () => {
    signInAs();
    const { person } = open('/dashboard', {
      'profiles.content': () => ({ images: [mine], videos: [], total: 1 }),
      'images.get': () => mine,
    });
    await person.click(await screen.findByRole('link', { name: /^Image by Mira Lindqvist: / }));
    await person.click(await screen.findByRole('button', { name: 'Copy prompt and remix' }));
    expect(address().textContent).toBe('/generate');
    expect(address().dataset['search']).toBe(`?remix=${mine.id}`);
    expect(await navigator.clipboard.readText()).toBe('A private harbour');
  });

  it('opens from a shared address, even where the page does not list it', async () => {
    open('/profile/Teo?video=film', { 'videos.get': () => video, 'gallery.publicVideo': () => video });
    const dialog = await screen.findByRole('dialog', { name: 'Video details' });
    expect(await within(dialog).findByText('Rain on a neon street', { selector: 'p' })).toBeTruthy();
  });

  it('says when what was shared cannot be seen', async () => {
    open('/profile/Teo?image=secret');
    expect(await screen.findByText('Image details are not available. Please try again.')).toBeTruthy();
    await waitFor(() => expect(address().dataset['search']).toBe(''));
  });

  it('takes along what was shared from the bare dashboard when a visitor is sent home', async () => {
    open('/dashboard?image=mine');
    await waitFor(() => expect(address().textContent).toBe('/'));
    expect(address().dataset['search']).toBe('?image=mine');
  });

  it('leads to where an item develops as long as it is not ready', async () => {
    signInAs();
    const { person } = open('/dashboard', {
      'profiles.content': () => ({ images: [aContent({ id: 'slow', status: 'queued' })], videos: [], total: 1 }),
    });
    await person.click(await screen.findByRole('link', { name: /^Image by Mira Lindqvist: / }));
    expect(address().textContent).toBe('/generate/slow');
  });
});

describe('a card', () => {
  it('shows the still of an image, and plays a video over its poster while a pointer rests on it [R-DASH-15]', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    open('/profile/Teo', {
      'profiles.content': () => ({
        images: [aContent({ ...others, id: 'i' })],
        videos: [aVideo({ ...others, id: 'v', created_at: '2025-01-01T00:00:00.000Z' })],
        total: 2,
      }),
    });
    const [picture, video] = await screen.findAllByRole('article');
    expect(picture?.querySelector('.tile > img')?.getAttribute('src')).toBe(aContent().small_url);
    expect(within(picture ?? document.body).getByText('Public')).toBeTruthy();
    const tile = video?.querySelector<HTMLElement>('.tile');
    expect(tile?.querySelector('img')?.getAttribute('src')).toBe(aVideo().small_url);
    if (tile) fireEvent.pointerEnter(tile);
    await waitFor(() => expect(tile?.querySelector('video')?.src).toContain('/videos/public/'));
  });

  it('says nothing when a download or a share from it fails [R-ERR-36]', async () => {
    const { person, backend } = open('/profile/Teo', {
      'profiles.content': () => ({ images: [aContent({ ...others, id: 'i' })], videos: [], total: 1 }),
      'images.download': () => errorAnswer(404),
      'images.share': () => errorAnswer(404),
    });
    await person.click(await screen.findByRole('button', { name: 'Download' }));
    await person.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(backend.count('images.share')).toBe(1));
    expect(screen.queryByText(/^Failed to (download|share)/)).toBeNull();
  });
});
