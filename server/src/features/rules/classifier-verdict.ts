import type { Classification, ClassifierVerdict } from '../../ports/classifier.ts';
import type { ClassifierPolicy } from './rules.context.ts';

/** What becomes of something that a classifier has judged, or of which it said nothing in time, as the desk has set it (DESK-85). */
export function verdictOf(answer: Classification, { failure, thresholds }: ClassifierPolicy): ClassifierVerdict {
  if (answer.kind === 'unknown') return failure;
  if (answer.verdict === 'refuse') return 'refuse';
  const isOver = answer.categories.some(({ name, score }) => score >= (thresholds[name] ?? Infinity));
  return isOver ? 'review' : answer.verdict;
}
