import { type CardRef, type Content, imageSizes, imageStyles } from '@loomlight/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppRoutes } from '../../routes.tsx';
import { aContent, aSelf, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { watchEndOfList } from '../../testing/end-of-list.ts';
import { renderApp } from '../../testing/render-app.tsx';

const card = (index: number): CardRef => ({
  id: `p${index}`,
  user_id: 'somebody',
  created_at: new Date(Date.UTC(2026, 0, 12, 10) - index * 1_000).toISOString(),
  width: 1024,
  height: 1024,
  placeholder: null,
  small_url: `/media/p${index}_small`,
});
const cards = (count: number, from = 0) => Array.from({ length: count }, (_, index) => card(from + index));

function Search() {
  return <p data-testid="search">{useLocation().search}</p>;
}

function open(at: string, handlers: FakeHandlers = {}) {
  const backend = fakeBackend({
    'images.sizes': () => ({ sizes: [...imageSizes], styles: [...imageStyles], engines: [] }),
    'accounts.profile': () => aSelf(),
    'gallery.publicImages': () => ({ images: cards(3), next: null }),
    'gallery.publicVideos': () => ({ videos: null, next: null }),
    'gallery.publicImage': ({ params }) => aContent({ id: params['id'] ?? '', username: `Maker ${params['id']}` }),
    ...handlers,
  });
  renderApp(
    <>
      <AppRoutes />
      <Search />
    </>,
    at,
  );
  return { backend, user: userEvent.setup() };
}
const prompt = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Prompt' });
const tile = (index: number) => screen.findByRole('link', { name: new RegExp(`^Image by Maker p${index}: `) });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Tells every watched line at the end of a list that it is in view. */
let reach: () => void = () => undefined;
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  reach = watchEndOfList();
});

describe('home', () => {
  it('greets a guest without and a member with a name [R-HOME-01]', async () => {
    open('/');
    const greeting = screen.getByRole('heading', { level: 1 });
    expect(greeting.textContent).toBe('What are we creating today');
    act(() => void signInAs());
    await waitFor(() => expect(greeting.textContent).toBe('What are we creating today, Mira Lindqvist'));
  });

  it('holds the form, the samples, and the gallery, whose images open with their neighbours [R-HOME-02, R-HOME-03, R-HOME-04, R-FORM-29, R-DET-02]', async () => {
    const { user } = open('/');
    expect(screen.getByRole('form', { name: 'Generator' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Try these creative prompts' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Created by the community' })).toBeTruthy();
    await user.click(await tile(0));
    const dialog = within(await screen.findByRole('dialog', { name: 'Image details' }));
    await user.click(dialog.getByRole('button', { name: 'Show image 3' }));
    expect(dialog.getByRole('button', { name: 'Show image 3' }).getAttribute('aria-current')).toBe('true');
    expect((await dialog.findByRole('link', { name: /Maker p2/ })).getAttribute('href')).toBe('/profile/Maker%20p2');
  });

  it('takes a prompt out of its address, once [R-HOME-05]', async () => {
    const { user } = open('/?prompt=A%20paper%20boat&other=1');
    await waitFor(async () => expect((await prompt()).value).toBe('A paper boat'));
    await waitFor(() => expect(screen.getByTestId('search').textContent).toBe('?other=1'));
    await user.clear(await prompt());
    expect((await prompt()).value).toBe('');
  });

  it('offers the styles from none on, the text weight from 1 to 10, and a price in cents [R-FORM-10, R-FORM-16, R-FORM-19]', async () => {
    signInAs();
    const { user } = open('/');
    const style = await screen.findByRole('combobox', { name: 'Style' });
    await user.click(style);
    const options = await screen.findAllByRole('option');
    expect(options.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['None', 'Photographic']);
    expect(options[0]?.getAttribute('aria-selected')).toBe('true');
    await user.click(screen.getByRole('option', { name: 'Neon' }));
    expect(style.textContent).toBe('Neon');
    await user.click(screen.getByRole('button', { name: 'Advanced settings' }));
    const weight = await screen.findByRole<HTMLInputElement>('slider', { name: 'Text weight' });
    expect([weight.min, weight.max, weight.value]).toEqual(['1', '10', '7']);
    await user.click(await screen.findByRole('switch', { name: 'Lock prompt' }));
    const price = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Prompt price' });
    expect([price.min, price.step]).toEqual(['0', '0.01']);
    await user.click(screen.getByRole('button', { name: 'Clear All' }));
  });
});

describe('the gallery of the home page', () => {
  const cached = () => Object.keys(localStorage).filter((key) => key.startsWith('loomlight:gallery-cache-v2'));

  it('keeps 8 places for the images that follow [R-GAL-11]', async () => {
    const { backend } = open('/', {
      'gallery.publicImages': ({ query }) =>
        query.get('before') === null ? { images: cards(20), next: null } : new Promise<never>(() => undefined),
    });
    await tile(0);
    reach();
    expect((await screen.findByTestId('gallery-skeleton')).childElementCount).toBe(8);
    await waitFor(() => expect(backend.count('gallery.publicImage')).toBe(20));
  });

  it('remembers what it knows of an image for five minutes [R-GAL-08]', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { backend, user } = open('/');
    await tile(2);
    const look = async () => {
      await user.click(await tile(1));
      await screen.findByRole('dialog', { name: 'Image details' });
      await screen.findByText('A harbour before sunrise');
      await user.keyboard('{Escape}');
    };
    expect(backend.count('gallery.publicImage')).toBe(3);
    vi.setSystemTime(Date.now() + 299_000);
    await look();
    expect(backend.count('gallery.publicImage')).toBe(3);
    vi.setSystemTime(Date.now() + 2_000);
    await look();
    await waitFor(() => expect(backend.count('gallery.publicImage')).toBe(4));
  });

  it('looks every minute whether what it keeps has become too old [R-GAL-09]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open('/');
    await tile(2);
    await waitFor(() => expect(cached()).toHaveLength(1));
    const key = cached()[0] ?? '';
    await pass(59_000);
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as { state: { dataUpdatedAt: number } };
    kept.state.dataUpdatedAt -= 600_000;
    localStorage.setItem(key, JSON.stringify(kept));
    await pass(2_000);
    expect(cached()).toHaveLength(0);
  });

  it('does without a memory where nothing can be written [R-GAL-09]', async () => {
    const write = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    open('/');
    expect(await tile(2)).toBeTruthy();
    await waitFor(() => expect(write.mock.calls.map(([key]) => key).join()).toContain('gallery-cache-v2'));
    write.mockRestore();
    expect(cached()).toHaveLength(0);
  });
});

describe('sharing', () => {
  async function share() {
    const { user } = open('/');
    await user.click(await tile(0));
    await user.click(await screen.findByRole('button', { name: 'Share' }));
  }

  it('is left to the device where it can [R-GLOB-05, R-DET-15]', async () => {
    const device = vi.fn(async () => undefined);
    Object.defineProperty(navigator, 'share', { value: device, configurable: true });
    await share();
    expect(device).toHaveBeenCalledWith(expect.objectContaining({ url: expect.stringContaining('/generate/p0') }));
    Reflect.deleteProperty(navigator, 'share');
  });

  it('is said to have failed where there is no clipboard either [R-DET-15, R-ERR-34]', async () => {
    const { user } = open('/');
    await user.click(await tile(0));
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Failed to share. Please try again.')).toBeTruthy();
  });
});

describe('the pages of an image', () => {
  const done = (facts: Partial<Content> = {}) => aContent({ id: 'one', ...facts });

  it('/generate takes a copied prompt, the form before its results [R-ROUTE-05]', async () => {
    open('/generate?prompt=A%20paper%20boat');
    expect(await screen.findByRole('heading', { name: 'Ready to create' })).toBeTruthy();
    await waitFor(async () => expect((await prompt()).value).toBe('A paper boat'));
  });

  it('/generate/{id} shows the form on the left and the result on the right [R-ROUTE-06, R-RES-01]', async () => {
    open('/generate/one', { 'images.get': () => done() });
    const results = await screen.findByRole('region', { name: 'Results' });
    const form = screen.getByRole('complementary', { name: 'Generator' });
    expect(form.compareDocumentPosition(results)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(await within(results).findByRole('heading', { name: 'Generated Images' })).toBeTruthy();
    expect(within(results).getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/');
  });

  it('while it develops, up to eight images of others pass by, one every six seconds, none of them in its frame [R-RES-02, PEOPLE-27]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open('/generate/one', {
      'images.get': () => done({ status: 'processing', progress: 0.2, media_url: null, small_url: null }),
      'gallery.publicImages': () => ({ images: cards(12), next: null }),
    });
    const frame = await screen.findByTestId('previews');
    expect(frame.closest('.result-tile')).toBeNull();
    await waitFor(() => expect(frame.querySelectorAll('img')).toHaveLength(8));
    const shown = () => frame.querySelector('img[data-shown]')?.getAttribute('src');
    const first = shown();
    await pass(5_000);
    expect(shown()).toBe(first);
    await pass(1_500);
    expect(shown()).not.toBe(first);
    expect(shown()).toMatch(/^\/media\/p\d+_small$/);
  });

  it.each(['Insufficient balance', 'You have insufficient FUNDS'])(
    'one more is a matter of credits when the server says: %s [R-RES-06, R-ERR-18]',
    async (message) => {
      signInAs();
      const { user } = open('/generate/one', {
        'images.get': () => done(),
        'images.generate': () => errorAnswer(400, { message }),
      });
      await user.click(await screen.findByRole('button', { name: 'Generate Again' }));
      const dialog = await screen.findByRole('dialog', { name: 'Insufficient Credits' });
      await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('one more is not made of blank words [R-FORM-22]', async () => {
    signInAs();
    const { user, backend } = open('/generate/one', { 'images.get': () => done({ text_prompt: ' \u200b ' }) });
    await user.clear(await prompt());
    expect(screen.queryByRole('button', { name: 'Generate Again' })).toBeNull();
    await user.keyboard('  {Control>}{Enter}{/Control}');
    expect(backend.count('images.generate')).toBe(0);
  });
});
