import type * as z from 'zod';
import { createOutboundClient, OutboundError } from '../../kernel/outbound.ts';
import type { Classification } from '../../ports/classifier.ts';
import type { EngineHealth } from '../../ports/engine-health.ts';
import { type BreakerSettings, createCircuitBreaker } from '../engines/lib/circuit-breaker.ts';

/** From the first byte that is sent to the last one of the answer: nobody waits longer for what they make (DESK-32). */
const timeoutMs = 2_000;
/** An answer is some figures; what grows beyond is none. */
const answerMaxBytes = 64_000;

export interface ClassifierLineSettings {
  /** Where it is; may be on a private network when the operator says so. */
  readonly url: string;
  readonly timeoutMs?: number;
  readonly breaker?: BreakerSettings;
  readonly onHealth?: (health: EngineHealth) => void;
}

/** One question: what is sent, and what the answer says. */
interface Question<Answer> {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly schema: z.ZodType<Answer>;
  readonly judge: (answer: Answer) => Classification;
}

/**
 * The way to a classifier elsewhere. What is late, refused, broken off, too long or of another shape is `unknown`; after a row of these it is left
 * alone for a while, as engines are, and all is `unknown` at once.
 */
export function openClassifierLine(settings: ClassifierLineSettings) {
  const breaker = createCircuitBreaker({
    ...settings.breaker,
    ...(settings.onHealth && { onChange: settings.onHealth }),
  });
  const call = createOutboundClient({ hosts: [], origins: [new URL(settings.url).origin] });
  const unknown = (reason: string): Classification => {
    breaker.failed(reason);
    return { kind: 'unknown', reason };
  };
  return async <Answer>({ body, headers, schema, judge }: Question<Answer>): Promise<Classification> => {
    if (breaker.pauseMs() > 0) return { kind: 'unknown', reason: 'left alone' };
    try {
      const answer = await call(settings.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
        body,
        timeoutMs: settings.timeoutMs ?? timeoutMs,
        maxBytes: answerMaxBytes,
      });
      if (answer.status !== 200) return unknown(`status ${answer.status}`);
      const read = schema.safeParse(parsed(answer.body));
      if (!read.success) return unknown('another shape');
      const judged = judge(read.data);
      breaker.succeeded();
      return judged;
    } catch (error) {
      // Its text names the place; only the kind of the fault leaves.
      return unknown(error instanceof OutboundError ? error.fault : 'broken');
    }
  };
}

/** Undefined for what is no JSON, which fits no schema. */
function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
