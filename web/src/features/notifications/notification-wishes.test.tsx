import { defaultNotificationPreferences, defaultSettings } from '@loomlight/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppRoutes } from '../../routes.tsx';
import { aSelf, signInAs, someUploads } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';

async function open(handlers: FakeHandlers = {}) {
  signInAs();
  const backend = fakeBackend({
    'accounts.profile': () => aSelf(),
    'userSettings.settings': () => ({ ...defaultSettings, uploads: someUploads() }),
    'userSettings.saveSettings': () => defaultSettings,
    'notifications.preferences': () => defaultNotificationPreferences,
    'notifications.savePreferences': () => defaultNotificationPreferences,
    ...handlers,
  });
  renderApp(<AppRoutes />, '/settings');
  const section = within(await screen.findByRole('region', { name: 'Notifications' }));
  const sent = () =>
    backend.calls.filter(({ id }) => /save(?:Settings|Preferences)$/.test(id)).map(({ request }) => request.body);
  return { user: userEvent.setup(), section, sent };
}
const isOn = (control: HTMLElement) => control.getAttribute('aria-checked') === 'true';

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));

describe('what a person wants to be told', () => {
  it('is shown as it is kept, and each choice is kept as it is made', async () => {
    const { user, section, sent } = await open();
    const mail = await section.findByRole('switch', { name: 'Mail: Creations' });
    expect([isOn(mail), isOn(section.getByRole('switch', { name: 'Mail: Sold prompts' }))]).toEqual([false, true]);
    await user.click(mail);
    await user.click(section.getByRole('switch', { name: 'Bell: Favorites' }));
    await user.click(section.getByRole('switch', { name: 'Notifications by mail' }));
    expect(isOn(mail)).toBe(true);
    // Nothing is mailed at all: the single choices rest, and stay as they are.
    expect(mail.hasAttribute('disabled')).toBe(true);
    expect(section.getByRole('switch', { name: 'Bell: Payments' }).hasAttribute('disabled')).toBe(false);
    await waitFor(() =>
      expect(sent()).toEqual([
        { email: { generation: true } },
        { in_app: { favorite: false } },
        { email_notifications: false },
      ]),
    );
  });

  it('has the weekly mail, which is off at first [KEEP-78]', async () => {
    const { user, section, sent } = await open();
    const weekly = await section.findByRole('switch', { name: 'Mail: A mail a week' });
    expect(isOn(weekly)).toBe(false);
    await user.click(weekly);
    expect(isOn(weekly)).toBe(true);
    await waitFor(() => expect(sent()).toEqual([{ weekly_mail: true }]));
    await user.click(section.getByRole('switch', { name: 'Notifications by mail' }));
    expect(weekly.hasAttribute('disabled')).toBe(true);
  });

  it('takes a choice back that could not be kept, says why, and keeps the others', async () => {
    const { user, section } = await open({ 'userSettings.saveSettings': () => errorAnswer(422) });
    const all = await section.findByRole('switch', { name: 'Notifications in the app' });
    await user.click(section.getByRole('switch', { name: 'Bell: Favorites' }));
    await user.click(all);
    expect((await section.findByRole('alert')).textContent).toBe('Failed to save preferences');
    expect(isOn(all)).toBe(true);
    expect(isOn(section.getByRole('switch', { name: 'Bell: Favorites' }))).toBe(false);
  });

  it('can be asked for again', async () => {
    let answers = 0;
    const { user, section } = await open({
      'notifications.preferences': () => ((answers += 1) === 1 ? errorAnswer(422) : defaultNotificationPreferences),
    });
    expect((await section.findByRole('alert')).textContent).toBe('Failed to load preferences');
    await user.click(section.getByRole('button', { name: 'Try Again' }));
    expect(await section.findByRole('switch', { name: 'Bell: Creations' })).toBeTruthy();
  });
});
