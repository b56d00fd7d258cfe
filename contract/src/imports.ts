import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, time } from './schemas.ts';

/** A part of the archive that has not come yet, and where it is sent by PUT as `application/octet-stream`. */
const missingPart = z.object({
  /** From 1 on; all but the last are of `part_bytes`. */
  number: z.int(),
  size_bytes: z.int(),
  url: z.string(),
});

/** An archive that is brought along, or was. */
const archiveImport = z.object({
  id,
  /** The file's name, as its person has told it. */
  name: z.string(),
  size_bytes: z.int(),
  part_bytes: z.int(),
  /**
   * `waiting` for its parts, `received` and soon `working`; then `done`, `refused` as a whole, `cancelled`, or `lapsed` since it did not
   * come whole within a day.
   */
  state: z.enum(['waiting', 'received', 'working', 'done', 'refused', 'cancelled', 'lapsed']),
  /** Why it was refused, as a sentence; else null. */
  message: z.nullable(z.string()),
  /** Items and collections of it; null until it was looked into. */
  total: z.nullable(z.int()),
  /** Items and collections that were looked at. */
  looked_at: z.int(),
  /** Items that were taken. */
  taken: z.int(),
  /** Collections that are here now. */
  collections: z.int(),
  /** Items that were here already. */
  known: z.int(),
  skipped: z.int(),
  /** Items whose words were longer than they are kept. */
  shortened: z.int(),
  /** The first of what was skipped. */
  not_taken: z.array(z.object({ name: z.string(), reason: z.string() })),
  /** While it waits: what is still to be sent, at most 500 parts; else empty. */
  missing: z.array(missingPart),
  created_at: time,
  ended_at: z.nullable(time),
});
export type ArchiveImport = z.output<typeof archiveImport>;

const one = z.object({ import: archiveImport });
const params = z.object({ id });

/**
 * Bringing an archive along: the export of another installation, or pictures of other tools in a ZIP (KEEP-48 to KEEP-54). A door of its own
 * (`@loomlight/contract/imports`): the settings alone use it.
 */
export const imports = {
  announce: defineEndpoint({
    id: 'imports.announce',
    method: 'POST',
    path: '/user/imports',
    access: 'user',
    rate: 'mail',
    summary: 'Announce an archive to be imported; one that still waits for its parts gives way to it',
    body: z.object({
      name: z
        .string()
        .check(z.trim(), z.minLength(1, 'The file has no name.'), z.maxLength(200, 'This name is too long.')),
      size_bytes: z.int('size_bytes is the size in bytes.').check(z.minimum(1, 'The file is empty.')),
    }),
    status: 201,
    reply: one,
  }),
  latest: defineEndpoint({
    id: 'imports.latest',
    method: 'GET',
    path: '/user/imports/latest',
    access: 'user',
    rate: 'read',
    summary: 'The latest import of the caller with its report, and the parts that it waits for',
    status: 200,
    reply: z.object({ import: z.nullable(archiveImport) }),
  }),
  begin: defineEndpoint({
    id: 'imports.begin',
    method: 'POST',
    path: '/user/imports/{id}/begin',
    access: 'user',
    rate: 'write',
    summary: 'All parts are there: import it; doing it again changes nothing',
    params,
    status: 200,
    reply: one,
  }),
  cancel: defineEndpoint({
    id: 'imports.cancel',
    method: 'POST',
    path: '/user/imports/{id}/cancel',
    access: 'user',
    rate: 'write',
    summary: 'End an import; what was taken stays',
    params,
    status: 200,
    reply: one,
  }),
} as const;
