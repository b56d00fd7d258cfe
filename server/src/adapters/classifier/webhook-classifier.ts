import { createHmac } from 'node:crypto';
import * as z from 'zod';
import type { Clock } from '../../kernel/clock.ts';
import type { Classifier, Judged } from '../../ports/classifier.ts';
import { type ClassifierLineSettings, openClassifierLine } from './classifier-line.ts';

const answer = z.object({
  verdict: z.enum(['pass', 'review', 'refuse']),
  categories: z
    .array(z.object({ name: z.string().max(100), score: z.number().min(0).max(1) }))
    .max(100)
    .default([]),
  model: z.string().max(200).default('webhook'),
});

/**
 * A classifier of one's own behind an address (docs/operating.md, The classifier): `{ kind: 'text', words }` or `{ kind: 'image', media_type, data }` is posted, signed over its moment and
 * its body with the shared key, and the verdict is answered.
 */
export function openWebhookClassifier(
  settings: ClassifierLineSettings & {
    readonly key: string;
    readonly model?: string | undefined;
    readonly clock: Clock;
  },
): Classifier {
  const ask = openClassifierLine(settings);
  const { key, model, clock } = settings;
  return {
    classify: (what) => {
      const body = JSON.stringify({ ...questionOf(what), ...(model !== undefined && { model }) });
      const time = String(Math.floor(clock.now().getTime() / 1000));
      const signature = createHmac('sha256', key).update(`${time}.${body}`).digest('hex');
      return ask({
        body,
        headers: { 'x-loomlight-time': time, 'x-loomlight-signature': `sha256=${signature}` },
        schema: answer,
        judge: (judged) => ({ kind: 'judged', ...judged }),
      });
    },
  };
}

function questionOf(what: Judged): object {
  if (what.kind === 'text') return what;
  return { kind: what.kind, media_type: what.mediaType, data: Buffer.from(what.bytes).toString('base64') };
}
