/** Being built. */
export function DashboardPage() {
  return null;
}
