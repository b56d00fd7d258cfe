import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/transaction.ts';
import { listMailbox, type MailboxRow } from './mail.store.ts';
import { escapeHtml } from './render-mail.ts';

const shownMails = 100;

/** The mailbox of an installation without a mail server: a page for people and a list for programs (docs/operating.md). */
export function mailboxRoutes(app: FastifyInstance, ctx: { readonly db: Db }): void {
  app.get('/dev/mailbox.json', { schema: { hide: true } }, async () =>
    (await listMailbox(ctx.db, shownMails)).map((mail) => ({
      id: mail.id,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.text_body,
      html: mail.html_body,
      sent_at: mail.sent_at.toISOString(),
    })),
  );
  app.get('/dev/mailbox', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(page(await listMailbox(ctx.db, shownMails))),
  );
}

function page(mails: readonly MailboxRow[]): string {
  const list =
    mails.length === 0
      ? '<p class="empty">No mail yet. Mails to the people of this installation appear here.</p>'
      : mails.map(article).join('\n');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Mailbox - Loomlight</title>
<style>
:root{color-scheme:dark light;--base:light-dark(#fbfaf8,#0e0c0a);--card:light-dark(#fff,#161310);--line:light-dark(#0001,#fff2);--ink:light-dark(#1e1a15,#f5f2ee);--quiet:light-dark(#6c6257,#a59c92);--amber:light-dark(#8a5208,#f0a13c)}
body{margin:0;background:var(--base);color:var(--ink);font:15px/24px system-ui,sans-serif}main{max-width:720px;margin:0 auto;padding:40px 16px}
h1{font:400 36px/40px Georgia,serif;margin:0 0 8px}p.note,.empty{color:var(--quiet);margin:0 0 32px}
article{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:20px 24px;margin:0 0 16px}
h2{font-size:17px;margin:0}.meta{color:var(--quiet);font-size:13px;margin:0 0 12px}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:0}a{color:var(--amber)}
</style></head><body><main><h1>Mailbox</h1><p class="note">This installation has no mail server: its mails are kept here instead of being sent.</p>
${list}</main></body></html>`;
}

function article(mail: MailboxRow): string {
  // Only addresses of our own mails become links: the text was written by the product itself.
  const text = escapeHtml(mail.text_body).replace(
    /https?:\/\/[^\s<]+/g,
    (address) => `<a href="${address}">${address}</a>`,
  );
  return `<article><h2>${escapeHtml(mail.subject)}</h2><p class="meta">To ${escapeHtml(mail.recipient)}, ${mail.sent_at.toISOString()}</p><pre>${text}</pre></article>`;
}
