export interface MailContext {
  readonly publicUrl: string;
  readonly tokenSecret: string;
  /** What the site is called now (DESK-88). */
  readonly siteName: () => string;
}

/** One mail as both readers get it: the same words in plain text and in HTML. */
export interface Letter {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** Figures that are looked for, one a line. */
  readonly facts?: readonly (readonly [name: string, value: string])[];
  readonly action: { readonly label: string; readonly address: string };
  readonly footnote: string;
  /** What a program for mails calls to end mails of this kind (RFC 8058). */
  readonly stopAddress?: string;
}
