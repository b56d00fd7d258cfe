import * as z from 'zod/mini';
import { currentPassword, signedIn } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { id, idParams, messageReply, time } from './schemas.ts';
import { isBlank, isStorableText, textLength } from './text.ts';

const code = z
  .string('Please enter a code.')
  .check(z.minLength(1, 'Please enter a code.'), z.maxLength(64, 'This is not a code of yours.'));

/** Bytes as browsers write them: base64url without its end signs. */
const bytes = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

/** What `navigator.credentials.get` answers, as `toJSON` writes it (WebAuthn level 3); everything else in it is ignored. */
const assertion = z.object({
  id: bytes(1_400),
  rawId: bytes(1_400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(8_000),
    userHandle: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  }),
});
export type PasskeyAssertion = z.output<typeof assertion>;

/** What `navigator.credentials.create` answers, as `toJSON` writes it. */
const registration = z.object({
  id: bytes(1_400),
  rawId: bytes(1_400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(24_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(8))),
  }),
});
export type PasskeyRegistration = z.output<typeof registration>;

/** Options of WebAuthn as JSON, for the browser's own functions: what else is in them is the standard's business. */
const passkeyOptions = z.looseObject({ challenge: z.string() });

/** One of them, in whichever way the person can. */
const oneOf = 'Please send exactly one of them.' satisfies string;
const isOne = (given: object): boolean => Object.values(given).filter((value) => value !== undefined).length === 1;

/** How many times a code can be taken: what the server shows once. */
const recoveryCodes = z.array(z.string());

const passkeyName = z.string('Please give the passkey a name.').check(
  z.normalize('NFC'),
  z.trim(),
  z.refine((text) => !isBlank(text), 'Please give the passkey a name.'),
  z.refine(
    (text) => textLength(text) <= limits.passkeyNameMax,
    `A name has at most ${limits.passkeyNameMax} characters.`,
  ),
  z.refine(isStorableText, 'The name holds characters that cannot be stored.'),
);

/**
 * The second factor: the second step of a sign-in, sign-in with a passkey alone, and what a person has set up (GROUND-25). By itself and
 * not in `contract`, so that the first page does not carry it.
 */
export const factors = {
  secondStepOptions: defineEndpoint({
    id: 'factors.secondStepOptions',
    method: 'POST',
    path: '/auth/second-step/options',
    access: 'public',
    rate: 'login',
    summary: 'What the sign-in that waits in this browser may be finished with, after 403 second_factor_needed',
    status: 200,
    reply: z.object({
      has_totp: z.boolean(),
      has_recovery_codes: z.boolean(),
      /** For `navigator.credentials.get`; null without a passkey. */
      passkey: z.nullable(passkeyOptions),
    }),
  }),
  secondStep: defineEndpoint({
    id: 'factors.secondStep',
    method: 'POST',
    path: '/auth/second-step',
    access: 'public',
    rate: 'login',
    summary: 'Finish the sign-in that waits in this browser with a code of the app, a recovery code or a passkey',
    body: z.object({ code: z.optional(code), passkey: z.optional(assertion) }).check(z.refine(isOne, oneOf)),
    status: 200,
    reply: signedIn,
  }),
  passkeyOptions: defineEndpoint({
    id: 'factors.passkeyOptions',
    method: 'POST',
    path: '/auth/passkey/options',
    access: 'public',
    rate: 'login',
    summary: 'Begin a sign-in with a passkey alone',
    status: 200,
    reply: passkeyOptions,
  }),
  passkeySignIn: defineEndpoint({
    id: 'factors.passkeySignIn',
    method: 'POST',
    path: '/auth/passkey',
    access: 'public',
    rate: 'login',
    summary: 'Sign in with a passkey that has checked who uses it',
    body: z.object({ passkey: assertion }),
    status: 200,
    reply: signedIn,
  }),
  proofOptions: defineEndpoint({
    id: 'factors.proofOptions',
    method: 'POST',
    path: '/auth/proof/options',
    access: 'user',
    rate: 'login',
    summary: 'What the caller can show who they are with',
    status: 200,
    reply: z.object({
      /** False as well where there is a second factor, since the password is not enough then. */
      has_password: z.boolean(),
      has_totp: z.boolean(),
      has_recovery_codes: z.boolean(),
      passkey: z.nullable(passkeyOptions),
    }),
  }),
  prove: defineEndpoint({
    id: 'factors.prove',
    method: 'POST',
    path: '/auth/proof',
    access: 'user',
    rate: 'login',
    summary:
      'Show again who one is, with a factor where there is one; for ten minutes the caller may then change factors, and leave',
    body: z
      .object({ password: z.optional(currentPassword), code: z.optional(code), passkey: z.optional(assertion) })
      .check(z.refine(isOne, oneOf)),
    status: 204,
    reply: z.void(),
  }),
  list: defineEndpoint({
    id: 'factors.list',
    method: 'GET',
    path: '/auth/factors',
    access: 'user',
    rate: 'read',
    summary: 'What the caller signs in with besides the password; never a secret',
    status: 200,
    reply: z.object({
      /** When the authenticator app was confirmed; null when there is none. */
      totp_since: z.nullable(time),
      passkeys: z.array(z.object({ id, name: z.string(), created_at: time, last_used_at: z.nullable(time) })),
      recovery_codes_left: z.int(),
    }),
  }),
  startTotp: defineEndpoint({
    id: 'factors.startTotp',
    method: 'POST',
    path: '/auth/factors/totp',
    access: 'user',
    rate: 'write',
    summary: 'Begin with an authenticator app: its secret, once; it counts when a code has confirmed it',
    status: 200,
    reply: z.object({
      /** Base32, to be typed. */
      secret: z.string(),
      /** The same as an address for a QR code. */
      uri: z.string(),
    }),
  }),
  confirmTotp: defineEndpoint({
    id: 'factors.confirmTotp',
    method: 'POST',
    path: '/auth/factors/totp/confirm',
    access: 'user',
    rate: 'login',
    summary: 'Turn the authenticator app on with a code of it',
    body: z.object({ code }),
    status: 200,
    /** Recovery codes come with the first factor, and are shown this once. */
    reply: z.object({ recovery_codes: z.nullable(recoveryCodes) }),
  }),
  removeTotp: defineEndpoint({
    id: 'factors.removeTotp',
    method: 'DELETE',
    path: '/auth/factors/totp',
    access: 'user',
    rate: 'write',
    summary: 'Turn the authenticator app off',
    status: 200,
    reply: messageReply,
  }),
  addPasskeyOptions: defineEndpoint({
    id: 'factors.addPasskeyOptions',
    method: 'POST',
    path: '/auth/factors/passkeys/options',
    access: 'user',
    rate: 'write',
    summary: 'Begin with another passkey',
    status: 200,
    reply: passkeyOptions,
  }),
  addPasskey: defineEndpoint({
    id: 'factors.addPasskey',
    method: 'POST',
    path: '/auth/factors/passkeys',
    access: 'user',
    rate: 'write',
    summary: 'Add the passkey that the browser has made',
    body: z.object({ name: passkeyName, passkey: registration }),
    status: 201,
    reply: z.object({ recovery_codes: z.nullable(recoveryCodes) }),
  }),
  removePasskey: defineEndpoint({
    id: 'factors.removePasskey',
    method: 'DELETE',
    path: '/auth/factors/passkeys/{id}',
    access: 'user',
    rate: 'write',
    summary: 'Remove an own passkey',
    params: idParams,
    status: 200,
    reply: messageReply,
  }),
  makeRecoveryCodes: defineEndpoint({
    id: 'factors.makeRecoveryCodes',
    method: 'POST',
    path: '/auth/factors/recovery-codes',
    access: 'user',
    rate: 'write',
    summary: 'Make ten new recovery codes; the old ones are void',
    status: 200,
    reply: z.object({ recovery_codes: recoveryCodes }),
  }),
} as const;
