import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isSignedIn } from '../../api/auth-tokens.ts';
import { AppRoutes } from '../../routes.tsx';
import { aSelf, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';

const config = { google: null, email_verification_required: false, password_min_length: 6 };

function open(at: string | { pathname: string; state?: unknown }, handlers: FakeHandlers = {}) {
  const backend = fakeBackend({
    'accounts.config': () => config,
    'accounts.profile': () => aSelf(),
    'accounts.forgotPassword': () => ({ message: 'On its way.' }),
    'accounts.resetPassword': () => ({ message: 'Changed.' }),
    ...handlers,
  });
  renderApp(<AppRoutes />, at);
  return { backend, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTimeAsync }) };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' });
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const address = () => screen.getByTestId('address').textContent;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('scrollTo', () => undefined);
});

describe('the sign-in card', () => {
  it('leads to another password, with the address that was typed [R-AUTH-06]', async () => {
    const { user } = open('/auth');
    await user.type(await field('Email'), ' mira@example.org');
    await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeTruthy();
    expect((await field('Email')).value).toBe('mira@example.org');
    await user.click(screen.getByRole('link', { name: 'Back to Sign In' }));
    expect(await screen.findByRole('form', { name: 'Sign in' })).toBeTruthy();
  });
});

describe('/forgot-password', () => {
  it.each([
    ['', 'Email is required'],
    ['mira@example', 'Please enter a valid email'],
  ])('asks nobody about %j', async (email, words) => {
    const { user, backend } = open('/forgot-password');
    await user.type(await field('Email'), `${email}{Enter}`);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(backend.count('accounts.forgotPassword')).toBe(0);
  });

  it('sends the mail, says where to look, and sends it again after a minute', async () => {
    const { user, backend } = open('/forgot-password');
    await user.type(await field('Email'), 'mira@example.org{Enter}');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Check Your Email' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText('mira@example.org')).toBeTruthy();
    expect(backend.calls.at(-1)?.request.body).toEqual({ email: 'mira@example.org' });

    expect(press(/^Resend Email in (60|59) s$/).getAttribute('aria-disabled')).toBe('true');
    await user.click(press(/^Resend Email/));
    await pass(30_000);
    expect(press(/^Resend Email in (30|29) s$/)).toBeTruthy();
    expect(backend.count('accounts.forgotPassword')).toBe(1);
    await pass(31_000);
    await user.click(press('Resend Email'));
    expect((await screen.findByRole('status')).textContent).toBe('We have sent it again. Only the newest link works.');
    expect(backend.count('accounts.forgotPassword')).toBe(2);
    expect(press(/^Resend Email in (60|59) s$/)).toBeTruthy();
  });

  it('tells why another mail could not be sent, and lets one try at once', async () => {
    let answers = 0;
    const { user } = open('/forgot-password', {
      'accounts.forgotPassword': () => {
        answers += 1;
        return answers === 1 ? { message: 'x' } : errorAnswer(429);
      },
    });
    await user.type(await field('Email'), 'mira@example.org{Enter}');
    await screen.findByRole('heading', { name: 'Check Your Email' });
    await pass(61_000);
    await user.click(press('Resend Email'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Too many requests. Please wait a moment and try again.',
    );
    expect(press('Resend Email').getAttribute('aria-disabled')).toBe('false');
  });

  it('takes another address', async () => {
    const { user } = open('/forgot-password');
    await user.type(await field('Email'), 'mira@example.org{Enter}');
    await screen.findByRole('heading', { name: 'Check Your Email' });
    await user.click(press('Use Another Address'));
    expect((await field('Email')).value).toBe('mira@example.org');
  });

  it('says in place when it could not be asked', async () => {
    const { user } = open('/forgot-password', { 'accounts.forgotPassword': () => errorAnswer(400) });
    await user.type(await field('Email'), 'mira@example.org{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Invalid request. Please check your input and try again.',
    );
    expect((await field('Email')).value).toBe('mira@example.org');
  });
});

describe('/reset-password', () => {
  const link = '/reset-password?token=abc';

  it.each(['/reset-password', '/reset-password?token='])('without a token offers another mail: %s', async (at) => {
    const { user, backend } = open(at);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Invalid password reset link. Please check your email and try again.',
    );
    await user.click(screen.getByRole('link', { name: 'Send a New Link' }));
    expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeTruthy();
    expect(backend.count('accounts.resetPassword')).toBe(0);
  });

  it('takes the token out of the address, and keeps it', async () => {
    const { user, backend } = open(link);
    await user.type(await field('New password'), 'Harbour-1');
    expect(address()).toBe('/reset-password {"token":"abc"}');
    await user.type(await field('Confirm password'), 'Harbour-1{Enter}');
    await vi.waitFor(() => expect(backend.count('accounts.resetPassword')).toBe(1));
    expect(backend.calls.at(-1)?.request.body).toEqual({ token: 'abc', newPassword: 'Harbour-1' });
  });

  it('judges and measures the password before it is sent', async () => {
    const { user, backend } = open(link);
    await user.click(await screen.findByRole('button', { name: 'Change Password' }));
    expect(await screen.findByText('Password is required')).toBeTruthy();
    await user.type(await field('New password'), 'Har-1');
    const meter = screen.getByRole('meter', { name: 'Password strength' });
    expect(meter.getAttribute('aria-valuetext')).toBe('Fair');
    await user.type(await field('Confirm password'), 'Har-2{Enter}');
    expect(await screen.findByText('Password must be at least 6 characters')).toBeTruthy();
    expect(screen.getByText('Passwords do not match')).toBeTruthy();
    expect(backend.count('accounts.resetPassword')).toBe(0);
  });

  it('says so and signs in with the news, also where a session of before was left', async () => {
    signInAs();
    const { user } = open(link);
    await user.type(await field('New password'), 'Harbour-1');
    await user.type(await field('Confirm password'), 'Harbour-1{Enter}');
    expect((await screen.findByRole('status')).textContent).toBe(
      'Your password has been changed. Redirecting to sign in...',
    );
    expect(isSignedIn()).toBe(false);
    await pass(1_600);
    const form = await screen.findByRole('form', { name: 'Sign in' });
    expect(within(form).getByRole('status').textContent).toBe(
      'Your password has been changed. You can now sign in with it.',
    );
    // Announced once: a reload does not say it again.
    expect(address()).toBe('/auth');
  });

  it('offers another mail when the link is used or old', async () => {
    const { user } = open(link, {
      'accounts.resetPassword': () =>
        errorAnswer(400, { code: 'invalid_token', message: 'This link is invalid or has expired.' }),
    });
    await user.type(await field('New password'), 'Harbour-1');
    await user.type(await field('Confirm password'), 'Harbour-1{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('This link is invalid or has expired.');
    expect(document.activeElement?.textContent).toBe('This link does not work');
    expect(screen.getByRole('link', { name: 'Send a New Link' }).getAttribute('href')).toBe('/forgot-password');
  });

  it('keeps what was typed when the server stumbles', async () => {
    const { user } = open(link, { 'accounts.resetPassword': () => errorAnswer(503) });
    await user.type(await field('New password'), 'Harbour-1');
    await user.type(await field('Confirm password'), 'Harbour-1{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Service temporarily unavailable. Please try again later.',
    );
    expect((await field('New password')).value).toBe('Harbour-1');
  });
});
