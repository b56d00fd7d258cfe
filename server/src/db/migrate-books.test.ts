import { afterEach, describe, expect, it } from 'vitest';
import { connectEmbedded } from './embedded-client.ts';
import { openEmbedded } from './embedded.ts';
import { knownMigrations, migrate } from './migrate.ts';

const before = knownMigrations()
  .map(({ name }) => name)
  .filter((name) => name < '0024');

let connection: ReturnType<typeof connectEmbedded>;
afterEach(() => connection.close());

const ada = '00000000-0000-7000-8000-000000000001';
const bob = '00000000-0000-7000-8000-000000000002';
const kept = '00000000-0000-7000-8000-00000000000a';
const removed = '00000000-0000-7000-8000-00000000000b';
const order = '00000000-0000-7000-8000-00000000000c';

/** Books as the release before double entry left them: a bonus, a grant, a bought package with a refund, images, and a sold prompt. */
const lived = `
  INSERT INTO users (id, email, email_key, username, username_key, created_at) VALUES
    ('${ada}', 'ada@x.yz', 'ada@x.yz', 'Ada', 'ada', now()), ('${bob}', 'bob@x.yz', 'bob@x.yz', 'Bob', 'bob', now());
  INSERT INTO user_stats (user_id) VALUES ('${ada}'), ('${bob}');
  INSERT INTO content (id, user_id, content_type, prompt, style, seed, width, height, model, engine, credits_used, status, is_public,
    media_key, small_key, media_type, placeholder, created_at, completed_at, deadline_at, enqueued_at)
    VALUES ('${kept}', '${ada}', 'image', 'x', 'none', 1, 64, 64, 'm', 'e', 1, 'completed', true, 'k', 's', 'image/png', '', now(), now(), now(), now());
  INSERT INTO content_stats (content_id, unlock_count, credits_earned) VALUES ('${kept}', 1, 6) ON CONFLICT (content_id)
    DO UPDATE SET unlock_count = 1, credits_earned = 6;
  INSERT INTO payment_order (id, user_id, package_id, package_name, credits, price_cents, currency, created_at, success_url, cancel_url,
    paid_at, refunded_cents, reclaimed_credits) VALUES ('${order}', '${bob}', 'starter', 'Starter', 100, 500, 'usd', now(), 'x', 'x', now(), 50, 10);
  INSERT INTO payment_event (id, type, order_id, outcome, received_at) VALUES ('evt_1', 'refund', '${order}', 'applied', now());
  INSERT INTO prompt_purchase (buyer_id, content_id, owner_id, content_type, price, earned, prompt, created_at, purchase_no, sale_no)
    VALUES ('${bob}', '${kept}', '${ada}', 'image', 7, 6, 'x', now(), 1, 1);
  INSERT INTO audit_entry (actor, action, subject, detail, created_at)
    VALUES ('operator', 'credits.grant', '${ada}', '5 credits: Thanks', '2026-01-01');
  INSERT INTO account (user_id, balance, entry_count, spent_count, spent_total, sale_count, earned_total) VALUES ('${ada}', 58, 5, 2, 3, 1, 6);
  INSERT INTO account (user_id, balance, entry_count, spent_count, spent_total, unlock_count) VALUES ('${bob}', 83, 3, 1, 7, 1);
  INSERT INTO credit_entry (user_id, kind, amount, balance_after, generation_id, cause, description, created_at) VALUES
    ('${ada}', 'bonus', 50, 50, NULL, 'bonus:signup:${ada}', 'Welcome bonus', now()),
    ('${ada}', 'admin_credit', 5, 55, NULL, 'grant:1', 'Thanks', '2026-01-01'),
    ('${ada}', 'image_generation', -1, 54, '${kept}', 'charge:${kept}', 'Image', now()),
    ('${ada}', 'image_generation', -2, 52, '${removed}', 'charge:${removed}', 'Image', now()),
    ('${bob}', 'purchase', 100, 100, NULL, 'purchase:${order}', 'Starter package', now()),
    ('${bob}', 'credit_deduction', -10, 90, NULL, 'reclaim:evt_1', 'Taken back', now()),
    ('${bob}', 'prompt_purchase', -7, 83, NULL, 'unlock:${bob}:${kept}', 'Prompt unlocked', now()),
    ('${ada}', 'prompt_sale', 6, 58, NULL, 'sale:${bob}:${kept}', 'Prompt sold', now())`;

async function openOld(more = ''): Promise<void> {
  connection = connectEmbedded(await openEmbedded({}));
  await migrate(connection.db, before);
  await connection.pool.query(`${lived};${more}`);
}

describe('books of an earlier release', () => {
  it(
    'are brought over with both sides of every movement, and hold the whole proof [BOOKS-17]',
    { tags: 'slow' },
    async () => {
      await openOld();
      expect(await migrate(connection.db)).toContain('0024_two_sides');
      const { rows } = await connection.pool.query(
        'SELECT balance, of_provider::int, of_bonus::int, of_house::int, of_people::int FROM account ORDER BY user_id',
      );
      expect(rows).toEqual([
        { balance: 58, of_provider: 0, of_bonus: 55, of_house: -3, of_people: 6 },
        { balance: 83, of_provider: 90, of_bonus: 0, of_house: -1, of_people: -6 },
      ]);
      expect((await connection.pool.query('SELECT * FROM ledger_violation')).rows).toEqual([]);
      await expect(connection.pool.query('UPDATE credit_entry SET fee = 0')).rejects.toThrow('never changed');
    },
  );

  it.each([
    [
      'a balance without entries',
      'UPDATE account SET balance = balance + 1',
      /account .* has a balance of 59, and .* 58/,
    ],
    [
      'credits that nobody gave',
      'UPDATE audit_entry SET subject = subject || 1',
      /every entry has its cause .*admin_credit of 5 for grant:1/,
    ],
  ])(
    'are refused with a sentence for %s, and stay as they were [BOOKS-17]',
    { tags: 'slow' },
    async (_what, fault, sentence) => {
      await openOld(`${fault} WHERE true`);
      const error: unknown = await migrate(connection.db).catch((cause: unknown) => cause);
      expect(String((error as Error).cause)).toMatch(sentence);
      expect(String((error as Error).cause)).toContain('The books do not add up and are not brought over');
      const { rows } = await connection.pool.query("SELECT 1 FROM pg_tables WHERE tablename = 'account_checkpoint'");
      expect(rows).toEqual([]);
    },
  );
});
