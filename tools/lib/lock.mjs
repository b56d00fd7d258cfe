import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Runs `work` while holding a folder as a lock, so that two commands started together do not both install or build.
 * A lock whose owner has died is taken over. Runs on Node 18: the bootstrap uses it before anything is installed.
 */
export async function withLock(folder, work, { patienceMs = 600_000, pauseMs = 200 } = {}) {
  mkdirSync(dirname(folder), { recursive: true });
  const deadline = Date.now() + patienceMs;
  while (!take(folder)) {
    if (!ownerLives(folder)) rmSync(folder, { recursive: true, force: true });
    else if (Date.now() > deadline) throw new Error(`${folder} has been held for too long; remove it if nothing runs.`);
    else await wait(pauseMs);
  }
  try {
    return await work();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function take(folder) {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
  writeFileSync(join(folder, 'owner'), String(process.pid));
  return true;
}

function ownerLives(folder) {
  try {
    process.kill(Number(readFileSync(join(folder, 'owner'), 'utf8')), 0);
    return true;
  } catch (error) {
    // Without an owner file the lock is being taken or given back this very moment, unless it has stood like that for long.
    if (error.code === 'ENOENT') return ageMs(folder) < 5_000;
    return error.code === 'EPERM';
  }
}

function ageMs(folder) {
  const stat = statSync(folder, { throwIfNoEntry: false });
  return stat ? Date.now() - stat.mtimeMs : 0;
}
