import { defaultSettings } from '@loomlight/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { signInAs, someUploads } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { ShowFavorites } from './show-favorites.tsx';

async function open(handlers: FakeHandlers) {
  signInAs();
  const backend = fakeBackend({
    'userSettings.settings': () => ({ ...defaultSettings, uploads: someUploads() }),
    ...handlers,
  });
  renderApp(<ShowFavorites />);
  const toggle = await screen.findByRole('switch', { name: 'Show my favorites on my profile' });
  return { backend, toggle, person: userEvent.setup() };
}

it('is off until somebody wants it, and is kept as it is chosen [KEEP-101]', async () => {
  const { backend, toggle, person } = await open({
    'userSettings.saveSettings': () => ({ ...defaultSettings, show_favorites_publicly: true }),
  });
  expect(toggle.getAttribute('aria-checked')).toBe('false');
  await person.click(toggle);
  expect(toggle.getAttribute('aria-checked')).toBe('true');
  await waitFor(() => expect(backend.count('userSettings.saveSettings')).toBe(1));
  expect(backend.calls.at(-1)?.request.body).toEqual({ show_favorites_publicly: true });
});

it('is taken back with a sentence where it cannot be kept [KEEP-101]', async () => {
  const { toggle, person } = await open({
    'userSettings.saveSettings': () => errorAnswer(503, { message: 'Please try again in a moment.' }),
  });
  await person.click(toggle);
  expect(await screen.findByText('Please try again in a moment.')).toBeTruthy();
  expect(toggle.getAttribute('aria-checked')).toBe('false');
});
