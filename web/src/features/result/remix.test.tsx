import { type Content, imageSizes, imageStyles } from '@loomlight/contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aContent, aVideo, aSelf, videoOptions, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { RemixActions } from '../content/remix-actions.tsx';
import { emptyForm } from '../prompt-form/form/form-state.ts';
import { formStore } from '../prompt-form/form/form-store.ts';
import { EmptyBench } from './empty-bench.tsx';

const draft = { ...emptyForm, prompt: 'My draft of a mill' };
const content = aContent({
  id: 'one',
  user_id: 'teo',
  username: 'Teo',
  text_prompt: 'A harbour',
  style: 'neon',
  seed: 77,
});

/** The item in a page of its own, which the remix leaves. */
function Page({ item }: { item: Content }) {
  const navigate = useNavigate();
  return (
    <>
      {screen.queryByTestId('address')?.textContent === '/generate' ? null : (
        <RemixActions item={item} onLeave={() => undefined} />
      )}
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <EmptyBench />
    </>
  );
}

function open(item: Content) {
  signInAs();
  const backend = fakeBackend({
    'images.sizes': () => ({ sizes: [...imageSizes], styles: [...imageStyles], engines: [] }),
    'videos.options': videoOptions,
    'accounts.profile': () => aSelf(),
    'userSettings.preferences': () => errorAnswer(404),
    'images.get': () => item,
    'videos.get': () => item,
    'images.generate': () => ({ id: 'two', generation: aContent({ id: 'two' }) }),
  });
  return { backend, user: userEvent.setup(), ...renderApp(<Page item={item} />, '/') };
}
const address = () => screen.getByTestId('address');

beforeEach(() => {
  act(() => formStore.change(draft));
  vi.stubGlobal('scrollTo', () => undefined);
});

describe('Remix', () => {
  it('takes words and settings along, keeps the draft and says so, and can be undone [PEOPLE-25]', async () => {
    const { user } = open(content);
    await user.click(screen.getByRole('button', { name: 'Copy prompt and remix' }));
    expect([address().textContent, address().dataset['search']]).toEqual(['/generate', '?remix=one']);
    await waitFor(() => expect(formStore.read()).toMatchObject({ prompt: 'A harbour', style: 'neon' }));
    expect(formStore.readDraft()).toEqual(draft);
    expect(await screen.findByText('Your draft is kept')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Back to your draft' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(address().textContent).toBe('/'));
    expect(formStore.read()).toEqual(draft);
  });

  it('says of what is started from it what it was made from [MAKE-21]', async () => {
    const { user, backend } = open(content);
    await user.click(screen.getByRole('button', { name: 'Copy prompt and remix' }));
    await waitFor(() => expect(formStore.read().prompt).toBe('A harbour'));
    await user.click(await screen.findByRole('button', { name: 'Generate Image' }));
    await waitFor(() => expect(backend.count('images.generate')).toBe(1));
    expect(backend.calls.find(({ id }) => id === 'images.generate')?.request.body).toMatchObject({
      text_prompt: 'A harbour',
      seed: 77,
      remix_of: 'one',
    });
  });

  it('is nothing of the item any more once the form is cleared [MAKE-21]', async () => {
    const { user, backend } = open(content);
    await user.click(screen.getByRole('button', { name: 'Copy prompt and remix' }));
    await waitFor(() => expect(formStore.read().prompt).toBe('A harbour'));
    await user.click(screen.getByRole('button', { name: 'Clear All' }));
    await user.type(screen.getByRole('textbox', { name: 'Prompt' }), 'Mine alone');
    await user.click(await screen.findByRole('button', { name: 'Generate Image' }));
    await waitFor(() => expect(backend.count('images.generate')).toBe(1));
    const { request } = backend.calls.find(({ id }) => id === 'images.generate') ?? {};
    expect(request?.body).not.toHaveProperty('remix_of');
  });

  it('is not said to fill the form any more once it is cleared, until that is taken back [PEOPLE-24, PEOPLE-45]', async () => {
    const { user, backend } = open(content);
    await user.click(screen.getByRole('button', { name: 'Copy prompt and remix' }));
    const sentence = /^The form is filled from a picture by Teo/;
    expect(await screen.findByText(sentence)).toBeTruthy();
    await waitFor(() => expect(formStore.read().prompt).toBe('A harbour'));
    await user.click(screen.getByRole('button', { name: 'Clear All' }));
    expect(screen.queryByText(sentence)).toBeNull();
    expect(screen.queryByText('From this picture')).toBeNull();
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText(sentence)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Generate Image' }));
    await waitFor(() => expect(backend.count('images.generate')).toBe(1));
    const { request } = backend.calls.find(({ id }) => id === 'images.generate') ?? {};
    expect(request?.body).toMatchObject({ remix_of: 'one' });
  });

  it('is filled from the item again after something else was written [PEOPLE-24]', async () => {
    const { user } = open(content);
    await user.click(screen.getByRole('button', { name: 'Copy prompt and remix' }));
    await waitFor(() => expect(formStore.read().prompt).toBe('A harbour'));
    await user.click(screen.getByRole('button', { name: 'Clear All' }));
    await user.type(screen.getByRole('textbox', { name: 'Prompt' }), 'Mine alone');
    await user.click(screen.getByRole('button', { name: 'Fill from this picture' }));
    expect(formStore.read().prompt).toBe('A harbour');
    expect(screen.getByText('From this picture')).toBeTruthy();
  });

  it('makes a video of a video [PEOPLE-25]', async () => {
    const { user } = open(aVideo({ id: 'film', user_id: 'teo', duration: 7 }));
    await user.click(screen.getByRole('button', { name: 'Copy prompt and remix' }));
    await waitFor(() => expect(formStore.read()).toMatchObject({ contentType: 'video', video: { durationS: 7 } }));
  });

  it('goes without the words where they are locked [PEOPLE-25]', async () => {
    const locked = { text_prompt: null, seed: null, is_prompt_locked: true, has_prompt_access: false };
    const { user } = open({ ...content, ...locked });
    await user.click(screen.getByRole('button', { name: 'Remix without the words' }));
    await screen.findByText('From this picture, without its words');
    expect(formStore.read()).toMatchObject({ prompt: '', style: 'neon', isPublic: false });
  });

  it('has a button beside it that only copies [PEOPLE-25]', async () => {
    const { user } = open(content);
    await user.click(screen.getByRole('button', { name: 'Copy the words' }));
    expect(await navigator.clipboard.readText()).toBe('A harbour');
    expect(await screen.findByText('Prompt copied to clipboard!')).toBeTruthy();
    expect(address().textContent).toBe('/');
    expect(formStore.read()).toEqual(draft);
  });
});
