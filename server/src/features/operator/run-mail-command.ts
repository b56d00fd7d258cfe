import { type CommandResult, ok, type OperatorContext } from './operator.context.ts';

const shownMails = 10;

/** The newest mails of an installation without a mail server, oldest first: the first administrator's own link is among them. */
export async function listMails(ctx: OperatorContext): Promise<CommandResult> {
  const mails = await ctx.newestMails(shownMails);
  if (mails.length === 0) return ok('No mail is kept here.');
  return ok(
    ...mails.toReversed().flatMap((mail) => [
      `${mail.sent_at.toISOString()}  ${mail.recipient}  ${mail.subject}`,
      ...mail.text_body
        .trimEnd()
        .split('\n')
        .map((line) => `  ${line}`),
      '',
    ]),
  );
}
