import { contract } from '@loomlight/contract';
import { desk } from '@loomlight/contract/desk';
import { systemIds } from '../../kernel/ids.ts';
import { aCampaign } from '../a-campaign.ts';
import { aSignal } from '../a-signal.ts';
import { aWaitingJob } from '../a-waiting-job.ts';
import { aStagedDispute } from '../a-staged-dispute.ts';
import { anObjection } from '../an-objection.ts';
import { anAdministrator, anUnconfirmedAct } from '../desk-acts.ts';
import { aDoubtfulTask } from '../doubtful-task.ts';
import { paymentActs } from '../payment-acts.ts';
import { aRemoval, aReport, grounds } from '../report-acts.ts';
import { aReadLogo } from '../send-logo.ts';
import type { TestApp } from '../test-app.ts';
import type { Attempts } from './attempt.ts';

/** The acts of the desk, each by an administrator whose session is not confirmed yet. */
export function deskAttempts(test: () => TestApp): Attempts {
  const aWeekAhead = () => new Date(test().clock.now().getTime() + 7 * 86_400_000).toISOString();

  /** An image that waits to be looked at. */
  async function inReview(): Promise<string> {
    const id = await test().image(await test().person(), { is_public: false });
    await test().database.db.updateTable('kept_content').set({ review_is_public: true }).where('id', '=', id).execute();
    return id;
  }

  return {
    'desk.changeCredits': {
      'a session that is not confirmed': async () => ({
        ...(await anUnconfirmedAct(test(), desk.changeCredits, { amount: 30 })),
        made: { credit_entry: 1, audit_entry: 1 },
      }),
    },
    // Another one approves it: so far it is only asked for.
    'desk.changeRole': {
      'a session that is not confirmed': async () => ({
        ...(await anUnconfirmedAct(test(), desk.changeRole, { role: 'admin' })),
        made: { audit_entry: 1 },
      }),
    },
    'desk.deactivate': {
      'a session that is not confirmed': async () => ({
        ...(await anUnconfirmedAct(test(), desk.deactivate, {})),
        made: { audit_entry: 1 },
      }),
    },
    'desk.reactivate': {
      'a session that is not confirmed': async () => ({
        ...(await anUnconfirmedAct(test(), desk.reactivate, {})),
        made: { audit_entry: 1 },
      }),
    },
    // Another one approves it: so far it is only asked for.
    'desk.deletePerson': {
      'a session that is not confirmed': async () => ({
        ...(await anUnconfirmedAct(test(), desk.deletePerson, {})),
        made: { audit_entry: 1 },
      }),
    },
    'desk.verifyEmail': {
      'a session that is not confirmed': async () => {
        const { userId } = await test().person();
        const { db } = test().database;
        await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', userId).execute();
        return {
          ...(await anUnconfirmedAct(test(), desk.verifyEmail, {}, userId)),
          made: { audit_entry: 1, mail_outbox: 1 },
        };
      },
    },
    'desk.sendMail': {
      'a session that is not confirmed': async () => ({
        ...(await anUnconfirmedAct(test(), desk.sendMail, { mail: 'reset_password' })),
        made: { audit_entry: 1, mail_outbox: 1 },
      }),
    },
    'desk.mute': {
      'a session that is not confirmed': async () => ({
        ...(await anUnconfirmedAct(test(), desk.mute, { ...grounds, until: aWeekAhead() })),
        made: { audit_entry: 1, mail_outbox: 1 },
      }),
    },
    'desk.clearProfile': {
      'a session that is not confirmed': async () => ({
        ...(await anUnconfirmedAct(test(), desk.clearProfile, { ...grounds, name: true })),
        made: { audit_entry: 1, mail_outbox: 1 },
      }),
    },
    'desk.suspend': {
      'a session that is not confirmed': async () => ({
        ...(await anUnconfirmedAct(test(), desk.suspend, { ...grounds, until: aWeekAhead() })),
        made: { audit_entry: 1, mail_outbox: 1 },
      }),
    },
    'desk.retryJob': {
      'a session that is not confirmed': async () => {
        const { id } = await aWaitingJob(test());
        return { ...(await anUnconfirmedAct(test(), desk.retryJob, {}, id)), made: { audit_entry: 1 } };
      },
    },
    'desk.cancelJob': {
      'a session that is not confirmed': async () => {
        test().holdEngine();
        const token = (await test().person()).token;
        const { body } = await test().call(contract.images.generate, { token, body: { text_prompt: 'A lake' } });
        return {
          ...(await anUnconfirmedAct(test(), desk.cancelJob, {}, body.id)),
          made: { audit_entry: 1, credit_entry: 1 },
        };
      },
    },
    'desk.changePackage': {
      'a session that is not confirmed': async () => ({
        ...(await anUnconfirmedAct(test(), desk.changePackage, {
          ...{ package_id: 'tiny', name: 'Tiny', credits: 10, price_cents: 99, currency: 'usd', is_active: false },
        })),
        made: { audit_entry: 1 },
      }),
    },
    'desk.submitEvidence': {
      'a session that is not confirmed': async () => ({
        ...(await anUnconfirmedAct(test(), desk.submitEvidence, {}, await aStagedDispute(test()))),
        made: { audit_entry: 1 },
      }),
    },
    'desk.releaseSignal': {
      'a session that is not confirmed': async () => ({
        ...(await anUnconfirmedAct(test(), desk.releaseSignal, {}, await aSignal(test()))),
        made: { audit_entry: 1 },
      }),
    },
    'desk.returnIncome': {
      'a session that is not confirmed': async () => ({
        ...(await anUnconfirmedAct(test(), desk.returnIncome, grounds, await aSignal(test()))),
        // The seller gets the statement of reasons, the buyer the news of what has come back.
        made: { audit_entry: 1, credit_entry: 4, mail_outbox: 2 },
      }),
    },
    'desk.closeSignal': {
      'a session that is not confirmed': async () => ({
        ...(await anUnconfirmedAct(test(), desk.closeSignal, {}, await aSignal(test()))),
        made: { audit_entry: 1 },
      }),
    },
    // Another one approves it: so far it is only asked for.
    'desk.startCampaign': {
      'a session that is not confirmed': async () => ({
        ...(await anUnconfirmedAct(test(), desk.startCampaign, { name: 'Summer', credits: 5, budget: 1_000 })),
        made: { audit_entry: 1 },
      }),
    },
    'desk.stopCampaign': {
      'a session that is not confirmed': async () => {
        const id = await aCampaign(test(), await anAdministrator(test()));
        return { ...(await anUnconfirmedAct(test(), desk.stopCampaign, {}, id)), made: { audit_entry: 1 } };
      },
    },
    'desk.cancelPackageChange': {
      'a session that is not confirmed': async () => {
        const id = systemIds.uuid();
        await test()
          .database.db.insertInto('package_change')
          .values({
            ...{ id, package_id: 'tiny', name: 'Tiny', description: '', credits: 10, price_cents: 99, currency: 'usd' },
            ...{ is_active: false, made_by: (await test().person()).userId, made_at: test().clock.now() },
            effective_at: new Date(aWeekAhead()),
          })
          .execute();
        return {
          ...(await anUnconfirmedAct(test(), desk.cancelPackageChange, {}, id)),
          made: { audit_entry: 1 },
        };
      },
    },
    'desk.refundOrder': {
      'a session that is not confirmed': async () => {
        const { order, pay, until, deliver } = paymentActs(test);
        const buyer = await test().person();
        const { id, session } = await order(buyer);
        await pay(session);
        await until(buyer, 'paid');
        // What follows of it is told later, and not by the call.
        await deliver('dropped');
        return {
          ...(await anUnconfirmedAct(test(), desk.refundOrder, { cents: 100 }, id)),
          made: { audit_entry: 1 },
        };
      },
    },
    'desk.setEnginePrice': {
      'a session that is not confirmed': async () => ({
        ...(await anUnconfirmedAct(test(), desk.setEnginePrice, {
          ...{ engine: 'studio', content_type: 'image', unit: 'item', micros: 1, currency: 'usd' },
        })),
        made: { audit_entry: 1 },
      }),
    },
    'desk.settleTasks': {
      'a session that is not confirmed': async () => ({
        ...(await anUnconfirmedAct(test(), desk.settleTasks, {
          ...{ ids: [await aDoubtfulTask(test()), await aDoubtfulTask(test())], settled_as: 'paid' },
        })),
        made: { audit_entry: 1 },
      }),
    },
    'desk.setAccent': {
      'a session that is not confirmed': async () => ({
        ...(await anUnconfirmedAct(test(), desk.setAccent, { colour: '#7c3aed' })),
        made: { audit_entry: 1, site_accent: 1 },
      }),
    },
    'desk.setLogo': {
      'a session that is not confirmed': async () => ({
        ...(await anUnconfirmedAct(test(), desk.setLogo, {
          digest: await aReadLogo(test(), await anAdministrator(test())),
        })),
        made: { audit_entry: 1 },
      }),
    },
    'desk.changeSettings': {
      'a session that is not confirmed': async () => ({
        ...(await anUnconfirmedAct(test(), desk.changeSettings, { values: { appeal_days: 200 } })),
        made: { audit_entry: 1, site_setting: 1 },
      }),
    },
    'desk.savePage': {
      'a session that is not confirmed': async () => ({
        ...(await anUnconfirmedAct(test(), desk.savePage, { text: '# Ours' }, 'terms', 'slug')),
        made: { audit_entry: 1 },
      }),
    },
    'desk.showBanner': {
      'a session that is not confirmed': async () => ({
        ...(await anUnconfirmedAct(test(), desk.showBanner, { text: 'Slow tonight.', until: aWeekAhead() })),
        made: { audit_entry: 1 },
      }),
    },
    'desk.endBanner': {
      'a session that is not confirmed': async () => {
        const times = {
          shown_from: test().clock.now(),
          shown_until: new Date(aWeekAhead()),
          made_at: test().clock.now(),
        };
        await test()
          .database.db.insertInto('site_banner')
          .values({
            id: systemIds.uuid(),
            text: 'Slow.',
            is_dismissible: true,
            made_by: (await test().person()).userId,
            ...times,
          })
          .execute();
        return { ...(await anUnconfirmedAct(test(), desk.endBanner, {})), made: { audit_entry: 1 } };
      },
    },
    'desk.addRule': {
      'a session that is not confirmed': async () => ({
        ...(await anUnconfirmedAct(test(), desk.addRule, {
          ...{ pattern: systemIds.uuid(), action: 'refuse', explanation: 'Not here.' },
        })),
        made: { audit_entry: 1 },
      }),
    },
    'desk.endRule': {
      'a session that is not confirmed': async () => {
        const [id, pattern] = [systemIds.uuid(), systemIds.uuid()];
        const rule = { id, pattern, folded: pattern, action: 'refuse', explanation: 'Not here.' } as const;
        const made = { made_by: (await test().person()).userId, made_at: test().clock.now() };
        await test()
          .database.db.insertInto('prompt_rule')
          .values({ ...rule, ...made })
          .execute();
        return { ...(await anUnconfirmedAct(test(), desk.endRule, {}, id)), made: { audit_entry: 1 } };
      },
    },
    'desk.passReview': {
      'a session that is not confirmed': async () => ({
        ...(await anUnconfirmedAct(test(), desk.passReview, {}, await inReview())),
        made: { audit_entry: 1 },
      }),
    },
    'desk.keepReview': {
      'a session that is not confirmed': async () => ({
        ...(await anUnconfirmedAct(test(), desk.keepReview, grounds, await inReview())),
        made: { audit_entry: 1, mail_outbox: 1 },
      }),
    },
    'desk.hideReport': {
      'a session that is not confirmed': async () => {
        const id = await test().image(await test().person(), { is_public: true });
        const report = await aReport(test(), { ids: [id], by: await test().person() });
        return {
          ...(await anUnconfirmedAct(test(), desk.hideReport, {}, report.id)),
          made: { audit_entry: 1, mail_outbox: 1 },
        };
      },
    },
    // Another one approves it: so far it is only asked for.
    'desk.exportEvidence': {
      'a session that is not confirmed': async () => {
        const id = await test().image(await test().person(), { is_public: true });
        const by = await test().person();
        const report = await aReport(test(), { ids: [id], by, category: 'minor_safety' });
        return { ...(await anUnconfirmedAct(test(), desk.exportEvidence, {}, report.id)), made: { audit_entry: 1 } };
      },
    },
    'desk.restrictItem': {
      'a session that is not confirmed': async () => {
        const id = await test().image(await test().person(), { is_public: true });
        return {
          ...(await anUnconfirmedAct(test(), desk.restrictItem, { action: 'hide', ...grounds }, id)),
          made: { audit_entry: 1, mail_outbox: 1 },
        };
      },
    },
    'desk.answerObjection': {
      'a session that is not confirmed': async () => {
        const body = { outcome: 'mistaken', answer: 'The rule is gone.' };
        return {
          ...(await anUnconfirmedAct(test(), desk.answerObjection, body, await anObjection(test()))),
          made: { audit_entry: 1, mail_outbox: 1 },
        };
      },
    },
    'desk.seePayment': {
      'a session that is not confirmed': async () => {
        const id = `evt ${systemIds.uuid()}`;
        await test()
          .database.db.insertInto('payment_event')
          .values({ id, type: 'test', outcome: 'mismatch', received_at: test().clock.now() })
          .execute();
        return {
          ...(await anUnconfirmedAct(test(), desk.seePayment, {}, id)),
          made: { audit_entry: 1 },
        };
      },
    },
    'desk.decideReport': {
      'a session that is not confirmed': async () => {
        const id = await test().image(await test().person(), { is_public: true });
        const report = await aReport(test(), { ids: [id], by: await test().person() });
        const body = { items: [{ content_id: id, action: 'remove' }], ...grounds };
        return {
          ...(await anUnconfirmedAct(test(), desk.decideReport, body, report.id)),
          // The statement to its owner, and the outcome to who has reported it.
          made: { audit_entry: 1, mail_outbox: 2 },
        };
      },
    },
    'desk.liftDecision': {
      'a session that is not confirmed': async () => ({
        ...(await anUnconfirmedAct(test(), desk.liftDecision, {}, (await aRemoval(test())).decisionId)),
        made: { audit_entry: 1, mail_outbox: 1 },
      }),
    },
    'desk.decideAppeal': {
      'a session that is not confirmed': async () => {
        const { appealId } = await aRemoval(test(), { appealed: true });
        return {
          ...(await anUnconfirmedAct(test(), desk.decideAppeal, { outcome: 'reversed' }, appealId)),
          made: { audit_entry: 1, mail_outbox: 1 },
        };
      },
    },
    'desk.decideBonus': {
      'a session that is not confirmed': async () => {
        const { userId } = await test().person();
        const withheld = { user_id: userId, credits: 50, withheld_at: test().clock.now() };
        await test().database.db.insertInto('withheld_bonus').values(withheld).execute();
        return {
          ...(await anUnconfirmedAct(test(), desk.decideBonus, { decision: 'given' }, userId)),
          made: { audit_entry: 1, credit_entry: 1 },
        };
      },
    },
    'desk.signOut': {
      'a session that is not confirmed': async () => ({
        ...(await anUnconfirmedAct(test(), desk.signOut, {})),
        made: { audit_entry: 1 },
      }),
    },
  };
}
