import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until `probe` answers something, asking every 15 ms; throws after `limitMs` with what was waited for: only what never comes waits so long. */
export async function waitFor<T>(
  what: string,
  probe: () => Promise<T | undefined | false>,
  limitMs = 120_000,
): Promise<T> {
  const end = Date.now() + limitMs;
  while (Date.now() < end) {
    const found = await probe();
    if (found !== undefined && found !== false) return found;
    await sleep(15);
  }
  throw new Error(`Waited ${limitMs} ms in vain for: ${what}`);
}
