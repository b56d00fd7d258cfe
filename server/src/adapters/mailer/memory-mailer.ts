import type { Mail, Mailer, MailOutcome } from '../../ports/mailer.ts';

/** Remembers mails, or fails as it is told: for tests. */
export function openMemoryMailer(): Mailer & { readonly sent: Mail[]; answer: MailOutcome } {
  const mailer: Mailer & { readonly sent: Mail[]; answer: MailOutcome } = {
    sent: [],
    answer: { kind: 'sent' },
    send: async (mail) => {
      if (mailer.answer.kind === 'sent') mailer.sent.push(mail);
      return mailer.answer;
    },
    close: async () => undefined,
  };
  return mailer;
}
