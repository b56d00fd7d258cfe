import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Metrics } from '../http/metrics.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Classifier } from '../ports/classifier.ts';
import type { EngineHealth } from '../ports/engine-health.ts';

const openAiUrl = 'https://api.openai.com/v1';
const openAiModel = 'omni-moderation-latest';

/** The classifier that is set, if any, with what its answers and its line come to counted; never a word of what it is asked. */
export async function openClassifier(parts: {
  readonly config: Config;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly clock: Clock;
}): Promise<Classifier | undefined> {
  const { config, logger, metrics, clock } = parts;
  const { CLASSIFIER, CLASSIFIER_URL: url, CLASSIFIER_KEY: key, CLASSIFIER_MODEL: model } = config;
  const onHealth = (health: EngineHealth): void => {
    metrics.classifierState.set({ closed: 0, probing: 1, open: 2 }[health.state]);
    if (health.state !== 'closed') logger.warn(health, 'the line to the classifier has changed');
  };
  switch (CLASSIFIER) {
    case 'none':
      return undefined;
    case 'webhook': {
      const { openWebhookClassifier } = await import('../adapters/classifier/webhook-classifier.ts');
      // The configuration has looked for both.
      return counted(openWebhookClassifier({ url: url ?? '', key: key ?? '', model, clock, onHealth }), metrics);
    }
    case 'openai': {
      const { openOpenAiClassifier } = await import('../adapters/classifier/openai-classifier.ts');
      return counted(
        openOpenAiClassifier({ baseUrl: url ?? openAiUrl, key, model: model ?? openAiModel, onHealth }),
        metrics,
      );
    }
    default:
      return CLASSIFIER satisfies never;
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
