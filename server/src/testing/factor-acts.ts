import { contract } from '@loomlight/contract';
import { factors } from '@loomlight/contract/factors';
import { Secret, TOTP } from 'otpauth';
import { type Authenticator, createAuthenticator } from './authenticator.ts';
import type { TestApp, TestPerson } from './test-app.ts';

/** Where the product of the tests is reached: passkeys are bound to it. */
export const site = { origin: 'http://loomlight.test', rpId: 'loomlight.test' };

/** The code that an app with this secret shows now, or so many steps of 30 seconds from now. */
export function codeOf(test: Pick<TestApp, 'clock'>, secret: string, stepsAway = 0): string {
  const timestamp = test.clock.now().getTime() + stepsAway * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** Has the clock move into the middle of the next step of 30 seconds, whose code nobody has used, and which does not end by itself. */
export function nextStep(test: Pick<TestApp, 'clock'>): void {
  const stepS = 30;
  const intoStepS = (test.clock.now().getTime() / 1000) % stepS;
  test.clock.advanceSeconds(stepS - intoStepS + stepS / 2);
}

/** Turns the authenticator app on; answers its secret and the recovery codes. The code of the next step is unused. */
export async function turnOnTotp(
  test: TestApp,
  { token }: Pick<TestPerson, 'token'>,
): Promise<{ readonly secret: string; readonly codes: readonly string[] }> {
  nextStep(test);
  const started = await test.call(factors.startTotp, { token });
  const { secret } = started.body;
  const confirmed = await test.call(factors.confirmTotp, { token, body: { code: codeOf(test, secret) } });
  if (confirmed.status !== 200) throw new Error(`The app could not be turned on: ${confirmed.text}`);
  nextStep(test);
  return { secret, codes: confirmed.body.recovery_codes ?? [] };
}

/** Adds a passkey in software; answers it and the recovery codes. */
export async function addTestPasskey(
  test: TestApp,
  { token }: Pick<TestPerson, 'token'>,
  name = 'Laptop',
): Promise<{ readonly key: Authenticator; readonly codes: readonly string[] }> {
  const key = createAuthenticator(site);
  const { body: options } = await test.call(factors.addPasskeyOptions, { token });
  const added = await test.call(factors.addPasskey, { token, body: { name, passkey: key.register(options) } });
  if (added.status !== 201) throw new Error(`The passkey could not be added: ${added.text}`);
  return { key, codes: added.body.recovery_codes ?? [] };
}

/** The first step of a sign-in; answers the cookie of the second. */
export async function firstStep(
  test: TestApp,
  who: Pick<TestPerson, 'email'>,
  more: { readonly cookie?: string; readonly password?: string } = {},
): Promise<string> {
  const { password = test.password, ...sent } = more;
  const answer = await test.call(contract.accounts.login, { body: { email: who.email, password }, ...sent });
  if (answer.error.code !== 'second_factor_needed') throw new Error(`No second step was asked for: ${answer.text}`);
  return cookieNamed('second-step', answer.headers);
}

/** `name=value` of a cookie that an answer has set; empty when it has set none. */
export function cookieNamed(name: string, headers: Readonly<Record<string, unknown>>): string {
  const lines = [headers['set-cookie'] ?? []].flat().map(String);
  return lines.find((line) => line.startsWith(`${name}=`))?.split(';')[0] ?? '';
}
