import nodemailer from 'nodemailer';
import { errorText } from '../../kernel/errors.ts';
import type { Mailer } from '../../ports/mailer.ts';

/** Sends over SMTP. A 5xx answer is final; anything else (no connection, 4xx, slow) may be tried again. */
export function openSmtpMailer(options: {
  readonly url: string;
  readonly from: string;
  /** How long the server may say nothing, in milliseconds. */
  readonly timeoutMs?: number;
}): Mailer {
  const { timeoutMs = 20_000 } = options;
  const transport = nodemailer.createTransport({
    url: options.url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: timeoutMs / 2,
    greetingTimeout: timeoutMs / 2,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      try {
        // An object, never a string: the address parser would read further recipients out of a crafted one.
        await transport.sendMail({
          from: options.from,
          to: { name: '', address: mail.to },
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          ...(mail.stopAddress === undefined
            ? {}
            : {
                list: { unsubscribe: mail.stopAddress },
                headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
              }),
        });
        return { kind: 'sent' };
      } catch (error) {
        return { kind: 'failed', permanent: isPermanent(error), reason: errorText(error) };
      }
    },
    close: async () => transport.close(),
  };
}

function isPermanent(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('responseCode' in error)) return false;
  return typeof error.responseCode === 'number' && error.responseCode >= 500;
}
