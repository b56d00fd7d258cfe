import { APICallError, InvalidResponseDataError } from '@ai-sdk/provider';
import { errorText } from '../../../kernel/errors.ts';
import { OutboundError } from '../../../kernel/outbound.ts';
import {
  explainStatus,
  failureOf,
  type ProviderFault,
  ProviderFailure,
  ProviderRefusal,
  refusalSentence,
  retryUsualMs,
  settingsSentence,
} from './provider-fault.ts';
import type { ProviderCall } from './provider-line.ts';

/**
 * What a thrown error means: a value where it is certain, undefined where nobody can tell whether the engine works on
 * it (and wants its money).
 */
export function explainFault(error: unknown, call: Pick<ProviderCall, 'accepted'>): ProviderFault | undefined {
  if (error instanceof ProviderRefusal)
    return { kind: 'refused', reason: refusalSentence(error.message) ?? settingsSentence };
  if (error instanceof ProviderFailure) return failureOf(error.message);
  const outbound = findOutbound(error);
  if (outbound) {
    if (call.accepted || outbound.sent) return undefined;
    if (outbound.fault === 'unreachable') return { kind: 'busy', retryAfterMs: retryUsualMs, reason: outbound.message };
    return { kind: 'failed', reason: outbound.message, mayBePaid: false };
  }
  if (InvalidResponseDataError.isInstance(error) && call.accepted && /fail|cancel/i.test(error.message))
    return failureOf(`${error.message} ${JSON.stringify(error.data) ?? ''}`);
  if (error instanceof Error && error.name === 'AI_NoImageGeneratedError' && call.accepted) {
    const fault = failureOf(`no image ${JSON.stringify('calls' in error ? error.calls : '')}`);
    return fault.kind === 'failed' ? { ...fault, mayBePaid: true } : fault;
  }
  if (!APICallError.isInstance(error) || call.accepted || error.statusCode === undefined) return undefined;
  return explainStatus(error.statusCode, {
    text: `${error.message} ${error.responseBody ?? ''}`,
    retryAfter: error.responseHeaders?.['retry-after'],
  });
}

/** Packages wrap what they catch. */
function findOutbound(error: unknown): OutboundError | undefined {
  let current = error;
  for (let depth = 0; depth < 6 && current instanceof Error; depth += 1) {
    if (current instanceof OutboundError) return current;
    current = current.cause;
  }
  return undefined;
}

/** For the log: what was thrown, without addresses' queries, headers or bodies, which may hold keys and prompts. */
export function plainError(error: unknown): Error {
  const outbound = findOutbound(error);
  if (outbound) return new Error(outbound.message);
  if (APICallError.isInstance(error))
    return new Error(`The engine answered ${error.statusCode ?? 'nothing'}, not as agreed.`);
  return new Error(errorText(error).slice(0, 200));
}
