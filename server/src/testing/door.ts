import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A database server behind a door that can be shut: everybody inside is thrown out, and nobody is let in. */
export async function openDoor(address: string) {
  const url = new URL(address);
  const sockets = new Set<Socket>();
  let isOpen = true;
  let knocks = 0;
  const server = createServer((socket) => {
    knocks += 1;
    sockets.add(socket.on('error', () => undefined));
    if (!isOpen) return socket.destroy();
    const behind = connect(Number(url.port || 5432), url.hostname).on('error', () => socket.destroy());
    sockets.add(behind);
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
    open: () => {
      isOpen = true;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
