import type { PublicUser } from '@loomlight/contract';
import { uploadTypes } from '@loomlight/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cachedUser } from '../../api/auth-tokens.ts';
import { AppRoutes } from '../../routes.tsx';
import { aSelf, noFollowers, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { fakeUploads } from '../../testing/fake-upload.ts';
import { renderApp } from '../../testing/render-app.tsx';

const picture = new File(['pixels'], 'me.png', { type: 'image/png' });
const success = 'Profile picture updated successfully!';

function aPublic(facts: Partial<PublicUser> = {}): { user: PublicUser } {
  const { id, username, created_at, profile_pic } = aSelf();
  const counts = { posts: 0, images: 0, videos: 0 };
  return {
    user: { id, username, fullName: username, profile_pic, bio: '', created_at, counts, ...noFollowers, ...facts },
  };
}

function open(handlers: FakeHandlers = {}, at = '/dashboard') {
  const uploads = fakeUploads();
  const backend = fakeBackend({
    'accounts.profile': () => aSelf(),
    'profiles.profile': () => aPublic(),
    'profiles.content': () => ({ images: [], videos: [], total: 0 }),
    'userSettings.pictureUpload': () => ({
      upload_url: '/api/uploads/one',
      file_id: 'file-1',
      expires_at: '2026-01-01T00:15:00.000Z',
    }),
    'userSettings.picture': () => aSelf({ profile_pic_id: 'new', profile_pic: '/media/new' }),
    ...handlers,
  });
  renderApp(<AppRoutes />, at);
  return { backend, uploads };
}
const own = () => screen.findByRole('button', { name: 'Change profile picture' });
const step = () => screen.queryByRole('progressbar', { name: 'Upload progress' })?.getAttribute('aria-valuenow');
const addressIn = (element: Element | null) => element?.querySelector('.profile-picture img')?.getAttribute('src');

/** Chooses a file as the browser's own window would. */
async function choose(file: File): Promise<void> {
  const button = await own();
  const input = document.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('the picture has a field for files');
  expect(input.accept).toBe(uploadTypes.join());
  const asked = vi.spyOn(input, 'click').mockImplementation(() => undefined);
  await userEvent.click(button);
  expect(asked).toHaveBeenCalledOnce();
  asked.mockRestore();
  await userEvent.setup({ applyAccept: false }).upload(input, file);
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined }));
});

describe('a new profile picture', () => {
  beforeEach(() => void signInAs());

  it('goes its three steps, shows at once in the header and on the dashboard, and says so for 3 s [R-DASH-08, R-DASH-30, PEOPLE-10]', async () => {
    let changed: () => void = () => undefined;
    const { backend, uploads } = open({
      'userSettings.picture': async () => {
        await new Promise<void>((resolve) => (changed = resolve));
        return aSelf({ profile_pic_id: 'new', profile_pic: '/media/new' });
      },
    });
    await choose(picture);
    await waitFor(() => expect(step()).toBe('25'));
    expect(addressIn(await own())).toBe('blob:preview');
    await waitFor(() => expect(uploads).toHaveLength(1));
    expect(uploads[0]).toMatchObject({ address: '/api/uploads/one', type: 'image/png', file: picture });
    act(() => uploads[0]?.answer(200));
    await waitFor(() => expect(step()).toBe('75'));
    await waitFor(() => expect(backend.count('userSettings.picture')).toBe(1));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    changed();
    expect((await screen.findByText(success)).getAttribute('role')).toBe('status');
    expect(step()).toBe('100');
    expect(addressIn(await own())).toBe('/media/new');
    expect(addressIn(screen.getByRole('banner'))).toBe('/media/new');
    expect(cachedUser()?.profile_pic).toBe('/media/new');
    expect(backend.calls.filter(({ id }) => id.startsWith('userSettings.')).map(({ request }) => request.body)).toEqual(
      [{ content_type: 'image/png', file_size: 6, purpose: 'profile_picture' }, { file_id: 'file-1' }],
    );
    act(() => void vi.advanceTimersByTime(2_000));
    expect(screen.queryByText(success)).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1_000));
    expect(screen.queryByText(success)).toBeNull();
    expect(step()).toBeUndefined();
  });

  it('can be dropped on the old one [R-DASH-08]', async () => {
    const { uploads } = open();
    fireEvent.drop(await own(), { dataTransfer: { files: [picture], types: ['Files'] } });
    await waitFor(() => expect(uploads).toHaveLength(1));
    act(() => uploads[0]?.answer(200));
    expect(await screen.findByText(success)).toBeTruthy();
  });

  it.each([
    ['no picture', new File(['words'], 'me.txt', { type: 'text/plain' }), 'Please select a valid image file'],
    [
      'more than 5 MB',
      new File([new Uint8Array(5_000_001)], 'me.png', { type: 'image/png' }),
      'File size must be less than 5MB',
    ],
  ])('is not sent when it is %s [R-DASH-29]', async (_what, file, sentence) => {
    const { backend } = open();
    await choose(file);
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(backend.count('userSettings.pictureUpload')).toBe(0);
    expect(step()).toBeUndefined();
  });

  it('says that it failed where the server has no words, keeps the old one, and may be tried again [R-DASH-30]', async () => {
    const { uploads } = open();
    await choose(picture);
    await waitFor(() => expect(uploads).toHaveLength(1));
    act(() => uploads[0]?.answer(400));
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to upload profile image');
    expect((await own()).querySelector('.profile-picture')?.textContent).toBe('ML');
    await choose(picture);
    await waitFor(() => expect(uploads).toHaveLength(2));
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => uploads[1]?.answer(200));
    expect(await screen.findByText(success)).toBeTruthy();
  });

  it("says the server's sentence where there is one [R-DASH-30]", async () => {
    const message = 'This file is not a picture we can read.';
    const { uploads } = open({ 'userSettings.picture': () => errorAnswer(422, { message }) });
    await choose(picture);
    await waitFor(() => expect(uploads).toHaveLength(1));
    act(() => uploads[0]?.answer(200));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
  });

  it('waits for the one before', async () => {
    const { backend, uploads } = open();
    await choose(picture);
    await waitFor(() => expect(uploads).toHaveLength(1));
    const button = await own();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.drop(button, { dataTransfer: { files: [picture], types: ['Files'] } });
    expect(backend.count('userSettings.pictureUpload')).toBe(1);
  });
});

it('is shown on the page of somebody else, who alone may change it', async () => {
  signInAs();
  open(
    { 'profiles.profile': () => aPublic({ id: 'ada', username: 'ada', fullName: 'Ada', profile_pic: '/media/ada' }) },
    '/profile/ada',
  );
  const heading = await screen.findByRole('heading', { name: 'Ada' });
  expect(addressIn(heading.closest('section'))).toBe('/media/ada');
  expect(within(document.body).queryByRole('button', { name: 'Change profile picture' })).toBeNull();
});
