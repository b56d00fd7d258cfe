import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AppRoutes } from '../routes.tsx';
import { aSelf, signInAs } from '../testing/builders.ts';
import { fakeBackend, type FakeHandlers } from '../testing/fake-backend.ts';
import { renderApp } from '../testing/render-app.tsx';

const version = (no: number, text: string) => ({
  version: no,
  text,
  username: 'Boss',
  made_at: new Date().toISOString(),
});

function open(handlers: FakeHandlers = {}) {
  signInAs();
  fakeBackend({
    'accounts.profile': () => aSelf({ role: 'admin' }),
    'desk.now': () => ({ waiting: [] }),
    'desk.banner': () => ({ banner: null }),
    'desk.page': () => ({ versions: [version(2, '# Now'), version(1, '# Before')] }),
    ...handlers,
  });
  renderApp(<AppRoutes />, '/desk/site');
  return userEvent.setup();
}

describe('the site of the desk', () => {
  it('shows earlier versions of a page, and begins a new one with them [DESK-60]', async () => {
    const person = open();
    const list = within(await screen.findByRole('list', { name: 'Versions of Terms' }));
    expect(list.getByText('# Before')).toBeTruthy();
    await person.click(list.getByRole('button', { name: 'Use this one' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Terms' }));
    expect(sheet.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }).value).toBe('# Before');
  });

  it('says that nothing stands above the header, and sets something there [DESK-62]', async () => {
    const person = open();
    expect(await screen.findByText('Nothing stands above the header.')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'New banner' }));
    expect(await screen.findByRole('dialog', { name: 'New banner' })).toBeTruthy();
  });
});
