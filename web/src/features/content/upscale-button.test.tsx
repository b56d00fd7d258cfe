import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aContent, aVideo, aSelf, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { repeatAsEver } from '../../testing/repeats.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { AccountDialogs } from '../account/index.ts';
import { UpscaleButton } from './upscale-button.tsx';

async function show(item = aContent({ id: 'one' }), handlers: FakeHandlers = {}) {
  signInAs();
  const backend = fakeBackend({
    'accounts.profile': () => aSelf({ credits: 20 }),
    'generations.upscale': () => ({ id: 'large', generation: aContent({ id: 'large', is_upscaled: true }) }),
    ...handlers,
  });
  renderApp(
    <>
      <UpscaleButton item={item} />
      <AccountDialogs />
    </>,
  );
  await waitFor(() => expect(backend.count('accounts.profile')).toBeGreaterThan(0));
  return { backend, user: userEvent.setup() };
}
/** The dialog that is open belongs to no component, and would hide the page of the next test. */
async function closeDialog(user: ReturnType<typeof userEvent.setup>) {
  expect(await screen.findByRole('dialog', { name: /credits/i })).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
const button = () => screen.findByRole('button', { name: 'Upscale' });

describe('enlarging from the page', () => {
  it('says size and price, and starts it under a key of its own [MAKE-40]', async () => {
    const { backend, user } = await show();
    expect(await screen.findByText('To 2048 × 2048, costs 8 credits')).toBeTruthy();
    await user.click(await button());
    await waitFor(() => expect(backend.count('generations.upscale')).toBe(1));
    const { request } = backend.calls.find(({ id }) => id === 'generations.upscale') ?? {};
    expect(request?.params).toEqual({ id: 'one' });
    expect(request?.headers.get('idempotency-key')).toBeTruthy();
    expect(await screen.findByText('Image generation started!')).toBeTruthy();
  });

  it('keeps its key while nobody has answered, so that it is charged once [MAKE-40]', async () => {
    repeatAsEver();
    let failing = true;
    const { backend, user } = await show(aContent({ id: 'one' }), {
      'generations.upscale': () =>
        failing ? errorAnswer(503) : { id: 'large', generation: aContent({ id: 'large' }) },
    });
    await user.click(await button());
    await waitFor(() => expect(backend.count('generations.upscale')).toBe(1));
    failing = false;
    await screen.findByText('Image generation started!');
    const keys = backend.calls
      .filter(({ id }) => id === 'generations.upscale')
      .map(({ request }) => request.headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('says why nothing was started [MAKE-40]', async () => {
    const { user } = await show(aContent({ id: 'one' }), {
      'generations.upscale': () => errorAnswer(409, { message: 'The picture is gone.' }),
    });
    await user.click(await button());
    expect(await screen.findByText('Failed to start generation')).toBeTruthy();
    const alerts = screen.getAllByRole('alert').map((alert) => alert.textContent);
    expect(alerts).toContain('The picture is gone.');
  });

  it('asks for credits of who has too few on the server [MAKE-40]', async () => {
    const { backend, user } = await show(aContent({ id: 'one' }), {
      'generations.upscale': () => errorAnswer(400, { message: 'Insufficient credits' }),
    });
    await user.click(await button());
    await closeDialog(user);
    expect(backend.count('generations.upscale')).toBe(1);
  });

  it('asks for credits before it asks the server [MAKE-40]', async () => {
    const { backend, user } = await show(aContent({ id: 'one' }), { 'accounts.profile': () => aSelf({ credits: 7 }) });
    await user.click(await button());
    await closeDialog(user);
    expect(backend.count('generations.upscale')).toBe(0);
  });

  it.each([
    ['a film', aVideo()],
    ['what is not finished', aContent({ status: 'processing' })],
    ['words that are locked to the viewer', aContent({ text_prompt: null })],
    ['what is as large as a picture gets', aContent({ width: 2048, height: 2048 })],
  ])('is not there for %s [MAKE-42]', async (_, item) => {
    await show(item);
    expect(screen.queryByRole('button', { name: 'Upscale' })).toBeNull();
  });
});
