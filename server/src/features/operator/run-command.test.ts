import { contract } from '@loomlight/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemIds } from '../../kernel/ids.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { runCommand, usage } from './run-command.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(async () => {
  await runCommand(context(), ['packages', 'set', 'starter', 'Starter', '100', '499']);
  await test.database.db.deleteFrom('credit_package').where('id', '=', 'tiny').execute();
  await test.close();
});

const context = () => ({ db: test.database.db, clock: test.clock, ids: systemIds });
const run = (...words: string[]) => runCommand(context(), words);

describe("the operator's commands", () => {
  it('grant credits with an entry that says why, and write down who did it', async () => {
    const ada = await test.person();
    const { exitCode, lines } = await run('credits', 'grant', ada.email.toUpperCase(), '30', 'For the trouble');
    expect([exitCode, lines]).toEqual([0, [`${ada.username} has 80 credits now.`]]);
    const { body } = await test.call(contract.credits.history, { token: ada.token });
    expect(body.transactions[0]).toMatchObject({ type: 'admin_credit', amount: 30, description: 'For the trouble' });
    const audit = await test.database.db.selectFrom('audit_entry').selectAll().execute();
    expect(audit).toEqual([expect.objectContaining({ actor: 'operator', subject: ada.userId })]);
    expect((await run('credits', 'grant', ada.username, '1.5', 'x')).exitCode).toBe(2);
    expect((await run('credits', 'grant', 'nobody', '5', 'x')).lines).toEqual(['There is no account nobody.']);
  });

  it('change what can be bought, and take it off offer', async () => {
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
  });

  it('prove the books, and say which promise is broken', async () => {
    const ada = await test.person();
    expect((await run('ledger', 'verify')).lines).toEqual(['ledger: 1 users, 1 entries, all balanced']);
    await test.database.db.updateTable('account').set({ balance: 51 }).where('user_id', '=', ada.userId).execute();
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
  });

  it('are listed when a word is not one of them', async () => {
    expect(await run('make', 'coffee')).toEqual({ exitCode: 2, lines: usage });
  });
});
