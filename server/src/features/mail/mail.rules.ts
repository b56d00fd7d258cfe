import { addSeconds } from '../../kernel/clock.ts';

/** Every kind of mail and what its outbox row carries: ids and names, never a token. */
export interface MailPayloads {
  verify_email: { readonly username: string; readonly token_id: string };
  reset_password: { readonly username: string; readonly token_id: string };
  password_changed: { readonly username: string; readonly signed_out: 'everywhere' | 'other_devices' };
  google_linked: { readonly username: string };
  /** `device` in our own words, `at` as ISO 8601. */
  new_device: {
    readonly username: string;
    readonly device: string;
    readonly method: 'password' | 'google';
    readonly at: string;
  };
  account_deleted: { readonly username: string };
  data_exported: { readonly username: string };
  receipt: {
    readonly username: string;
    readonly package_name: string;
    readonly credits: number;
    readonly amount_cents: number;
    readonly currency: string;
    readonly order_id: string;
  };
  /** The operator's reason goes to the owner as it was written. */
  taken_down: { readonly username: string; readonly content_type: 'image' | 'video'; readonly reason: string };
  /** Written by the database's own `tell_person`, where the state changes; never with words of anybody. */
  notification: {
    readonly username: string;
    readonly type: string;
    readonly content_id: string | null;
    readonly content_type: string | null;
    readonly credits: number | null;
    readonly package_name: string | null;
  };
}
export type MailKind = keyof MailPayloads;

/** Attempts before a mail is given up; with the pauses below that is a little over a day. */
export const maxAttempts = 18;

/** When a failed mail is tried again: 5 s, doubling up to 4 hours. */
export function nextAttemptAt(now: Date, attempts: number): Date {
  return addSeconds(now, Math.min(4 * 3600, 5 * 2 ** Math.max(0, attempts - 1)));
}
