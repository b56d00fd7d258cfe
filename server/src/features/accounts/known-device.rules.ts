import { addSeconds } from '../../kernel/clock.ts';
import { readToken, signToken } from '../../kernel/signed-token.ts';

/** How long a browser is known after a sign-in; every sign-in prolongs it. */
export const knownDeviceS = 180 * 86_400;
/** Accounts that one browser is known to at most: families share one. */
const accountsMax = 6;
const separator = '~';

/**
 * The id of this browser for this account, if somebody has signed in to the account with it before. The mark is ours, good for one
 * account, and says nothing about anybody: an end, a random id, and a signature over both and the account.
 */
export function knownDevice(
  given: string | undefined,
  own: { readonly secret: string; readonly userId: string; readonly now: Date },
): string | undefined {
  return findMark(given, own)?.deviceId;
}

/** What the browser keeps after a sign-in: the mark of this account first, and those of others that it had. */
export function rememberDevice(
  given: string | undefined,
  own: { readonly secret: string; readonly userId: string; readonly now: Date; readonly newId: () => string },
): string {
  const before = findMark(given, own);
  const endS = Math.floor(addSeconds(own.now, knownDeviceS).getTime() / 1000);
  const mark = `${endS}.${signToken(own.secret, purposeOf(own.userId, endS), before?.deviceId ?? own.newId())}`;
  const others = marksIn(given).filter((other) => other !== before?.mark);
  return [mark, ...others].slice(0, accountsMax).join(separator);
}

function findMark(
  given: string | undefined,
  own: { readonly secret: string; readonly userId: string; readonly now: Date },
): { readonly mark: string; readonly deviceId: string } | undefined {
  for (const mark of marksIn(given)) {
    const dot = mark.indexOf('.');
    const endS = Number(mark.slice(0, dot));
    const deviceId = readToken(own.secret, purposeOf(own.userId, endS), mark.slice(dot + 1));
    if (deviceId !== undefined && endS * 1000 > own.now.getTime()) return { mark, deviceId };
  }
  return undefined;
}

/** What has the form of our marks; whose they are only their signatures say. */
function marksIn(given: string | undefined): string[] {
  const marks = given?.split(separator, accountsMax) ?? [];
  return marks.filter((mark) => /^\d{1,12}\.[0-9a-f-]{36}\.[\w-]{43}$/.test(mark));
}

function purposeOf(userId: string, endS: number): string {
  return `known-device ${userId} ${endS}`;
}
