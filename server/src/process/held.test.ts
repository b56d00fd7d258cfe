import { contract } from '@loomlight/contract';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { releaseHeld } from '../compose/work.ts';
import { addSeconds } from '../kernel/clock.ts';
import { systemIds } from '../kernel/ids.ts';
import { callApi } from '../testing/http-client.ts';
import { newDataDir } from '../testing/new-data-dir.ts';
import { openSmtpPeer } from '../testing/peers/smtp-peer.ts';
import { type ServerProcess, startServer } from '../testing/server-process.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { serverUrl } from '../testing/test-settings.ts';
import { waitFor } from '../testing/wait-for.ts';

let server: ServerProcess | undefined;
afterEach(async () => {
  if (server && server.child.exitCode === null && server.child.signalCode === null) await server.kill();
});

it(
  'sends a mail that was under way at a kill -9 as soon as it is started again [GROUND-29]',
  { tags: 'slow' },
  async ({ skip }) => {
    skip(serverUrl !== undefined, 'the embedded product, tried in the embedded run');
    let begun = 0;
    let isDeaf = true;
    const peer = await openSmtpPeer({
      // Takes the mail's sender, and says nothing to it.
      onMailFrom: (_address, _session, done) => {
        begun += 1;
        if (!isDeaf) done();
      },
    });
    const settings = {
      DATA_DIR: newDataDir('held'),
      MAIL_URL: `smtp://127.0.0.1:${peer.port}`,
      MAIL_FROM: 'no-reply@loomlight.test',
    };
    server = await startServer(settings);
    await callApi(server.address, contract.accounts.register, {
      body: { username: 'Ada Lovelace', email: 'ada@loomlight.test', password: 'a good password' },
    });
    await waitFor('the mail to be under way', async () => begun === 1);
    await server.kill();
    isDeaf = false;
    server = await startServer(settings);
    await waitFor('the mail', async () => peer.received.length === 1);
    expect(peer.received[0]?.to).toEqual(['ada@loomlight.test']);
    await server.kill();
    await peer.close();
  },
);

it(
  'gives back all that a dead process held, and shortens no pause after a failure [GROUND-29]',
  { tags: 'on-server' },
  async () => {
    const { db, reset } = await useTestDatabase();
    await reset();
    const clock = createTestClock();
    const now = clock.now();
    const later = addSeconds(now, 100);
    const [held, paused, content, person] = [
      systemIds.uuid(),
      systemIds.uuid(),
      systemIds.uuid(),
      systemIds.uuid(),
    ] as const;
    const mail = { kind: 'verify_email', recipient: 'ada@loomlight.test', payload: '{}', created_at: now, attempts: 1 };
    await db
      .insertInto('mail_outbox')
      .values([
        { ...mail, id: held, next_attempt_at: later, lease_until: later },
        { ...mail, id: paused, next_attempt_at: later, last_error: 'no route to host' },
      ])
      .execute();
    await db
      .insertInto('media_task')
      .values({ content_id: content, action: 'remove', key: 'image/one', created_at: now, lease_until: later })
      .execute();
    const name = { email: 'ada@loomlight.test', email_key: 'ada@loomlight.test', username: 'Ada', username_key: 'ada' };
    await db
      .insertInto('users')
      .values({ id: person, ...name, role: 'user', created_at: now })
      .execute();
    await db
      .insertInto('account_deletion')
      .values({ user_id: person, requested_at: now, lease_until: later })
      .execute();
    await db
      .insertInto('sandbox_delivery')
      .values([
        { id: 'tried', payload: '{}', due_at: later, attempts: 1 },
        // A debit that has not arrived yet was never tried.
        { id: 'to come', payload: '{}', due_at: later },
      ])
      .execute();

    await releaseHeld({ database: { db }, clock });
    const due = await sql<{ what: string }>`
    SELECT id::text AS what FROM mail_outbox WHERE next_attempt_at <= ${clock.now()} AND lease_until IS NULL
    UNION ALL SELECT key FROM media_task WHERE lease_until IS NULL
    UNION ALL SELECT user_id::text FROM account_deletion WHERE lease_until IS NULL
    UNION ALL SELECT id FROM sandbox_delivery WHERE due_at <= ${clock.now()}`.execute(db);
    expect(due.rows.map(({ what }) => what).toSorted()).toEqual([held, 'image/one', person, 'tried'].toSorted());
  },
);
