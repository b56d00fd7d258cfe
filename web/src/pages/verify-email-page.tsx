/** Being built. */
export function VerifyEmailPage() {
  return null;
}
