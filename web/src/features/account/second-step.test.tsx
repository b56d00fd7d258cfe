import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isSignedIn, storedTokens } from '../../api/auth-tokens.ts';
import { aSelf, aToken } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { fakePasskeys } from '../../testing/fake-passkey.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { AuthCard } from './auth-card.tsx';

const welcome = { token: aToken('mira'), refreshToken: 'r', requiresVerification: false, message: 'Welcome' } as const;
const config = { google: null, email_verification_required: false, password_min_length: 6 };
const needed = () => errorAnswer(403, { code: 'second_factor_needed', message: 'Please confirm that it is you.' });
const over = () => errorAnswer(401, { code: 'second_step_over', message: 'This sign-in has expired.' });
const wrongWords = 'This code is not correct.';
const wrong = () =>
  errorAnswer(422, { code: 'invalid_field', message: wrongWords, details: [{ path: 'code', message: wrongWords }] });
const passkey = { challenge: 'Y2hhbGxlbmdl' };

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => vi.unstubAllGlobals());

/** Signs in with the password; what comes then is the second step. */
async function open(
  options: Partial<{ has_totp: boolean; has_recovery_codes: boolean; passkey: typeof passkey | null }> = {},
  handlers: FakeHandlers = {},
) {
  const backend = fakeBackend({
    'accounts.config': () => config,
    'accounts.login': needed,
    'accounts.profile': () => aSelf(),
    'factors.secondStepOptions': () => ({ has_totp: true, has_recovery_codes: true, passkey: null, ...options }),
    'factors.secondStep': () => welcome,
    ...handlers,
  });
  const onSignedIn = vi.fn();
  renderApp(<AuthCard showLogin onSignedIn={onSignedIn} />, '/auth');
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTimeAsync });
  await user.type(screen.getByLabelText('Email', { selector: 'input' }), 'mira@example.org');
  await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'harbour{Enter}');
  await screen.findByRole('heading', { name: 'One more step' });
  const sent = () => backend.calls.filter(({ id }) => id === 'factors.secondStep').map(({ request }) => request.body);
  return { backend, user, onSignedIn, sent };
}
const codeField = () => screen.findByLabelText<HTMLInputElement>('Code from your app');

describe('the second step', () => {
  it('takes the place of the card, with the focus where the code goes, and nobody is signed in yet [GROUND-25]', async () => {
    await open();
    const field = await codeField();
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect([field.autocomplete, field.inputMode]).toEqual(['one-time-code', 'numeric']);
    expect(screen.queryByLabelText('Password', { selector: 'input' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
    expect(isSignedIn()).toBe(false);
  });

  it('sends the code, says so, and goes home after a second and a half [GROUND-25]', async () => {
    const { user, onSignedIn, sent } = await open();
    await user.type(await codeField(), '123 456{Enter}');
    expect((await screen.findByRole('status')).textContent).toBe('Login successful! Redirecting to home...');
    expect(sent()).toEqual([{ code: '123 456' }]);
    expect(onSignedIn).toHaveBeenCalledOnce();
    expect(storedTokens()).toEqual({ token: welcome.token, refreshToken: 'r' });
    await act(() => vi.advanceTimersByTimeAsync(1_600));
    expect(screen.getByTestId('address').textContent).toBe('/');
  });

  it('says at the field what was wrong, empties it, and waits there for the next code [GROUND-25]', async () => {
    const { user, sent } = await open({}, { 'factors.secondStep': wrong });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByText('Please enter a code.')).toBeTruthy();
    expect(sent()).toEqual([]);
    await user.type(await codeField(), '000000{Enter}');
    expect(await screen.findByText(wrongWords)).toBeTruthy();
    const field = await codeField();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
    expect(isSignedIn()).toBe(false);
  });

  it('takes a recovery code instead [GROUND-25]', async () => {
    const { user, sent } = await open();
    await codeField();
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    const field = screen.getByLabelText('Recovery code');
    expect(document.activeElement).toBe(field);
    await user.type(field, 'k7m2-9xq4-t0av-3hzd{Enter}');
    await screen.findByRole('status');
    expect(sent()).toEqual([{ code: 'k7m2-9xq4-t0av-3hzd' }]);
  });

  it('takes a passkey, and says so when none was used [GROUND-25]', async () => {
    let isRefused = true;
    fakePasskeys(() => {
      if (isRefused) throw new DOMException('No', 'NotAllowedError');
    });
    const { user, sent, backend } = await open({ has_totp: false, passkey });
    const button = await screen.findByRole('button', { name: 'Use a passkey' });
    expect(screen.queryByLabelText('Code from your app')).toBeNull();
    await user.click(button);
    expect((await screen.findByRole('alert')).textContent).toBe('Your browser gave no passkey. Please try again.');
    isRefused = false;
    await user.click(button);
    await screen.findByRole('status');
    expect(sent()).toMatchObject([{ passkey: { id: 'a2V5', type: 'public-key' } }]);
    // Each try has a challenge of its own.
    expect(backend.count('factors.secondStepOptions')).toBe(3);
  });

  it('leads back to the password when it has taken too long or was tried too often [GROUND-25]', async () => {
    const { user } = await open({}, { 'factors.secondStep': over });
    await user.type(await codeField(), '000000{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('This sign-in has expired.');
    await user.click(screen.getByRole('button', { name: 'Back to Sign In' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
  });

  it('says when it could not be loaded, and can be asked for again [GROUND-25]', async () => {
    let answers = 0;
    const { user } = await open(
      {},
      {
        'factors.secondStepOptions': () =>
          (answers += 1) === 1
            ? errorAnswer(422, { message: 'Not now.' })
            : { has_totp: true, has_recovery_codes: false, passkey: null },
      },
    );
    expect(await screen.findByText('Not now.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await codeField();
    expect(screen.queryByRole('button', { name: 'Use a recovery code' })).toBeNull();
  });
});

describe('a passkey alone', () => {
  const show = (handlers: FakeHandlers = {}) => {
    const backend = fakeBackend({
      'accounts.config': () => config,
      'accounts.profile': () => aSelf(),
      'factors.passkeyOptions': () => passkey,
      'factors.passkeySignIn': () => welcome,
      ...handlers,
    });
    renderApp(<AuthCard showLogin onSignedIn={() => undefined} />, '/auth');
    return { backend, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTimeAsync }) };
  };

  it('signs in from the card [GROUND-25]', async () => {
    fakePasskeys();
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
    expect((await screen.findByRole('status')).textContent).toBe('Login successful! Redirecting to home...');
    expect(isSignedIn()).toBe(true);
  });

  it('says what the server has against it [GROUND-25]', async () => {
    fakePasskeys();
    const { user } = show({
      'factors.passkeySignIn': () => errorAnswer(422, { code: 'passkey_refused', message: 'It could not be used.' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
    expect((await screen.findByRole('alert')).textContent).toBe('It could not be used.');
    expect(isSignedIn()).toBe(false);
  });

  it('is not offered where the browser has none [GROUND-25]', async () => {
    show();
    await screen.findByRole('button', { name: 'Sign In' });
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
  });
});
