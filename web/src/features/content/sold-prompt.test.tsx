import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../api/queries.ts';
import { aSelf } from '../../testing/builders.ts';
import { errorAnswer } from '../../testing/fake-backend.ts';
import { showDialog } from '../account/account-dialog-store.ts';
import { bought, button, done, locked, noButton, openDetail as open, ownLocked } from '../../testing/detail-stage.tsx';

beforeEach(() => {
  showDialog(null);
  vi.stubGlobal('scrollTo', () => undefined);
});

describe('unlocking a prompt', () => {
  it.each(['image', 'video'] as const)(
    'pays once for the words of an %s, which then can be copied [R-DET-07, R-DET-09, BOOKS-9]',
    async (kind) => {
      let answer: () => void = () => undefined;
      const { user, backend, state } = open(
        locked,
        {
          'prompts.purchase': async () => {
            await new Promise<void>((resolve) => {
              answer = resolve;
            });
            state.item = { ...state.item, ...bought };
            return done;
          },
        },
        { kind },
      );
      await user.click(await button('Unlock prompt'));
      // At once, before the server has said anything.
      expect(await screen.findByText('You have access')).toBeTruthy();
      noButton('Unlock prompt');
      const { request } = backend.calls.find(({ id }) => id === 'prompts.purchase') ?? {};
      expect(request?.params).toEqual({ id: 'a' });
      expect(request?.body).toEqual({ content_type: kind, expected_price: 8 });
      expect(request?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
      const profiles = backend.count('accounts.profile');
      answer();
      const answeredAt = Date.now();
      expect(await screen.findByText('A heron in the reeds')).toBeTruthy();
      expect(Date.now() - answeredAt).toBeGreaterThan(450);
      // What it cost, and what is left of the fifty.
      expect(await screen.findByText('Unlocked for 8 credits. You have 42 credits left.')).toBeTruthy();
      await waitFor(() => expect(backend.count('accounts.profile')).toBe(profiles + 1));
      await user.click(await button('Copy the words'));
      expect(await navigator.clipboard.readText()).toBe('A heron in the reeds');
      expect(backend.count('prompts.purchase')).toBe(1);
    },
  );

  it('pays once at a double click [R-DET-07]', async () => {
    const { backend } = open(locked, { 'prompts.purchase': () => done });
    const unlock = await button('Unlock prompt');
    await screen.findByText('Costs 8 credits');
    act(() => {
      unlock.click();
      unlock.click();
    });
    expect(await screen.findByText('You have access')).toBeTruthy();
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(backend.count('prompts.purchase')).toBe(1);
  });

  it('asks for credits without a call when the balance is below the price [R-DET-08]', async () => {
    const { user, backend } = open(locked, {}, { credits: 7 });
    await user.click(await button('Unlock prompt'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Insufficient Credits' }));
    expect(['Needed', 'Balance', 'Missing'].map((name) => dialog.getByText(name).nextSibling?.textContent)).toEqual([
      '8',
      '7',
      '1',
    ]);
    expect(backend.count('prompts.purchase')).toBe(0);
    await user.click(dialog.getByRole('button', { name: 'Buy Credits' }));
    expect(screen.getByTestId('address').textContent).toBe('/credits');
  });

  it.each([
    [402, 'Payment required'],
    [400, 'You have INSUFFICIENT funds'],
    [409, 'Not enough Credit'],
    [422, 'Your balance is too low'],
  ])('asks for credits when the server answers %i: %s [R-ERR-32]', async (status, message) => {
    let credits = 50;
    const { user } = open(locked, {
      'accounts.profile': () => aSelf({ credits }),
      'prompts.purchase': () => {
        credits = 3;
        return errorAnswer(status, { message });
      },
    });
    await user.click(await button('Unlock prompt'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Insufficient Credits' }));
    expect(dialog.getByText('Balance').nextSibling?.textContent).toBe('3');
  });

  it('says what the server says where a bonus may not buy prompts, and asks for no credits [BOOKS-8]', async () => {
    const message =
      'Bonus credits pay for creations only. This prompt costs 8 credits, and none of yours can be used for it.';
    const { user } = open(locked, {
      'prompts.purchase': () => errorAnswer(409, { code: 'bonus_credits', message }),
    });
    await user.click(await button('Unlock prompt'));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Insufficient Credits' })).toBeNull();
    expect(await button('Unlock prompt')).toBeTruthy();
  });

  it('takes the access back when the server refuses [R-DET-09, R-ERR-33]', async () => {
    const { user } = open(locked, { 'prompts.purchase': () => errorAnswer(404, { message: 'No such thing.' }) });
    await user.click(await button('Unlock prompt'));
    expect(await screen.findByText('Failed to unlock prompt. Please try again.')).toBeTruthy();
    expect(await button('Unlock prompt')).toBeTruthy();
    expect(screen.getByText('Locked')).toBeTruthy();
  });

  it('charges no price that was not seen: it shows the new one', async () => {
    const { user, state } = open(locked, {
      'prompts.purchase': () => {
        state.item = { ...state.item, prompt_price: 12 };
        return errorAnswer(409, { code: 'price_changed', message: 'The price of this prompt has changed.' });
      },
    });
    await user.click(await button('Unlock prompt'));
    expect(await screen.findByText('The price of this prompt has changed. It is 12 credits now.')).toBeTruthy();
    expect(await screen.findByText('Costs 12 credits')).toBeTruthy();
  });

  it('calls a prompt that costs nothing free, to its buyer and its owner [PEOPLE-34]', async () => {
    const { user } = open({ ...locked, prompt_price: 0 });
    const unlock = await button('Unlock prompt');
    expect(unlock.textContent).toBe('Unlock promptFree');
    expect(document.getElementById(unlock.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Free');
    await user.keyboard('{Escape}');
    queryClient.clear();
    open({ ...ownLocked, prompt_price: 0 });
    const controls = await screen.findByRole('region', { name: 'Your controls' });
    expect(controls.textContent).toContain('Price for othersFree');
  });

  it('offers to report to others, and to delete to its owner, in the same place [PEOPLE-39]', async () => {
    const { user } = open(bought);
    await button('Report');
    expect(screen.getByText('You have access')).toBeTruthy();
    noButton('Delete');
    await user.keyboard('{Escape}');
    queryClient.clear();
    open(ownLocked);
    const remove = await button('Delete');
    expect(remove.parentElement).toBe((await button('Share')).parentElement);
    expect(screen.getByText('Locked for others')).toBeTruthy();
    expect(screen.queryByText('You have access')).toBeNull();
    noButton('Report');
  });

  it('asks guests to sign in to unlock [R-DET-17, PEOPLE-31]', async () => {
    const { user, backend } = open(locked, {}, { guest: true });
    await user.click(await button('Unlock prompt'));
    const dialog = await screen.findByRole('dialog', { name: 'Login Required' });
    expect(dialog.textContent).toContain('You need to sign in to unlock prompts.');
    expect(backend.count('prompts.purchase')).toBe(0);
  });

  it('leaves the controls of the owner to the owner, who is known by id and not by name [R-DET-03]', async () => {
    open({ ...locked, username: 'Mira Lindqvist' });
    expect(await button('Unlock prompt')).toBeTruthy();
    for (const name of ['Lock prompt', 'Edit price', 'Unlock for everyone', 'Make private', 'Make public', 'Delete'])
      noButton(name);
  });
});

describe('details that cannot be had', () => {
  it.each([
    ['image', 'Image details are not available. Please try again.'],
    ['video', 'Video details are not available. Please try again.'],
  ] as const)('are said of an %s [R-ERR-35]', async (kind, words) => {
    const missing = () => errorAnswer(404);
    open({}, { 'gallery.publicImage': missing, 'gallery.publicVideo': missing }, { kind });
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
