import type { Endpoint } from '@loomlight/contract';
import { desk } from '@loomlight/contract/desk';
import { sql } from 'kysely';
import { inTransaction } from '../db/transaction.ts';
import { setActive, setRole } from '../features/accounts/index.ts';
import type { Answer, TestApp, TestPerson } from './test-app.ts';

/** An administrator whose session is confirmed. */
export async function anAdministrator(test: TestApp, { credits = 0 } = {}): Promise<TestPerson> {
  const person = await test.person({ credits });
  await inTransaction(test.database, ({ tx }) => setRole(tx, person.userId, 'admin'));
  await test.call(desk.confirm, { token: person.token, body: { password: test.password } });
  return person;
}

/** An act on somebody by an administrator whose session is not confirmed, which can be confirmed and left again. */
export async function anUnconfirmedAct(test: TestApp, endpoint: Endpoint, body: object, on?: string, named = 'id') {
  const [boss, person] = [await anAdministrator(test), await test.person()];
  if (endpoint.id === 'desk.reactivate')
    await inTransaction(test.database, ({ tx }) => setActive(tx, person.userId, false));
  const sent = {
    token: boss.token,
    params: { [named]: on ?? person.userId },
    body: { ...body, reason: 'For the trouble' },
  };
  const { body: shown } = await test.call(endpoint, { ...sent, query: { preview: 'true' } });
  // Every act answers its preview with its plan.
  const { plan } = shown as { readonly plan: string };
  const confirm = (at: Date | null): Promise<unknown> =>
    test.database.db.updateTable('sessions').set({ proved_at: at }).where('user_id', '=', boss.userId).execute();
  await confirm(null);
  return {
    call: (key: string): Promise<Answer<unknown>> =>
      test.call(endpoint, { ...sent, body: { ...sent.body, plan }, key }),
    refusal: [403, 'confirm_needed'] as const,
    allow: () => confirm(test.clock.now()),
    refuse: () => confirm(null),
  };
}

/** All rows of all tables, so that nothing that was written stays unseen. */
export async function everyRow(test: TestApp): Promise<Record<string, number | string>> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`.execute(
    test.database.db,
  );
  const counted: Record<string, number | string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ sum: string }>`
      SELECT count(*) || ':' || coalesce(md5(string_agg(t::text, ',' ORDER BY t::text)), '') AS sum FROM ${sql.table(name)} AS t`.execute(
      test.database.db,
    );
    counted[name] = rows[0]?.sum ?? '';
  }
  return counted;
}

/** What goes on by itself beside what is looked at: what the payment provider of tests keeps, mails that leave, the rounds of the books and of engines. */
const ofItself = /^(?:sandbox_|mail|round$|ledger_|account_checkpoint$|engine_health$|process_beat$)/;

/** The names of the tables that are no longer as they were, without those that change by themselves. */
export async function tablesWrittenSince(
  test: TestApp,
  before: Awaited<ReturnType<typeof everyRow>>,
): Promise<string[]> {
  const after = await everyRow(test);
  return Object.keys(after).filter((name) => after[name] !== before[name] && !ofItself.test(name));
}
