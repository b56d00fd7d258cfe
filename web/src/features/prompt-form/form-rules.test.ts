import { describe, expect, it } from 'vitest';
import {
  chosenSize,
  cutNegative,
  cutPrompt,
  emptyForm,
  parseForm,
  settleSeed,
  wireSeed,
  withContentType,
  withVisibility,
} from './form/form-state.ts';
import { createFormStore } from './form/form-store.ts';
import { formOf, waitingPrompt } from './form/waiting-prompt.ts';
import { imageRules } from './image/image-rules.ts';
import { imageRequest } from './image/image-request.ts';
import { priceCredits, priceDollars } from './form/prompt-price.ts';
import { idempotencyKeyOf } from '../start-generation/idempotency-key.ts';

describe('the price of a prompt', () => {
  it.each([
    ['', 0, 0],
    ['0', 0, 0],
    ['nonsense', 0, 0],
    ['-3', 0, 0],
    ['0.25', 0.25, 5],
    ['0,25', 0.25, 5],
    ['0.01', 0.01, 1],
    ['1', 1, 20],
    ['4.99', 4.99, 100],
    ['80', 80, 100],
  ])('%j is %d dollars and %d credits [R-FORM-19]', (entry, dollars, credits) => {
    expect(priceDollars(entry)).toBe(dollars);
    expect(priceCredits(entry)).toBe(credits);
  });
});

describe('the form', () => {
  it('is cut at 700 characters, never inside one [R-FORM-03]', () => {
    expect(cutPrompt('a'.repeat(800))).toHaveLength(700);
    expect(cutPrompt(`${'a'.repeat(699)}😀`)).toBe('a'.repeat(699));
  });

  it('takes the lock off with another medium', () => {
    expect(withContentType({ ...emptyForm, isLocked: true }, 'video')).toMatchObject({
      contentType: 'video',
      isLocked: false,
    });
  });

  it('takes the lock off when it becomes private, and does not bring it back [R-FORM-13]', () => {
    const hidden = withVisibility({ ...emptyForm, isLocked: true }, false);
    expect(hidden).toMatchObject({ isPublic: false, isLocked: false });
    expect(withVisibility(hidden, true)).toMatchObject({ isPublic: true, isLocked: false });
  });

  it('sends 0 for a random seed, and settles an unreadable one below a million [R-FORM-17]', () => {
    expect(wireSeed({ kind: 'random', entry: '42' })).toBe(0);
    expect(wireSeed({ kind: 'fixed', entry: '42' })).toBe(42);
    for (const entry of ['', '0', '-4', '1.5', 'abc', '99999999999']) {
      const settled = settleSeed({ ...emptyForm, seed: { kind: 'fixed', entry } }, () => 0.999_999_9);
      expect(wireSeed(settled.seed)).toBeGreaterThan(0);
      expect(wireSeed(settled.seed)).toBeLessThan(1_000_000);
      expect(settleSeed(settled)).toBe(settled);
    }
  });

  it('means the first size on offer until another was chosen [R-FORM-07]', () => {
    const offered = [{ width: 1024, height: 1024 }];
    expect(chosenSize({ kind: 'first' }, offered)).toEqual(offered[0]);
    expect(chosenSize({ kind: 'first' }, [])).toBeUndefined();
    expect(chosenSize({ kind: 'listed', size: '1344x768' }, offered)).toEqual({ width: 1344, height: 768 });
    expect(chosenSize({ kind: 'custom', width: 65, height: 64 }, offered)).toBeUndefined();
  });

  it('survives a reload, and forgets what it cannot read', () => {
    createFormStore().patch({ prompt: 'A harbour', guidance: 9 });
    expect(createFormStore().read()).toMatchObject({ prompt: 'A harbour', guidance: 9 });
    expect(parseForm({ prompt: 7 })).toBe(emptyForm);
    expect(parseForm(null)).toBe(emptyForm);
  });

  it('goes out with the names of the wire; an open prompt has no price [R-FORM-14, R-FORM-30]', () => {
    const size = { width: 1344, height: 768 };
    expect(imageRequest({ ...emptyForm, prompt: 'A harbour', style: 'neon' }, size)).toEqual({
      text_prompt: 'A harbour',
      size: '1344x768',
      style: 'neon',
      guidance_scale: 7,
      seed: 0,
      is_public: true,
      is_prompt_locked: false,
      prompt_price: 0,
    });
    expect(imageRequest({ ...emptyForm, isLocked: true }, size)).toMatchObject({
      is_prompt_locked: true,
      prompt_price: 5,
    });
    expect(imageRequest({ ...emptyForm, isLocked: true, isPublic: false }, size)).toMatchObject({
      is_prompt_locked: false,
      prompt_price: 0,
    });
  });

  it('says what is to be left out only to an engine that takes it, and keeps forms of before [MAKE-59]', () => {
    const size = { width: 1024, height: 1024 };
    const form = { ...emptyForm, prompt: 'A harbour', negative: 'people' };
    expect(imageRequest(form, size, { takes_negative_prompt: true }).negative_prompt).toBe('people');
    expect(imageRequest(form, size)).not.toHaveProperty('negative_prompt');
    expect(imageRequest({ ...form, negative: ' ' }, size, { takes_negative_prompt: true })).not.toHaveProperty(
      'negative_prompt',
    );
    const { negative: _, ...before } = form;
    expect(parseForm(before)).toEqual({ ...form, negative: '' });
    expect(cutNegative('x'.repeat(300))).toHaveLength(200);
    const waiting = waitingPrompt(form);
    expect(waiting && formOf(waiting).negative).toBe('people');
  });

  it('asks for as many images as were chosen, which a form of before had not, and names no count for one [MAKE-30]', () => {
    const size = { width: 1024, height: 1024 };
    expect(imageRequest({ ...emptyForm, count: 4 }, size)).toMatchObject({ count: 4 });
    expect(imageRequest(emptyForm, size)).not.toHaveProperty('count');
    const { count: _, ...before } = { ...emptyForm, prompt: 'A harbour' };
    for (const count of [undefined, 0, 5, 2.5, 'four'])
      expect(parseForm({ ...before, count })).toMatchObject({ prompt: 'A harbour', count: 1 });
    expect(parseForm({ ...before, count: 3 }).count).toBe(3);
    expect([imageRules(size, 4).cost, imageRules(size, 1).cost, imageRules('pending', 4).cost]).toEqual([
      8,
      2,
      undefined,
    ]);
  });

  it('keeps the key of a request until it is another request', () => {
    const first = imageRequest({ ...emptyForm, prompt: 'A' }, { width: 64, height: 64 });
    const key = idempotencyKeyOf('form', first);
    expect(idempotencyKeyOf('form', { ...first })).toBe(key);
    expect(idempotencyKeyOf('form', { ...first, text_prompt: 'B' })).not.toBe(key);
  });
});
