import { expect, test } from 'vitest';
import { asGender } from './as-gender.ts';

test('somebody is a man or a woman where that was said, in what is worn as that, and as they are otherwise [STUDIO-76]', () => {
  const boxer = { kind: 'man', wears: 'trunks', beard: true, hair: 'short' } as const;
  expect(asGender(boxer, 'woman')).toEqual({ kind: 'woman', wears: 'sports' });
  expect(asGender({ kind: 'woman', wears: 'gown', hair: 'long' } as const, 'man')).toEqual({
    kind: 'man',
    wears: 'jacket',
  });
  expect(asGender({ kind: 'woman', wears: 'shirt' } as const, 'man')).toEqual({ kind: 'man', wears: 'shirt' });
  for (const said of [undefined, 'man'] as const) expect(asGender(boxer, said)).toBe(boxer);
});
