import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { time } from './schemas.ts';

/** The largest file that is looked at: as large as a film of the product may be. */
export const checkedFileMaxBytes = 200_000_000;

/** Where files come from (ORIGIN-17). A door of its own (`@loomlight/contract/provenance`): only who checks a file asks for it. */
export const provenance = {
  verify: defineEndpoint({
    id: 'provenance.verify',
    method: 'POST',
    path: '/provenance/verify',
    access: 'public',
    rate: 'verify',
    summary:
      'What a file says of its origin, as multipart field `file`, or what its invisible mark says; with the fields `prompt`, `style` and `opening` before it, whether these words open its seal. Nothing of it is stored',
    consumes: 'multipart/form-data',
    status: 200,
    reply: z.object({
      /**
       * `valid`: signed here and unchanged. `changed`: it carries a signature of here that does not fit. `foreign`: signed by somebody for
       * whom nobody here vouches. `marked`: nothing is signed, but the invisible mark of an item of here is in it. `unknown`: nothing was found,
       * which proves nothing.
       */
      verdict: z.enum(['valid', 'changed', 'foreign', 'marked', 'unknown']),
      /**
       * Whether an invisible mark of here stands out in a picture, or in frames of a film (ORIGIN-26, ORIGIN-36), by `z` standard deviations of chance; null where it was not looked
       * for, as `mark_look` says.
       */
      mark: z.nullable(z.object({ found: z.boolean(), z: z.number() })),
      /**
       * What became of the look for that mark (ORIGIN-41). `taken`: `mark` says what was found. `not_needed`: the file is valid. `not_possible`: it is neither picture nor film, too small or large for a
       * mark, or cannot be decoded, and would be the next time. `cut_short`: it takes more of the processor than one file may, and the
       * look was ended before its end: a mark may be in it all the same, and sending it again changes nothing. `not_now`: nobody got to it in time, or too many were waiting; what the signature says stands, and the file can be sent again
       * after ten seconds.
       */
      mark_look: z.enum(['taken', 'not_needed', 'not_possible', 'cut_short', 'not_now']),
      /** What the file says of itself, or what its mark leads to; null where nothing in it can be relied on to be its own. */
      engine: z.nullable(z.string()),
      model: z.nullable(z.string()),
      /** The last word of the address of the IPTC: `algorithmicMedia`. */
      digital_source: z.nullable(z.string()),
      made_at: z.nullable(time),
      /** The certificate of ours that it names, by its SHA-256; with a withdrawn one a file is `foreign` unless it is known to be older. */
      signer: z.nullable(z.object({ fingerprint: z.string(), state: z.enum(['active', 'retired', 'withdrawn']) })),
      prompt: z.enum(['opens', 'does_not_open', 'not_asked']),
      /** Path of the item's page, where everybody may see it now. */
      link: z.nullable(z.string()),
      /** Codes of C2PA for what does not fit; `unreadable` for a file that could not be read within its limits. */
      faults: z.array(z.string()),
    }),
  }),
  lookup: defineEndpoint({
    id: 'provenance.lookup',
    method: 'POST',
    path: '/provenance/lookup',
    access: 'public',
    rate: 'read',
    summary:
      'What only this installation knows of a file that was read elsewhere: whether everybody may see the page of its item now, and whether it is older than the withdrawal of its key',
    status: 200,
    body: z.object({
      /** As the seal in the file names it. */
      item: z.uuid(),
      /** SHA-256 of the certificate that the file was signed with, in 64 hexadecimal digits. */
      fingerprint: z.string().check(z.regex(/^[0-9a-f]{64}$/i, 'A fingerprint has 64 hexadecimal digits.')),
    }),
    reply: z.object({
      /** True where the item, which the asker may see, is known to have been signed with this key, before it was withdrawn where it was. */
      known: z.boolean(),
      /** Null for a key that is none of this installation. */
      state: z.nullable(z.enum(['active', 'retired', 'withdrawn'])),
      /** Path of the item's page, where everybody may see it now. */
      link: z.nullable(z.string()),
    }),
  }),
} as const;

/** Every certificate that files of an installation were ever signed with, as it stands at `certificatesPath`. */
export const publishedCertificates = z.object({
  certificates: z.array(
    z.object({
      fingerprint: z.string(),
      /** In decimal digits, as readers of C2PA say it. */
      serial: z.string(),
      state: z.enum(['active', 'retired', 'withdrawn']),
      /** In PEM. */
      root: z.string(),
    }),
  ),
});
export type PublishedCertificate = z.output<typeof publishedCertificates>['certificates'][number];

/** Where they are published, for everybody. */
export const certificatesPath = '/.well-known/loomlight-provenance.json';

/** What is found out about a file. */
export type CheckedFile = z.output<typeof provenance.verify.reply>;
