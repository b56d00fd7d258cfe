import { type Content, imageSizes, imageStyles } from '@loomlight/contract';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aContent, aVideo, aSelf, videoOptions, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { emptyForm } from '../prompt-form/form/form-state.ts';
import { formStore } from '../prompt-form/form/form-store.ts';
import { referenceStore } from '../prompt-form/reference/reference-store.ts';
import { setOneKey } from '../shortcuts/one-key.ts';
import { ImageResult, VideoResult } from './generation-result.tsx';

const content = (id: string, facts: Partial<Content> = {}) =>
  aContent({ id, batch_id: 'one', text_prompt: 'A harbour', seed: 100 + id.length, ...facts });
const batch = ['one', 'two', 'three'].map((id) => content(id));
const started = (facts: Partial<Content> = {}) => {
  const generation = aContent({ id: 'new', status: 'queued', media_url: null, ...facts });
  return { id: 'new', generation, generations: [generation] };
};

function open(item: Content = { ...content('one'), batch }, handlers: FakeHandlers = {}) {
  signInAs();
  const backend = fakeBackend({
    'images.sizes': () => ({ sizes: [...imageSizes], styles: [...imageStyles], engines: [] }),
    'videos.options': videoOptions,
    'accounts.profile': () => aSelf(),
    'gallery.publicImages': () => ({ images: null, next: null }),
    'gallery.publicVideos': () => ({ videos: null, next: null }),
    'images.get': ({ params }) => (params['id'] === item.id ? item : errorAnswer(404)),
    'videos.get': () => item,
    'images.variations': () => started(),
    'videos.generateFromImages': () => started({ content_type: 'video' }),
    ...handlers,
  });
  renderApp(item.content_type === 'video' ? <VideoResult id={item.id} /> : <ImageResult id={item.id} />);
  return { backend, user: userEvent.setup() };
}
const takingReferences: FakeHandlers = {
  'images.sizes': () => ({
    sizes: [...imageSizes],
    styles: [...imageStyles],
    engines: [],
    takes_reference: true,
  }),
};
const bar = (name: string) => screen.findByRole('toolbar', { name });
const names = async (name: string) =>
  within(await bar(name))
    .getAllByRole('button')
    .map((button) => button.querySelector('span')?.textContent);
const address = () => screen.getByTestId('address').textContent;
const body = (backend: ReturnType<typeof fakeBackend>, id: string) =>
  backend.calls.find((call) => call.id === id)?.request;

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  act(() => formStore.change(emptyForm));
  referenceStore.clear();
  setOneKey(true);
});

describe('work on an item', () => {
  it('belongs to the selected one and says what each act costs [MAKE-35]', async () => {
    const { user } = open();
    await waitFor(async () =>
      expect(await names('Work on image 1')).toEqual([
        'Variations, 8 credits',
        'Animate, 10 credits',
        'Upscale, 8 credits',
        'Film from it, in the form',
        'Same seed, in the form',
      ]),
    );
    await user.click(await screen.findByRole('button', { name: /^Image 2/ }));
    expect(await bar('Work on image 2')).toBeTruthy();
    expect(screen.queryByRole('toolbar', { name: 'Work on image 1' })).toBeNull();
  });

  it('leads its owner, and nobody else, to what only they may do with it [PEOPLE-57]', async () => {
    open();
    const manage = await screen.findByRole('link', { name: 'Lock its prompt, choose who sees it, or delete it' });
    expect(manage.getAttribute('href')).toBe('/dashboard?image=one');
    cleanup();
    open(content('other', { user_id: 'somebody' }));
    await bar('Work on image 1');
    expect(screen.queryByRole('link', { name: /^Lock its prompt/ })).toBeNull();
  });

  it('makes four variations by V and Enter, and goes to them [MAKE-35]', async () => {
    const { user, backend } = open();
    await bar('Work on image 1');
    await user.keyboard('2');
    await bar('Work on image 2');
    await user.keyboard('v');
    expect(document.activeElement?.textContent).toContain('Variations, 8 credits');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/generate/new'));
    expect(body(backend, 'images.variations')).toMatchObject({ params: { id: 'two' }, body: { count: 4 } });
    expect(body(backend, 'images.variations')?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('makes a video of it by A and Enter, for the price that is said [MAKE-35]', async () => {
    const { user, backend } = open();
    await within(await bar('Work on image 1')).findByRole('button', { name: /^Animate ?, 10 credits/ });
    await user.keyboard('a{Enter}');
    await waitFor(() => expect(address()).toBe('/generate/video/new'));
    expect(body(backend, 'videos.generateFromImages')?.body).toMatchObject({
      imageIds: ['one'],
      resolution: '720p',
      duration: 5,
    });
  });

  it('goes on with a video by A and Enter, for the price of a video, where its words can be read [MAKE-61]', async () => {
    const video = aVideo({ id: 'film', is_public: false });
    const { user, backend } = open(video, { 'generations.extend': () => started({ content_type: 'video' }) });
    await within(await bar('Work on video 1')).findByRole('button', { name: /^Extend ?, 10 credits/ });
    expect(screen.queryByRole('button', { name: /^Animate/ })).toBeNull();
    await user.keyboard('a{Enter}');
    await waitFor(() => expect(address()).toBe('/generate/video/new'));
    expect(body(backend, 'generations.extend')).toMatchObject({
      params: { id: 'film' },
      body: { resolution: '720p', duration: 5, is_public: false },
    });
  });

  it('enlarges it by U and Enter [MAKE-35, MAKE-40]', async () => {
    const { user, backend } = open(undefined, { 'generations.upscale': () => started({ is_upscaled: true }) });
    await bar('Work on image 1');
    await user.keyboard('3u{Enter}');
    await waitFor(() => expect(address()).toBe('/generate/new'));
    expect(body(backend, 'generations.upscale')).toMatchObject({ params: { id: 'three' } });
  });

  it('takes no credits by a key alone, and leads to the price [MAKE-35]', async () => {
    const { user, backend } = open();
    const toolbar = within(await bar('Work on image 1'));
    await toolbar.findByRole('button', { name: /^Animate/ });
    for (const [key, name] of [
      ['v', /^Variations ?, 8 credits/],
      ['a', /^Animate ?, 10 credits/],
      ['u', /^Upscale ?, 8 credits/],
    ] as const) {
      await user.keyboard(key);
      expect(document.activeElement).toBe(toolbar.getByRole('button', { name }));
    }
    const spent = (['images.variations', 'videos.generateFromImages', 'generations.upscale'] as const).map((id) =>
      backend.count(id),
    );
    expect(spent).toEqual([0, 0, 0]);
  });

  it('puts the seed into the form by S, and the image by E, where what comes of it has its price [MAKE-35]', async () => {
    const { user, backend } = open(undefined, {
      'images.download': () => new Response(new Blob(['x'], { type: 'image/webp' })),
      'uploads.presigned': () => errorAnswer(503),
    });
    await within(await bar('Work on image 1')).findByRole('button', { name: /^Film from it ?, in the form/ });
    await user.keyboard('3s');
    await waitFor(() => expect(formStore.read().seed).toEqual({ kind: 'fixed', entry: '105' }));
    await user.keyboard('e');
    await waitFor(() => expect(formStore.read()).toMatchObject({ contentType: 'video', video: { mode: 'image' } }));
    expect(body(backend, 'images.download')?.params).toEqual({ id: 'three' });
    expect(backend.count('images.variations') + backend.count('videos.generateFromImages')).toBe(0);
  });

  it('puts the image into the form of images by E where their engine takes one, with the words that stand there [MAKE-96]', async () => {
    const { user, backend } = open(undefined, {
      ...takingReferences,
      'images.download': () => new Response(new Blob(['x'], { type: 'image/webp' })),
      'uploads.presigned': () => errorAnswer(503),
    });
    await within(await bar('Work on image 1')).findByRole('button', { name: /^Use as reference ?, in the form/ });
    expect(screen.queryByRole('button', { name: /^Film from it/ })).toBeNull();
    act(() => formStore.patch({ prompt: 'A harbour in snow' }));
    await user.keyboard('2e');
    await waitFor(() =>
      expect(formStore.read()).toMatchObject({ contentType: 'image', fromImage: true, prompt: 'A harbour in snow' }),
    );
    await waitFor(() => expect(referenceStore.read().image).toMatchObject({ name: 'loomlight-two' }));
    expect(body(backend, 'images.download')?.params).toEqual({ id: 'two' });
    expect(backend.count('images.generate') + backend.count('videos.generateFromImages')).toBe(0);
  });

  it('varies what was made from an upload only where the engine takes it [MAKE-92]', async () => {
    const item = aContent({ id: 'one', image_s3_key: 'uploads/one' });
    open(item);
    await waitFor(async () => expect(await names('Work on image 1')).toHaveLength(4));
    expect(await names('Work on image 1')).not.toContain('Variations, 8 credits');
  });

  it('varies it where the engine takes it [MAKE-92]', async () => {
    open(aContent({ id: 'one', image_s3_key: 'uploads/one' }), takingReferences);
    await waitFor(async () => expect(await names('Work on image 1')).toContain('Variations, 8 credits'));
  });

  it('rests while one writes, and where shortcuts of one key are off [MAKE-35, PEOPLE-46]', async () => {
    const { user, backend } = open();
    await bar('Work on image 1');
    await user.click(screen.getByRole('textbox', { name: 'Prompt' }));
    await user.keyboard('v2');
    setOneKey(false);
    act(() => (document.activeElement as HTMLElement | null)?.blur());
    await user.keyboard('v2');
    expect(backend.count('images.variations')).toBe(0);
    expect(await bar('Work on image 1')).toBeTruthy();
  });

  it('is one stop of Tab, whose arrows go round [MAKE-35]', async () => {
    const { user } = open();
    await within(await bar('Work on image 1')).findByRole('button', { name: /^Animate/ });
    const buttons = within(await bar('Work on image 1')).getAllByRole('button');
    act(() => buttons[0]?.focus());
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(buttons.at(-1));
    await user.keyboard('{Home}{ArrowRight}');
    expect(document.activeElement).toBe(buttons[1]);
    await user.tab();
    expect(buttons).not.toContain(document.activeElement);
  });

  it('says what was refused [MAKE-35]', async () => {
    const { user } = open(undefined, {
      'accounts.profile': () => aSelf({ credits: 14 }),
      'images.variations': () => errorAnswer(503, { message: 'The studio rests.' }),
    });
    const toolbar = within(await bar('Work on image 1'));
    await user.click(toolbar.getByRole('button', { name: /^Variations/ }));
    expect(await screen.findByText('The studio rests.')).toBeTruthy();
  });

  it('offers the same for one image alone [MAKE-35]', async () => {
    open(aContent({ id: 'one' }));
    await waitFor(async () => expect(await names('Work on image 1')).toHaveLength(5));
  });

  it('offers the seed of a video [MAKE-35]', async () => {
    open(aVideo({ id: 'one', seed: 7 }));
    expect(await names('Work on video 1')).toEqual(['Extend, 10 credits', 'Same seed, in the form']);
  });

  it('offers nothing of somebody else’s locked item but a film from it [MAKE-35]', async () => {
    open(aContent({ id: 'one', user_id: 'other', text_prompt: null, seed: null, is_prompt_locked: true }));
    expect(await names('Work on image 1')).toEqual(['Film from it, in the form']);
  });
});
