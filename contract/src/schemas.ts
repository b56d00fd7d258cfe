import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { isBlank, isStorableText, textLength } from './text.ts';

/** An id on the wire; anything else in its place is simply not found. */
export const id = z.string().check(z.maxLength(64));
/** ISO 8601 in UTC with milliseconds. */
export const time = z.string();

/** Any text: what cannot be an id or a name is not found, like everything else that is not there. */
export const idParams = z.object({ id: z.string() });
export const usernameParams = z.object({ username: z.string() });
export const messageReply = z.object({ message: z.string() });

/** A whole number from a query, brought into its bounds and never refused (R-API-47). */
function clampedInteger(bounds: { readonly min: number; readonly max: number; readonly fallback: number }) {
  const schema = z.pipe(
    z.optional(z.union([z.string(), z.number(), z.array(z.string())])),
    z.transform((value) => {
      const number = Number.parseInt(String(Array.isArray(value) ? value[0] : value), 10);
      return Number.isNaN(number) ? bounds.fallback : Math.min(bounds.max, Math.max(bounds.min, number));
    }),
  );
  return schema;
}

export const limitQuery = (fallback: number) =>
  clampedInteger({ min: limits.pageLimitMin, max: limits.pageLimitMax, fallback });
/** Number of a page, from 1; as deep as the deepest offset. */
export const pageQuery = () => clampedInteger({ min: 1, max: limits.offsetMax, fallback: 1 });
/** A counter of the last item seen. */
export const countQuery = () => clampedInteger({ min: 0, max: 2_147_483_647, fallback: 0 });
export const offsetQuery = () => clampedInteger({ min: 0, max: limits.offsetMax, fallback: 0 });

/** Seconds that an answer is held back until what was asked for has ended (MAKE-71). */
export const waitQuery = () => clampedInteger({ min: 0, max: limits.waitMaxS, fallback: 0 });

/** The words of a generation (at most 700 characters, R-FORM-03; blank starts nothing, R-FORM-22). */
export const promptText = z.string('Please describe what you want to create.').check(
  // First: a few letters are two when they are composed, and what is counted is what is kept.
  z.normalize('NFC'),
  z.refine((text) => !isBlank(text), 'Please describe what you want to create.'),
  z.refine((text) => textLength(text) <= limits.promptMax, `A prompt has at most ${limits.promptMax} characters.`),
  z.refine(isStorableText, 'The prompt holds characters that cannot be stored.'),
);

/** What an image shall not show; blank says nothing, as if it were left out (MAKE-59). */
export const negativePromptText = z.optional(
  z.pipe(
    z.string('What is to be left out is a text.').check(
      z.normalize('NFC'),
      z.refine(
        (text) => textLength(text) <= limits.negativePromptMax,
        `What is to be left out has at most ${limits.negativePromptMax} characters.`,
      ),
      z.refine(isStorableText, 'What is to be left out holds characters that cannot be stored.'),
    ),
    z.transform((text) => (isBlank(text) ? undefined : text.trim())),
  ),
);

/** Reads a single value out of a query parameter that a caller repeated: the first one counts. */
export const singleText = z.pipe(
  z.optional(z.union([z.string(), z.array(z.string())])),
  z.transform((value) => (Array.isArray(value) ? value[0] : value)),
);

/** `filter` of a list of items: one kind of them, or both. */
export const kindQuery = () =>
  z.pipe(singleText, z._default(z.enum(['all', 'image', 'video'], 'filter is all, image or video.'), 'all'));

/** What is searched for; anything longer is no search. */
export const searchText = z.pipe(
  singleText,
  z.pipe(
    z._default(
      z.string().check(z.maxLength(limits.searchMax, `A search has at most ${limits.searchMax} characters.`)),
      '',
    ),
    z.transform((text) => text.trim()),
  ),
);
