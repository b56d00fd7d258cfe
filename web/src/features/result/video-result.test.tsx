import { type Content, imageSizes, imageStyles } from '@loomlight/contract';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aVideo, aSelf, videoOptions, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { showDialog } from '../account/account-dialog-store.ts';
import { AccountDialogs } from '../account/index.ts';
import { emptyForm } from '../prompt-form/form/form-state.ts';
import { formStore } from '../prompt-form/form/form-store.ts';
import { VideoResult } from './generation-result.tsx';

const id = 'one';
const making = (facts: Partial<Content> = {}) =>
  aVideo({ id, status: 'running', progress: 0.4, media_url: null, small_url: null, ...facts });

function open(get: () => Content | Response, handlers: FakeHandlers = {}) {
  const backend = fakeBackend({
    'images.sizes': () => ({ sizes: [...imageSizes], styles: [...imageStyles], engines: [] }),
    'videos.options': () => videoOptions(),
    'accounts.profile': () => aSelf(),
    'gallery.publicImages': () => ({ images: null, next: null }),
    'gallery.publicVideos': () => ({ videos: null, next: null }),
    'videos.get': get,
    ...handlers,
  });
  renderApp(
    <>
      <VideoResult id={id} />
      <AccountDialogs />
    </>,
    `/generate/video/${id}`,
  );
  return backend;
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** The one of the page; a toast may still be there. */
const results = () => within(screen.getByRole('region', { name: 'Results' }));
const sentence = () => results().getByRole('alert').textContent;

beforeEach(() => {
  showDialog(null);
  vi.stubGlobal('scrollTo', () => undefined);
});

describe('while a video develops', () => {
  it.each(['running', 'queued', 'pending', 'processing'])(
    'waits while it is %s [R-ROUTE-07, R-RES-08]',
    async (status) => {
      open(() => making({ status, status_message: 'frame 12 of 120' }));
      expect(await screen.findByRole('progressbar', { name: 'Generation progress' })).toBeTruthy();
      expect(screen.getByRole('status', { name: 'Generation status' }).textContent).toBe(
        `${status.charAt(0).toUpperCase()}${status.slice(1)}frame 12 of 120`,
      );
      expect(screen.getByText('This usually takes 30-60 seconds')).toBeTruthy();
    },
  );

  it('asks every 5 s at most 120 times, then says so, with a warning [R-RES-08, R-ERR-29]', async () => {
    vi.useFakeTimers();
    const backend = open(() => making());
    await pass(100);
    await pass(119 * 5_000 + 100);
    expect(backend.count('videos.get')).toBe(120);
    expect(screen.getByRole('progressbar')).toBeTruthy();
    await pass(5_000);
    expect(backend.count('videos.get')).toBe(121);
    const text = 'Video generation is taking longer than expected. Please check back later.';
    expect(screen.getByText(text).closest('[role=alert]')).toBeTruthy();
    // The code of toasts arrives in its own time; the clock of the test goes on meanwhile, by less than a toast stays for each look.
    await vi.waitFor(() => expect(screen.getByText('Video generation timeout')).toBeTruthy());
    await pass(60_000);
    expect(backend.count('videos.get')).toBe(121);
  });

  it.each(['succeeded', 'completed'])('is found %s by asking alone [R-RES-08]', async (status) => {
    vi.useFakeTimers();
    let item = making();
    open(() => item);
    await pass(100);
    item = aVideo({ id, status });
    await pass(5_100);
    expect(screen.getByRole('heading', { name: 'Generated Videos' })).toBeTruthy();
    expect(screen.getByLabelText('Rain on a neon street').className).toContain('bloom');
  });

  it('takes a first answer that fails for a video in the making [R-RES-09]', async () => {
    vi.useFakeTimers();
    let answer: () => Content | Response = () => errorAnswer(404);
    const backend = open(() => answer());
    await pass(100);
    expect(screen.getByRole('progressbar')).toBeTruthy();
    answer = () => aVideo({ id });
    await pass(5_100);
    expect(screen.getByRole('heading', { name: 'Generated Videos' })).toBeTruthy();
    expect(backend.count('videos.get')).toBe(2);
  });

  it('stops with a sentence when it cannot be asked about a second time [R-ERR-30]', async () => {
    vi.useFakeTimers();
    open(() => errorAnswer(404));
    await pass(100);
    await pass(5_100);
    expect(sentence()).toBe('Failed to check video generation status. Please try again later.');
  });

  it('says that it failed, and to try again, to who has waited [R-ERR-27]', async () => {
    vi.useFakeTimers();
    let item = making();
    open(() => item);
    await pass(100);
    item = making({ status: 'failed', credits_used: 10 });
    await pass(5_100);
    expect(sentence()).toBe('Video generation failed. Please try again.');
    expect(screen.getByText('10 credits returned to your balance.')).toBeTruthy();
  });
});

describe('in the end', () => {
  it.each([
    ['a failure', () => making({ status: 'failed' }), 'Video generation failed.'],
    ['an unknown status', () => making({ status: 'melted' }), 'Unknown generation status: melted'],
  ])('says so: %s [R-RES-08, R-ERR-27]', async (_name, answer, text) => {
    open(answer);
    expect((await results().findByRole('alert')).textContent).toBe(text);
  });

  it('shows the video with controls, silent, over and over, and how it was made [R-RES-03]', async () => {
    open(() => aVideo({ id, credits_used: null }));
    const video = await screen.findByLabelText<HTMLVideoElement>('Rain on a neon street');
    expect(video).toMatchObject({ tagName: 'VIDEO', controls: true, loop: true, muted: true, preload: 'metadata' });
    expect(video.getAttribute('poster')).toContain('_wide');
    expect(video.hasAttribute('playsinline')).toBe(true);
    for (const name of ['View full size', 'Download', 'Share', 'Favorite', 'Generate Again'])
      expect(screen.getByRole('button', { name })).toBeTruthy();
    const facts = within(screen.getByRole('region', { name: 'How it was made' }));
    for (const fact of ['720p', '16:9', '5 seconds', '24', 'Free', 'Seedance Lite (text)', '4'])
      expect(facts.getByText(fact)).toBeTruthy();
  });

  it('shares, downloads and favors it as a video', async () => {
    signInAs();
    const user = userEvent.setup();
    // The test's browser would leave the page instead of saving.
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const backend = open(() => aVideo({ id }), {
      'videos.share': () => ({ url: 'https://loomlight.example/generate/video/one' }),
      'videos.download': () => new Response(new Blob(['film'], { type: 'video/mp4' })),
      'favorites.set': () => ({ success: true, status: 'favorited', stats: { favorite_count: 1, view_count: 1 } }),
    });
    // Only who is known to be signed in has this switch.
    await screen.findByRole('switch', { name: 'Public' });
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Video URL copied to clipboard!')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toContain('/generate/video/one');
    await user.click(screen.getByRole('button', { name: 'Download' }));
    await user.click(screen.getByRole('button', { name: 'Favorite' }));
    await waitFor(() => expect(backend.count('favorites.set')).toBe(1));
    expect(backend.calls.find(({ id }) => id === 'favorites.set')?.request.body).toMatchObject({
      content_type: 'video',
    });
    expect([backend.count('videos.share'), backend.count('videos.download')]).toEqual([1, 1]);
    expect(saved).toHaveBeenCalledOnce();
    saved.mockRestore();
  });

  it('shows the video in full and comes back', async () => {
    const user = userEvent.setup();
    open(() => aVideo({ id }));
    await user.click(await screen.findByRole('button', { name: 'View full size' }));
    expect((await screen.findByRole('dialog', { name: 'Full size' })).querySelector('video')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the form beside a video', () => {
  it('makes videos too, and leaves the draft of an image what it is [PEOPLE-24]', async () => {
    formStore.change(emptyForm);
    open(() => aVideo({ id }));
    await waitFor(() => expect(formStore.read().contentType).toBe('video'));
    cleanup();
    formStore.change({ ...emptyForm, prompt: 'A picture of a harbour' });
    open(() => aVideo({ id }));
    await waitFor(() => expect(formStore.read().contentType).toBe('video'));
    cleanup();
    expect(formStore.read()).toMatchObject({ contentType: 'image', prompt: 'A picture of a harbour' });
  });
});

it('the form beside a video says what has failed in words of its own when the server has none [R-ERR-21]', async () => {
  signInAs();
  formStore.change({ ...emptyForm, contentType: 'video', prompt: 'Waves' });
  const user = userEvent.setup();
  open(() => aVideo({ id }), { 'videos.generate': () => errorAnswer(403) });
  await user.click(await screen.findByRole('button', { name: 'Generate Another' }));
  expect(await screen.findByText('Failed to generate video. Please try again.')).toBeTruthy();
});

describe('a video once more', () => {
  const again = async (item: Content, handlers: FakeHandlers = {}) => {
    signInAs();
    const user = userEvent.setup();
    const backend = open(() => item, {
      'videos.generate': () => ({ id: 'two', generation: making({ id: 'two' }) }),
      ...handlers,
    });
    await user.click(await screen.findByRole('button', { name: 'Generate Again' }));
    return backend;
  };
  const body = (backend: ReturnType<typeof fakeBackend>) =>
    backend.calls.find(({ id }) => id === 'videos.generate')?.request.body;

  it('repeats its settings with another seed, unlocked [R-FORM-32]', async () => {
    const backend = await again(
      aVideo({
        id,
        model: 'seedance-lite-i2v',
        image_s3_key: 'a-key',
        resolution: '480p',
        ratio: 'adaptive',
        duration: 3,
        fps: 12,
        camera_fixed: true,
        seed: 77,
      }),
    );
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/generate/video/two'));
    expect(await screen.findAllByText('Video generation started!')).not.toHaveLength(0);
    expect(body(backend)).toEqual({
      text_prompt: 'Rain on a neon street',
      model: 'seedance-lite-i2v',
      resolution: '480p',
      duration: 3,
      fps: 12,
      ratio: 'adaptive',
      camera_fixed: true,
      seed: -1,
      image_s3_key: 'a-key',
      is_public: true,
      is_prompt_locked: false,
      prompt_price: 0,
    });
  });

  it.each([
    ['an own film is locked at its price', true, { is_public: true, is_prompt_locked: true, prompt_price: 8 }],
    ['bought words stay private', false, { is_public: false, is_prompt_locked: false, prompt_price: 0 }],
  ])('is not more open than what it repeats: %s [BOOKS-6]', async (_what, isOwn, openness) => {
    const backend = await again(
      aVideo({ id, is_prompt_locked: true, prompt_price: 8, ...(!isOwn && { user_id: 'teo' }) }),
    );
    await waitFor(() => expect(body(backend)).toMatchObject(openness));
  });

  it('falls back to seedance-pro, and to words where the image belongs to somebody else [R-FORM-32]', async () => {
    const backend = await again(aVideo({ id, model: 'another-engine', ratio: 'adaptive', image_s3_key: null }));
    await waitFor(() => expect(body(backend)).toMatchObject({ model: 'seedance-pro', ratio: '16:9', is_public: true }));
  });

  it('says what went wrong [R-ERR-22, R-ERR-23]', async () => {
    await again(aVideo({ id }), { 'videos.generate': () => errorAnswer(403) });
    expect(await screen.findByText('Failed to regenerate video. Please try again.')).toBeTruthy();
    expect(await screen.findAllByText('Failed to start video generation')).not.toHaveLength(0);
  });
});
