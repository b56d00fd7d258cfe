import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { ImageEngine } from '../../server/src/ports/image-engine.ts';
import type { VideoEngine } from '../../server/src/ports/video-engine.ts';
import { startApp } from '../../server/src/compose.ts';
import { readConfig } from '../../server/src/compose/config.ts';
import { createLogger } from '../../server/src/http/logger.ts';
import { oneEngine } from '../../server/src/kernel/open-engines.ts';
import { newDataDir } from '../../server/src/testing/new-data-dir.ts';

/** The whole product on a port of this machine: built web app, API, embedded database, mailbox, studio. */
export interface Product {
  readonly address: string;
  stop(): Promise<void>;
}

/** Engines stand in for the studio where a journey needs bad ones. */
export interface ProductOptions {
  /** The name under which people reach it; passkeys are bound to one, and a number is none. */
  readonly host?: 'localhost';
  readonly engine?: ImageEngine;
  readonly videoEngine?: VideoEngine;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts the product with a data folder that nobody has used. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const dataDir = newDataDir('e2e');
  const port = await freePort();
  const address = `http://${options.host ?? '127.0.0.1'}:${port}`;
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: String(port),
    PUBLIC_URL: address,
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    DEMO_GALLERY: 'off',
    DURABLE_WRITES: 'off',
    ...options.settings,
  });
  const app = await startApp(config, createLogger({ level: config.LOG_LEVEL, pretty: false }), {
    retryPauseMs: 10,
    ...(options.engine ? { imageEngines: oneEngine(options.engine) } : {}),
    ...(options.videoEngine ? { videoEngines: oneEngine(options.videoEngine) } : {}),
  });
  return {
    address,
    stop: async () => {
      await app.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A port that is free right now, below those that outgoing connections take; by chance, so that two who look at once find two. */
async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const port = randomInt(25_000, 27_000);
    if (await isFree(port)) return port;
  }
  throw new Error('No free port for the journey.');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
