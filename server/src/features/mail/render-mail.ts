import { escapeHtml } from '../../kernel/escape-html.ts';
import type { Mail } from '../../ports/mailer.ts';
import { type Letter, letterOf, type MailContext } from './letter.ts';
import type { OutboxRow } from './mail.store.ts';

/** Makes the mail of an outbox row. The token is made here and now, and stands nowhere but in the mail itself. */
export function renderMail(row: OutboxRow, ctx: MailContext): Mail {
  const letter = letterOf(row, ctx);
  return { to: row.recipient, subject: letter.subject, text: plainText(letter), html: html(letter) };
}

function plainText(letter: Letter): string {
  return [
    letter.greeting,
    ...letter.paragraphs,
    `${letter.action.label}: ${letter.action.address}`,
    letter.footnote,
    'Loomlight',
  ].join('\n\n');
}

/** Tables and inline styles: what mail programs understand. */
function html(letter: Letter): string {
  const paragraph = (text: string): string =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:24px">${escapeHtml(text)}</p>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(letter.subject)}</title></head>
<body style="margin:0;background:#f6f3ee;color:#221c15;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border:1px solid #e6e0d6;border-radius:16px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-family:Georgia,serif;font-size:24px;line-height:28px">Loomlight</p>
${paragraph(letter.greeting)}${letter.paragraphs.map(paragraph).join('')}
<p style="margin:24px 0"><a href="${escapeHtml(letter.action.address)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#f0a13c;color:#221608;font-weight:600;text-decoration:none">${escapeHtml(letter.action.label)}</a></p>
<p style="margin:0;font-size:13px;line-height:20px;color:#6c6257">${escapeHtml(letter.footnote)}</p>
</td></tr></table></td></tr></table></body></html>`;
}
