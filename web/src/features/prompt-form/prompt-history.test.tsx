import { type Content, imageSizes, imageStyles } from '@loomlight/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearSession } from '../../api/auth-tokens.ts';
import { queryClient } from '../../api/queries.ts';
import { aContent, aVideo, aSelf, videoOptions, signInAs } from '../../testing/builders.ts';
import { watchEndOfList } from '../../testing/end-of-list.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { Composer } from './composer/composer.tsx';
import { emptyForm } from './form/form-state.ts';
import { formStore } from './form/form-store.ts';
import { referenceStore } from './reference/reference-store.ts';

const harbour = aContent({
  id: 'harbour',
  text_prompt: 'A harbour before sunrise',
  style: 'neon',
  seed: 77,
  width: 1344,
  height: 768,
  guidance_scale: 9,
  is_public: false,
});
const video = aVideo({ id: 'film', text_prompt: 'Rain on a neon street', image_s3_key: 'uploads/one' });
const arabic = aContent({ id: 'arabic', text_prompt: 'ميناء قبل الفجر', small_url: null, status: 'failed' });

const page = (contents: Content[], next: { last_created_at: string; before: string } | null = null) => ({
  generations: contents,
  next,
});

function open(handlers: FakeHandlers = {}) {
  const backend = fakeBackend({
    'images.sizes': () => ({ sizes: [...imageSizes], styles: [...imageStyles], engines: [] }),
    'videos.options': videoOptions,
    'accounts.profile': () => aSelf({ credits: 50 }),
    'images.generate': () => ({ id: 'new', generation: aContent({ id: 'new', status: 'queued' }) }),
    'generations.history': ({ query }) =>
      page([harbour, video, arabic].filter(({ text_prompt: words }) => words?.includes(query.get('sought') ?? ''))),
    ...handlers,
  });
  renderApp(<Composer />);
  return { backend, user: userEvent.setup() };
}

const prompt = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Prompt' });
const button = () => screen.findByRole('button', { name: 'History' });
const field = () => screen.findByRole('searchbox', { name: 'Search your prompts' });
const rows = () => screen.findAllByRole('option');
const active = async () =>
  document.getElementById((await field()).getAttribute('aria-activedescendant') ?? '')?.textContent;
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'History' })).toBeNull());

beforeEach(() => {
  watchEndOfList();
  queryClient.clear();
  signInAs();
  formStore.change(emptyForm);
  referenceStore.clear();
});

describe('the history of prompts', () => {
  it('is not there for guests [MAKE-54]', async () => {
    clearSession();
    const { backend, user } = open();
    await screen.findByRole('button', { name: 'Generate Image' });
    await user.type(prompt(), '{ArrowUp}');
    expect(screen.queryByRole('button', { name: 'History' })).toBeNull();
    expect(backend.count('generations.history')).toBe(0);
  });

  it('opens from its button with each prompt once, its image and what it was made with [MAKE-54]', async () => {
    const again = { ...harbour, id: 'older', style: 'anime' };
    const { backend, user } = open({
      'generations.history': ({ query }) =>
        query.has('before')
          ? page([again, aContent({ id: 'last', text_prompt: ' A mill ' })])
          : page([harbour, video, arabic], { last_created_at: '2026-01-12T10:00:00.000Z', before: 'arabic' }),
    });
    await user.click(await button());
    await waitFor(async () => expect(await rows()).toHaveLength(4));
    expect((await rows()).map(({ textContent }) => textContent)).toEqual([
      'A harbour before sunriseNeon, 1344 × 768',
      'Rain on a neon streetFilm, 5 s, 720p, 16:9',
      'ميناء قبل الفجر1024 × 1024',
      ' A mill 1024 × 1024',
    ]);
    const [first, , third] = await rows();
    expect(first?.querySelector('img')?.getAttribute('src')).toBe(harbour.small_url);
    expect(within(third as HTMLElement).getByText('ميناء قبل الفجر').dir).toBe('auto');
    expect(third?.querySelector('img')).toBeNull();
    expect(backend.count('generations.history')).toBe(2);
    await user.click(await button());
    await isClosed();
  });

  it('opens by the arrow up in an empty prompt, moves by arrows, and Escape gives the focus back [MAKE-54]', async () => {
    const { user } = open();
    await button();
    await user.click(prompt());
    await user.keyboard('a{ArrowUp}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('{Backspace}{ArrowUp}');
    await rows();
    expect(document.activeElement).toBe(await field());
    expect(await active()).toContain('A harbour');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(await active()).toContain('Rain');
    await user.keyboard('{Escape}');
    await isClosed();
    expect(document.activeElement).toBe(prompt());
    (await button()).focus();
    await user.keyboard('{Enter}');
    await rows();
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(await button());
    expect(formStore.read()).toEqual(emptyForm);
  });

  it('takes words and settings by Enter, and gives back what stood there [MAKE-54]', async () => {
    const { user } = open();
    const before = { ...emptyForm, prompt: 'What I wrote', count: 3 };
    act(() => formStore.change(before));
    await user.click(await button());
    await rows();
    await user.keyboard('{Enter}');
    await isClosed();
    expect(formStore.read()).toMatchObject({
      prompt: 'A harbour before sunrise',
      style: 'neon',
      size: { kind: 'listed', size: '1344x768' },
      seed: { kind: 'fixed', entry: '77' },
      guidance: 9,
      isPublic: false,
    });
    expect(document.activeElement).toBe(prompt());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(formStore.read()).toEqual(before);
  });

  it('takes a video with its image by a press, and leaves a form alone that was changed since [MAKE-54]', async () => {
    const { user } = open();
    await user.click(await button());
    await user.click((await rows())[1] as HTMLElement);
    expect(formStore.read()).toMatchObject({ contentType: 'video', video: { mode: 'image', durationS: 5 } });
    expect(referenceStore.read().image).toMatchObject({ kind: 'ready', key: 'uploads/one' });
    act(() => formStore.patch({ prompt: 'Written since' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(formStore.read().prompt).toBe('Written since');
    expect(await screen.findByText('The form was changed since. It stays as it is.')).toBeTruthy();
  });

  it('is searched, and its field starts nothing [MAKE-54]', async () => {
    const { backend, user } = open();
    act(() => formStore.change({ ...emptyForm, prompt: 'What I wrote' }));
    await user.click(await button());
    await rows();
    await user.type(await field(), 'neon');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(await active()).toContain('Rain');
    await user.clear(await field());
    await user.type(await field(), 'castle');
    expect(await screen.findByText('No prompt of yours has “castle” in it')).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(formStore.read().prompt).toBe('What I wrote');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(backend.count('images.generate')).toBe(0);
  });

  it('says that nothing was made yet, and can be tried again when it fails [MAKE-54]', async () => {
    let fails = true;
    const { user } = open({ 'generations.history': () => (fails ? errorAnswer(403) : page([])) });
    await user.click(await button());
    const again = await screen.findByRole('button', { name: 'Try Again' });
    fails = false;
    again.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Your prompts will stand here')).toBeTruthy();
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
