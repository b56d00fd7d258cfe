import pg from 'pg';
import type { Db } from '../../server/src/db/transaction.ts';
import { insertRound, moveCheckpoints } from '../../server/src/features/credits/ledger-round.store.ts';
import { checkNewEntries } from '../../server/src/features/credits/make-ledger-round.ts';

const batch = 500_000;
/** What the checkpoints of the bench are sealed with. */
export const secret = 'the secret of the bench, long enough';

/** Runs without the triggers and foreign keys of the ledger: what is put in here is right by arithmetic. */
export async function quickly(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("SET session_replication_role = 'replica'");
  await client.query('SET synchronous_commit = off');
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** The id of a person of `seedPeople` by an expression for its number. */
export const personOf = (n: string): string => `('00000000-0000-7000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;

/** Everybody is given a credit and pays it, again and again: the balance ends as it began. */
export async function seedEntries(
  url: string,
  { people, pairsEach }: { readonly people: number; readonly pairsEach: number },
): Promise<void> {
  const pairs = people * pairsEach;
  await quickly(url, async (client) => {
    for (let from = 0; from < pairs; from += batch)
      await client.query(`INSERT INTO credit_entry (user_id, kind, amount, balance_after, generation_id, cause, description, created_at)
        SELECT ${personOf(`1 + n % ${people}`)}, e.kind, e.amount, e.after, CASE WHEN e.amount < 0 THEN gen_random_uuid() END, e.cause || n, 'Bench', now() - interval '1 day'
        FROM generate_series(${from}, ${from + batch - 1}) n,
          LATERAL (VALUES ('promotional_credit', 1, 1001, 'given:'), ('image_generation', -1, 1000, 'charge:old-')) e (kind, amount, after, cause)`);
    await client.query(`UPDATE account SET of_bonus = of_bonus + ${pairsEach}, of_house = -${pairsEach}, spent_total = ${pairsEach},
      spent_count = ${pairsEach}, entry_count = entry_count + 2 * ${pairsEach}`);
    await client.query('VACUUM ANALYZE');
  });
}

/** Takes what was put in as found right, with sealed checkpoints: two rounds lie behind. */
export async function takeAsRight(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const entries = await moveCheckpoints(tx, '0');
    await insertRound(tx, { beganAt: new Date(), entries });
    await insertRound(tx, { beganAt: new Date(), entries: 0 });
  });
  const report = await checkNewEntries({ db }, { secret, now: new Date() });
  if (!report.balanced) throw new Error(report.lines.slice(0, 5).join('\n'));
}
