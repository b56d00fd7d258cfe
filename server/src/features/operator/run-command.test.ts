import { contract } from '@loomlight/contract';
import { privacy } from '@loomlight/contract/privacy';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemIds } from '../../kernel/ids.ts';
import { aSignal } from '../../testing/a-signal.ts';
import { anAdministrator } from '../../testing/desk-acts.ts';
import { operatorContext } from '../../testing/operator-context.ts';
import { paymentActs } from '../../testing/payment-acts.ts';
import { ledgerViolations, openTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { runCommand, usage } from './run-command.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(async () => {
  await runCommand(await context(), ['packages', 'set', 'starter', 'Starter', '100', '499']);
  await test.database.db.deleteFrom('credit_package').where('id', '=', 'tiny').execute();
  await test.close();
});

/** What was sent to the queue. */
const sent: string[] = [];
const context = () => operatorContext(test, sent);
const run = async (...words: string[]) => runCommand(await context(), words);
/** What is written down of the operator's acts, in their order. */
const audit = async () =>
  (
    await test.database.db.selectFrom('audit_entry').selectAll().where('actor', '<>', 'test').orderBy('id').execute()
  ).map((entry) => [entry.action, entry.subject, entry.detail]);

describe("the operator's commands", () => {
  it('grant credits with an entry that says why, and write down who did it', async () => {
    const ada = await test.person();
    const { exitCode, lines } = await run('credits', 'grant', ada.email.toUpperCase(), '30', 'For the trouble');
    expect([exitCode, lines]).toEqual([0, [`${ada.username} has 80 credits now.`]]);
    const { body } = await test.call(contract.credits.history, { token: ada.token });
    expect(body.transactions[0]).toMatchObject({ type: 'admin_credit', amount: 30, description: 'For the trouble' });
    const audit = await test.database.db.selectFrom('audit_entry').selectAll().where('actor', '<>', 'test').execute();
    expect(audit).toEqual([expect.objectContaining({ actor: 'operator', subject: ada.userId })]);
    expect((await run('credits', 'grant', ada.username, '1.5', 'x')).exitCode).toBe(2);
    expect((await run('credits', 'grant', 'nobody', '5', 'x')).lines).toEqual(['There is no account nobody.']);
  });

  it('change what can be bought, take it off offer, and write that down [GROUND-28]', async () => {
    const offered = async () => (await test.call(contract.payments.packages)).body.packages.map(({ id }) => id);
    const set = await run('packages', 'set', 'tiny', 'Tiny', '10', '99', 'eur', 'A taste');
    expect(set.lines).toEqual(['tiny  Tiny  10 credits  €0.99  on offer']);
    expect(await offered()).toContain('tiny');
    expect((await run('packages', 'remove', 'tiny')).lines).toEqual(['tiny is no longer on offer.']);
    expect(await offered()).not.toContain('tiny');
    expect((await run('packages', 'list')).lines).toContain('tiny  Tiny  10 credits  €0.99  not on offer');
    for (const words of [
      ['x y', 'Name', '1', '1'],
      ['ok', 'Name', '0', '1'],
      ['ok', 'Name', '1', '1.5'],
      ['ok'],
      ['ok', 'N', '1', '1', 'euro'],
    ])
      expect((await run('packages', 'set', ...words)).exitCode).toBe(2);
    expect((await run('packages', 'remove', 'nothing')).exitCode).toBe(1);
    // What was refused is no act.
    expect(await audit()).toEqual([
      ['packages.set', 'tiny', 'tiny  Tiny  10 credits  €0.99  on offer'],
      ['packages.remove', 'tiny', ''],
    ]);
  });

  it('write down what is stopped and what is sent again [GROUND-28]', async () => {
    const release = test.holdEngine();
    const ada = await test.person();
    const { body } = await test.call(contract.images.generate, { token: ada.token, body: { text_prompt: 'A lake' } });
    expect((await run('jobs', 'cancel', body.id, 'The machine was away')).exitCode).toBe(0);
    expect((await run('jobs', 'cancel', body.id, 'The machine was away')).exitCode).toBe(1);
    expect(await audit()).toEqual([['jobs.cancel', body.id, '']]);
    release();
  });

  it('let a deactivated person in again, who signs in anew [GROUND-28]', async () => {
    const [ada, eve] = [await test.person(), await test.person()];
    await run('users', 'deactivate', ada.username);
    expect((await test.call(contract.accounts.profile, { token: ada.token })).status).toBe(401);
    const back = await run('users', 'activate', ada.email);
    expect(back).toEqual({ exitCode: 0, lines: [`${ada.username} may sign in again.`] });
    // The sessions from before have ended: whoever stole one does not come back with them.
    expect((await test.call(contract.accounts.profile, { token: ada.token })).status).toBe(401);
    expect((await test.call(contract.accounts.refresh, { body: { refresh_token: ada.refreshToken } })).status).toBe(
      401,
    );
    const again = await test.signInAgain(ada);
    expect((await test.call(contract.accounts.profile, { token: again.token })).status).toBe(200);
    expect(await audit()).toEqual([
      ['users.deactivate', ada.userId, ''],
      ['users.activate', ada.userId, ''],
    ]);
    // An account that was deleted has nothing to come back to.
    await test.call(privacy.deleteAccount, {
      token: eve.token,
      body: { password: test.password, confirm: 'DELETE' },
    });
    expect((await run('users', 'activate', eve.userId)).exitCode).toBe(1);
    expect(
      (await test.database.db.selectFrom('users').select('is_active').where('id', '=', eve.userId).execute())[0],
    ).toEqual({
      is_active: false,
    });
  });

  it('show the mails of a product without a mail server, also to who cannot sign in yet', async () => {
    expect((await run('mails', 'list')).lines).toEqual(['No mail is kept here.']);
    const mail = { id: systemIds.uuid(), recipient: 'ada@loomlight.test', subject: 'Welcome', html_body: '' };
    const sent_at = test.clock.now();
    await test.database.db
      .insertInto('mailbox')
      .values({ ...mail, sent_at, text_body: 'Hello\nthe link\n' })
      .execute();
    const heading = `${sent_at.toISOString()}  ada@loomlight.test  Welcome`;
    expect((await run('mails', 'list')).lines).toEqual([heading, '  Hello', '  the link', '']);
  });

  it('show what is being made, send it again and stop it with its refund, by the acts of the desk and with their entry [DESK-124]', async () => {
    const release = test.holdEngine();
    const ada = await test.person();
    const { body } = await test.call(contract.images.generate, { token: ada.token, body: { text_prompt: 'A lake' } });
    await waitFor('the worker', async () => (await run('jobs', 'list')).lines[0]?.includes('processing'));
    expect((await run('jobs', 'list')).lines[0]).toContain(`${body.id}  image  processing`);
    const word = 'The machine was away';
    expect((await run('jobs', 'retry', body.id, word)).lines[0]).toContain('A worker has it');
    test.clock.advanceSeconds(100);
    for (const reason of [[], ['no']]) expect((await run('jobs', 'retry', body.id, ...reason)).exitCode).toBe(2);
    const again = await run('jobs', 'retry', body.id, word);
    expect([again.exitCode, again.lines.join(' ')]).toEqual([0, expect.stringContaining('No credit moves')]);
    expect(sent).toEqual([`run-generation ${body.id}`]);
    expect((await run('jobs', 'cancel', body.id)).exitCode).toBe(2);
    const stopped = await run('jobs', 'cancel', body.id, word);
    expect([stopped.exitCode, stopped.lines[1]]).toEqual([0, expect.stringContaining(`back to ${ada.username}`)]);
    expect(await test.balance(ada)).toBe(50);
    expect((await run('jobs', 'list')).lines).toEqual(['Nothing is waiting or being made.']);
    for (const verb of ['retry', 'cancel']) {
      expect((await run('jobs', verb, body.id, word)).lines[0]).toContain('This has ended already');
      expect((await run('jobs', verb, 'nothing', word)).lines).toEqual(['There is no nothing.']);
    }
    const written = await test.database.db
      .selectFrom('audit_entry')
      .select(['actor', 'action', 'reason', 'before', 'after'])
      .where('subject', '=', body.id)
      .orderBy('id')
      .execute();
    expect(written).toMatchObject([
      { actor: 'operator', action: 'jobs.retry', reason: word, after: { status: 'waiting', waits_since: 'now' } },
      { actor: 'operator', action: 'jobs.cancel', reason: word, before: { credits_back: 0 } },
    ]);
    expect(sent).toHaveLength(1);
    release();
    const done = await test.finished(ada, body.id);
    expect(done.status_message).toBe('This was stopped by the operator. Your credits have been refunded.');
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('take an item down as the desk does, with a statement of reasons and an appeal [DESK-110]', async () => {
    const ada = await test.person({ credits: 50 });
    const id = await test.image(ada, { is_public: true });
    expect((await run('content', 'takedown', id, 'Shows a real person')).exitCode).toBe(2);
    expect((await run('content', 'takedown', id, '§ 3', 'Shows a real person', 'no')).exitCode).toBe(2);
    expect((await run('content', 'hide', id, '§ 3', 'Shows a real person', 'Seen by chance')).exitCode).toBe(0);
    expect((await run('content', 'takedown', id, '§ 3', 'Shows a real person', 'Seen by chance')).exitCode).toBe(0);
    const again = await run('content', 'takedown', id, '§ 3', 'Shows a real person', 'Seen by chance');
    expect([again.exitCode, again.lines]).toEqual([1, ['This was decided already.']]);
    expect((await run('content', 'hide', 'x', '§ 3', 'Shows a real person', 'Seen')).exitCode).toBe(2);
    expect((await run('content', 'hide', 'x', '§ 3', 'Shows a real person', 'Seen by chance')).exitCode).toBe(1);
    expect((await test.call(contract.images.get, { params: { id } })).status).toBe(404);
    const decisions = await test.database.db.selectFrom('decision').selectAll().orderBy('id').execute();
    expect(decisions.at(-1)).toMatchObject({ action: 'remove', ground: 'terms', taken_by: 'person', decided_by: null });
    const audit = await test.database.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('subject', '=', id)
      .orderBy('id')
      .execute();
    expect(audit).toMatchObject([
      { actor: 'operator', action: 'content.restrict', after: { item: 'hidden' } },
      { actor: 'operator', action: 'content.restrict', after: { item: 'removed' } },
    ]);
  });

  it('delete an item with its media, tell its owner why, and leave what was paid for as it is', async () => {
    const ada = await test.person({ credits: 50 });
    const eve = await test.person({ credits: 50 });
    const { body } = await test.call(contract.images.generate, {
      token: ada.token,
      body: { text_prompt: 'A lake', is_prompt_locked: true, prompt_price: 5 },
    });
    const made = await test.finished(ada, body.id);
    await test.call(contract.prompts.purchase, {
      token: eve.token,
      key: 'buy',
      params: { id: body.id },
      body: { content_type: 'image', expected_price: 5 },
    });
    const balance = await test.balance(ada);
    expect((await run('content', 'delete', body.id)).exitCode).toBe(2);
    expect((await run('content', 'delete', body.id, 'Shows a real person')).exitCode).toBe(0);
    expect((await test.app.http.inject({ url: made.media_url ?? '' })).statusCode).toBe(404);
    expect(test.objectStore.keys().filter((key) => key.includes(body.id))).toEqual([]);
    expect((await test.call(contract.images.get, { params: { id: body.id }, token: ada.token })).status).toBe(404);
    expect(await test.balance(ada)).toBe(balance);
    const mail = await waitFor('the mail', async () =>
      test.mailer.sent.find(({ subject }) => subject.includes('removed')),
    );
    expect([mail.to, mail.text.includes('Shows a real person')]).toEqual([ada.email, true]);
    const audit = await test.database.db.selectFrom('audit_entry').selectAll().where('actor', '<>', 'test').execute();
    expect(audit).toMatchObject([
      { actor: 'operator', action: 'content.delete', subject: body.id, detail: 'Shows a real person' },
    ]);
    expect((await run('content', 'delete', body.id, 'Again')).exitCode).toBe(1);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('prove the books, and say which promise is broken', async () => {
    const ada = await test.person();
    expect((await run('ledger', 'verify')).lines).toEqual([
      'ledger: 1 users, 1 entries, all balanced',
      'credits: 50 exist = 0 bought + 50 given - 0 spent - 0 taken back',
    ]);
    await test.database.db
      .updateTable('account')
      .set({ balance: 51, of_bonus: 51 })
      .where('user_id', '=', ada.userId)
      .execute();
    const { exitCode, lines } = await run('ledger', 'verify');
    expect(exitCode).toBe(1);
    expect(lines.join('\n')).toContain('balance equals the sum of the entries');
  });

  it('turn people into administrators and end the sessions of those who are deactivated', async () => {
    const ada = await test.person();
    await run('users', 'promote', ada.username);
    expect((await test.call(contract.accounts.profile, { token: ada.token })).body.role).toBe('admin');
    await run('users', 'deactivate', ada.username);
    expect((await test.call(contract.accounts.profile, { token: ada.token })).status).toBe(401);
    expect((await run('users', 'show', ada.userId)).lines).toContain('is_active: false');
    const audit = await test.database.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('actor', '<>', 'test')
      .orderBy('id')
      .execute();
    expect(audit).toMatchObject([
      { actor: 'operator', action: 'users.promote', subject: ada.userId },
      { actor: 'operator', action: 'users.deactivate', subject: ada.userId },
    ]);
  });

  it('do what the desk does about a signal, with the same entry, and refuse in the same words [DESK-82]', async () => {
    const id = await aSignal(test);
    expect((await run('signals', 'list')).lines.join('\n')).toContain(id);
    expect((await run('signals', 'show', id)).lines).toHaveLength(3);
    expect(await run('signals', 'look')).toMatchObject({ exitCode: 0, lines: ['0 signals are new.'] });
    expect((await run('signals', 'release', id)).exitCode).toBe(2);
    expect((await run('signals', 'return', id, '§ 4', '', 'Looked at it')).exitCode).toBe(2);
    const returned = await run(
      'signals',
      'return',
      id,
      '§ 4 of the rules',
      'Both bought from each other alone.',
      'Looked at it',
    );
    expect(returned.lines.slice(0, 2)).toEqual([
      'Done, and written down.',
      '24 credits of 3 sales go back to 1 buyer; the words stay theirs.',
    ]);
    const decision = await test.database.db.selectFrom('decision').selectAll().executeTakeFirstOrThrow();
    expect(decision).toMatchObject({ action: 'return_income', taken_by: 'person', decided_by: null });
    expect(await run('signals', 'release', id, 'Looked at it')).toEqual({
      exitCode: 1,
      lines: ['No such income waits for a look any more.'],
    });
    expect((await run('signals', 'close', id, 'Looked at it')).exitCode).toBe(0);
    expect((await run('signals', 'close', id, 'Looked at it')).exitCode).toBe(1);
    const audit = await test.database.db
      .selectFrom('audit_entry')
      .select(['actor', 'action', 'subject', 'reason'])
      .where('subject', '=', id)
      .orderBy('id')
      .execute();
    expect(audit).toEqual(
      ['signals.return', 'signals.close'].map((action) => ({
        actor: 'operator',
        action,
        subject: id,
        reason: 'Looked at it',
      })),
    );
  });

  it('mute, suspend, demote, deduct and refund as the desk does, with the same entry [DESK-82]', async () => {
    const { order, pay, until } = paymentActs(() => test);
    const ada = await test.person({ credits: 50 });
    const at = new Date(test.clock.now().getTime() + 86_400_000).toISOString();
    const why = ['§ 4 of the rules', 'It was sold twice.', 'Looked at it'];
    expect((await run('users', 'mute', ada.userId, 'tomorrow', ...why)).exitCode).toBe(2);
    expect((await run('users', 'mute', ada.userId, at, '', '', 'Looked at it')).exitCode).toBe(2);
    expect((await run('users', 'mute', ada.userId, at, ...why)).lines[0]).toBe('Done, and written down.');
    expect((await run('users', 'mute', ada.userId, '2020-01-01T00:00:00Z', ...why)).exitCode).toBe(1);
    expect((await run('credits', 'deduct', ada.userId, '51', 'Looked at it')).exitCode).toBe(1);
    expect((await run('credits', 'deduct', ada.userId, '20', 'Looked at it')).exitCode).toBe(0);
    expect(await test.balance(ada)).toBe(30);
    const { session, id: orderId } = await order(ada);
    await pay(session);
    await until(ada, 'paid');
    expect((await run('payments', 'refund', orderId, '2000', 'Looked at it')).exitCode).toBe(1);
    expect((await run('payments', 'refund', orderId, '1999', 'Looked at it')).exitCode).toBe(0);
    await until(ada, 'refunded');
    expect((await run('users', 'suspend', ada.userId, at, ...why)).exitCode).toBe(0);
    expect((await test.call(contract.accounts.profile, { token: ada.token })).status).toBe(401);
    const boss = await anAdministrator(test);
    expect(await run('users', 'demote', boss.userId, 'Looked at it')).toMatchObject({ exitCode: 1 });
    await anAdministrator(test);
    expect((await run('users', 'demote', boss.userId, 'Looked at it')).exitCode).toBe(0);
    const audit = await test.database.db
      .selectFrom('audit_entry')
      .select('action')
      .where('actor', '=', 'operator')
      .orderBy('id')
      .execute();
    expect(audit.map(({ action }) => action)).toEqual([
      ...['people.mute', 'people.credits', 'orders.refund', 'people.suspend', 'people.role'],
    ]);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('are listed when a word is not one of them', async () => {
    expect(await run('make', 'coffee')).toEqual({ exitCode: 2, lines: usage });
  });
});
