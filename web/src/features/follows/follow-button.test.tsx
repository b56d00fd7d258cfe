import { limits, type PublicUser } from '@loomlight/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { ProfilePage } from '../../pages/profile-page.tsx';
import { aSelf, noFollowers, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { showDialog } from '../account/account-dialog-store.ts';
import { AccountDialogs } from '../account/index.ts';

const teo = {
  id: 'teo',
  username: 'Teo Marchetti',
  fullName: 'Teo Marchetti',
  profile_pic: null,
  bio: '',
  created_at: '2026-01-01T00:00:00.000Z',
  counts: { posts: 3, images: 2, videos: 1 },
  ...noFollowers,
};

function open(facts: Partial<PublicUser> = {}, handlers: FakeHandlers = {}) {
  let held: PublicUser = { ...teo, followers: 4, ...facts };
  const change = (is_followed: boolean) => () => {
    if (is_followed !== held.is_followed)
      held = { ...held, is_followed, followers: held.followers + (is_followed ? 1 : -1) };
    return { is_followed, followers: held.followers };
  };
  const backend = fakeBackend({
    'accounts.profile': () => aSelf(),
    'profiles.profile': () => ({ user: held }),
    'profiles.content': () => ({ images: [], videos: [], total: 0 }),
    'follows.follow': change(true),
    'follows.unfollow': change(false),
    ...handlers,
  });
  renderApp(
    <>
      <Routes>
        <Route path="/profile/:username/:tab?" element={<ProfilePage />} />
      </Routes>
      <AccountDialogs />
    </>,
    '/profile/Teo%20Marchetti',
  );
  return { backend, person: userEvent.setup() };
}
const followers = () => screen.getByText(/^followers?$/).textContent;
const find = (name: string) => screen.findByRole('button', { name });

beforeEach(() => act(() => showDialog(null)));

describe('the button on a profile', () => {
  it('follows at once and then says Following; its menu ends it, by keys alone too [KEEP-6]', async () => {
    signInAs();
    const { backend, person } = open();
    const button = await find('Follow Teo Marchetti');
    expect([followers(), button.className.includes('amber')]).toEqual(['4followers', false]);
    await person.click(button);
    expect(await find('Following Teo Marchetti')).toBe(button);
    expect([followers(), screen.getByText('You follow Teo Marchetti.').role]).toEqual(['5followers', 'status']);
    await waitFor(() => expect(backend.count('follows.follow')).toBe(1));
    expect(document.activeElement).toBe(button);
    await person.keyboard('{Enter}');
    const menu = screen.getByRole('menu', { name: 'Following Teo Marchetti' });
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await person.keyboard('{Escape}');
    expect([menu.isConnected, document.activeElement]).toEqual([false, button]);
    await person.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(await find('Follow Teo Marchetti')).toBe(button);
    expect([followers(), document.activeElement]).toEqual(['4followers', button]);
    expect(screen.getByText('You follow Teo Marchetti no more.')).toBeTruthy();
    await waitFor(() => expect(backend.count('follows.unfollow')).toBe(1));
  });

  it('takes back what the server refuses, with its sentence [KEEP-6]', async () => {
    signInAs();
    const { person } = open({}, { 'follows.follow': () => errorAnswer(409, { message: 'You follow 2,000 people.' }) });
    await person.click(await find('Follow Teo Marchetti'));
    expect(await screen.findByText('You follow 2,000 people.')).toBeTruthy();
    expect(await find('Follow Teo Marchetti')).toBeTruthy();
    expect(followers()).toBe('4followers');
  });

  it('ends with the last of several presses, however the answers come [KEEP-6]', async () => {
    signInAs();
    const first = Promise.withResolvers<undefined>();
    const { backend, person } = open(
      {},
      {
        'follows.follow': async () => {
          await first.promise;
          return { is_followed: true, followers: 5 };
        },
      },
    );
    await person.click(await find('Follow Teo Marchetti'));
    await person.click(await find('Following Teo Marchetti'));
    await person.click(screen.getByRole('menuitem', { name: 'Unfollow' }));
    expect(await find('Follow Teo Marchetti')).toBeTruthy();
    expect(backend.count('follows.unfollow')).toBe(0);
    first.resolve(undefined);
    await waitFor(() => expect(backend.count('follows.unfollow')).toBe(1));
    expect(await find('Follow Teo Marchetti')).toBeTruthy();
  });

  it('asks a guest to sign in and sends nothing [KEEP-6]', async () => {
    const { backend, person } = open();
    await person.click(await find('Follow Teo Marchetti'));
    const dialog = await screen.findByRole('dialog', { name: 'Login Required' });
    expect(within(dialog).getByText(/^You need to sign in to follow people\./)).toBeTruthy();
    expect(backend.count('follows.follow')).toBe(0);
  });

  it('is not there on one’s own page, which says how many follow [KEEP-3, KEEP-6]', async () => {
    signInAs();
    open({ followers: 1 }, { 'accounts.profile': () => aSelf({ username: teo.username }) });
    expect(await screen.findByText('follower')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Follow/ })).toBeNull();
  });

  it('says of more than are counted that they are more [KEEP-3]', async () => {
    open({ followers: limits.totalMax });
    expect((await screen.findByText('followers')).textContent).toBe('1,000+followers');
  });
});
