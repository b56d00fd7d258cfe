import { type Content, defaultPreferences, imageSizes, imageStyles } from '@loomlight/contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession } from '../../api/auth-tokens.ts';
import { loseSession } from '../../api/session-refresh.ts';
import { aContent, aVideo, aSelf, videoOptions, signInAs } from '../../testing/builders.ts';
import { fakeBackend } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { emptyForm, type PromptForm } from '../prompt-form/form/form-state.ts';
import { formStore } from '../prompt-form/form/form-store.ts';
import { referenceStore } from '../prompt-form/reference/reference-store.ts';
import { ImageResult, VideoResult } from './generation-result.tsx';

const draft = { ...emptyForm, prompt: 'My draft of a mill', style: 'anime' };
const content = aContent({
  id: 'one',
  text_prompt: 'A harbour',
  size: '1344x768',
  width: 1344,
  height: 768,
  style: 'neon',
  guidance_scale: 3,
  seed: 77,
});

function open(item: Content, preferences = defaultPreferences) {
  fakeBackend({
    'images.sizes': () => ({ sizes: [...imageSizes], styles: [...imageStyles], engines: [] }),
    'videos.options': videoOptions,
    'accounts.profile': () => aSelf(),
    'userSettings.preferences': () => preferences,
    'images.get': () => item,
    'videos.get': () => item,
  });
  return renderApp(item.content_type === 'image' ? <ImageResult id={item.id} /> : <VideoResult id={item.id} />);
}
const prompt = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Prompt' });
const filledWith = (words: string) => waitFor(() => expect(prompt().value).toBe(words));

beforeEach(() => {
  signInAs();
  act(clearSession);
  signInAs();
  act(() => formStore.change(emptyForm));
  vi.stubGlobal('scrollTo', () => undefined);
});

describe('the form beside a result', () => {
  it('is filled from the image for its owner, and says so [PEOPLE-24]', async () => {
    open(content);
    await filledWith('A harbour');
    expect(formStore.read()).toEqual({
      ...emptyForm,
      prompt: 'A harbour',
      size: { kind: 'listed', size: '1344x768' },
      style: 'neon',
      guidance: 3,
      seed: { kind: 'fixed', entry: '77' },
    } satisfies PromptForm);
    expect(screen.getByText('From this picture')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Back to your draft' })).toBeNull();
    expect(screen.getByRole('button', { name: /Advanced settings/ }).textContent).toContain('Weight 3, seed 77');
  });

  it('takes visibility, lock and a size of its own from an own item [PEOPLE-24]', async () => {
    open({ ...content, is_prompt_locked: true, prompt_price: 8, width: 640, height: 320, size: '640x320' });
    await filledWith('A harbour');
    expect(formStore.read()).toMatchObject({
      size: { kind: 'custom', width: 640, height: 320 },
      isPublic: true,
      isLocked: true,
      priceEntry: '0.40',
    });
  });

  it('keeps the draft, leads back to it and to the image again [PEOPLE-24]', async () => {
    act(() => formStore.change(draft));
    const { unmount } = open(content);
    await filledWith('A harbour');
    await userEvent.click(screen.getByRole('button', { name: 'Back to your draft' }));
    expect(formStore.read()).toEqual(draft);
    await userEvent.click(screen.getByRole('button', { name: 'Fill from this picture' }));
    expect(prompt().value).toBe('A harbour');
    unmount();
    expect(formStore.read()).toEqual(draft);
  });

  it('keeps what is changed beside the image with it, and the draft for every other page [PEOPLE-24]', async () => {
    act(() => formStore.change(draft));
    const first = open(content);
    await filledWith('A harbour');
    await userEvent.type(prompt(), ' at dusk');
    first.unmount();
    expect(formStore.read()).toEqual(draft);
    const again = open(content);
    await filledWith('A harbour at dusk');
    again.unmount();
    // Another item is filled from itself.
    open({ ...content, id: 'two', text_prompt: 'A heron' });
    await filledWith('A heron');
  });

  it('is the draft of who has no other, without the seed of the image [PEOPLE-24]', async () => {
    act(() => formStore.change({ ...draft, prompt: 'A harbour' }));
    const { unmount } = open(content);
    await filledWith('A harbour');
    await userEvent.type(prompt(), ' at dusk');
    unmount();
    expect(formStore.read()).toMatchObject({ prompt: 'A harbour at dusk', seed: { kind: 'random', entry: '' } });
  });

  it("takes from somebody else's image what is shown, and leaves the visibility to the person [PEOPLE-24]", async () => {
    open({ ...content, user_id: 'teo', credits_used: null }, { ...defaultPreferences, default_is_public: false });
    await filledWith('A harbour');
    expect(formStore.read()).toMatchObject({ isPublic: false, isLocked: false, seed: { kind: 'fixed', entry: '77' } });
  });

  it('takes no locked word, and begins as private with bought ones [PEOPLE-24, BOOKS-6]', async () => {
    const sold = { ...content, user_id: 'teo', is_prompt_locked: true, prompt_price: 8, credits_used: null };
    const locked = open({ ...sold, text_prompt: null, seed: null, has_prompt_access: false });
    await screen.findByText('From this picture, without its words');
    expect(formStore.read()).toMatchObject({ prompt: '', style: 'neon', guidance: 3, seed: { kind: 'random' } });
    expect(formStore.read()).toMatchObject({ isLocked: false, priceEntry: emptyForm.priceEntry });
    locked.unmount();
    open({ ...sold, id: 'bought' });
    await filledWith('A harbour');
    expect(formStore.read()).toMatchObject({ isPublic: false, isLocked: false });
  });

  it('is filled for guests too [PEOPLE-24]', async () => {
    act(clearSession);
    open({ ...content, user_id: 'teo', credits_used: null });
    await filledWith('A harbour');
    expect(formStore.read()).toMatchObject({ style: 'neon', isPublic: true });
  });

  it('makes videos beside a video, from its image where that is the own one [PEOPLE-24]', async () => {
    act(() => formStore.change(draft));
    const video = aVideo({
      id: 'film',
      resolution: '480p',
      duration: 6,
      fps: 12,
      ratio: '1:1',
      camera_fixed: true,
      image_s3_key: 'uploads/rain',
      seed: 0,
    });
    const { unmount } = open(video);
    await filledWith('Rain on a neon street');
    expect(formStore.read()).toMatchObject({
      contentType: 'video',
      video: {
        mode: 'image',
        model: 'seedance-lite',
        resolution: '480p',
        durationS: 6,
        fps: 12,
        ratio: '1:1',
        cameraFixed: true,
        seed: { kind: 'fixed', entry: '0' },
      },
    });
    expect(referenceStore.read().image).toMatchObject({ kind: 'ready', key: 'uploads/rain' });
    expect(screen.getByText('From this film')).toBeTruthy();
    unmount();
    expect(formStore.read()).toEqual(draft);
    expect(referenceStore.read().image.kind).toBe('none');
  });

  it('leaves nothing behind when its person signs out, and comes back after the clock [PEOPLE-24, PEOPLE-12]', async () => {
    act(() => formStore.change(draft));
    const mine = open({ ...content, is_public: false });
    await filledWith('A harbour');
    await userEvent.type(prompt(), ' at dusk');
    act(() => void loseSession());
    mine.unmount();
    expect(formStore.read()).toEqual(draft);
    signInAs();
    const back = open({ ...content, is_public: false });
    await filledWith('A harbour at dusk');
    act(clearSession);
    back.unmount();
    expect(formStore.read()).toEqual(emptyForm);
    expect(Object.values(sessionStorage).join(' ')).not.toContain('harbour');
  });
});
