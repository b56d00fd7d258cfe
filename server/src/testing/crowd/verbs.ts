import { contract } from '@loomlight/contract';
import { sql } from 'kysely';
import { localSignals } from '../../db/signals.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type AccountsContext, createAccessTokens, createVerifiedPerson } from '../../features/accounts/index.ts';
import { changeContent } from '../../features/content/change-content.ts';
import { removeContent } from '../../features/content/remove-content.ts';
import { grantCredits } from '../../features/credits/index.ts';
import { createPaymentLink } from '../../features/payments/create-payment-link.ts';
import { type PaymentsContext, savePackage } from '../../features/payments/index.ts';
import { deleteAccount } from '../../features/privacy/delete-account.ts';
import { allArrive } from '../all-arrive.ts';
import { gatherSales } from '../../features/prompts/gather-sales.ts';
import { unlockPrompt } from '../../features/prompts/unlock-prompt.ts';
import { idempotencyKeyOf } from '../../features/idempotency/index.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/errors.ts';
import { noIntake } from '../no-intake.ts';
import { noPromptRules } from '../no-prompt-rules.ts';
import type { Act, Answer, Deed } from './acts.ts';
import { type MakeContext, makeItem } from './make-item.ts';
import { feePercent } from './model.ts';
import { actAsPayer } from './payer.ts';

export const publicUrl = 'http://loomlight.test';

/** How each kind of act is done, by the product's own verb. */
type Verbs = { readonly [K in Act['kind']]: (act: Extract<Act, { kind: K }>, deed: Deed) => Promise<Answer> };

/** Refusals that belong to normal life. */
const refusals: Readonly<Partial<Record<Act['kind'], readonly string[]>>> = {
  unlock: ['own_content', 'not_locked', 'price_changed', 'insufficient_credits', 'not_found'],
  make: ['insufficient_credits', 'too_many_generations'],
  change: ['not_found'],
  remove: ['not_found'],
};

/** Has an act done; a failure that must not be is an answer as well. */
export async function answerTo(verbs: Verbs, deed: Deed): Promise<Answer> {
  // One verb for each kind of act: the compiler cannot follow which.
  const verb = verbs[deed.act.kind] as (act: Act, of: Deed) => Promise<Answer>;
  try {
    return await verb(deed.act, deed);
  } catch (error) {
    if (error instanceof AppError && refusals[deed.act.kind]?.includes(error.code))
      return { kind: 'refused', code: error.code };
    return { kind: 'broken', error: String(error instanceof Error ? error.stack : error) };
  }
}

type Parts = Pick<AccountsContext, 'db' | 'clock' | 'ids'> & {
  readonly payments: PaymentsContext;
  readonly run: MakeContext['run'] & Pick<MakeContext['start'], 'imageEngines'>;
};

export function openVerbs(parts: Parts): Verbs {
  const { db, clock, ids, payments, run } = parts;
  const making: MakeContext = {
    run,
    start: {
      ...run,
      ids,
      // Nothing runs by itself here: what becomes of a generation is planned.
      queue: { insertion: async () => sql`SELECT 1`, wake: () => undefined },
      intake: noIntake,
      ...noPromptRules,
      imageTimeoutS: 240,
      videoTimeoutS: 240,
    },
  };
  const sell = gatherSales({ db });
  const accounts = contextOfAccounts(parts);
  const content = contextOfContent(parts);
  const sandbox = { db, clock, ids, publicUrl, wakeDelivery: () => undefined };
  return {
    'sign up': async ({ person, bonus }) => {
      const settings = { signupBonusCredits: bonus };
      const named = { username: `Person ${person}`, email: `person${person}@loomlight.test`, password: 'password' };
      return { kind: 'person', userId: await createVerifiedPerson({ ...accounts, settings }, named) };
    },
    grant: async ({ credits, no }, { userId }) => {
      const grant = {
        ...{ userId, kind: 'promotional_credit' as const, credits, cause: `crowd:${no}`, description: 'Gift' },
        ...{ by: { actor: 'test', action: 'credits.give' }, now: clock.now() },
      };
      // Some are sent twice: each counts once.
      const times = no % 4 === 0 ? [1, 2] : [1];
      await Promise.all(times.map(() => inTransaction({ db }, (ctx) => grantCredits(ctx, grant))));
      return { kind: 'done' };
    },
    unlock: async ({ price, key }, { userId, item }) => {
      const buy = () =>
        unlockPrompt(
          { db, clock, feePercent, sell, bonusBuysPrompts: true, onSold: () => undefined },
          {
            ...{ actor: signedIn(userId), id: item?.id ?? '', contentType: item?.contentType ?? 'image' },
            ...{
              expectedPrice: price,
              idempotencyKey: idempotencyKeyOf(contract.prompts.purchase, { userId, key, body: {} }),
            },
          },
        );
      const [first, again] = await Promise.allSettled(key === undefined ? [buy()] : [buy(), buy()]);
      await allArrive({ db, clock });
      if (first?.status === 'fulfilled' && again?.status === 'fulfilled' && first.value !== again.value)
        throw new Error(`One key was answered with ${first.value} and with ${again.value}.`);
      // One of two may come when the other's refusal no longer holds: a success is what counts.
      const answered = [first, again].find((one) => one?.status === 'fulfilled');
      if (answered?.status === 'fulfilled') return { kind: 'bought', isNew: answered.value === 'unlocked' };
      throw first?.status === 'rejected' ? first.reason : new Error('Nothing was answered.');
    },
    change: async ({ to }, { userId, item }) => {
      await changeContent(content, {
        ...{ id: item?.id ?? '', contentType: item?.contentType ?? 'image', actor: signedIn(userId) },
        change: to.isLocked
          ? { isPublic: true, isPromptLocked: true, promptPrice: to.price }
          : { isPublic: to.isPublic, isPromptLocked: false },
      });
      return { kind: 'done' };
    },
    remove: async (_act, { userId, item }) => {
      const named = { id: item?.id ?? '', contentType: item?.contentType ?? 'image' };
      await removeContent(content, { ...named, actor: signedIn(userId) });
      return { kind: 'done' };
    },
    make: (act, { userId }) => makeItem(making, signedIn(userId), act),
    order: async ({ pack, steps }, { userId }) => {
      const link = await createPaymentLink(payments, {
        ...{ actor: signedIn(userId), packageId: pack, idempotencyKey: undefined },
        ...{ successUrl: `${publicUrl}/payment/success`, cancelUrl: `${publicUrl}/credits` },
      });
      const session = link.sessionId;
      return { kind: 'ordered', id: link.orderId, session, words: await actAsPayer(sandbox, session, steps) };
    },
    return: async ({ steps }, { session = '' }) => ({
      kind: 'returned',
      words: await actAsPayer(sandbox, session, steps),
    }),
    reprice: async ({ pack, credits, cents }) => {
      const offer = { name: pack, description: pack, currency: 'usd', is_active: true };
      await inTransaction({ db }, ({ tx }) => savePackage(tx, { ...offer, id: pack, credits, price_cents: cents }));
      return { kind: 'done' };
    },
    leave: async (_act, { userId }) => {
      await deleteAccount(
        { ...accounts, signals: localSignals(), wakeDeletions: () => undefined },
        { actor: signedIn(userId), password: 'password' },
      );
      return { kind: 'done' };
    },
  };
}

function signedIn(userId: string): SignedIn {
  return { kind: 'user', userId, sessionId: userId, role: 'user' };
}

function contextOfAccounts({ db, clock, ids }: Parts): AccountsContext {
  const tokenSecret = 'crowd';
  return {
    ...{ db, clock, ids, google: undefined, hitCounter: undefined },
    // Whoever acts here has been let in.
    passwords: { hash: async () => 'none', matches: async () => true },
    accessTokens: createAccessTokens({ secret: tokenSecret, clock }),
    settings: {
      ...{ tokenSecret, publicUrl, secureCookies: false, requireVerification: true, passwordMinLength: 6 },
      ...{ signupBonusCredits: 0, bonusesPerNetwork: () => ({ day: 0, hour: 0 }), adminEmails: [] },
      isDisposable: () => false,
    },
    refusalOf: async () => undefined,
    wakeMail: () => undefined,
    wakeLetters: () => undefined,
    onSecurity: () => undefined,
    onBonus: () => undefined,
  };
}

function contextOfContent({ db, clock, ids, run }: Parts): Parameters<typeof changeContent>[0] {
  return {
    ...{ db, clock, ids, objectStore: run.objectStore, signals: localSignals() },
    stills: { get: async () => undefined, forget: () => undefined },
    conversions: {
      open: () => Promise.reject(new Error('nothing is downloaded')),
      forget: () => undefined,
      close: () => undefined,
    },
    manyDownloads: { enter: () => Promise.reject(new Error('nothing is downloaded')) },
    views: { add: () => undefined },
    publicUrl,
    viewerSecret: 'crowd',
  };
}
