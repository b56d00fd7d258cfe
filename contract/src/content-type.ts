import * as z from 'zod/mini';

/** Which of the two types of content something is: the one place that spells them. */
export const contentType = z.enum(['image', 'video']);

export type ContentType = z.infer<typeof contentType>;
