import type { PasskeyAssertion, PasskeyRegistration } from '@loomlight/contract/factors';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { ApiError, errorText } from '../../api/error-words.ts';

/** Options as the server sends them: JSON of the standard, of which the contract knows the challenge alone. */
export interface PasskeyOptions {
  readonly challenge: string;
  readonly [name: string]: unknown;
}

/** Loaded with the first press: most people never use one. */
const webauthn = () => import('@simplewebauthn/browser');

/** False in browsers without passkeys, and at addresses that are a number: those have no name to bind one to. */
export function canUsePasskeys(): boolean {
  const isNumber = /^[\d.]+$|:/.test(location.hostname);
  return 'PublicKeyCredential' in window && !isNumber;
}

/** Asks for a passkey. Throws what the browser throws when there is none, or the person would not. */
export async function signWithPasskey(options: PasskeyOptions): Promise<PasskeyAssertion> {
  const { startAuthentication } = await webauthn();
  return startAuthentication({ optionsJSON: options });
}

/** Makes a passkey on this device or another one. */
export async function makePasskey(options: PasskeyOptions): Promise<PasskeyRegistration> {
  const { startRegistration } = await webauthn();
  // The server makes them with the counterpart of this very library.
  return startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON });
}

/** What to say when a passkey was not used: the server's words, or that the browser did not give one. */
export function passkeyFailure(error: unknown): string {
  if (error instanceof ApiError) return errorText(error);
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return 'This device has a passkey for your account already.';
  return 'Your browser gave no passkey. Please try again.';
}
