import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { DashboardPage } from '../../pages/dashboard-page.tsx';
import { ProfilePage } from '../../pages/profile-page.tsx';
import { aContent, aSelf, noFollowers, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';

const counts = { posts: 3, images: 2, videos: 1 };
const user = (username: string) => ({
  user: {
    id: 'u',
    username,
    fullName: username,
    profile_pic: null,
    bio: '',
    created_at: '2026-01-01T00:00:00.000Z',
    counts,
    ...noFollowers,
  },
});

function open(at: string, handlers: FakeHandlers = {}) {
  const backend = fakeBackend({
    'accounts.profile': () => aSelf(),
    'profiles.profile': ({ params }) => user(params['username'] ?? ''),
    'profiles.content': () => ({ images: [], videos: [], total: 0 }),
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
const address = () => screen.getByTestId('address').textContent;

describe('the dashboard', () => {
  it('sends visitors home [R-DASH-02]', async () => {
    open('/dashboard');
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('shows one’s own name, counters, and what is left [R-DASH-02, R-DASH-08]', async () => {
    signInAs();
    open('/dashboard');
    expect(await screen.findByRole('heading', { name: 'Mira Lindqvist' })).toBeTruthy();
    expect(screen.getByText('50 credits').getAttribute('href')).toBe('/credits');
    expect(screen.getByText('posts').textContent).toBe('3posts');
  });

  it('says one image and one video, not images and videos [PEOPLE-37]', async () => {
    signInAs();
    open('/dashboard');
    expect((await screen.findByText('video')).textContent).toBe('1video');
    expect(screen.getByText('images').textContent).toBe('2images');
  });

  it('is one’s own under one’s own name, however it is written [R-DASH-03]', async () => {
    signInAs();
    open('/dashboard/mira%20lindqvist');
    expect(await screen.findByText('50 credits')).toBeTruthy();
  });

  it('mixes images and videos, newest first, and shows the state of what is not ready [R-DASH-10, R-DASH-15, R-DASH-16, R-DASH-17, R-DASH-18, R-DASH-20, PEOPLE-18]', async () => {
    signInAs();
    open('/dashboard', {
      'profiles.content': () => ({
        images: [
          aContent({ id: 'old', created_at: '2026-01-01T00:00:00.000Z', text_prompt: 'Old' }),
          aContent({ id: 'new', created_at: '2026-01-03T00:00:00.000Z', text_prompt: 'New', status: 'queued' }),
        ],
        videos: [
          aContent({
            id: 'film',
            content_type: 'video',
            created_at: '2026-01-02T00:00:00.000Z',
            text_prompt: null,
            is_prompt_locked: true,
            has_prompt_access: false,
            is_public: false,
            duration: 65,
            credits_used: 1,
            size: null,
            resolution: '720p',
            ratio: '16:9',
          }),
        ],
        total: 3,
      }),
    });
    const cards = await screen.findAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'New',
      'LockedLocked prompt',
      'Old',
    ]);
    const [fresh, video] = cards;
    if (!fresh || !video) throw new Error('three cards were found above');
    expect(within(fresh).getByText('queued')).toBeTruthy();
    expect(within(fresh).getByText('Public')).toBeTruthy();
    expect(within(video).getByText('Private')).toBeTruthy();
    expect(within(video).getByText('1:05')).toBeTruthy();
    expect(within(video).getByText(/720p 16:9 · 1 credit$/)).toBeTruthy();
    expect(
      within(video).getByRole('link', { name: 'Video by Mira Lindqvist: locked prompt' }).getAttribute('href'),
    ).toBe('/generate/video/film');
  });

  it('shows the own images with their words on a phone at first, without them at a press, and remembers it [PEOPLE-17, KEEP-75]', async () => {
    signInAs();
    const one = { 'profiles.content': () => ({ images: [aContent({ id: 'a' })], videos: [], total: 1 }) };
    const { person } = open('/dashboard', one);
    const grid = (await screen.findByRole('article')).parentElement;
    expect(grid?.dataset['view']).toBe('words');
    await person.click(screen.getByRole('button', { name: 'Show pictures only' }));
    expect(grid?.dataset['view']).toBe('pictures');
    cleanup();
    open('/dashboard', one);
    expect((await screen.findByRole('article')).parentElement?.dataset['view']).toBe('pictures');
    await person.click(screen.getByRole('button', { name: 'Show with words' }));
    expect(screen.getByRole('article').parentElement?.dataset['view']).toBe('words');
  });

  it('changes its address with the tab, but not twice within a second [R-DASH-04, R-DASH-12, R-DASH-24, R-DASH-28]', async () => {
    signInAs();
    const { person, backend } = open('/dashboard');
    await screen.findByText('Nothing here yet');
    await person.click(screen.getByRole('tab', { name: 'Videos' }));
    expect(address()).toBe('/dashboard/video');
    expect(await screen.findByText('No videos found')).toBeTruthy();
    await person.click(screen.getByRole('tab', { name: 'Images' }));
    expect(address()).toBe('/dashboard/video');
    const asked = backend.calls
      .filter(({ id }) => id === 'profiles.content')
      .map(({ request }) => request.query.get('content_type'));
    expect(asked).toEqual(['all', 'video']);
  });

  it('keeps its tabs at rest while the list is on its way [R-DASH-12]', async () => {
    signInAs();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { person } = open('/dashboard', {
      'profiles.content': async () => {
        await held;
        return { images: [], videos: [], total: 0 };
      },
    });
    const videos = await screen.findByRole('tab', { name: 'Videos' });
    expect(videos.getAttribute('aria-disabled')).toBe('true');
    await person.click(videos);
    expect(address()).toBe('/dashboard');
    release();
    await waitFor(() => expect(videos.getAttribute('aria-disabled')).toBeNull());
  });

  it('says that it loads [R-DASH-05]', async () => {
    signInAs();
    open('/dashboard', { 'profiles.profile': () => new Promise<never>(() => undefined) });
    expect((await screen.findByRole('status')).textContent).toBe('Loading dashboard...');
  });

  it('leads from a name that a person had to the page of the present one [PEOPLE-13]', async () => {
    open('/profile/Teo%20Alt/video', { 'profiles.profile': () => user('Teo Neu') });
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/profile/Teo%20Neu/video'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Teo Neu' })).toBeTruthy();
  });

  it('shows what a card knows: lock, age, size, price, views, favorites [R-DASH-16, R-DASH-17, R-DASH-18, R-DASH-19, R-DASH-20]', async () => {
    signInAs();
    const created_at = new Date(Date.now() - 3 * 86_400_000).toISOString();
    const facts = { created_at, credits_used: 2, view_count: 12, favorite_count: 34 };
    open('/dashboard', {
      'profiles.content': () => ({
        images: [
          aContent({ ...facts, id: '3', is_prompt_locked: true, has_prompt_access: true }),
          aContent({ ...facts, id: '2', is_prompt_locked: true, has_prompt_access: false, text_prompt: null }),
          aContent({ ...facts, id: '1', status: 'processing' }),
        ],
        videos: [],
        total: 3,
      }),
    });
    const [mine, locked, open_] = await screen.findAllByRole('article');
    if (!mine || !locked || !open_) throw new Error('three cards were made above');
    expect(within(mine).getByRole('heading').textContent).toBe('LockedA harbour before sunrise');
    expect(mine.querySelector('h2 svg.text-green')).toBeTruthy();
    expect(locked.querySelector('h2 svg.text-orange')).toBeTruthy();
    expect(within(open_).getByRole('heading').textContent).toBe('A harbour before sunrise');
    expect(open_.querySelector('h2 svg')).toBeNull();
    expect(within(open_).getByText('processing').querySelector('.lucide-clock')).toBeTruthy();
    expect(within(mine).getByText('3 days ago · 1024 x 1024 · 2 credits')).toBeTruthy();
    expect(within(mine).getByText('Views:').parentElement?.textContent).toBe('Views:12');
    expect(within(mine).getByText('Favorites:').parentElement?.textContent).toBe('Favorites:34');
  });

  it('says of a card that has failed that its credits are back, and not who may see it [R-DASH-18]', async () => {
    signInAs();
    open('/dashboard', {
      'profiles.content': () => ({
        images: [
          aContent({ id: '1', status: 'failed', credits_used: 2, is_public: true, media_url: null, small_url: null }),
        ],
        videos: [],
        total: 1,
      }),
    });
    const card = within(await screen.findByRole('article'));
    expect(card.getByText(/ · 2 credits returned$/)).toBeTruthy();
    expect(card.queryByText('Public')).toBeNull();
  });

  it('goes on in nines while one scrolls, one page at a time, to the end [R-DASH-13, R-DASH-14, R-DASH-21]', async () => {
    signInAs();
    let reach: () => void = () => undefined;
    class Observer {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        reach = () => seen([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', Observer);
    let release: () => void = () => undefined;
    const { backend } = open('/dashboard', {
      'profiles.content': async ({ query }) => {
        const offset = Number(query.get('offset'));
        if (offset > 0)
          await new Promise<void>((resolve) => {
            release = resolve;
          });
        const count = offset === 0 ? 9 : 4;
        const images = Array.from({ length: count }, (_, index) => aContent({ id: `${90 - offset - index}` }));
        return { images, videos: [], total: 13 };
      },
    });
    expect(await screen.findAllByRole('article')).toHaveLength(9);
    expect(screen.getByText('Scroll to load more')).toBeTruthy();
    const grid = screen.getByRole('tabpanel').firstElementChild;
    expect(grid?.className).toContain('grid-cols-3');
    act(() => reach());
    await waitFor(() => expect(grid?.childElementCount).toBe(9 + 3));
    act(() => reach());
    act(() => reach());
    release();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(13));
    expect(grid?.childElementCount).toBe(13);
    expect(screen.queryByText('Scroll to load more')).toBeNull();
    act(() => reach());
    const asked = backend.calls.filter(({ id }) => id === 'profiles.content').map(({ request: { query } }) => query);
    expect(asked.map((query) => [query.get('limit'), query.get('offset')])).toEqual([
      ['9', '0'],
      ['9', '9'],
    ]);
  });

  it('is remembered for two minutes [R-DASH-27]', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    signInAs('first', 3_600);
    const { backend } = open('/dashboard');
    await screen.findByText('Nothing here yet');
    const visitAgain = async () => {
      cleanup();
      renderApp(
        <Routes>
          <Route path="/dashboard" element={<DashboardPage />} />
        </Routes>,
        '/dashboard',
      );
      await screen.findByText('Nothing here yet');
    };
    vi.setSystemTime(Date.now() + 119_000);
    await visitAgain();
    expect(backend.count('profiles.content')).toBe(1);
    vi.setSystemTime(Date.now() + 2_000);
    await visitAgain();
    await waitFor(() => expect(backend.count('profiles.content')).toBe(2));
  });

  it('that cannot be found says so and leads home [R-DASH-06]', async () => {
    open('/dashboard/nobody', { 'profiles.profile': () => errorAnswer(404) });
    expect(await screen.findByText('Dashboard Not Found')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/');
  });

  it('tries again when its list has failed', async () => {
    let tries = 0;
    const { person } = open('/profile/Teo', {
      'profiles.content': () => (++tries === 1 ? errorAnswer(403) : { images: [], videos: [], total: 0 }),
    });
    await person.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Nothing here yet')).toBeTruthy();
  });
});

describe('a public profile', () => {
  it('shows no credits [R-ROUTE-10]', async () => {
    open('/profile/Teo%20Marchetti/image');
    expect(await screen.findByRole('heading', { name: 'Teo Marchetti' })).toBeTruthy();
    expect(screen.queryByText(/credits/)).toBeNull();
    expect(screen.getByRole('tab', { name: 'Images' }).getAttribute('aria-selected')).toBe('true');
  });

  it('has the tabs All, Images and Videos, and tells nobody else what an item has cost [R-ROUTE-09, R-DASH-03, R-DASH-11, R-DASH-18]', async () => {
    signInAs();
    open('/dashboard/Teo%20Marchetti/video', {
      'profiles.content': () => ({ images: [], videos: [aContent({ username: 'Teo Marchetti' })], total: 1 }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Teo Marchetti' })).toBeTruthy();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['All', 'Images', 'Videos']);
    expect(screen.getByRole('tab', { name: 'Videos' }).getAttribute('aria-selected')).toBe('true');
    expect(await screen.findByRole('article')).toBeTruthy();
    expect(screen.queryByText(/credit/)).toBeNull();
  });

  it.each([
    ['Mira Lindqvist', 'mira', 'Mira Lindqvist', 'ML'],
    ['', 'mira', 'mira', 'M'],
    ['', '', 'User', 'U'],
  ])(
    'of "%s" called "%s" shows the name %s and the letters %s [R-DASH-07]',
    async (fullName, username, name, letters) => {
      open('/profile/mira', { 'profiles.profile': () => ({ user: { ...user('').user, fullName, username } }) });
      const title = await screen.findByRole('heading', { level: 1, name });
      expect(title.closest('section')?.querySelector('.profile-picture')?.textContent).toBe(letters);
    },
  );
});
