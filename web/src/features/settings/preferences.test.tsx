import { defaultPreferences } from '@loomlight/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppRoutes } from '../../routes.tsx';
import { aSelf, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';

async function open(handlers: FakeHandlers = {}) {
  signInAs();
  const backend = fakeBackend({
    'accounts.profile': () => aSelf(),
    'userSettings.preferences': () => ({ ...defaultPreferences, default_size: '640x64' }),
    'userSettings.savePreferences': () => defaultPreferences,
    ...handlers,
  });
  renderApp(<AppRoutes />, '/settings');
  const section = within(await screen.findByRole('region', { name: 'Preferences' }));
  const sent = () =>
    backend.calls.filter(({ id }) => id === 'userSettings.savePreferences').map(({ request }) => request.body);
  return { user: userEvent.setup(), section, sent };
}

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));

describe('the preferences', () => {
  it('show what is kept, a size of one’s own too, and keep each choice as it is made', async () => {
    const { user, section, sent } = await open();
    const size = await section.findByRole('combobox', { name: 'Image size' });
    expect(size.textContent).toBe('640 × 64');
    await user.click(section.getByRole('radio', { name: 'Videos' }));
    await user.click(size);
    await user.click(await screen.findByRole('option', { name: /^Landscape/ }));
    expect(size.textContent).toBe('Landscape');
    const style = section.getByRole('combobox', { name: 'Style' });
    await user.click(style);
    await user.click(await screen.findByRole('option', { name: 'Neon' }));
    expect(style.textContent).toBe('Neon');
    await user.click(section.getByRole('switch', { name: 'New creations are public' }));
    await waitFor(() =>
      expect(sent()).toEqual([
        { default_media_type: 'video' },
        { default_size: '1344x768' },
        { default_style: 'neon' },
        { default_is_public: false },
      ]),
    );
    expect(section.getByRole('radio', { name: 'Videos' }).getAttribute('aria-checked')).toBe('true');
  });

  it('take a choice back that could not be kept, and only that one', async () => {
    const { user, section } = await open({
      'userSettings.savePreferences': ({ body }) =>
        body.default_is_public === undefined ? defaultPreferences : errorAnswer(422),
    });
    const visibility = await section.findByRole('switch', { name: 'New creations are public' });
    await user.click(visibility);
    await user.click(section.getByRole('radio', { name: 'Videos' }));
    await waitFor(() => expect(visibility.getAttribute('aria-checked')).toBe('true'));
    expect(section.getByRole('radio', { name: 'Videos' }).getAttribute('aria-checked')).toBe('true');
  });

  it('say why a choice was not kept', async () => {
    const { user, section } = await open({ 'userSettings.savePreferences': () => errorAnswer(422) });
    await user.click(await section.findByRole('radio', { name: 'Videos' }));
    expect((await section.findByRole('alert')).textContent).toBe('Failed to save preferences');
    expect(section.getByRole('radio', { name: 'Images' }).getAttribute('aria-checked')).toBe('true');
  });

  it('can be asked for again', async () => {
    let answers = 0;
    const { user, section } = await open({
      'userSettings.preferences': () => ((answers += 1) === 1 ? errorAnswer(422) : defaultPreferences),
    });
    expect((await section.findByRole('alert')).textContent).toBe('Failed to load preferences');
    await user.click(section.getByRole('button', { name: 'Try Again' }));
    expect(await section.findByRole('combobox', { name: 'Image size' })).toBeTruthy();
  });
});
