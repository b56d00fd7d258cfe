import { connect, type Socket } from 'node:net';

export interface LoadResult {
  readonly requests: number;
  readonly seconds: number;
  readonly latenciesMs: readonly number[];
  /** Answers that were not 2xx. */
  readonly refused: number;
}

/**
 * Sends requests on `connections` kept-open sockets for `seconds`: one request under way on each.
 * Raw sockets, because a full HTTP client costs more than the servers that are measured.
 */
export async function load(options: {
  readonly port: number;
  readonly request: (n: number) => string;
  readonly connections: number;
  readonly seconds: number;
}): Promise<LoadResult> {
  const end = performance.now() + options.seconds * 1000;
  const latenciesMs: number[] = [];
  let refused = 0;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: options.connections }, async () => {
      const socket = connect(options.port, '127.0.0.1');
      await new Promise<void>((resolve, reject) => {
        socket.once('connect', resolve);
        socket.once('error', reject);
      });
      while (performance.now() < end) {
        const sent = performance.now();
        socket.write(options.request(latenciesMs.length));
        const status = await readAnswer(socket);
        latenciesMs.push(performance.now() - sent);
        if (status < 200 || status > 299) refused += 1;
      }
      socket.destroy();
    }),
  );
  return { requests: latenciesMs.length, seconds: (performance.now() - start) / 1000, latenciesMs, refused };
}

/** Reads one answer with a Content-Length and gives its status. */
function readAnswer(socket: Socket): Promise<number> {
  return new Promise((resolve, reject) => {
    let text = '';
    let expected = -1;
    const onData = (chunk: Buffer): void => {
      text += chunk.toString('latin1');
      if (expected < 0) {
        const head = text.indexOf('\r\n\r\n');
        if (head < 0) return;
        expected = head + 4 + Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
      }
      if (text.length < expected) return;
      socket.off('data', onData);
      socket.off('close', onClose);
      resolve(Number(text.slice(9, 12)));
    };
    const onClose = (): void => reject(new Error('The server closed the connection.'));
    socket.on('data', onData);
    socket.once('close', onClose);
  });
}
