import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A cookie of our own, which no script reads and no other site sends along. */
export interface OwnCookie {
  readonly name: string;
  /** True where the product is reached over https: then no other host and no page without https can set it. */
  readonly secure: boolean;
}

/** Longer values are not ours. */
const valueMax = 2_000;

/** The value of a cookie that the browser sent; undefined when there is none. */
export function readCookie(request: FastifyRequest, cookie: OwnCookie): string | undefined {
  const header = request.headers.cookie;
  const value = header === undefined ? undefined : parseCookie(header)[nameOf(cookie)];
  return value !== undefined && value.length <= valueMax ? value : undefined;
}

/** Has the browser keep a value for so long. Strictly of this site: every page of ours calls us from itself. */
export function setCookie(
  reply: FastifyReply,
  cookie: OwnCookie & { readonly value: string; readonly maxAgeS: number },
): void {
  const line = stringifySetCookie({
    name: nameOf(cookie),
    value: cookie.value,
    maxAge: cookie.maxAgeS,
    path: '/',
    httpOnly: true,
    secure: cookie.secure,
    sameSite: 'strict',
  });
  reply.header('Set-Cookie', line);
}

function nameOf({ name, secure }: OwnCookie): string {
  return secure ? `__Host-${name}` : name;
}
