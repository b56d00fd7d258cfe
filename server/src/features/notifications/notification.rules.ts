import { countCredits, formatMoney, limits } from '@loomlight/contract';

/** What a notification tells, as it is kept: facts, and the reader's own words where they may still be read. */
export interface NotificationFacts {
  readonly type: string;
  readonly content_id: string | null;
  readonly content_type: string | null;
  readonly credits: number | null;
  /** How many favorites are gathered in it, or how many pieces of a batch or of a decision it tells of. */
  readonly count: number;
  readonly package_name: string | null;
  /** Of the order that it tells of: what has come back of its price, in all. */
  readonly refund?:
    | { readonly refundedCents: number; readonly priceCents: number; readonly currency: string }
    | undefined;
  /** The decision that it tells of, about the reader; a mail tells of none. */
  readonly decision_id?: string | null;
  /** Of whom it tells, as long as they are there; a mail names nobody. */
  readonly person?: { readonly username: string; readonly fullName: string } | undefined;
  /** The item that it tells of was removed. */
  readonly isGone: boolean;
  /** The reader's own words; null where there are none, or where they do not belong (a mail). */
  readonly prompt: string | null;
}

/** What is shown of it. `link` is a path of the web app. */
export interface NotificationWords {
  readonly title: string;
  readonly body: string;
  readonly link: string | null;
}

/** Title and body of a notification, the same in the bell and in a mail. */
export function notificationWords(facts: NotificationFacts): NotificationWords {
  const thing = facts.content_type === 'video' ? 'video' : 'image';
  const credits = countCredits(facts.credits ?? 0);
  const words = facts.prompt === null ? '' : `“${shorten(facts.prompt)}”`;
  const pack = `your ${facts.package_name ?? ''} package`;
  const item = itemPath(facts);
  switch (facts.type) {
    case 'generation_completed':
      return { title: `Your ${thing} is ready`, body: words || whereabouts(facts), link: item };
    case 'generation_failed':
      return {
        title: `Your ${thing} could not be made`,
        body: join(`${credits} came back to your balance.`, words),
        link: item,
      };
    case 'batch_completed':
      return {
        title: facts.count === 1 ? `Your ${thing} is ready` : `${facts.count} ${thing}s are ready`,
        body: facts.credits
          ? join(`${credits} came back for what could not be made.`, words)
          : words || whereabouts(facts),
        link: item,
      };
    case 'batch_failed':
      return {
        title: `Your ${facts.count === 1 ? thing : `${facts.count} ${thing}s`} could not be made`,
        body: join(`${credits} came back to your balance.`, words),
        link: item,
      };
    case 'prompt_sold':
      return { title: 'Your prompt was sold', body: join(`You earned ${credits}.`, words), link: item ?? '/credits' };
    case 'prompt_sold_held':
      return {
        title: 'Your prompt was sold',
        body: join(`You earned ${credits}, on hold until the sale is settled.`, words),
        link: item ?? '/credits',
      };
    case 'sale_reversed':
      return paymentWords(
        'Income was taken back',
        `We have taken back ${credits} from what you have on hold: the buyer’s payment was reversed.`,
      );
    case 'sale_restored':
      return paymentWords('Income was given back', `We have given back ${credits}: the buyer’s payment stands.`);
    case 'income_returned':
      return paymentWords('Credits were given back', `We have given back ${credits} that you paid for prompts.`);
    case 'favorite':
      return {
        title: facts.count === 1 ? `Somebody likes your ${thing}` : `${facts.count} people like your ${thing}`,
        body: words || whereabouts(facts),
        link: item,
      };
    case 'followed':
      return facts.person
        ? {
            title: `${facts.person.fullName} follows you`,
            body: '',
            link: `/profile/${encodeURIComponent(facts.person.username)}`,
          }
        : { title: 'Somebody follows you', body: 'Your bell in the app says who.', link: null };
    case 'payment_paid':
      return paymentWords(
        'Your payment has arrived',
        `Your ${facts.package_name ?? ''} package has brought you ${credits}.`,
      );
    case 'payment_refunded':
      return paymentWords(
        isPart(facts.refund) ? 'Part of your payment was refunded' : 'Your payment was refunded',
        `${facts.refund ? `${moneyBack(facts.refund)} ` : ''}We have taken back ${credits} of ${pack}.`,
      );
    case 'payment_disputed':
      return paymentWords('Your payment is disputed', `We hold back ${credits} of ${pack} until it is decided.`);
    case 'dispute_won':
      return paymentWords('The dispute of your payment is settled', `We have given back ${credits} of ${pack}.`);
    case 'decided_items':
      return decisionWords(
        facts,
        facts.count === 1 ? 'One of your pieces was restricted' : `${facts.count} of your pieces were restricted`,
        toAppeal,
      );
    case 'decided_mute':
      return decisionWords(facts, 'Your account cannot publish for a time', toAppeal);
    case 'decided_suspend':
      return decisionWords(facts, 'Your account was suspended', toAppeal);
    case 'decided_clear_profile':
      return decisionWords(facts, 'Parts of your profile were removed', toAppeal);
    case 'decided_return_income':
      return decisionWords(facts, 'Income from sold prompts was given back', toAppeal);
    case 'decision_reversed':
      return decisionWords(facts, 'A decision was taken back', 'Somebody has looked at it again.');
    case 'appeal_denied':
      return decisionWords(
        facts,
        'Your appeal was decided',
        'Somebody has looked at it again, and the decision stands.',
      );
    case 'items_shown_again':
      return decisionWords(
        facts,
        facts.count === 1
          ? 'One of your pieces is as it was before'
          : `${facts.count} of your pieces are as they were before`,
        `Somebody has looked at ${facts.count === 1 ? 'it, and lets it' : 'them, and lets them'} stand.`,
      );
    case 'report_arrived':
      return deskWords('A report has arrived that cannot wait', 'The desk says until when it has to be decided.');
    case 'report_half_over':
      return deskWords('Half of the time of a report is over', 'Nobody has decided it yet.');
    case 'report_last_quarter':
      return deskWords('A report has to be decided soon', 'Three quarters of its time are over.');
    case 'report_overdue':
      return deskWords('A report is overdue', 'Its time is over, and nobody has decided it.');
    case 'report_flood':
      return deskWords('More was reported than is hidden by itself', 'Somebody has to look at it.');
    case 'dispute_due':
      return {
        ...deskWords('A dispute has to be answered soon', 'Its evidence is laid down, and nobody has sent it.'),
        link: '/desk/money?show=disputes',
      };
    case 'appeal_arrived':
      return deskWords('A decision was appealed', 'Another administrator has to look at it.');
    default:
      // Told by a newer release while this one still serves: better vague than no list at all.
      return { title: 'There is news of your account', body: '', link: null };
  }
}

const toAppeal = 'Read why, and how to appeal.';

/** Its page says the reasons, and takes an appeal. */
function decisionWords({ decision_id: id }: NotificationFacts, title: string, body: string): NotificationWords {
  return { title, body, link: id ? `/statement/${id}` : null };
}

const deskWords = (title: string, body: string): NotificationWords => ({ title, body, link: '/desk/reports' });

type Refund = NonNullable<NotificationFacts['refund']>;

const isPart = (refund: Refund | undefined): boolean =>
  refund !== undefined && refund.refundedCents < refund.priceCents;

/** "$2.50 of $4.99 was given back.": what has come back of a payment in all. */
function moneyBack({ refundedCents, priceCents, currency }: Refund): string {
  const price = formatMoney(priceCents, currency);
  const share = refundedCents < priceCents ? `${formatMoney(refundedCents, currency)} of ${price}` : price;
  return `${share} was given back.`;
}

const paymentWords = (title: string, body: string): NotificationWords => ({ title, body, link: '/credits' });

/** Where the item can be seen; nowhere once it was removed. */
function itemPath({ content_id, content_type, isGone }: NotificationFacts): string | null {
  if (content_id === null || isGone) return null;
  return content_type === 'video' ? `/generate/video/${content_id}` : `/generate/${content_id}`;
}

const whereabouts = ({ isGone }: NotificationFacts): string =>
  isGone ? 'It has been removed since.' : 'It is waiting in your dashboard.';

/** The figure first: the end of a line may be cut off. */
const join = (sentence: string, words: string): string => (words ? `${sentence} ${words}` : sentence);

/** At most `limits.notificationWordsMax` characters, cut between words where there are any, never inside a character. */
function shorten(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  const characters = Array.from(new Intl.Segmenter('en').segment(plain), ({ segment }) => segment);
  if (characters.length <= limits.notificationWordsMax) return plain;
  const cut = characters.slice(0, limits.notificationWordsMax - 1).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > cut.length / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`;
}
