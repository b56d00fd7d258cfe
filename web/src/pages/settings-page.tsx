/** Being built. */
export function SettingsPage() {
  return null;
}
