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
    'userSettings.profile': ({ body: { username = self.username, full_name = self.full_name } }) =>
      (self = aSelf({ username, full_name: full_name || username })),
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
  const address = section.getByRole<HTMLInputElement>('textbox', { name: 'Username' });
  const rename = async (name: string) => {
    await user.clear(address);
    await user.type(address, name);
    await user.click(section.getByRole('button', { name: 'Save' }));
  };
  const addressNote = () => document.getElementById(address.getAttribute('aria-describedby') ?? '')?.textContent;
  const note = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  return { backend, user, section, field, save, note, address, rename, addressNote };
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
    expect(cachedUser()?.full_name).toBe('Mira Neu');
    expect(cachedUser()?.username).toBe('Mira Lindqvist');
    const sent = backend.calls.find(({ id }) => id === 'userSettings.profile');
    expect(sent?.request.body).toEqual({ full_name: 'Mira Neu' });
  });

  it('says below the field that somebody else has it, and offers free ones [PEOPLE-13]', async () => {
    const message = 'This name is already taken. Please choose another one.';
    const refusal = {
      ...{ code: 'username_taken', message, suggestions: ['Ada 2', 'Ada 3'] },
      details: [{ path: 'username', message: 'That name is taken' }],
    };
    const { user, section, address, rename, addressNote } = await open({
      'userSettings.profile': () => errorAnswer(409, refusal),
    });
    await rename('Ada');
    await waitFor(() => expect(addressNote()).toBe('That name is taken'));
    expect(document.activeElement).toBe(address);
    expect(address.getAttribute('aria-invalid')).toBe('true');
    await user.click(section.getByRole('button', { name: 'Ada 3' }));
    expect([address.value, address.getAttribute('aria-invalid')]).toEqual(['Ada 3', null]);
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
