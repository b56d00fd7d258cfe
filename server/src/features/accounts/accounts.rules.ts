/** The key that makes two spellings of one address the same account. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

/** The key that makes two spellings of one name the same name. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').toLowerCase();
}

/** What the server itself says of accounts; some of it letter for letter (R-AUTH-15, R-AUTH-16, R-AUTH-32, R-AUTH-33). */
export const accountMessages = {
  registered: 'Registration successful! Please sign in.',
  checkMail: 'Registration successful! Please check your email to verify your account.',
  loggedIn: 'Login successful! Redirecting to home...',
  loggedOut: 'You are signed out.',
  verified: 'Your email has been successfully verified! You can now sign in to your account.',
  resent: 'Verification email sent successfully!',
  // The same for every address, so that it tells nobody who has an account.
  resetMailed: 'If an account belongs to this address, a link to choose a new password is on its way.',
  passwordReset: 'Your password has been changed. You can now sign in with it.',
  passwordChanged: 'Your password has been changed. Every other device has been signed out.',
  othersSignedOut: 'Every other device has been signed out.',
  totpOff: 'The authenticator app is off.',
  passkeyRemoved: 'The passkey has been removed.',
} as const;
