import { expect, it } from 'vitest';
import { forgetIdempotencyKey, idempotencyKeyOf } from './idempotency-key.ts';

it('keeps the key of a form that was not answered while something is made again', () => {
  const request = { text_prompt: 'A harbour' };
  const key = idempotencyKeyOf('form', request);
  const again = idempotencyKeyOf('again', { text_prompt: 'A heron' });
  forgetIdempotencyKey('again');
  expect(idempotencyKeyOf('form', request)).toBe(key);
  expect(idempotencyKeyOf('again', { text_prompt: 'A heron' })).not.toBe(again);
});
