import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * A database server behind a door that can be shut: everybody inside is thrown out, and nobody is let in. It can also freeze: who is
 * inside hears nothing any more and is not told (a pulled cable), while others may still come in.
 */
export async function openDoor(address: string) {
  const url = new URL(address);
  let behindUrl = url;
  const sockets = new Set<Socket>();
  const pairs = new Set<readonly [Socket, Socket]>();
  const frozen = new Set<Socket>();
  let isOpen = true;
  let knocks = 0;
  // A frozen side must not answer a good-bye: the door closes only what it is told to.
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    knocks += 1;
    sockets.add(socket.on('error', () => undefined));
    if (!isOpen) return socket.destroy();
    const behind = connect(Number(behindUrl.port || 5432), behindUrl.hostname).on('error', () => socket.destroy());
    sockets.add(behind);
    const pair = [socket, behind] as const;
    pairs.add(pair);
    socket.on('close', () => pairs.delete(pair) && frozen.delete(socket));
    return socket.pipe(behind).pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  const through = new URL(url);
  through.host = `127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`;
  return {
    url: through.href,
    knocks: () => knocks,
    shut: () => {
      isOpen = false;
      knocks = 0;
      for (const socket of sockets) socket.destroy();
    },
    /** Who is inside hears nothing any more, and what they say is lost; nobody is told. */
    freeze: () => {
      for (const [socket, behind] of pairs) {
        frozen.add(socket);
        socket.unpipe(behind).resume();
        behind.unpipe(socket).resume();
      }
    },
    /** How many connections that hear nothing are still held by those who opened them. */
    frozen: () => [...frozen].filter((socket) => !socket.destroyed && !socket.readableEnded).length,
    /** From now on it leads elsewhere, as when another server takes over; who is inside is thrown out. */
    leadTo: (other: string) => {
      behindUrl = new URL(other);
      for (const socket of sockets) socket.destroy();
    },
    open: () => {
      isOpen = true;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
