import type { ContentType } from '@loomlight/contract';
import { addSeconds } from '../../kernel/clock.ts';
import type { TakenParts } from './cleared-words.rules.ts';

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
    readonly method: 'password' | 'google' | 'passkey' | 'mail';
    readonly at: string;
  };
  /** `at` as ISO 8601; a passkey by the name that its owner gave it. */
  factor_changed: {
    readonly username: string;
    readonly at: string;
    readonly change:
      | { readonly kind: 'totp_added' | 'totp_removed' | 'recovery_codes_made' }
      | { readonly kind: 'passkey_added' | 'passkey_removed'; readonly name: string }
      | { readonly kind: 'recovery_code_used'; readonly left: number }
      | { readonly kind: 'second_step_failed' | 'reset_by_operator' };
  };
  /** `changes_at` as ISO 8601. Whose change it is, so that the mails go with their person whatever address they went to. */
  email_change_new: { readonly user_id: string; readonly username: string; readonly change_id: string };
  email_change_old: {
    readonly user_id: string;
    readonly username: string;
    readonly change_id: string;
    readonly new_email: string;
    readonly changes_at: string;
  };
  /** To both addresses. */
  email_changed: {
    readonly user_id: string;
    readonly username: string;
    readonly new_email: string;
    readonly is_former: boolean;
  };
  /** To whoever has the address that somebody wanted; with nothing of that person. */
  email_in_use: { readonly username: string };
  account_deleted: { readonly username: string; readonly at_desk?: boolean };
  /** `at_desk`: not by the person, but by who administers the site, for a written request. */
  data_exported: { readonly username: string; readonly at_desk?: boolean };
  receipt: {
    readonly username: string;
    readonly package_name: string;
    readonly credits: number;
    readonly amount_cents: number;
    readonly currency: string;
    readonly order_id: string;
  };
  /** The operator's reason goes to the owner as it was written. */
  taken_down: { readonly username: string; readonly content_type: ContentType; readonly reason: string };
  /** Somebody's own report; its words are read when the mail is sent. */
  report_received: { readonly report_id: string; readonly number: string };
  report_decided: { readonly report_id: string; readonly number: string };
  /** To administrators; `due_at` as ISO 8601. Never a word of a report. */
  report_alarm: {
    readonly username: string;
    readonly type: string;
    readonly report_id: string;
    readonly number: string;
    readonly category: string;
    readonly due_at: string;
  };
  /** To administrators: until when a bank hears somebody about a disputed payment. */
  dispute_due: {
    readonly username: string;
    readonly order_id: string;
    readonly amount_cents: number;
    readonly currency: string;
    readonly due_at: string;
  };
  /** To the addresses that the desk has set for it: what it is about, and not a word more. How it stands is read when the mail is sent. */
  alarm: { readonly matter: AlarmMatter };
  /** Why something of theirs was restricted: the words are read when the mail is sent. */
  statement: { readonly user_id: string; readonly username: string; readonly decision_id: string };
  appeal_decided: {
    readonly user_id: string;
    readonly username: string;
    readonly decision_id: string;
    /** Somebody has let these of its items stand when a report about them was decided; left out: it is about the whole decision. */
    readonly shown_again?: readonly string[];
  };
  /** How somebody who called the refusal of a prompt a mistake was answered: the words are read when the mail is sent. */
  objection_answered: { readonly user_id: string; readonly username: string; readonly refusal_id: string };
  /** Written by the database's own `mail_sale` at the first sale of an hour, for all that follow until it is sent. */
  sales: { readonly username: string; readonly seller_id: string; readonly from_sale_no: number };
  /** What happened to one's own pieces and among whom one follows, from `since` to before `until` (both ISO 8601, midnight UTC). */
  weekly: {
    readonly user_id: string;
    readonly username: string;
    readonly since: string;
    readonly until: string;
  };
  /** Written by the database's own `tell_person`, where the state changes; never with words of anybody. */
  notification: {
    readonly username: string;
    readonly type: string;
    readonly content_id: string | null;
    readonly content_type: string | null;
    readonly credits: number | null;
    /** How many items it tells of; left out for one. */
    readonly count?: number;
    readonly package_name: string | null;
  };
}
export type MailKind = keyof MailPayloads;

/** What stands over for administrators and cannot wait until somebody opens the desk (DESK-92). */
export type AlarmMatter = 'books' | 'report' | 'dispute' | 'payment' | 'storage' | 'backup';

/** How a matter stands when its mail is sent. */
export interface AlarmFigures {
  /** How many of it there are; of the storage: per cent of what it may hold. */
  readonly count: number;
  /** Both as ISO 8601. */
  readonly since: string | null;
  readonly due_at: string | null;
}

/** What a mail about sales tells: read when it is sent. */
export interface SalesFigures {
  readonly sales: number;
  /** Credits that the seller earned by them. */
  readonly credits: number;
  /** What of them cannot be spent yet. */
  readonly held: number;
  /** What sold best first, a few of them. */
  readonly best: readonly {
    readonly content_id: string;
    readonly content_type: string;
    readonly sales: number;
    readonly credits: number;
    /** It was removed since. */
    readonly is_gone: boolean;
  }[];
}

/** What a mail about a report tells: read when it is sent. */
export interface ReportFigures {
  readonly category: string;
  readonly due_at: string;
  readonly answer: string | null;
  readonly addresses: readonly { readonly address: string; readonly action: string | null }[];
}

/** A statement of reasons, read when it is sent. */
export interface StatementFigures {
  readonly action: string;
  readonly ground: string | null;
  readonly ground_ref: string;
  readonly facts: string;
  readonly redress: string;
  /** A day, until which it counts as a strike; null where it does not. */
  readonly strike_until: string | null;
  readonly detected_by: string;
  readonly taken_by: string;
  readonly territory: string;
  readonly appeal_until: string | null;
  /** Of a decision about a person: until when it holds. */
  readonly until: string | null;
  readonly items: readonly { readonly content_id: string; readonly content_type: string; readonly action: string }[];
  /** Which parts of a profile were taken. */
  readonly profile: TakenParts | null;
  /** It was taken back; and what was answered to an appeal. */
  readonly is_reversed: boolean;
  readonly answer: string | null;
}

/** The answer to who has called a refusal a mistake, read when it is sent. */
export interface ObjectionFigures {
  readonly outcome: string;
  readonly answer: string | null;
}

/** What a weekly mail tells: read when it is sent. */
export interface WeekFigures {
  readonly views: number;
  readonly favorites: number;
  readonly sold: number;
  /** Credits that the prompts of `sold` earned. */
  readonly earned: number;
  readonly followers: number;
  /** Public pieces of whom one follows, `publishedMax` at most. */
  readonly published: number;
}

/** How far what others have published is counted. */
export const publishedMax = 100;

/** A week in which nothing happened is not mailed. */
export function isQuietWeek(figures: WeekFigures): boolean {
  return Object.values(figures).every((count) => count === 0);
}

/** Attempts before a mail is given up; with the pauses below that is a little over a day. */
export const maxAttempts = 18;

/** When a failed mail is tried again: 5 s, doubling up to 4 hours. */
export function nextAttemptAt(now: Date, attempts: number): Date {
  return addSeconds(now, Math.min(4 * 3600, 5 * 2 ** Math.max(0, attempts - 1)));
}
