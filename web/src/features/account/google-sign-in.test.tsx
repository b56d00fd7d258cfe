import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isSignedIn, storedTokens } from '../../api/auth-tokens.ts';
import { aSelf, aToken } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { AuthCard } from './auth-card.tsx';
import type { GoogleIdentity } from './google-script.ts';

const welcome = { token: aToken('mira'), refreshToken: 'r', requiresVerification: false, message: 'Welcome' } as const;
const claims = {
  sub: '117',
  email: 'mira@example.org',
  email_verified: true,
  name: 'Mira Ólafs',
  picture: 'https://p',
};
const encode = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
const credential = `head.${encode(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_')}.tail`;

let scriptNumber = 0;
/** Loads no script: the element is caught, and the test says what became of it. */
function setUp(handlers: FakeHandlers = {}) {
  let nonces = 0;
  scriptNumber += 1;
  const scriptUrl = `/script-${scriptNumber}.js`;
  const backend = fakeBackend({
    'accounts.config': () => ({
      google: { client_id: 'client', nonce: `nonce-${(nonces += 1)}`, script_url: scriptUrl, is_test: false },
      email_verification_required: true,
      password_min_length: 6,
    }),
    'accounts.google': () => welcome,
    'accounts.profile': () => aSelf(),
    ...handlers,
  });
  const initialize = vi.fn<GoogleIdentity['initialize']>();
  const renderButton = vi.fn<GoogleIdentity['renderButton']>((parent) => {
    const button = document.createElement('button');
    button.textContent = 'Continue with Google';
    parent.replaceChildren(button);
  });
  const onSignedIn = vi.fn();
  renderApp(<AuthCard showLogin onSignedIn={onSignedIn} />, '/auth');
  const scripts: HTMLScriptElement[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) scripts.push(node);
  });
  /** The browser says what became of the script that was asked for last. */
  const tell = async (event: 'load' | 'error') => {
    const asked = scripts.length;
    const element = await vi.waitFor(() => {
      const last = scripts.at(-1);
      if (!last?.src.endsWith(scriptUrl)) throw new Error(`No script has been asked for (${asked}).`);
      return last;
    });
    scripts.length = 0;
    await act(async () => void element.dispatchEvent(new Event(event)));
  };
  const loaded = async () => {
    vi.stubGlobal('google', { accounts: { id: { initialize, renderButton } } });
    await tell('load');
    await screen.findByRole('button', { name: 'Continue with Google' });
  };
  const answer = (given: unknown) => act(async () => initialize.mock.lastCall?.[0].callback({ credential: given }));
  return { backend, initialize, renderButton, onSignedIn, scripts, tell, loaded, answer };
}
const address = () => screen.getByTestId('address').textContent;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('Google on the sign-in card', () => {
  it('signs in with what the window gives, tells who it says to be, and goes home after a second and a half [R-AUTH-17]', async () => {
    const { backend, initialize, loaded, answer, onSignedIn } = setUp();
    await loaded();
    expect(initialize.mock.lastCall?.[0]).toMatchObject({ client_id: 'client', nonce: 'nonce-1', ux_mode: 'popup' });
    await answer(credential);
    expect((await screen.findByRole('status')).textContent).toBe('Login successful! Redirecting to home...');
    expect(backend.calls.find(({ id }) => id === 'accounts.google')?.request.body).toEqual({
      credential,
      user_info: {
        id: '117',
        email: 'mira@example.org',
        verified_email: true,
        name: 'Mira Ólafs',
        picture: 'https://p',
      },
    });
    expect(onSignedIn).toHaveBeenCalledOnce();
    expect(storedTokens()).toEqual({ token: welcome.token, refreshToken: 'r' });
    await act(() => vi.advanceTimersByTimeAsync(1_600));
    expect(address()).toBe('/');
  });

  it.each([
    ['gives nothing', undefined, {}, 'No credential received from Google'],
    ['gives what cannot be read', 'not.%%%.readable', {}, 'Failed to process Google sign-in'],
    [
      'gives what the server refuses',
      credential,
      { 'accounts.google': () => errorAnswer(401, { code: 'google_failed', message: 'Google sign-in failed' }) },
      'Google sign-in failed',
    ],
    [
      'gives what the server refuses without a word',
      credential,
      { 'accounts.google': () => errorAnswer(401) },
      'Google sign-in failed. Please try again.',
    ],
  ])('says so when the window %s, and fetches another nonce [R-AUTH-18]', async (_what, given, handlers, sentence) => {
    const { initialize, loaded, answer } = setUp(handlers);
    await loaded();
    await answer(given);
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(isSignedIn()).toBe(false);
    await vi.waitFor(() => expect(initialize.mock.lastCall?.[0].nonce).toBe('nonce-2'));
  });

  it('says that it failed when its script does not load, and can be tried again [R-AUTH-18]', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTimeAsync });
    const { tell, loaded } = setUp();
    await tell('error');
    expect((await screen.findByRole('alert')).textContent).toBe('Google sign-in failed');
    await user.click(screen.getByRole('button', { name: 'Try Google again' }));
    await loaded();
  });
});

describe('without Google', () => {
  it('there is neither button nor script', async () => {
    const { backend, scripts } = setUp({
      'accounts.config': () => ({ google: null, email_verification_required: true, password_min_length: 6 }),
    });
    await vi.waitFor(() => expect(backend.count('accounts.config')).toBe(1));
    expect(screen.queryByRole('region', { name: 'Sign in with Google' })).toBeNull();
    expect(scripts).toEqual([]);
  });
});
