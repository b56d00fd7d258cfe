/** A page that failed so soon after it was loaded is not of an older build: another load would not help. */
const youngMs = 60_000;

/**
 * A page of an older build asks for scripts that a newer one on the server no longer has: the newer page is fetched. Drafts survive
 * that. Without a network nothing is reloaded, which would only lose the page.
 */
export function followNewerBuild(reload = () => location.reload()): void {
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine && performance.now() > youngMs) reload();
  });
}
