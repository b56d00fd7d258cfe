// @module-tag on-server
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSmtpMailer } from '../../adapters/mailer/smtp-mailer.ts';
import { inTransaction } from '../../db/transaction.ts';
import { systemIds } from '../../kernel/ids.ts';
import { openSmtpPeer, type SmtpPeer } from '../../testing/peers/smtp-peer.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { type DeliverContext, deliverNextMail } from './deliver-mails.ts';
import { enqueueMail } from './enqueue-mail.ts';
import { maxAttempts, nextAttemptAt } from './mail.rules.ts';

const { db, reset } = await useTestDatabase();
const clock = createTestClock();
const opened: { close(): Promise<void> }[] = [];
let failures: { readonly attempts: number; readonly givenUp: boolean }[] = [];

beforeEach(async () => {
  await reset();
  failures = [];
});
afterEach(async () => {
  for (const part of opened.splice(0).toReversed()) await part.close();
});

async function peer(...options: Parameters<typeof openSmtpPeer>): Promise<SmtpPeer> {
  const server = await openSmtpPeer(...options);
  opened.push(server);
  return server;
}

/** The outbox on its way to the mail server at this port, which is waited for so long: by default for longer than a busy machine takes. */
function deliveryTo(port: number, timeoutMs = 20_000): DeliverContext {
  const mailer = openSmtpMailer({
    url: `smtp://127.0.0.1:${port}`,
    from: 'Loomlight <no-reply@loomlight.test>',
    timeoutMs,
  });
  opened.push(mailer);
  return {
    db,
    clock,
    mailer,
    publicUrl: 'http://loomlight.test',
    tokenSecret: 'a secret of the test',
    siteName: () => 'Loomlight',
    findAlarm: async () => undefined,
    onFailed: (failure) => failures.push(failure),
  };
}

const put = (recipient: string): Promise<void> =>
  inTransaction({ db, clock, ids: systemIds }, (ctx) =>
    enqueueMail(ctx, { kind: 'verify_email', recipient, payload: { username: 'Ada', token_id: systemIds.uuid() } }),
  );

async function deliverAll(ctx: DeliverContext): Promise<void> {
  while (await deliverNextMail(ctx));
}

describe('mails for a server', () => {
  it('that is down for a while wait, and leave once when it is back', async () => {
    const first = await openSmtpPeer();
    const { port } = first;
    await first.close();
    const delivery = deliveryTo(port);
    await put('ada@loomlight.test');
    await deliverAll(delivery);
    clock.advanceSeconds(5);
    await deliverAll(delivery);
    expect(failures).toMatchObject([
      { attempts: 1, givenUp: false },
      { attempts: 2, givenUp: false },
    ]);
    const back = await peer({}, port);
    // Not before its time: a server that comes back is not run down.
    await deliverAll(delivery);
    expect(back.received).toEqual([]);
    clock.advanceSeconds(10);
    await deliverAll(delivery);
    clock.advanceSeconds(86_400);
    await deliverAll(delivery);
    expect(back.received.map(({ to }) => to)).toEqual([['ada@loomlight.test']]);
  });

  it('that does not answer in time are tried again later, and the others are not kept waiting', async () => {
    let isSlow = true;
    const server = await peer({
      // Takes the connection, and says nothing to the first mail.
      onMailFrom: (_address, _session, done) => (isSlow ? undefined : done()),
    });
    const delivery = deliveryTo(server.port, 300);
    await put('ada@loomlight.test');
    await deliverAll(delivery);
    expect(failures).toMatchObject([{ attempts: 1, givenUp: false }]);
    isSlow = false;
    await put('bob@loomlight.test');
    await deliverAll(delivery);
    expect(server.received.map(({ to }) => to)).toEqual([['bob@loomlight.test']]);
    clock.advanceSeconds(5);
    await deliverAll(delivery);
    expect(server.received.map(({ to }) => to[0])).toEqual(['bob@loomlight.test', 'ada@loomlight.test']);
  });

  it('that refuses a recipient (550) are given up at once, and the next one leaves', async () => {
    const server = await peer({
      onRcptTo: ({ address }, _session, done) =>
        address.startsWith('nobody') ? done(Object.assign(new Error('no such person'), { responseCode: 550 })) : done(),
    });
    const delivery = deliveryTo(server.port);
    await put('nobody@loomlight.test');
    clock.advanceSeconds(1);
    await put('ada@loomlight.test');
    await deliverAll(delivery);
    expect(failures).toMatchObject([{ attempts: 1, givenUp: true }]);
    clock.advanceSeconds(86_400);
    await deliverAll(delivery);
    expect(server.received.map(({ to }) => to)).toEqual([['ada@loomlight.test']]);
    expect(failures).toHaveLength(1);
  });

  it('that never comes back are given up after a little more than a day', async () => {
    const server = await openSmtpPeer();
    await server.close();
    const delivery = deliveryTo(server.port);
    await put('ada@loomlight.test');
    const began = clock.now().getTime();
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      await deliverAll(delivery);
      expect(failures.at(-1)).toMatchObject({ attempts: attempt, givenUp: attempt === maxAttempts });
      const now = clock.now();
      if (attempt < maxAttempts) clock.advanceSeconds((nextAttemptAt(now, attempt).getTime() - now.getTime()) / 1_000);
    }
    const hours = (clock.now().getTime() - began) / 3_600_000;
    expect([hours > 24, hours < 30]).toEqual([true, true]);
    clock.advanceSeconds(86_400);
    expect(await deliverNextMail(delivery)).toBe(false);
  });
});
