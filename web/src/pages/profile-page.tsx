/** Being built. */
export function ProfilePage() {
  return null;
}
