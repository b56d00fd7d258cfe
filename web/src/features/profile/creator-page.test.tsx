import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { DashboardPage } from '../../pages/dashboard-page.tsx';
import { ProfilePage } from '../../pages/profile-page.tsx';
import { aContent, aSelf, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';

const counts = { posts: 3, images: 2, videos: 1 };
const user = (username: string) => ({
  user: { id: 'u', username, fullName: username, profile_pic: null, created_at: '2026-01-01T00:00:00.000Z', counts },
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
  it('sends visitors home', async () => {
    open('/dashboard');
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('shows one’s own name, counters, and what is left', async () => {
    signInAs();
    open('/dashboard');
    expect(await screen.findByRole('heading', { name: 'Mira Lindqvist' })).toBeTruthy();
    expect(screen.getByText('50 credits').getAttribute('href')).toBe('/credits');
    expect(screen.getByText('posts').textContent).toBe('3posts');
  });

  it('is one’s own under one’s own name, however it is written', async () => {
    signInAs();
    open('/dashboard/mira%20lindqvist');
    expect(await screen.findByText('50 credits')).toBeTruthy();
  });

  it('mixes images and videos, newest first, and shows the state of what is not ready', async () => {
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
    const [fresh, film] = cards;
    if (!fresh || !film) throw new Error('three cards were found above');
    expect(within(fresh).getByText('queued')).toBeTruthy();
    expect(within(fresh).getByText('Public')).toBeTruthy();
    expect(within(film).getByText('Private')).toBeTruthy();
    expect(within(film).getByText('1:05')).toBeTruthy();
    expect(within(film).getByText(/720p 16:9 · 1 credit$/)).toBeTruthy();
    expect(within(film).getByRole('link', { name: 'Video by Mira Lindqvist' }).getAttribute('href')).toBe(
      '/generate/video/film',
    );
  });

  it('changes its address with the tab, but not twice within a second', async () => {
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

  it('that cannot be found says so and leads home', async () => {
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
  it('shows no credits', async () => {
    open('/profile/Teo%20Marchetti/image');
    expect(await screen.findByRole('heading', { name: 'Teo Marchetti' })).toBeTruthy();
    expect(screen.queryByText(/credits/)).toBeNull();
    expect(screen.getByRole('tab', { name: 'Images' }).getAttribute('aria-selected')).toBe('true');
  });
});
