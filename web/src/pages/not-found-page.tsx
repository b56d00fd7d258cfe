/** Being built. */
export function NotFoundPage() {
  return null;
}
