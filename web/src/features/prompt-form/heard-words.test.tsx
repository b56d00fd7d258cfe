import { type HeardPrompt, imageSizes, imageStyles } from '@loomlight/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { aSelf, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { Composer } from './composer/composer.tsx';
import { emptyForm } from './form/form-state.ts';
import { formStore } from './form/form-store.ts';

const heard: HeardPrompt = { verdict: 'part', drawn: ['lighthouse'], not_drawn: ['violin'], ignored: ['qwertz'] };
const quote = (hears: HeardPrompt | null, engine = 'studio') => ({
  ...({ kind: 'image', credits: 2, credits_each: 2, count: 1, spendable: 50, can_pay: true } as const),
  ...{ engine, model: 'm', width: 1024, height: 1024, hears },
  ...{ size: '1024x1024', resolution: null, ratio: null, duration: null, waiting_before: 0, deadline_s: 240 },
});

function open(answer: () => ReturnType<typeof quote> | ReturnType<typeof errorAnswer>) {
  signInAs();
  const backend = fakeBackend({
    'images.sizes': () => ({ sizes: [...imageSizes], styles: [...imageStyles], engines: [] }),
    'accounts.profile': () => aSelf({ credits: 50 }),
    'generations.quote': answer,
  });
  renderApp(<Composer />, '/');
  const asked = () => backend.calls.filter(({ id }) => id === 'generations.quote').length;
  return { user: userEvent.setup(), asked };
}
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Prompt' });
const group = () => screen.queryByRole('group', { name: 'What the studio hears' });

beforeEach(() => formStore.change(emptyForm));

describe('what the studio hears', () => {
  it('is said before anything is charged, asked once for words that rest [STUDIO-10]', async () => {
    const { user, asked } = open(() => quote(heard));
    await user.type(box(), 'A lighthouse with a violin');
    expect(await screen.findByText('lighthouse')).toBeTruthy();
    expect(group()?.textContent).toBe(
      'The studio hearslighthouseviolinnot painted by this enginepasses over qwertzNot painted by this engine: violinCharged only when you generate',
    );
    expect(asked()).toBe(1);
    await user.clear(box());
    expect(group()).toBeNull();
  });

  it('cuts a word that is longer than its line and tells all of it, so that the page never scrolls sideways [MAKE-86]', async () => {
    const [long, other] = ['a'.repeat(120), 'b'.repeat(120)];
    const { user } = open(() => quote({ ...heard, drawn: [long], not_drawn: [other], ignored: ['c'.repeat(120)] }));
    await user.type(box(), 'A lighthouse');
    const drawn = await screen.findByText(long);
    expect(drawn.className).toContain('truncate');
    expect(drawn.closest('[title]')?.getAttribute('title')).toBe(long);
    const notDrawn = screen.getByText(other);
    expect(notDrawn.className).toContain('truncate');
    for (const word of [drawn, notDrawn]) expect(word.closest('.max-w-full')?.className).not.toContain('flex-none');
    expect(screen.getByText(/^passes over c/).className).toContain('wrap-anywhere');
  });

  it('takes words that are not painted out of the prompt at a press [STUDIO-10]', async () => {
    const { user } = open(() => quote(heard));
    await user.type(box(), 'A lighthouse with a violin, at night');
    await user.click(await screen.findByRole('button', { name: /^violin/ }));
    expect(box().value).toBe('A lighthouse, at night');
  });

  it.each([
    ['nothing', 'Only colours and a mood. Charged only when you generate'],
    ['little', 'Without its subject. Charged only when you generate'],
  ] as const)('warns where %s of it will be seen [STUDIO-10]', async (verdict, sentence) => {
    const { user } = open(() => quote({ verdict, drawn: [], not_drawn: ['violin'], ignored: [] }));
    await user.type(box(), 'A violin');
    await waitFor(() => expect(group()?.textContent).toContain(sentence));
  });

  it.each([
    ['an engine that cannot tell', () => quote(null, 'fal')],
    ['a question that fails', () => errorAnswer(503, 'busy')],
  ])('is absent for %s [STUDIO-10]', async (_, answer) => {
    const { user, asked } = open(answer);
    await user.type(box(), 'A lighthouse');
    await waitFor(() => expect(asked()).toBe(1));
    await waitFor(() => expect(group()).toBeNull());
  });

  it('does not ask while a word is being composed [STUDIO-10]', async () => {
    const { user, asked } = open(() => quote(heard));
    await user.type(box(), 'A');
    fireEvent(box(), new InputEvent('input', { bubbles: true, isComposing: true }));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(asked()).toBe(0);
    fireEvent(box(), new CompositionEvent('compositionend', { bubbles: true }));
    await waitFor(() => expect(asked()).toBe(1));
  });
});
