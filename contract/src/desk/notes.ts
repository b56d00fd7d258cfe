import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { id, idParams, limitQuery, singleText, time } from '../schemas.ts';
import { isBlank, isStorableText, textLength } from '../text.ts';

export const noteLimits = {
  noteMax: 2_000,
  /** Of one person, those that were removed included: the oldest of these makes room. */
  notesMax: 200,
} as const;

const note = z.object({
  id,
  text: z.string(),
  at: time,
  author_id: id,
  /** Null for who has left. */
  author_name: z.nullable(z.string()),
});
export type PersonNote = z.output<typeof note>;

/** What administrators write down about a person, who finds it in the copy of their data. */
export const notes = {
  list: defineEndpoint({
    id: 'desk.notes',
    method: 'GET',
    path: '/desk/people/{id}/notes',
    access: 'admin',
    rate: 'read',
    summary: 'Notes on a person, the latest first; by key (before)',
    params: idParams,
    query: z.object({
      before: z.pipe(singleText, z.optional(z.uuid('before is the id of the last note seen.'))),
      limit: limitQuery(limits.pageLimitDefault),
    }),
    status: 200,
    reply: z.object({ notes: z.array(note), next: z.nullable(id) }),
  }),
  add: defineEndpoint({
    id: 'desk.addNote',
    method: 'POST',
    path: '/desk/people/{id}/notes',
    access: 'admin',
    rate: 'write',
    summary: 'Write a note on a person; it is part of the copy that they make of their data',
    params: idParams,
    body: z.object({
      text: z.string('text is a text.').check(
        z.trim(),
        z.refine((words) => !isBlank(words), 'Please write something.'),
        z.refine(
          (words) => textLength(words) <= noteLimits.noteMax,
          `A note has at most ${noteLimits.noteMax.toLocaleString('en-US')} characters.`,
        ),
        z.refine(isStorableText, 'The note holds characters that cannot be stored.'),
      ),
    }),
    status: 201,
    reply: z.object({ id }),
  }),
  remove: defineEndpoint({
    id: 'desk.removeNote',
    method: 'DELETE',
    path: '/desk/notes/{id}',
    access: 'admin',
    rate: 'write',
    summary: 'Take a note away, whoever has written it: the desk shows it no more',
    params: idParams,
    status: 204,
    reply: z.void(),
  }),
} as const;
