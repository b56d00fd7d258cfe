import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import type { Mailer } from '../../ports/mailer.ts';
import { openSmtpPeer, type SmtpPeer } from '../../testing/peers/smtp-peer.ts';
import { openSmtpMailer } from './smtp-mailer.ts';

const mail = { to: 'ada@loomlight.test', subject: 'Grüße ✨', text: 'plain words', html: '<p>rich words</p>' };
const cleanup: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of cleanup.splice(0)) await close();
});

/** A mail server, and a mailer that talks to it. */
async function openPair(options: SMTPServerOptions): Promise<{ mailer: Mailer; received: SmtpPeer['received'] }> {
  const server = await openSmtpPeer(options);
  const mailer = openSmtpMailer({
    url: `smtp://127.0.0.1:${server.port}`,
    from: 'Loomlight <no-reply@loomlight.test>',
  });
  cleanup.push(
    () => mailer.close(),
    () => server.close(),
  );
  return { mailer, received: server.received };
}

describe('the SMTP mailer', () => {
  it('hands over plain text and HTML to exactly one recipient', async () => {
    const { mailer, received } = await openPair({});
    expect(await mailer.send(mail)).toEqual({ kind: 'sent' });
    expect(received[0]?.to).toEqual(['ada@loomlight.test']);
    expect(received[0]?.source).toMatch(/multipart\/alternative[\s\S]*plain words[\s\S]*rich words/);
  });

  it('gives up for good after a 5xx', async () => {
    const { mailer } = await openPair({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no such person'), { responseCode: 550 })),
    });
    expect(await mailer.send(mail)).toMatchObject({ kind: 'failed', permanent: true });
  });

  it('may try again after a 4xx, and when nobody answers', async () => {
    const { mailer } = await openPair({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('later'), { responseCode: 451 })),
    });
    expect(await mailer.send(mail)).toMatchObject({ kind: 'failed', permanent: false });
    const nobody = openSmtpMailer({ url: 'smtp://127.0.0.1:1', from: 'x@loomlight.test' });
    cleanup.push(() => nobody.close());
    expect(await nobody.send(mail)).toMatchObject({ kind: 'failed', permanent: false });
  });

  it('never reads a second recipient out of a crafted address', async () => {
    const { mailer, received } = await openPair({});
    await mailer.send({ ...mail, to: 'ada@loomlight.test\r\nBCC: evil@loomlight.test' });
    expect(received.flatMap((message) => message.to)).not.toContain('evil@loomlight.test');
  });
});
