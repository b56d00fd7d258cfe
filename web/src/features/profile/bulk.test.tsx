import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DashboardPage } from '../../pages/dashboard-page.tsx';
import { aContent, aVideo, aSelf, noFollowers, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';

const counts = { posts: 3, images: 2, videos: 1 };
const contents = [
  aContent({ id: 'a', text_prompt: 'Lake', created_at: '2026-01-03T00:00:00.000Z' }),
  aContent({ id: 'b', text_prompt: 'Tower', created_at: '2026-01-02T00:00:00.000Z', is_public: false }),
  aVideo({ id: 'f', text_prompt: 'Rain', created_at: '2026-01-01T00:00:00.000Z' }),
];

async function open(handlers: FakeHandlers = {}) {
  signInAs();
  let shown = contents;
  const backend = fakeBackend({
    'accounts.profile': () => aSelf(),
    'profiles.profile': ({ params: { username = '' } }) => ({
      user: {
        id: 'u',
        username,
        fullName: username,
        profile_pic: null,
        bio: '',
        created_at: '',
        counts,
        ...noFollowers,
      },
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

/** Locks all that are there for 6 credits. */
async function lockAll(person: ReturnType<typeof userEvent.setup>): Promise<void> {
  await person.click(bar().getByRole('button', { name: 'Select all' }));
  await person.click(bar().getByRole('button', { name: 'Lock prompts' }));
  const found = await screen.findByRole('dialog', { name: 'Lock 3 prompts' });
  // It takes the pointer a moment after it has been drawn.
  await waitFor(() => expect(found.style.pointerEvents).toBe('auto'));
  const dialog = within(found);
  await person.click(dialog.getByRole('button', { name: /Increase|More|one more/i }));
  await person.click(dialog.getByRole('button', { name: 'Lock prompts' }));
}

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

  it('deletes without a question, says how many, and puts them back with Undo [KEEP-31]', async () => {
    const { person, backend } = await open({
      'trash.putBack': ({ body: { ids } }) => ({ restored: ids, failed: [] }),
    });
    await person.click(box('Lake'));
    await person.click(box('Rain'));
    await person.click(bar().getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('2 creations deleted.')).toBeTruthy();
    expect(backend.calls.find(({ id }) => id === 'library.removeMany')?.request.body).toEqual({ imageIds: ['a', 'f'] });
    await waitFor(() => expect(titles()).toEqual(['Tower']));
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Back as it was.')).toBeTruthy();
    expect(backend.calls.find(({ id }) => id === 'trash.putBack')?.request.body).toEqual({ ids: ['a', 'f'] });
  });

  it('tells of each that stays why, and keeps it chosen', async () => {
    const { person } = await open({
      'library.removeMany': () => ({ deleted: ['a'], failed: [{ id: 'b', code: 'not_ready' }] }),
    });
    await person.click(box('Lake'));
    await person.click(box('Tower'));
    await person.click(bar().getByRole('button', { name: 'Delete' }));
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
      'videos.visibility': ({ params: { id = '' } }) => aVideo({ id, is_public: false }),
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

  const change = async (person: Awaited<ReturnType<typeof open>>['person'], act: string) => {
    await person.click(bar().getByRole('button', { name: 'Select all' }));
    await person.click(bar().getByRole('button', { name: act }));
    const question = await screen.findByRole('alertdialog');
    await person.click(within(question).getByRole('button', { name: act }));
  };

  /** Of several toasts that stand there, the one that says this. */
  const pressUndo = async (person: Awaited<ReturnType<typeof open>>['person'], said: string) => {
    const toast = (await screen.findByText(said)).closest<HTMLElement>('.toast');
    if (!toast) throw new Error('There is no such toast.');
    await person.click(within(toast).getByRole('button', { name: 'Undo' }));
  };

  it('makes public again what Undo is pressed for, each with the lock that it had, and leaves alone what was not changed [KEEP-72]', async () => {
    const sold = aContent({ id: 'a', text_prompt: 'Lake', is_prompt_locked: true, prompt_price: 7 });
    const rain = aVideo({ id: 'f', text_prompt: 'Rain' });
    const hidden = aContent({ id: 'b', text_prompt: 'Tower', is_public: false });
    const { person, backend } = await open({
      'profiles.content': () => ({ images: [sold, hidden], videos: [rain], total: 3 }),
      'images.visibility': () => ({ ...sold, is_public: false, is_prompt_locked: false, prompt_price: 0 }),
      'videos.visibility': () => ({ ...rain, is_public: false }),
      'images.change': () => sold,
      'videos.change': () => rain,
    });
    await change(person, 'Make private');
    await pressUndo(person, '3 creations made private.');
    await waitFor(() => expect(backend.calls.filter(({ id }) => id.endsWith('.change'))).toHaveLength(2));
    const sent = backend.calls.filter(({ id }) => id.endsWith('.change')).map(({ id, request }) => [id, request.body]);
    expect(sent.toSorted()).toEqual([
      ['images.change', { is_public: true, is_prompt_locked: true, prompt_price: 7 }],
      ['videos.change', { is_public: true, is_prompt_locked: false }],
    ]);
  });

  it('hides again what was made public, and says how many would not [KEEP-72]', async () => {
    const { person, backend } = await open({
      'images.visibility': () => aContent({ id: 'b', text_prompt: 'Tower' }),
      'images.change': () => errorAnswer(404),
    });
    await change(person, 'Make public');
    await pressUndo(person, '3 creations made public.');
    expect(await screen.findByText('1 creation could not be put back.')).toBeTruthy();
    expect(backend.calls.find(({ id }) => id === 'images.change')?.request.body).toEqual({ is_public: false });
  });

  it('takes a lock that was put on several back from those alone that had another or none [KEEP-72]', async () => {
    const sold = aContent({ id: 'a', text_prompt: 'Lake', is_prompt_locked: true, prompt_price: 7 });
    const same = aContent({ id: 'b', text_prompt: 'Tower', is_prompt_locked: true, prompt_price: 6 });
    const open_ = aVideo({ id: 'f', text_prompt: 'Rain' });
    const { person, backend } = await open({
      'profiles.content': () => ({ images: [sold, same], videos: [open_], total: 3 }),
      'images.lock': ({ params: { id = '' } }) => aContent({ id, is_prompt_locked: true, prompt_price: 6 }),
      'videos.lock': () => ({ ...open_, is_prompt_locked: true, prompt_price: 6 }),
      'images.change': () => sold,
      'videos.change': () => open_,
    });
    await lockAll(person);
    await pressUndo(person, '3 creations locked.');
    await waitFor(() => expect(backend.calls.filter(({ id }) => id.endsWith('.change'))).toHaveLength(2));
    const sent = backend.calls.filter(({ id }) => id.endsWith('.change')).map(({ id, request }) => [id, request.body]);
    expect(sent.toSorted()).toEqual([
      ['images.change', { is_public: true, is_prompt_locked: true, prompt_price: 7 }],
      ['videos.change', { is_public: true, is_prompt_locked: false }],
    ]);
  });

  it('locks all that can be locked for one price, and says of how many it could not and why [KEEP-73]', async () => {
    const { person, backend } = await open({
      'images.lock': ({ params: { id = '' } }) => aContent({ id, is_prompt_locked: true, prompt_price: 6 }),
      'videos.lock': () => errorAnswer(409, { message: 'It is being moved' }),
    });
    await lockAll(person);
    expect(await screen.findByText('1 creation locked.')).toBeTruthy();
    expect(screen.getByText(/^2 creations could not be locked/).getAttribute('role')).toBe('alert');
    expect(screen.getByText('Private, so there is nothing to lock')).toBeTruthy();
    expect(screen.getByText('It is being moved')).toBeTruthy();
    const sent = backend.calls.filter(({ id }) => id.endsWith('.lock')).map(({ request }) => request.body);
    expect(sent).toEqual([6, 6].map((prompt_price) => ({ is_prompt_locked: true, prompt_price })));
    expect(bar().getByRole('status').textContent).toBe('2 selected');
  });
});
