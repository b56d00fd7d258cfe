import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { negativePromptText, promptText } from './schemas.ts';

/** One letter that is two when it is composed. */
const letter = '\u0958';

describe('the length of a prompt', () => {
  it.each([
    ['what is to be made', promptText, limits.promptMax],
    ['what is to be left out', negativePromptText, limits.negativePromptMax],
  ])('of %s is that of the text which is kept [R-FORM-03]', (_what, schema, most) => {
    expect(z.safeParse(schema, letter.repeat(most)).success).toBe(false);
    const kept = z.safeParse(schema, letter.repeat(most / 2));
    expect(kept.data).toHaveLength(most);
    expect(z.safeParse(schema, 'a'.repeat(most)).success).toBe(true);
    expect(z.safeParse(schema, 'a'.repeat(most + 1)).success).toBe(false);
  });
});
