/** Being built. */
export function CreditsPage() {
  return null;
}
