import { countCredits, formatMoney } from '@loomlight/contract';

/** A provider takes no longer list of what somebody did. */
const activityMax = 20_000;

/** What is known of a disputed payment and of what its person did afterwards: ids, times, kinds and figures. */
export interface DisputeFacts {
  readonly orderId: string;
  readonly packageName: string;
  readonly credits: number;
  readonly priceCents: number;
  readonly currency: string;
  readonly paidAt: Date;
  readonly refundedCents: number;
  readonly joinedAt: Date;
  readonly proofOfAddressAt: Date | null;
  /** Which version of the terms stood at the site then; undefined without any that was written here. */
  readonly terms: { readonly version: number; readonly since: Date } | undefined;
  /** All that was done since the payment, of which `doings` names the first. */
  readonly counts: { readonly signIns: number; readonly items: number; readonly unlocks: number };
  readonly spentCredits: number;
  readonly doings: readonly Doing[];
}

/** Something that the person did after the payment. */
export interface Doing {
  readonly at: Date;
  readonly kind: 'sign_in' | 'image' | 'video' | 'unlock';
  /** Of a session, an item or an unlocked item. */
  readonly id: string;
  /** How somebody has signed in, or what something has cost. */
  readonly about: string;
}

/** What is told to the bank. Nothing of it was written by the person: no prompt, no name and no address (DESK-49). */
export function evidenceOf(facts: DisputeFacts) {
  const { packageName, credits, priceCents, currency, paidAt, counts, terms } = facts;
  const money = formatMoney(priceCents, currency);
  return {
    productDescription: `${packageName}: ${countCredits(credits)} for ${money}, a single purchase of credits to make images and videos with, usable at once.`,
    serviceDate: dayOf(paidAt),
    activity: withinLength(facts.doings.map(lineOf), activityMax),
    summary: [
      `Order ${facts.orderId}, paid ${timeOf(paidAt)}, ${countCredits(credits)} delivered at once.`,
      `Account made ${timeOf(facts.joinedAt)}${facts.proofOfAddressAt ? `, its address proved ${timeOf(facts.proofOfAddressAt)}` : ''}.`,
      `Since the payment: ${counts.signIns} sign-ins, ${counts.items} pieces made, ${counts.unlocks} prompts bought, ${countCredits(facts.spentCredits)} spent.`,
      `Given back of the payment before the dispute: ${formatMoney(facts.refundedCents, currency)}.`,
      ...(terms ? [`Terms of the site as they stood: version ${terms.version}, since ${timeOf(terms.since)}.`] : []),
    ].join('\n'),
  };
}

const kindWords = { sign_in: 'signed in', image: 'made an image', video: 'made a video', unlock: 'bought a prompt' };

function lineOf({ at, kind, id, about }: Doing): string {
  return `${timeOf(at)} ${kindWords[kind]} (${about}) ${id}`;
}

/** As many whole lines as fit. */
function withinLength(lines: readonly string[], max: number): string {
  let length = 0;
  const fitting = lines.filter((line) => (length += line.length + 1) <= max);
  return fitting.join('\n');
}

function timeOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
