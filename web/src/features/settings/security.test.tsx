import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isSignedIn } from '../../api/auth-tokens.ts';
import { AppRoutes } from '../../routes.tsx';
import { aSelf, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';

const words = 'Your password has been changed. Every other device has been signed out.';

async function open(handlers: FakeHandlers = {}) {
  const pair = signInAs();
  const backend = fakeBackend({
    'accounts.config': () => ({ google: null, email_verification_required: false, password_min_length: 6 }),
    'accounts.profile': () => aSelf(),
    'factors.list': () => ({ totp_since: null, passkeys: [], recovery_codes_left: 0 }),
    'accounts.changePassword': () => ({ message: words }),
    'accounts.sessions': () => ({ sessions: [] }),
    ...handlers,
  });
  renderApp(<AppRoutes />, '/settings');
  const user = userEvent.setup();
  const section = within(await screen.findByRole('region', { name: 'Security' }));
  await user.click(section.getByRole('button', { name: 'Change Password' }));
  const field = (name: string) => section.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
  const fill = async (current: string, password: string, confirmation = password) => {
    for (const [name, text] of [
      ['Current password', current],
      ['New password', password],
      ['Confirm password', confirmation],
    ] as const)
      if (text !== '') await user.type(field(name), text);
    await user.click(section.getByRole('button', { name: 'Change Password' }));
  };
  return { backend, user, section, field, fill, pair };
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});

describe('changing the password', () => {
  it('sends both with the session, says what the server said, and gives the focus back', async () => {
    const { backend, section, field, fill, pair } = await open();
    expect(document.activeElement).toBe(field('Current password'));
    await fill('harbour', 'Harbour-1');
    expect((await section.findByRole('status')).textContent).toBe(words);
    const sent = backend.calls.find(({ id }) => id === 'accounts.changePassword')?.request;
    expect(sent?.body).toEqual({ current_password: 'harbour', new_password: 'Harbour-1' });
    expect(sent?.headers.get('authorization')).toBe(`Bearer ${pair.token}`);
    expect(section.queryByRole('form')).toBeNull();
    expect(document.activeElement).toBe(section.getByRole('button', { name: 'Change Password' }));
    expect(isSignedIn()).toBe(true);
  });

  it('asks for every field, and measures the new password', async () => {
    const { backend, section, fill, user, field } = await open();
    await fill('', '');
    for (const sentence of ['Current password is required', 'Password is required'])
      expect(await section.findByText(sentence)).toBeTruthy();
    await user.type(field('New password'), 'abcdeF1');
    expect(section.getByRole('meter', { name: 'Password strength' }).getAttribute('aria-valuetext')).toBe('Fair');
    await user.type(field('Confirm password'), 'abcdeF2');
    expect(await section.findByText('Passwords do not match')).toBeTruthy();
    expect(backend.count('accounts.changePassword')).toBe(0);
  });

  it('puts a wrong current password beside its field, and stays signed in', async () => {
    const message = 'Your current password is not correct. Please try again.';
    const { section, field, fill } = await open({
      'accounts.changePassword': () =>
        errorAnswer(422, { code: 'invalid_field', message, details: [{ path: 'current_password', message }] }),
    });
    await fill('wrong', 'Harbour-1');
    expect(await section.findByText(message)).toBeTruthy();
    expect(field('Current password').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('Current password'));
    expect(section.queryByRole('alert')).toBeNull();
    expect(isSignedIn()).toBe(true);
  });

  it('says when it was tried too often', async () => {
    const { section, fill } = await open({ 'accounts.changePassword': () => errorAnswer(429) });
    await fill('wrong', 'Harbour-1');
    expect((await section.findByRole('alert')).textContent).toBe(
      'Too many requests. Please wait a moment and try again.',
    );
  });

  it('can be left alone, and a forgotten one be mailed', async () => {
    const { section, user } = await open();
    await user.click(section.getByRole('button', { name: 'Cancel' }));
    expect(section.queryByRole('form')).toBeNull();
    await user.click(section.getByRole('button', { name: 'Change Password' }));
    await user.click(section.getByRole('link', { name: 'Forgot password?' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('mira@example.org');
  });
});
