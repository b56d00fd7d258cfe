import type { ContentType } from '@loomlight/contract';
import type { Logger } from 'pino';
import { type Engine, engines, type EngineWay } from '../adapters/engines/index.ts';
import type { Config } from '../config/config.ts';
import type { EngineChoice } from '../config/engine-choice.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import {
  engineEventAddress,
  removeEngineHealth,
  type RunContext,
  saveEngineHealth,
} from '../features/generation/index.ts';
import type { Metrics } from '../http/metrics.ts';
import type { Clock } from '../kernel/clock.ts';
import { invariant } from '../kernel/errors.ts';
import type { Lifecycle } from '../kernel/lifecycle.ts';
import type { OpenEngine, OpenEngines } from '../kernel/open-engines.ts';
import type { EngineHealth } from '../ports/engine-health.ts';
import type { ImageEngine } from '../ports/image-engine.ts';
import type { VideoEngine } from '../ports/video-engine.ts';
import type { WorkFiles } from '../ports/work-files.ts';
import { processName } from './process-name.ts';

/** The engine of this name. */
export function engineNamed(name: string): Engine {
  const engine = engines.get(name);
  invariant(engine, 'the configuration names an engine that there is');
  return engine;
}

/** What an engine hears of and keeps its files in. */
interface Surroundings {
  readonly workFiles: WorkFiles;
  readonly onHealth: (contentType: ContentType, engine: string) => (health: EngineHealth) => void;
}

/** Opens the engines of images that were chosen, the default first; of the others nothing is loaded. */
export function openImageEngines(config: Config, surroundings: Surroundings): Promise<OpenEngines<ImageEngine>> {
  const open = ({ name }: EngineChoice): Promise<ImageEngine> => {
    const { image } = engineNamed(name);
    invariant(image, 'the configuration names engines that make images');
    return image.open(config.engineSettings, wayTo(config, surroundings, { contentType: 'image', name }));
  };
  return openAll(config.imageEngines, open);
}

/** The same for videos. */
export function openVideoEngines(
  config: Config,
  surroundings: Surroundings,
  chosen = config.videoEngines,
): Promise<OpenEngines<VideoEngine>> {
  const open = ({ name }: EngineChoice): Promise<VideoEngine> => {
    const { video } = engineNamed(name);
    invariant(video, 'the configuration names engines that make videos');
    return video.open(config.engineSettings, wayTo(config, surroundings, { contentType: 'video', name }));
  };
  return openAll(chosen, open);
}

async function openAll<E extends { close(): Promise<void> }>(
  chosen: readonly EngineChoice[],
  open: (choice: EngineChoice) => Promise<E>,
): Promise<OpenEngines<E>> {
  const opened: OpenEngine<E>[] = [];
  try {
    for (const choice of chosen)
      opened.push({ engine: await open(choice), price: choice.price, isClosing: choice.isClosing });
    return opened;
  } catch (error) {
    // The process does not start, and those that were opened before would keep it from ending.
    await Promise.allSettled(opened.map(({ engine }) => engine.close()));
    throw error;
  }
}

function wayTo(
  config: Config,
  { workFiles, onHealth }: Surroundings,
  { contentType, name }: { readonly contentType: ContentType; readonly name: string },
): EngineWay {
  return {
    workFiles,
    onHealth: onHealth(contentType, name),
    hosts: config.ENGINE_MEDIA_HOSTS,
    warm: config.ROLE !== 'api',
  };
}

/** Tells metrics and operators how the lines to engines elsewhere are doing; nothing of it for the embedded ones. */
export function reportEngines(parts: {
  readonly config: Config;
  readonly logger: Logger;
  readonly lifecycle: Lifecycle;
  readonly metrics: Metrics;
  readonly clock: Clock;
  readonly database: OpenDatabase;
}): (contentType: ContentType, engine: string) => (health: EngineHealth) => void {
  const { config, logger, lifecycle, metrics, clock, database } = parts;
  const process = processName(config);
  const isElsewhere = [...config.imageEngines, ...config.videoEngines].some(({ name }) => !engineNamed(name).embedded);
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
export function engineEventAddresses(config: Config): Pick<RunContext, 'engineEventAddress'> {
  const isWanted = config.ENGINE_WEBHOOKS ?? config.PUBLIC_URL.startsWith('https://');
  return isWanted ? { engineEventAddress: (id) => engineEventAddress(config.PUBLIC_URL, config.TOKEN_SECRET, id) } : {};
}
