import { expect, it, vi } from 'vitest';
import { followNewerBuild } from './follow-newer-build.ts';

it('fetches the newer page when a script of the older build is gone, never without a network or at once again', () => {
  const reload = vi.fn();
  followNewerBuild(reload);
  const network = vi.spyOn(navigator, 'onLine', 'get');
  const age = vi.spyOn(performance, 'now');
  for (const [isOnline, openMs, reloads] of [
    [true, 59_000, 0],
    [false, 61_000, 0],
    [true, 61_000, 1],
  ] as const) {
    network.mockReturnValue(isOnline);
    age.mockReturnValue(openMs);
    window.dispatchEvent(new Event('vite:preloadError'));
    expect(reload).toHaveBeenCalledTimes(reloads);
  }
  vi.restoreAllMocks();
});
