import { contract, type Endpoint } from '@loomlight/contract';
import { desk } from '@loomlight/contract/desk';
import { endpoints } from '@loomlight/contract/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemIds } from '../../kernel/ids.ts';
import { aDoubtfulTask } from '../../testing/doubtful-task.ts';
import { aCampaign } from '../../testing/a-campaign.ts';
import { aSignal } from '../../testing/a-signal.ts';
import { aWaitingJob } from '../../testing/a-waiting-job.ts';
import { aStagedDispute } from '../../testing/a-staged-dispute.ts';
import { anObjection } from '../../testing/an-objection.ts';
import { anAdministrator, everyRow, tablesWrittenSince } from '../../testing/desk-acts.ts';
import { paymentActs } from '../../testing/payment-acts.ts';
import { aRemoval, aReport, grounds } from '../../testing/report-acts.ts';
import { aReadLogo } from '../../testing/send-logo.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { setActive } from '../accounts/index.ts';
import { inTransaction } from '../../db/transaction.ts';

let test: TestApp;
let boss: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  boss = await anAdministrator(test);
});
afterAll(() => test.close());

interface Looked {
  readonly params?: Record<string, string>;
  readonly body?: object;
}
const inAWeek = () => new Date(test.clock.now().getTime() + 7 * 86_400_000);
const onPerson =
  (body: () => object = () => ({})) =>
  async (): Promise<Looked> => ({ params: { id: (await test.person()).userId }, body: body() });
const onReview =
  (body: object = {}) =>
  async (): Promise<Looked> => {
    const id = await test.image(await test.person(), { is_public: false });
    await test.database.db.updateTable('kept_content').set({ review_is_public: true }).where('id', '=', id).execute();
    return { params: { id }, body };
  };
/** Somebody who has not verified the address, a while after the sign-up. */
async function anUnverified(): Promise<string> {
  const { userId: id } = await test.person();
  const { db } = test.database;
  await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', id).execute();
  return id;
}
async function aRule(): Promise<Looked> {
  const id = systemIds.uuid();
  const rule = { id, pattern: 'grendel', folded: 'grendel', action: 'refuse', explanation: 'Not here.' } as const;
  const made = { made_by: boss.userId, made_at: test.clock.now() };
  await test.database.db
    .insertInto('prompt_rule')
    .values({ ...rule, ...made })
    .execute();
  return { params: { id } };
}

/** Every act of the desk, each with something that it can be done to. */
const acts: Readonly<Record<string, () => Promise<Looked>>> = {
  'desk.changeCredits': onPerson(() => ({ amount: 5 })),
  'desk.changeRole': onPerson(() => ({ role: 'admin' })),
  'desk.deactivate': onPerson(),
  'desk.signOut': onPerson(),
  'desk.deletePerson': onPerson(),
  'desk.verifyEmail': async () => ({ params: { id: await anUnverified() } }),
  'desk.sendMail': onPerson(() => ({ mail: 'reset_password' })),
  'desk.reactivate': async () => {
    const { userId } = await test.person();
    await inTransaction(test.database, ({ tx }) => setActive(tx, userId, false));
    return { params: { id: userId } };
  },
  'desk.decideBonus': async () => {
    const { userId } = await test.person();
    await test.database.db
      .insertInto('withheld_bonus')
      .values({ user_id: userId, credits: 50, withheld_at: test.clock.now() })
      .execute();
    return { params: { id: userId }, body: { decision: 'given' } };
  },
  'desk.mute': onPerson(() => ({ until: inAWeek().toISOString(), ...grounds })),
  'desk.suspend': onPerson(() => ({ until: inAWeek().toISOString(), ...grounds })),
  'desk.clearProfile': onPerson(() => ({ name: true, ...grounds })),
  'desk.restrictItem': async () => ({
    params: { id: await test.image(await test.person(), { is_public: true }) },
    body: { action: 'remove', ...grounds },
  }),
  'desk.refundOrder': async () => {
    const { order, pay, until } = paymentActs(() => test);
    const buyer = await test.person();
    const { id, session } = await order(buyer);
    await pay(session);
    await until(buyer, 'paid');
    return { params: { id }, body: { cents: 100 } };
  },
  'desk.seePayment': async () => {
    const received = { type: 'test', outcome: 'mismatch', received_at: test.clock.now() };
    await test.database.db
      .insertInto('payment_event')
      .values({ id: 'evt', ...received })
      .execute();
    return { params: { id: 'evt' } };
  },
  'desk.changePackage': async () => ({
    body: { package_id: 'tiny', name: 'Tiny', credits: 10, price_cents: 99, currency: 'usd' },
  }),
  'desk.cancelPackageChange': async () => {
    const id = systemIds.uuid();
    const pack = { package_id: 'tiny', name: 'Tiny', description: '', credits: 10, price_cents: 99, currency: 'usd' };
    const made = { is_active: false, made_by: boss.userId, made_at: test.clock.now(), effective_at: inAWeek() };
    await test.database.db
      .insertInto('package_change')
      .values({ id, ...pack, ...made })
      .execute();
    return { params: { id } };
  },
  'desk.submitEvidence': async () => ({ params: { id: await aStagedDispute(test) } }),
  'desk.startCampaign': async () => ({ body: { name: 'Summer', credits: 5, budget: 1_000 } }),
  'desk.stopCampaign': async () => ({ params: { id: await aCampaign(test, boss) } }),
  'desk.releaseSignal': async () => ({ params: { id: await aSignal(test) } }),
  'desk.returnIncome': async () => ({ params: { id: await aSignal(test) }, body: grounds }),
  'desk.closeSignal': async () => ({ params: { id: await aSignal(test) } }),
  'desk.retryJob': async () => ({ params: { id: (await aWaitingJob(test)).id } }),
  'desk.cancelJob': async () => {
    test.holdEngine();
    const person = await test.person();
    const { body } = await test.call(contract.images.generate, {
      token: person.token,
      body: { text_prompt: 'A lake', size: '64x64' },
    });
    return { params: { id: body.id } };
  },
  'desk.hideReport': async () => {
    const id = await test.image(await test.person(), { is_public: true });
    return { params: { id: (await aReport(test, { ids: [id], by: await test.person() })).id } };
  },
  'desk.exportEvidence': async () => {
    const id = await test.image(await test.person(), { is_public: true });
    const report = await aReport(test, { ids: [id], by: await test.person(), category: 'minor_safety' });
    return { params: { id: report.id } };
  },
  'desk.decideReport': async () => {
    const id = await test.image(await test.person(), { is_public: true });
    const report = await aReport(test, { ids: [id], by: await test.person() });
    return { params: { id: report.id }, body: { items: [{ content_id: id, action: 'remove' }], ...grounds } };
  },
  'desk.liftDecision': async () => ({ params: { id: (await aRemoval(test)).decisionId } }),
  'desk.decideAppeal': async () => ({
    params: { id: (await aRemoval(test, { appealed: true })).appealId },
    body: { outcome: 'reversed' },
  }),
  'desk.settleTasks': async () => ({
    body: {
      ...{ ids: [await aDoubtfulTask(test)], settled_as: 'paid', actual_micros: 41_000 },
      ...{ currency: 'usd', note: 'Invoice 7' },
    },
  }),
  'desk.setEnginePrice': async () => ({
    body: { engine: 'studio', content_type: 'image', unit: 'item', micros: 1, currency: 'usd' },
  }),
  'desk.addRule': async () => ({ body: { pattern: 'grendel', action: 'refuse', explanation: 'Not here.' } }),
  'desk.endRule': aRule,
  'desk.passReview': onReview(),
  'desk.keepReview': onReview(grounds),
  'desk.answerObjection': async () => ({
    params: { id: await anObjection(test) },
    body: { outcome: 'mistaken' },
  }),
  'desk.savePage': async () => ({ params: { slug: 'terms' }, body: { text: '# Ours' } }),
  'desk.changeSettings': async () => ({ body: { values: { appeal_days: 200 } } }),
  'desk.setAccent': async () => ({ body: { colour: '#7c3aed' } }),
  'desk.setLogo': async () => ({ body: { digest: await aReadLogo(test, boss) } }),
  'desk.showBanner': async () => ({ body: { text: 'Slow tonight.', until: inAWeek().toISOString() } }),
  'desk.endBanner': async () => {
    const times = { shown_from: test.clock.now(), shown_until: inAWeek(), made_at: test.clock.now() };
    await test.database.db
      .insertInto('site_banner')
      .values({ id: systemIds.uuid(), text: 'Slow.', is_dismissible: true, made_by: boss.userId, ...times })
      .execute();
    return {};
  },
};

describe('the preview of every act', () => {
  const previewed = endpoints.filter(({ id, idempotent }) => id.startsWith('desk.') && idempotent);

  it('is tried below [DESK-39]', () => {
    expect(Object.keys(acts).toSorted()).toEqual(previewed.map(({ id }) => id).toSorted());
  });

  it.each(previewed.map((endpoint) => [endpoint.id, endpoint] as const))(
    'of %s leaves every table as it was, and answers the entry [DESK-39]',
    async (id, endpoint) => {
      const { params, body } = (await acts[id]?.()) ?? {};
      const before = await everyRow(test);
      const answer = await test.call<Endpoint>(endpoint, {
        token: boss.token,
        ...(params && { params }),
        query: { preview: 'true' },
        body: { ...body, reason: 'Asked for by mail' },
      });
      expect([id, answer.status]).toEqual([id, 200]);
      expect(answer.body).toMatchObject({ audit: { reason: 'Asked for by mail' } });
      // An image that an act began with is painted meanwhile.
      expect((await tablesWrittenSince(test, before)).filter((name) => name !== 'media_task')).toEqual([]);
    },
  );

  it('is of acts alone: what is read has none [DESK-39]', () => {
    expect(Object.values(desk).filter(({ method, id }) => method === 'GET' && id in acts)).toEqual([]);
  });
});
