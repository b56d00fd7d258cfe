import type { Classification, Classifier } from '../../ports/classifier.ts';

/** Answers as it is told, and remembers what it was asked: for tests. */
export function openMemoryClassifier(): Classifier & { readonly asked: string[]; answer: Classification } {
  const classifier: Classifier & { readonly asked: string[]; answer: Classification } = {
    asked: [],
    answer: { kind: 'judged', verdict: 'pass', categories: [], model: 'memory' },
    classify: async (words) => {
      classifier.asked.push(words);
      return classifier.answer;
    },
  };
  return classifier;
}
