import type { Mail, Mailer } from '../../ports/mailer.ts';

/** Keeps mails instead of sending them; `keep` stores one where the mailbox page finds it. */
export function openMailboxMailer(keep: (mail: Mail) => Promise<void>): Mailer {
  return {
    send: async (mail) => {
      await keep(mail);
      return { kind: 'sent' };
    },
    close: async () => undefined,
  };
}
