import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cachedUser, cacheUser, isSignedIn } from '../../api/auth-tokens.ts';
import { keys, queryClient } from '../../api/queries.ts';
import { AppRoutes } from '../../routes.tsx';
import { aSelf, noFollowers, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { SessionKeeper } from '../account/index.ts';
import { Shell } from './index.ts';

function open(at: string | { pathname: string; state?: unknown }, handlers: FakeHandlers = {}) {
  const backend = fakeBackend({
    'accounts.profile': () => aSelf({ credits: 248 }),
    'accounts.logout': () => ({ message: 'bye' }),
    ...handlers,
  });
  renderApp(
    <>
      <SessionKeeper />
      <AppRoutes />
    </>,
    at,
  );
  return { backend, user: userEvent.setup() };
}
const header = () => within(screen.getByRole('banner'));
const address = () => screen.getByTestId('address').textContent;

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});

describe('the header', () => {
  it('offers guests to sign in [R-GLOB-08, R-AUTH-19]', () => {
    open('/nowhere');
    expect(header().getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    expect(header().getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth');
    expect(header().queryByRole('button', { name: 'Account menu' })).toBeNull();
  });

  it('has a way back on every page but home [R-GLOB-08]', async () => {
    open('/nowhere');
    expect(header().getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/');
    await userEvent.click(header().getByRole('link', { name: 'Home' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(header().queryByRole('link', { name: 'Back' })).toBeNull();
  });

  it('shows members what is left, and a menu of their own [R-GLOB-09, R-AUTH-19, R-ENT-01]', async () => {
    signInAs();
    const { user } = open('/nowhere');
    expect((await header().findByRole('link', { name: 'Credits: 248' })).getAttribute('href')).toBe('/credits');
    await user.click(header().getByRole('button', { name: 'Account menu' }));
    const menu = await screen.findByRole('menu');
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((entry) => entry.textContent),
    ).toEqual(['Dashboard', 'Credits', 'Settings', 'Sign Out']);
    for (const words of ['Mira Lindqvist', 'mira@example.org', '248 credits'])
      expect(within(menu).getByText(words)).toBeTruthy();
    expect(menu.querySelector('.profile-picture')?.textContent).toBe('ML');
    expect(within(menu).queryByText('Premium')).toBeNull();
  });

  it('has a menu that follows the keys, and gives the focus back', async () => {
    signInAs();
    const { user } = open('/nowhere');
    const face = await header().findByRole('button', { name: 'Account menu' });
    await user.click(face);
    await screen.findByRole('menu');
    const at = () => document.activeElement?.textContent;
    await user.keyboard('{ArrowDown}');
    expect(at()).toBe('Dashboard');
    await user.keyboard('{ArrowUp}');
    expect(at()).toBe('Sign Out');
    await user.keyboard('{Home}{ArrowDown}');
    expect(at()).toBe('Credits');
    await user.keyboard('se');
    expect(at()).toBe('Settings');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(header().getByRole('button', { name: 'Account menu' }));
    await user.keyboard('{Enter}');
    await user.click(document.body);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it.each([
    ['premium', 'Mira Lindqvist', true],
    ['free', 'demo_user', false],
  ] as const)(
    'shows the Premium badge by the account, never by a name: %s, %s [R-GLOB-09, R-AUTH-34]',
    async (subscription, username, isShown) => {
      signInAs();
      const { user } = open('/nowhere', { 'accounts.profile': () => aSelf({ subscription, username }) });
      await user.click(await header().findByRole('button', { name: 'Account menu' }));
      expect(within(await screen.findByRole('menu')).queryByText('Premium') !== null).toBe(isShown);
    },
  );

  it.each([503, 429])('keeps the session and the draft when its person is answered %d [PEOPLE-12]', async (status) => {
    signInAs();
    sessionStorage.setItem('loomlight:form', '"a draft"');
    const { backend } = open('/settings', { 'accounts.profile': () => errorAnswer(status) });
    await waitFor(() => expect(backend.calls.some(({ id }) => id === 'accounts.profile')).toBe(true));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(isSignedIn()).toBe(true);
    expect(sessionStorage.getItem('loomlight:form')).toBe('"a draft"');
  });

  it.each([403, 404])('ends the session when its person is answered %d [PEOPLE-12]', async (status) => {
    signInAs();
    open('/settings', { 'accounts.profile': () => errorAnswer(status) });
    await waitFor(() => expect(isSignedIn()).toBe(false));
  });

  it('signs out: the server hears it, everything is forgotten, and home is shown [R-AUTH-20]', async () => {
    signInAs();
    const { user, backend } = open('/settings');
    await user.click(await header().findByRole('button', { name: 'Account menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    await waitFor(() => expect(isSignedIn()).toBe(false));
    await waitFor(() => expect(address()).toBe('/'));
    expect(backend.calls.find(({ id }) => id === 'accounts.logout')?.request.body).toEqual({
      refresh_token: 'refresh-first',
    });
    expect(Object.keys(localStorage).filter((key) => key.startsWith('loomlight:'))).toEqual([]);
  });

  it('has the phone’s menu with the gallery [R-GLOB-10]', async () => {
    signInAs();
    const { user } = open('/nowhere');
    await user.click(await header().findByRole('button', { name: 'Menu' }));
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    const named = ['Home', 'Credits: 248', 'Gallery', 'Dashboard', 'Credits', 'Settings'];
    expect(named.map((name) => within(menu).getByRole('link', { name }))).toEqual(within(menu).getAllByRole('link'));
    expect(
      ['Gallery', 'Dashboard', 'Credits'].map((name) => within(menu).getByRole('link', { name }).getAttribute('href')),
    ).toEqual(['/#gallery', '/dashboard', '/credits']);
    expect(within(menu).getByRole('button', { name: 'Sign Out' })).toBeTruthy();
  });
});

describe('around every page', () => {
  it('there is a footer that names a third party, and a light behind it all [R-GLOB-11]', async () => {
    const site = { footer_credit: { name: 'A third party', url: 'https://third.example' } };
    vi.stubGlobal('fetch', async (input: RequestInfo) =>
      new Request(input).url.endsWith('/site.json') ? Response.json(site) : errorAnswer(404),
    );
    renderApp(<AppRoutes />);
    expect(document.querySelector('.safelight')?.getAttribute('aria-hidden')).toBe('true');
    const footer = within(screen.getByRole('contentinfo'));
    expect((await footer.findByRole('link', { name: 'A third party' })).getAttribute('href')).toBe(
      'https://third.example',
    );
  });

  it('the footer leads to help, the check of a file, reports, the terms, the privacy notice and the imprint [PEOPLE-14, DESK-2]', async () => {
    const text = '# Our terms\n\nBe <b>kind</b>.';
    vi.stubGlobal('fetch', async (input: RequestInfo) =>
      new Request(input).url.endsWith('/legal/terms.json')
        ? Response.json({ text, is_default: false })
        : errorAnswer(404),
    );
    renderApp(<AppRoutes />);
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/help',
      '/verify',
      '/report',
      '/rules',
      '/terms',
      '/privacy',
      '/imprint',
    ]);
    await userEvent.click(footer.getByRole('link', { name: 'Terms' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Our terms' })).toBeTruthy();
    expect(screen.getByText('Be <b>kind</b>.')).toBeTruthy();
    await userEvent.click(footer.getByRole('link', { name: 'Imprint' }));
    expect((await screen.findByRole('alert')).textContent).toContain('not found');
  });

  it('a page says that it is on its way [R-GLOB-12]', async () => {
    const Never = lazy(() => new Promise<never>(() => undefined));
    fakeBackend({});
    renderApp(
      <Routes>
        <Route element={<Shell />}>
          <Route index element={<Never />} />
        </Route>
      </Routes>,
    );
    expect((await screen.findByRole('status')).textContent).toBe('Loading your creative space...');
  });
});

describe('addresses', () => {
  const withAddress = { pathname: '/verification', state: { email: 'mira@example.org' } };
  it.each([
    ['/auth', 'Sign in'],
    [{ pathname: '/auth', state: { showLogin: false } }, 'Create account'],
    [withAddress, 'Check Your Email'],
    ['/verify-email?token=abc', 'Email verified'],
  ])('of the account show their page to a guest: %o [R-ROUTE-02, R-ROUTE-03, R-ROUTE-04]', async (at, title) => {
    open(at, {
      'accounts.verifyEmail': () => ({ message: 'done', username: 'Mira', entered: null, can_enter: false }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  });

  const counts = { posts: 0, images: 0, videos: 0 };
  it.each([
    ['/', /^What are we creating today/],
    ['/dashboard', 'Mira Lindqvist'],
    ['/dashboard/Teo%20Marchetti', 'Teo Marchetti'],
    ['/dashboard/Teo%20Marchetti/image', 'Teo Marchetti'],
    ['/profile/Teo%20Marchetti', 'Teo Marchetti'],
    ['/profile/Teo%20Marchetti/video', 'Teo Marchetti'],
    ['/credits', 'Credits & Balance'],
  ])(
    'of the app show their page to a member: %s [R-ROUTE-01, R-ROUTE-09, R-ROUTE-10, R-ROUTE-11]',
    async (at, title) => {
      signInAs();
      open(at, {
        'profiles.profile': ({ params: { username = '' } }) => ({
          user: {
            id: 'u',
            username,
            fullName: username,
            profile_pic: null,
            bio: '',
            created_at: '2026-01-01',
            counts,
            ...noFollowers,
          },
        }),
        'profiles.content': () => ({ images: [], videos: [], total: 0 }),
      });
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    },
  );
});

describe('a stored session', () => {
  it('that the server does not know any more is forgotten [R-AUTH-19]', async () => {
    signInAs();
    cacheUser(aSelf());
    open('/nowhere', { 'accounts.profile': () => errorAnswer(404) });
    expect(await header().findByRole('link', { name: 'Sign In' })).toBeTruthy();
    expect(isSignedIn()).toBe(false);
    expect(cachedUser()).toBeUndefined();
  });

  it('hears of a payment and asks for the person again [R-PAY-06]', async () => {
    signInAs();
    let credits = 3;
    open('/nowhere', { 'accounts.profile': () => aSelf({ credits }) });
    await header().findByRole('link', { name: 'Credits: 3' });
    credits = 103;
    window.dispatchEvent(new Event('paymentSuccess'));
    expect(await header().findByRole('link', { name: 'Credits: 103' })).toBeTruthy();
  });

  it('survives a lost connection with the person as last seen', async () => {
    signInAs();
    cacheUser(aSelf({ credits: 31 }));
    vi.stubGlobal('fetch', () => Promise.reject(new Error('broken off')));
    renderApp(<AppRoutes />, '/nowhere');
    await waitFor(() => expect(queryClient.getQueryState(keys.profile)?.status).toBe('error'));
    expect(header().getByRole('link', { name: 'Credits: 31' })).toBeTruthy();
    expect(isSignedIn()).toBe(true);
  });

  it('that ends somewhere else ends here', async () => {
    signInAs();
    open('/nowhere');
    await header().findByRole('button', { name: 'Account menu' });
    localStorage.removeItem('loomlight:auth-token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'loomlight:auth-token' }));
    expect(await header().findByRole('link', { name: 'Sign In' })).toBeTruthy();
  });
});

describe('an address that nobody knows', () => {
  it('says so and leads home', async () => {
    open('/nowhere');
    expect(await screen.findByRole('heading', { name: 'The requested resource was not found.' })).toBeTruthy();
  });
});
