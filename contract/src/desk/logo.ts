import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { actBody, actQuery, actReply } from './acts.ts';

/** What a logo may be: as it is sent, and as it is kept. */
export const logoLimits = { sentMaxBytes: 512_000, keptMaxBytes: 65_536, sideMaxPx: 512 } as const;
export const logoTypes = ['image/png', 'image/webp'] as const;

/** A logo by the digest of what is kept of it. */
const digest = z
  .string('digest is what reading the logo has answered, or null.')
  .check(z.regex(/^[0-9a-f]{64}$/, 'digest is what reading the logo has answered, or null.'));

const logo = z.object({
  digest,
  width: z.int(),
  height: z.int(),
  size_bytes: z.int(),
  /** What is kept of it, as an address of the type data:. */
  image: z.string(),
});
export type DeskLogo = z.output<typeof logo>;

/** The logo of the site. */
export const siteLogo = {
  logo: defineEndpoint({
    id: 'desk.logo',
    method: 'GET',
    path: '/desk/logo',
    access: 'admin',
    rate: 'read',
    summary: "The logo of the site; null where the product's own sign stands",
    status: 200,
    reply: z.object({ logo: z.nullable(logo) }),
  }),
  readLogo: defineEndpoint({
    id: 'desk.readLogo',
    method: 'POST',
    path: '/desk/logo/picture',
    access: 'admin',
    rate: 'write',
    summary:
      'Read a PNG or WebP of at most 512 kB as multipart field `file`: what would be kept of it, for whoever looks at it before it becomes the logo',
    consumes: 'multipart/form-data',
    status: 201,
    reply: logo,
  }),
  setLogo: defineEndpoint({
    method: 'POST',
    access: 'admin',
    rate: 'write',
    query: actQuery,
    id: 'desk.setLogo',
    path: '/desk/logo',
    summary: "Show a logo that was read in place of the product's sign, or null for the product's own",
    body: z.object({ ...actBody, digest: z.nullable(digest) }),
    status: 200,
    mayWait: true,
    reply: actReply,
    idempotent: true,
  }),
} as const;
