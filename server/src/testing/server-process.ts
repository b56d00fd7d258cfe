import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The real product in a process of its own. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** Where it listens. */
  readonly address: string;
  /** Everything it has printed so far. */
  output(): string;
  /** SIGKILL, and waits for its end; nothing for one that has ended. */
  kill(): Promise<void>;
  /** SIGTERM; answers the exit code. */
  terminate(): Promise<number | null>;
}

const mainFile = join(import.meta.dirname, '../main.ts');
/** Far above what a start takes on a machine that does nothing else. */
const startLimitMs = 180_000;

export interface Exit {
  readonly code: number | null;
  readonly output: string;
}

function launch(settings: Readonly<Record<string, string>>): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, [mainFile], {
    // Nothing of the caller's own settings: only what the test says.
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      PORT: '0',
      RATE_LIMIT: 'off',
      DEMO_GALLERY: 'off',
      // Reading the code is most of a start, and these tests start it a hundred times.
      NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../.cache/compile'),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const collect = (chunk: Buffer): void => {
    text += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return { child, output: () => text };
}

/** Starts the product and waits until it is ready. Throws with its output when it ends before. */
export async function startServer(settings: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const { child, output } = launch(settings);
  const address = await new Promise<string>((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`Not ready in time:\n${output()}`)), startLimitMs);
    const look = (): void => {
      const found = /Loomlight is ready: (\S+)/.exec(output())?.[1];
      if (!found) return;
      clearTimeout(limit);
      resolve(found);
    };
    child.stdout?.on('data', look);
    child.once('exit', () => {
      clearTimeout(limit);
      reject(new Error(`It ended before it was ready:\n${output()}`));
    });
  });
  return {
    child,
    address,
    output,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
    terminate: async () => {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = await exit;
      return typeof code === 'number' ? code : null;
    },
  };
}

/** Starts the product where it must not start, and answers how it ended. */
export async function expectRefusal(settings: Readonly<Record<string, string>>): Promise<Exit> {
  const { child, output } = launch(settings);
  const limit = setTimeout(() => child.kill('SIGKILL'), startLimitMs);
  const [code] = await once(child, 'exit');
  clearTimeout(limit);
  return { code: typeof code === 'number' ? code : null, output: output() };
}
