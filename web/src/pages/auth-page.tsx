/** Being built. */
export function AuthPage() {
  return null;
}
