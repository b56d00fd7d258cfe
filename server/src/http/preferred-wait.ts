import { limits } from '@loomlight/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

const wait = /(?:^|,)\s*wait\s*=\s*"?(\d{1,6})"?\s*(?=[,;]|$)/i;

/** Seconds that a caller would wait for, by `Prefer: wait=N` (RFC 7240); undefined where it says nothing of it. */
export function preferredWaitS(header: string | readonly string[] | undefined): number | undefined {
  const seconds = wait.exec([header ?? ''].flat().join(','))?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}

/** Seconds for which an answer is to be held back: by `wait` of the query, or else by `Prefer: wait=N`. */
export interface AskedWait {
  /** 0 is not at all. */
  readonly waitS: number;
  /** True when the header asked, which is then told that it was followed. */
  readonly isPreferred: boolean;
}

export function askedWait(call: {
  readonly query: { readonly wait: number };
  readonly request: FastifyRequest;
}): AskedWait {
  const preferredS = call.query.wait > 0 ? undefined : preferredWaitS(call.request.headers.prefer);
  return { waitS: Math.min(preferredS ?? call.query.wait, limits.waitMaxS), isPreferred: preferredS !== undefined };
}

/** Says that the preference for waiting was followed, where there was one (RFC 7240). */
export function sayFollowed(reply: FastifyReply, { waitS, isPreferred }: AskedWait): void {
  if (isPreferred) reply.header('Preference-Applied', `wait=${waitS}`);
}

/** Aborted when whoever is to be answered has left. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}
