import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AppRoutes } from '../../routes.tsx';
import { aSelf, signInAs } from '../../testing/builders.ts';
import { fakeBackend } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));

it('what begins in another tab is counted here, and so is what it has cost [MAKE-10]', async () => {
  signInAs();
  let begun = false;
  const backend = fakeBackend({
    'accounts.profile': () => aSelf({ credits: begun ? 15 : 20 }),
    'generations.list': () => ({ generations: [], running: begun ? 1 : 0, waiting: 0 }),
  });
  renderApp(<AppRoutes />, '/nowhere');
  expect((await screen.findAllByRole('link', { name: 'Credits: 20' })).length).toBeGreaterThan(0);
  await screen.findByRole('button', { name: 'Jobs' });
  await waitFor(() => expect(backend.count('generations.list')).toBeGreaterThan(0));
  const asked = backend.count('generations.list');
  begun = true;
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'loomlight:jobs-changed' })));
  expect((await screen.findAllByRole('link', { name: 'Credits: 15' })).length).toBeGreaterThan(0);
  expect(await screen.findByRole('button', { name: 'Jobs, 1 running' })).toBeTruthy();
  expect(backend.count('generations.list')).toBe(asked + 1);
});
