import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { removeEngineHealth, saveEngineHealth } from '../features/generation/index.ts';
import type { ChosenClassifier } from '../features/rules/index.ts';
import type { Metrics } from '../http/metrics.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Lifecycle } from '../kernel/lifecycle.ts';
import type { Classifier } from '../ports/classifier.ts';
import type { EngineHealth } from '../ports/engine-health.ts';
import { processName } from './process-name.ts';

const openAiUrl = 'https://api.openai.com/v1';
const openAiModel = 'omni-moderation-latest';

/** The classifier that is set, as the desk shows it; undefined where there is none. */
export function chosenClassifier(
  config: Pick<Config, 'CLASSIFIER' | 'CLASSIFIER_MODEL' | 'CLASSIFIER_IMAGES'>,
): ChosenClassifier | undefined {
  const { CLASSIFIER: name, CLASSIFIER_MODEL: model, CLASSIFIER_IMAGES: judgesImages } = config;
  if (name === 'none') return undefined;
  return { name, model: model ?? (name === 'openai' ? openAiModel : undefined), judgesImages };
}

/**
 * The classifier that is set, if any, with what its answers and its line come to counted; never a word of what it is asked. How the line does is also
 * noted in the database, beside those to engines, for whoever asks from another process (DESK-135).
 */
export async function openClassifier(parts: {
  readonly config: Config;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly clock: Clock;
  readonly lifecycle: Lifecycle;
  readonly database: OpenDatabase;
}): Promise<Classifier | undefined> {
  const { config, logger, metrics, clock, lifecycle, database } = parts;
  const chosen = chosenClassifier(config);
  if (!chosen) return undefined;
  const line = { process: processName(config), contentType: 'classifier', engine: chosen.name } as const;
  const onHealth = (health: EngineHealth): void => {
    metrics.classifierState.set({ closed: 0, probing: 1, open: 2 }[health.state]);
    if (health.state !== 'closed') logger.warn(health, 'the line to the classifier has changed');
    saveEngineHealth(database.db, line, health, clock.now()).catch((error: unknown) =>
      logger.warn({ err: error }, 'the state of the classifier was not noted'),
    );
  };
  lifecycle.onStop('classifier health', () => removeEngineHealth(database.db, line.process));
  onHealth({ state: 'closed', failures: 0, reason: null });
  return counted(await openAdapter(config, chosen, { clock, onHealth }), metrics);
}

async function openAdapter(
  { CLASSIFIER_URL: url, CLASSIFIER_KEY: key }: Config,
  { name, model }: ChosenClassifier,
  way: { readonly clock: Clock; readonly onHealth: (health: EngineHealth) => void },
): Promise<Classifier> {
  switch (name) {
    case 'webhook': {
      const { openWebhookClassifier } = await import('../adapters/classifier/webhook-classifier.ts');
      // The configuration has looked for both.
      return openWebhookClassifier({ url: url ?? '', key: key ?? '', model, ...way });
    }
    case 'openai': {
      const { openOpenAiClassifier } = await import('../adapters/classifier/openai-classifier.ts');
      return openOpenAiClassifier({ baseUrl: url ?? openAiUrl, key, model: model ?? openAiModel, ...way });
    }
    default:
      return name satisfies never;
  }
}

/** The same, with how long its answers take. */
function counted(classifier: Classifier, metrics: Metrics): Classifier {
  return {
    classify: async (what) => {
      const from = performance.now();
      const answer = await classifier.classify(what);
      const outcome = answer.kind === 'unknown' ? 'unknown' : answer.verdict;
      metrics.classifierSeconds.observe({ kind: what.kind, outcome }, (performance.now() - from) / 1000);
      return answer;
    },
  };
}
