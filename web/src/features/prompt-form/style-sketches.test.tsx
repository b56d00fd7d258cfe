import { imageSizes, imageStyles } from '@loomlight/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { aSelf, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { emptyForm } from './form/form-state.ts';
import { formStore } from './form/form-store.ts';
import { StyleSelect } from './image/style-select.tsx';

beforeEach(() => formStore.change({ ...emptyForm, prompt: 'A fox in snow' }));

const address = (style: string) => `data:image/webp;base64,${btoa(style)}`;
const sizes = { sizes: [...imageSizes], styles: [...imageStyles], engines: [] };

async function open(handlers: FakeHandlers, isGuest = false) {
  if (!isGuest) signInAs();
  const backend = fakeBackend({
    'accounts.profile': () => aSelf(),
    'images.sizes': () => ({ ...sizes, sketches: true }),
    'generations.sketch': ({ body }) => ({ image: address(body.style ?? 'none') }),
    ...handlers,
  });
  renderApp(<StyleSelect />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('combobox', { name: 'Style' }));
  await screen.findAllByRole('option');
  return { user, backend };
}

const button = () => screen.findByRole('button', { name: 'Your picture' });
const shown = () => [...document.querySelectorAll('[role=option] img')].map((image) => image.getAttribute('src'));

it('shows the words of the form in each style, and the styles’ own pictures again [MAKE-70]', async () => {
  const { user, backend } = await open({});
  const before = shown();
  await user.click(await button());
  await waitFor(() => expect(shown()).toEqual(imageStyles.map(({ id }) => address(id))));
  expect(screen.getByRole('status').textContent).toBe('All styles are sketched.');
  const bodies = backend.calls.filter(({ id }) => id === 'generations.sketch').map(({ request }) => request.body);
  expect(bodies).toContainEqual({ text_prompt: 'A fox in snow', style: 'anime', seed: 0 });
  await user.click(await button());
  expect(shown()).toEqual(before);
  // What was sketched once is at hand.
  await user.click(await button());
  await waitFor(() => expect(shown()[0]).toBe(address('none')));
  expect(backend.count('generations.sketch')).toBe(12);
});

it('asks for two at a time, and for none that nobody waits for [MAKE-70]', async () => {
  const waiting: (() => void)[] = [];
  const { user, backend } = await open({
    'generations.sketch': async ({ body }) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return { image: address(body.style ?? 'none') };
    },
  });
  await user.click(await button());
  await waitFor(() => expect(waiting).toHaveLength(2));
  waiting.shift()?.();
  await waitFor(() => expect(backend.count('generations.sketch')).toBe(3));
  await user.keyboard('{Escape}');
  for (const answer of waiting) answer();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(backend.count('generations.sketch')).toBe(3);
});

it('says how many could not be sketched, and keeps their own pictures [MAKE-70]', async () => {
  const { user } = await open({
    'generations.sketch': ({ body }) =>
      body.style === 'anime' || body.style === 'neon' ? errorAnswer(503) : { image: address(body.style ?? 'none') },
  });
  const before = shown();
  await user.click(await button());
  await screen.findByText('2 could not be sketched just now.');
  const styles = imageStyles.map(({ id }) => id);
  expect([shown()[styles.indexOf('anime')], shown()[0]]).toEqual([before[styles.indexOf('anime')], address('none')]);
});

it('is not offered without words [MAKE-70]', async () => {
  formStore.change({ ...emptyForm, prompt: '  ' });
  await open({});
  expect(screen.queryByRole('button', { name: 'Your picture' })).toBeNull();
});

it.each([
  ['a guest', {}, true],
  ['an engine that does not sketch', { 'images.sizes': () => sizes }, false],
] as const)('is not offered: %s [MAKE-70]', async (_who, handlers, isGuest) => {
  await open(handlers, isGuest);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('button', { name: 'Your picture' })).toBeNull();
});
