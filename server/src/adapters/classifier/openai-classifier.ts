import * as z from 'zod';
import type { Classifier, Judged } from '../../ports/classifier.ts';
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
    classify: (what) =>
      ask({
        body: JSON.stringify({ model, input: inputOf(what) }),
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

/** Words as they are; a picture in the request itself, since nobody else has its address. */
function inputOf(what: Judged): string | readonly object[] {
  if (what.kind === 'text') return what.words;
  const url = `data:${what.mediaType};base64,${Buffer.from(what.bytes).toString('base64')}`;
  return [{ type: 'image_url', image_url: { url } }];
}
