import type { Classification, Classifier, Judged } from '../../ports/classifier.ts';

/** Answers as it is told, and remembers what it was asked: for tests. */
export function openMemoryClassifier(): Classifier & { readonly asked: Judged[]; answer: Classification } {
  const classifier: Classifier & { readonly asked: Judged[]; answer: Classification } = {
    asked: [],
    answer: { kind: 'judged', verdict: 'pass', categories: [], model: 'memory' },
    classify: async (what) => {
      classifier.asked.push(what);
      return classifier.answer;
    },
  };
  return classifier;
}
