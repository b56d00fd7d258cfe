import { beforeEach, describe, expect, it } from 'vitest';
import { openMemoryMailer } from '../../adapters/mailer/memory-mailer.ts';
import { inTransaction } from '../../db/transaction.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { systemIds } from '../../kernel/ids.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { type DeliverContext, deliverNextMail } from './deliver-mails.ts';
import { enqueueMail } from './enqueue-mail.ts';
import { removeOldMails } from './mail.store.ts';

const { db, reset } = await useTestDatabase();
const clock = createTestClock();
const mailer = openMemoryMailer();
let failures: unknown[] = [];
const ctx: DeliverContext = {
  db,
  clock,
  mailer,
  publicUrl: 'http://loomlight.test',
  tokenSecret: 'a secret of the test',
  siteName: () => 'Loomlight',
  findAlarm: async () => undefined,
  onFailed: (failure) => failures.push(failure),
};

beforeEach(async () => {
  await reset();
  failures = [];
  mailer.sent.length = 0;
  mailer.answer = { kind: 'sent' };
  for (const name of ['ada', 'bob', 'eve'])
    await inTransaction({ db, clock, ids: systemIds }, (ctx) =>
      enqueueMail(ctx, {
        kind: 'verify_email',
        recipient: `${name}@loomlight.test`,
        payload: { username: `${name} <b>"&'`, token_id: systemIds.uuid() },
      }),
    );
});

async function deliverAll(with_: DeliverContext): Promise<void> {
  while (await deliverNextMail(with_));
}

describe('delivery', () => {
  it('sends each mail once, also beside a second process while the mail server takes 50 s for each', async () => {
    const slow = {
      ...mailer,
      send: async (mail: Parameters<typeof mailer.send>[0]) => {
        clock.advanceSeconds(50);
        await deliverAllOnce();
        return mailer.send(mail);
      },
    };
    let others = 0;
    async function deliverAllOnce(): Promise<void> {
      others += 1;
      // The other process looks only while the last of the three is under way.
      if (others === 3) await deliverAll(ctx);
    }
    await deliverAll({ ...ctx, mailer: slow });
    expect(mailer.sent.map((mail) => mail.to).toSorted()).toEqual(
      ['ada', 'bob', 'eve'].map((name) => `${name}@loomlight.test`),
    );
  });

  it('says that a mail was given up, and names nobody', async () => {
    mailer.answer = { kind: 'failed', permanent: true, reason: '550 no such person ada@loomlight.test' };
    await deliverAll(ctx);
    expect(failures).toHaveLength(3);
    expect(failures[0]).toMatchObject({ attempts: 1, givenUp: true });
    expect(JSON.stringify(failures)).not.toContain('@');
    clock.advanceSeconds(86_400);
    mailer.answer = { kind: 'sent' };
    await deliverAll(ctx);
    expect(mailer.sent).toEqual([]);
  });

  it('keeps what is done for as long as it is asked to, and what waits for ever', async () => {
    const kept = async () => (await db.selectFrom('mail_outbox').select('id').execute()).length;
    await deliverNextMail(ctx);
    clock.advanceSeconds(60);
    const between = clock.now();
    clock.advanceSeconds(60);
    await deliverNextMail(ctx);
    expect(await kept()).toBe(3);
    await removeOldMails(db, between, 10);
    expect(await kept()).toBe(2);
    await removeOldMails(db, addSeconds(clock.now(), 1), 10);
    expect(await kept()).toBe(1);
  });

  it('shows a name as text, whatever it holds', async () => {
    await deliverAll(ctx);
    expect(mailer.sent[0]?.html).toContain('ada &lt;b&gt;&quot;&amp;&#39;');
    expect(mailer.sent[0]?.html).not.toContain('<b>');
  });
});
