import { describe, expect, it } from 'vitest';
import { contract, lifetimes } from './index.ts';

const { forgotPassword, resetPassword, changePassword } = contract.accounts;

/** Path and sentence of each complaint. */
function complaints(
  body: typeof resetPassword.body | typeof changePassword.body | typeof forgotPassword.body,
  sent: unknown,
) {
  return (body.safeParse(sent).error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]);
}

describe('passwords', () => {
  it('travel under the names of the specification', () => {
    expect(resetPassword.body.parse({ token: 't', newPassword: 'secret', role: 'admin' })).toEqual({
      token: 't',
      newPassword: 'secret',
    });
    expect(changePassword.body.parse({ current_password: 'a', new_password: ' b ' })).toEqual({
      current_password: 'a',
      new_password: ' b ',
    });
    expect(forgotPassword.body.parse({ email: ' ada@home.test ' })).toEqual({ email: 'ada@home.test' });
  });

  it('are asked for in sentences', () => {
    expect(complaints(forgotPassword.body, {})).toEqual([['email', 'Email is required']]);
    expect(complaints(forgotPassword.body, { email: 'ada@home' })).toEqual([['email', 'Please enter a valid email']]);
    expect(complaints(resetPassword.body, { token: '', newPassword: '' })).toEqual([
      ['token', 'Invalid password reset link. Please check your email and try again.'],
      ['newPassword', 'Password is required'],
    ]);
    expect(complaints(changePassword.body, {})).toEqual([
      ['current_password', 'Current password is required'],
      ['new_password', 'Password is required'],
    ]);
    expect(complaints(changePassword.body, { current_password: 'x', new_password: 'x'.repeat(129) })).toEqual([
      ['new_password', 'Password must have at most 128 characters'],
    ]);
  });

  it('are replaced by whoever has the mail or the session, and by nobody else', () => {
    expect([forgotPassword.access, resetPassword.access, changePassword.access]).toEqual(['public', 'public', 'user']);
    expect([forgotPassword.rate, resetPassword.rate, changePassword.rate]).toEqual(['mail', 'login', 'login']);
    expect(lifetimes.resetTokenHours).toBe(1);
  });
});
