import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoryEnvironment, memoryFlags } from '../../tools/lib/process-memory.mjs';

const root = join(import.meta.dirname, '..', '..');

export interface MeasuredProcess {
  readonly port: number;
  /** Milliseconds from its start until it answered. */
  readonly readyMs: number;
  /** CPU seconds used so far, threads included. */
  cpuSeconds(): number;
  residentMb(): number;
  stop(): Promise<void>;
}

/** Starts a script in a process of its own and waits until `path` on its port answers 200. */
export async function startMeasured(options: {
  readonly script: string;
  readonly port: number;
  readonly path: string;
  readonly env?: Readonly<Record<string, string>>;
}): Promise<MeasuredProcess> {
  const started = performance.now();
  const child = spawn(process.execPath, [...memoryFlags, join(root, options.script)], {
    env: { PATH: process.env['PATH'], ...memoryEnvironment, PORT: String(options.port), ...options.env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilAnswers(options.port, options.path, child);
  const readyMs = performance.now() - started;
  return {
    port: options.port,
    readyMs,
    cpuSeconds: () => cpuSeconds(child),
    residentMb: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    stop: async () => {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}

async function untilAnswers(port: number, path: string, child: ChildProcess): Promise<void> {
  const limit = performance.now() + 60_000;
  while (performance.now() < limit) {
    if (child.exitCode !== null) throw new Error('The measured process ended at once.');
    const ok = await fetch(`http://127.0.0.1:${port}${path}`).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('The measured process never answered.');
}

/** utime and stime of /proc/PID/stat, in seconds (100 ticks each on Linux). */
function cpuSeconds(child: ChildProcess): number {
  const [, rest = ''] = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ');
  const fields = rest.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
