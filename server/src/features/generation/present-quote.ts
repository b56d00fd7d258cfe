import type { ReplyOf } from '@loomlight/contract';
import type { generations } from '@loomlight/contract/generations';
import type { Quote } from './quote-generation.ts';

/** A quote on the wire. */
export function presentQuote(quote: Quote): ReplyOf<typeof generations.quote> {
  const { contentType, count, credits, creditsEach, spendable, engine, model, width, height, hears } = quote;
  const isImage = contentType === 'image';
  return {
    kind: contentType,
    credits,
    credits_each: creditsEach,
    count,
    spendable,
    can_pay: spendable >= credits,
    ...{ engine, model, width, height },
    size: isImage ? `${width}x${height}` : null,
    resolution: quote.resolution,
    ratio: quote.ratio,
    duration: quote.durationS,
    waiting_before: quote.waitingBefore ?? null,
    deadline_s: quote.deadlineS,
    hears: hears
      ? {
          verdict: hears.verdict,
          drawn: [...hears.drawn],
          not_drawn: [...hears.notDrawn],
          ignored: [...hears.ignored],
          ...(hears.leftOut?.length && { left_out: [...hears.leftOut] }),
        }
      : null,
  };
}
