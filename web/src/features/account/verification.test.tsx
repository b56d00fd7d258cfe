import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { VerificationPage } from '../../pages/verification-page.tsx';
import { VerifyEmailPage } from '../../pages/verify-email-page.tsx';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';

function open(at: string | { pathname: string; state?: unknown }, handlers: FakeHandlers = {}) {
  const backend = fakeBackend(handlers);
  renderApp(
    <Routes>
      <Route path="/verification" element={<VerificationPage />} />
      <Route path="/verify-email" element={<VerifyEmailPage />} />
      <Route path="*" element={null} />
    </Routes>,
    at,
  );
  return { backend, user: userEvent.setup() };
}
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
    const { user, backend } = open('/verify-email?token=abc', { 'accounts.verifyEmail': () => ({ message: 'done' }) });
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
