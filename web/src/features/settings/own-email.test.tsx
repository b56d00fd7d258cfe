import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppRoutes } from '../../routes.tsx';
import { aSelf, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';

const waiting = {
  new_email: 'mira@new.test',
  asked_at: '2026-05-01T10:00:00.000Z',
  expires_at: '2026-05-02T10:00:00.000Z',
  changes_at: '2026-05-08T10:00:00.000Z',
  new_confirmed: false,
  old_confirmed: false,
};

const done = () => new Response(null, { status: 204 });

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});

async function openSettings(handlers: FakeHandlers = {}) {
  signInAs();
  const backend = fakeBackend({
    'accounts.config': () => ({ google: null, email_verification_required: true, password_min_length: 6 }),
    'accounts.profile': () => aSelf(),
    'emailChanges.find': () => ({ change: null }),
    'emailChanges.ask': () => waiting,
    ...handlers,
  });
  renderApp(<AppRoutes />, '/settings');
  const section = within(await screen.findByRole('region', { name: 'Account' }));
  return { backend, section, user: userEvent.setup() };
}

describe('the address in the settings', () => {
  it('is changed by two links; what they wait for stands there, and it can be kept [PEOPLE-47]', async () => {
    const { backend, section, user } = await openSettings({ 'emailChanges.cancel': done });
    await user.click(section.getByRole('button', { name: 'Change Email' }));
    const field = await section.findByLabelText('New email');
    await vi.waitFor(() => expect(document.activeElement).toBe(field));
    await user.keyboard('nowhere{Enter}');
    expect(await section.findByText('Please enter a valid email')).toBeTruthy();
    await user.clear(section.getByLabelText('New email'));
    await user.keyboard('mira@new.test{Enter}');
    const note = await section.findByRole('status');
    expect(note.textContent).toContain('It changes to mira@new.test when both mailboxes have confirmed it.');
    expect(within(note).getAllByText('Not confirmed yet')).toHaveLength(2);
    expect(document.activeElement).toBe(section.getByRole('button', { name: 'Change Email' }));
    await user.click(within(note).getByRole('button', { name: 'Keep the Present Address' }));
    await vi.waitFor(() => expect(section.queryByRole('status')).toBeNull());
    expect(backend.count('emailChanges.cancel')).toBe(1);
  });

  it('asks who one is when the server wants to know, and says why it was refused [PEOPLE-47]', async () => {
    const answers = [
      () => errorAnswer(403, { code: 'proof_needed' }),
      () =>
        errorAnswer(422, {
          code: 'invalid_field',
          details: [{ path: 'email', message: 'This is your address already.' }],
        }),
    ];
    const { section, user } = await openSettings({
      'emailChanges.ask': () => answers.shift()?.() ?? waiting,
      'factors.proofOptions': () => ({ has_password: true, has_totp: false, has_recovery_codes: false, passkey: null }),
      'factors.prove': done,
    });
    await user.click(section.getByRole('button', { name: 'Change Email' }));
    await user.type(await section.findByLabelText('New email'), 'mira@example.org{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
    await user.type(await dialog.findByLabelText('Your password', { selector: 'input' }), 'harbour');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await section.findByText('This is your address already.')).toBeTruthy();
    expect(section.getByLabelText('New email').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('a mailed link about another address', () => {
  const link = { side: 'old', username: 'Mira', new_email: 'mira@new.test', changes_at: waiting.changes_at } as const;
  function open(handlers: FakeHandlers) {
    const backend = fakeBackend({
      'accounts.config': () => ({ google: null, email_verification_required: true, password_min_length: 6 }),
      'emailChanges.link': () => link,
      ...handlers,
    });
    renderApp(<AppRoutes />, '/change-email?token=abc');
    return { backend, user: userEvent.setup() };
  }

  it('does nothing by being opened, and confirms at a press [PEOPLE-47]', async () => {
    const { backend, user } = open({
      'emailChanges.confirm': () => ({ state: 'changed', changes_at: link.changes_at }),
    });
    const button = await screen.findByRole('button', { name: 'Confirm the Change' });
    expect([backend.count('emailChanges.confirm'), backend.count('emailChanges.stop')]).toEqual([0, 0]);
    await user.click(button);
    expect(await screen.findByRole('heading', { name: 'Your email was changed' })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Your email was changed');
  });

  it('stops from the present mailbox, and only from there [PEOPLE-47]', async () => {
    const { user } = open({ 'emailChanges.stop': done });
    await user.click(await screen.findByRole('button', { name: 'It Was Not Me: Stop It' }));
    expect(await screen.findByRole('heading', { name: 'The change was stopped' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Choose a New Password' })).toBeTruthy();
  });

  it('from the new mailbox only confirms, and says what is left [PEOPLE-47]', async () => {
    const { user } = open({
      'emailChanges.link': () => ({ ...link, side: 'new' }),
      'emailChanges.confirm': () => ({ state: 'waiting', changes_at: link.changes_at }),
    });
    await user.click(await screen.findByRole('button', { name: 'Confirm This Address' }));
    expect(await screen.findByText(/changes by itself on/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Stop/ })).toBeNull();
  });

  it('that is over says so, without a way to try it again [PEOPLE-47]', async () => {
    open({ 'emailChanges.link': () => errorAnswer(400, { code: 'invalid_token' }) });
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Confirm/ })).toBeNull();
  });
});
