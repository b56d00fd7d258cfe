import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cachedUser } from '../../api/auth-tokens.ts';
import { AppRoutes } from '../../routes.tsx';
import { aSelf, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';

async function open(handlers: FakeHandlers = {}) {
  signInAs();
  let self = aSelf();
  const backend = fakeBackend({
    'accounts.profile': () => self,
    'userSettings.profile': ({ body: { username = '' } }) => (self = aSelf({ username })),
    ...handlers,
  });
  renderApp(<AppRoutes />, '/settings');
  const user = userEvent.setup();
  const section = within(await screen.findByRole('region', { name: 'Account' }));
  await user.click(section.getByRole('button', { name: 'Change Name' }));
  const field = section.getByRole<HTMLInputElement>('textbox', { name: 'Full name' });
  const save = async (name: string) => {
    await user.clear(field);
    await user.type(field, name);
    await user.click(section.getByRole('button', { name: 'Save' }));
  };
  const note = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  return { backend, user, section, field, save, note };
}

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));

describe('changing the name', () => {
  it('shows the new one at once, and gives the focus back', async () => {
    const { backend, section, field, save } = await open();
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe('Mira Lindqvist');
    await save(' Mira Neu ');
    expect(await section.findByText('Mira Neu')).toBeTruthy();
    expect(section.queryByRole('form')).toBeNull();
    expect(document.activeElement).toBe(section.getByRole('button', { name: 'Change Name' }));
    expect(cachedUser()?.username).toBe('Mira Neu');
    const sent = backend.calls.find(({ id }) => id === 'userSettings.profile');
    expect(sent?.request.body).toEqual({ username: 'Mira Neu' });
  });

  it('says below the field that somebody else has it', async () => {
    const message = 'This name is already taken. Please choose another one.';
    const { field, save, note } = await open({
      'userSettings.profile': () => errorAnswer(409, { code: 'username_taken', message }),
    });
    await save('Ada');
    await waitFor(() => expect(note()).toBe(message));
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('does not send what cannot be a name, nor the name one has', async () => {
    const { backend, section, save, note } = await open();
    await save('   ');
    expect(note()).toBe('Full name is required');
    await save('Mira Lindqvist');
    expect(section.queryByRole('form')).toBeNull();
    expect(backend.count('userSettings.profile')).toBe(0);
  });
});
