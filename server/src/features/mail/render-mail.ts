import { escapeHtml } from '../../kernel/escape-html.ts';
import type { Mail } from '../../ports/mailer.ts';
import { letterOf } from './letter.ts';
import type { Letter, MailContext } from './letter-types.ts';
import type { OutboxRow } from './mail.store.ts';

/** Makes the mail of an outbox row. The token is made here and now, and stands nowhere but in the mail itself. */
export function renderMail(ctx: MailContext, row: OutboxRow): Mail {
  const letter = letterOf(ctx, row);
  return {
    to: row.recipient,
    subject: letter.subject,
    text: plainText(letter, ctx),
    html: html(letter, ctx),
    ...(letter.stopAddress === undefined ? {} : { stopAddress: letter.stopAddress }),
  };
}

const addressWords = 'If the button does nothing, copy this address:';

function plainText(letter: Letter, ctx: MailContext): string {
  return [
    letter.greeting,
    ...letter.paragraphs,
    ...(letter.facts ? [letter.facts.map(([name, value]) => `${name}: ${value}`).join('\n')] : []),
    `${letter.action.label}: ${letter.action.address}`,
    letter.footnote,
    `${ctx.siteName()}\n${ctx.publicUrl}`,
  ].join('\n\n');
}

/**
 * Colours for a program that shows mails in the dark: it finds them by class. One that knows no style sheet shows the light
 * ones, which stand on the elements themselves, and one that turns colours by itself finds nothing that vanishes.
 */
const darkStyle = `@media (prefers-color-scheme:dark){
.base{background:#0e0c0a!important}.card{background:#161310!important;border-color:#2b2722!important}
.ink{color:#f5f2ee!important}.quiet{color:#a59c92!important}.line{border-color:#2b2722!important}.link{color:#f0a13c!important}}`;

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Tables and inline styles: what mail programs understand. One card, one button, no image that would have to be fetched. */
function html(letter: Letter, ctx: MailContext): string {
  const { label, address } = letter.action;
  const paragraph = (text: string): string =>
    `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#221c15">${escapeHtml(text)}</p>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(letter.subject)}</title><style>${darkStyle}</style></head>
<body class="base" style="margin:0;padding:0;background:#f6f3ee;${font}">
<table class="base" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f6f3ee"><tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px"><tr><td style="padding:0 8px 16px"><span style="display:inline-block;width:12px;height:12px;border-radius:6px;background:#f0a13c"></span><span class="ink" style="padding-left:8px;font-family:Georgia,'Times New Roman',serif;font-size:24px;line-height:28px;color:#221c15">${escapeHtml(ctx.siteName())}</span></td></tr></table>
<table class="card" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border:1px solid #e6e0d6;border-radius:16px"><tr><td style="padding:32px">
<h1 class="ink" style="margin:0 0 20px;font-family:Georgia,'Times New Roman',serif;font-weight:400;font-size:26px;line-height:32px;color:#221c15">${escapeHtml(letter.subject)}</h1>
${paragraph(letter.greeting)}${letter.paragraphs.map(paragraph).join('')}${factsTable(letter)}
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr><td style="border-radius:10px;background:#f0a13c"><a href="${escapeHtml(address)}" style="display:inline-block;padding:13px 22px;border-radius:10px;background:#f0a13c;color:#221608;font-size:16px;line-height:20px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>
<p class="quiet" style="margin:0 0 20px;font-size:13px;line-height:20px;color:#6c6257;word-break:break-word">${addressWords}<br>${linked(address)}</p>
<p class="quiet line" style="margin:0;padding-top:20px;border-top:1px solid #e6e0d6;font-size:13px;line-height:20px;color:#6c6257">${linked(letter.footnote)}</p>
</td></tr></table>
<p class="quiet" style="margin:16px 0 0;font-size:12px;line-height:18px;color:#6c6257">${linked(ctx.publicUrl)}</p>
</td></tr></table></body></html>`;
}

function factsTable({ facts }: Letter): string {
  if (!facts) return '';
  const cell = 'padding:10px 0;border-top:1px solid #e6e0d6;font-size:14px;line-height:20px;vertical-align:top';
  const rows = facts.map(
    ([name, value]) =>
      `<tr><td class="quiet line" style="${cell};color:#6c6257">${escapeHtml(name)}</td><td class="ink line" align="right" style="${cell};padding-left:16px;color:#221c15;word-break:break-word">${escapeHtml(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0">${rows.join('')}</table>`;
}

/** Text whose addresses can be followed. They are our own: nobody else's text stands here. */
function linked(text: string): string {
  return escapeHtml(text).replace(
    /https?:\/\/[^\s<]+/g,
    (address) => `<a class="link" href="${address}" style="color:#8a5208">${address}</a>`,
  );
}
