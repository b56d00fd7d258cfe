import { Secret, TOTP } from 'otpauth';

/** What every authenticator app understands: SHA-1, six digits, 30 seconds (RFC 6238). */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Clocks may be this many steps apart, in either direction. */
const stepsApart = 1;

/** The text of a new secret in base32: 160 random bits (RFC 4226, section 4). */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that an authenticator app reads from a QR code. */
export function totpUri(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** True for what looks like a code of an app, however it was typed. */
export function isTotpForm(typed: string): boolean {
  return /^\d{6}$/.test(withoutSpaces(typed));
}

/** The step of time to which a code belongs, one before or after now at most; undefined for a wrong code. */
export function totpStep(secret: string, typed: string, now: Date): number | undefined {
  if (!isTotpForm(typed)) return undefined;
  const timestamp = now.getTime();
  const delta = totpOf(secret, '').validate({ token: withoutSpaces(typed), timestamp, window: stepsApart });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / form.period) + delta;
}

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({ ...form, issuer: 'Loomlight', label, secret: Secret.fromBase32(secret) });
}

function withoutSpaces(typed: string): string {
  return typed.replace(/\s/g, '');
}
