import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from '../../http/cookies.ts';
import type { AccountsContext } from './accounts.context.ts';
import { deviceWords } from './device-words.rules.ts';
import { knownDeviceS } from './known-device.rules.ts';

const name = 'device';

/** The browser that signs in, as it comes. */
export interface Device {
  /** In words: 'Firefox on Linux'. */
  readonly words: string;
  /** What earlier sign-ins have left in it; read by `knownDevice`. */
  readonly marks: string | undefined;
}

/** The browser behind a request. */
export function deviceOf(ctx: Pick<AccountsContext, 'settings'>, request: FastifyRequest): Device {
  return {
    words: deviceWords(request.headers['user-agent']),
    marks: readCookie(request, { name, secure: ctx.settings.secureCookies }),
  };
}

/** Leaves the marks of `rememberDevice` in the browser. */
export function keepDevice(
  ctx: Pick<AccountsContext, 'settings'>,
  input: { readonly reply: FastifyReply; readonly marks: string },
): void {
  const { reply, marks } = input;
  setCookie(reply, { name, secure: ctx.settings.secureCookies, value: marks, maxAgeS: knownDeviceS });
}
