/** Being built. */
export function VerificationPage() {
  return null;
}
