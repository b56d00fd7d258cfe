import type { contract, SentBody } from '@loomlight/contract';

type UserInfo = NonNullable<SentBody<typeof contract.accounts.google>['user_info']>;

/** What the credential says of its person (R-AUTH-17). Nobody checks its signature here: the server alone judges it. */
export function userInfoOf(credential: string): UserInfo {
  const payload = credential.split('.')[1] ?? '';
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
  if (claims === null || typeof claims !== 'object' || !('sub' in claims))
    throw new Error('The credential says nothing.');
  const { sub, email, email_verified, name, picture } = claims as Record<string, unknown>;
  return { id: sub, email, verified_email: email_verified, name, picture };
}
