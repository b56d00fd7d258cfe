import { setTimeout as sleep } from 'node:timers/promises';

/** Between two questions, milliseconds: soon at first and then seldom, since every question takes of the time of what is waited for. */
const pauses = [15, 30, 60, 120] as const;

/** Waits until `probe` answers something; throws after `limitMs` with what was waited for: only what never comes waits so long. */
export async function waitFor<T>(
  what: string,
  probe: () => Promise<T | undefined | false>,
  limitMs = 120_000,
): Promise<T> {
  const end = Date.now() + limitMs;
  for (let asked = 0; Date.now() < end; asked += 1) {
    const found = await probe();
    if (found !== undefined && found !== false) return found;
    await sleep(pauses[asked] ?? 120);
  }
  throw new Error(`Waited ${limitMs} ms in vain for: ${what}`);
}
