import { type Content, imageSizes, imageStyles, takenBackMessage } from '@loomlight/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../api/queries.ts';
import { aContent, aVideo, aSelf, videoOptions, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { ImageResult, VideoResult } from './generation-result.tsx';

const missed = { words: ['violin'], subject_missed: true, take_back_until: '2999-01-01T00:00:00.000Z' };
const content = aContent({ id: 'one', text_prompt: 'A violin', engine: 'studio', not_drawn: missed });

function open(read: () => Content, handlers: FakeHandlers = {}) {
  signInAs();
  const backend = fakeBackend({
    'images.sizes': () => ({ sizes: [...imageSizes], styles: [...imageStyles], engines: [] }),
    'videos.options': videoOptions,
    'accounts.profile': () => aSelf(),
    'images.get': read,
    'videos.get': read,
    ...handlers,
  });
  const page = renderApp(read().content_type === 'image' ? <ImageResult id="one" /> : <VideoResult id="one" />);
  return { backend, ...page };
}
const note = () => screen.findByRole('note', { name: 'What was not painted' });

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});

describe('what was not painted', () => {
  it('is said below the image, with that it was said before and the way to the credits [PEOPLE-23]', async () => {
    open(() => content);
    expect((await note()).textContent).toContain(
      '“violin” was not painted. The Studio engine cannot paint it yet. If the picture is no use to you, take the credits back',
    );
    expect(screen.getByRole('button', { name: 'Take back 2 credits' })).toBeTruthy();
  });

  it.each([
    ['many words', ['violin', 'foxes', 'trees'], '“violin”, “foxes”, and “trees” were not painted.'],
    ['no word', [], 'None of its words were painted.'],
  ])('names %s [PEOPLE-23]', async (_what, words, text) => {
    open(() => ({ ...content, not_drawn: { ...missed, words } }));
    expect((await note()).textContent).toContain(text);
  });

  it('offers no credits where the subject was drawn, and says nothing where nothing is missing [PEOPLE-23]', async () => {
    const part = open(() => ({
      ...content,
      not_drawn: { words: ['violin'], subject_missed: false, take_back_until: null },
    }));
    await note();
    expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull();
    part.unmount();
    queryClient.clear();
    open(() => aContent({ id: 'one', text_prompt: 'Another' }));
    await screen.findByRole('button', { name: 'View full size' });
    expect(screen.queryByRole('note', { name: 'What was not painted' })).toBeNull();
  });

  it('gives the credits back: green, and the image fades without its tools [PEOPLE-23, MAKE-20]', async () => {
    let taken = false;
    const failed = {
      ...content,
      status: 'failed',
      status_message: takenBackMessage,
      failure_code: 'taken_back',
      media_url: null,
      small_url: null,
    } as const;
    const { backend } = open(() => (taken ? failed : content), {
      'generations.takeBack': () => {
        taken = true;
        return { credits: 2, generation: failed };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Take back 2 credits' }));
    const back = await screen.findByText('2 credits are back');
    expect(back.closest('[role=status]')).toBe(document.activeElement);
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
    expect(screen.getByRole('img', { name: 'A violin' }).closest('.result-tile')?.className).toContain('opacity-40');
    await waitFor(() => expect(backend.count('accounts.profile')).toBeGreaterThan(1));
  });

  it('says why nothing came back, and takes a lost answer for what it was [PEOPLE-23]', async () => {
    let code = 'prompt_sold';
    open(() => content, {
      'generations.takeBack': () => errorAnswer(409, { code, message: 'Its prompt was sold.' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Take back 2 credits' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Its prompt was sold.');
    code = 'back_already';
    await userEvent.click(screen.getByRole('button', { name: 'Take back 2 credits' }));
    expect(await screen.findByText('2 credits are back')).toBeTruthy();
  });

  it('is kept with a press, which is remembered [PEOPLE-23]', async () => {
    const first = open(() => aVideo({ ...content, content_type: 'video', status: 'succeeded' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
    expect((await note()).textContent).toBe('“violin” was not painted.');
    first.unmount();
    open(() => content);
    await note();
    expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull();
  });

  it('is calm about what was taken back when one comes later [MAKE-20]', async () => {
    open(() => ({
      ...content,
      status: 'failed',
      status_message: takenBackMessage,
      failure_code: 'taken_back',
      media_url: null,
    }));
    expect((await screen.findByRole('alert')).textContent).toBe('This image was taken back.');
    expect(screen.getByText('2 credits returned to your balance.')).toBeTruthy();
  });
});
