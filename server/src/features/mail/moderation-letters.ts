import { formatMoney, itemPagePath } from '@loomlight/contract';
import { signToken } from '../../kernel/signed-token.ts';
import { notificationWords } from '../notifications/index.ts';
import { clearedWords } from './cleared-words.rules.ts';
import type { Letter, MailContext } from './letter-types.ts';
import type { MailPayloads, ObjectionFigures, ReportFigures, StatementFigures } from './mail.rules.ts';

const momentWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
const dayWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The receipt of a report. Its key is made here and now, and stands nowhere but in the mail itself. */
export function reportReceived(ctx: MailContext, payload: MailPayloads['report_received'] & ReportFigures): Letter {
  return {
    subject: `We have received your report ${payload.number}`,
    greeting: 'Hello,',
    paragraphs: [
      'Thank you. Somebody looks at what you have reported, and we tell you what was decided.',
      'With the link you can see how your report stands, add something, or take it back.',
    ],
    facts: [
      ['Report', payload.number],
      ['Decided by', `${momentWords.format(new Date(payload.due_at))} UTC`],
    ],
    action: { label: 'See my report', address: statusAddress(payload, ctx) },
    footnote:
      'Keep this link to yourself. If you did not report anything, somebody has used your address: you can ignore this mail.',
  };
}

const outcomeWords: Readonly<Record<string, string>> = {
  hide: 'Hidden',
  remove: 'Removed',
  withdraw_words: 'Removed, with its words',
};

/** What was decided about a report, address by address, also when nothing was done. */
export function reportDecided(ctx: MailContext, payload: MailPayloads['report_decided'] & ReportFigures): Letter {
  return {
    subject: `Your report ${payload.number} was decided`,
    greeting: 'Hello,',
    paragraphs: ['We have looked at what you have reported.', ...(payload.answer ? [payload.answer] : [])],
    facts: payload.addresses.map(({ address, action }) => [address, outcomeWords[action ?? ''] ?? 'Nothing was done']),
    action: { label: 'See my report', address: statusAddress(payload, ctx) },
    footnote: `If you think that this is wrong, report it again and say why: ${ctx.publicUrl}/report. You can also go to a court.`,
  };
}

function statusAddress(payload: { readonly report_id: string; readonly number: string }, ctx: MailContext): string {
  const key = signToken(ctx.tokenSecret, 'report_status', payload.report_id).slice(payload.report_id.length + 1);
  return `${ctx.publicUrl}/report/${payload.number}?key=${key}`;
}

/** To administrators: that something waits, and until when; never what was written. */
export function reportAlarm(ctx: MailContext, payload: MailPayloads['report_alarm']): Letter {
  const facts = { content_id: null, content_type: null, credits: null, count: 1, package_name: null };
  const { title, body } = notificationWords({ ...facts, type: payload.type, isGone: false, prompt: null });
  return {
    subject: title,
    greeting: `Hello ${payload.username},`,
    paragraphs: [body],
    facts: [
      ['Report', payload.number],
      ['About', payload.category.replaceAll('_', ' ')],
      ['Decide by', `${momentWords.format(new Date(payload.due_at))} UTC`],
    ],
    action: { label: 'Look at it', address: `${ctx.publicUrl}/desk/reports/${payload.report_id}` },
    footnote: 'You get this mail because you are an administrator of this site.',
  };
}

/** To administrators: that a bank soon hears nobody any more about a disputed payment, and that its evidence was not sent. */
export function disputeDue(ctx: MailContext, payload: MailPayloads['dispute_due']): Letter {
  return {
    subject: 'A dispute has to be answered soon',
    greeting: `Hello ${payload.username},`,
    paragraphs: [
      'A bank asks a payment back, and soon it hears nobody about it any more. The evidence is laid down, and nobody has sent it.',
    ],
    facts: [
      ['Amount', formatMoney(payload.amount_cents, payload.currency)],
      ['Order', payload.order_id],
      ['The bank listens until', `${momentWords.format(new Date(payload.due_at))} UTC`],
    ],
    action: { label: 'Look at it', address: `${ctx.publicUrl}/desk/money?show=disputes` },
    footnote: 'You get this mail because you are an administrator of this site.',
  };
}

const restrictionWords: Readonly<Record<string, string>> = {
  hide: 'hidden from everybody but you, until it is decided otherwise',
  remove: 'removed for good',
  withdraw_words: 'removed for good, with the copies of its words that others had bought',
};
const personWords: Readonly<Record<string, { readonly subject: string; readonly what: string }>> = {
  mute: {
    subject: 'Your account cannot publish for a time',
    what: 'You can go on making in private, and you cannot publish, sell, or change your profile',
  },
  suspend: { subject: 'Your account was suspended', what: 'You are signed out, and you cannot sign in' },
};
const incomeWords = {
  subject: 'Income from sold prompts was given back',
  what: 'This site has given income that you had on hold back to those who paid it. Why this was decided stands below.',
};
const detectionWords: Readonly<Record<string, string>> = {
  notice: 'Somebody has reported it to us.',
  own: 'We have found it ourselves.',
  automated: 'A program has found it.',
};

/** What was done, in a sentence or two. */
function openingOf({ action, until, profile }: StatementFigures): string {
  const about = personWords[action];
  if (profile !== null) return `${clearedWords(profile)} Why this was decided stands below.`;
  if (action === 'return_income') return incomeWords.what;
  return about && until !== null
    ? `${about.what} until ${momentWords.format(new Date(until))} UTC. Why this was decided stands below.`
    : 'This site has restricted what stands below. This is what was done, and why.';
}

/** The statement of reasons: what, where, for how long, why, how it was found, by whom it was decided, and what can be done. Never who reported it. */
export function statement(ctx: MailContext, payload: MailPayloads['statement'] & StatementFigures): Letter {
  return {
    subject: subjectOf(payload),
    greeting: `Hello ${payload.username},`,
    paragraphs: [
      openingOf(payload),
      ...(payload.redress === '' ? [] : [payload.redress]),
      ...(payload.items.length === 0 ? [] : ['What it cost is not refunded.']),
      ...(payload.strike_until === null
        ? []
        : [
            `It counts as a strike until ${dayWords.format(new Date(payload.strike_until))}: whoever decides about something else until then will see it.`,
          ]),
      'You can appeal against this decision free of charge, and courts stay open to you.',
    ],
    facts: [
      ...payload.items.map((item): readonly [string, string] => [
        itemAddress(ctx, item),
        restrictionWords[item.action] ?? 'restricted',
      ]),
      ['Where', payload.territory],
      ['Facts', payload.facts],
      ['How we learned of it', detectionWords[payload.detected_by] ?? ''],
      ['Decided', payload.taken_by === 'automated' ? 'automatically' : 'by a person, not automatically'],
      [payload.ground === 'law' ? 'The law' : 'The rules of this site', payload.ground_ref],
      ...(payload.appeal_until === null
        ? []
        : [['Appeal until', dayWords.format(new Date(payload.appeal_until))] as const]),
    ],
    action: { label: 'Read it, or appeal', address: statementAddress(payload, ctx) },
    footnote: `Whoever finds something illegal here can report it: ${ctx.publicUrl}/report`,
  };
}

function subjectOf({ action, items }: StatementFigures): string {
  if (action === 'return_income') return incomeWords.subject;
  if (action === 'clear_profile') return 'Parts of your profile were removed';
  const about = personWords[action];
  if (about) return about.subject;
  return items.length === 1 ? 'One of your pieces was restricted' : 'Some of your pieces were restricted';
}

/** How an appeal ended. */
export function appealDecided(ctx: MailContext, payload: MailPayloads['appeal_decided'] & StatementFigures): Letter {
  const { is_reversed: isReversed } = payload;
  if (payload.shown_again) return shownAgain(ctx, payload, payload.shown_again);
  return {
    subject: isReversed ? 'A decision was taken back' : 'Your appeal was decided',
    greeting: `Hello ${payload.username},`,
    paragraphs: [
      isReversed
        ? `We have looked at it again, and take the decision back. ${backWords(payload)}`
        : 'We have looked at it again, and the decision stands. Courts stay open to you.',
      ...(payload.answer ? [payload.answer] : []),
    ],
    action: { label: 'Read the decision', address: statementAddress(payload, ctx) },
    footnote: `Whoever finds something illegal here can report it: ${ctx.publicUrl}/report`,
  };
}

/** What was hidden until a report was decided, and was let stand then. */
function shownAgain(
  ctx: MailContext,
  payload: MailPayloads['appeal_decided'] & StatementFigures,
  shown: readonly string[],
): Letter {
  const items = payload.items.filter((item) => shown.includes(item.content_id));
  const isOne = shown.length === 1;
  return {
    subject: isOne ? 'One of your pieces is as it was before' : 'Some of your pieces are as they were before',
    greeting: `Hello ${payload.username},`,
    paragraphs: [
      `Somebody here has looked at the report about what stands below, and lets it stand. ${isOne ? 'It is as it was before it was restricted.' : 'They are as they were before they were restricted.'}`,
    ],
    facts: items.map((item) => [itemAddress(ctx, item), 'as it was before'] as const),
    action: { label: 'Read the decision', address: statementAddress(payload, ctx) },
    footnote: `Whoever finds something illegal here can report it: ${ctx.publicUrl}/report`,
  };
}

function itemAddress(ctx: MailContext, item: StatementFigures['items'][number]): string {
  return `${ctx.publicUrl}${itemPagePath({ contentType: item.content_type === 'video' ? 'video' : 'image', id: item.content_id })}`;
}

/** What became of saying that a prompt was refused by mistake; never a word of the prompt. */
export function objectionAnswered(
  ctx: MailContext,
  payload: MailPayloads['objection_answered'] & ObjectionFigures,
): Letter {
  return {
    subject: 'You were answered about a refused prompt',
    greeting: `Hello ${payload.username},`,
    paragraphs: [
      payload.outcome === 'mistaken'
        ? 'You have told us that a prompt of yours was refused by mistake. Somebody has looked at it, and you were right.'
        : 'You have told us that a prompt of yours was refused by mistake. Somebody has looked at it, and the refusal stands.',
      ...(payload.answer ? [payload.answer] : []),
    ],
    action: { label: 'Read the rules', address: `${ctx.publicUrl}/rules` },
    footnote: 'The words that you have sent us for it are removed.',
  };
}

function backWords({ profile }: StatementFigures): string {
  return profile === null
    ? 'What was restricted is as it was before.'
    : 'The words of your profile are as they were before, where you have not written others since; a picture may be chosen again.';
}

function statementAddress({ decision_id: id }: { readonly decision_id: string }, ctx: MailContext): string {
  return `${ctx.publicUrl}/statement/${id}?key=${signToken(ctx.tokenSecret, 'statement', id).slice(id.length + 1)}`;
}
