import * as z from 'zod';
import type { Classifier } from '../../ports/classifier.ts';
import { type ClassifierLineSettings, openClassifierLine } from './classifier-line.ts';

const answer = z.object({
  model: z.string().max(200),
  results: z
    .array(z.object({ flagged: z.boolean(), category_scores: z.record(z.string(), z.number().min(0).max(1)) }))
    .length(1),
});

/** From this score on the category that is never made is refused. */
const sureFrom = 0.5;
const neverMade = 'sexual/minors';

/**
 * A service that speaks OpenAI's way of asking for moderation. What it flags is looked at by a person; what it is sure is about minors is not made.
 */
export function openOpenAiClassifier(
  settings: Omit<ClassifierLineSettings, 'url'> & {
    readonly baseUrl: string;
    readonly key: string | undefined;
    readonly model: string;
  },
): Classifier {
  const { baseUrl, key, model, ...line } = settings;
  const ask = openClassifierLine({ ...line, url: `${baseUrl}/moderations` });
  return {
    classify: (words) =>
      ask({
        body: JSON.stringify({ model, input: words }),
        headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
        schema: answer,
        judge: ({ model: answered, results }) => {
          const { flagged = false, category_scores: scores = {} } = results[0] ?? {};
          const categories = Object.entries(scores).map(([name, score]) => ({ name, score }));
          const isNeverMade = flagged && (scores[neverMade] ?? 0) >= sureFrom;
          const verdict = isNeverMade ? 'refuse' : flagged ? 'review' : 'pass';
          return { kind: 'judged', verdict, categories, model: answered };
        },
      }),
  };
}
