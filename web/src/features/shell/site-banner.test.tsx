import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { localStore } from '../../lib/local-store.ts';
import { fakeBackend } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { SiteBanner } from './site-banner.tsx';

const banner = (facts: object = {}) => ({
  ...{ id: 'one', text: 'We paint more slowly tonight.', is_dismissible: true, tone: 'info' as const, link: null },
  until: new Date(Date.now() + 60_000).toISOString(),
  ...facts,
});
function open(facts: object = {}) {
  const backend = fakeBackend({ 'siteNews.banner': () => ({ banner: banner(facts) }) });
  return { backend, ...renderApp(<SiteBanner />) };
}
beforeEach(() => localStorage.clear());

describe('the banner', () => {
  it('stands above everything until somebody closes it [DESK-62]', async () => {
    open();
    const shown = await screen.findByText('We paint more slowly tonight.');
    expect(document.body.firstElementChild?.contains(shown)).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Close this notice' }));
    expect(screen.queryByRole('status')).toBeNull();
    expect(localStore.read('closed-banner')).toBe('one');
  });

  it('stays closed where it was closed before [DESK-62]', async () => {
    localStore.write('closed-banner', 'one');
    const { backend } = open();
    await waitFor(() => expect(backend.count('siteNews.banner')).toBe(1));
    expect(screen.queryByText('We paint more slowly tonight.')).toBeNull();
  });

  it('is another one when another one is set [DESK-62]', async () => {
    localStore.write('closed-banner', 'one');
    open({ id: 'two', text: 'Another one.' });
    expect(await screen.findByText('Another one.')).toBeTruthy();
  });

  it('has no way to close it where it may not be [DESK-62]', async () => {
    open({ is_dismissible: false });
    await screen.findByText('We paint more slowly tonight.');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is a notice that leads nowhere [DESK-62]', async () => {
    open();
    await screen.findByText('We paint more slowly tonight.');
    expect([screen.queryByRole('img'), screen.queryByRole('link')]).toEqual([null, null]);
  });

  it('is a warning that says so, and leads where it is said [DESK-62]', async () => {
    open({ tone: 'warning', link: 'https://status.example.org/now' });
    expect(await screen.findByRole('img', { name: 'Warning' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Read more' }).getAttribute('href')).toBe('https://status.example.org/now');
  });

  it('is gone after its time [DESK-62]', async () => {
    const { backend } = open({ until: new Date(Date.now() - 1).toISOString() });
    await waitFor(() => expect(backend.count('siteNews.banner')).toBe(1));
    expect(screen.queryByText('We paint more slowly tonight.')).toBeNull();
  });
});
