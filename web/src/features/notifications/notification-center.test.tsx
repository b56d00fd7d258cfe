import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keys, queryClient } from '../../api/queries.ts';
import { AppRoutes } from '../../routes.tsx';
import { aNotification, aSelf, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';

const news = [
  aNotification({ id: '3', kind: 'sale', type: 'prompt_sold', title: 'Your prompt was sold', link: '/credits' }),
  aNotification({ id: '2', title: 'Gone', body: 'It has been removed since.', link: null }),
  aNotification({ id: '1', read_at: '2026-01-12T10:00:00.000Z' }),
];

function open(handlers: FakeHandlers = {}) {
  signInAs();
  const backend = fakeBackend({
    'accounts.profile': () => aSelf(),
    'notifications.list': ({ query }) => ({
      notifications: query.get('unreadOnly') === 'true' ? news.slice(0, 2) : news,
      unread: 2,
      page: 1,
      has_more: false,
    }),
    ...handlers,
  });
  renderApp(<AppRoutes />, '/notifications');
  return { backend, user: userEvent.setup() };
}
const row = async (title: string) => {
  const line = (await screen.findByText(title)).closest('li');
  if (!line) throw new Error(`No line says ${title}`);
  return within(line);
};

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));

describe('the page of notifications', () => {
  it('shows what was told, the unread apart from the read, with the way to it', async () => {
    open();
    const sold = await row('Your prompt was sold');
    expect(sold.getByRole('link', { name: 'Your prompt was sold' }).getAttribute('href')).toBe('/credits');
    expect(sold.getByText('Unread:')).toBeTruthy();
    expect((await row('Gone')).queryByRole('link')).toBeNull();
    expect((await row('Your image is ready')).queryByRole('button', { name: /^Mark as read/ })).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Notifications' })).toBeTruthy();
  });

  it('marks one as read, removes one, and marks all as read, each shown at once', async () => {
    const { backend, user } = open({
      'notifications.readSome': () => ({ unread: 1 }),
      'notifications.removeSome': () => ({ unread: 1 }),
      'notifications.readAll': () => ({ unread: 0 }),
    });
    const sold = await row('Your prompt was sold');
    await user.click(sold.getByRole('button', { name: 'Mark as read: Your prompt was sold' }));
    await waitFor(() => expect(sold.queryByText('Unread:')).toBeNull());
    // The button is gone; whoever uses the keyboard is still in the list.
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Notifications' }));
    await waitFor(() => expect(queryClient.getQueryData(keys.unread)).toBe(1));
    await user.click((await row('Your image is ready')).getByRole('button', { name: 'Delete: Your image is ready' }));
    await waitFor(() => expect(screen.queryByText('Your image is ready')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.queryByText('Unread:')).toBeNull());
    await waitFor(() => expect(queryClient.getQueryData(keys.unread)).toBe(0));
    const sent = backend.calls.filter(({ id }) => /^notifications\.(read|remove)/.test(id));
    expect(sent.map(({ id, request }) => [id, request.body])).toEqual([
      ['notifications.readSome', { ids: ['3'] }],
      ['notifications.removeSome', { ids: ['1'] }],
      ['notifications.readAll', undefined],
    ]);
  });

  it('takes back what the server would not do, and says so', async () => {
    const { user } = open({ 'notifications.removeSome': () => errorAnswer(422, { message: 'Not today.' }) });
    queryClient.setQueryData(keys.unread, 2);
    await user.click((await row('Gone')).getByRole('button', { name: 'Delete: Gone' }));
    expect(await screen.findByText('Not today.')).toBeTruthy();
    expect(await screen.findByText('Gone')).toBeTruthy();
    expect(queryClient.getQueryData(keys.unread)).toBe(2);
  });

  it('can be narrowed to what is unread, and says when there is none', async () => {
    const { user } = open({
      'notifications.list': ({ query }) => ({
        notifications: query.get('unreadOnly') === 'true' ? [] : news.slice(2),
        unread: 0,
        page: 1,
        has_more: false,
      }),
    });
    expect(await screen.findByText('Your image is ready')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Mark all as read' }).hasAttribute('disabled')).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Unread' }));
    expect(await screen.findByText('All read')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Choose what you are told' }).getAttribute('href')).toBe(
      '/settings#notifications',
    );
  });

  it('shows what is of one kind, and says what would come where there is none [KEEP-102]', async () => {
    const { backend, user } = open({
      'notifications.list': ({ query }) => ({
        notifications: query.has('kind') ? news.filter(({ kind }) => kind === query.get('kind')) : news,
        unread: 0,
        page: 1,
        has_more: false,
      }),
    });
    await screen.findByText('Your image is ready');
    await user.click(screen.getByRole('radio', { name: 'Sales' }));
    await waitFor(() => expect(screen.queryByText('Your image is ready')).toBeNull());
    expect(screen.getByText('Your prompt was sold')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Followers' }));
    expect(await screen.findByText('No followers yet')).toBeTruthy();
    expect(backend.calls.at(-1)?.request.query.get('kind')).toBe('follow');
  });

  it('says in one line what people did on one day with several pieces, and opens it to each [KEEP-102]', async () => {
    const liked = ['5', '6', '7', '8'].map((id) =>
      aNotification({
        id,
        kind: 'favorite',
        type: 'favorite',
        title: `Somebody likes your image ${id}`,
        thumbs: [`/${id}`],
      }),
    );
    const before = aNotification({
      id: '4',
      kind: 'favorite',
      type: 'favorite',
      title: 'Of the day before',
      created_at: '2020-01-01T10:00:00Z',
    });
    const sold = aNotification({ id: '9', kind: 'sale', type: 'prompt_sold', title: 'Your prompt was sold' });
    const { backend, user } = open({
      'notifications.list': () => ({
        notifications: [...liked.slice(0, 2), sold, ...liked.slice(2), before],
        unread: 5,
        page: 1,
        has_more: false,
      }),
      'notifications.readSome': () => ({ unread: 1 }),
    });
    const line = await row('People like 4 of your creations');
    expect(screen.getByText('Of the day before')).toBeTruthy();
    expect(screen.queryByText('Somebody likes your image 5')).toBeNull();
    const opener = line.getByRole('button', { name: 'People like 4 of your creations' });
    await user.click(opener);
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('Somebody likes your image 8')).toBeTruthy();
    await user.click(line.getByRole('button', { name: 'Mark all as read: People like 4 of your creations' }));
    await waitFor(() =>
      expect(backend.calls.find(({ id }) => id === 'notifications.readSome')?.request.body).toEqual({
        ids: ['5', '6', '7', '8'],
      }),
    );
    expect(backend.count('notifications.readSome')).toBe(1);
    expect(line.queryByText('Unread:')).toBeNull();
  });

  it('can be asked for again after a failure', async () => {
    let answers = 0;
    const { user } = open({
      'notifications.list': () =>
        (answers += 1) === 1 ? errorAnswer(422) : { notifications: news, unread: 2, page: 1, has_more: false },
    });
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Your prompt was sold')).toBeTruthy();
  });

  it('is for members', async () => {
    fakeBackend({});
    renderApp(<AppRoutes />, '/notifications');
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/auth'));
  });
});
