import { ApiError, errorText } from '../../api/error-words.ts';
import { emailPattern, limits, usernameProblem } from '@loomlight/contract';
import * as z from 'zod/mini';

/** What the forms demand before anything is sent, and what they say (R-AUTH-07 to R-AUTH-11, R-AUTH-13). */

const email = z.string().check(
  z.trim(),
  z.minLength(1, { error: 'Email is required', abort: true }),
  z.refine((text) => text.length <= limits.emailMax && emailPattern.test(text), 'Please enter a valid email'),
);

export const signInForm = z.object({
  email: z.string().check(z.trim(), z.minLength(1, 'Email is required')),
  password: z.string().check(z.minLength(1, 'Password is required')),
});
export type SignInForm = z.output<typeof signInForm>;

export const forgotPasswordForm = z.object({ email });
export type ForgotPasswordForm = z.output<typeof forgotPasswordForm>;

export const changeEmailForm = z.object({ email });
export type ChangeEmailForm = z.output<typeof changeEmailForm>;

/** The shortest password is configuration; the 6 of R-AUTH-09 stands in until the server has told. */
function newPassword(minLength: number = limits.passwordMin) {
  return z
    .string()
    .check(
      z.minLength(1, { error: 'Password is required', abort: true }),
      z.minLength(minLength, `Password must be at least ${minLength} characters`),
      z.maxLength(limits.passwordMax, `Password must have at most ${limits.passwordMax} characters`),
    );
}

/** The same password twice. */
function repeated<Form extends { password: string; confirmation: string }>() {
  return z.refine<Form>((form) => form.password === form.confirmation, {
    error: 'Passwords do not match',
    path: ['confirmation'],
    // Without this the comparison waits until every other field is right.
    when: () => true,
  });
}

const username = z.string().check(
  z.trim(),
  z.superRefine((name, context) => {
    const problem = usernameProblem(name);
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
  }),
);

/** The account of the first administrator, with the code (DESK-71). */
export function setupForm(passwordMinLength: number | undefined) {
  return z
    .object({
      code: z.string().check(z.trim(), z.minLength(1, 'Please enter the code.')),
      username,
      email,
      password: newPassword(passwordMinLength),
      confirmation: z.string(),
    })
    .check(repeated());
}
export type SetupForm = z.output<ReturnType<typeof setupForm>>;

export function signUpForm(passwordMinLength: number | undefined) {
  return z
    .object({
      username,
      email,
      password: newPassword(passwordMinLength),
      confirmation: z.string(),
      terms: z.boolean().check(z.refine((agreed) => agreed, 'Please agree to the terms')),
    })
    .check(repeated());
}
export type SignUpForm = z.output<ReturnType<typeof signUpForm>>;

export function resetPasswordForm(passwordMinLength: number | undefined) {
  return z.object({ password: newPassword(passwordMinLength), confirmation: z.string() }).check(repeated());
}
export type ResetPasswordForm = z.output<ReturnType<typeof resetPasswordForm>>;

export function changePasswordForm(passwordMinLength: number | undefined) {
  return z
    .object({
      current: z.string().check(z.minLength(1, 'Current password is required')),
      password: newPassword(passwordMinLength),
      confirmation: z.string(),
    })
    .check(repeated());
}
export type ChangePasswordForm = z.output<ReturnType<typeof changePasswordForm>>;

/** Why somebody could not sign in or sign up: what has failed, and the server's words or our own (R-ERR-16). */
export interface AuthFailure {
  readonly title: string;
  readonly text: string;
}

/** What to say of an error: the server's refusal in its own words, anything else in the form's. */
export function authFailure(error: unknown, form: 'Login' | 'Registration'): AuthFailure {
  if (error instanceof ApiError) return { title: `${form} failed`, text: errorText(error) };
  return { title: 'An unexpected error occurred', text: `${form} failed. Please try again.` };
}
