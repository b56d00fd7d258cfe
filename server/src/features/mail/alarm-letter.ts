import type { Letter, MailContext } from './letter-types.ts';
import type { AlarmFigures, AlarmMatter, MailPayloads } from './mail.rules.ts';

const momentWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
const moment = (at: string): string => `${momentWords.format(new Date(at))} UTC`;

/** What a matter is called, what is said of it, and what its figures are. */
interface Words {
  readonly subject: string;
  readonly what: string;
  readonly count?: string;
  readonly since?: string;
  readonly dueAt?: string;
}

const words: Readonly<Record<AlarmMatter, Words>> = {
  books: {
    subject: 'The books do not add up',
    what: 'A check of the books has found a promise broken. It repairs nothing by itself: somebody has to look.',
    since: 'Since',
  },
  report: {
    subject: 'A report is past its time',
    what: 'There is a report that should have been decided by now.',
    count: 'Reports that wait',
    dueAt: 'The first was due',
  },
  dispute: {
    subject: 'A dispute has to be answered',
    what: 'A bank asks a payment back, and soon it hears nobody about it any more. The evidence is laid down, and nobody has sent it.',
    count: 'Disputes',
    dueAt: 'The first bank listens until',
  },
  payment: {
    subject: 'Payments do not fit',
    what: 'The payment provider has told of money that fits no order as it was agreed. It stays on the desk until somebody has ticked it off.',
    count: 'Payments',
    since: 'Since',
  },
  storage: {
    subject: 'The room for media runs out',
    what: 'Media take more than nine tenths of the room that the desk has set for them.',
    count: 'Per cent of it taken',
  },
  backup: {
    subject: 'The newest backup is old',
    what: 'No backup was made for more than two days.',
    since: 'The newest is of',
  },
};

/** To whom the desk has said that alarms go, which need not be somebody with an account: what stands over, in figures alone, and where to look. */
export function alarm(ctx: MailContext, payload: MailPayloads['alarm'] & AlarmFigures): Letter {
  const { subject, what, count, since, dueAt } = words[payload.matter];
  const facts: (readonly [string, string])[] = [
    ...(count === undefined ? [] : [[count, payload.count.toLocaleString('en-US')] as const]),
    ...(since === undefined || payload.since === null ? [] : [[since, moment(payload.since)] as const]),
    ...(dueAt === undefined || payload.due_at === null ? [] : [[dueAt, moment(payload.due_at)] as const]),
  ];
  return {
    subject: `${ctx.siteName()}: ${subject}`,
    greeting: 'Hello,',
    paragraphs: [what],
    ...(facts.length > 0 && { facts }),
    action: { label: 'Open the desk', address: `${ctx.publicUrl}/desk` },
    footnote: `Alarms of this site go to this address, once a day at most for as long as something stands. An administrator can change that: ${ctx.publicUrl}/desk/site?show=settings`,
  };
}
