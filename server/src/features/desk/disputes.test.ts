import { desk, type Previewed } from '@loomlight/contract/desk';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { anAdministrator } from '../../testing/desk-acts.ts';
import { paymentActs } from '../../testing/payment-acts.ts';
import { performed } from '../../testing/report-acts.ts';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { stageDisputes, submitDisputes, tellDueDisputes } from '../payments/index.ts';

let test: TestApp;
let boss: TestPerson;
let ada: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  boss = await anAdministrator(test);
  ada = await test.person({ credits: 0, username: 'Canary Byron' });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => test.close());

const { order, post, pay, until } = paymentActs(() => test);
const dayS = 86_400;

/** A payment with an item and a sign-in after it, which is then disputed; answers the page of its payment. */
async function disputed(): Promise<string> {
  const { session } = await order(ada);
  await pay(session);
  await until(ada, 'paid');
  test.clock.advanceSeconds(60);
  ada = await test.signInAgain(ada);
  await test.image(ada, { text_prompt: 'canaryprompt on a lake' });
  await post(`/sandbox/payments/${session}/dispute`);
  await until(ada, 'disputed');
  return session;
}
const stage = () => stageDisputes(test.payments());
const list = async () => (await test.call(desk.disputes, { token: boss.token })).body.disputes;
const evidence = (id: string) => test.call(desk.disputeEvidence, { token: boss.token, params: { id } });
const submit = (id: string) => performed(test, desk.submitEvidence, { by: boss, id, body: {} });
/** What the overview names of disputes that have time. */
const openOnes = async () =>
  (await test.call(desk.now, { token: boss.token })).body.waiting.filter(({ kind }) => kind === 'open_dispute');
/** The dispute as the provider has it. */
async function atProvider() {
  const row = await test.database.db
    .selectFrom('sandbox_object')
    .select(['id', 'body'])
    .where('kind', '=', 'dispute')
    .executeTakeFirstOrThrow();
  const body = row.body as {
    readonly status: string;
    readonly evidence: Readonly<Record<string, string>>;
    readonly evidence_details: { readonly submission_count: number; readonly due_by: number };
  };
  return { id: row.id, ...body };
}

describe('a dispute that has to be answered soon', () => {
  const tell = () => tellDueDisputes(test.payments());
  const mails = () =>
    test.database.db
      .selectFrom('mail_outbox')
      .select(['recipient', 'payload'])
      .where('kind', '=', 'dispute_due')
      .orderBy('recipient')
      .execute();
  const bells = () =>
    test.database.db.selectFrom('notification').select('user_id').where('type', '=', 'dispute_due').execute();

  it(
    'is told to every administrator three days before, once, whoever makes the round [DESK-83]',
    { tags: 'on-server' },
    async () => {
      const other = await anAdministrator(test);
      await disputed();
      await stage();
      await tell();
      expect(await mails()).toEqual([]);
      const [{ due_at: dueAt } = { due_at: null }] = await list();
      const due = new Date(dueAt ?? 0).getTime();
      test.clock.advanceSeconds(Math.floor((due - test.clock.now().getTime()) / 1_000) - 3 * dayS + 60);
      await Promise.all(Array.from({ length: 10 }, tell));
      expect((await mails()).map(({ recipient }) => recipient)).toEqual([boss.email, other.email].toSorted());
      expect((await bells()).map(({ user_id: id }) => id).toSorted()).toEqual([boss.userId, other.userId].toSorted());
      const [mail] = await mails();
      expect(JSON.stringify(mail?.payload)).not.toMatch(/canary/i);
    },
  );

  it('is told of no more when its evidence was sent, or the bank hears nobody [DESK-83]', async () => {
    await disputed();
    await stage();
    const [{ id, due_at: dueAt } = { id: '', due_at: null }] = await list();
    expect((await submit(id)).status).toBe(200);
    test.clock.advanceSeconds(Math.floor((new Date(dueAt ?? 0).getTime() - test.clock.now().getTime()) / 1_000) - dayS);
    await tell();
    expect(await mails()).toEqual([]);
    await test.database.db
      .updateTable('dispute_evidence')
      .set({ state: 'refused', submitted_at: null, error: 'No.' })
      .execute();
    test.clock.advanceSeconds(2 * dayS);
    await tell();
    expect(await mails()).toEqual([]);
  });
});

describe('a dispute that has opened', () => {
  it('has staged evidence with sign-ins and pieces made after the payment, and no prompt [DESK-49]', async () => {
    await disputed();
    const [opened] = await list();
    expect(opened).toMatchObject({ state: 'to_stage', outcome: 'open', username: ada.username, amount_cents: 1_999 });
    await stage();
    const { id, status, evidence: laid, evidence_details: details } = await atProvider();
    expect([status, details.submission_count]).toEqual(['needs_response', 0]);
    const [{ id: item } = { id: '' }] = await test.database.db
      .selectFrom('content')
      .select('id')
      .where('user_id', '=', ada.userId)
      .execute();
    expect(laid['access_activity_log']).toMatch(/signed in \(password\)/);
    expect(laid['access_activity_log']).toMatch(new RegExp(`made an image \\(\\d+ credits\\) ${item}`));
    expect(laid['product_description']).toContain('Creator: 500 credits for $19.99');
    expect(laid['uncategorized_text']).toContain('1 sign-ins, 1 pieces made, 0 prompts bought');
    const [staged] = await list();
    expect(staged).toMatchObject({ id, state: 'staged', reason: 'general' });
    expect(staged?.due_at).toBe(new Date(details.due_by * 1000).toISOString());
    const shown = await evidence(id);
    expect(shown.body.evidence).toMatchObject({ activity: laid['access_activity_log'] });
    for (const text of [JSON.stringify(laid), shown.text])
      for (const secret of ['canary', 'Canary', ada.email, 'loomlight.test', '127.0.0.1'])
        expect(text).not.toContain(secret);
  });

  it(
    'is staged once, however often and at how many processes, and keeps what was laid down [DESK-49]',
    { tags: 'on-server' },
    async () => {
      await disputed();
      const staging = vi.spyOn(test.payments().provider, 'stageEvidence');
      await Promise.all(Array.from({ length: 10 }, stage));
      const first = (await atProvider()).evidence;
      await test.image(ada).catch(() => undefined);
      await stage();
      expect([staging.mock.calls.length, (await atProvider()).evidence]).toEqual([1, first]);
    },
  );

  it('waits until the provider answers, and keeps no other from being staged [DESK-49]', async () => {
    await disputed();
    const away = vi.spyOn(test.payments().provider, 'findDispute').mockRejectedValueOnce(new Error('No answer'));
    await expect(stage()).rejects.toThrow('No answer');
    away.mockRestore();
    await stage();
    expect(await list()).toMatchObject([{ state: 'to_stage' }]);
    expect((await submit((await atProvider()).id)).error.code).toBe('desk_changed');
    test.clock.advanceSeconds(301);
    await stage();
    expect(await list()).toMatchObject([{ state: 'staged' }]);
  });

  it('is over where the bank hears nobody, or the provider does not know it [DESK-49]', async () => {
    const session = await disputed();
    await post(`/sandbox/payments/${session}/dispute`, { outcome: 'won' });
    await until(ada, 'paid');
    await stage();
    expect(await list()).toMatchObject([{ state: 'over', outcome: 'won' }]);
    expect((await submit((await atProvider()).id)).status).toBe(409);
    expect((await submit('dp_nobody')).status).toBe(404);
    expect((await evidence('dp_nobody')).status).toBe(404);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('is named as open as long as nothing has to be done, and not once its evidence was sent [DESK-143]', async () => {
    await disputed();
    await stage();
    const [{ due_at: due, staged_at: since } = { due_at: null, staged_at: null }] = await list();
    expect(await openOnes()).toEqual([{ kind: 'open_dispute', about: 'disputes', count: 1, since, due_at: due }]);
    expect((await submit((await atProvider()).id)).status).toBe(200);
    await expect.poll(openOnes).toEqual([]);
  });

  it('waits in the list of what is to be done three days before the bank stops listening [DESK-49]', async () => {
    await disputed();
    await stage();
    const waiting = async () =>
      (await test.call(desk.now, { token: boss.token })).body.waiting.filter(({ kind }) => kind === 'dispute');
    expect(await waiting()).toEqual([]);
    expect(await openOnes()).toMatchObject([{ count: 1, due_at: (await list())[0]?.due_at }]);
    test.clock.advanceSeconds(6 * dayS + 60);
    boss = await test.signInAgain(boss);
    const [{ due_at: due } = { due_at: null }] = await list();
    expect(await waiting()).toMatchObject([{ count: 1, due_at: due }]);
    expect(await openOnes()).toEqual([]);
    test.clock.advanceSeconds(4 * dayS);
    boss = await test.signInAgain(boss);
    expect((await submit((await atProvider()).id)).error.message).toContain('hears nobody');
  });
});

describe('the evidence of a dispute', () => {
  it(
    'is sent once, also of twenty at the same time, and stays as it was looked at [DESK-49]',
    { tags: 'on-server' },
    async () => {
      await disputed();
      await stage();
      const { id, evidence: laid } = await atProvider();
      const sending = vi.spyOn(test.payments().provider, 'submitEvidence');
      const sent = { token: boss.token, params: { id }, body: { reason: 'It was delivered' } };
      const shown = await test.call(desk.submitEvidence, { ...sent, query: { preview: 'true' } });
      const { plan, audit, needs } = shown.body as Previewed;
      expect([needs, audit.before['state'], audit.after['state']]).toEqual(['confirm', 'staged', 'submitting']);
      expect((await atProvider()).status).toBe('needs_response');
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => test.call(desk.submitEvidence, { ...sent, body: { ...sent.body, plan } })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(new Set(answers.map(({ error }) => error.code))).toEqual(new Set([undefined, 'desk_changed']));
      await Promise.all(Array.from({ length: 5 }, () => submitDisputes(test.payments())));
      expect(await atProvider()).toMatchObject({
        ...{ status: 'under_review', evidence: laid, evidence_details: { submission_count: 1 } },
      });
      expect(sending).toHaveBeenCalledTimes(1);
      expect(await list()).toMatchObject([{ state: 'submitted', error: null }]);
      expect((await submit(id)).error.message).toBe('Its evidence was sent already.');
    },
  );

  it(
    'is 503 while the provider is away, and sent once when it is back, also when its answer was lost [DESK-49]',
    { tags: 'on-server' },
    async () => {
      await disputed();
      await stage();
      const { id } = await atProvider();
      const { provider } = test.payments();
      const { submitEvidence } = provider;
      const away = vi.spyOn(provider, 'submitEvidence').mockRejectedValueOnce(new Error('No answer'));
      const refused = await submit(id);
      expect([refused.status, refused.error.code]).toEqual([503, 'payments_unavailable']);
      expect(await list()).toMatchObject([{ state: 'submitting' }]);
      // It is asked for already: nobody asks for it twice.
      expect((await submit(id)).error.code).toBe('desk_changed');
      // This time it arrives, and the answer does not.
      away.mockImplementationOnce(async (disputeId) => {
        await submitEvidence.call(provider, disputeId);
        throw new Error('The line was cut');
      });
      test.clock.advanceSeconds(301);
      await expect(submitDisputes(test.payments())).rejects.toMatchObject({ code: 'payments_unavailable' });
      expect((await atProvider()).evidence_details.submission_count).toBe(1);
      test.clock.advanceSeconds(301);
      await Promise.all(Array.from({ length: 5 }, () => submitDisputes(test.payments())));
      expect((await atProvider()).evidence_details.submission_count).toBe(1);
      expect(await list()).toMatchObject([{ state: 'submitted' }]);
    },
  );

  it('that the provider refuses says why, and can be sent again [DESK-49]', async () => {
    await disputed();
    await stage();
    const { id } = await atProvider();
    vi.spyOn(test.payments().provider, 'submitEvidence').mockResolvedValueOnce({
      ...({ kind: 'refused', reason: 'The file is missing.' } as const),
    });
    await submit(id);
    expect(await list()).toMatchObject([{ state: 'refused', error: 'The file is missing.' }]);
    expect((await submit(id)).status).toBe(200);
    expect(await list()).toMatchObject([{ state: 'submitted', error: null }]);
  });

  it('leaves the dispute to its bank, which can be won afterwards [DESK-49]', async () => {
    const session = await disputed();
    await stage();
    await submit((await atProvider()).id);
    await post(`/sandbox/payments/${session}/dispute`, { outcome: 'won' });
    await until(ada, 'paid');
    await waitFor('the desk to say so', async () => (await list())[0]?.outcome === 'won');
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it(
    'of the provider by its own SDK: what is sent is over, a stranger is unknown, and too much is refused [DESK-49]',
    { tags: 'on-server' },
    async () => {
      await disputed();
      const { provider } = test.payments();
      const { id } = await atProvider();
      const laid = { productDescription: 'p', serviceDate: '2026-01-31', activity: 'a', summary: 's' };
      expect(await provider.findDispute(id)).toMatchObject({
        isHeard: true,
        reason: 'general',
        dueAt: expect.any(Date),
      });
      expect(await provider.findDispute('dp_nobody')).toBeUndefined();
      await expect(
        provider.stageEvidence({ disputeId: id, evidence: { ...laid, summary: 'x'.repeat(150_001) } }),
      ).rejects.toThrow('too long');
      await provider.stageEvidence({ disputeId: id, evidence: laid });
      await provider.stageEvidence({ disputeId: id, evidence: { ...laid, activity: 'b' } });
      expect((await atProvider()).evidence).toMatchObject({ access_activity_log: 'b', uncategorized_text: 's' });
      const answers = await Promise.all([provider.submitEvidence(id), provider.submitEvidence(id)]);
      expect(answers).toEqual([{ kind: 'submitted' }, { kind: 'submitted' }]);
      expect((await atProvider()).evidence_details.submission_count).toBe(1);
      expect((await provider.findDispute(id))?.isHeard).toBe(false);
      await expect(provider.stageEvidence({ disputeId: id, evidence: laid })).rejects.toThrow('no more evidence');
      expect((await provider.submitEvidence('dp_nobody')).kind).toBe('refused');
    },
  );

  it('is for administrators alone [DESK-49]', async () => {
    for (const endpoint of [desk.disputes, desk.disputeEvidence] as const) {
      const params = { id: 'dp' };
      expect((await test.call(endpoint, { params } as never)).status).toBe(401);
      expect((await test.call(endpoint, { params, token: ada.token } as never)).status).toBe(403);
    }
  });
});
