import { systemClock } from '../../kernel/clock.ts';
import { allArrive } from '../all-arrive.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { contract, ownersShare } from '@loomlight/contract';
import { privacy } from '@loomlight/contract/privacy';
import Stripe from 'stripe';
import { callApi } from '../http-client.ts';
import { type Member, type Stage, webhookSecret } from './stage.ts';

/** As the processes have it when nothing else is set. */
const feePercent = 20;
const price = 5;
/** Of a package, and more than half of it: two of them cannot be paid. */
const dearPrice = 60;

export interface RaceResult {
  readonly rounds: number;
  /** Rounds in which the buyer was first, and in which the other was. */
  readonly bought: number;
  readonly refused: number;
  /** Every answer to an unlock, by its status. */
  readonly statuses: Readonly<Record<number, number>>;
}

/** One race: what stands ready in a round, what is done at the moment of the unlocks, and what must be true afterwards. */
interface Round {
  readonly buyer: Member;
  readonly seller: Member;
  readonly item: string;
  readonly price: number;
  readonly act: () => Promise<unknown>;
  /** Credits that the other event moves, whoever was first. */
  readonly moved: number;
  /** Answers that an unlock may have beside 200. */
  readonly refusals: readonly number[];
  readonly check?: () => Promise<void>;
}

type Race = (stage: Stage) => Promise<(round: number) => Promise<Round>>;

/** What somebody else does while ten unlocks of one buyer are under way, five at each of two processes. */
export const unlockRaces = {
  'a price that changes': async (stage) => {
    const [seller, buyer] = await pair(stage);
    return async (round) => {
      const { item, ...ready } = await sale(stage, { seller, buyer, price });
      const body = { is_prompt_locked: true, prompt_price: 4 + 3 * (round % 2) };
      const call = { params: { id: item }, token: seller.token, body };
      return {
        ...ready,
        item,
        refusals: [409],
        act: () => callApi(stage.addressOf(round), contract.images.lock, call),
      };
    };
  },
  'an item that is hidden': async (stage) => {
    const [seller, buyer] = await pair(stage);
    return async (round) => {
      const { item, ...ready } = await sale(stage, { seller, buyer, price });
      const call = { params: { id: item }, token: seller.token, body: { is_public: false } };
      const act = () => callApi(stage.addressOf(round), contract.images.visibility, call);
      return { ...ready, item, refusals: [404, 409], act };
    };
  },
  'an item that is deleted': async (stage) => {
    const [seller, buyer] = await pair(stage);
    return async (round) => {
      const { item, ...ready } = await sale(stage, { seller, buyer, price });
      const call = { params: { id: item }, token: seller.token };
      return {
        ...ready,
        item,
        refusals: [404, 409],
        act: () => callApi(stage.addressOf(round), contract.images.remove, call),
      };
    };
  },
  'a payment that is refunded': (stage) => returnRace(stage, 'refund'),
  'a payment that is disputed': (stage) => returnRace(stage, 'dispute'),
  'a seller who leaves': async (stage) => {
    const [, buyer] = await pair(stage);
    return async (round) => {
      const seller = await stage.member();
      await stage.give(seller.userId, 1);
      const ready = await sale(stage, { seller, buyer, price });
      return { ...ready, refusals: [404, 409], act: () => leave(stage, seller, round) };
    };
  },
  'a buyer who leaves': async (stage) => {
    const [seller] = await pair(stage);
    return async (round) => {
      const buyer = await stage.member();
      const ready = await sale(stage, { seller, buyer, price });
      return { ...ready, refusals: [401], act: () => leave(stage, buyer, round) };
    };
  },
} as const satisfies Record<string, Race>;

/**
 * Runs so many rounds of a race and asserts of each: charged only with a purchase, a purchase only with a charge, at the price that was agreed on,
 * and the seller earns once. Both come at the same moment: whoever was first begins a little later in the next round. Throws with the round.
 */
export async function runUnlockRace(stage: Stage, name: keyof typeof unlockRaces, rounds: number): Promise<RaceResult> {
  const next = await unlockRaces[name](stage);
  const statuses: Record<number, number> = {};
  let bought = 0;
  let leadMs = 0;
  for (let round = 0; round < rounds; round += 1) {
    const ready = await next(round);
    const { isBought, answers } = await runRound(stage, ready, leadMs).catch((cause: unknown) => {
      throw new Error(`Round ${round} of ${name}: ${String(cause)}`, { cause });
    });
    for (const status of answers) statuses[status] = (statuses[status] ?? 0) + 1;
    if (isBought) bought += 1;
    leadMs = Math.max(-20, Math.min(20, leadMs + (isBought ? 0.5 : -0.5)));
  }
  return { rounds, bought, refused: rounds - bought, statuses };
}

/** `leadMs` above 0: the other event goes first by so much, below 0 the unlocks do. */
async function runRound(stage: Stage, round: Round, leadMs: number): Promise<{ isBought: boolean; answers: number[] }> {
  const { buyer, seller, item, refusals } = round;
  const before = { buyer: await stage.worthOf(buyer.userId), seller: await stage.worthOf(seller.userId) };
  const unlock = async (place: number): Promise<number> => {
    if (leadMs > 0) await sleep(leadMs);
    const { status } = await callApi(stage.addressOf(place), contract.prompts.purchase, {
      params: { id: item },
      token: buyer.token,
      body: { content_type: 'image', expected_price: round.price },
    });
    return status;
  };
  const act = async (): Promise<void> => {
    if (leadMs < 0) await sleep(-leadMs);
    await round.act();
  };
  const [answers] = await Promise.all([Promise.all(Array.from({ length: 10 }, (_, place) => unlock(place))), act()]);
  const paid = await stage.paidFor(buyer.userId, item);
  const isBought = paid !== undefined;
  if (isBought && paid !== round.price) throw new Error(`paid ${paid} for what was agreed on at ${round.price}`);
  expectAnswers(answers, isBought, refusals);
  await allArrive({ db: stage.db, clock: systemClock });
  const after = { buyer: await stage.worthOf(buyer.userId), seller: await stage.worthOf(seller.userId) };
  const spent = before.buyer + round.moved - after.buyer;
  if (spent !== (isBought ? round.price : 0)) throw new Error(`charged ${spent}, bought: ${isBought}`);
  const earned = after.seller - before.seller;
  if (earned !== (isBought ? ownersShare(round.price, feePercent) : 0))
    throw new Error(`the seller earned ${earned}, bought: ${isBought}`);
  await round.check?.();
  return { isBought, answers };
}

function expectAnswers(answers: readonly number[], isBought: boolean, refusals: readonly number[]): void {
  const strange = answers.filter((status) => status !== 200 && !refusals.includes(status));
  if (strange.length > 0) throw new Error(`answered with ${strange.join(', ')}`);
  // Whoever leaves has bought and may have no answer any more; everybody else is told at least once.
  if (answers.includes(200) !== isBought && !(isBought && refusals.includes(401)))
    throw new Error(`answered with ${answers.join(', ')}, bought: ${isBought}`);
}

async function pair(stage: Stage): Promise<readonly [seller: Member, buyer: Member]> {
  const [seller, buyer] = [await stage.member(), await stage.member()];
  await stage.give(seller.userId, 2_000);
  return [seller, buyer];
}

/** An item on sale, and a buyer with exactly its price. */
async function sale(
  stage: Stage,
  between: { readonly seller: Member; readonly buyer: Member; readonly price: number },
): Promise<Omit<Round, 'act' | 'refusals'>> {
  const item = await stage.onSale(between.seller, between.price);
  await stage.raiseTo(between.buyer.userId, Math.max(between.price, await stage.worthOf(between.buyer.userId)));
  return { ...between, item, moved: 0 };
}

/** Leaves by the API of one process, while a worker removes what was left. */
async function leave(stage: Stage, who: Member, round: number): Promise<void> {
  const body = { confirm: 'DELETE' as const };
  const { status } = await callApi(stage.addressOf(round), privacy.deleteAccount, { token: who.token, body });
  if (status !== 200) throw new Error(`leaving was answered with ${status}`);
  await stage.removeLeavers();
}

/** The buyer has only what a package brought, and its money goes back: told to both processes at once. */
async function returnRace(stage: Stage, kind: 'refund' | 'dispute'): Promise<(round: number) => Promise<Round>> {
  const [seller, buyer] = await pair(stage);
  await post(stage, '/sandbox/deliveries', { mode: 'dropped' }, 'PUT');
  return async (round) => {
    const item = await stage.onSale(seller, dearPrice);
    // What was owed from the round before is forgiven.
    await stage.raiseTo(buyer.userId, 0);
    const credits = 100;
    const link = await callApi(stage.addressOf(round), contract.payments.purchase, {
      token: buyer.token,
      body: { packageId: 'starter' },
    });
    const session = link.body.payment_link.id;
    await post(stage, `/sandbox/checkout/${session}/pay`, { card: '4242 4242 4242 4242' });
    const paid = await sandboxObject(stage, session);
    await tell(stage, round, { type: 'checkout.session.completed', object: paid, id: `${session}_paid` });
    if ((await stage.worthOf(buyer.userId)) !== credits) throw new Error('The package did not arrive.');
    await post(stage, `/sandbox/payments/${session}/${kind}`, {});
    const object = { object: kind === 'refund' ? 'charge' : 'dispute', payment_intent: paid['payment_intent'] };
    const type = kind === 'refund' ? 'charge.refunded' : 'charge.dispute.created';
    const act = () => Promise.all([0, 1].map((place) => tell(stage, place, { type, object, id: `${session}_back` })));
    return { buyer, seller, item, price: dearPrice, moved: -credits, refusals: [402], act };
  };
}

async function sandboxObject(stage: Stage, id: string): Promise<Record<string, unknown>> {
  const { body } = await stage.db
    .selectFrom('sandbox_object')
    .select('body')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  // Written as an object by the sandbox and by nobody else.
  return body as Record<string, unknown>;
}

async function tell(
  stage: Stage,
  place: number,
  event: { readonly id: string; readonly type: string; readonly object: object },
): Promise<void> {
  const { id, type, object } = event;
  const payload = JSON.stringify({ id, object: 'event', type, livemode: false, data: { object } });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
  const answer = await fetch(`${stage.addressOf(place)}/api/v1/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
    signal: AbortSignal.timeout(20_000),
  });
  await answer.body?.cancel();
  if (answer.status !== 200) throw new Error(`a notification was answered with ${answer.status}`);
}

async function post(stage: Stage, path: string, body: object, method: 'POST' | 'PUT' = 'POST'): Promise<void> {
  const answer = await fetch(stage.addressOf(0) + path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
}
