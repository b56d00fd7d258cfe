import type { WaitingPrompt } from '@loomlight/contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { isSignedIn } from '../../api/auth-tokens.ts';
import { VerificationPage } from '../../pages/verification-page.tsx';
import { VerifyEmailPage } from '../../pages/verify-email-page.tsx';
import { aContent, aSelf, aToken, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { repeatAsEver } from '../../testing/repeats.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { emptyForm } from '../prompt-form/form/form-state.ts';
import { formStore } from '../prompt-form/form/form-store.ts';
import { SessionKeeper } from './session-keeper.tsx';

function open(at: string | { pathname: string; state?: unknown }, handlers: FakeHandlers = {}) {
  const backend = fakeBackend(handlers);
  renderApp(
    <>
      <SessionKeeper />
      <Routes>
        <Route path="/verification" element={<VerificationPage />} />
        <Route path="/verify-email" element={<VerifyEmailPage />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    at,
  );
  return { backend, user: userEvent.setup() };
}
const waiting: WaitingPrompt = {
  ...{ text_prompt: 'Northern lights over a fjord', kind: 'image', size: '1344x768', style: 'cinematic' },
  ...{ guidance_scale: 7, seed: null, camera_fixed: false, count: 1 },
  ...{ model: null, resolution: null, ratio: null, duration: null, fps: null },
};
const entry = (words: WaitingPrompt | null = waiting) => ({ token: aToken('mira'), refreshToken: 'r', waiting: words });
const verified = (facts: { entered?: ReturnType<typeof entry>; can_enter?: boolean } = {}) => ({
  ...{ message: 'done', username: 'Mira Lindqvist', entered: null, can_enter: true },
  ...facts,
});
const refused = (code: string) => errorAnswer(400, { code, message: `Refused: ${code}` });
const button = (name: string) => screen.findByRole('button', { name });
beforeEach(() => formStore.change(emptyForm));
const address = () => screen.getByTestId('address').textContent;
const withAddress = { pathname: '/verification', state: { email: 'mira@example.org' } };

describe('/verification', () => {
  it('sends whoever comes without an address to register [R-AUTH-26]', () => {
    open('/verification');
    expect(address()).toBe('/auth {"showLogin":false}');
  });

  it('sends the mail again and says so [R-AUTH-27, R-AUTH-33]', async () => {
    const { user, backend } = open(withAddress, { 'accounts.resendVerification': () => ({ message: 'x' }) });
    expect(screen.getByRole('heading', { name: 'Check Your Email' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Resend Verification Email' }));
    expect((await screen.findByRole('status')).textContent).toBe('Verification email sent successfully!');
    expect(backend.calls[0]?.request.body).toEqual({ email: 'mira@example.org' });
  });

  it('says that one is in as soon as that is so by another tab, and offers no mail any more [PEOPLE-54]', async () => {
    const { user } = open(withAddress, { 'accounts.profile': () => aSelf({ username: 'mira' }) });
    expect(screen.getByRole('heading', { name: 'Check Your Email' })).toBeTruthy();
    act(() => void signInAs());
    expect(await screen.findByRole('heading', { name: 'You are in' })).toBeTruthy();
    expect(screen.getByText('mira')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Resend Verification Email' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Go Home' }));
    expect(address()).toMatch(/^\/( |$)/);
  });

  it('tells why it could not be sent', async () => {
    const { user } = open(withAddress, {
      'accounts.resendVerification': () => errorAnswer(429, { message: 'One mail a minute, please.' }),
    });
    await user.click(screen.getByRole('button', { name: 'Resend Verification Email' }));
    expect((await screen.findByRole('alert')).textContent).toBe('One mail a minute, please.');
  });

  it('has a sentence of its own when the server gives none [R-AUTH-33]', async () => {
    const { user } = open(withAddress, { 'accounts.resendVerification': () => errorAnswer(400) });
    await user.click(screen.getByRole('button', { name: 'Resend Verification Email' }));
    expect((await screen.findByRole('alert')).textContent).toBe('An error occurred while resending the email');
  });

  it('leads back to sign-in [R-AUTH-27]', async () => {
    const { user } = open(withAddress);
    await user.click(screen.getByRole('button', { name: 'Back to Sign In' }));
    expect(address()).toBe('/auth {"showLogin":true}');
  });
});

describe('/verify-email', () => {
  it('without a token says that the link is invalid, and asks nobody [R-AUTH-30]', async () => {
    const { backend } = open('/verify-email');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Invalid verification link. Please check your email and try again.',
    );
    expect(backend.calls).toEqual([]);
  });

  it('waits, then says that the address is verified, and signs in with the news [R-ROUTE-04, R-AUTH-28, R-AUTH-29, R-AUTH-32]', async () => {
    const { user, backend } = open('/verify-email?token=abc', {
      'accounts.verifyEmail': () => verified({ can_enter: false }),
    });
    expect(screen.getByRole('heading', { name: 'Verifying your email' })).toBeTruthy();
    expect(
      await screen.findByText('Your email has been successfully verified! You can now sign in to your account.'),
    ).toBeTruthy();
    expect(backend.calls.map(({ request }) => request.body)).toEqual([{ token: 'abc' }]);
    // Out of the address, where others could read it.
    expect(address()).toBe('/verify-email {"token":"abc"}');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(address()).toBe('/auth {"showLogin":true,"emailVerified":true}');
  });

  it('gives the server’s reason when the token is refused [R-AUTH-28]', async () => {
    open('/verify-email?token=used', {
      'accounts.verifyEmail': () => errorAnswer(400, { code: 'invalid_token', message: 'This link has expired.' }),
    });
    expect((await screen.findByRole('alert')).textContent).toBe('This link has expired.');
  });

  it('has a sentence of its own when the server gives none, and a way home [R-AUTH-29, R-AUTH-31]', async () => {
    const { user } = open('/verify-email?token=bad', { 'accounts.verifyEmail': () => errorAnswer(400) });
    expect((await screen.findByRole('alert')).textContent).toBe(
      'An error occurred during verification. Please try again later.',
    );
    await user.click(screen.getByRole('button', { name: 'Go to homepage' }));
    expect(address()).toBe('/');
  });
});

describe('a link that signs in', () => {
  it('does so where it was asked for, and shows the credits and the words that waited [PEOPLE-21]', async () => {
    repeatAsEver();
    const { user, backend } = open('/verify-email?token=own', {
      'accounts.verifyEmail': () => verified({ entered: entry(), can_enter: false }),
      'accounts.profile': () => aSelf({ credits: 50 }),
      'images.generate': () => errorAnswer(503),
    });
    expect(await screen.findByRole('heading', { name: 'You are in, Mira Lindqvist' })).toBeTruthy();
    expect(screen.getByText('50 credits')).toBeTruthy();
    const words = await screen.findByRole('region', { name: 'Your words waited' });
    expect(words.textContent).toContain('Northern lights over a fjord');
    expect(words.textContent).toContain('Landscape');
    expect(isSignedIn()).toBe(true);
    expect(backend.count('accounts.verifyEmail')).toBe(1);
    await user.click(await button('Generate Image'));
    await waitFor(() => expect(backend.count('images.generate')).toBe(1));
    expect(backend.calls.find(({ id }) => id === 'images.generate')?.request.body).toMatchObject({
      ...{ text_prompt: 'Northern lights over a fjord', size: '1344x768', style: 'cinematic' },
    });
  });

  it('begins by itself what was asked for before the sign-up, once [MAKE-50]', async () => {
    const { backend } = open('/verify-email?token=wanted', {
      'accounts.verifyEmail': () => verified({ entered: entry({ ...waiting, is_wanted: true }), can_enter: false }),
      'accounts.profile': () => aSelf({ credits: 50 }),
      'images.generate': () => {
        const generation = aContent({ id: '0190-first', status: 'pending' });
        return { id: generation.id, generation };
      },
    });
    await waitFor(() => expect(address()).toBe('/generate/0190-first'));
    expect(backend.count('images.generate')).toBe(1);
  });

  it.each([
    ['without the credits for it', { credits: 1 }, 'Landscape', true],
    ['where other words stand by now', { credits: 50 }, 'Something newer', true],
    ['in another browser', { credits: 50 }, 'Landscape', false],
  ])('begins nothing by itself %s [MAKE-50]', async (_why, self, shown, isOwn) => {
    if (shown === 'Something newer') formStore.patch({ prompt: shown });
    const wanted = entry({ ...waiting, is_wanted: true });
    const { backend, user } = open(`/verify-email?token=unwanted-${shown}-${isOwn}`, {
      'accounts.verifyEmail': () => verified(isOwn ? { entered: wanted, can_enter: false } : {}),
      'arrivals.enter': () => wanted,
      'accounts.profile': () => aSelf(self),
    });
    if (!isOwn) await user.click(await button('Sign In'));
    expect((await screen.findByRole('region', { name: 'Your words waited' })).textContent).toContain(shown);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(backend.count('images.generate')).toBe(0);
  });

  it('says anywhere else whose account it is, and signs in when it is asked to [PEOPLE-21]', async () => {
    const { user, backend } = open('/verify-email?token=else', {
      'accounts.verifyEmail': () => verified(),
      'arrivals.enter': () => entry(),
      'accounts.profile': () => aSelf(),
    });
    expect((await screen.findByText('Mira Lindqvist')).parentElement?.textContent).toMatch(/signs you in as/);
    expect([isSignedIn(), backend.count('arrivals.enter')]).toEqual([false, 0]);
    await user.click(await button('Sign In'));
    expect(await screen.findByRole('heading', { name: 'You are in, Mira Lindqvist' })).toBeTruthy();
    expect(await screen.findByRole('region', { name: 'Your words waited' })).toBeTruthy();
  });

  it('does so after a program has opened it [PEOPLE-21]', async () => {
    const { user } = open('/verify-email?token=seen', {
      'accounts.verifyEmail': () => refused('invalid_token'),
      'arrivals.link': () => ({ username: 'Mira Lindqvist' }),
      'arrivals.enter': () => entry(null),
      'accounts.profile': () => aSelf(),
    });
    await user.click(await button('Sign In'));
    expect(await screen.findByRole('heading', { name: /^You are in/ })).toBeTruthy();
    expect(screen.queryByText('Your words waited')).toBeNull();
  });

  it('keeps the newer words of the form [PEOPLE-21]', async () => {
    formStore.patch({ prompt: 'Something newer' });
    open('/verify-email?token=newer', {
      'accounts.verifyEmail': () => verified({ entered: entry(), can_enter: false }),
      'accounts.profile': () => aSelf(),
    });
    expect((await screen.findByRole('region', { name: 'Your words waited' })).textContent).toContain('Something newer');
  });

  it('was used: says so to who is in, and leads everybody else to sign in [PEOPLE-35]', async () => {
    const used = {
      'accounts.verifyEmail': () => refused('invalid_token'),
      'arrivals.link': () => refused('link_used'),
      'accounts.profile': () => aSelf(),
    };
    signInAs();
    open('/verify-email?token=used-in', used);
    expect(await screen.findByRole('heading', { name: 'You were already in' })).toBeTruthy();
  });

  it('was used: leads a guest to sign in [PEOPLE-35]', async () => {
    const { user } = open('/verify-email?token=used-out', {
      'accounts.verifyEmail': () => refused('invalid_token'),
      'arrivals.link': () => refused('link_used'),
    });
    expect(await screen.findByRole('heading', { name: 'This link was used' })).toBeTruthy();
    await user.click(await button('Sign In'));
    expect(address()).toBe('/auth {"showLogin":true}');
  });

  it('has run out: a new one is sent from the same page [PEOPLE-35]', async () => {
    const { user, backend } = open('/verify-email?token=old', {
      'accounts.verifyEmail': () => refused('invalid_token'),
      'arrivals.link': () => refused('invalid_token'),
      'accounts.resendVerification': () => ({ message: 'x' }),
    });
    expect((await screen.findByRole('alert')).textContent).toBe('Refused: invalid_token');
    await user.click(await button('Resend Verification Email'));
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'mira@example.org');
    await user.click(await button('Resend Verification Email'));
    expect(await screen.findByText('Verification email sent successfully!')).toBeTruthy();
    expect(backend.calls.at(-1)?.request.body).toEqual({ email: 'mira@example.org' });
  });
});
