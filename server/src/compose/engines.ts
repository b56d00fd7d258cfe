import { hostname } from 'node:os';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { hintAddress, removeEngineHealth, type RunContext, saveEngineHealth } from '../features/generation/index.ts';
import type { Metrics } from '../http/metrics.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Lifecycle } from '../kernel/lifecycle.ts';
import type { EngineHealth } from '../ports/engine-health.ts';

/** Tells metrics and operators how the lines to engines elsewhere are doing; nothing of it for the embedded ones. */
export function reportEngines(parts: {
  readonly config: Config;
  readonly logger: Logger;
  readonly lifecycle: Lifecycle;
  readonly metrics: Metrics;
  readonly clock: Clock;
  readonly database: OpenDatabase;
}): (contentType: 'image' | 'video', engine: string) => (health: EngineHealth) => void {
  const { config, logger, lifecycle, metrics, clock, database } = parts;
  const process = `${hostname()}:${globalThis.process.pid}:${config.ROLE}`;
  const isElsewhere = config.IMAGE_ENGINE !== 'studio' || config.VIDEO_ENGINE !== 'studio';
  if (isElsewhere && config.ROLE !== 'api')
    lifecycle.onStop('engine health', () => removeEngineHealth(database.db, process));
  return (contentType, engine) => {
    const report = (health: EngineHealth): void => {
      metrics.engineState.set({ content: contentType, engine }, { closed: 0, probing: 1, open: 2 }[health.state]);
      if (health.state !== 'closed')
        logger.warn({ engine, contentType, ...health }, 'the line to an engine has changed');
      saveEngineHealth(database.db, { process, contentType, engine }, health, clock.now()).catch((error: unknown) =>
        logger.warn({ err: error }, 'the state of an engine was not noted'),
      );
    };
    if (engine !== 'studio' && config.ROLE !== 'api') report({ state: 'closed', failures: 0, reason: null });
    return report;
  };
}

/** Where engines may send their hints; undefined where they could not reach us. */
export function hintAddresses(config: Config): Pick<RunContext, 'hintAddress'> {
  const isWanted = config.ENGINE_WEBHOOKS ?? config.PUBLIC_URL.startsWith('https://');
  return isWanted ? { hintAddress: (id) => hintAddress(config.PUBLIC_URL, config.TOKEN_SECRET, id) } : {};
}
