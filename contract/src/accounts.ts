import * as z from 'zod/mini';
import { heldFields } from './credits.ts';
import { defineEndpoint } from './endpoint.ts';
import { googleFailedMessage } from './errors.ts';
import { limits } from './limits.ts';
import { id, idParams, messageReply, time } from './schemas.ts';
import { isStorableText, usernameProblem } from './text.ts';
import { entered, mailedLink, waitingPrompt } from './waiting-prompt.ts';

/** Simple x@y.z, as the form checks it (R-AUTH-08). */
export const emailPattern = /^[^\s@<>(),;:"[\]\\\p{Cc}]+@[^\s@<>(),;:"[\]\\\p{Cc}]+\.[^\s@<>(),;:"[\]\\\p{Cc}]+$/u;

/** An address as somebody types it. */
export const email = z.string('Email is required').check(
  z.trim(),
  z.minLength(1, 'Email is required'),
  z.maxLength(limits.emailMax, 'Please enter a valid email'),
  z.refine((text) => text === '' || (emailPattern.test(text) && isStorableText(text)), 'Please enter a valid email'),
);

/** Shape only: the shortest length is configuration and judged where accounts are made. */
const password = z
  .string('Password is required')
  .check(
    z.minLength(1, 'Password is required'),
    z.maxLength(limits.passwordMax, `Password must have at most ${limits.passwordMax} characters`),
    z.refine(isStorableText, 'Password holds characters that cannot be used'),
  );

/** What is compared with the stored password: any text that could be one. */
export const currentPassword = z
  .string('Current password is required')
  .check(
    z.minLength(1, 'Current password is required'),
    z.maxLength(limits.passwordMax, `Password must have at most ${limits.passwordMax} characters`),
  );

/** A name that is not reserved, as people choose it. */
export const username = z.string('Full name is required').check(
  z.normalize('NFC'),
  z.superRefine((name, context) => {
    const problem = usernameProblem(name);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  }),
);

/** What a person is called: spelled like a name, and not unique (PEOPLE-13). Empty for the name of the address. */
export const fullName = z.string('Full name is a text').check(
  z.normalize('NFC'),
  z.superRefine((name, context) => {
    const problem = name === '' ? undefined : usernameProblem(name);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  }),
);

export const self = z.object({
  id,
  email: z.string(),
  username: z.string(),
  /** What the person is called: that name, until another one is chosen. */
  full_name: z.string(),
  profile_pic_id: z.nullable(z.string()),
  profile_pic: z.nullable(z.string()),
  created_at: time,
  credits: z.int(),
  ...heldFields,
  is_active: z.boolean(),
  email_verified: z.boolean(),
  subscription: z.enum(['free', 'premium']),
  role: z.enum(['user', 'admin']),
  bio: z.string(),
  /** False for accounts that only an account elsewhere opens. */
  has_password: z.boolean(),
  /** The welcome credits wait for a word of the site's administrators. */
  welcome_credits_wait: z.boolean(),
});
/** The signed-in person as the person sees it. */
export type Self = z.output<typeof self>;

const tokenPair = z.object({ token: z.string(), refreshToken: z.string() });
export type TokenPair = z.output<typeof tokenPair>;

/** What every sign-in answers, whatever opened it. */
export const signedIn = z.extend(tokenPair, { requiresVerification: z.literal(false), message: z.string() });

/** The fields by which an account is made. */
export const newAccount = { email, password, username };

export const accounts = {
  register: defineEndpoint({
    id: 'accounts.register',
    method: 'POST',
    path: '/auth/register',
    access: 'public',
    rate: 'register',
    summary: 'Create an account',
    body: z.object({ ...newAccount, waiting: z.optional(waitingPrompt) }),
    status: 201,
    reply: z.object({
      message: z.string(),
      requiresVerification: z.boolean(),
      token: z.nullable(z.string()),
      refreshToken: z.nullable(z.string()),
    }),
  }),
  login: defineEndpoint({
    id: 'accounts.login',
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    rate: 'login',
    summary: 'Sign in with e-mail and password',
    body: z.object({
      email: z
        .string('Email is required')
        .check(
          z.trim(),
          z.minLength(1, 'Email is required'),
          z.maxLength(limits.emailMax, 'Please enter a valid email'),
          z.refine(isStorableText, 'Please enter a valid email'),
        ),
      password,
    }),
    status: 200,
    reply: signedIn,
  }),
  google: defineEndpoint({
    id: 'accounts.google',
    method: 'POST',
    path: '/auth/google',
    access: 'public',
    rate: 'login',
    summary: 'Sign in with a credential of Google that carries the nonce of this browser; user_info is never trusted',
    body: z.object({
      credential: z
        .string('No credential received from Google')
        .check(z.minLength(1, 'No credential received from Google'), z.maxLength(16_384, googleFailedMessage)),
      // As R-AUTH-17 has it sent. Whatever it says: only what Google has signed counts.
      user_info: z.optional(
        z.nullable(
          z.object({
            id: z.optional(z.unknown()),
            email: z.optional(z.unknown()),
            verified_email: z.optional(z.unknown()),
            name: z.optional(z.unknown()),
            picture: z.optional(z.unknown()),
          }),
        ),
      ),
    }),
    status: 200,
    reply: signedIn,
  }),
  refresh: defineEndpoint({
    id: 'accounts.refresh',
    method: 'POST',
    path: '/auth/refresh',
    access: 'public',
    rate: 'session',
    summary: 'Exchange a refresh token for the next pair',
    body: z.object({ refresh_token: z.string().check(z.minLength(1), z.maxLength(512)) }),
    status: 200,
    reply: tokenPair,
  }),
  logout: defineEndpoint({
    id: 'accounts.logout',
    method: 'POST',
    path: '/auth/logout',
    access: 'user',
    rate: 'write',
    summary: 'End this session at once',
    body: z.optional(z.nullable(z.object({ refresh_token: z.optional(z.string().check(z.maxLength(512))) }))),
    status: 200,
    reply: messageReply,
  }),
  sessions: defineEndpoint({
    id: 'accounts.sessions',
    method: 'GET',
    path: '/auth/sessions',
    access: 'user',
    rate: 'read',
    summary: 'Where the caller is signed in, the last used first',
    status: 200,
    reply: z.object({
      sessions: z.array(
        z.object({
          id,
          /** In words: 'Firefox on Linux'. */
          device: z.string(),
          method: z.enum(['password', 'google', 'passkey', 'mail']),
          created_at: time,
          /** At most a quarter of an hour late. */
          last_used_at: time,
          is_current: z.boolean(),
        }),
      ),
    }),
  }),
  endSession: defineEndpoint({
    id: 'accounts.endSession',
    method: 'DELETE',
    path: '/auth/sessions/{id}',
    access: 'user',
    rate: 'write',
    summary: 'Sign one own device out at once',
    params: idParams,
    status: 204,
    reply: z.void(),
  }),
  endOtherSessions: defineEndpoint({
    id: 'accounts.endOtherSessions',
    method: 'DELETE',
    path: '/auth/sessions',
    access: 'user',
    rate: 'write',
    summary: 'Sign every device out at once but this one',
    status: 200,
    reply: messageReply,
  }),
  profile: defineEndpoint({
    id: 'accounts.profile',
    method: 'GET',
    path: '/auth/profile',
    access: 'user',
    rate: 'read',
    summary: 'The signed-in person',
    status: 200,
    reply: self,
  }),
  verifyEmail: defineEndpoint({
    id: 'accounts.verifyEmail',
    method: 'POST',
    path: '/auth/verify-email',
    access: 'public',
    rate: 'login',
    summary: 'Confirm an e-mail address with the token of its mail; the browser that registered is signed in by it',
    body: mailedLink,
    status: 200,
    reply: z.object({
      message: z.string(),
      username: z.string(),
      /** The session of the browser that registered; null in any other. */
      entered: z.nullable(entered),
      /** Whether the link can still sign in. */
      can_enter: z.boolean(),
    }),
  }),
  resendVerification: defineEndpoint({
    id: 'accounts.resendVerification',
    method: 'POST',
    path: '/auth/resend-verification',
    access: 'public',
    rate: 'mail',
    summary: 'Send the verification mail again; the answer never tells whether the address is known',
    body: z.optional(z.nullable(z.object({ email: z.optional(email) }))),
    status: 200,
    reply: messageReply,
  }),
  forgotPassword: defineEndpoint({
    id: 'accounts.forgotPassword',
    method: 'POST',
    path: '/auth/forgot-password',
    access: 'public',
    rate: 'mail',
    summary: 'Mail a link to choose a new password; the answer never tells whether the address is known',
    body: z.object({ email }),
    status: 200,
    reply: messageReply,
  }),
  resetPassword: defineEndpoint({
    id: 'accounts.resetPassword',
    method: 'POST',
    path: '/auth/reset-password',
    access: 'public',
    rate: 'login',
    summary: 'Choose a new password with the token of a mail; every session ends',
    body: z.object({
      token: z
        .string('Invalid password reset link. Please check your email and try again.')
        .check(z.minLength(1, 'Invalid password reset link. Please check your email and try again.'), z.maxLength(512)),
      newPassword: password,
    }),
    status: 200,
    reply: messageReply,
  }),
  changePassword: defineEndpoint({
    id: 'accounts.changePassword',
    method: 'POST',
    path: '/auth/change-password',
    access: 'user',
    rate: 'login',
    summary: 'Choose a new password with the current one; every other session ends',
    body: z.object({ current_password: currentPassword, new_password: password }),
    status: 200,
    reply: messageReply,
  }),
  config: defineEndpoint({
    id: 'accounts.config',
    method: 'GET',
    path: '/auth/config',
    access: 'public',
    rate: 'read',
    summary: 'What the sign-in card needs to know',
    status: 200,
    reply: z.object({
      google: z.nullable(
        z.object({
          client_id: z.string(),
          /** Good for one sign-in, within two hours, in the browser that keeps the cookie of this answer. */
          nonce: z.string(),
          /** The script that draws the button. */
          script_url: z.string(),
          /** True for the embedded stand-in. */
          is_test: z.boolean(),
        }),
      ),
      email_verification_required: z.boolean(),
      password_min_length: z.int(),
    }),
  }),
} as const;
