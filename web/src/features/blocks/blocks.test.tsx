import type { PublicUser } from '@loomlight/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { ProfilePage } from '../../pages/profile-page.tsx';
import { aContent, aSelf, noFollowers, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { showDialog } from '../account/account-dialog-store.ts';
import { BlockedPeople } from './index.ts';

const teo: PublicUser = {
  id: 'teo',
  username: 'Teo Marchetti',
  fullName: 'Teo Marchetti',
  profile_pic: null,
  bio: '',
  created_at: '2026-01-01T00:00:00.000Z',
  counts: { posts: 1, images: 1, videos: 0 },
  ...noFollowers,
};

function open(facts: Partial<PublicUser> = {}, handlers: FakeHandlers = {}) {
  let held = { ...teo, ...facts };
  const change = (is_blocked: boolean) => () => {
    held = { ...held, is_blocked };
    return { is_blocked };
  };
  const backend = fakeBackend({
    'accounts.profile': () => aSelf(),
    'profiles.profile': () => ({ user: held }),
    'profiles.content': () =>
      held.is_blocked
        ? { images: [], videos: [], total: 0 }
        : { images: [aContent({ text_prompt: 'A walrus' })], videos: [], total: 1 },
    'blocks.block': change(true),
    'blocks.unblock': change(false),
    ...handlers,
  });
  renderApp(
    <Routes>
      <Route path="/profile/:username/:tab?" element={<ProfilePage />} />
    </Routes>,
    '/profile/Teo%20Marchetti',
  );
  return { backend, person: userEvent.setup() };
}
const more = () => screen.findByRole('button', { name: 'More about Teo Marchetti' });

beforeEach(() => act(() => showDialog(null)));

describe('blocking on a profile', () => {
  it('is asked once more, hides what they make at once, and is taken back where it stands, by keys too [KEEP-68]', async () => {
    signInAs();
    const { backend, person } = open();
    await screen.findByText(/A walrus/);
    (await more()).focus();
    await person.keyboard('{Enter}{ArrowDown}{Enter}');
    const question = await screen.findByRole('alertdialog', { name: 'Block Teo Marchetti?' });
    expect(question.textContent).toContain('They are not told.');
    await person.click(within(question).getByRole('button', { name: 'Block' }));
    expect(await screen.findByText('You have blocked this person')).toBeTruthy();
    expect([screen.queryByText(/A walrus/), screen.queryByRole('button', { name: /^Follow / })]).toEqual([null, null]);
    await person.click(screen.getByRole('button', { name: 'Unblock' }));
    expect(await screen.findByText(/A walrus/)).toBeTruthy();
    expect([backend.count('blocks.block'), backend.count('blocks.unblock')]).toEqual([1, 1]);
  });

  it('does nothing when the question is left, and says what the server refuses [KEEP-68]', async () => {
    signInAs();
    const { backend, person } = open(
      {},
      { 'blocks.block': () => errorAnswer(409, { message: 'You have blocked 1,000 people.' }) },
    );
    await person.click(await more());
    await person.click(screen.getByRole('menuitem', { name: 'Block Teo Marchetti' }));
    await person.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(backend.count('blocks.block')).toBe(0);
    await person.click(await more());
    await person.click(screen.getByRole('menuitem', { name: 'Block Teo Marchetti' }));
    await person.click(await screen.findByRole('button', { name: 'Block' }));
    expect(await screen.findByText('You have blocked 1,000 people.')).toBeTruthy();
    expect(screen.getByText(/A walrus/)).toBeTruthy();
  });

  it('is not there for a guest, nor for oneself [KEEP-68]', async () => {
    open();
    expect(await screen.findByRole('button', { name: 'Follow Teo Marchetti' })).toBeTruthy();
    await screen.findByText(/A walrus/);
    expect(screen.queryByRole('button', { name: 'More about Teo Marchetti' })).toBeNull();
  });
});

describe('the list in the settings', () => {
  const person = (name: string) => ({
    id: name,
    username: name,
    fullName: name,
    profile_pic: null,
    since: '2026-01-01T00:00:00.000Z',
  });
  const show = (handlers: FakeHandlers) => {
    signInAs();
    const backend = fakeBackend({ 'accounts.profile': () => aSelf(), ...handlers });
    renderApp(
      <Suspense>
        <BlockedPeople />
      </Suspense>,
    );
    return { backend, user: userEvent.setup() };
  };

  it('has everybody, page by page, and takes one back [KEEP-68]', async () => {
    let people = [person('Bob'), person('Cleo')];
    const { backend, user } = show({
      'blocks.list': ({ query }) =>
        query.get('before') === null
          ? { people: people.slice(0, 1), next: { last_since: '2026-01-01T00:00:00.000Z', before: 'Bob' } }
          : { people: people.slice(1), next: null },
      'blocks.unblock': () => {
        people = people.slice(1);
        return { is_blocked: false };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Cleo')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Unblock Bob' }));
    await waitFor(() => expect(screen.queryByText('Bob')).toBeNull());
    expect(backend.count('blocks.unblock')).toBe(1);
  });

  it('says that there is nobody, and tries again where it failed [KEEP-68]', async () => {
    let fails = true;
    const { user } = show({
      'blocks.list': () => (fails ? errorAnswer(500) : { people: [], next: null }),
    });
    fails = await screen.findByRole('button', { name: 'Try Again' }).then(() => false);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(/^Nobody is blocked\./)).toBeTruthy();
  });
});
