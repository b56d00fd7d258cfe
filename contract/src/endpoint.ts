import type * as z from 'zod/mini';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: anybody (a valid token personalises the answer), a signed-in user, or an administrator. */
export type Access = 'public' | 'user' | 'admin';

/** Class of rate limit; the figures belong to the server's profile. */
export type RateClass =
  | 'read'
  | 'write'
  | 'login'
  | 'session'
  | 'register'
  | 'mail'
  | 'generate'
  | 'take_back'
  | 'suggest'
  | 'sketch'
  | 'search'
  | 'verify'
  | 'report'
  | 'webhook';

/** What one call promises: both sides import it, the server binds it once, the web app calls it. */
export interface Endpoint {
  /** Dotted name, unique: `images.generate`. */
  readonly id: string;
  readonly method: HttpMethod;
  /** Path below the base path, parameters in braces: `/images/{id}`. */
  readonly path: string;
  readonly access: Access;
  readonly rate: RateClass;
  readonly summary: string;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** Status of success and the shape of its body. */
  readonly status: 200 | 201 | 202 | 204;
  /** It may answer 202 as well, with the same schema: what was asked for waits for somebody. */
  readonly mayWait?: true;
  /** It may answer 200 as well, with the same schema: what it has started has ended while its caller waited. */
  readonly mayEnd?: true;
  readonly reply: z.ZodMiniType;
  /** Content type of the request when it is not JSON; the handler reads it itself. */
  readonly consumes?: string;
  /** Content type of success when it is not JSON. */
  readonly produces?: string;
  /** True for calls that spend or start something: an `Idempotency-Key` makes them safe to send again. */
  readonly idempotent?: true;
}

/** Base path of every endpoint. */
export const apiBase = '/api/v1';

/** Keeps the literal types of a definition. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

/** Output (parsed) side of one part of an endpoint; `undefined` where it has none. */
type Parsed<T> = T extends z.ZodMiniType ? z.output<T> : undefined;
/** Input (as sent) side of one part of an endpoint. */
type Sent<T> = T extends z.ZodMiniType ? z.input<T> : undefined;

export type ParamsOf<E extends Endpoint> = Parsed<E['params']>;
export type QueryOf<E extends Endpoint> = Parsed<E['query']>;
export type BodyOf<E extends Endpoint> = Parsed<E['body']>;
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;
export type SentParams<E extends Endpoint> = Sent<E['params']>;
export type SentQuery<E extends Endpoint> = Sent<E['query']>;
export type SentBody<E extends Endpoint> = Sent<E['body']>;

/** The path with its parameters filled in and encoded, without the base path. */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${path} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
}
