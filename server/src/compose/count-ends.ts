import type { RunContext } from '../features/generation/index.ts';
import type { Parts } from './parts.ts';

/** Counts what becomes of generations, wherever they end: in a worker, or at their person's wish. */
export function countEnds({ metrics, logger }: Parts): Required<Pick<RunContext, 'onFinal' | 'onPossiblyPaid'>> {
  return {
    onFinal: (outcome, tookMs) => {
      metrics.generations.inc({ outcome });
      metrics.generationSeconds.observe({ outcome }, tookMs / 1000);
    },
    onPossiblyPaid: (engine, generationId) => {
      metrics.possiblyPaid.inc({ engine });
      logger.warn({ engine, generationId }, 'refunded, and possibly to be paid to the engine');
    },
  };
}
