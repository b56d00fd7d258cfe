import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aContent, aSelf, aVideo, signInAs, videoOptions } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { AccountDialogs } from '../account/index.ts';
import { ExtendButton } from './extend-button.tsx';

function show(
  item = aVideo({ id: 'one', is_public: false }),
  handlers: FakeHandlers = {},
  as: 'member' | 'guest' = 'member',
) {
  if (as === 'member') signInAs();
  const backend = fakeBackend({
    'accounts.profile': () => aSelf({ credits: 20 }),
    'videos.options': () => videoOptions(),
    'generations.extend': () => ({ id: 'next', generation: aVideo({ id: 'next' }) }),
    ...handlers,
  });
  renderApp(
    <>
      <ExtendButton item={item} />
      <AccountDialogs />
    </>,
  );
  return { backend, user: userEvent.setup() };
}
const button = () => screen.findByRole('button', { name: 'Extend' });

describe('going on with a video from the page', () => {
  it('says length and price, and starts it by the keyboard under a key of its own, as open as its source [MAKE-66]', async () => {
    const { backend, user } = show();
    const facts = (await button()).getAttribute('aria-describedby');
    expect(document.getElementById(facts ?? '')?.textContent).toBe('5 s from its last frame, costs 10 credits');
    await waitFor(() => expect(backend.count('accounts.profile')).toBeGreaterThan(0));
    await user.tab();
    expect(document.activeElement).toBe(await button());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(backend.count('generations.extend')).toBe(1));
    const { request } = backend.calls.find(({ id }) => id === 'generations.extend') ?? {};
    expect(request).toMatchObject({
      params: { id: 'one' },
      body: { resolution: '720p', duration: 5, is_public: false },
    });
    expect(request?.headers.get('idempotency-key')).toBeTruthy();
    expect(await screen.findByText('Video generation started!')).toBeTruthy();
  });

  it('says what stands in its way, and keeps the page [MAKE-66]', async () => {
    const { backend, user } = show(undefined, { 'generations.extend': () => errorAnswer(409) });
    await user.click(await button());
    expect(await screen.findByText('Failed to start video generation')).toBeTruthy();
    expect(backend.count('generations.extend')).toBe(1);
  });

  it('asks for credits before it asks the server [MAKE-66]', async () => {
    const { backend, user } = show(undefined, { 'accounts.profile': () => aSelf({ credits: 9 }) });
    await waitFor(() => expect(backend.count('accounts.profile')).toBeGreaterThan(0));
    await user.click(await button());
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(backend.count('generations.extend')).toBe(0);
    // What opens it outlives the page of a test.
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks a guest to sign in [MAKE-66]', async () => {
    const { backend, user } = show(undefined, {}, 'guest');
    await user.click(await button());
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(backend.count('generations.extend')).toBe(0);
    // What opens it outlives the page of a test.
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['an image', aContent()],
    ['what is not finished', aVideo({ status: 'running' })],
    ['words that are locked to the viewer', aVideo({ text_prompt: null })],
  ])('is not there, and asks for nothing, for %s [MAKE-66]', async (_, item) => {
    const { backend } = show(item);
    await waitFor(() => expect(backend.count('accounts.profile')).toBeGreaterThan(0));
    expect(screen.queryByRole('button', { name: 'Extend' })).toBeNull();
    expect(backend.count('videos.options')).toBe(0);
  });
});
