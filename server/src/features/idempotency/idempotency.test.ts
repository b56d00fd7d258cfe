import { contract, type Endpoint } from '@loomlight/contract';
import { endpoints } from '@loomlight/contract/endpoints';
import { desk } from '@loomlight/contract/desk';
import { generations } from '@loomlight/contract/generations';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { flatVideos } from '../../adapters/engines/lib/memory-video-engine.ts';
import { inTransaction } from '../../db/transaction.ts';
import { aDoubtfulTask } from '../../testing/doubtful-task.ts';
import { aSignal } from '../../testing/a-signal.ts';
import { aStagedDispute } from '../../testing/a-staged-dispute.ts';
import { aCampaign } from '../../testing/a-campaign.ts';
import { anAdministrator, anUnconfirmedAct } from '../../testing/desk-acts.ts';
import { systemIds } from '../../kernel/ids.ts';
import { paymentActs } from '../../testing/payment-acts.ts';
import { aRemoval, aReport, grounds } from '../../testing/report-acts.ts';
import {
  type Answer,
  ledgerViolations,
  openTestApp,
  type Sent,
  type TestApp,
  type TestPerson,
} from '../../testing/test-app.ts';
import { aReadLogo } from '../../testing/send-logo.ts';
import { testVideo } from '../../testing/test-video.ts';
import { grantCredits } from '../credits/index.ts';
import { savePackage, withdrawPackage } from '../payments/index.ts';
import { insertPurchases } from '../prompts/prompts.store.ts';
import { findFirstRequest } from './index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
let release = (): void => undefined;
const hold = (): void => {
  release = test.holdEngine();
};
afterEach(() => release());
afterAll(() => test.close());

const aWeekAhead = () => new Date(test.clock.now().getTime() + 7 * 86_400_000).toISOString();

/** What a call may leave behind, counted in rows. */
const tables = ['content', 'credit_entry', 'prompt_purchase', 'payment_order', 'audit_entry', 'mail_outbox'] as const;
type Made = Partial<Record<(typeof tables)[number], number>>;

/** One call that is refused for a reason that passes, and may come back. */
interface Attempt {
  /** The same request, under one key and on behalf of one person. */
  readonly call: (key: string) => Promise<Answer<unknown>>;
  readonly refusal: readonly [status: number, code: string];
  /** Takes the reason of the refusal away. */
  readonly allow: () => Promise<unknown>;
  /** Brings it back, where that can be done to one who has succeeded. */
  readonly refuse?: () => Promise<unknown>;
  /** What one success makes. */
  readonly made: Made;
}

/** An administrator's gift; so that a balance is too low for a call at first, and then exactly enough. */
let gifts = 0;
function give(person: TestPerson, credits: number): Promise<unknown> {
  gifts += 1;
  const gift = { userId: person.userId, kind: 'promotional_credit' as const, credits, cause: `test:gift:${gifts}` };
  return inTransaction(test.database, (ctx) =>
    grantCredits(ctx, {
      ...gift,
      description: 'Test',
      by: { actor: 'test', action: 'credits.give' },
      now: test.clock.now(),
    }),
  );
}

/** A generation that its person cannot pay yet. */
async function unpaid<E extends Endpoint>(
  endpoint: E,
  costCredits: number,
  sent: (person: TestPerson) => Promise<Sent<E>> | Sent<E>,
  contents = 1,
): Promise<Attempt> {
  const person = await test.person({ credits: 0 });
  const request = await sent(person);
  // An image never starts while these tests look: what is made is counted, not finished.
  hold();
  return {
    call: (key) => test.call(endpoint, { ...request, token: person.token, key }),
    refusal: [400, 'insufficient_credits'],
    allow: () => give(person, costCredits),
    made: { content: contents, credit_entry: contents },
  };
}

const image = { text_prompt: 'A lake', size: '64x64' };
const video = { model: 'seedance-lite', resolution: '480p', duration: 5 } as const;

/** An image that waits to be looked at. */
async function inReview(): Promise<string> {
  const id = await test.image(await test.person(), { is_public: false });
  await test.database.db.updateTable('kept_content').set({ review_is_public: true }).where('id', '=', id).execute();
  return id;
}

async function imageOf(person: TestPerson, options: Parameters<TestApp['image']>[1] = {}): Promise<string> {
  await give(person, 1);
  return test.image(person, options);
}

/** A finished video with frames that can be read. */
async function videoOf(person: TestPerson): Promise<string> {
  const bytes = await testVideo({ width: 864, height: 480, durationS: 2 });
  test.videoEngine.script = {
    ...flatVideos,
    status: async (request) => {
      const status = await flatVideos.status(request, 2);
      return status.kind === 'succeeded'
        ? { ...status, video: { ...status.video, body: { kind: 'bytes', bytes } } }
        : status;
    },
  };
  await give(person, 5);
  const { body } = await test.call(contract.videos.generate, {
    token: person.token,
    body: { text_prompt: 'A lake', ...video },
  });
  await test.finished(person, body.id, 'videos');
  return body.id;
}

async function sold(change: 'price' | 'private' | 'open' | 'poor'): Promise<Attempt> {
  const [owner, buyer] = [await test.person(), await test.person({ credits: change === 'poor' ? 6 : 7 })];
  const id = await test.image(owner, { is_prompt_locked: true, prompt_price: 7 });
  const set = (rawBody: object) => test.call(contract.images.change, { params: { id }, token: owner.token, rawBody });
  const refusals = {
    price: { refusal: [409, 'price_changed'], refuse: { prompt_price: 8 }, allow: { prompt_price: 7 } },
    private: {
      refusal: [404, 'not_found'],
      refuse: { is_public: false },
      allow: { is_public: true, is_prompt_locked: true, prompt_price: 7 },
    },
    open: {
      refusal: [409, 'not_locked'],
      refuse: { is_prompt_locked: false },
      allow: { is_prompt_locked: true, prompt_price: 7 },
    },
    poor: { refusal: [402, 'insufficient_credits'], refuse: {}, allow: {} },
  } as const;
  const { refusal, refuse, allow } = refusals[change];
  if (change !== 'poor') await set(refuse);
  return {
    call: (key) =>
      test.call(contract.prompts.purchase, {
        params: { id },
        token: buyer.token,
        key,
        body: { content_type: 'image', expected_price: 7 },
      }),
    refusal,
    allow: () => (change === 'poor' ? give(buyer, 1) : set(allow)),
    ...(change === 'poor' ? {} : { refuse: () => set(refuse) }),
    // Each has an entry, and the owner a mail.
    made: { prompt_purchase: 1, credit_entry: 2, mail_outbox: 1 },
  };
}

async function unknownPackage(
  endpoint: typeof contract.payments.createLink | typeof contract.payments.purchase,
): Promise<Attempt> {
  const person = await test.person();
  const pack = {
    id: 'late',
    name: 'Late',
    credits: 10,
    price_cents: 100,
    currency: 'usd',
    description: '',
    is_active: true,
  };
  await inTransaction(test.database, ({ tx }) => withdrawPackage(tx, pack.id));
  const back = 'http://loomlight.test/credits';
  return {
    call: (key) =>
      test.call<Endpoint>(endpoint, {
        token: person.token,
        key,
        rawBody:
          endpoint.id === 'payments.purchase'
            ? { packageId: pack.id }
            : { package_id: pack.id, success_url: back, cancel_url: back },
      }),
    refusal: [404, 'not_found'],
    allow: () => inTransaction(test.database, ({ tx }) => savePackage(tx, pack)),
    made: { payment_order: 1 },
  };
}

/** For every idempotent call of the contract the reasons why it may be refused at first. */
const attempts: Readonly<Record<string, Readonly<Record<string, () => Promise<Attempt>>>>> = {
  'images.generate': { 'too few credits': () => unpaid(contract.images.generate, 1, () => ({ body: image })) },
  'images.generateMany': {
    'too few credits': () => unpaid(contract.images.generateMany, 3, () => ({ body: { ...image, count: 3 } }), 3),
  },
  'images.variations': {
    'too few credits': () =>
      unpaid(
        contract.images.variations,
        2,
        async (person) => ({ params: { id: await imageOf(person) }, body: { count: 2 } }),
        2,
      ),
    'words that are locked': async () => {
      const [owner, person] = [await test.person(), await test.person({ credits: 2 })];
      const id = await test.image(owner, { is_prompt_locked: true });
      const lock = (is_prompt_locked: boolean) =>
        test.call(contract.images.lock, { params: { id }, token: owner.token, body: { is_prompt_locked } });
      hold();
      return {
        call: (key) =>
          test.call(contract.images.variations, { params: { id }, token: person.token, key, body: { count: 2 } }),
        refusal: [403, 'forbidden'],
        allow: () => lock(false),
        refuse: () => lock(true),
        made: { content: 2, credit_entry: 2 },
      };
    },
  },
  'generations.upscale': {
    'too few credits': () =>
      unpaid(generations.upscale, 1, async (person) => ({ params: { id: await imageOf(person) } })),
    'words that are locked': async () => {
      const [owner, person] = [await test.person(), await test.person({ credits: 1 })];
      const id = await test.image(owner, { is_prompt_locked: true });
      const lock = (is_prompt_locked: boolean) =>
        test.call(contract.images.lock, { params: { id }, token: owner.token, body: { is_prompt_locked } });
      hold();
      return {
        call: (key) => test.call(generations.upscale, { params: { id }, token: person.token, key }),
        refusal: [403, 'forbidden'],
        allow: () => lock(false),
        refuse: () => lock(true),
        made: { content: 1, credit_entry: 1 },
      };
    },
  },
  'generations.extend': {
    'too few credits': () =>
      unpaid(generations.extend, 5, async (person) => ({ params: { id: await videoOf(person) }, body: video })),
  },
  'videos.generate': {
    'too few credits': () =>
      unpaid(contract.videos.generate, 5, () => ({
        body: { text_prompt: 'A lake', ...video },
      })),
  },
  'videos.generateFromImages': {
    'too few credits': () =>
      unpaid(contract.videos.generateFromImages, 5, async (person) => ({
        body: { imageIds: [await imageOf(person)], ...video },
      })),
  },
  'prompts.purchase': {
    'too few credits': () => sold('poor'),
    'another price': () => sold('price'),
    'a private item': () => sold('private'),
    'an open prompt': () => sold('open'),
  },
  'payments.createLink': { 'no such package': () => unknownPackage(contract.payments.createLink) },
  'payments.purchase': { 'no such package': () => unknownPackage(contract.payments.purchase) },
  'credits.add': {
    'no such person': async () => {
      const admin = await test.person();
      await test.database.db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.userId).execute();
      const boss = await test.signInAgain(admin);
      return {
        call: (key) =>
          test.call(contract.credits.add, {
            token: boss.token,
            key,
            body: { amount: 30, description: 'For the trouble', username: 'Late Comer' },
          }),
        refusal: [422, 'invalid_field'],
        allow: () => test.person({ username: 'Late Comer', credits: 0 }),
        made: { credit_entry: 1, audit_entry: 1 },
      };
    },
  },
  'desk.changeCredits': {
    'a session that is not confirmed': async () => ({
      ...(await anUnconfirmedAct(test, desk.changeCredits, { amount: 30 })),
      made: { credit_entry: 1, audit_entry: 1 },
    }),
  },
  // Another one approves it: so far it is only asked for.
  'desk.changeRole': {
    'a session that is not confirmed': async () => ({
      ...(await anUnconfirmedAct(test, desk.changeRole, { role: 'admin' })),
      made: { audit_entry: 1 },
    }),
  },
  'desk.deactivate': {
    'a session that is not confirmed': async () => ({
      ...(await anUnconfirmedAct(test, desk.deactivate, {})),
      made: { audit_entry: 1 },
    }),
  },
  'desk.reactivate': {
    'a session that is not confirmed': async () => ({
      ...(await anUnconfirmedAct(test, desk.reactivate, {})),
      made: { audit_entry: 1 },
    }),
  },
  'desk.mute': {
    'a session that is not confirmed': async () => ({
      ...(await anUnconfirmedAct(test, desk.mute, { ...grounds, until: aWeekAhead() })),
      made: { audit_entry: 1, mail_outbox: 1 },
    }),
  },
  'desk.suspend': {
    'a session that is not confirmed': async () => ({
      ...(await anUnconfirmedAct(test, desk.suspend, { ...grounds, until: aWeekAhead() })),
      made: { audit_entry: 1, mail_outbox: 1 },
    }),
  },
  'desk.cancelJob': {
    'a session that is not confirmed': async () => {
      test.holdEngine();
      const token = (await test.person()).token;
      const { body } = await test.call(contract.images.generate, { token, body: { text_prompt: 'A lake' } });
      return {
        ...(await anUnconfirmedAct(test, desk.cancelJob, {}, body.id)),
        made: { audit_entry: 1, credit_entry: 1 },
      };
    },
  },
  'desk.changePackage': {
    'a session that is not confirmed': async () => ({
      ...(await anUnconfirmedAct(test, desk.changePackage, {
        ...{ package_id: 'tiny', name: 'Tiny', credits: 10, price_cents: 99, currency: 'usd', is_active: false },
      })),
      made: { audit_entry: 1 },
    }),
  },
  'desk.submitEvidence': {
    'a session that is not confirmed': async () => ({
      ...(await anUnconfirmedAct(test, desk.submitEvidence, {}, await aStagedDispute(test))),
      made: { audit_entry: 1 },
    }),
  },
  'desk.releaseSignal': {
    'a session that is not confirmed': async () => ({
      ...(await anUnconfirmedAct(test, desk.releaseSignal, {}, await aSignal(test))),
      made: { audit_entry: 1 },
    }),
  },
  'desk.returnIncome': {
    'a session that is not confirmed': async () => ({
      ...(await anUnconfirmedAct(test, desk.returnIncome, grounds, await aSignal(test))),
      // The seller gets the statement of reasons, the buyer the news of what has come back.
      made: { audit_entry: 1, credit_entry: 4, mail_outbox: 2 },
    }),
  },
  'desk.closeSignal': {
    'a session that is not confirmed': async () => ({
      ...(await anUnconfirmedAct(test, desk.closeSignal, {}, await aSignal(test))),
      made: { audit_entry: 1 },
    }),
  },
  // Another one approves it: so far it is only asked for.
  'desk.startCampaign': {
    'a session that is not confirmed': async () => ({
      ...(await anUnconfirmedAct(test, desk.startCampaign, { name: 'Summer', credits: 5, budget: 1_000 })),
      made: { audit_entry: 1 },
    }),
  },
  'desk.stopCampaign': {
    'a session that is not confirmed': async () => {
      const id = await aCampaign(test, await anAdministrator(test));
      return { ...(await anUnconfirmedAct(test, desk.stopCampaign, {}, id)), made: { audit_entry: 1 } };
    },
  },
  'desk.cancelPackageChange': {
    'a session that is not confirmed': async () => {
      const id = systemIds.uuid();
      await test.database.db
        .insertInto('package_change')
        .values({
          ...{ id, package_id: 'tiny', name: 'Tiny', description: '', credits: 10, price_cents: 99, currency: 'usd' },
          ...{ is_active: false, made_by: (await test.person()).userId, made_at: test.clock.now() },
          effective_at: new Date(aWeekAhead()),
        })
        .execute();
      return {
        ...(await anUnconfirmedAct(test, desk.cancelPackageChange, {}, id)),
        made: { audit_entry: 1 },
      };
    },
  },
  'desk.refundOrder': {
    'a session that is not confirmed': async () => {
      const { order, pay, until, deliver } = paymentActs(() => test);
      const buyer = await test.person();
      const { id, session } = await order(buyer);
      await pay(session);
      await until(buyer, 'paid');
      // What follows of it is told later, and not by the call.
      await deliver('dropped');
      return {
        ...(await anUnconfirmedAct(test, desk.refundOrder, { cents: 100 }, id)),
        made: { audit_entry: 1 },
      };
    },
  },
  'desk.setEnginePrice': {
    'a session that is not confirmed': async () => ({
      ...(await anUnconfirmedAct(test, desk.setEnginePrice, {
        ...{ engine: 'studio', content_type: 'image', unit: 'item', micros: 1, currency: 'usd' },
      })),
      made: { audit_entry: 1 },
    }),
  },
  'desk.settleTask': {
    'a session that is not confirmed': async () => ({
      ...(await anUnconfirmedAct(test, desk.settleTask, { settled_as: 'paid' }, await aDoubtfulTask(test))),
      made: { audit_entry: 1 },
    }),
  },
  'desk.setAccent': {
    'a session that is not confirmed': async () => ({
      ...(await anUnconfirmedAct(test, desk.setAccent, { colour: '#7c3aed' })),
      made: { audit_entry: 1, site_accent: 1 },
    }),
  },
  'desk.setLogo': {
    'a session that is not confirmed': async () => ({
      ...(await anUnconfirmedAct(test, desk.setLogo, { digest: await aReadLogo(test, await anAdministrator(test)) })),
      made: { audit_entry: 1 },
    }),
  },
  'desk.changeSettings': {
    'a session that is not confirmed': async () => ({
      ...(await anUnconfirmedAct(test, desk.changeSettings, { values: { appeal_days: 200 } })),
      made: { audit_entry: 1, site_setting: 1 },
    }),
  },
  'desk.savePage': {
    'a session that is not confirmed': async () => ({
      ...(await anUnconfirmedAct(test, desk.savePage, { text: '# Ours' }, 'terms', 'slug')),
      made: { audit_entry: 1 },
    }),
  },
  'desk.showBanner': {
    'a session that is not confirmed': async () => ({
      ...(await anUnconfirmedAct(test, desk.showBanner, { text: 'Slow tonight.', until: aWeekAhead() })),
      made: { audit_entry: 1 },
    }),
  },
  'desk.endBanner': {
    'a session that is not confirmed': async () => {
      const times = { shown_from: test.clock.now(), shown_until: new Date(aWeekAhead()), made_at: test.clock.now() };
      await test.database.db
        .insertInto('site_banner')
        .values({
          id: systemIds.uuid(),
          text: 'Slow.',
          is_dismissible: true,
          made_by: (await test.person()).userId,
          ...times,
        })
        .execute();
      return { ...(await anUnconfirmedAct(test, desk.endBanner, {})), made: { audit_entry: 1 } };
    },
  },
  'desk.addRule': {
    'a session that is not confirmed': async () => ({
      ...(await anUnconfirmedAct(test, desk.addRule, {
        ...{ pattern: systemIds.uuid(), action: 'refuse', explanation: 'Not here.' },
      })),
      made: { audit_entry: 1 },
    }),
  },
  'desk.endRule': {
    'a session that is not confirmed': async () => {
      const [id, pattern] = [systemIds.uuid(), systemIds.uuid()];
      const rule = { id, pattern, folded: pattern, action: 'refuse', explanation: 'Not here.' } as const;
      const made = { made_by: (await test.person()).userId, made_at: test.clock.now() };
      await test.database.db
        .insertInto('prompt_rule')
        .values({ ...rule, ...made })
        .execute();
      return { ...(await anUnconfirmedAct(test, desk.endRule, {}, id)), made: { audit_entry: 1 } };
    },
  },
  'desk.passReview': {
    'a session that is not confirmed': async () => ({
      ...(await anUnconfirmedAct(test, desk.passReview, {}, await inReview())),
      made: { audit_entry: 1 },
    }),
  },
  'desk.keepReview': {
    'a session that is not confirmed': async () => ({
      ...(await anUnconfirmedAct(test, desk.keepReview, grounds, await inReview())),
      made: { audit_entry: 1, mail_outbox: 1 },
    }),
  },
  'desk.seePayment': {
    'a session that is not confirmed': async () => {
      const id = `evt ${systemIds.uuid()}`;
      await test.database.db
        .insertInto('payment_event')
        .values({ id, type: 'test', outcome: 'mismatch', received_at: test.clock.now() })
        .execute();
      return {
        ...(await anUnconfirmedAct(test, desk.seePayment, {}, id)),
        made: { audit_entry: 1 },
      };
    },
  },
  'desk.decideReport': {
    'a session that is not confirmed': async () => {
      const id = await test.image(await test.person(), { is_public: true });
      const report = await aReport(test, { ids: [id], by: await test.person() });
      const body = { items: [{ content_id: id, action: 'remove' }], ...grounds };
      return {
        ...(await anUnconfirmedAct(test, desk.decideReport, body, report.id)),
        // The statement to its owner, and the outcome to who has reported it.
        made: { audit_entry: 1, mail_outbox: 2 },
      };
    },
  },
  'desk.liftDecision': {
    'a session that is not confirmed': async () => ({
      ...(await anUnconfirmedAct(test, desk.liftDecision, {}, (await aRemoval(test)).decisionId)),
      made: { audit_entry: 1, mail_outbox: 1 },
    }),
  },
  'desk.decideAppeal': {
    'a session that is not confirmed': async () => {
      const { appealId } = await aRemoval(test, { appealed: true });
      return {
        ...(await anUnconfirmedAct(test, desk.decideAppeal, { outcome: 'reversed' }, appealId)),
        made: { audit_entry: 1, mail_outbox: 1 },
      };
    },
  },
  'desk.decideBonus': {
    'a session that is not confirmed': async () => {
      const { userId } = await test.person();
      const withheld = { user_id: userId, credits: 50, withheld_at: test.clock.now() };
      await test.database.db.insertInto('withheld_bonus').values(withheld).execute();
      return {
        ...(await anUnconfirmedAct(test, desk.decideBonus, { decision: 'given' }, userId)),
        made: { audit_entry: 1, credit_entry: 1 },
      };
    },
  },
  'desk.signOut': {
    'a session that is not confirmed': async () => ({
      ...(await anUnconfirmedAct(test, desk.signOut, {})),
      made: { audit_entry: 1 },
    }),
  },
};

async function world(): Promise<Required<Made> & { readonly idempotency: number }> {
  const counts: Record<string, number> = {};
  for (const table of [...tables, 'idempotency'] as const) {
    const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM ${sql.table(table)}`.execute(
      test.database.db,
    );
    counts[table] = rows[0]?.count ?? -1;
  }
  // Every table of the list has just been counted.
  return counts as Required<Made> & { readonly idempotency: number };
}

const added = (before: Required<Made>, made: Made): Required<Made> => ({
  ...before,
  ...Object.fromEntries(tables.map((table) => [table, before[table] + (made[table] ?? 0)])),
});

const table = Object.entries(attempts).flatMap(([id, reasons]) =>
  Object.entries(reasons).map(([reason, prepare]) => [id, reason, prepare] as const),
);

describe('a request key', () => {
  it('is tried out below for every call of the contract that takes one [BOOKS-5]', () => {
    const idempotent = endpoints.filter((endpoint) => endpoint.idempotent).map(({ id }) => id);
    expect(Object.keys(attempts).sort()).toEqual(idempotent.sort());
  });

  it.each(table)(
    'of %s is written with what the call does: refused for %s it is tried again, done it is repeated [BOOKS-5]',
    async (_id, _reason, prepare) => {
      const { call, refusal, allow, refuse, made } = await prepare();
      const before = await world();
      const first = await call('k');
      expect([first.status, first.error.code]).toEqual(refusal);
      const refused = await atOnce(10, () => call('k'));
      expect(new Set(refused.map(({ error }) => error.code))).toEqual(new Set([refusal[1]]));
      expect(await world()).toEqual(before);

      await allow();
      const ready = await world();
      const answers = await atOnce(50, () => call('k'));
      expect(new Set(answers.map(({ status }) => Math.floor(status / 100)))).toEqual(new Set([2]));
      expect(new Set(answers.map(({ text }) => identity(text))).size).toBe(1);
      expect(await world()).toEqual({ ...added(ready, made), idempotency: before.idempotency + 1 });

      // What was done is answered again, also where it would be refused by now.
      await refuse?.();
      const done = await world();
      expect(identity((await call('k')).text)).toBe(identity(answers[0]?.text ?? ''));
      expect(await world()).toEqual(done);
      expect(await ledgerViolations(test.database)).toEqual([]);
    },
    // Each video from an image decodes its image, and here are sixty.
    120_000,
  );

  it('is not written by a purchase that finds another price [BOOKS-5]', async () => {
    const [owner, buyer] = [await test.person(), await test.person()];
    const id = await test.image(owner, { is_prompt_locked: true, prompt_price: 7 });
    const key = { userId: buyer.userId, call: 'prompts.purchase', key: 'k', requestHash: Buffer.from('hash') };
    // The look at the item is over, and found another price than the one that stands now.
    const bought = await insertPurchases(test.database.db, [
      {
        buyerId: buyer.userId,
        ownerId: owner.userId,
        contentId: id,
        contentType: 'image',
        price: 6,
        feePercent: 20,
        bonusBuysPrompts: true,
        earned: 5,
        now: test.clock.now(),
        idempotencyKey: key,
      },
    ]);
    expect(bought).toEqual([false]);
    expect(await findFirstRequest(test.database, key)).toBeUndefined();
  });

  it('is no proof of a purchase in rounds against changes of the price [BOOKS-5]', async () => {
    const [owner, buyer] = [await test.person({ credits: 100 }), await test.person({ credits: 400 })];
    for (let round = 0; round < 20; round += 1) {
      const id = await test.image(owner, { is_prompt_locked: true, prompt_price: 5 });
      const unlock = () =>
        test.call(contract.prompts.purchase, {
          params: { id },
          token: buyer.token,
          key: `round ${round}`,
          body: { content_type: 'image', expected_price: 5 },
        });
      const price = (prompt_price: number) =>
        test.call(contract.images.change, { params: { id }, token: owner.token, rawBody: { prompt_price } });
      const before = await test.balance(buyer);
      const [answers] = await Promise.all([Promise.all([unlock(), unlock(), unlock(), unlock()]), price(6)]);
      const bought = before - (await test.balance(buyer));
      const again = await unlock();
      expect([again.status, bought]).toEqual(bought === 5 ? [200, 5] : [409, 0]);
      // Who is told that it is unlocked can read it.
      const told = new Set(answers.map(({ status, error }) => error.code ?? status));
      expect([...told].filter((answer) => answer !== (bought === 5 ? 200 : 'price_changed'))).toEqual([]);
    }
    expect(await ledgerViolations(test.database)).toEqual([]);
  });
});

/** The same many times at once; what was too much at once for the readers of images is left out, and some always is done. */
async function atOnce(times: number, call: () => Promise<Answer<unknown>>): Promise<Answer<unknown>[]> {
  const answers = await Promise.all(Array.from({ length: times }, call));
  return answers.filter(({ status, error }) => !(status === 503 && error.code === 'unavailable'));
}

/** What an answer is about, without what goes on meanwhile: the state of a generation, the address of a page. */
function identity(text: string): string {
  const {
    id,
    generations,
    payment_id: paymentId,
    statusText,
    credits,
    audit_id: auditId,
    approval_id: approvalId,
  } = JSON.parse(text) as Record<string, unknown>;
  const ids = Array.isArray(generations) ? generations.map((item: { readonly id: string }) => item.id) : undefined;
  return JSON.stringify({ id, ids, paymentId, statusText, credits, auditId, approvalId });
}
