import { imageSizes, imageStyles } from '@loomlight/contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { keys, profileQuery, queryClient } from '../api/queries.ts';
import { AccountDialogs } from '../features/account/index.ts';
import { Composer } from '../features/prompt-form/index.ts';
import { emptyForm } from '../features/prompt-form/form/form-state.ts';
import { formStore } from '../features/prompt-form/form/form-store.ts';
import { aContent, aSelf, aToken, signInAs } from '../testing/builders.ts';
import { fakeBackend } from '../testing/fake-backend.ts';
import { renderApp } from '../testing/render-app.tsx';
import { AuthPage } from './auth-page.tsx';

beforeEach(() => formStore.change(emptyForm));

/** The card beside a composer, as both are there in turn; the guest has written words. */
function open({ credits = 50 } = {}) {
  let self = aSelf({ credits });
  const backend = fakeBackend({
    'accounts.config': () => ({ google: null, email_verification_required: true, password_min_length: 6 }),
    'accounts.login': () => ({
      token: aToken('mira'),
      refreshToken: 'r',
      requiresVerification: false,
      message: 'Welcome',
    }),
    'accounts.profile': () => self,
    'images.sizes': () => ({ sizes: [...imageSizes], styles: [...imageStyles], engines: [] }),
    'images.generate': () => {
      const generation = aContent({ id: 'new', status: 'queued' });
      return { id: generation.id, generation };
    },
  });
  formStore.patch({ prompt: 'A lighthouse in a storm' });
  renderApp(
    <>
      <Composer />
      <AuthPage />
      <AccountDialogs />
    </>,
    '/auth',
  );
  const user = userEvent.setup();
  return {
    user,
    backend,
    begun: () => backend.count('images.generate'),
    pay: (more: number) => {
      self = aSelf({ credits: more });
    },
    pressGenerate: async () => {
      await user.click(await screen.findByRole('button', { name: 'Generate Image' }));
      await screen.findByRole('dialog', { name: 'Login Required' });
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
    signIn: async () => {
      await user.type(screen.getByRole('textbox', { name: 'Email' }), 'mira@example.org');
      await user.type(screen.getByLabelText('Password'), 'secret');
      await user.click(screen.getByRole('button', { name: 'Sign In' }));
      await waitFor(() => expect(backend.count('accounts.profile')).toBeGreaterThan(0));
    },
  };
}

describe('what a guest has asked for by Generate', () => {
  it('begins by itself after the sign-in, once [MAKE-50]', async () => {
    const page = open();
    await page.pressGenerate();
    expect(page.begun()).toBe(0);
    await page.signIn();
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/generate/new'));
    expect(page.begun()).toBe(1);
  });

  it.each([
    ['nobody has pressed it', async () => undefined, 50],
    [
      'other words stand by then',
      async (page: ReturnType<typeof open>) => {
        await page.pressGenerate();
        formStore.patch({ prompt: 'Something else' });
      },
      50,
    ],
    ['the credits are not there', (page: ReturnType<typeof open>) => page.pressGenerate(), 1],
  ] as const)('does not begin where %s [MAKE-50]', async (_why, before, credits) => {
    const page = open({ credits });
    await before(page);
    await page.signIn();
    await screen.findByText('Login successful! Redirecting to home...');
    expect(page.begun()).toBe(0);
    // Credits that come later wait for a press as ever.
    page.pay(50);
    await act(() => queryClient.invalidateQueries({ queryKey: keys.profile }));
    await waitFor(() => expect(queryClient.getQueryData(profileQuery.queryKey)?.credits).toBe(50));
    expect(page.begun()).toBe(0);
  });

  it('does not begin in a tab whose sign-in was made in another one [MAKE-50]', async () => {
    const page = open();
    await page.pressGenerate();
    act(() => {
      signInAs();
    });
    await waitFor(() => expect(page.backend.count('accounts.profile')).toBeGreaterThan(0));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(page.begun()).toBe(0);
  });
});
