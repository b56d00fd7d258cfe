import { hostname } from 'node:os';
import type { Logger } from 'pino';
import { type Engine, engines, type EngineWay } from '../adapters/engines/index.ts';
import type { Config } from '../config/config.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { hintAddress, removeEngineHealth, type RunContext, saveEngineHealth } from '../features/generation/index.ts';
import type { Metrics } from '../http/metrics.ts';
import type { Clock } from '../kernel/clock.ts';
import { invariant } from '../kernel/errors.ts';
import type { Lifecycle } from '../kernel/lifecycle.ts';
import type { EngineHealth } from '../ports/engine-health.ts';
import type { ImageEngine } from '../ports/image-engine.ts';
import type { VideoEngine } from '../ports/video-engine.ts';
import type { WorkFiles } from '../ports/work-files.ts';

/** The engine of this name. */
export function engineNamed(name: string): Engine {
  const engine = engines.get(name);
  invariant(engine, 'the configuration names an engine that there is');
  return engine;
}

/** What an engine hears of and keeps its files in. */
interface Surroundings {
  readonly workFiles: WorkFiles;
  readonly onHealth: (health: EngineHealth) => void;
}

/** Opens the engine of pictures that was chosen; of the others nothing is loaded. */
export function openImageEngine(config: Config, surroundings: Surroundings): Promise<ImageEngine> {
  const { image } = engineNamed(config.IMAGE_ENGINE);
  invariant(image, 'the configuration names an engine that paints');
  return image.open(config.engineSettings, wayTo(config, surroundings));
}

/** The same for films. */
export function openVideoEngine(config: Config, surroundings: Surroundings): Promise<VideoEngine> {
  const { video } = engineNamed(config.VIDEO_ENGINE);
  invariant(video, 'the configuration names an engine that films');
  return video.open(config.engineSettings, wayTo(config, surroundings));
}

function wayTo(config: Config, surroundings: Surroundings): EngineWay {
  return { ...surroundings, hosts: config.ENGINE_MEDIA_HOSTS, warm: config.ROLE !== 'api' };
}

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
  const isElsewhere = [config.IMAGE_ENGINE, config.VIDEO_ENGINE].some((name) => !engineNamed(name).embedded);
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
    if (!engineNamed(engine).embedded && config.ROLE !== 'api') report({ state: 'closed', failures: 0, reason: null });
    return report;
  };
}

/** Where engines may send their hints; undefined where they could not reach us. */
export function hintAddresses(config: Config): Pick<RunContext, 'hintAddress'> {
  const isWanted = config.ENGINE_WEBHOOKS ?? config.PUBLIC_URL.startsWith('https://');
  return isWanted ? { hintAddress: (id) => hintAddress(config.PUBLIC_URL, config.TOKEN_SECRET, id) } : {};
}
