// @module-tag on-server
import { contract } from '@loomlight/contract';
import { desk } from '@loomlight/contract/desk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../db/transaction.ts';
import { anAdministrator } from '../../testing/desk-acts.ts';
import { operatorContext } from '../../testing/operator-context.ts';
import { aReport, performed } from '../../testing/report-acts.ts';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { setRole } from '../accounts/index.ts';
import { runCommand } from '../operator/index.ts';

const { accounts, profiles } = contract;
let test: TestApp;
let boss: TestPerson;
let other: TestPerson;
let ada: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  [boss, other] = [await anAdministrator(test), await anAdministrator(test)];
  ada = await test.person({ credits: 20 });
});
afterAll(() => test.close());

const ask = (on = ada.userId, by = boss) => performed(test, desk.deletePerson, { by, id: on, body: {} });
async function asked(): Promise<string> {
  const { status, body } = await ask();
  expect(status).toBe(202);
  return (body as { readonly approval_id: string }).approval_id;
}
const approve = (id: string, who = other) =>
  test.call(desk.decideApproval, { token: who.token, params: { id }, body: { decision: 'approved' } });
const state = async () => (await test.call(desk.person, { token: boss.token, params: { id: ada.userId } })).body.state;
const mails = () => test.mailer.sent.filter(({ to, subject }) => to === ada.email && /was deleted/.test(subject));

describe('the deletion of an account from the desk', () => {
  it('waits for another administrator, and then is as by its person [DESK-99]', async () => {
    const id = await test.image(ada, { is_public: true });
    await aReport(test, { ids: [id], by: await test.person() });
    const approval = await asked();
    expect((await test.call(accounts.profile, { token: ada.token })).status).toBe(200);
    expect((await approve(approval, boss)).error.code).toBe('own_act');
    const answers = await Promise.all(Array.from({ length: 5 }, () => approve(approval)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([await state(), (await test.call(accounts.profile, { token: ada.token })).status]).toEqual(['left', 401]);
    expect((await test.call(profiles.profile, { params: { username: ada.username } })).status).toBe(404);
    expect((await test.call(contract.gallery.publicImage, { params: { id } })).status).toBe(404);
    await expect.poll(() => mails().map(({ text }) => text)[0]).toMatch(/An administrator of this site has done this/);
    const { entries } = (await test.call(desk.audit, { token: boss.token, query: { action: 'people.delete' } })).body;
    expect(entries).toMatchObject([{ actor: boss.userId, approved_by: other.userId, after: { account: 'deleted' } }]);
    const evidence = await test.database.db.selectFrom('evidence').select('content_id').execute();
    expect(evidence).toEqual([{ content_id: id }]);
    expect(await ledgerViolations(test.database)).toEqual([]);
    await expect
      .poll(() => test.database.db.selectFrom('kept_content').select('id').where('user_id', '=', ada.userId).execute())
      .toEqual([]);
  });

  it('of who was deactivated or has left meanwhile is done, and is over [DESK-99]', async () => {
    const [first, second] = [await asked(), await asked()];
    await test.database.db.updateTable('users').set({ is_active: false }).where('id', '=', ada.userId).execute();
    expect((await approve(first)).status).toBe(200);
    expect((await approve(second)).error.code).toBe('desk_changed');
    expect((await ask()).status).toBe(404);
  });

  it('is neither of one’s own account nor of an administrator, also of one who became it meanwhile [DESK-99]', async () => {
    expect((await ask(boss.userId)).error.code).toBe('own_act');
    expect((await ask(other.userId)).error.details?.[0]?.message).toMatch(/Make them a member first/);
    const approval = await asked();
    await inTransaction(test.database, ({ tx }) => setRole(tx, ada.userId, 'admin'));
    expect((await approve(approval)).error.code).toBe('desk_changed');
    expect(await state()).toBe('active');
  });

  it('at the machine is done at once, and approves what was asked for at the desk [DESK-82, DESK-99]', async () => {
    const operator = await operatorContext(test);
    const bob = await test.person();
    expect((await runCommand(operator, ['users', 'delete', boss.userId, 'Asked by letter'])).exitCode).toBe(1);
    expect((await runCommand(operator, ['users', 'delete', bob.userId])).exitCode).toBe(2);
    expect((await runCommand(operator, ['users', 'delete', bob.userId, 'Asked by letter'])).exitCode).toBe(0);
    expect((await test.call(accounts.profile, { token: bob.token })).status).toBe(401);
    expect((await runCommand(operator, ['approvals', 'approve', await asked()])).exitCode).toBe(0);
    expect(await state()).toBe('left');
  });
});
