import { expect, it } from 'vitest';
import { forgetRequestKey, requestKey } from './request-key.ts';

it('keeps the key of a form that was not answered while something is made again', () => {
  const request = { text_prompt: 'A harbour' };
  const key = requestKey('form', request);
  const again = requestKey('again', { text_prompt: 'A heron' });
  forgetRequestKey('again');
  expect(requestKey('form', request)).toBe(key);
  expect(requestKey('again', { text_prompt: 'A heron' })).not.toBe(again);
});
