import type { Content } from '@loomlight/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { holdsPages } from '../../api/content-cache.ts';
import { keys, queryClient } from '../../api/queries.ts';
import { aContent } from '../../testing/builders.ts';
import { errorAnswer } from '../../testing/fake-backend.ts';
import { showDialog } from '../account/account-dialog-store.ts';
import { button, noButton, openDetail as open, own, ownLocked } from '../../testing/detail-stage.tsx';
import { priceProblem } from './price-entry.ts';

beforeEach(() => {
  showDialog(null);
  vi.stubGlobal('scrollTo', () => undefined);
});

/** A list of a page that is open already. */
function keepPages(queryKey: readonly string[], items: readonly { readonly id: string }[]): void {
  queryClient.getQueryCache().build(queryClient, { queryKey, meta: holdsPages });
  queryClient.setQueryData(queryKey, { pages: [{ items }] });
}

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
    keepPages(keys.userContent('Mira', 'all'), [listed]);
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

  it('frees the prompt for everyone at a price of 0, once that is said again [R-DET-06, PEOPLE-56]', async () => {
    const { user, backend, state } = open(ownLocked, {
      'images.lock': () => accept(state, { is_prompt_locked: false, prompt_price: 0 }),
    });
    await user.click(await button('Unlock for everyone'));
    // Asked once more: it cannot be taken back from whoever reads it by then.
    const asked = within(await screen.findByRole('alertdialog', { name: 'Unlock for everyone?' }));
    expect(backend.calls.some(({ id }) => id === 'images.lock')).toBe(false);
    await user.click(asked.getByRole('button', { name: 'Unlock for everyone' }));
    expect(await button('Lock prompt')).toBeTruthy();
    expect(backend.calls.find(({ id }) => id === 'images.lock')?.request.body).toEqual({
      is_prompt_locked: false,
      prompt_price: 0,
    });
  });

  it('makes an item private after a confirmation: its lock goes, the gallery loses it, and back again [R-DET-10]', async () => {
    keepPages([...keys.gallery, 'x'], [{ id: 'a' }, { id: 'b' }]);
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

  it('deletes an item without a question, and puts it back with Undo [KEEP-31]', async () => {
    const { user, backend } = open(own, {
      'images.remove': () => new Response(null, { status: 204 }),
      'trash.putBack': ({ body: { ids } }) => ({ restored: ids, failed: [] }),
    });
    await user.click(await button('Delete'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Image deleted.')).toBeTruthy();
    expect(backend.count('images.remove')).toBe(1);
    await user.click(await button('Undo'));
    expect(await screen.findByText('Back as it was.')).toBeTruthy();
    expect(backend.calls.find(({ id }) => id === 'trash.putBack')?.request.body).toEqual({ ids: ['a'] });
  });

  it('keeps the item when it cannot be deleted', async () => {
    const { user } = open(own, { 'images.remove': () => errorAnswer(403, { message: 'Not now.' }) });
    await user.click(await button('Delete'));
    expect(await screen.findByText('Not now.')).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'Image details' })).toBeTruthy();
  });
});
