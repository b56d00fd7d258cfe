import type { Content } from '@loomlight/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient, keys } from '../../api/queries.ts';
import { aContent, aFilm, aSelf, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { showDialog } from '../account/account-dialog-store.ts';
import { AccountDialogs } from '../account/index.ts';
import { ContentDialog } from './content-dialog.tsx';
import { priceProblem } from './price-entry.ts';

function Single({ kind }: { kind: 'image' | 'video' }) {
  const [open, setOpen] = useState(true);
  const item = { kind, id: 'a', width: 1024, height: 768, small_url: null, colour: '#333', username: 'Teo Marchetti' };
  return (
    <>
      {open && <ContentDialog items={[item]} openId="a" onOpen={() => undefined} onClose={() => setOpen(false)} />}
      <AccountDialogs />
    </>
  );
}

interface Options {
  readonly kind?: 'image' | 'video';
  readonly guest?: boolean;
  readonly credits?: number;
}

/** A piece of somebody else, locked for 8 credits, as the server keeps it. */
function open(facts: Partial<Content>, handlers: FakeHandlers = {}, options: Options = {}) {
  const { kind = 'image', guest = false, credits = 50 } = options;
  if (!guest) signInAs();
  const state = { item: (kind === 'image' ? aContent : aFilm)({ id: 'a', username: 'Teo Marchetti', ...facts }) };
  const read = () => state.item;
  const backend = fakeBackend({
    'accounts.profile': () => aSelf({ credits }),
    'gallery.publicImage': read,
    'gallery.publicVideo': read,
    'prompts.sales': () => ({ sales: [], total: 0, credits_earned_total: 0, fee_percent: 20 }),
    ...handlers,
  });
  renderApp(<Single kind={kind} />);
  return { backend, user: userEvent.setup(), state };
}
const locked = {
  user_id: 'teo',
  text_prompt: null,
  is_prompt_locked: true,
  has_prompt_access: false,
  prompt_price: 8,
  seed: null,
};
const bought = { ...locked, has_prompt_access: true, text_prompt: 'A heron in the reeds' };
const own = { user_id: '0190-self', text_prompt: 'My own words' };
const ownLocked = { ...own, is_prompt_locked: true, prompt_price: 5 };

const button = (name: string) => screen.findByRole('button', { name });
const noButton = (name: string) => expect(screen.queryByRole('button', { name })).toBeNull();
const done = { success: true, status: 200, statusText: 'Prompt unlocked' } as const;

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
      await waitFor(() => expect(backend.count('accounts.profile')).toBe(profiles + 1));
      await user.click(await button('Copy the words'));
      expect(await navigator.clipboard.readText()).toBe('A heron in the reeds');
      expect(backend.count('prompts.purchase')).toBe(1);
    },
  );

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

describe('the owner', () => {
  const accept = (state: { item: Content }, patch: Partial<Content>) => {
    state.item = { ...state.item, ...patch };
    return state.item;
  };

  it.each(['image', 'video'] as const)(
    'locks the prompt of an %s for 1 to 100 credits, 5 at first, and says what they earn and when an entry was another [R-DET-04, PEOPLE-33]',
    async (kind) => {
      const { user, backend, state } = open(
        own,
        {
          'images.lock': () => accept(state, { is_prompt_locked: true, prompt_price: 100 }),
          'videos.lock': () => accept(state, { is_prompt_locked: true, prompt_price: 100 }),
        },
        { kind },
      );
      await user.click(await button('Lock prompt'));
      const dialog = within(await screen.findByRole('dialog', { name: 'Lock prompt' }));
      const price = dialog.getByRole<HTMLInputElement>('spinbutton', { name: 'Price in credits' });
      expect(dialog.getByText('Credit range: 1 - 100')).toBeTruthy();
      expect(price.value).toBe('5');
      await user.clear(price);
      await user.type(price, '0{Enter}');
      expect(price.value).toBe('1');
      expect(dialog.getByRole('status').textContent).toBe('0 is less than a prompt may cost: its price is 1 credit.');
      expect(await dialog.findByText('You earn all of it, 1 credit.')).toBeTruthy();
      await user.clear(price);
      await user.type(price, '500');
      await user.click(dialog.getByRole('button', { name: 'Lock prompt' }));
      expect(await screen.findByText('500 is more than a prompt may cost: its price is 100 credits.')).toBeTruthy();
      expect(await screen.findByText('100 credits')).toBeTruthy();
      const { request } = backend.calls.find(({ id }) => id.endsWith('.lock')) ?? {};
      expect(request?.body).toEqual({ is_prompt_locked: true, prompt_price: 100 });
      expect(await button('Edit price')).toBeTruthy();
    },
  );

  it('shows a lock at once, with its time, in every list, and takes it back when the server refuses [R-DET-11, R-DET-12, R-ERR-35]', async () => {
    let refuse: () => void = () => undefined;
    const listed = aContent({ id: 'a', ...own });
    queryClient.setQueryData(keys.userContent('Mira', 'all'), { pages: [{ items: [listed], total: 1 }] });
    const inList = () =>
      queryClient.getQueryData<{ pages: { items: Content[] }[] }>(keys.userContent('Mira', 'all'))?.pages[0]?.items[0];
    const { user } = open(own, {
      'images.lock': async () => {
        await new Promise<void>((resolve) => {
          refuse = resolve;
        });
        return errorAnswer(409, { message: 'Only the prompt of a public creation can be locked.' });
      },
    });
    await user.click(await button('Lock prompt'));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Lock prompt' })).getByText('Lock prompt', {
        selector: 'button *',
      }),
    );
    expect(await screen.findByText('5 credits')).toBeTruthy();
    expect(inList()).toMatchObject({ is_prompt_locked: true, prompt_price: 5 });
    expect(Date.now() - Date.parse(inList()?.lock_updated_at ?? '')).toBeLessThan(5_000);
    refuse();
    expect(await screen.findByText('Failed to lock prompt. Please try again.')).toBeTruthy();
    expect(await button('Lock prompt')).toBeTruthy();
    expect(inList()).toMatchObject({ is_prompt_locked: false, prompt_price: 0, lock_updated_at: null });
  });

  it('edits the price, and is told what is none [R-DET-05]', async () => {
    const { user, backend, state } = open(ownLocked, {
      'images.lock': ({ body }) => accept(state, { prompt_price: body.prompt_price ?? 0 }),
    });
    await user.click(await button('Edit price'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit price' }));
    const entry = dialog.getByRole('textbox', { name: 'Price in credits' });
    await user.clear(entry);
    await user.type(entry, '-3{Enter}');
    expect(dialog.getByText('Please enter a valid price (0 or greater).')).toBeTruthy();
    await user.clear(entry);
    await user.type(entry, '12');
    await user.click(dialog.getByRole('button', { name: 'Save price' }));
    expect(await screen.findByText('12 credits')).toBeTruthy();
    expect(backend.count('images.lock')).toBe(1);
  });

  it('sees what a prompt has earned', async () => {
    const figures = { views: 9, favorites: 1, downloads: 0, shares: 0, daily: [] };
    open(ownLocked, { 'images.analytics': () => ({ ...figures, unlocks: 3, credits_earned: 12 }) });
    expect(await screen.findByText('Unlocked 3 times')).toBeTruthy();
    expect(screen.getByText('+12 credits')).toBeTruthy();
  });

  it('hears when the price could not be changed [R-ERR-35]', async () => {
    const { user } = open(ownLocked, { 'images.lock': () => errorAnswer(403) });
    await user.click(await button('Edit price'));
    const entry = await screen.findByRole('textbox', { name: 'Price in credits' });
    await user.clear(entry);
    await user.type(entry, '9{Enter}');
    expect(await screen.findByText('Failed to update price. Please try again.')).toBeTruthy();
    expect(await screen.findByText('5 credits')).toBeTruthy();
  });

  it.each([
    ['', false],
    ['words', false],
    ['-1', false],
    ['1e999', false],
    ['101', false],
    ['1.5', false],
    ['0', true],
    [' 100 ', true],
  ])('a price of "%s" is one: %s [R-DET-05]', (entry, good) => {
    expect(priceProblem(entry) === undefined).toBe(good);
  });

  it('frees the prompt for everyone at a price of 0 [R-DET-06]', async () => {
    const { user, backend, state } = open(ownLocked, {
      'images.lock': () => accept(state, { is_prompt_locked: false, prompt_price: 0 }),
    });
    await user.click(await button('Unlock for everyone'));
    expect(await button('Lock prompt')).toBeTruthy();
    expect(backend.calls.find(({ id }) => id === 'images.lock')?.request.body).toEqual({
      is_prompt_locked: false,
      prompt_price: 0,
    });
  });

  it('makes a piece private after a confirmation: its lock goes, the gallery loses it, and back again [R-DET-10]', async () => {
    queryClient.setQueryData([...keys.gallery, 'x'], {
      pages: [{ items: [{ id: 'a', favorite_count: 0 }, { id: 'b' }] }],
    });
    const { user, backend, state } = open(ownLocked, {
      'images.visibility': ({ body }) =>
        accept(state, { is_public: body.is_public, is_prompt_locked: false, prompt_price: 0 }),
    });
    await user.click(await button('Make private'));
    const ask = within(await screen.findByRole('alertdialog', { name: 'Make private?' }));
    await user.click(ask.getByRole('button', { name: 'Cancel' }));
    expect(backend.count('images.visibility')).toBe(0);
    await user.click(await button('Make private'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Make private' }));
    expect(await screen.findByText('Only you')).toBeTruthy();
    noButton('Lock prompt');
    await waitFor(() =>
      expect(queryClient.getQueryData([...keys.gallery, 'x'])).toEqual({ pages: [{ items: [{ id: 'b' }] }] }),
    );
    await user.click(await button('Make public'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Make public' }));
    expect(await screen.findByText('Everyone')).toBeTruthy();
    expect(backend.calls.filter(({ id }) => id === 'images.visibility').map(({ request }) => request.body)).toEqual([
      { is_public: false },
      { is_public: true },
    ]);
  });

  it('hears when the visibility could not be changed, and everything is as it was [R-DET-11, R-ERR-35]', async () => {
    const { user } = open(ownLocked, { 'images.visibility': () => errorAnswer(403) });
    await user.click(await button('Make private'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Make private' }));
    expect(await screen.findByText('Failed to change visibility. Please try again.')).toBeTruthy();
    expect(await screen.findByText('5 credits')).toBeTruthy();
    expect(await button('Make private')).toBeTruthy();
  });

  it('hears why bought words cannot be made public [BOOKS-6]', async () => {
    const { user } = open(
      { ...own, is_public: false },
      {
        'images.visibility': () =>
          errorAnswer(409, { code: 'bought_words', message: 'Its words were bought from their author.' }),
      },
    );
    await user.click(await button('Make public'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Make public' }));
    expect(await screen.findByText(/^Its words were bought from their author/)).toBeTruthy();
  });

  it('deletes a piece for good after a confirmation', async () => {
    const { user, backend } = open(own, { 'images.remove': () => new Response(null, { status: 204 }) });
    await user.click(await button('Delete'));
    const ask = within(await screen.findByRole('alertdialog', { name: 'Delete this image?' }));
    await user.click(ask.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Image deleted.')).toBeTruthy();
    expect(backend.count('images.remove')).toBe(1);
  });

  it('keeps the piece when it cannot be deleted', async () => {
    const { user } = open(own, { 'images.remove': () => errorAnswer(403, { message: 'Not now.' }) });
    await user.click(await button('Delete'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Not now.')).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'Image details' })).toBeTruthy();
  });
});
