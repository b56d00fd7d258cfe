import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keys, queryClient } from '../../api/queries.ts';
import { aNotification, signInAs } from '../../testing/builders.ts';
import { fakeBackend } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { NotificationThumbs } from './notification-thumbs.tsx';
import { useSeen } from './use-seen.ts';

function Looking({ ids }: { ids: readonly string[] }) {
  useSeen(ids);
  return null;
}

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));

describe('what one is looking at', () => {
  it('is read as soon as the bell says that something came, once for each change [KEEP-62]', async () => {
    signInAs();
    const backend = fakeBackend({ 'notifications.seen': () => ({ unread: 1 }) });
    renderApp(<Looking ids={['one', 'two']} />);
    expect(backend.count('notifications.seen')).toBe(0);
    act(() => void queryClient.setQueryData(keys.unread, 2));
    await waitFor(() => expect(queryClient.getQueryData(keys.unread)).toBe(1));
    expect(backend.calls.find(({ id }) => id === 'notifications.seen')?.request.body).toEqual({
      content_ids: ['one', 'two'],
    });
  });

  it('stays unread in a page that nobody sees, until it is seen [KEEP-62]', async () => {
    signInAs();
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const backend = fakeBackend({ 'notifications.seen': () => ({ unread: 0 }) });
    renderApp(<Looking ids={['one']} />);
    act(() => void queryClient.setQueryData(keys.unread, 1));
    expect(backend.count('notifications.seen')).toBe(0);
    state.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(queryClient.getQueryData(keys.unread)).toBe(0));
    state.mockRestore();
  });
});

it('the bell keeps what came while the answer about what is looked at was under way [KEEP-62]', async () => {
  signInAs();
  const late = Promise.withResolvers<{ unread: number }>();
  const backend = fakeBackend({
    'notifications.seen': () => late.promise,
    'notifications.list': () => ({ notifications: [], page: 1, limit: 1, total: 0, has_more: false, unread: 1 }),
  });
  renderApp(<Looking ids={['one']} />);
  act(() => void queryClient.setQueryData(keys.unread, 1));
  await waitFor(() => expect(backend.count('notifications.seen')).toBe(1));
  // The favorite is seen; a sale comes before that is answered, and the number stays what it was.
  act(() => void queryClient.setQueryData(keys.unread, 1));
  await act(async () => late.resolve({ unread: 0 }));
  await waitFor(() => expect(backend.count('notifications.list')).toBe(1));
  expect(queryClient.getQueryData(keys.unread)).toBe(1);
});

describe('the pictures of a notification', () => {
  it('are up to four, or its sign [KEEP-61]', () => {
    const { container, unmount } = renderApp(
      <NotificationThumbs news={aNotification({ thumbs: ['/a', '/b', '/c', '/d'] })} />,
    );
    expect(container.querySelectorAll('img')).toHaveLength(4);
    unmount();
    const plain = renderApp(<NotificationThumbs news={aNotification()} />);
    expect(plain.container.querySelectorAll('img')).toHaveLength(0);
    expect(plain.container.querySelectorAll('svg')).toHaveLength(1);
  });
});
