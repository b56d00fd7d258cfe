import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail server on this machine that speaks the real protocol. */
export interface SmtpPeer {
  readonly port: number;
  readonly received: readonly { readonly to: readonly string[]; readonly source: string }[];
  close(): Promise<void>;
}

/** Opens a mail server that takes everything, or does what `options` say; on a port of its own, or on one that was used before. */
export async function openSmtpPeer(options: SMTPServerOptions = {}, port = 0): Promise<SmtpPeer> {
  const received: { to: string[]; source: string }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    // Whoever is still connected when it goes is cut off.
    closeTimeout: 100,
    onData: (stream, session, done) => {
      text(stream).then((source) => {
        received.push({ to: session.envelope.rcptTo.map((recipient) => recipient.address), source });
        done();
      }, done);
    },
    ...options,
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    // A TCP server has an address with a port.
    port: (server.server.address() as AddressInfo).port,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
