import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppRoutes } from '../../routes.tsx';
import { aNotification, aSelf, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';

/** A stream of the number of unread ones that a test speaks into. */
function fakeStream() {
  const line: { say: (unread: number) => void; end: () => void } = { say: () => undefined, end: () => undefined };
  const answer = () =>
    new Response(
      new ReadableStream({
        start(controller) {
          line.say = (unread) =>
            controller.enqueue(new TextEncoder().encode(`event: unread\ndata: ${JSON.stringify({ unread })}\n\n`));
          line.end = () => controller.close();
        },
      }),
      { headers: { 'content-type': 'text/event-stream' } },
    );
  return { line, answer };
}

const page = (notifications = [aNotification()], unread = notifications.length) => ({
  notifications,
  unread,
  page: 1,
  has_more: false,
});

function open(handlers: FakeHandlers = {}, at = '/nowhere') {
  signInAs();
  const backend = fakeBackend({ 'accounts.profile': () => aSelf(), ...handlers });
  renderApp(<AppRoutes />, at);
  return { backend, user: userEvent.setup() };
}
const bell = (name: string) => screen.findByRole('button', { name });

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));

describe('the bell', () => {
  it('says how many are unread, as it changes, and renews the balance when something is new', async () => {
    const { line, answer } = fakeStream();
    const { backend } = open({ 'notifications.events': answer });
    expect(await bell('Notifications')).toBeTruthy();
    await waitFor(() => expect(backend.count('notifications.events')).toBe(1));
    line.say(2);
    expect(await bell('Notifications, 2 unread')).toBeTruthy();
    const asked = backend.count('accounts.profile');
    line.say(3);
    expect(await bell('Notifications, 3 unread')).toBeTruthy();
    await waitFor(() => expect(backend.count('accounts.profile')).toBe(asked + 1));
    line.say(0);
    expect(await bell('Notifications')).toBeTruthy();
    // The number came with the stream alone.
    expect(backend.count('notifications.list')).toBe(0);
  });

  it('asks where no stream can be had, and when one has ended; a dot stands for any number [PEOPLE-41]', async () => {
    const { line, answer } = fakeStream();
    let streams = 0;
    const { backend } = open({
      'notifications.events': () => ((streams += 1) === 1 ? answer() : errorAnswer(503)),
      'notifications.list': () => page([], 5),
    });
    await waitFor(() => expect(streams).toBe(1));
    line.say(1);
    expect(await bell('Notifications, 1 unread')).toBeTruthy();
    line.say(27);
    // No number lies over the bell.
    expect((await bell('Notifications, 27 unread')).textContent).toBe('');
    line.end();
    expect(await bell('Notifications, 5 unread')).toBeTruthy();
    expect(backend.calls.find(({ id }) => id === 'notifications.list')?.request.query.get('limit')).toBe('1');
  });

  it('is not there for guests', async () => {
    fakeBackend({});
    renderApp(<AppRoutes />, '/nowhere');
    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull();
  });

  it('opens the newest, leads to what they tell of, and marks that one as read', async () => {
    const { backend, user } = open({
      'notifications.list': () => page([aNotification(), aNotification({ id: '2', title: 'Sold', link: '/credits' })]),
      'notifications.readSome': () => ({ unread: 1 }),
    });
    await user.click(await bell('Notifications'));
    const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    await user.click(await panel.findByRole('link', { name: /^Unread: Sold/ }));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/credits'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(backend.calls.find(({ id }) => id === 'notifications.readSome')?.request.body).toEqual({ ids: ['2'] });
    expect(await bell('Notifications, 1 unread')).toBeTruthy();
  });

  it('marks all as read, and gives the focus back after Escape', async () => {
    const { user } = open({
      'notifications.list': () => page(),
      'notifications.readAll': () => ({ unread: 0 }),
    });
    const button = await bell('Notifications');
    await user.click(button);
    const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    await user.click(await panel.findByRole('button', { name: 'Mark all as read' }));
    expect(await panel.findByRole('link', { name: /^Your image is ready/ })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('says when there is nothing, and when it could not be asked', async () => {
    let answers = 0;
    const { user } = open({ 'notifications.list': () => ((answers += 1) === 1 ? errorAnswer(422) : page([])) });
    await user.click(await bell('Notifications'));
    const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    await user.click(await panel.findByRole('button', { name: 'Try Again' }));
    expect(await panel.findByText('Nothing new yet')).toBeTruthy();
    expect(panel.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/notifications');
  });
});
