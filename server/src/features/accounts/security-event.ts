/** What somebody who watches over accounts wants to hear of; never with a word that a person typed. */
export interface SecurityEvent {
  readonly kind: SecurityKind;
  /** Whose account it is about, where there is one. */
  readonly userId?: string;
  /** `networkOf` the request, where it matters. Whoever writes the event down keeps a keyed hash of it alone. */
  readonly network?: string;
}

export type SecurityKind =
  | 'login_succeeded'
  | 'login_refused'
  | 'wrong_password'
  | 'too_many_attempts'
  | 'access_refused'
  | 'google_refused'
  | 'refresh_token_reused'
  | 'google_linked'
  | 'account_taken_over'
  | 'second_factor_asked'
  | 'second_factor_refused'
  | 'passkey_copied'
  | 'factor_added'
  | 'factor_removed'
  | 'recovery_code_used'
  | 'recovery_codes_made'
  | 'password_changed'
  | 'password_reset'
  | 'email_change_asked'
  | 'email_change_stopped'
  | 'email_changed'
  | 'account_deleted';

/** Kinds that hardly ever happen to a person alone. */
export const suspiciousKinds: ReadonlySet<SecurityKind> = new Set<SecurityKind>([
  'refresh_token_reused',
  'too_many_attempts',
  'account_taken_over',
  'passkey_copied',
]);
