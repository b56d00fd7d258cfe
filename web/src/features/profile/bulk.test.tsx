import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DashboardPage } from '../../pages/dashboard-page.tsx';
import { aContent, aFilm, aSelf, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';

const counts = { posts: 3, images: 2, videos: 1 };
const pieces = [
  aContent({ id: 'a', text_prompt: 'Lake', created_at: '2026-01-03T00:00:00.000Z' }),
  aContent({ id: 'b', text_prompt: 'Tower', created_at: '2026-01-02T00:00:00.000Z', is_public: false }),
  aFilm({ id: 'f', text_prompt: 'Rain', created_at: '2026-01-01T00:00:00.000Z' }),
];

async function open(handlers: FakeHandlers = {}) {
  signInAs();
  let shown = pieces;
  const backend = fakeBackend({
    'accounts.profile': () => aSelf(),
    'profiles.profile': ({ params: { username = '' } }) => ({
      user: { id: 'u', username, fullName: username, profile_pic: null, bio: '', created_at: '', counts },
    }),
    'profiles.content': () => ({
      images: shown.filter(({ content_type }) => content_type === 'image'),
      videos: shown.filter(({ content_type }) => content_type === 'video'),
      total: shown.length,
    }),
    'library.removeMany': ({ body: { imageIds } }) => {
      shown = shown.filter(({ id }) => !imageIds.includes(id));
      return { deleted: imageIds, failed: [] };
    },
    ...handlers,
  });
  renderApp(
    <Routes>
      <Route path="/dashboard/:first?/:second?" element={<DashboardPage />} />
    </Routes>,
    '/dashboard',
  );
  const person = userEvent.setup();
  await person.click(await screen.findByRole('button', { name: 'Select' }));
  await screen.findByRole('toolbar', { name: 'Selected creations' });
  return { backend, person };
}
const box = (words: string) => screen.getByRole('checkbox', { name: `Select ${words}` });
const bar = () => within(screen.getByRole('toolbar', { name: 'Selected creations' }));
const titles = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));

describe('choosing several', () => {
  it('counts them, takes all that are loaded, and ends with Escape', async () => {
    const { person } = await open();
    expect(bar().getByRole('status').textContent).toBe('0 selected');
    expect(bar().getByRole('button', { name: 'Delete' }).getAttribute('aria-disabled')).toBe('true');
    box('Lake').focus();
    await person.keyboard(' ');
    expect(bar().getByRole('status').textContent).toBe('1 selected');
    await person.click(bar().getByRole('button', { name: 'Select all' }));
    expect(bar().getByRole('status').textContent).toBe('3 selected');
    await person.click(bar().getByRole('button', { name: 'Select none' }));
    expect(bar().getByRole('status').textContent).toBe('0 selected');
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getAllByRole('link', { name: /by Mira Lindqvist: / })).toHaveLength(3);
  });

  it('takes all up to the one that is pressed with Shift, and lets go of them so too [PEOPLE-40]', async () => {
    const { person } = await open();
    await person.click(box('Lake'));
    await person.keyboard('{Shift>}');
    await person.click(box('Rain'));
    await person.keyboard('{/Shift}');
    expect(bar().getByRole('status').textContent).toBe('3 selected');
    await person.keyboard('{Shift>}');
    await person.click(box('Tower'));
    await person.keyboard('{/Shift}');
    expect(bar().getByRole('status').textContent).toBe('1 selected');
    expect((box('Lake') as HTMLInputElement).checked).toBe(true);
  });

  it('deletes after a question, and says how many', async () => {
    const { person, backend } = await open();
    await person.click(box('Lake'));
    await person.click(box('Rain'));
    await person.click(bar().getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete 2 creations?' });
    await person.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(backend.count('library.removeMany')).toBe(0);
    await person.click(bar().getByRole('button', { name: 'Delete' }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('2 creations deleted.')).toBeTruthy();
    expect(backend.calls.find(({ id }) => id === 'library.removeMany')?.request.body).toEqual({ imageIds: ['a', 'f'] });
    await waitFor(() => expect(titles()).toEqual(['Tower']));
  });

  it('tells of each that stays why, and keeps it chosen', async () => {
    const { person } = await open({
      'library.removeMany': () => ({ deleted: ['a'], failed: [{ id: 'b', code: 'not_ready' }] }),
    });
    await person.click(box('Lake'));
    await person.click(box('Tower'));
    await person.click(bar().getByRole('button', { name: 'Delete' }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect((await screen.findByText(/^1 creation could not be deleted/)).getAttribute('role')).toBe('alert');
    const tower = box('Tower');
    expect(document.getElementById(tower.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Not finished yet');
    expect(bar().getByRole('status').textContent).toBe('1 selected');
    await person.click(tower);
    expect(tower.getAttribute('aria-describedby')).toBeNull();
  });

  it('asks for one file of all of them, and keeps them chosen [PEOPLE-40]', async () => {
    const addresses: string[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:zip', revokeObjectURL: () => undefined }));
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      addresses.push(this.download);
    });
    const { person, backend } = await open({
      'library.downloadMany': () => new Response('zip', { headers: { 'content-type': 'application/zip' } }),
    });
    await person.click(bar().getByRole('button', { name: 'Select all' }));
    await person.click(bar().getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('3 creations downloaded.')).toBeTruthy();
    expect(addresses).toEqual(['loomlight.zip']);
    expect(backend.calls.find(({ id }) => id === 'library.downloadMany')?.request.body).toEqual({
      imageIds: ['a', 'b', 'f'],
    });
    // Nothing has happened to them: they are still chosen.
    expect(bar().getByRole('status').textContent).toBe('3 selected');
    click.mockRestore();
  });

  it('makes private what is not yet, one call for each, and says which would not', async () => {
    const { person, backend } = await open({
      'images.visibility': () => errorAnswer(409, { message: 'It is being moved' }),
      'videos.visibility': ({ params: { id = '' } }) => aFilm({ id, is_public: false }),
    });
    await person.click(bar().getByRole('button', { name: 'Select all' }));
    await person.click(bar().getByRole('button', { name: 'Make private' }));
    await person.click(
      within(await screen.findByRole('alertdialog', { name: 'Make 3 creations private?' })).getByRole('button', {
        name: 'Make private',
      }),
    );
    expect(await screen.findByText(/^1 creation could not be made private/)).toBeTruthy();
    expect(screen.getByText('It is being moved')).toBeTruthy();
    expect(
      backend.calls.filter(({ id }) => id.endsWith('.visibility')).map(({ request }) => request.params['id']),
    ).toEqual(['a', 'f']);
  });
});
