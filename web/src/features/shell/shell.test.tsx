import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheUser, isSignedIn } from '../../api/auth-tokens.ts';
import { keys, queryClient } from '../../api/queries.ts';
import { AppRoutes } from '../../routes.tsx';
import { aSelf, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { SessionKeeper } from '../account/index.ts';

function open(at: string, handlers: FakeHandlers = {}) {
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
  it('offers guests to sign in', () => {
    open('/nowhere');
    expect(header().getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    expect(header().getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth');
    expect(header().queryByRole('button', { name: 'Account menu' })).toBeNull();
  });

  it('shows members what is left, and a menu of their own', async () => {
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
    expect(within(menu).queryByText('Premium')).toBeNull();
  });

  it('shows the Premium badge to whom it is due', async () => {
    signInAs();
    const { user } = open('/nowhere', { 'accounts.profile': () => aSelf({ subscription: 'premium' }) });
    await user.click(await header().findByRole('button', { name: 'Account menu' }));
    expect(within(await screen.findByRole('menu')).getByText('Premium')).toBeTruthy();
  });

  it('signs out: the server hears it, everything is forgotten, and home is shown', async () => {
    signInAs();
    const { user, backend } = open('/settings');
    await user.click(await header().findByRole('button', { name: 'Account menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    await waitFor(() => expect(isSignedIn()).toBe(false));
    expect(address()).toBe('/');
    expect(backend.calls.find(({ id }) => id === 'accounts.logout')?.request.body).toEqual({
      refresh_token: 'refresh-first',
    });
    expect(Object.keys(localStorage).filter((key) => key.startsWith('loomlight:'))).toEqual([]);
  });

  it('has the phone’s menu with the gallery', async () => {
    signInAs();
    const { user } = open('/nowhere');
    await user.click(await header().findByRole('button', { name: 'Menu' }));
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    const names = within(menu)
      .getAllByRole('link')
      .map((link) => link.textContent || link.getAttribute('aria-label'));
    expect(names).toEqual(['Home', expect.anything(), 'Gallery', 'Dashboard', 'Credits', 'Settings']);
    expect(within(menu).getByRole('button', { name: 'Sign Out' })).toBeTruthy();
  });
});

describe('a stored session', () => {
  it('that the server does not know any more is forgotten', async () => {
    signInAs();
    open('/nowhere', { 'accounts.profile': () => errorAnswer(404) });
    expect(await header().findByRole('link', { name: 'Sign In' })).toBeTruthy();
    expect(isSignedIn()).toBe(false);
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
