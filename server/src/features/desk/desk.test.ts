import { apiBase, contract, type Endpoint, fillPath, type ReplyOf } from '@loomlight/contract';
import { desk, type Previewed } from '@loomlight/contract/desk';
import { factors } from '@loomlight/contract/factors';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../db/transaction.ts';
import { anAdministrator, everyRow, tablesWrittenSince } from '../../testing/desk-acts.ts';
import { grounds } from '../../testing/report-acts.ts';
import { operatorContext } from '../../testing/operator-context.ts';
import { type Answer, ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { testSecret } from '../../testing/test-secret.ts';
import { setRole } from '../accounts/index.ts';
import { runCommand } from '../operator/index.ts';
import { saveBeat } from '../installation/index.ts';

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
  ada = await test.person({ username: 'Ada Byron', credits: 20 });
});
afterAll(() => test.close());

const aWeekAhead = new Date(Date.now() + 7 * 86_400_000).toISOString();
/** Every act of the desk, on Ada. */
const acts = {
  credits: { endpoint: desk.changeCredits, body: { amount: 5 } },
  'fewer credits': { endpoint: desk.changeCredits, body: { amount: -5 } },
  'many credits': { endpoint: desk.changeCredits, body: { amount: 501 } },
  role: { endpoint: desk.changeRole, body: { role: 'admin' } },
  deactivate: { endpoint: desk.deactivate, body: {} },
  'sign out': { endpoint: desk.signOut, body: {} },
  mute: { endpoint: desk.mute, body: { until: aWeekAhead, ...grounds } },
  'clear profile': { endpoint: desk.clearProfile, body: { name: true, ...grounds } },
  suspend: { endpoint: desk.suspend, body: { until: aWeekAhead, ...grounds } },
} as const;
type ActName = keyof typeof acts;
const reason = 'Asked for by mail';

const send = (
  name: ActName,
  options: { by?: TestPerson; on?: TestPerson; plan?: string; preview?: boolean; key?: string; body?: object } = {},
) => {
  const { endpoint, body } = acts[name];
  return test.call<Endpoint>(endpoint, {
    token: (options.by ?? boss).token,
    params: { id: (options.on ?? ada).userId },
    query: options.preview ? { preview: 'true' } : {},
    body: { ...body, reason, ...options.body, ...(options.plan && { plan: options.plan }) },
    ...(options.key && { key: options.key }),
  }) as Promise<Answer<Partial<Previewed> & { audit_id?: string; approval_id?: string; result?: object }>>;
};
const preview = async (name: ActName, options: Parameters<typeof send>[1] = {}): Promise<Previewed> => {
  const { status, body } = await send(name, { ...options, preview: true });
  expect(status).toBe(200);
  return body as Previewed;
};
const perform = async (name: ActName, options: Parameters<typeof send>[1] = {}) =>
  send(name, { ...options, plan: (await preview(name, options)).plan });
const audit = async (query: object = {}) =>
  (await test.call(desk.audit, { token: boss.token, query: { action: 'p', ...query } })).body.entries;
const decide = (who: TestPerson, id: string, decision: 'approved' | 'refused' | 'withdrawn' = 'approved') =>
  test.call(desk.decideApproval, { token: who.token, params: { id }, body: { decision } });
const unconfirm = (who: TestPerson) =>
  test.database.db.updateTable('sessions').set({ proved_at: null }).where('user_id', '=', who.userId).execute();
const lower = (who: TestPerson) => inTransaction(test.database, ({ tx }) => setRole(tx, who.userId, 'user'));

describe('who may', () => {
  const calls = Object.values(desk) as readonly Endpoint[];

  it.each(calls.map((endpoint) => [endpoint.id, endpoint] as const))(
    'of %s is an administrator, asked for anew at each request [DESK-37]',
    async (_id, endpoint) => {
      const ask = (token?: string) =>
        test.app.http.inject({
          method: endpoint.method,
          url: apiBase + fillPath(endpoint.path, { id: ada.userId, slug: 'terms', content_id: ada.userId }),
          ...(token && { headers: { authorization: `Bearer ${token}` } }),
          ...(endpoint.body && { payload: {} }),
        });
      const [guest, member] = [await ask(), await ask(ada.token)];
      expect([guest.statusCode, member.statusCode]).toEqual([401, 403]);
      expect([401, 403]).not.toContain((await ask(boss.token)).statusCode);
      await lower(boss);
      const lowered = await ask(boss.token);
      expect([lowered.statusCode, lowered.json<{ code: string }>().code]).toEqual([403, 'forbidden']);
    },
  );

  it('reads how the product was set up, and no secret of it [DESK-59]', async () => {
    const { body, text } = await test.call(desk.installation, { token: boss.token });
    const of = (name: string) => body.settings.find((setting) => setting.name === name);
    expect(of('TOKEN_SECRET')).toMatchObject({ value: null, is_secret: true, is_set: true, source: 'environment' });
    expect(of('DEMO_GALLERY')).toMatchObject({ value: 'off', source: 'environment' });
    expect(text).not.toContain(testSecret);
  });

  it('is kept by no cache [DESK-37]', async () => {
    const { headers } = await test.call(desk.people, { token: boss.token });
    expect(headers['cache-control']).toBe('private, no-store');
  });
});

describe('an act', () => {
  it.each(Object.keys(acts) as ActName[])(
    '%s writes nothing when it is looked at, and then just the entry that was shown [DESK-39]',
    async (name) => {
      const before = await everyRow(test);
      const shown = await preview(name);
      expect(await tablesWrittenSince(test, before)).toEqual([]);
      expect(shown.audit).toMatchObject({ subject: ada.userId, reason });
      const done = await send(name, { plan: shown.plan });
      const waits = shown.needs === 'second_person';
      expect(done.status).toBe(waits ? 202 : 200);
      if (waits) expect((await decide(other, done.body.approval_id ?? '')).status).toBe(200);
      const [entry] = await audit({ action: shown.audit.action });
      expect(entry).toMatchObject({
        ...shown.audit,
        actor: boss.userId,
        subject_name: name === 'clear profile' ? (expect.stringMatching(/^member-/) as unknown) : 'Ada Byron',
        approved_by: waits ? other.userId : null,
      });
      expect(await ledgerViolations(test.database)).toEqual([]);
    },
  );

  it('is refused when the rows have changed since it was looked at [DESK-40]', async () => {
    const { plan } = await preview('credits');
    expect((await perform('fewer credits')).status).toBe(200);
    const late = await send('credits', { plan });
    expect([late.status, late.error.code]).toEqual([409, 'desk_changed']);
    expect(await test.balance(ada)).toBe(15);
  });

  it('is refused without a plan, with that of somebody or something else, and after ten minutes [DESK-40]', async () => {
    const { plan } = await preview('credits');
    const until = Number(plan.split('.')[0]);
    const refusals = [
      await send('credits'),
      await send('credits', { plan: 'x.y' }),
      await send('credits', { plan: plan.replace(String(until), String(until + 1)) }),
      await send('credits', { plan, body: { amount: 6 } }),
      await send('credits', { plan, by: other }),
      await send('deactivate', { plan }),
    ];
    expect(refusals.map(({ error }) => error.code)).toEqual([
      'plan_needed',
      'plan_needed',
      ...Array.from({ length: 4 }, () => 'desk_changed'),
    ]);
    test.clock.advanceSeconds(601);
    expect((await send('credits', { plan })).error.code).toBe('plan_needed');
    expect(await test.balance(ada)).toBe(20);
  });

  it('wants a confirmed session, for a quarter of an hour [DESK-74]', async () => {
    await unconfirm(boss);
    const { plan } = await preview('credits');
    const refused = await send('credits', { plan });
    expect([refused.status, refused.error.code]).toEqual([403, 'confirm_needed']);
    const confirm = (password?: string) =>
      test.call(desk.confirm, { token: boss.token, body: password === undefined ? {} : { password } });
    expect((await confirm('wrong password')).status).toBe(422);
    expect((await send('credits', { plan })).status).toBe(403);
    expect((await confirm()).status).toBe(204);
    expect((await send('credits', { plan })).status).toBe(200);
    test.clock.advanceSeconds(901);
    // The access token is over by then; the session goes on.
    const renewed = await test.call(contract.accounts.refresh, { body: { refresh_token: boss.refreshToken } });
    boss = { ...boss, token: renewed.body.token };
    expect((await perform('credits')).error.code).toBe('confirm_needed');
    const old = await confirm();
    expect([old.status, old.error.code]).toEqual([403, 'fresh_sign_in_needed']);
    expect((await confirm(test.password)).status).toBe(204);
    expect((await perform('credits')).status).toBe(200);
  });

  it('is confirmed by any proof that the settings take as well [DESK-74]', async () => {
    await unconfirm(boss);
    await test.call(factors.prove, { token: boss.token, body: { password: test.password } });
    expect((await perform('sign out')).status).toBe(200);
  });

  it.each([
    ['none at all', undefined],
    ['four letters', 'oops'],
    ['blanks', '        '],
    ['501 letters', 'x'.repeat(501)],
  ])('is refused with a reason of %s [DESK-39]', async (_what, words) => {
    const answer = await send('credits', { preview: true, body: { reason: words } });
    expect([answer.status, answer.error.details?.[0]?.path]).toEqual([422, 'reason']);
  });

  it('is not there for who is not, and for who has left [DESK-39]', async () => {
    await test.database.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', ada.userId).execute();
    for (const name of Object.keys(acts) as ActName[]) {
      expect([name, (await send(name, { preview: true })).status]).toEqual([name, 404]);
      expect([name, (await send(name, { on: { ...ada, userId: 'nobody' }, preview: true })).status]).toEqual([
        name,
        404,
      ]);
    }
  });

  it('is done once by a hundred who send the same plan at once [DESK-39]', async () => {
    const { plan } = await preview('credits');
    const answers = await Promise.all(Array.from({ length: 100 }, () => send('credits', { plan })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ error }) => error.code))).toEqual(new Set([undefined, 'desk_changed']));
    expect([await test.balance(ada), await ledgerViolations(test.database)]).toEqual([25, []]);
  });
});

describe('credits', () => {
  it('of 501 wait for another administrator, who adds them once [DESK-41]', async () => {
    const asked = await perform('many credits');
    expect([asked.status, await test.balance(ada)]).toEqual([202, 20]);
    const id = asked.body.approval_id ?? '';
    const own = await decide(boss, id);
    expect([own.status, own.error.code]).toEqual([403, 'own_act']);
    const answers = await Promise.all(Array.from({ length: 20 }, () => decide(other, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ error }) => error.code))).toEqual(new Set([undefined, 'already_decided']));
    expect([await test.balance(ada), await ledgerViolations(test.database)]).toEqual([521, []]);
  });

  it('that were asked for stay out when they are refused, withdrawn, expired, or everything has changed [DESK-41]', async () => {
    const ask = async () => (await perform('many credits')).body.approval_id ?? '';
    expect((await decide(other, await ask(), 'refused')).body).toEqual({ state: 'refused', audit_id: null });
    const id = await ask();
    expect((await decide(other, id, 'withdrawn')).error.code).toBe('own_act');
    expect((await decide(boss, id, 'withdrawn')).status).toBe(200);
    const changed = await ask();
    await perform('fewer credits');
    expect((await decide(other, changed)).error.code).toBe('desk_changed');
    const lowered = await ask();
    await lower(boss);
    expect((await decide(other, lowered)).error.code).toBe('desk_changed');
    await inTransaction(test.database, ({ tx }) => setRole(tx, boss.userId, 'admin'));
    const late = await ask();
    test.clock.advanceSeconds(3 * 86_400);
    const again = await anAdministrator(test);
    expect((await decide(again, late)).error.code).toBe('already_decided');
    const { body } = await test.call(desk.approvals, { token: again.token });
    expect(body.approvals.map(({ state }) => state)).toEqual([
      'expired',
      'overtaken',
      'overtaken',
      'withdrawn',
      'refused',
    ]);
    const { rows } = await sql<{
      balance: number;
    }>`SELECT balance FROM account WHERE user_id = ${ada.userId}::uuid`.execute(test.database.db);
    expect([rows[0]?.balance, await ledgerViolations(test.database)]).toEqual([15, []]);
  });

  it('that a single administrator asks for are approved at the machine [DESK-41]', async () => {
    await lower(other);
    const { body } = await perform('many credits');
    const operator = await operatorContext(test);
    const { lines } = await runCommand(operator, ['approvals', 'list']);
    expect(lines[0]).toContain(`${body.approval_id}  people.credits  ${ada.userId}`);
    expect((await runCommand(operator, ['approvals', 'approve', body.approval_id ?? ''])).exitCode).toBe(0);
    expect((await runCommand(operator, ['approvals', 'approve', body.approval_id ?? ''])).exitCode).toBe(1);
    expect((await runCommand(operator, ['approvals', 'approve', 'x'])).exitCode).toBe(1);
    expect((await runCommand(operator, ['approvals', 'list'])).lines).toEqual(['Nothing waits for an approval.']);
    expect([await test.balance(ada), await audit()]).toMatchObject([521, [{ approved_by: 'operator' }]]);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('are taken back as far as they are free, and no further, whoever spends meanwhile [DESK-42]', async () => {
    const more = await send('fewer credits', { preview: true, body: { amount: -21 } });
    expect([more.status, more.error.details?.[0]?.path]).toEqual([422, 'amount']);
    const { plan } = await preview('fewer credits', { body: { amount: -20 } });
    const [taken] = await Promise.all([
      send('fewer credits', { plan, body: { amount: -20 } }),
      ...Array.from({ length: 10 }, () =>
        test.call(contract.images.generate, { token: ada.token, body: { text_prompt: 'A lake', size: '64x64' } }),
      ),
    ]);
    expect([200, 409, 422]).toContain(taken.status);
    expect(await test.balance(ada)).toBeGreaterThanOrEqual(0);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('that are held cannot be taken [DESK-42]', async () => {
    await sql`UPDATE account SET held = 18 WHERE user_id = ${ada.userId}::uuid`.execute(test.database.db);
    expect((await send('fewer credits', { preview: true, body: { amount: -3 } })).status).toBe(422);
    const shown = await preview('fewer credits', { body: { amount: -2 } });
    expect(shown.audit).toMatchObject({ before: { credits: 20, held: 18 }, after: { credits: 18, held: 18 } });
  });
});

describe('administrators', () => {
  it('are never none, and none changes the own role [DESK-44]', async () => {
    const own = await send('role', { on: boss, preview: true, body: { role: 'user' } });
    expect([own.status, own.error.code]).toEqual([403, 'own_act']);
    expect((await perform('role', { on: other, body: { role: 'user' } })).status).toBe(200);
    for (const [name, body] of [
      ['role', { role: 'user' }],
      ['deactivate', {}],
    ] as const) {
      const last = await send(name, { on: boss, preview: true, body });
      expect([last.status, last.error.code]).toEqual([409, 'last_admin']);
    }
  });

  it('who lower each other at once leave one of them [DESK-44]', async () => {
    const [a, b] = [
      await preview('role', { by: boss, on: other, body: { role: 'user' } }),
      await preview('role', { by: other, on: boss, body: { role: 'user' } }),
    ];
    const answers = await Promise.all([
      send('role', { by: boss, on: other, body: { role: 'user' }, plan: a.plan }),
      send('role', { by: other, on: boss, body: { role: 'user' }, plan: b.plan }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await test.database.db.selectFrom('users').select('id').where('role', '=', 'admin').execute();
    expect(left).toHaveLength(1);
  });
});

describe('sessions', () => {
  const works = async (who: TestPerson) => (await test.call(contract.accounts.profile, { token: who.token })).status;

  it('of a person end with every token of theirs, and nobody else’s [DESK-45]', async () => {
    const second = await test.signInAgain(ada);
    const bob = await test.person();
    expect((await perform('sign out')).status).toBe(200);
    expect([await works(ada), await works(second), await works(bob), await works(boss)]).toEqual([401, 401, 200, 200]);
    expect(await works(await test.signInAgain(ada))).toBe(200);
  });

  it('of a deactivated person end, and begin again once they are let in [DESK-45]', async () => {
    expect((await perform('deactivate')).status).toBe(200);
    expect(await works(ada)).toBe(401);
    const refused = await test.call(contract.accounts.login, { body: { email: ada.email, password: test.password } });
    expect(refused.error.code).toBe('account_inactive');
    const call = (body: object, query: { preview?: string } = {}) =>
      test.call(desk.reactivate, {
        token: boss.token,
        params: { id: ada.userId },
        query,
        rawBody: { reason, ...body },
      });
    const shown = (await call({}, { preview: 'true' })).body as Previewed;
    expect((await call({ plan: shown.plan })).status).toBe(200);
    expect(await works(await test.signInAgain(ada))).toBe(200);
  });
});

describe('people', () => {
  const find = async (q: string) =>
    (await test.call(desk.people, { token: boss.token, query: { q } })).body.people.map(({ id }) => id);

  it('are found by the beginning of name or address, and by the id of their own, an order and an item [DESK-46]', async () => {
    const item = await test.image(ada);
    const order = '01a1fdc9-2723-7591-8e12-6769da3e780a';
    await sql`INSERT INTO payment_order (id, user_id, package_id, package_name, credits, price_cents, currency, created_at, success_url, cancel_url)
      VALUES (${order}::uuid, ${ada.userId}::uuid, 'starter', 'Starter', 100, 500, 'usd', now(), 'x', 'x')`.execute(
      test.database.db,
    );
    for (const q of ['ada b', 'ADA BYRON ', ada.email.slice(0, 8), ada.userId, item, order])
      expect([q, (await find(q)).includes(ada.userId)]).toEqual([q, true]);
    for (const q of ['byron', 'ada_b', '%', 'x', '01a1fdc9-2723-7591-8e12-6769da3e780b'])
      expect([q, await find(q)]).toEqual([q, []]);
  });

  it.each(['Lady Lovelace', 'lady l', 'آنا الطويلة', 'آنا'])(
    'are found by %s, as they call themselves [DESK-46]',
    async (q) => {
      const full_name = q.startsWith('آ') ? 'آنا الطويلة' : 'Lady Lovelace';
      await test.call(contract.userSettings.profile, { token: ada.token, body: { full_name } });
      const { body } = await test.call(desk.people, { token: boss.token, query: { q } });
      expect(body.people).toMatchObject([{ id: ada.userId, username: 'Ada Byron', full_name }]);
      expect((await test.call(desk.people, { token: boss.token, query: { q: 'L_dy' } })).body.people).toEqual([]);
    },
  );

  it('come page by page, each once [DESK-46]', async () => {
    for (let n = 0; n < 5; n += 1) await test.person();
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const { body }: { body: ReplyOf<typeof desk.people> } = await test.call(desk.people, {
        token: boss.token,
        query: { limit: '2', ...(before === undefined ? {} : { before }) },
      });
      seen.push(...body.people.map(({ id }) => id));
      before = body.next ?? undefined;
    } while (before);
    expect([seen.length, new Set(seen).size]).toEqual([8, 8]);
  });

  it('are shown with what is theirs, and the reading is written down once an hour [DESK-43]', async () => {
    const read = () => test.call(desk.person, { token: boss.token, params: { id: ada.userId } });
    const { body } = await read();
    expect(body).toMatchObject({
      username: 'Ada Byron',
      state: 'active',
      credits: 20,
      credits_held: 0,
      devices: 1,
      items: 0,
    });
    await read();
    expect(await audit({ action: 'people.read' })).toHaveLength(1);
    expect((await test.call(desk.person, { token: boss.token, params: { id: 'x' } })).status).toBe(404);
    const { body: ledger } = await test.call(desk.personLedger, { token: boss.token, params: { id: ada.userId } });
    expect(ledger.entries).toMatchObject([{ amount: 20, balance_after: 20 }]);
  });
});

describe('the audit', () => {
  it('has every act with who, before, after and reason, and is changed and removed by nobody [DESK-43]', async () => {
    await perform('credits');
    const [entry] = await audit();
    expect(entry).toMatchObject({
      actor: boss.userId,
      actor_name: boss.username,
      action: 'people.credits',
      before: { credits: 20, held: 0, owed: 0 },
      after: { credits: 25, held: 0, owed: 0 },
      reason,
    });
    for (const change of ["UPDATE audit_entry SET reason = ''", 'DELETE FROM audit_entry', 'TRUNCATE audit_entry'])
      await expect(sql.raw(change).execute(test.database.db)).rejects.toThrow('never changed or removed');
  });

  it('is asked for by who, what, whom and when, page by page, and as a table that runs no formula [DESK-43]', async () => {
    for (let n = 0; n < 3; n += 1) await perform('credits', { body: { reason: '=1+1 for Ada' } });
    await perform('sign out', { by: other });
    expect(await audit({ actor: other.userId })).toHaveLength(1);
    expect(await audit({ action: 'people.credits' })).toHaveLength(3);
    expect(await audit({ subject: boss.userId })).toHaveLength(0);
    expect(await audit({ from: test.clock.now().toISOString(), to: test.clock.now().toISOString() })).toEqual([]);
    const pages: string[] = [];
    let next: string | null = null;
    do {
      const { body }: { body: ReplyOf<typeof desk.audit> } = await test.call(desk.audit, {
        token: boss.token,
        query: { action: 'people.', limit: '1', ...(next === null ? {} : { before_id: next }) },
      });
      pages.push(...body.entries.map(({ id }) => id));
      ({ next } = body);
    } while (next);
    expect([pages.length, new Set(pages).size]).toEqual([4, 4]);
    const table = await test.call(desk.auditTable, { token: boss.token, query: { action: 'people.credits' } });
    expect(table.headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = table.text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain(`,'=1+1 for Ada,`);
  });
});

describe('the overview', () => {
  it('says what waits, for those who can do something about it [DESK-58]', async () => {
    const waiting = async (who: TestPerson) => (await test.call(desk.now, { token: who.token })).body.waiting;
    expect(await waiting(boss)).toEqual([]);
    await perform('many credits');
    expect([(await waiting(boss)).length, await waiting(other)]).toMatchObject([
      0,
      [{ kind: 'approval', about: 'people.credits', count: 1 }],
    ]);
    await sql`INSERT INTO engine_health (process, content_type, engine, state, failures, reason, changed_at)
      VALUES ('p', 'image', 'far', 'open', 5, 'x', now() - interval '2 days')`.execute(test.database.db);
    const process = { process: 'p', role: 'worker', version: '1.2.3', startedAt: test.clock.now() };
    await saveBeat(test.database.db, process, test.clock.now());
    expect(await waiting(boss)).toMatchObject([{ kind: 'engine', about: 'far' }]);
  });

  it('has figures and engines, each by a call of its own [DESK-58]', async () => {
    await test.image(ada);
    const { body } = await test.call(desk.figures, { token: boss.token });
    expect(body.figures).toContainEqual({ name: 'generations', last: 1, before: 0 });
    const health = await test.call(desk.health, { token: boss.token });
    expect(health.body.engines[0]).toMatchObject({ content_type: 'image', state: 'ok', unfinished: 0 });
  });
});
