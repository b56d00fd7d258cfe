export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where a POST ends mails of this kind, for programs that offer it (RFC 8058). */
  readonly stopAddress?: string;
}

/** Hands one mail over. A `permanent` failure is never tried again. */
export interface Mailer {
  send(mail: Mail): Promise<MailOutcome>;
  close(): Promise<void>;
}

export type MailOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly permanent: boolean; readonly reason: string };
