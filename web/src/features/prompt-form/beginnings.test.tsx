import { act, fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { Beginnings } from './composer/beginnings.tsx';
import { PromptBox } from './composer/prompt-box.tsx';
import { samples } from './composer/samples.ts';
import { emptyForm } from './form/form-state.ts';
import { formStore } from './form/form-store.ts';

const turnMs = 4_000;
const box = createRef<HTMLTextAreaElement>();
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Prompt' });
const pass = (turns: number): void => act(() => void vi.advanceTimersByTime(turns * turnMs + 300));

/** The box of a guest, in a browser that wants things to move, or to stand still. */
function open(wants: 'motion' | 'stillness' = 'motion') {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: wants === 'stillness' && query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  renderApp(
    <>
      <PromptBox box={box} />
      <Beginnings box={box} />
    </>,
  );
  vi.spyOn(field(), 'getBoundingClientRect').mockReturnValue({ top: 100, bottom: 180 } as DOMRect);
}

beforeEach(() => {
  vi.useFakeTimers();
  formStore.change(emptyForm);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the empty box of a guest', () => {
  it('shows one sentence after the other, round and round [MAKE-73]', () => {
    open();
    const seen = [field().placeholder];
    for (const _ of samples) {
      pass(1);
      seen.push(field().placeholder);
    }
    pass(1);
    expect(seen.slice(1)).toEqual(samples.map(({ prompt }) => prompt));
    expect(field().placeholder).toBe(samples[0].prompt);
  });

  it('stands still while the person is in it, where there are words, and out of sight [MAKE-73]', () => {
    open();
    pass(1);
    const { placeholder } = field();
    fireEvent.focus(field());
    pass(3);
    expect(field().placeholder).toBe(placeholder);
    fireEvent.blur(field());
    pass(1);
    expect(field().placeholder).toBe(samples[1].prompt);
    act(() => formStore.patch({ prompt: 'A mill' }));
    pass(3);
    act(() => formStore.patch({ prompt: '' }));
    expect(field().placeholder).toBe(samples[1].prompt);
    vi.spyOn(field(), 'getBoundingClientRect').mockReturnValue({ top: -300, bottom: -220 } as DOMRect);
    pass(3);
    expect(field().placeholder).toBe(samples[1].prompt);
  });

  it('never moves where motion is unwanted [MAKE-73]', () => {
    open('stillness');
    const { placeholder } = field();
    pass(5);
    expect(field().placeholder).toBe(placeholder);
  });

  it('gives the sentence that stands there to Tab, once, and says so; Shift and Tab leave [MAKE-73]', () => {
    open();
    pass(2);
    const { placeholder } = field();
    expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      /^Tab takes these words$/,
    );
    // `fireEvent` answers false when the press was taken.
    expect(fireEvent.keyDown(field(), { key: 'Tab', shiftKey: true })).toBe(true);
    expect(formStore.read().prompt).toBe('');
    expect(fireEvent.keyDown(field(), { key: 'Tab' })).toBe(false);
    expect(formStore.read().prompt).toBe(placeholder);
    expect(fireEvent.keyDown(field(), { key: 'Tab' })).toBe(true);
  });

  it('is filled by a button; words of one’s own are not for a button to replace [MAKE-73]', () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Lighthouse' }));
    expect(formStore.read().prompt).toBe('A lighthouse on a cliff at sunset');
    expect(screen.getByRole('button', { name: 'Lighthouse', pressed: true })).toBeTruthy();
    act(() => formStore.patch({ prompt: 'A lighthouse of my own' }));
    expect(screen.getByText('Begin with').parentElement?.className).toContain('invisible');
  });
});
