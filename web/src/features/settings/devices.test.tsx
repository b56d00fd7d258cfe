import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isSignedIn } from '../../api/auth-tokens.ts';
import { SettingsPage } from '../../pages/settings-page.tsx';
import { aSelf, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';

const session = (id: string, device: string, isCurrent = false) => ({
  id,
  device,
  method: 'password' as const,
  created_at: '2026-01-12T10:00:00.000Z',
  last_used_at: '2026-01-12T12:00:00.000Z',
  is_current: isCurrent,
});

async function open(handlers: FakeHandlers = {}) {
  signInAs();
  let kept = [
    session('1', 'Firefox on Linux', true),
    session('2', 'Safari on iPhone'),
    session('3', 'Chrome on Android'),
  ];
  const backend = fakeBackend({
    'accounts.profile': () => aSelf(),
    'factors.list': () => ({ totp_since: null, passkeys: [], recovery_codes_left: 0 }),
    'accounts.sessions': () => ({ sessions: kept }),
    'accounts.endSession': ({ params }) => {
      kept = kept.filter(({ id }) => id !== params['id']);
      return new Response(null, { status: 204 });
    },
    'accounts.endOtherSessions': () => {
      kept = kept.slice(0, 1);
      return { message: 'Every other device has been signed out.' };
    },
    ...handlers,
  });
  renderApp(<SettingsPage />, '/settings');
  const section = within(await screen.findByRole('region', { name: 'Security' }));
  const list = () => section.findByRole('list', { name: 'Devices' });
  const names = async () =>
    within(await list())
      .getAllByRole('listitem')
      .map((row) => row.querySelector('b')?.textContent);
  return { backend, user: userEvent.setup(), section, list, names };
}

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));

describe('the devices', () => {
  it('stand with the one that looks first among them, which has no way to end itself here', async () => {
    const { section, names } = await open();
    await waitFor(async () => expect(await names()).toHaveLength(3));
    expect(section.getByText('This device')).toBeTruthy();
    expect(section.getAllByText(/^Signed in (?:just now|\d)/)).toHaveLength(3);
    expect(section.queryByRole('button', { name: 'Sign out Firefox on Linux' })).toBeNull();
  });

  it('are signed out one by one, after a confirmation', async () => {
    const { backend, user, section, names } = await open();
    const press = () => section.findByRole('button', { name: 'Sign out Safari on iPhone' });
    await user.click(await press());
    const ask = await screen.findByRole('alertdialog', { name: 'Sign out this device?' });
    await user.click(within(ask).getByRole('button', { name: 'Cancel' }));
    expect(backend.count('accounts.endSession')).toBe(0);
    await user.click(await press());
    const again = await screen.findByRole('alertdialog', { name: 'Sign out this device?' });
    await user.click(within(again).getByRole('button', { name: 'Sign Out' }));
    await waitFor(async () => expect(await names()).toEqual(['Firefox on Linux', 'Chrome on Android']));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Devices'));
    expect(isSignedIn()).toBe(true);
  });

  it('are all signed out but this one', async () => {
    const { user, section, names } = await open();
    await user.click(await section.findByRole('button', { name: 'Sign out all others' }));
    const ask = await screen.findByRole('alertdialog', { name: 'Sign out all other devices?' });
    await user.click(within(ask).getByRole('button', { name: 'Sign Out' }));
    await waitFor(async () => expect(await names()).toEqual(['Firefox on Linux']));
    expect(section.queryByRole('button', { name: 'Sign out all others' })).toBeNull();
  });

  it('say when they could not be loaded, and can be asked for again', async () => {
    let answers = 0;
    const { user, section, names } = await open({
      'accounts.sessions': () =>
        (answers += 1) === 1
          ? errorAnswer(422, { message: 'Not now.' })
          : { sessions: [session('1', 'Edge on Windows')] },
    });
    expect(await section.findByText('Not now.')).toBeTruthy();
    await user.click(section.getByRole('button', { name: 'Try Again' }));
    await waitFor(async () => expect(await names()).toEqual(['Edge on Windows']));
  });
});
