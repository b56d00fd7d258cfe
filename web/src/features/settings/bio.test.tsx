import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SettingsPage } from '../../pages/settings-page.tsx';
import { aSelf, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';

async function open(handlers: FakeHandlers = {}, self = aSelf()) {
  signInAs();
  let kept = self;
  const backend = fakeBackend({
    'accounts.profile': () => kept,
    'userSettings.profile': ({ body }) => (kept = aSelf({ bio: body.bio ?? '' })),
    ...handlers,
  });
  renderApp(<SettingsPage />, '/settings');
  const account = within(await screen.findByRole('region', { name: 'Account' }));
  return { backend, user: userEvent.setup(), account };
}

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));

describe('the bio', () => {
  it('is written, counted, kept, and the focus goes back', async () => {
    const { backend, user, account } = await open();
    await user.click(account.getByRole('button', { name: 'Add a Bio' }));
    const field = account.getByRole('textbox', { name: 'Bio' });
    expect(document.activeElement).toBe(field);
    await user.type(field, 'Lakes and lamps. ');
    expect(account.getByText(/^17 \/ 300/)).toBeTruthy();
    await user.click(account.getByRole('button', { name: 'Save' }));
    expect(await account.findByText('Lakes and lamps.')).toBeTruthy();
    expect(document.activeElement).toBe(account.getByRole('button', { name: 'Change Bio' }));
    expect(backend.calls.find(({ id }) => id === 'userSettings.profile')?.request.body).toEqual({
      bio: 'Lakes and lamps.',
    });
  });

  it('that is too long is not sent, and a refusal is said', async () => {
    const { backend, user, account } = await open(
      { 'userSettings.profile': () => errorAnswer(422, { message: 'Not these words.' }) },
      aSelf({ bio: 'x'.repeat(300) }),
    );
    await user.click(account.getByRole('button', { name: 'Change Bio' }));
    const field = account.getByRole('textbox', { name: 'Bio' });
    await user.type(field, 'y');
    expect(account.getByRole('alert').textContent).toBe('A bio has at most 300 characters.');
    await user.click(account.getByRole('button', { name: 'Save' }));
    expect(backend.count('userSettings.profile')).toBe(0);
    await user.clear(field);
    await user.type(field, 'short');
    await user.click(account.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(account.getByRole('alert').textContent).toBe('Not these words.'));
  });
});
