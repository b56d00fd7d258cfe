import { emailPattern, limits, usernameProblem } from '@loomlight/contract';
import * as z from 'zod/mini';

/** What the two forms demand before anything is sent; the sentences are the specification's (section 5). */

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

/** The shortest password is configuration; the specification's 6 stands in until the server has told. */
export function signUpForm(passwordMinLength: number = limits.passwordMin) {
  return z
    .object({
      username: z.string().check(
        z.trim(),
        z.superRefine((name, context) => {
          const problem = usernameProblem(name);
          if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
        }),
      ),
      email,
      password: z
        .string()
        .check(
          z.minLength(1, { error: 'Password is required', abort: true }),
          z.minLength(passwordMinLength, `Password must be at least ${passwordMinLength} characters`),
          z.maxLength(limits.passwordMax, `Password must have at most ${limits.passwordMax} characters`),
        ),
      confirmation: z.string(),
      terms: z.boolean().check(z.refine((agreed) => agreed, 'Please agree to the terms')),
    })
    .check(
      z.refine((form) => form.password === form.confirmation, {
        error: 'Passwords do not match',
        path: ['confirmation'],
        // Without this the comparison waits until every other field is right.
        when: () => true,
      }),
    );
}
export type SignUpForm = z.output<ReturnType<typeof signUpForm>>;
