import type { DeskSetting } from '@loomlight/contract/desk';
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

const setting = (name: string, given: Partial<DeskSetting> = {}): DeskSetting => ({
  ...{ name, value: null, is_secret: false, is_set: false, source: 'default', decides: 'Something' },
  ...given,
});

function open(handlers: FakeHandlers = {}, path = '/desk/site') {
  signInAs();
  fakeBackend({
    'accounts.profile': () => aSelf({ role: 'admin' }),
    'desk.now': () => ({ waiting: [] }),
    'desk.banner': () => ({ banner: null }),
    'desk.page': () => ({ versions: [version(2, '# Now'), version(1, '# Before')] }),
    ...handlers,
  });
  renderApp(<AppRoutes />, path);
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

  it('lists every setting with its source and without a secret, and finds one by its words [DESK-59]', async () => {
    const person = open(
      {
        'desk.installation': () => ({
          is_production: false,
          only_for_desk: ['RATE_LIMIT must not be off in production: passwords could be guessed without end.'],
          settings: [
            setting('PORT', { value: '3000', is_set: true, decides: 'One port for the site' }),
            setting('MAIL_URL', { is_secret: true, is_set: true, source: 'environment' }),
            setting('S3_BUCKET'),
            setting('MAIL_FROM', { value: 'Desk <a@b.test>', is_set: true, source: 'file' }),
          ],
        }),
      },
      '/desk/site?show=installation',
    );
    const here = within(await screen.findByRole('region', { name: 'Set here' }));
    expect(here.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'MAIL_URL setSomethingfrom the environment',
      'MAIL_FROM Desk <a@b.test>Somethingfrom the file .env',
    ]);
    const rest = within(screen.getByRole('region', { name: 'As they come' }));
    expect(rest.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'PORT 3000One port for the siteas nobody set it',
      'S3_BUCKET not setSomethingas nobody set it',
    ]);
    expect(within(screen.getByRole('list', { name: 'Only fit for a desk' })).getByText(/RATE_LIMIT/)).toBeTruthy();
    await person.type(screen.getByRole('textbox', { name: 'Find a setting' }), 'one PORT');
    expect(screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes('set'))).toHaveLength(1);
    await person.type(screen.getByRole('textbox', { name: 'Find a setting' }), ' nothing');
    expect(screen.getByText('No setting has these words.')).toBeTruthy();
  });

  it('shows a colour in both themes with its figures, and sets none in which words cannot be read [DESK-61]', async () => {
    const person = open({ 'desk.accent': () => ({ colour: null }) }, '/desk/site?show=look');
    const field = await screen.findByRole('textbox', { name: 'Colour' });
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Set this colour' });
    expect(button.disabled).toBe(true);
    await person.type(field, '#22c55e');
    expect(screen.getByRole('alert').textContent).toMatch(/Words in it have 4\.\d to 1 in the light theme/);
    expect(button.disabled).toBe(true);
    await person.clear(field);
    await person.type(field, '#1F6FEB');
    expect(screen.queryByRole('alert')).toBeNull();
    const looks = within(screen.getByRole('list', { name: 'How it looks' }));
    expect(looks.getAllByText(/theme: words on it \d+\.\d to 1, words in it \d+\.\d to 1/)).toHaveLength(2);
    await person.click(button);
    expect(await screen.findByRole('dialog', { name: 'Set this colour' })).toBeTruthy();
  });
});
