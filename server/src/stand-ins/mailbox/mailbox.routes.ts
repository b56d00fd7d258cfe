import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/transaction.ts';
import type { Guard } from '../../http/administrators-only.ts';
import { htmlPage } from '../../http/html-page.ts';
import { escapeHtml } from '../../kernel/escape-html.ts';
import { getMail, listMails, type MailboxMail } from './read-mailbox.ts';

const shownMails = 100;

/**
 * The mailbox of an installation without a mail server: a page for people and a list for programs (docs/operating.md). Its mails
 * open accounts: where others than the people of this machine come, `guard` says who may read them.
 */
export function mailboxRoutes(app: FastifyInstance, ctx: { readonly db: Db; readonly guard: Guard | undefined }): void {
  void app.register(async (scope) => {
    if (ctx.guard) scope.addHook('onRequest', ctx.guard);
    pages(scope, ctx);
  });
}

function pages(app: FastifyInstance, ctx: { readonly db: Db }): void {
  app.get('/dev/mailbox.json', { schema: { hide: true } }, async () =>
    (await listMails(ctx, shownMails)).map((mail) => ({
      id: mail.id,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.text_body,
      html: mail.html_body,
      sent_at: mail.sent_at.toISOString(),
    })),
  );
  app.get('/dev/mailbox', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(page(await listMails(ctx, shownMails))),
  );
  // As a mail program shows it: its own styles and nothing else.
  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', { schema: { hide: true } }, async ({ params }, reply) => {
    const mail = await getMail(ctx, params.id);
    return reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(mail.html_body);
  });
}

function page(mails: readonly MailboxMail[]): string {
  const list =
    mails.length === 0
      ? '<p class="empty">No mail yet. Mails to the people of this installation appear here.</p>'
      : mails.map(article).join('\n');
  return htmlPage({
    title: 'Mailbox',
    body: `<h1>Mailbox</h1><p class="note">This installation has no mail server: its mails are kept here instead of being sent.</p>
${list}`,
  });
}

function article(mail: MailboxMail): string {
  // Only addresses of our own mails become links: the text was written by the product itself.
  const text = escapeHtml(mail.text_body).replace(
    /https?:\/\/[^\s<]+/g,
    (address) => `<a href="${address}">${address}</a>`,
  );
  return `<article class="card"><h2>${escapeHtml(mail.subject)}</h2><p class="meta">To ${escapeHtml(mail.recipient)}, ${mail.sent_at.toISOString()}. <a href="/dev/mailbox/${mail.id}">Show it as it looks</a></p><pre>${text}</pre></article>`;
}
