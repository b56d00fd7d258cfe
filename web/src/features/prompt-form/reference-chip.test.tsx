import { imageSizes, imageStyles } from '@loomlight/contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { aContent, aSelf, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { fakeUploads } from '../../testing/fake-upload.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { showDialog } from '../account/account-dialog-store.ts';
import { AccountDialogs } from '../account/index.ts';
import { Composer } from './composer/composer.tsx';
import { ComposerColumn } from './composer/composer-column.tsx';
import { fillFromContent, leaveContent } from './composer/filled-form.ts';
import { formOfContent } from './form/content-form.ts';
import { emptyForm, parseForm } from './form/form-state.ts';
import { formStore } from './form/form-store.ts';
import { makeWaitingPromptDue } from './form/use-waiting-prompt.ts';
import { imageRequest } from './image/image-request.ts';
import { imageOfContent } from './reference/image-of-content.ts';
import { referenceStore } from './reference/reference-store.ts';

const ready = { kind: 'ready', key: 'a-key', name: 'harbour.png', sizeBytes: 1, preview: '' } as const;
const png = (type = 'image/png') => new File([new Uint8Array(2_400)], 'harbour.png', { type });
const started = () => {
  const generation = aContent({ id: 'new', status: 'queued', media_url: null });
  return { id: 'new', generation };
};

function open({
  takes = true,
  column = false,
  ...handlers
}: FakeHandlers & { takes?: boolean; column?: boolean } = {}) {
  const backend = fakeBackend({
    'images.sizes': () => ({
      sizes: [...imageSizes],
      styles: [...imageStyles],
      engines: [],
      takes_reference: takes,
    }),
    'accounts.profile': () => aSelf({ credits: 50 }),
    'images.generate': started,
    'generations.quote': () => errorAnswer(503),
    'uploads.presigned': () => ({ upload_url: '/upload/a-key', key: 'a-key', expires_at: '2026-01-12T10:15:00.000Z' }),
    ...handlers,
  });
  const uploads = fakeUploads();
  renderApp(
    <>
      {column ? <ComposerColumn besideResult /> : <Composer />}
      <AccountDialogs />
    </>,
  );
  // Guards of ours are what is tried here, not the browser's filter of the file dialog.
  return { backend, uploads, user: userEvent.setup({ applyAccept: false }) };
}
const input = () => screen.findByLabelText<HTMLInputElement>('Upload a reference image');
const generate = () => screen.findByRole('button', { name: /^Generate Image/ });
const sent = (backend: ReturnType<typeof fakeBackend>) =>
  backend.calls.find(({ id }) => id === 'images.generate')?.request.body;

beforeEach(() => {
  showDialog(null);
  formStore.change({ ...emptyForm, prompt: 'A harbour' });
  referenceStore.clear();
});

describe('the reference of an image', () => {
  it('is offered where the engine takes one, on the page and beside a result, and nowhere else [MAKE-95]', async () => {
    signInAs();
    open();
    expect(await input()).toBeTruthy();
  });

  it('is offered in the column as a line [MAKE-95]', async () => {
    signInAs();
    open({ column: true });
    expect((await input()).closest('label')?.textContent).toBe('ReferenceUpload an image');
  });

  it('is not offered where the engine takes none, and what is chosen is neither shown nor sent [MAKE-95]', async () => {
    signInAs();
    formStore.patch({ fromImage: true });
    referenceStore.change({ image: ready, problem: null });
    const { user, backend } = open({ takes: false });
    await user.click(await generate());
    await waitFor(() => expect(sent(backend)).toBeTruthy());
    expect(sent(backend)).not.toHaveProperty('image_s3_key');
    expect(screen.queryByLabelText('Upload a reference image')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove reference' })).toBeNull();
  });

  it('is uploaded, waited for, shown, and goes along with the request [MAKE-95]', async () => {
    signInAs();
    const { user, uploads, backend } = open();
    await user.upload(await input(), png());
    await waitFor(() => expect(uploads).toHaveLength(1));
    expect(screen.getByRole('progressbar', { name: 'Upload progress' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Generate Image' }));
    expect(backend.count('images.generate')).toBe(0);
    uploads[0]?.answer(200);
    await waitFor(() => expect(referenceStore.read().image.kind).toBe('ready'));
    expect(screen.getByText('harbour.png')).toBeTruthy();
    await user.click(await generate());
    await waitFor(() => expect(sent(backend)).toMatchObject({ text_prompt: 'A harbour', image_s3_key: 'a-key' }));
    // What is drawn is not judged by the words alone.
    expect(backend.count('generations.quote')).toBeLessThanOrEqual(1);
  });

  it('is taken off by its button, with the focus where the next one is chosen, and is then not sent [MAKE-95]', async () => {
    signInAs();
    formStore.patch({ fromImage: true });
    referenceStore.change({ image: ready, problem: null });
    const { user, backend } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove reference' }));
    expect(document.activeElement).toBe(await input());
    expect([formStore.read().fromImage, referenceStore.read().image.kind]).toEqual([false, 'none']);
    await user.click(await generate());
    await waitFor(() => expect(sent(backend)).toBeTruthy());
    expect(sent(backend)).not.toHaveProperty('image_s3_key');
  });

  it('of a video is not used for an image unless it is chosen for it [MAKE-95]', async () => {
    signInAs();
    referenceStore.change({ image: ready, problem: null });
    const { user, backend } = open();
    expect(await input()).toBeTruthy();
    await user.click(await generate());
    await waitFor(() => expect(sent(backend)).toBeTruthy());
    expect(sent(backend)).not.toHaveProperty('image_s3_key');
  });

  it('is no other file than an image, and what was there stays [MAKE-95]', async () => {
    signInAs();
    const { user, backend } = open();
    await user.upload(await input(), png('text/plain'));
    const text = 'Only images can be references. Please choose an image file.';
    expect((await screen.findByText(text)).closest('[role=alert]')).toBeTruthy();
    expect(backend.count('uploads.presigned')).toBe(0);
  });

  it('that the server has no more is asked for again [MAKE-95]', async () => {
    signInAs();
    formStore.patch({ fromImage: true });
    referenceStore.change({ image: ready, problem: null });
    const { user } = open({ 'images.generate': () => errorAnswer(404) });
    await screen.findByRole('button', { name: 'Remove reference' });
    await user.click(await generate());
    expect(await screen.findByText('This image is not there any more. Please upload it again.')).toBeTruthy();
    expect(await input()).toBeTruthy();
  });

  it('of a guest waits for the session, and what they asked for is made from it then [MAKE-95]', async () => {
    const { user, uploads, backend } = open();
    await user.upload(await input(), png());
    await user.click(await generate());
    expect(await screen.findByRole('dialog', { name: 'Login Required' })).toBeTruthy();
    expect(uploads).toHaveLength(0);
    act(() => {
      makeWaitingPromptDue();
      signInAs();
    });
    await waitFor(() => expect(uploads).toHaveLength(1));
    expect(backend.count('images.generate')).toBe(0);
    uploads[0]?.answer(200);
    await waitFor(() => expect(sent(backend)).toMatchObject({ image_s3_key: 'a-key' }));
  });
});

describe('the form of an image from another one', () => {
  it('leaves the reference of an item with the item, and takes the words along [MAKE-95]', () => {
    formStore.change(emptyForm);
    fillFromContent(aContent({ image_s3_key: 'uploads/one' }), { isOwn: true, isPublic: true, isRemix: false });
    expect(formStore.read().fromImage).toBe(true);
    expect(referenceStore.read().image).toMatchObject({ kind: 'ready', key: 'uploads/one' });
    formStore.patch({ prompt: 'A harbour in snow' });
    leaveContent();
    expect(formStore.read()).toMatchObject({ prompt: 'A harbour in snow', fromImage: false });
    expect(referenceStore.read().image.kind).toBe('none');
  });

  it('is kept with its draft, and forms of before have none [MAKE-95]', () => {
    const { fromImage: _, ...before } = { ...emptyForm, prompt: 'A harbour' };
    expect(parseForm(before)).toEqual({ ...emptyForm, prompt: 'A harbour' });
    expect(parseForm({ ...before, fromImage: true }).fromImage).toBe(true);
  });

  it('is sent with the key only where it is meant, and taken [MAKE-95]', () => {
    const size = { width: 64, height: 64 };
    const form = { ...emptyForm, fromImage: true };
    const takes = { takes_reference: true };
    expect(imageRequest(form, size, { ...takes, imageKey: 'a-key' }).image_s3_key).toBe('a-key');
    for (const body of [
      imageRequest(emptyForm, size, { ...takes, imageKey: 'a-key' }),
      imageRequest(form, size, { imageKey: 'a-key' }),
      imageRequest(form, size, takes),
    ])
      expect(body).not.toHaveProperty('image_s3_key');
  });

  it('is filled from an item of one’s own, whose key nobody else is told [MAKE-95]', () => {
    const options = { isOwn: true, isPublic: true, isRemix: false };
    const own = aContent({ image_s3_key: 'uploads/one' });
    expect(formOfContent(own, options).fromImage).toBe(true);
    expect(imageOfContent(own)).toMatchObject({ kind: 'ready', key: 'uploads/one' });
    expect(formOfContent(aContent(), options).fromImage).toBe(false);
    expect(imageOfContent(aContent())).toBeUndefined();
  });
});
