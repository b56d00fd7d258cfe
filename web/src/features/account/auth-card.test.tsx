import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cachedUser, isSignedIn, storedTokens } from '../../api/auth-tokens.ts';
import { AuthPage } from '../../pages/auth-page.tsx';
import { aSelf, aToken, signInAs } from '../../testing/builders.ts';
import { authFailure } from './auth-forms.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { AuthCard } from './auth-card.tsx';

const welcome = { token: aToken('mira'), refreshToken: 'r', requiresVerification: false, message: 'Welcome' } as const;
const config = { google: null, email_verification_required: false, password_min_length: 6 };

function setUp(options: { showLogin?: boolean; news?: string; handlers?: FakeHandlers } = {}) {
  const backend = fakeBackend({ 'accounts.config': () => config, ...options.handlers });
  const onSignedIn = vi.fn();
  renderApp(<AuthCard showLogin={options.showLogin ?? true} news={options.news} onSignedIn={onSignedIn} />, '/auth');
  return { backend, onSignedIn, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTimeAsync }) };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const press = (name: string) => screen.getByRole('button', { name });
const address = () => screen.getByTestId('address').textContent;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

it('the terms that are agreed to can be read without losing the form [PEOPLE-14]', () => {
  setUp({ showLogin: false });
  expect(screen.getByRole('checkbox', { name: 'I agree to the terms' })).toBeTruthy();
  const { href, target } = screen.getByRole<HTMLAnchorElement>('link', { name: 'terms' });
  expect([new URL(href).pathname, target]).toEqual(['/terms', '_blank']);
});

it.each(['a press', 'Tab'])(
  'the name from the address is replaced by what is typed after %s [PEOPLE-13]',
  async (way) => {
    const { user } = setUp({ showLogin: false });
    await user.type(field('Email'), 'ann.archer@example.org');
    await (way === 'Tab' ? user.tab() : user.click(field('Full name')));
    expect(field('Full name')).toMatchObject({ value: 'Ann Archer' });
    await user.keyboard('Ann A.');
    expect(field('Full name')).toMatchObject({ value: 'Ann A.' });
  },
);

describe('a name that is taken', () => {
  it('says so below the field, and offers free ones [PEOPLE-13]', async () => {
    const refusal = {
      ...{ code: 'username_taken', message: 'Taken.', suggestions: ['Mira L', 'Mira Lindqvist 2'] },
      details: [{ path: 'username', message: 'That name is taken' }],
    };
    const { user } = setUp({ showLogin: false, handlers: { 'accounts.register': () => errorAnswer(409, refusal) } });
    await user.type(field('Email'), 'mira.lindqvist@example.org');
    await user.type(field('Password'), 'harbour-1');
    await user.type(field('Confirm password'), 'harbour-1');
    await user.click(screen.getByRole('checkbox'));
    await user.click(press('Create Account'));
    expect(await screen.findByText('That name is taken')).toBeTruthy();
    expect(screen.queryByText('Registration failed')).toBeNull();
    await user.click(press('Mira L'));
    expect(field('Full name')).toMatchObject({ value: 'Mira L' });
    expect(document.activeElement).toBe(field('Full name'));
    expect(screen.queryByText('That name is taken')).toBeNull();
  });
});

describe('signing in', () => {
  it('asks for e-mail and password before anything is sent [R-AUTH-13]', async () => {
    const { backend, user } = setUp();
    await user.click(press('Sign In'));
    expect(await screen.findByText('Email is required')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    expect(backend.count('accounts.login')).toBe(0);
  });

  it('says so, fetches the profile, and goes home after a second and a half [R-AUTH-16, R-AUTH-20]', async () => {
    const { backend, user, onSignedIn } = setUp({
      handlers: { 'accounts.login': () => welcome, 'accounts.profile': () => aSelf() },
    });
    await user.type(field('Email'), ' mira@example.org ');
    await user.type(field('Password'), 'harbour');
    await user.click(press('Sign In'));
    expect((await screen.findByRole('status')).textContent).toBe('Login successful! Redirecting to home...');
    expect(backend.calls.find(({ id }) => id === 'accounts.login')?.request.body).toEqual({
      email: 'mira@example.org',
      password: 'harbour',
    });
    expect(backend.count('accounts.profile')).toBe(1);
    expect(onSignedIn).toHaveBeenCalledOnce();
    await pass(1_400);
    expect(address()).toBe('/auth');
    await pass(200);
    expect(address()).toBe('/');
  });

  it('keeps both tokens and the person in the browser [R-AUTH-24]', async () => {
    const { user, onSignedIn } = setUp({
      handlers: { 'accounts.login': () => welcome, 'accounts.profile': () => aSelf() },
    });
    await user.type(field('Email'), 'mira@example.org');
    await user.type(field('Password'), 'harbour{Enter}');
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalled());
    expect(storedTokens()).toEqual({ token: welcome.token, refreshToken: 'r' });
    expect(cachedUser()).toEqual(aSelf());
  });

  it('shows the server’s words, or the table’s, when it is refused [R-ERR-16]', async () => {
    const { user } = setUp({ handlers: { 'accounts.login': () => errorAnswer(401) } });
    await user.type(field('Email'), 'mira@example.org');
    await user.type(field('Password'), 'wrong{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Login failedInvalid email or password. Please try again.',
    );
    expect(isSignedIn()).toBe(false);
  });

  it('leads an unverified address to another mail', async () => {
    const { user } = setUp({
      handlers: {
        'accounts.login': () => errorAnswer(403, { code: 'email_not_verified', message: 'Please verify first.' }),
      },
    });
    await user.type(field('Email'), 'mira@example.org');
    await user.type(field('Password'), 'harbour{Enter}');
    await user.click(await screen.findByRole('link', { name: 'Resend it' }));
    expect(address()).toBe('/verification {"email":"mira@example.org"}');
  });

  it('forgets the tokens when the profile cannot be had', async () => {
    const { user } = setUp({
      handlers: {
        'accounts.login': () => welcome,
        'accounts.profile': () => errorAnswer(403, { message: 'This account has been deactivated.' }),
      },
    });
    await user.type(field('Email'), 'mira@example.org');
    await user.type(field('Password'), 'harbour{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Login failedThis account has been deactivated.');
    expect(isSignedIn()).toBe(false);
  });

  it('begins with good news when one arrives with some', () => {
    setUp({ news: 'Email verified successfully! You can now sign in.' });
    expect(screen.getByRole('status').textContent).toBe('Email verified successfully! You can now sign in.');
  });
});

describe('creating an account', () => {
  async function fill(user: ReturnType<typeof userEvent.setup>, changes: Record<string, string> = {}) {
    const values = {
      'Full name': 'Mira Lindqvist',
      Email: 'mira@example.org',
      Password: 'Harbour-1',
      'Confirm password': 'Harbour-1',
      ...changes,
    };
    for (const [name, text] of Object.entries(values)) if (text !== '') await user.type(field(name), text);
  }

  it('asks for every field at once [R-AUTH-07, R-AUTH-08, R-AUTH-09, R-AUTH-11]', async () => {
    const { backend, user } = setUp({ showLogin: false });
    await user.click(press('Create Account'));
    for (const words of [
      'Full name is required',
      'Email is required',
      'Password is required',
      'Please agree to the terms',
    ])
      expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText('Please enter a valid email')).toBeNull();
    expect(backend.count('accounts.register')).toBe(0);
  });

  it('judges e-mail, length and repetition [R-AUTH-08, R-AUTH-09, R-AUTH-10]', async () => {
    const { user } = setUp({ showLogin: false });
    await fill(user, { Email: 'mira@example', Password: 'Har-1', 'Confirm password': 'Har-2' });
    await user.click(press('Create Account'));
    for (const words of [
      'Please enter a valid email',
      'Password must be at least 6 characters',
      'Passwords do not match',
    ])
      expect(await screen.findByText(words)).toBeTruthy();
  });

  it('measures the password while it is typed [R-AUTH-12]', async () => {
    const { user } = setUp({ showLogin: false });
    await user.type(field('Password'), 'abcdef');
    const meter = screen.getByRole('meter', { name: 'Password strength' });
    expect(meter.getAttribute('aria-valuetext')).toBe('Weak');
    await user.type(field('Password'), 'G1');
    expect(meter.getAttribute('aria-valuetext')).toBe('Strong');
    expect(meter.getAttribute('aria-valuenow')).toBe('4');
  });

  it('is sent by Enter in a field, as signing in is [R-AUTH-14]', async () => {
    const { backend, user } = setUp({
      showLogin: false,
      handlers: {
        'accounts.register': () => ({ message: 'Sent', requiresVerification: true, token: null, refreshToken: null }),
      },
    });
    await user.click(screen.getByRole('checkbox'));
    await fill(user);
    await user.keyboard('{Enter}');
    await vi.waitFor(() => expect(backend.count('accounts.register')).toBe(1));
  });

  it('goes on to the verification page when the address must be confirmed [R-AUTH-14]', async () => {
    const { user, backend } = setUp({
      showLogin: false,
      handlers: {
        'accounts.register': () => ({ message: 'Sent', requiresVerification: true, token: null, refreshToken: null }),
      },
    });
    await fill(user);
    await user.click(screen.getByRole('checkbox', { name: 'I agree to the terms' }));
    await user.click(press('Create Account'));
    await vi.waitFor(() => expect(address()).toBe('/verification {"email":"mira@example.org"}'));
    expect(backend.calls.find(({ id }) => id === 'accounts.register')?.request.body).toEqual({
      username: 'Mira Lindqvist',
      email: 'mira@example.org',
      password: 'Harbour-1',
    });
  });

  describe('by a mailed link', () => {
    const verified = { ...config, email_verification_required: true };
    const setUpLink = (handlers: FakeHandlers = {}) =>
      setUp({
        showLogin: false,
        handlers: { 'accounts.config': () => verified, 'arrivals.register': () => ({ message: 'Sent' }), ...handlers },
      });

    it('wants the address alone, and goes on to the verification page [PEOPLE-52]', async () => {
      const { user, backend } = setUpLink();
      await screen.findByText(/Asking for it means agreeing to the terms/);
      await user.type(field('Email'), ' mira.lindqvist@example.org ');
      await user.click(press('Mail me a link instead'));
      await vi.waitFor(() => expect(address()).toBe('/verification {"email":"mira.lindqvist@example.org"}'));
      const asked = backend.calls.find(({ id }) => id === 'arrivals.register');
      expect(asked?.request.body).toEqual({ email: 'mira.lindqvist@example.org', username: 'Mira Lindqvist' });
      expect(backend.count('accounts.register')).toBe(0);
    });

    it('says what is wrong with the address, and nothing of a password [PEOPLE-52]', async () => {
      const { user, backend } = setUpLink();
      await user.click(await screen.findByRole('button', { name: 'Mail me a link instead' }));
      expect(await screen.findByText('Email is required')).toBeTruthy();
      expect(screen.queryByText('Password is required')).toBeNull();
      expect(document.activeElement).toBe(field('Email'));
      expect(backend.count('arrivals.register')).toBe(0);
    });

    it('says that the address has an account [PEOPLE-52]', async () => {
      const { user } = setUpLink({ 'arrivals.register': () => errorAnswer(409) });
      await user.type(field('Email'), 'mira@example.org');
      await user.click(await screen.findByRole('button', { name: 'Mail me a link instead' }));
      expect((await screen.findByRole('alert')).textContent).toBe(
        'Registration failedThis account already exists. Please try signing in instead.',
      );
    });

    it('is not offered where addresses are not verified [PEOPLE-52]', async () => {
      const { backend } = setUp({ showLogin: false });
      await vi.waitFor(() => expect(backend.count('accounts.config')).toBe(1));
      expect(screen.queryByRole('button', { name: 'Mail me a link instead' })).toBeNull();
    });
  });

  it('says so and turns to sign-in after a second and a half when it need not be [R-AUTH-15]', async () => {
    const { user } = setUp({
      showLogin: false,
      handlers: {
        'accounts.register': () => ({ message: 'Ok', requiresVerification: false, token: null, refreshToken: null }),
      },
    });
    await fill(user);
    await user.click(screen.getByRole('checkbox'));
    await user.click(press('Create Account'));
    expect((await screen.findByRole('status')).textContent).toBe('Registration successful! Please sign in.');
    expect(screen.getByRole('form', { name: 'Create account' })).toBeTruthy();
    await pass(1_600);
    expect(screen.getByRole('form', { name: 'Sign in' })).toBeTruthy();
  });

  it('says what has failed above the words of the server [R-ERR-16]', async () => {
    const { user } = setUp({
      showLogin: false,
      handlers: { 'accounts.register': () => errorAnswer(409) },
    });
    await fill(user);
    await user.click(screen.getByRole('checkbox'));
    await user.click(press('Create Account'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Registration failedThis account already exists. Please try signing in instead.',
    );
  });

  it.each(['Login', 'Registration'] as const)(
    '%s has words of its own for what nobody has answered [R-ERR-16]',
    (form) => {
      expect(authFailure(new TypeError('x'), form)).toEqual({
        title: 'An unexpected error occurred',
        text: `${form} failed. Please try again.`,
      });
    },
  );

  it('puts what the server found beside its field', async () => {
    const { user } = setUp({
      showLogin: false,
      handlers: {
        'accounts.register': () =>
          errorAnswer(422, {
            message: 'Not valid.',
            details: [{ path: 'username', message: 'This name is reserved.' }],
          }),
      },
    });
    await fill(user);
    await user.click(screen.getByRole('checkbox'));
    await user.click(press('Create Account'));
    expect((await screen.findByRole('alert')).textContent).toBe('Registration failedNot valid.');
    expect(screen.getByText('This name is reserved.')).toBeTruthy();
  });

  it('and signing in are one card, switched by a link [R-ROUTE-02, R-AUTH-01]', async () => {
    const { user } = setUp();
    await user.click(screen.getByRole('link', { name: 'Create an account' }));
    expect(screen.getByRole('form', { name: 'Create account' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Sign in instead' }));
    expect(screen.getByRole('form', { name: 'Sign in' })).toBeTruthy();
  });
});

describe('/auth', () => {
  function open(state?: unknown) {
    fakeBackend({ 'accounts.config': () => config, 'accounts.profile': () => aSelf() });
    renderApp(
      <Routes>
        <Route path="/auth" element={<AuthPage />} />
        <Route path="*" element={null} />
      </Routes>,
      { pathname: '/auth', state },
    );
  }

  it('sends home who is signed in [R-AUTH-04]', async () => {
    signInAs();
    open();
    await vi.waitFor(() => expect(address()).toBe('/'));
  });

  it('has a way back home [R-AUTH-05]', () => {
    open();
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  });

  it('begins with the side that its state asks for, signing in by default [R-AUTH-02]', () => {
    open({ showLogin: false });
    expect(screen.getByRole('form', { name: 'Create account' })).toBeTruthy();
    cleanup();
    open();
    expect(screen.getByRole('form', { name: 'Sign in' })).toBeTruthy();
  });

  it('says once that the address is verified, and forgets that it was told [R-AUTH-03]', async () => {
    open({ emailVerified: true });
    expect((await screen.findByRole('status')).textContent).toBe('Email verified successfully! You can now sign in.');
    await vi.waitFor(() => expect(address()).toBe('/auth'));
    expect(screen.getByRole('status').textContent).toBe('Email verified successfully! You can now sign in.');
  });
});
