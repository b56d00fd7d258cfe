import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession } from '../../api/auth-tokens.ts';
import { aContent, aVideo, aSelf, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { showDialog } from '../account/account-dialog-store.ts';
import { AccountDialogs } from '../account/index.ts';
import { ContentDialog } from './content-dialog.tsx';

const items = ['a', 'b', 'c', 'f'].map((id) => ({
  kind: id === 'f' ? ('video' as const) : ('image' as const),
  id,
  width: 1024,
  height: 768,
  small_url: `/media/${id}_small`,
  colour: '#333',
  username: 'Teo Marchetti',
}));

function Set() {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <>
      <button type="button" onClick={() => setOpenId('a')}>
        Open
      </button>
      {openId !== null && (
        <ContentDialog items={items} openId={openId} onOpen={setOpenId} onClose={() => setOpenId(null)} />
      )}
      <AccountDialogs />
    </>
  );
}

async function open(handlers: FakeHandlers = {}) {
  const backend = fakeBackend({
    'accounts.profile': () => aSelf(),
    'gallery.publicImage': ({ params }) =>
      aContent({ id: params['id'] ?? '', text_prompt: `Words of ${params['id']}`, favorite_count: 3 }),
    ...handlers,
  });
  const user = userEvent.setup();
  renderApp(<Set />);
  await user.click(screen.getByText('Open'));
  return { backend, user, dialog: await screen.findByRole('dialog', { name: 'Image details' }) };
}
const words = () => within(screen.getByRole('dialog')).findByText(/^Words of/, { selector: 'p' });
const press = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  clearSession();
  showDialog(null);
  vi.stubGlobal('scrollTo', () => undefined);
});

describe('the detail dialog', () => {
  it('tells once of each item that it opens, for its figures [PEOPLE-11]', async () => {
    const { backend, user } = await open();
    await words();
    await user.click(press('Next'));
    await screen.findByText('Words of b', { selector: 'p' });
    const opened = backend.calls.filter(({ id }) => id === 'images.view').map(({ request }) => request.params['id']);
    expect(opened).toEqual(['a', 'b']);
  });

  it('goes round with its buttons and with the arrows [R-DET-02]', async () => {
    const { user } = await open();
    expect((await words()).textContent).toBe('Words of a');
    await user.click(press('Previous'));
    await screen.findByRole('dialog', { name: 'Video details' });
    await user.click(press('Next'));
    await waitFor(async () => expect((await words()).textContent).toBe('Words of a'));
    await user.keyboard('{ArrowRight}');
    await waitFor(async () => expect((await words()).textContent).toBe('Words of b'));
  });

  it('closes on Escape and on a click beside the image, and gives the focus back [R-DET-01]', async () => {
    const { user } = await open();
    expect(document.body.hasAttribute('data-scroll-locked')).toBe(true);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Open'));
    await user.click(screen.getByText('Open'));
    await user.click((await screen.findByRole('dialog')).querySelector('.detail-wall') as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('draws a locked prompt, names its price, and has nothing to copy', async () => {
    const locked = { text_prompt: null, is_prompt_locked: true, has_prompt_access: false, prompt_price: 8, seed: null };
    const { dialog } = await open({ 'gallery.publicImage': () => aContent({ id: 'a', ...locked }) });
    const unlock = await within(dialog).findByRole('button', { name: 'Unlock prompt' });
    expect(document.getElementById(unlock.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Costs 8 credits');
    expect(within(dialog).getByText('Locked')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Copy/ })).toBeNull();
    expect(within(dialog).queryByText('Seed')).toBeNull();
  });

  it('takes the prompt along to the form [R-ROUTE-05]', async () => {
    const { user } = await open();
    await words();
    await user.click(press('Copy prompt and remix'));
    expect(screen.getByTestId('address').textContent).toBe('/generate');
    expect(await navigator.clipboard.readText()).toBe('Words of a');
  });

  it('thanks for a report without a call, and copies the address where nothing can share [R-GLOB-05, R-DET-14, R-DET-15, DESK-1]', async () => {
    const { user, backend } = await open();
    await words();
    const calls = backend.calls.length;
    await user.click(press('Report'));
    expect(await screen.findByText('Report submitted. Thank you for helping keep our community safe.')).toBeTruthy();
    expect(backend.calls).toHaveLength(calls);
    await user.click(press('Share'));
    expect(await screen.findByText('Image URL copied to clipboard!')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toContain('/generate/a');
    expect(backend.count('images.share')).toBe(1);
  });

  it('has a key for each of its acts, and for its facts [MAKE-74]', async () => {
    signInAs();
    const { backend, user, dialog } = await open({
      'favorites.set': () => ({ success: true, status: 'favorited', stats: { favorite_count: 4, view_count: 20 } }),
      'images.download': () => new Response(new Blob(['x'], { type: 'image/png' })),
    });
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
    // The window would go to the address, and with it every later test.
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    await words();
    await within(dialog).findByRole('button', { name: 'Collect' });
    await user.keyboard('f');
    await waitFor(() => expect(backend.count('favorites.set')).toBe(1));
    await user.keyboard('d');
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    saved.mockRestore();
    await user.keyboard('p');
    await waitFor(() => expect(copied).toHaveBeenCalledWith('Words of a'));
    await user.keyboard('i');
    expect(document.activeElement).toBe(within(dialog).getByRole('region', { name: 'Facts' }));
    await user.keyboard('c');
    expect(await screen.findByRole('dialog', { name: 'Collect' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Collect' })).toBeNull());
    await user.keyboard('r');
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/generate'));
  });

  it('leaves its keys alone where shortcuts of one key are off [MAKE-74]', async () => {
    localStorage.setItem('loomlight:one-key', 'false');
    const { backend, user } = await open();
    await words();
    await user.keyboard('dfr');
    expect([backend.count('images.download'), screen.queryByRole('dialog', { name: 'Login Required' })]).toEqual([
      0,
      null,
    ]);
    localStorage.removeItem('loomlight:one-key');
  });

  it('leads quietly to the page that takes reports, with its address [DESK-2]', async () => {
    const { user } = await open();
    await words();
    const link = screen.getByRole('link', { name: 'Report a legal problem' });
    expect(link.getAttribute('href')).toBe('/report?about=%2Fgenerate%2Fa');
    await user.click(link);
    expect(screen.getByTestId('address').textContent).toBe('/report');
  });

  it('says when details or a download fail [R-GLOB-05, R-ERR-34]', async () => {
    const { user } = await open({ 'images.download': () => errorAnswer(404) });
    await words();
    await user.click(press('Download'));
    expect(await screen.findByText('Failed to download. Please try again.')).toBeTruthy();
  });
});

describe('a video in the dialog', () => {
  it('stands among the images with a player and its facts, and the arrows of the player stay its own', async () => {
    const { user } = await open({ 'gallery.publicVideo': () => aVideo({ id: 'f', text_prompt: 'Words of f' }) });
    await user.click(press('Show video 4'));
    const dialog = await screen.findByRole('dialog', { name: 'Video details' });
    const video = await within(dialog).findByLabelText<HTMLVideoElement>('Words of f');
    expect(video.controls).toBe(true);
    for (const fact of ['720p', '16:9', '5 seconds', '24', 'Free', 'Seedance Lite (text)'])
      expect(within(dialog).getByText(fact)).toBeTruthy();
    expect(within(dialog).queryByRole('radiogroup', { name: 'Download as' })).toBeNull();
    fireEvent.keyDown(video, { key: 'ArrowRight' });
    expect(screen.getByRole('dialog', { name: 'Video details' })).toBeTruthy();
    await user.click(press('Next'));
    expect(await screen.findByRole('dialog', { name: 'Image details' })).toBeTruthy();
  });

  it.each(['film.mp4', 'film.webm', 'film.mov', 'film.avi', '0190-content'])(
    'is played whatever its address ends in, as the item says what it is: %s [R-DET-16]',
    async (name) => {
      const media_url = `/media/${name}`;
      const { user } = await open({
        'gallery.publicVideo': () => aVideo({ id: 'f', text_prompt: 'Words of f', media_url }),
      });
      await user.click(press('Show video 4'));
      const dialog = await screen.findByRole('dialog', { name: 'Video details' });
      const video = await within(dialog).findByLabelText<HTMLVideoElement>('Words of f');
      expect([video.tagName, video.getAttribute('src')]).toEqual(['VIDEO', media_url]);
    },
  );
});

describe('a favorite', () => {
  const heart = () => screen.findByRole('button', { name: 'Favorite' });
  const count = () => screen.findByText(/^\d+ favorites$/).then(({ textContent }) => parseInt(textContent ?? '', 10));

  it('shows at once, and ends at the figures of the server [R-GLOB-05, R-DET-13]', async () => {
    signInAs();
    let answer: () => void = () => undefined;
    const { user } = await open({
      'favorites.set': async () => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return { success: true, status: 'favorited', stats: { favorite_count: 9, view_count: 20 } };
      },
    });
    await user.click(await heart());
    await waitFor(async () => expect((await heart()).getAttribute('aria-pressed')).toBe('true'));
    expect(await count()).toBe(4);
    answer();
    await waitFor(async () => expect(await count()).toBe(9));
  });

  it('goes back when the server refuses [R-DET-13, R-ERR-34]', async () => {
    signInAs();
    const { user } = await open({ 'favorites.set': () => errorAnswer(404) });
    await user.click(await heart());
    expect(await screen.findByText('Failed to update favorite. Please try again.')).toBeTruthy();
    expect((await heart()).getAttribute('aria-pressed')).toBe('false');
    expect(await count()).toBe(3);
  });

  it('never counts below zero [R-DET-13]', async () => {
    signInAs();
    const { user } = await open({
      'gallery.publicImage': () => aContent({ id: 'a', is_user_favorite: true, favorite_count: 0 }),
      'favorites.set': () => new Promise(() => undefined),
    });
    await user.click(await heart());
    await waitFor(async () => expect((await heart()).getAttribute('aria-pressed')).toBe('false'));
    expect(await count()).toBe(0);
  });

  it('asks guests to sign in to favorite [R-DET-13, R-DET-17, PEOPLE-31]', async () => {
    const { user, backend } = await open();
    await user.click(await heart());
    expect(await screen.findByText(/You need to sign in to favorite creations\./)).toBeTruthy();
    expect(backend.count('favorites.set')).toBe(0);
  });
});
