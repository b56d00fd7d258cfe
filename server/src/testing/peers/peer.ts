import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';

/** What a stand-in of an engine does wrong, until it is told otherwise. */
export type Fault =
  | 'none'
  /** Says no once before anything has begun. */
  | 'limited'
  | 'overloaded'
  /** Begins, and the yes is lost. */
  | '500-after'
  | 'drop-after'
  | 'hang'
  | 'html-answer'
  | 'empty-answer'
  /** Says no for good. */
  | 'bad-parameters'
  | 'content'
  | 'bad-key'
  /** Looks go wrong twice. */
  | 'look-500'
  | 'look-drop'
  /** Begins, and comes to nothing. */
  | 'failed'
  | 'content-late'
  | 'expired'
  /** Is done, and what it hands out is not what it should be. */
  | 'wrong-bytes'
  | 'truncated'
  | 'wrong-size'
  | 'wrong-length'
  | 'huge'
  | 'redirect-private';

/** One thing that the provider would send a bill for. */
export interface PeerTask {
  readonly id: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
  looks: number;
  isCancelled: boolean;
}

/** A request as a stand-in sees it. */
export interface PeerRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: Record<string, unknown>;
  readonly raw: Buffer;
}

/** What it answers; undefined: nothing like it is there. */
export type PeerAnswer =
  | { readonly status?: number; readonly json: unknown }
  | { readonly status?: number; readonly bytes: Buffer; readonly type: string }
  | undefined;

/** How a provider spells what all of them have. */
export interface PeerVoice {
  /** The body of an answer that is none. */
  error(status: number, code: 'limited' | 'internal' | 'parameters' | 'content' | 'key' | 'missing'): unknown;
  isAuthorized(request: PeerRequest): boolean;
}

/** A provider on loopback that keeps count of what it would be paid for. */
export interface Peer {
  readonly address: string;
  fault: Fault;
  readonly tasks: PeerTask[];
  readonly requests: PeerRequest[];
  /** Calls that reached a place where none may arrive: the target of a redirect. */
  readonly trespasses: number;
  /** How many looks a task stays unfinished. */
  patience: number;
  /** Its clock; tests that move theirs move it along. */
  now: () => Date;
  /** How long it thinks before and after it has done what it was asked. */
  delayMs: number;
  reset(): void;
  close(): Promise<void>;
}

/** What the handler of a provider may do besides answering. */
export interface PeerDesk extends Peer {
  /** Begins a task, with whatever is switched on going wrong; answers what is to be sent. */
  begin(request: PeerRequest, yes: (task: PeerTask) => PeerAnswer | Promise<PeerAnswer>): Promise<PeerAnswer>;
  find(id: string): PeerTask | undefined;
  /** A look at a task. `state` says how far it is. */
  look(task: PeerTask): {
    readonly state: 'queued' | 'running' | 'done' | 'failed' | 'content' | 'expired' | 'cancelled';
  };
}

const dropped = Symbol('dropped');
const hanging = Symbol('hanging');
type Broken = { readonly json: typeof dropped | typeof hanging };
let counter = 0;

export async function openPeer(
  voice: PeerVoice,
  handle: (request: PeerRequest, desk: PeerDesk) => Promise<PeerAnswer>,
): Promise<Peer> {
  let trespasses = 0;
  const forbidden = createServer((_request, response) => {
    trespasses += 1;
    response.end('private');
  });
  await listen(forbidden);
  const state = { said: 0, badLooks: 0 };
  const desk: PeerDesk = {
    address: '',
    fault: 'none',
    tasks: [],
    requests: [],
    patience: 2,
    delayMs: 0,
    now: () => new Date(),
    get trespasses() {
      return trespasses;
    },
    reset: () => {
      Object.assign(state, { said: 0, badLooks: 0 });
      Object.assign(desk, { fault: 'none', patience: 2 });
      desk.tasks.length = 0;
      desk.requests.length = 0;
      trespasses = 0;
    },
    close: async () => {
      server.closeAllConnections();
      forbidden.closeAllConnections();
      await Promise.all([closed(server), closed(forbidden)]);
    },
    find: (id) => desk.tasks.find((task) => task.id === id),
    look: (task) => {
      task.looks += 1;
      if (task.isCancelled) return { state: 'cancelled' };
      if (task.looks <= 1) return { state: 'queued' };
      if (task.looks <= desk.patience) return { state: 'running' };
      if (desk.fault === 'failed') return { state: 'failed' };
      if (desk.fault === 'content-late') return { state: 'content' };
      return { state: desk.fault === 'expired' ? 'expired' : 'done' };
    },
    begin: async (request, yes) => {
      const no = (status: number, code: Parameters<PeerVoice['error']>[1]): PeerAnswer => ({
        status,
        json: voice.error(status, code),
      });
      state.said += 1;
      switch (desk.fault) {
        case 'limited':
          if (state.said === 1) return no(429, 'limited');
          break;
        case 'overloaded':
          if (state.said === 1)
            return { status: 503, json: { overloaded: true, ...Object(voice.error(503, 'limited')) } };
          break;
        case 'bad-parameters':
          return no(400, 'parameters');
        case 'content':
          return no(400, 'content');
        case 'bad-key':
          return no(401, 'key');
        default:
      }
      counter += 1;
      const task: PeerTask = {
        id: `task-${process.pid}-${counter}`,
        body: request.body,
        createdAt: desk.now(),
        looks: 0,
        isCancelled: false,
      };
      desk.tasks.push(task);
      switch (desk.fault) {
        case '500-after':
          return no(500, 'internal');
        case 'drop-after':
          return { json: dropped } satisfies Broken;
        case 'hang':
          return { json: hanging } satisfies Broken;
        case 'html-answer':
          return { bytes: Buffer.from('<html><body>Bad gateway</body></html>'), type: 'text/html' };
        case 'empty-answer':
          return { bytes: Buffer.alloc(0), type: 'application/json' };
        default:
          return yes(task);
      }
    },
  };
  const server = createServer((incoming, response) => {
    void serve(incoming, response).catch(() => response.destroy());
  });
  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? '/', 'http://peer');
    const raw = await buffer(incoming);
    const isJson = incoming.headers['content-type']?.includes('json') && raw.length > 0;
    const request: PeerRequest = {
      method: incoming.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: incoming.headers,
      // Stand-ins are asked by our own adapters only.
      body: isJson ? (JSON.parse(raw.toString()) as Record<string, unknown>) : {},
      raw,
    };
    desk.requests.push(request);
    if (url.pathname.startsWith('/media/')) return serveMedia(url.pathname, response);
    // Where ComfyUI keeps its files.
    if (url.pathname === '/view') return serveMedia(`/media/${url.searchParams.get('subfolder') ?? ''}`, response);
    if (!voice.isAuthorized(request)) return send(response, { status: 401, json: voice.error(401, 'key') });
    const isLook = request.method === 'GET';
    if (isLook && (desk.fault === 'look-500' || desk.fault === 'look-drop') && state.badLooks < 2) {
      state.badLooks += 1;
      if (desk.fault === 'look-drop') return void incoming.socket.destroy();
      return send(response, { status: 500, json: voice.error(500, 'internal') });
    }
    if (desk.delayMs > 0) await sleep(desk.delayMs);
    const answer = await handle(request, desk);
    if (desk.delayMs > 0) await sleep(desk.delayMs);
    if (answer && 'json' in answer && answer.json === dropped) return void incoming.socket.destroy();
    if (answer && 'json' in answer && answer.json === hanging) return;
    send(response, answer ?? { status: 404, json: voice.error(404, 'missing') });
  }
  /** `/media/{width}x{height}[x{seconds}]`, whole or in the way that is switched on. */
  async function serveMedia(path: string, response: ServerResponse): Promise<void> {
    const [width = 0, height = 0, seconds] = (path.split('/')[2] ?? '').split('x').map(Number);
    const target = (forbidden.address() as AddressInfo).port;
    switch (desk.fault) {
      case 'redirect-private':
        response.writeHead(302, { location: `http://127.0.0.1:${target}/latest/meta-data` }).end();
        return;
      case 'huge':
        return flood(response);
      default: {
        const { bytes, type } = await media(desk.fault, { width, height, seconds });
        response.writeHead(200, { 'content-type': type }).end(bytes);
      }
    }
  }
  const port = await listen(server);
  Object.assign(desk, { address: `http://127.0.0.1:${port}` });
  return desk;
}

/** What a finished task hands out: an image, or a video where it has a length. */
export async function media(
  fault: Fault,
  size: { readonly width: number; readonly height: number; readonly seconds?: number | undefined },
): Promise<{ readonly bytes: Buffer; readonly type: string }> {
  const scale = fault === 'wrong-size' ? 0.5 : 1;
  const width = 2 * Math.round((size.width * scale) / 2);
  const height = 2 * Math.round((size.height * scale) / 2);
  if (fault === 'wrong-bytes') return { bytes: Buffer.from('<html>Please sign in</html>'), type: 'image/png' };
  const whole =
    size.seconds === undefined || Number.isNaN(size.seconds)
      ? await image(width, height)
      : await video(width, height, size.seconds * (fault === 'wrong-length' ? 2 : 1));
  const bytes = fault === 'truncated' ? whole.subarray(0, Math.floor(whole.length / 2)) : whole;
  return { bytes, type: size.seconds === undefined ? 'image/png' : 'video/mp4' };
}

const images = new Map<string, Promise<Buffer>>();

function image(width: number, height: number): Promise<Buffer> {
  const key = `${width}x${height}`;
  const made =
    images.get(key) ??
    sharp({
      create: { width, height, channels: 3, background: '#336', noise: { type: 'gaussian', mean: 120, sigma: 30 } },
    })
      .png({ compressionLevel: 1 })
      .toBuffer();
  images.set(key, made);
  return made;
}

async function video(width: number, height: number, durationS: number): Promise<Buffer> {
  const { testVideo } = await import('../test-video.ts');
  return testVideo({ width, height, durationS, comment: 'the prompt in the metadata' });
}

/** An image inside an answer, in base64, with what is switched on. */
export async function inlineImage(
  desk: Peer,
  size: { readonly width: number; readonly height: number },
): Promise<string> {
  if (desk.fault === 'huge') return 'A'.repeat(8_000_000);
  return (await media(desk.fault, size)).bytes.toString('base64');
}

/** More than anybody wants, until nobody listens. */
function flood(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'video/mp4' });
  const chunk = Buffer.alloc(1_000_000, 7);
  const pour = (): void => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', pour);
  pour();
}

function send(response: ServerResponse, answer: NonNullable<PeerAnswer>): void {
  if ('bytes' in answer) {
    response.writeHead(answer.status ?? 200, { 'content-type': answer.type }).end(answer.bytes);
    return;
  }
  const status = answer.status ?? 200;
  const extra = status === 429 || status === 503 ? { 'retry-after': '0' } : {};
  response.writeHead(status, { 'content-type': 'application/json', ...extra }).end(JSON.stringify(answer.json));
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function closed(server: Server): Promise<void> {
  await new Promise<void>((resolve) => server.close(() => resolve()));
}
