import { type Content, imageSizes, imageStyles } from '@loomlight/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { storedTokens } from '../../api/auth-tokens.ts';
import { aVideo, aSelf, videoOptions, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { type FakeUpload, fakeUploads } from '../../testing/fake-upload.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { showDialog } from '../account/account-dialog-store.ts';
import { AccountDialogs } from '../account/index.ts';
import { Composer } from './composer/composer.tsx';
import { emptyForm } from './form/form-state.ts';
import { formStore } from './form/form-store.ts';
import { makeWaitingPromptDue } from './form/use-waiting-prompt.ts';
import { referenceStore } from './reference/reference-store.ts';

const started = (facts: Partial<Content> = {}) => {
  const generation = aVideo({ id: 'new', status: 'queued', ...facts });
  return { id: generation.id, generation };
};
const png = (facts: { name?: string; type?: string; bytes?: number } = {}) =>
  new File([new Uint8Array(facts.bytes ?? 2_400)], facts.name ?? 'harbour.png', { type: facts.type ?? 'image/png' });

function open(handlers: FakeHandlers = {}) {
  const backend = fakeBackend({
    'images.sizes': () => ({ sizes: [...imageSizes], styles: [...imageStyles], engines: [] }),
    'accounts.profile': () => aSelf({ credits: 50 }),
    'videos.options': () => videoOptions(),
    'videos.generate': () => started(),
    'uploads.presigned': () => ({ upload_url: '/upload/a-key', key: 'a-key', expires_at: '2026-01-12T10:15:00.000Z' }),
    ...handlers,
  });
  const uploads = fakeUploads();
  renderApp(
    <>
      <Composer />
      <AccountDialogs />
    </>,
  );
  // Guards of ours are what is tried here, not the browser's filter of the file dialog.
  return { backend, uploads, user: userEvent.setup({ applyAccept: false }) };
}
const video = (part: Partial<typeof emptyForm> = {}) =>
  formStore.change({ ...emptyForm, contentType: 'video', prompt: 'Rain on a neon street', ...part });
const animation = () => video({ video: { ...emptyForm.video, mode: 'image' } });
const pick = (name: string) => screen.findByRole('combobox', { name });
const input = () => screen.findByLabelText<HTMLInputElement>('Upload an image to animate');
const address = () => screen.getByTestId('address').textContent;
const body = (backend: ReturnType<typeof fakeBackend>) =>
  backend.calls.find(({ id }) => id === 'videos.generate')?.request.body;
async function firstUpload(uploads: readonly FakeUpload[]): Promise<FakeUpload> {
  await waitFor(() => expect(uploads).toHaveLength(1));
  return uploads[0] as FakeUpload;
}

beforeEach(() => {
  showDialog(null);
  formStore.change(emptyForm);
  referenceStore.clear();
});

describe('the switches', () => {
  it('offer images or videos, and for videos words or an image to begin with [R-GLOB-02, R-FORM-01, R-FORM-02]', async () => {
    const { user } = open();
    expect(screen.queryByRole('radiogroup', { name: 'Video mode' })).toBeNull();
    await user.click(
      within(screen.getByRole('radiogroup', { name: 'Media type' })).getByRole('radio', { name: 'Video Generation' }),
    );
    const modes = within(screen.getByRole('radiogroup', { name: 'Video mode' }));
    expect(modes.getByRole('radio', { name: 'Text to Video' }).getAttribute('aria-checked')).toBe('true');
    expect(await pick('Model')).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Image size' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Style' })).toBeNull();
    await user.click(modes.getByRole('radio', { name: 'Image to Video' }));
    expect(await input()).toBeTruthy();
  });

  it('take the lock off, both of them [R-FORM-12]', async () => {
    signInAs();
    const { user } = open();
    formStore.patch({ isLocked: true });
    await user.click(screen.getByRole('radio', { name: 'Video Generation' }));
    expect(formStore.read().isLocked).toBe(false);
    formStore.patch({ isLocked: true });
    await user.click(screen.getByRole('radio', { name: 'Image to Video' }));
    expect(formStore.read().isLocked).toBe(false);
    await user.click(screen.getByRole('radio', { name: 'Image to Video' }));
    formStore.patch({ isLocked: true });
    await user.click(screen.getByRole('radio', { name: 'Image to Video' }));
    expect(formStore.read().isLocked).toBe(true);
  });
});

describe('the choices of a video', () => {
  const options = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
    await user.click(await pick(name));
    const found = screen.getAllByRole('option').map(({ textContent }) => textContent);
    await user.keyboard('{Escape}');
    return found;
  };

  it('say what models can do and cost, what a second costs, and how long a video can be [R-FORM-09, R-FORM-34, R-FORM-35, R-FORM-37, R-FORM-38, R-FORM-39]', async () => {
    video();
    const { user } = open();
    expect(await options(user, 'Model')).toEqual([
      'Seedance Lite480p, 720p1x cost',
      'Seedance Pro480p, 720p, 1080p1.5x cost',
      'Seedance Pro Fast480p, 720p, 1080p1.5x cost',
    ]);
    expect(await options(user, 'Resolution')).toEqual(['480p SD1 credit a second', '720p HD2 credits a second']);
    expect((await options(user, 'Duration')).slice(0, 2)).toEqual(['1 second', '2 seconds']);
    expect(await options(user, 'FPS')).toEqual(['12 fps', '24 fps']);
    expect(await options(user, 'Ratio')).toEqual([
      '16:9 Widescreen',
      '21:9 Ultrawide',
      '4:3 Traditional',
      '1:1 Square',
      '9:16 Portrait',
    ]);
    formStore.change({ ...formStore.read(), video: { ...formStore.read().video, mode: 'image' } });
    expect((await options(user, 'Ratio')).at(-1)).toBe('Adaptive (based on input image)');
  });

  it('price what is chosen, and follow the model', async () => {
    video();
    const { user } = open();
    expect(await screen.findByRole('button', { name: 'Generate Video (10 credits)' })).toBeTruthy();
    await user.click(await pick('Model'));
    await user.click(screen.getByRole('option', { name: /Seedance Pro(?! Fast)/ }));
    await user.click(await pick('Resolution'));
    await user.click(screen.getByRole('option', { name: /1080p/ }));
    expect(await screen.findByRole('button', { name: 'Generate Video (38 credits)' })).toBeTruthy();
    await user.click(await pick('Model'));
    await user.click(screen.getByRole('option', { name: /Seedance Lite/ }));
    expect((await pick('Resolution')).textContent).toContain('720p');
  });

  it('have no frame rate where none is supported [R-FORM-09]', async () => {
    video();
    open({ 'videos.options': () => ({ ...videoOptions(), fps: { supported: [], default: 24 } }) });
    await pick('Ratio');
    expect(screen.queryByRole('combobox', { name: 'FPS' })).toBeNull();
  });

  it('stand in for the server’s when these cannot be had, until a model can be chosen [R-FORM-24, R-FORM-36, R-FORM-37]', async () => {
    video();
    let broken = true;
    const { user } = open({ 'videos.options': () => (broken ? errorAnswer(404) : videoOptions()) });
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Select Model First' });
    expect(button.disabled).toBe(true);
    expect(screen.getByText('Please select a video model to continue')).toBeTruthy();
    expect(await options(user, 'Resolution')).toEqual([
      '480p (SD)1 credit a second',
      '720p (HD)2 credits a second',
      '1080p (Full HD)5 credits a second',
    ]);
    expect(await options(user, 'Duration')).toEqual(['5 seconds', '10 seconds']);
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Load video models again' }));
    expect(await screen.findByRole('button', { name: 'Generate Video (10 credits)' })).toBeTruthy();
  });

  it('have a seed and a camera in the advanced settings, and nothing of an image [R-FORM-18]', async () => {
    video();
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Advanced settings' }));
    await user.click(await screen.findByRole('switch', { name: 'Camera fixed' }));
    await user.click(screen.getByRole('radio', { name: 'Fixed' }));
    const seed = screen.getByRole('spinbutton', { name: 'Seed value' });
    await user.clear(seed);
    await user.tab();
    expect(formStore.read().video).toMatchObject({ cameraFixed: true, seed: { kind: 'random' } });
    expect(screen.queryByRole('slider', { name: 'Text weight' })).toBeNull();
    expect(screen.queryByRole('spinbutton', { name: 'Width' })).toBeNull();
  });
});

describe('the image to animate', () => {
  it('is uploaded, shown, and named by its key [R-FORM-05, R-FORM-25]', async () => {
    signInAs();
    animation();
    const { user, backend, uploads } = open();
    expect(await screen.findByText('Please upload an image to animate for Image to Video mode.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Animate Image' }).disabled).toBe(true);
    await user.upload(await input(), png());
    const upload = await firstUpload(uploads);
    expect(backend.calls.find(({ id }) => id === 'uploads.presigned')?.request.body).toEqual({
      content_type: 'image/png',
      file_size: 2_400,
      purpose: 'reference_image',
    });
    expect(upload).toMatchObject({ address: '/upload/a-key', type: 'image/png' });
    upload.progress(0.4);
    await waitFor(() =>
      expect(screen.getByRole('progressbar', { name: 'Upload progress' }).getAttribute('aria-valuenow')).toBe('40'),
    );
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Animate Image' }).disabled).toBe(true);
    upload.answer(200);
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(screen.getByText('harbour.png')).toBeTruthy();
    expect(screen.getByText('2 KB')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Animate Image' }));
    await waitFor(() => expect(address()).toBe('/generate/video/new'));
    expect(body(backend)).toMatchObject({ image_s3_key: 'a-key', model: 'seedance-lite-i2v', ratio: 'adaptive' });
  });

  it.each([
    ['no image', png({ type: 'text/plain' }), 'Only images can be animated. Please choose an image file.'],
    ['too large', png({ bytes: 20_000_001 }), 'This image is larger than 20 MB. Please choose a smaller one.'],
  ])('is refused when it is %s [R-FORM-06]', async (_name, file, text) => {
    signInAs();
    animation();
    const { user, backend } = open();
    await user.upload(await input(), file);
    expect((await screen.findByText(text)).closest('[role=alert]')).toBeTruthy();
    expect(backend.count('uploads.presigned')).toBe(0);
  });

  it('can be sent again when it did not arrive [R-FORM-26]', async () => {
    signInAs();
    animation();
    const { user, uploads } = open();
    await user.upload(await input(), png());
    (await firstUpload(uploads)).breakOff();
    expect(await screen.findByText('Failed to upload image. Please try again.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(uploads).toHaveLength(2));
    uploads[1]?.answer(200);
    await waitFor(() => expect(referenceStore.read().image.kind).toBe('ready'));
    expect(screen.queryByText('Failed to upload image. Please try again.')).toBeNull();
  });

  it('is given back with the server’s sentence when it cannot be read', async () => {
    signInAs();
    animation();
    const { user, uploads } = open();
    await user.upload(await input(), png());
    (await firstUpload(uploads)).answer(422, { message: 'This file could not be read as a picture.' });
    expect(await screen.findByText('This file could not be read as a picture.')).toBeTruthy();
    expect(await input()).toBeTruthy();
  });

  it('can be taken off, on its way too, and the focus goes to where the next one is chosen [R-FORM-05]', async () => {
    signInAs();
    animation();
    const { user, uploads } = open();
    await user.upload(await input(), png());
    const upload = await firstUpload(uploads);
    await user.click(screen.getByRole('button', { name: 'Remove image' }));
    expect(upload.aborted).toBe(true);
    expect(document.activeElement).toBe(await input());
    expect(referenceStore.read()).toEqual({ image: { kind: 'none' }, problem: null });
  });

  it('comes by a drop on the form and from the clipboard', async () => {
    signInAs();
    animation();
    const { uploads } = open();
    const form = screen.getByRole('form', { name: 'Generator' });
    await input();
    const drag = (type: string) =>
      form.dispatchEvent(
        Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
          dataTransfer: { types: ['Files'], files: [png({ name: 'dropped.png' })] },
        }),
      );
    drag('dragover');
    expect(await screen.findByText('Drop it here')).toBeTruthy();
    drag('drop');
    expect(await screen.findByText('dropped.png')).toBeTruthy();
    await firstUpload(uploads);
    document.dispatchEvent(
      Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
        clipboardData: { types: ['Files'], files: [png({ name: 'pasted.png' })] },
      }),
    );
    expect(await screen.findByText('pasted.png')).toBeTruthy();
    await waitFor(() => expect(uploads[0]?.aborted).toBe(true));
  });

  it('of a guest waits for the session, through the sign-in', async () => {
    animation();
    const { user, uploads } = open();
    await user.upload(await input(), png());
    await user.click(await screen.findByRole('button', { name: 'Animate Image' }));
    expect(await screen.findByRole('dialog', { name: 'Login Required' })).toBeTruthy();
    expect(uploads).toHaveLength(0);
    signInAs();
    (await firstUpload(uploads)).answer(200);
    await waitFor(() => expect(referenceStore.read().image).toMatchObject({ kind: 'ready', key: 'a-key' }));
    expect(storedTokens()).toBeTruthy();
  });

  it('of a guest becomes the video that they asked for, once it is with the server [MAKE-50]', async () => {
    animation();
    const { user, uploads, backend } = open();
    await user.upload(await input(), png());
    await user.click(await screen.findByRole('button', { name: 'Animate Image' }));
    await screen.findByRole('dialog', { name: 'Login Required' });
    act(() => {
      makeWaitingPromptDue();
      signInAs();
    });
    const upload = await firstUpload(uploads);
    expect(backend.count('videos.generate')).toBe(0);
    upload.answer(200);
    await waitFor(() => expect(backend.count('videos.generate')).toBe(1));
    const sent = backend.calls.find(({ id }) => id === 'videos.generate');
    expect(sent?.request.body).toMatchObject({ image_s3_key: 'a-key' });
  });
});

describe('starting a video', () => {
  it('goes to its page under a key of its own, and says so [R-HOME-07, R-ERR-25]', async () => {
    signInAs();
    video();
    const { user, backend } = open();
    await user.click(await screen.findByRole('button', { name: 'Generate Video (10 credits)' }));
    await waitFor(() => expect(address()).toBe('/generate/video/new'));
    expect(await screen.findAllByText('Video generation started!')).not.toHaveLength(0);
    const call = backend.calls.find(({ id }) => id === 'videos.generate');
    expect(call?.request.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('asks guests to sign in, with the words of a video, and loses nothing', async () => {
    video();
    const { user, backend } = open();
    await user.click(await screen.findByRole('button', { name: 'Generate Video (10 credits)' }));
    const dialog = await screen.findByRole('dialog', { name: 'Login Required' });
    expect(within(dialog).getByText(/start creating amazing AI videos\.$/)).toBeTruthy();
    expect(backend.count('videos.generate')).toBe(0);
    expect(formStore.read()).toMatchObject({ contentType: 'video', prompt: 'Rain on a neon street' });
  });

  it('is off when the balance is short, and shows the way to more [R-FORM-21]', async () => {
    signInAs();
    video();
    open({ 'accounts.profile': () => aSelf({ credits: 3 }) });
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Need 10 credits' });
    expect(button.disabled).toBe(true);
    expect(screen.getByText(/Your balance is 3 credits\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Buy Credits' }).getAttribute('href')).toBe('/credits');
  });

  it('shows the credits that are needed when the server says that there are too few [R-ERR-19]', async () => {
    signInAs();
    video();
    const { user } = open({ 'videos.generate': () => errorAnswer(400, { message: 'Insufficient balance' }) });
    await user.click(await screen.findByRole('button', { name: 'Generate Video (10 credits)' }));
    expect((await screen.findByRole('dialog', { name: 'Insufficient Credits' })).textContent).toContain('Needed10');
  });

  it.each([
    ['the fixed sentence', () => errorAnswer(403), 'Failed to start generation. Please try again.'],
    ['that there is no id', () => Response.json({ generation: aVideo() }), 'No video ID received from API'],
    ['that the answer is unreadable', () => Response.json({ id: 'x', generation: {} }), 'Invalid generation data'],
  ])('says %s in the form, and a toast [R-ERR-22, R-ERR-24]', async (_name, answer, text) => {
    signInAs();
    video();
    const { user } = open({ 'videos.generate': answer });
    await user.click(await screen.findByRole('button', { name: 'Generate Video (10 credits)' }));
    expect((await screen.findByText(text)).closest('[role=alert]')).toBeTruthy();
    expect(await screen.findAllByText('Failed to start video generation')).not.toHaveLength(0);
  });

  it('asks for the image again when the server has it no more', async () => {
    signInAs();
    animation();
    const image = { kind: 'ready', key: 'old', name: 'a.png', sizeBytes: 1, preview: '' } as const;
    referenceStore.change({ image, problem: null });
    const { user } = open({ 'videos.generate': () => errorAnswer(404) });
    await user.click(await screen.findByRole('button', { name: 'Animate Image' }));
    expect(await screen.findByText('This image is not there any more. Please upload it again.')).toBeTruthy();
    expect(await input()).toBeTruthy();
  });

  it('says that words are missing where an image is there [PEOPLE-32]', async () => {
    signInAs();
    animation();
    formStore.patch({ prompt: '' });
    referenceStore.change({
      image: { kind: 'ready', key: 'k', name: 'a.png', sizeBytes: 1, preview: '' },
      problem: null,
    });
    const { user, backend } = open();
    await user.click(await screen.findByRole('button', { name: 'Animate Image' }));
    expect(screen.getByText('Write what you would like to see.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Prompt' }));
    expect(backend.count('videos.generate')).toBe(0);
  });

  it('takes words from outside without leaving videos', async () => {
    video();
    open();
    act(() => void window.dispatchEvent(new CustomEvent('copyPromptToHome', { detail: { prompt: 'From afar' } })));
    expect(formStore.read()).toMatchObject({ contentType: 'video', prompt: 'From afar' });
  });

  it('is cleared with everything but what one makes', async () => {
    video({ video: { ...emptyForm.video, mode: 'image', cameraFixed: true, durationS: 9 } });
    referenceStore.change({
      image: { kind: 'ready', key: 'k', name: 'a.png', sizeBytes: 1, preview: '' },
      problem: null,
    });
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Clear All' }));
    expect(formStore.read()).toEqual({
      ...emptyForm,
      contentType: 'video',
      video: { ...emptyForm.video, mode: 'image' },
    });
    expect(referenceStore.read().image.kind).toBe('none');
  });
});
