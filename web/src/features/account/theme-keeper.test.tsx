import { defaultPreferences } from '@loomlight/contract';
import { act } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseTheme, chosenTheme } from '../../lib/theme.ts';
import { signInAs } from '../../testing/builders.ts';
import { fakeBackend } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { ThemeKeeper } from './theme-keeper.tsx';

function open(theme: 'dark' | 'light' | 'system', signedIn = true) {
  if (signedIn) signInAs();
  const backend = fakeBackend({
    'userSettings.preferences': () => ({ ...defaultPreferences, theme }),
    'userSettings.savePreferences': () => defaultPreferences,
  });
  renderApp(<ThemeKeeper />);
  const saved = () =>
    backend.calls.filter(({ id }) => id === 'userSettings.savePreferences').map(({ request }) => request.body);
  return { backend, saved };
}

afterEach(() => act(() => chooseTheme('system')));

describe('the theme of an account', () => {
  it('is shown on another device', async () => {
    const { saved } = open('light');
    await vi.waitFor(() => expect(chosenTheme()).toBe('light'));
    expect(saved()).toEqual([]);
  });

  it('leaves the device as it is when nothing was chosen', async () => {
    chooseTheme('dark');
    const { backend } = open('system');
    await vi.waitFor(() => expect(backend.count('userSettings.preferences')).toBe(1));
    expect(chosenTheme()).toBe('dark');
  });

  it('is kept when another one is chosen here', async () => {
    const { saved } = open('light');
    await vi.waitFor(() => expect(chosenTheme()).toBe('light'));
    act(() => chooseTheme('dark'));
    act(() => chooseTheme('system'));
    await vi.waitFor(() => expect(saved()).toEqual([{ theme: 'dark' }, { theme: 'system' }]));
  });

  it('is no matter of guests', () => {
    const { backend } = open('light', false);
    act(() => chooseTheme('dark'));
    expect(backend.calls).toEqual([]);
  });
});
