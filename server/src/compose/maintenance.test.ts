// @module-tag on-server
import { contract } from '@loomlight/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeWhatIsOld } from './maintenance.ts';
import { openTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';

let test: TestApp;
let ada: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  ada = await test.person();
});
afterAll(() => test.close());

/** Rows of every kind that the round removes, each as old as it must be to go. */
const backlog = 70;
const old = sql`'2001-01-01'::timestamptz`;
const inserts = (userId: string, contentId: string) => ({
  sessions: sql`INSERT INTO sessions (id, user_id, created_at, ended_at, last_used_at)
    SELECT gen_random_uuid(), ${userId}::uuid, ${old}, CASE WHEN n % 2 = 0 THEN ${old} END, ${old} FROM rows`,
  refresh_tokens: sql`INSERT INTO refresh_tokens (token_hash, session_id, issued_at, expires_at)
    SELECT decode(md5(n::text), 'hex'), (SELECT id FROM sessions WHERE user_id = ${userId}::uuid AND created_at > ${old} LIMIT 1), ${old}, ${old}
    FROM rows`,
  mail_tokens: sql`INSERT INTO mail_tokens (id, user_id, purpose, created_at, expires_at)
    SELECT gen_random_uuid(), ${userId}::uuid, 'reset_password', ${old}, ${old} FROM rows`,
  second_step: sql`INSERT INTO second_step (id, user_id, method, expires_at)
    SELECT gen_random_uuid(), ${userId}::uuid, 'password', ${old} FROM rows`,
  spent_credential: sql`INSERT INTO spent_credential (fingerprint, expires_at) SELECT decode(md5(n::text), 'hex'), ${old} FROM rows`,
  bonus_claim: sql`INSERT INTO bonus_claim (address_hash, expires_at) SELECT decode(md5(n::text), 'hex'), ${old} FROM rows`,
  mailbox: sql`INSERT INTO mailbox (id, recipient, subject, text_body, html_body, sent_at)
    SELECT gen_random_uuid(), 'old@loomlight.test', 's', 't', 'h', ${old} FROM rows`,
  mail_outbox: sql`INSERT INTO mail_outbox (id, kind, recipient, payload, created_at, next_attempt_at, sent_at, failed_at)
    SELECT gen_random_uuid(), 'verify_email', 'old@loomlight.test', '{}', ${old}, ${old},
      CASE WHEN n % 2 = 0 THEN ${old} END, CASE WHEN n % 2 = 1 THEN ${old} END FROM rows`,
  rate_limits: sql`INSERT INTO rate_limits (key, hits, resets_at) SELECT 'old:' || n, 1, ${old} FROM rows`,
  content_view: sql`INSERT INTO content_view (content_id, viewer_hash, hour)
    SELECT ${contentId}::uuid, decode(md5(n::text), 'hex'), ${old} FROM rows`,
  idempotency: sql`INSERT INTO idempotency (user_id, call, key, request_hash, content_ids, created_at)
    SELECT ${userId}::uuid, 'call', n::text, '\\x00', '{}', ${old} FROM rows`,
  notification: sql`INSERT INTO notification (user_id, kind, type, cause, created_at)
    SELECT ${userId}::uuid, 'payment', 'received', 'old:' || n, ${old} FROM rows`,
  engine_health: sql`INSERT INTO engine_health (process, content_type, engine, state, failures, changed_at)
    SELECT 'old:' || n, 'image', 'fal', 'open', 1, ${old} FROM rows`,
});
type Kind = keyof ReturnType<typeof inserts>;

async function pileUp(): Promise<readonly Kind[]> {
  const contentId = await test.image(ada);
  const statements = inserts(ada.userId, contentId);
  for (const statement of Object.values(statements))
    await sql`WITH rows AS (SELECT n FROM generate_series(1, ${backlog}::int) AS n) ${statement}`.execute(
      test.database.db,
    );
  // The keys of an object are its own.
  return Object.keys(statements) as Kind[];
}

/** How many old rows are left of each kind. */
async function countOld(kinds: readonly Kind[]): Promise<Record<string, number>> {
  const ages: Partial<Record<Kind, string>> = {
    refresh_tokens: 'expires_at',
    second_step: 'expires_at',
    spent_credential: 'expires_at',
    bonus_claim: 'expires_at',
    mailbox: 'sent_at',
    rate_limits: 'resets_at',
    content_view: 'hour',
    engine_health: 'changed_at',
  };
  const counts: Record<string, number> = {};
  for (const kind of kinds) {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM ${sql.table(kind)} WHERE ${sql.ref(ages[kind] ?? 'created_at')} <= ${old}`.execute(
      test.database.db,
    );
    counts[kind] = rows[0]?.count ?? 0;
  }
  return counts;
}

const all = (kinds: readonly Kind[], count: number) => Object.fromEntries(kinds.map((kind) => [kind, count]));

const context = () => ({
  db: test.database.db,
  clock: test.clock,
  objectStore: test.objectStore,
  retention: { mailsDays: 30, viewsDays: 2, importsDays: 90, engineHealthDays: 7 },
});

describe('the hourly round', () => {
  it('takes its share of a backlog in batches, and the rest the next times [GROUND-14]', async () => {
    const kinds = await pileUp();
    expect(await countOld(kinds)).toEqual(all(kinds, backlog));
    const share = { batch: 10, batchesMax: 3 };
    await removeWhatIsOld({ ...context(), share });
    const left = await countOld(kinds);
    // Two of them are looked for in two ways each, half by one and half by the other.
    expect(left).toEqual({ ...all(kinds, backlog - 30), sessions: backlog - 60, mail_outbox: backlog - 60 });
    await removeWhatIsOld({ ...context(), share });
    await removeWhatIsOld({ ...context(), share });
    expect(await countOld(kinds)).toEqual(all(kinds, 0));
  });

  it('keeps mails, views and the health of engines for as many days as is set, and not a day longer [SCALE-58]', async () => {
    const ages = { mailbox: 'sent_at', content_view: 'hour', engine_health: 'changed_at' } as const;
    const kinds = Object.keys(ages) as (keyof typeof ages)[];
    const contentId = await test.image(ada);
    const statements = inserts(ada.userId, contentId);
    for (const kind of kinds) {
      await sql`WITH rows AS (SELECT n FROM generate_series(1, 2) AS n) ${statements[kind]}`.execute(test.database.db);
      await sql`UPDATE ${sql.table(kind)} SET ${sql.ref(ages[kind])} = ${test.clock.now()}::timestamptz - interval '100 days'
        WHERE ${sql.ref(ages[kind])} <= ${old}`.execute(test.database.db);
    }
    const left = async (): Promise<number[]> =>
      Promise.all(
        kinds.map(async (kind) => {
          const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM ${sql.table(kind)}
            WHERE ${sql.ref(ages[kind])} < ${test.clock.now()}::timestamptz - interval '99 days'`.execute(
            test.database.db,
          );
          return rows[0]?.count ?? 0;
        }),
      );
    const kept = { mailsDays: 101, viewsDays: 101, importsDays: 101, engineHealthDays: 101 };
    await removeWhatIsOld({ ...context(), retention: kept });
    expect(await left()).toEqual([2, 2, 2]);
    for (const [place, name] of (['mailsDays', 'viewsDays', 'engineHealthDays'] as const).entries()) {
      await removeWhatIsOld({ ...context(), retention: { ...kept, [name]: 99 } });
      expect(await left()).toEqual([0, 1, 2].map((other) => (other <= place ? 0 : 2)));
    }
  });

  it('takes all of it at once when it can, and nothing that is still needed [GROUND-14]', async () => {
    const kinds = await pileUp();
    await removeWhatIsOld(context());
    expect(await countOld(kinds)).toEqual(all(kinds, 0));
    expect((await test.call(contract.accounts.profile, { token: ada.token })).status).toBe(200);
    const again = await test.call(contract.accounts.refresh, { body: { refresh_token: ada.refreshToken } });
    expect(again.status).toBe(200);
  });

  it('goes on where one kind cannot be removed, and says so at its end [GROUND-14]', async () => {
    const kinds = await pileUp();
    await sql`CREATE FUNCTION refuse_removal() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'not today'; END $$`.execute(
      test.database.db,
    );
    await sql`CREATE TRIGGER refused BEFORE DELETE ON spent_credential EXECUTE FUNCTION refuse_removal()`.execute(
      test.database.db,
    );
    try {
      const ctx = context();
      await expect(removeWhatIsOld(ctx)).rejects.toThrow('Some of what is old could not be removed.');
      expect(await countOld(kinds)).toEqual({ ...all(kinds, 0), spent_credential: backlog });
    } finally {
      await sql`DROP FUNCTION refuse_removal CASCADE`.execute(test.database.db);
    }
  });
});
