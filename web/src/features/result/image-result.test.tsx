import { type Content, imageSizes, imageStyles } from '@loomlight/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { phoneQuery } from '../../lib/use-media-query.ts';
import { aContent, aSelf, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { showDialog } from '../account/account-dialog-store.ts';
import { AccountDialogs } from '../account/index.ts';
import { emptyForm } from '../prompt-form/form/form-state.ts';
import { formStore } from '../prompt-form/form/form-store.ts';
import { EmptyBench } from './empty-bench.tsx';
import { ImageResult } from './generation-result.tsx';
import { elapsed } from './status-words.ts';

const id = 'one';
const making = (facts: Partial<Content> = {}) =>
  aContent({ id, status: 'processing', progress: 0.4, media_url: null, small_url: null, ...facts });

function open(get: () => Content | Response, handlers: FakeHandlers = {}) {
  const backend = fakeBackend({
    'images.sizes': () => ({ sizes: [...imageSizes], styles: [...imageStyles], engines: [] }),
    'accounts.profile': () => aSelf(),
    'gallery.publicImages': () => ({ images: null, next: null }),
    'gallery.publicVideos': () => ({ videos: null, next: null }),
    'images.get': get,
    ...handlers,
  });
  renderApp(
    <>
      <ImageResult id={id} />
      <AccountDialogs />
    </>,
    `/generate/${id}`,
  );
  return backend;
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const onPhone = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === phoneQuery,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));

beforeEach(() => {
  showDialog(null);
  act(() => formStore.change(emptyForm));
  vi.stubGlobal('scrollTo', () => undefined);
});

describe('while it develops', () => {
  it('shows progress, status and how long it usually takes [R-RES-02]', async () => {
    open(() => making({ status_message: 'Painting the water' }));
    const bar = await screen.findByRole('progressbar', { name: 'Generation progress' });
    expect(bar.getAttribute('aria-valuenow')).toBe('40');
    expect(screen.getByRole('status', { name: 'Generation status' }).textContent).toBe('ProcessingPainting the water');
    expect(screen.getByText('This usually takes 30-60 seconds')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Processing...' }).getAttribute('aria-disabled')).toBe('true');
    expect(document.documentElement.hasAttribute('data-developing')).toBe(true);
  });

  it('leaves the form free for another one once it is changed, and starts that beside the first [MAKE-83, R-FORM-21]', async () => {
    signInAs();
    const user = userEvent.setup();
    const backend = open(() => making({ text_prompt: 'A harbour' }), {
      'images.generate': () => ({ id: 'two', generation: making({ id: 'two' }) }),
    });
    const prompt = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Prompt' });
    await waitFor(() => expect(prompt.value).toBe('A harbour'));
    expect(screen.getByRole('button', { name: 'Processing...' }).getAttribute('aria-disabled')).toBe('true');
    await user.type(prompt, 's');
    const another = await screen.findByRole('button', { name: 'Generate Another' });
    expect(document.getElementById(another.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Costs 2 credits',
    );
    // As it was it would be made a second time.
    await user.type(prompt, '{Backspace}');
    expect(await screen.findByRole('button', { name: 'Processing...' })).toBeTruthy();
    await user.type(prompt, 's');
    await user.click(await screen.findByRole('button', { name: 'Generate Another' }));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/generate/two'));
    expect(backend.calls.find(({ id }) => id === 'images.generate')?.request.body).toMatchObject({
      text_prompt: 'A harbours',
    });
  });

  it('offers the changed form under the result of a phone too, and nothing without words [MAKE-83]', async () => {
    onPhone();
    signInAs();
    const user = userEvent.setup();
    open(() => making({ text_prompt: 'A harbour' }));
    const processing = await screen.findByRole<HTMLButtonElement>('button', { name: 'Processing...' });
    expect(processing.disabled || processing.getAttribute('aria-disabled') === 'true').toBe(true);
    await waitFor(() => expect(formStore.read().prompt).toBe('A harbour'));
    act(() => formStore.patch({ prompt: 'A harbour at night' }));
    expect(await screen.findByRole('button', { name: 'Generate Another' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Processing...' })).toBeNull();
    act(() => formStore.patch({ prompt: '' }));
    expect(screen.queryByRole('button', { name: /^(Generate Another|Processing)/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Write a prompt' }));
    expect(await screen.findByRole('textbox', { name: 'Prompt' })).toBeTruthy();
  });

  it('follows the live stream of its owner, and fetches the image when it ends', async () => {
    signInAs();
    let status = 'processing';
    const event = (facts: object) =>
      `event: progress\ndata: ${JSON.stringify({ id, status_message: null, ...facts })}\n\n`;
    const backend = open(() => (status === 'completed' ? aContent({ id }) : making()), {
      'generations.events': () => {
        const stream = new ReadableStream({
          async start(controller) {
            const say = (text: string) => controller.enqueue(new TextEncoder().encode(text));
            say(': still here\n\n');
            // Cut in the middle of an event, as a network does.
            const first = event({ status: 'processing', progress: 0.8 });
            say(first.slice(0, 20));
            say(first.slice(20));
            await new Promise((resolve) => setTimeout(resolve, 60));
            status = 'completed';
            say(event({ status: 'completed', progress: 1 }));
            controller.close();
          },
        });
        return new Response(stream, { headers: { 'content-type': 'text/event-stream' } });
      },
    });
    await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('80'));
    expect(await screen.findByRole('button', { name: 'View full size' })).toBeTruthy();
    expect(backend.calls.find(({ id }) => id === 'generations.events')?.request.headers.get('authorization')).toMatch(
      /^Bearer /,
    );
  });

  it('shows what there is of the image, and nothing of it where its engine shows nothing [MAKE-45]', async () => {
    open(() => making({ preview: 'UklGRg==' }));
    await screen.findByRole('progressbar', { name: 'Generation progress' });
    const shown = document.querySelector<HTMLImageElement>('.latent-image');
    expect(shown?.getAttribute('src')).toBe('data:image/webp;base64,UklGRg==');
    expect(shown?.alt).toBe('');
  });

  it('asks every 5 s at most 60 times, then gives up and offers to ask again [R-RES-07, R-ERR-28]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: false });
    const backend = open(() => making());
    await pass(100);
    expect(backend.count('images.get')).toBe(1);
    await pass(59 * 5_000 + 100);
    expect(backend.count('images.get')).toBe(60);
    expect(screen.getByRole('progressbar')).toBeTruthy();
    await pass(60_000);
    expect(backend.count('images.get')).toBe(61);
    expect(screen.getByRole('alert').textContent).toBe('Image generation timed out. Please try again.');
    act(() => screen.getByRole('button', { name: 'Try Again' }).click());
    await pass(100);
    expect(backend.count('images.get')).toBe(62);
    expect(screen.getByRole('progressbar')).toBeTruthy();
  });

  it('is found completed by asking alone [R-RES-07]', async () => {
    vi.useFakeTimers();
    let item = making();
    open(() => item);
    await pass(100);
    item = aContent({ id, text_prompt: 'A harbour' });
    await pass(5_100);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByRole('img', { name: 'A harbour' }).className).toContain('bloom');
    expect(document.documentElement.hasAttribute('data-developing')).toBe(false);
  });

  it('stops with a sentence when it cannot be asked about [R-ERR-30]', async () => {
    vi.useFakeTimers();
    let answer: () => Content | Response = () => making();
    const backend = open(() => answer());
    await pass(100);
    answer = () => errorAnswer(404);
    await pass(5_100);
    expect(screen.getByRole('alert').textContent).toBe('Failed to check image status. Please try again.');
    await pass(60_000);
    expect(backend.count('images.get')).toBe(2);
  });

  it('goes on by itself when a server that was away is back, asking no longer than otherwise [R-ERR-30, MAKE-97]', async () => {
    vi.useFakeTimers();
    let answer: () => Content | Response = () => making();
    const backend = open(() => answer());
    await pass(100);
    answer = () => errorAnswer(503);
    await pass(10_100);
    expect(screen.getByRole('alert').textContent).toBe('Failed to check image status. Please try again.');
    expect(
      screen.getByText('Nothing is lost: this page goes on by itself when the server answers again.'),
    ).toBeTruthy();
    answer = () => making();
    await pass(5_100);
    expect(screen.getByRole('progressbar')).toBeTruthy();
    answer = () => errorAnswer(503);
    await pass(20 * 60_000);
    const asked = backend.count('images.get');
    await pass(60_000);
    expect(backend.count('images.get')).toBe(asked);
    expect(
      screen.queryByText('Nothing is lost: this page goes on by itself when the server answers again.'),
    ).toBeNull();
  });
});

describe('in the end', () => {
  it('says that it failed, why, and what has come back [R-RES-06, R-RES-07, R-ERR-27]', async () => {
    open(() => making({ status: 'failed', status_message: 'The engine ran out of time.', credits_used: 2 }));
    expect((await screen.findByRole('alert')).textContent).toBe('Image generation failed.');
    expect(screen.getByText('The engine ran out of time.')).toBeTruthy();
    expect(screen.getByText('2 credits returned to your balance.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/');
  });

  it.each([
    ['an unknown status', () => making({ status: 'melted' }), 'Unknown generation status: melted'],
    ['an unreadable address', () => errorAnswer(404), 'Failed to load generation data. Please check the URL.'],
  ])('says so: %s [R-RES-07, R-ERR-26, R-ERR-31]', async (_name, answer, text) => {
    open(answer);
    expect((await screen.findByRole('alert')).textContent).toBe(text);
  });

  it('shows the image with its words and tools to everybody, without a bloom [R-RES-03, R-RES-04]', async () => {
    open(() => aContent({ id, text_prompt: 'A harbour', credits_used: null }));
    expect(await screen.findByRole('heading', { name: 'Generated Images' })).toBeTruthy();
    expect(screen.getByText('A harbour', { selector: 'blockquote' })).toBeTruthy();
    for (const name of ['View full size', 'Download', 'Share', 'Favorite', 'Generate Again'])
      expect(screen.getByRole('button', { name })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'A harbour' }).className).not.toContain('bloom');
  });

  it('shows the image in full and comes back [R-RES-04]', async () => {
    const user = userEvent.setup();
    open(() => aContent({ id }));
    await user.click(await screen.findByRole('button', { name: 'View full size' }));
    expect(within(await screen.findByRole('dialog', { name: 'Full size' })).getByRole('img')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('Generate Again', () => {
  it('repeats the settings of the image with another seed, locked at price 0 [R-FORM-33, R-RES-06]', async () => {
    signInAs();
    const user = userEvent.setup();
    const item = aContent({
      id,
      text_prompt: 'A harbour',
      size: '1344x768',
      style: 'neon',
      guidance_scale: 3,
      seed: 77,
    });
    const backend = open(() => item, {
      'images.generate': () => ({ id: 'two', generation: making({ id: 'two' }) }),
    });
    await user.click(await screen.findByRole('button', { name: 'Generate Again' }));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/generate/two'));
    expect(backend.calls.find(({ id }) => id === 'images.generate')?.request.body).toEqual({
      text_prompt: 'A harbour',
      size: '1344x768',
      style: 'neon',
      guidance_scale: 3,
      seed: 0,
      is_public: true,
      is_prompt_locked: true,
      prompt_price: 0,
    });
  });

  it.each([
    ['an own picture is locked at its price', true, { is_public: true, is_prompt_locked: true, prompt_price: 8 }],
    ['bought words stay private', false, { is_public: false, is_prompt_locked: false, prompt_price: 0 }],
  ])('is not more open than what it repeats: %s [BOOKS-6]', async (_what, isOwn, openness) => {
    signInAs();
    const item = aContent({ id, is_prompt_locked: true, prompt_price: 8, ...(!isOwn && { user_id: 'teo' }) });
    const backend = open(() => item, { 'images.generate': () => ({ id: 'two', generation: making({ id: 'two' }) }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Generate Again' }));
    await waitFor(() =>
      expect(backend.calls.find(({ id: call }) => call === 'images.generate')?.request.body).toMatchObject(openness),
    );
  });

  it('says what went wrong [R-ERR-22, R-ERR-23]', async () => {
    signInAs();
    const user = userEvent.setup();
    open(() => aContent({ id }), { 'images.generate': () => errorAnswer(403) });
    await user.click(await screen.findByRole('button', { name: 'Generate Again' }));
    expect(await screen.findByText('Failed to regenerate images. Please try again.')).toBeTruthy();
    expect(await screen.findAllByText('Failed to start image generation')).not.toHaveLength(0);
  });

  it('is sent under the same key until it is answered', async () => {
    signInAs();
    let lost = true;
    const backend = open(() => aContent({ id }), {
      'images.generate': () => {
        if (lost) throw new DOMException('aborted', 'TimeoutError');
        return { id: 'two', generation: making({ id: 'two' }) };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Generate Again' }));
    await screen.findByText('Network error. Please check your connection and try again.');
    lost = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Generate Again' }));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/generate/two'));
    const sent = backend.calls.filter(({ id: call }) => call === 'images.generate');
    expect(sent.length).toBeGreaterThan(1);
    expect(new Set(sent.map(({ request }) => request.headers.get('idempotency-key'))).size).toBe(1);
  });

  it.each([
    ['before anything is sent', 1, {}],
    [
      'when the server says so',
      50,
      { 'images.generate': () => errorAnswer(400, { message: 'Insufficient credits.' }) } satisfies FakeHandlers,
    ],
  ])('shows what is missing %s', async (_when, credits, handlers) => {
    signInAs();
    open(() => aContent({ id }), { 'accounts.profile': () => aSelf({ credits }), ...handlers });
    await userEvent.click(await screen.findByRole('button', { name: 'Generate Again' }));
    const dialog = await screen.findByRole('dialog', { name: 'Insufficient Credits' });
    expect(dialog.textContent).toContain(`Needed2Balance${credits}`);
  });

  it('can be had for words that are locked once they are paid for', async () => {
    signInAs();
    let bought = false;
    const locked = { id, user_id: 'teo', text_prompt: null, is_prompt_locked: true, prompt_price: 3 };
    open(() => aContent(bought ? { ...locked, text_prompt: 'A heron' } : { ...locked, has_prompt_access: false }), {
      'prompts.purchase': () => {
        bought = true;
        return { success: true, status: 200, statusText: 'Prompt unlocked' };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Unlock prompt' }));
    expect(await screen.findByText('A heron', { selector: 'blockquote' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Unlock prompt' })).toBeNull();
  });

  it('is not offered for words that are locked', async () => {
    open(() => aContent({ id, text_prompt: null, is_prompt_locked: true, has_prompt_access: false }));
    await screen.findByRole('button', { name: 'View full size' });
    expect(screen.queryByRole('button', { name: 'Generate Again' })).toBeNull();
  });

  it('asks guests to sign in [R-RES-06]', async () => {
    const user = userEvent.setup();
    open(() => aContent({ id, user_id: 'another' }));
    await user.click(await screen.findByRole('button', { name: 'Generate Again' }));
    expect(await screen.findByRole('dialog', { name: 'Login Required' })).toBeTruthy();
  });
});

describe('the form beside an image', () => {
  it.each([
    ['draws a new seed for another one of the same form', false, 0],
    ['keeps the seed where that was asked for', true, 77],
  ])('%s [MAKE-98]', async (_what, keeps, seed) => {
    signInAs();
    const user = userEvent.setup();
    const backend = open(() => aContent({ id, text_prompt: 'A harbour', seed: 77 }), {
      'images.generate': () => ({ id: 'two', generation: making({ id: 'two' }) }),
    });
    await waitFor(() => expect(formStore.read().seed).toEqual({ kind: 'fixed', entry: '77' }));
    if (keeps) await user.keyboard('s');
    await user.click(await screen.findByRole('button', { name: 'Generate Another' }));
    await waitFor(() =>
      expect(backend.calls.find(({ id: call }) => call === 'images.generate')?.request.body).toMatchObject({ seed }),
    );
  });

  it('says what has failed in words of its own when the server has none [R-ERR-21]', async () => {
    signInAs();
    const user = userEvent.setup();
    open(() => aContent({ id }), { 'images.generate': () => errorAnswer(403) });
    const prompt = await screen.findByRole('textbox', { name: 'Prompt' });
    await user.clear(prompt);
    await user.type(prompt, 'A harbour');
    await user.click(await screen.findByRole('button', { name: 'Generate Another' }));
    const sentence = await screen.findByText('Failed to generate images. Please try again.');
    expect(sentence.closest('[role=alert]')).toBeTruthy();
  });
});

describe('the empty place', () => {
  it('is ready, and takes a prompt from its address [R-RES-05]', async () => {
    fakeBackend({ 'images.sizes': () => ({ sizes: [...imageSizes], styles: [...imageStyles], engines: [] }) });
    renderApp(<EmptyBench />, '/generate?prompt=A%20paper%20boat');
    expect(screen.getByRole('heading', { name: 'Ready to create' })).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Prompt' }).value).toBe('A paper boat'),
    );
  });
});

describe('the clock', () => {
  it.each([
    [-3_000, '00:00'],
    [18_400, '00:18'],
    [125_000, '02:05'],
  ])('%i ms is %s', (ms, text) => {
    expect(elapsed(ms)).toBe(text);
  });
});

describe('what this site has restricted', () => {
  it('says below its words, and above how it was made, that it waits to be looked at [DESK-31]', async () => {
    signInAs();
    open(() => aContent({ id, is_public: false, moderation: { state: 'review', statement_url: null } }));
    const note = await screen.findByText('Waiting for review');
    expect(screen.getByText(/Nobody else sees it until this site has looked at it/)).toBeTruthy();
    const facts = screen.getByRole('region', { name: 'How it was made' });
    expect(note.compareDocumentPosition(facts) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});
