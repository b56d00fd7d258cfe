import { apiBase, countCredits, formatMoney, itemPagePath } from '@loomlight/contract';
import { signToken } from '../../kernel/signed-token.ts';
import type { Letter, MailContext } from './letter-types.ts';
import { alarm } from './alarm-letter.ts';
import {
  appealDecided,
  disputeDue,
  objectionAnswered,
  reportAlarm,
  reportDecided,
  reportReceived,
  statement,
} from './moderation-letters.ts';
import { notificationWords } from '../notifications/index.ts';
import {
  type AlarmFigures,
  type MailPayloads,
  type ObjectionFigures,
  publishedMax,
  type ReportFigures,
  type SalesFigures,
  type StatementFigures,
  type WeekFigures,
} from './mail.rules.ts';
import type { OutboxRow } from './mail.store.ts';

/** What a row of the outbox says. The row was written by this slice, whose types tie each kind to its payload. */
export function letterOf(ctx: MailContext, row: OutboxRow): Letter {
  switch (row.kind) {
    case 'verify_email':
      return verifyEmail(row.payload as MailPayloads['verify_email'], ctx);
    case 'reset_password':
      return resetPassword(row.payload as MailPayloads['reset_password'], ctx);
    case 'password_changed':
      return passwordChanged(row.payload as MailPayloads['password_changed'], ctx);
    case 'google_linked':
      return googleLinked(row.payload as MailPayloads['google_linked'], ctx);
    case 'new_device':
      return newDevice(row.payload as MailPayloads['new_device'], ctx);
    case 'factor_changed':
      return factorChanged(row.payload as MailPayloads['factor_changed'], ctx);
    case 'email_change_new':
      return emailChangeNew(row.payload as MailPayloads['email_change_new'], ctx);
    case 'email_change_old':
      return emailChangeOld(row.payload as MailPayloads['email_change_old'], ctx);
    case 'email_changed':
      return emailChanged(row.payload as MailPayloads['email_changed'], ctx);
    case 'email_in_use':
      return emailInUse(row.payload as MailPayloads['email_in_use'], ctx);
    case 'account_deleted':
      return accountDeleted(row.payload as MailPayloads['account_deleted'], ctx);
    case 'data_exported':
      return dataExported(row.payload as MailPayloads['data_exported'], ctx);
    case 'receipt':
      return receipt(row.payload as MailPayloads['receipt'], ctx);
    case 'taken_down':
      return takenDown(row.payload as MailPayloads['taken_down'], ctx);
    case 'sales':
      return sales(row.payload as MailPayloads['sales'] & SalesFigures, ctx);
    case 'weekly':
      return weekly(row.payload as MailPayloads['weekly'] & WeekFigures, ctx);
    case 'report_received':
      return reportReceived(ctx, row.payload as MailPayloads['report_received'] & ReportFigures);
    case 'report_decided':
      return reportDecided(ctx, row.payload as MailPayloads['report_decided'] & ReportFigures);
    case 'report_alarm':
      return reportAlarm(ctx, row.payload as MailPayloads['report_alarm']);
    case 'dispute_due':
      return disputeDue(ctx, row.payload as MailPayloads['dispute_due']);
    case 'alarm':
      return alarm(ctx, row.payload as MailPayloads['alarm'] & AlarmFigures);
    case 'statement':
      return statement(ctx, row.payload as MailPayloads['statement'] & StatementFigures);
    case 'appeal_decided':
      return appealDecided(ctx, row.payload as MailPayloads['appeal_decided'] & StatementFigures);
    case 'objection_answered':
      return objectionAnswered(ctx, row.payload as MailPayloads['objection_answered'] & ObjectionFigures);
    case 'notification':
      return notification(row.payload as MailPayloads['notification'], ctx);
    default:
      throw new Error(`There is no mail of the kind ${row.kind}.`);
  }
}

function verifyEmail(payload: MailPayloads['verify_email'], ctx: MailContext): Letter {
  const token = signToken(ctx.tokenSecret, 'verify_email', payload.token_id);
  return {
    subject: `Confirm your email for ${ctx.siteName()}`,
    greeting: `Hello ${payload.username},`,
    paragraphs: ['Please confirm that this address is yours. Your welcome credits are waiting behind the button.'],
    action: { label: 'Confirm my email', address: `${ctx.publicUrl}/verify-email?token=${token}` },
    footnote:
      'The link works once and for 24 hours. It also signs you in, so keep it to yourself. If you did not create this account, you can ignore this mail.',
  };
}

function resetPassword(payload: MailPayloads['reset_password'], ctx: MailContext): Letter {
  const token = signToken(ctx.tokenSecret, 'reset_password', payload.token_id);
  return {
    subject: `Choose a new password for ${ctx.siteName()}`,
    greeting: `Hello ${payload.username},`,
    paragraphs: [
      'Somebody asked for a new password for your account. If it was you, the button leads to the page where you choose it.',
    ],
    action: { label: 'Choose a new password', address: `${ctx.publicUrl}/reset-password?token=${token}` },
    footnote:
      'The link works once and for one hour. If you did not ask for it, you can ignore this mail: your password stays as it is.',
  };
}

const changedWords = {
  everywhere:
    'The password of your account was changed with a link from a mail to this address. Every device has been signed out.',
  other_devices: 'The password of your account was changed in its settings. Every other device has been signed out.',
} as const;

function passwordChanged(payload: MailPayloads['password_changed'], ctx: MailContext): Letter {
  return {
    subject: 'Your password was changed',
    greeting: `Hello ${payload.username},`,
    paragraphs: [changedWords[payload.signed_out]],
    action: { label: 'It was not me', address: `${ctx.publicUrl}/forgot-password` },
    footnote: 'If you changed it yourself, there is nothing left to do. If you did not, choose a new password at once.',
  };
}

function googleLinked(payload: MailPayloads['google_linked'], ctx: MailContext): Letter {
  return {
    subject: 'Sign-in with Google was added',
    greeting: `Hello ${payload.username},`,
    paragraphs: [
      'Somebody signed in to your account with the Google account of this address. From now on it opens your account beside your password.',
    ],
    action: { label: 'Look at my devices', address: `${ctx.publicUrl}/settings#security` },
    footnote:
      'If it was you, there is nothing left to do. If it was not, secure your Google account and sign out every device.',
  };
}

const momentWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

function newDevice(payload: MailPayloads['new_device'], ctx: MailContext): Letter {
  return {
    subject: 'New sign-in to your account',
    greeting: `Hello ${payload.username},`,
    paragraphs: ['Somebody has signed in to your account in a browser that has not been here before.'],
    facts: [
      ['When', `${momentWords.format(new Date(payload.at))} UTC`],
      ['Device', payload.device],
      [
        'With',
        { google: 'Google', passkey: 'a passkey', password: 'your password', mail: 'a mailed link' }[payload.method],
      ],
    ],
    action: { label: 'Look at my devices', address: `${ctx.publicUrl}/settings#security` },
    footnote:
      'If it was you, there is nothing left to do. If it was not, sign that device out there and choose a new password at once.',
  };
}

function factorChanged({ username, change, at }: MailPayloads['factor_changed'], ctx: MailContext): Letter {
  const { subject, sentence } = changeWords(change);
  return {
    subject,
    greeting: `Hello ${username},`,
    paragraphs: [sentence],
    facts: [
      ['When', `${momentWords.format(new Date(at))} UTC`],
      ...('name' in change ? [['Passkey', change.name] as const] : []),
    ],
    action: { label: 'Look at my security settings', address: `${ctx.publicUrl}/settings#security` },
    footnote:
      change.kind === 'second_step_failed'
        ? 'Choose a new password at once, and do not use it anywhere else.'
        : 'If it was you, there is nothing left to do. If it was not, choose a new password at once and sign out every device.',
  };
}

function changeWords(change: MailPayloads['factor_changed']['change']): { subject: string; sentence: string } {
  switch (change.kind) {
    case 'totp_added':
      return {
        subject: 'An authenticator app was added',
        sentence: 'Signing in to your account now takes a code of your authenticator app besides your password.',
      };
    case 'totp_removed':
      return {
        subject: 'The authenticator app was turned off',
        sentence: 'The authenticator app of your account was turned off in its settings.',
      };
    case 'passkey_added':
      return { subject: 'A passkey was added', sentence: 'A passkey was added to your account. It opens the account.' };
    case 'passkey_removed':
      return {
        subject: 'A passkey was removed',
        sentence: 'A passkey was removed from your account. It does not open the account any more.',
      };
    case 'recovery_codes_made':
      return {
        subject: 'New recovery codes were made',
        sentence: 'New recovery codes were made for your account. The old ones are void.',
      };
    case 'recovery_code_used':
      return {
        subject: 'A recovery code was used',
        sentence: `Somebody has used a recovery code of your account. Codes that are left: ${change.left}.`,
      };
    case 'second_step_failed':
      return {
        subject: 'Somebody could not finish signing in',
        sentence:
          'Somebody has got past the first step of signing in to your account, and was stopped at the second after five wrong answers. If it was not you, they know your password.',
      };
    case 'reset_by_operator':
      return {
        subject: 'Your second factors were removed',
        sentence:
          'Whoever runs this site has removed the authenticator app, the passkeys and the recovery codes of your account, and has signed out every device. Your password opens it alone until you set up another factor.',
      };
  }
}

function emailChangeNew(payload: MailPayloads['email_change_new'], ctx: MailContext): Letter {
  const token = signToken(ctx.tokenSecret, 'email_change_new', payload.change_id);
  return {
    subject: `Confirm your new email for ${ctx.siteName()}`,
    greeting: `Hello ${payload.username},`,
    paragraphs: [
      'You asked to use this address for your account. Please confirm that it is yours. A second mail went to your present address, which confirms it too.',
    ],
    action: { label: 'Confirm this address', address: `${ctx.publicUrl}/change-email?token=${token}` },
    footnote:
      'The link works once and for 24 hours. If you do not know this account, you can ignore this mail: nothing changes.',
  };
}

function emailChangeOld(payload: MailPayloads['email_change_old'], ctx: MailContext): Letter {
  const token = signToken(ctx.tokenSecret, 'email_change_old', payload.change_id);
  return {
    subject: 'Somebody wants to change the email of your account',
    greeting: `Hello ${payload.username},`,
    paragraphs: [
      'Somebody who is signed in to your account wants it to use another address. If it was you, confirm it here; if it was not, stop it here.',
    ],
    facts: [
      ['New address', payload.new_email],
      ['Changes by itself', `${momentWords.format(new Date(payload.changes_at))} UTC`],
    ],
    action: { label: 'Confirm or stop the change', address: `${ctx.publicUrl}/change-email?token=${token}` },
    footnote:
      'If the new address is confirmed and you do nothing, the address changes at that time. If it was not you, stop it and choose a new password at once.',
  };
}

function emailChanged(payload: MailPayloads['email_changed'], ctx: MailContext): Letter {
  const { username, new_email: address, is_former: isFormer } = payload;
  return {
    subject: 'The email of your account was changed',
    greeting: `Hello ${username},`,
    paragraphs: [
      isFormer
        ? 'Your account uses another address from now on. What we mail you goes there, and you sign in with it. Every other device has been signed out.'
        : 'Your account uses this address from now on. You sign in with it, and it opens the way to a new password. Every other device has been signed out.',
    ],
    facts: [['New address', address]],
    action: { label: 'Look at my settings', address: `${ctx.publicUrl}/settings#account` },
    footnote: isFormer
      ? 'If you did not want this, tell whoever runs this site at once: somebody else has had access to your account.'
      : 'If you did not want this, choose a new password at once and change the address back in the settings.',
  };
}

function emailInUse(payload: MailPayloads['email_in_use'], ctx: MailContext): Letter {
  return {
    subject: 'Somebody wanted to use your email',
    greeting: `Hello ${payload.username},`,
    paragraphs: [
      'Somebody wanted to use this address for another account. It belongs to yours, so nothing was changed, and they were not told that it does.',
    ],
    action: { label: 'Sign in', address: `${ctx.publicUrl}/auth` },
    footnote:
      'If it was you: an address belongs to one account. Delete this one first, or give it another address, and then ask again. If it was not, there is nothing to do.',
  };
}

function accountDeleted(payload: MailPayloads['account_deleted'], ctx: MailContext): Letter {
  return {
    subject: 'Your account was deleted',
    greeting: `Hello ${payload.username},`,
    paragraphs: [
      ...(payload.at_desk ? ['An administrator of this site has done this.'] : []),
      'Your account has been deleted. Your creations, your profile and everything else about you are being removed now; what was paid stays in our books without your name.',
      'Prompts that others have bought from you stay readable for them.',
    ],
    action: { label: `Go to ${ctx.siteName()}`, address: ctx.publicUrl },
    footnote: payload.at_desk
      ? 'If you have not asked for it and do not know why, answer this mail.'
      : 'If you did not do this, answer this mail at once: somebody else had access to your account.',
  };
}

function dataExported(payload: MailPayloads['data_exported'], ctx: MailContext): Letter {
  if (payload.at_desk)
    return {
      subject: 'A copy of your data was made',
      greeting: `Hello ${payload.username},`,
      paragraphs: [
        'An administrator of this site has made a copy of all data of your account, for a request that was made in writing.',
      ],
      action: { label: 'Open my settings', address: `${ctx.publicUrl}/settings#security` },
      footnote: 'If you have not asked for it, answer this mail at once.',
    };
  return {
    subject: 'A copy of your data was made',
    greeting: `Hello ${payload.username},`,
    paragraphs: [
      'Somebody who is signed in to your account has downloaded a copy of all its data. If it was you, keep the file safe.',
    ],
    action: { label: 'Look at my devices', address: `${ctx.publicUrl}/settings#security` },
    footnote: 'If it was not you, sign out every other device and choose a new password at once.',
  };
}

function receipt(payload: MailPayloads['receipt'], ctx: MailContext): Letter {
  const amount = formatMoney(payload.amount_cents, payload.currency);
  return {
    subject: `Your receipt: ${countCredits(payload.credits)} for ${ctx.siteName()}`,
    greeting: `Hello ${payload.username},`,
    paragraphs: [
      `Thank you. Your payment has arrived, and ${countCredits(payload.credits)} have been added to your balance.`,
    ],
    facts: [
      ['Package', payload.package_name],
      ['Credits', String(payload.credits)],
      ['Paid', amount],
      ['Order', payload.order_id],
    ],
    action: { label: 'See my credits', address: `${ctx.publicUrl}/credits` },
    footnote: 'Keep this mail as your receipt. A page to print is in the history of your credits.',
  };
}

function takenDown(payload: MailPayloads['taken_down'], ctx: MailContext): Letter {
  const content = payload.content_type === 'image' ? 'image' : 'video';
  return {
    subject: `One of your ${content}s was removed`,
    greeting: `Hello ${payload.username},`,
    paragraphs: [
      `We have removed one of your ${content}s from ${ctx.siteName()}, with its file. The reason: ${payload.reason}`,
      'What it cost is not refunded. Whoever has bought its prompt keeps the words.',
    ],
    action: { label: 'See my dashboard', address: `${ctx.publicUrl}/dashboard` },
    footnote: 'If you think that this is a mistake, please tell whoever runs this site.',
  };
}

/** Items by their address alone: their words are what is sold, and a mail goes through many hands. */
function sales(payload: MailPayloads['sales'] & SalesFigures, ctx: MailContext): Letter {
  const address = (item: SalesFigures['best'][number]): string =>
    ctx.publicUrl +
    itemPagePath({ contentType: item.content_type === 'video' ? 'video' : 'image', id: item.content_id });
  const [first] = payload.best;
  const isOne = payload.sales === 1;
  const lead = isOne && first && !first.is_gone ? address(first) : `${ctx.publicUrl}/credits`;
  return {
    subject: isOne ? 'Your prompt was sold' : `Your prompts were sold ${payload.sales} times`,
    greeting: `Hello ${payload.username},`,
    paragraphs: [
      `You earned ${countCredits(payload.credits)}.`,
      ...heldWords(payload),
      ...(isOne ? [] : ['This is what sold best:']),
    ],
    ...(isOne
      ? {}
      : {
          facts: payload.best.map((item): [string, string] => [
            `${item.sales === 1 ? 'Once' : `${item.sales} times`}, ${countCredits(item.credits)}`,
            item.is_gone ? 'Removed since' : address(item),
          ]),
        }),
    action: { label: lead.endsWith('/credits') ? 'See my credits' : 'Have a look', address: lead },
    footnote: `You choose what you are mailed about in the settings of your account: ${ctx.publicUrl}/settings#notifications`,
  };
}

/** Why some of the credits cannot be spent yet. */
function heldWords({ held, credits }: SalesFigures): readonly string[] {
  if (held === 0) return [];
  const lead = held === credits ? 'They are' : `${countCredits(held)} of them ${held === 1 ? 'is' : 'are'}`;
  return [
    `${lead} on hold for now: the money that paid for it can still be taken back. Your credits page says until when.`,
  ];
}

const dayWords = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** What was none is left out. */
function weekly(payload: MailPayloads['weekly'] & WeekFigures, ctx: MailContext): Letter {
  const { views, favorites, sold, earned, followers, published } = payload;
  const token = signToken(ctx.tokenSecret, 'weekly_mail', payload.user_id);
  const lastDay = new Date(Date.parse(payload.until) - 1);
  const own: readonly (readonly [string, number, string])[] = [
    ['Views', views, String(views)],
    ['Favorites', favorites, String(favorites)],
    ['Prompts sold', sold, `${sold}, for ${countCredits(earned)}`],
    ['New followers', followers, String(followers)],
  ];
  const facts = [
    ...own,
    ['New from those you follow', published, `${published}${published < publishedMax ? '' : ' or more'}`] as const,
  ];
  const isOwn = own.some(([, count]) => count > 0);
  return {
    subject: `Your week on ${ctx.siteName()}`,
    greeting: `Hello ${payload.username},`,
    paragraphs: [
      `This is what happened from ${dayWords.format(new Date(payload.since))} to ${dayWords.format(lastDay)}.`,
    ],
    facts: facts.filter(([, count]) => count > 0).map(([name, , words]) => [name, words] as const),
    action: isOwn
      ? { label: 'See my statistics', address: `${ctx.publicUrl}/statistics` }
      : { label: 'See what is new', address: `${ctx.publicUrl}/?sort=following` },
    footnote: `You get this mail once a week because you have chosen it. Stop it: ${ctx.publicUrl}/stop-weekly-mail?token=${token}`,
    stopAddress: `${ctx.publicUrl}${apiBase}/weekly-mail/stop?token=${token}`,
  };
}

/** The words of the bell, without those of the item: a mail goes through many hands. */
function notification(payload: MailPayloads['notification'], ctx: MailContext): Letter {
  const { title, body, link } = notificationWords({ count: 1, ...payload, isGone: false, prompt: null });
  return {
    subject: title,
    greeting: `Hello ${payload.username},`,
    paragraphs: [body],
    action: { label: link === '/credits' ? 'See my credits' : 'Have a look', address: ctx.publicUrl + (link ?? '') },
    footnote: `You choose what you are mailed about in the settings of your account: ${ctx.publicUrl}/settings#notifications`,
  };
}
