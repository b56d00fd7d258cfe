import { lookup as systemLookup } from 'node:dns';
import { createWriteStream } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isPrivateAddress } from './private-address.ts';

/** Whom a client may call. */
export interface OutboundPolicy {
  /** Hosts by name, `*.example.com` for all below; always https on its own port, never at a private address. */
  readonly hosts: readonly string[];
  /** Origins that the operator has configured, wherever they are: a server of one's own may be in the next room. */
  readonly origins: readonly string[];
}

export interface OutboundRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | string;
  readonly signal?: AbortSignal | undefined;
  /** From the beginning to the last byte. */
  readonly timeoutMs: number;
  /** An answer that grows beyond is cut off and counts as broken. */
  readonly maxBytes: number;
  /**
   * Where the body of a 200 is written as it arrives, in place of keeping it in memory; a file that is there is written
   * anew. Whoever names it removes it, also after a throw.
   */
  readonly into?: string;
}

export interface OutboundAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Empty where it went into a file. */
  readonly body: Buffer;
  /** Origin and path that answered in the end; never the query, which may hold a key. */
  readonly place: string;
}

export type OutboundFault =
  | 'blocked'
  | 'unreachable'
  | 'broken'
  | 'timeout'
  | 'too_large'
  | 'redirect'
  | 'aborted'
  | 'status';

/** A call that brought no answer. Its text holds neither query nor headers nor any part of a body. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';
  readonly fault: OutboundFault;
  /** False when nothing can have reached the other side: asking again costs nothing. */
  readonly sent: boolean;

  constructor(fault: OutboundFault, message: string, sent: boolean) {
    super(message);
    this.fault = fault;
    this.sent = sent;
  }
}

export type OutboundClient = (url: string, request: OutboundRequest) => Promise<OutboundAnswer>;

const redirectsMax = 3;
/** What belongs to the origin it was meant for and goes nowhere else. */
const credentialHeaders = new Set([
  'authorization',
  'cookie',
  'x-key',
  'x-goog-api-key',
  'x-api-key',
  'proxy-authorization',
]);
/** What is said beside a file that was asked for (an error, a redirect) is short. */
const remarkMaxBytes = 1_000_000;
/** Codes that mean that no connection came about. */
const unreachableCodes = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
]);

/** What a file that cannot be written fails with. */
const diskCodes = new Set([
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EACCES',
  'EPERM',
  'ENOENT',
  'ENOTDIR',
  'EIO',
  'EMFILE',
  'ENFILE',
]);

/** The one way out: hosts of a list, no private addresses, no redirects to elsewhere, an end in time and in bytes. */
export function createOutboundClient(policy: OutboundPolicy): OutboundClient {
  return async (url, request) => {
    const end = performance.now() + request.timeoutMs;
    let headers = request.headers ?? {};
    let target = admit(policy, url);
    for (let hop = 0; ; hop += 1) {
      const answer = await once(policy, target, { ...request, headers, timeoutMs: end - performance.now() });
      const location = isRedirect(answer.status) ? answer.headers['location'] : undefined;
      if (location === undefined) return answer;
      if ((request.method ?? 'GET') !== 'GET' || hop >= redirectsMax)
        throw new OutboundError('redirect', `${placeOf(target)} leads elsewhere.`, true);
      const next = URL.canParse(location, target.href) ? new URL(location, target.href).href : location;
      const from = target;
      target = admit(policy, next);
      if (target.origin !== from.origin)
        headers = Object.fromEntries(
          Object.entries(headers).filter(([name]) => !credentialHeaders.has(name.toLowerCase())),
        );
    }
  };
}

/** The address when the policy allows it. */
function admit(policy: OutboundPolicy, url: string): URL {
  const target = URL.canParse(url) ? new URL(url) : undefined;
  const refuse = (why: string): never => {
    throw new OutboundError('blocked', `${target ? placeOf(target) : 'An address'} ${why}.`, false);
  };
  if (!target) return refuse('is none');
  if (target.username || target.password) return refuse('carries a log-in');
  if (policy.origins.includes(target.origin)) return target;
  if (target.protocol !== 'https:' || target.port !== '') return refuse('is not plain https');
  if (!policy.hosts.some((host) => matches(host, target.hostname))) return refuse('is not on the list of this engine');
  if (isLiteral(target.hostname)) return refuse('is an address without a name');
  return target;
}

function matches(pattern: string, hostname: string): boolean {
  return pattern.startsWith('*.') ? hostname.endsWith(pattern.slice(1)) : hostname === pattern;
}

function isLiteral(hostname: string): boolean {
  return isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}

function placeOf(url: URL): string {
  return `${url.origin}${url.pathname.slice(0, 120)}`;
}

function isRedirect(status: number): boolean {
  return status >= 300 && status < 400 && status !== 304;
}

/** Looks names up once and connects to what was judged: a name that changes its mind in between changes nothing. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  systemLookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => isPrivateAddress(address)))
      return callback(Object.assign(new Error('private address'), { code: 'EPRIVATE' }), '', 0);
    if (options.all) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};

function once(policy: OutboundPolicy, target: URL, request: OutboundRequest): Promise<OutboundAnswer> {
  const { method = 'GET', headers, body, signal, timeoutMs, maxBytes, into } = request;
  const place = placeOf(target);
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new OutboundError('aborted', `${place} was not asked.`, false));
    if (timeoutMs <= 0) return reject(new OutboundError('timeout', `${place} was not asked in time.`, true));
    const isOwn = policy.origins.includes(target.origin);
    const call: ClientRequest = (target.protocol === 'https:' ? httpsRequest : httpRequest)(target, {
      method,
      headers: {
        ...headers,
        'accept-encoding': 'identity',
        ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
      },
      agent: false,
      ...(isOwn ? {} : { lookup: publicLookup }),
    });
    let isOver = false;
    const finish = (settle: () => void): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      settle();
      call.destroy();
    };
    const fail = (fault: OutboundFault, what: string, sent = true): void =>
      finish(() => reject(new OutboundError(fault, `${place} ${what}.`, sent)));
    const timer = setTimeout(() => fail('timeout', 'took too long'), timeoutMs);
    const onAbort = (): void => fail('aborted', 'was given up');
    signal?.addEventListener('abort', onAbort, { once: true });
    call.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPRIVATE') fail('blocked', 'lies at a private address', false);
      else if (unreachableCodes.has(error.code ?? '')) fail('unreachable', `cannot be reached (${error.code})`, false);
      else fail('broken', `broke off (${error.code ?? 'no code'})`);
    });
    call.on('response', (response: IncomingMessage) => {
      receive(response, { maxBytes, into }).then(
        (bytes) =>
          finish(() =>
            resolve({ status: response.statusCode ?? 0, headers: plainHeaders(response), body: bytes, place }),
          ),
        (error: unknown) => {
          if (error instanceof RangeError) fail('too_large', `sent more than ${maxBytes} bytes`);
          // A full disk is ours, and says nothing about the other side.
          else if (isOwnTrouble(error)) finish(() => reject(error));
          else fail('broken', 'broke off');
        },
      );
    });
    call.end(body);
  });
}

/** The body, or nothing of it where it went into a file. */
async function receive(
  response: IncomingMessage,
  { maxBytes, into }: { readonly maxBytes: number; readonly into: string | undefined },
): Promise<Buffer> {
  const announced = Number(response.headers['content-length'] ?? 0);
  if (announced > maxBytes) throw new RangeError('too large');
  if (into === undefined) return collect(response, maxBytes);
  if (response.statusCode !== 200) return collect(response, Math.min(maxBytes, remarkMaxBytes));
  await pipeline(response, countUpTo(maxBytes), createWriteStream(into));
  return Buffer.alloc(0);
}

async function collect(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    // A response in its default mode hands out buffers.
    const bytes = chunk as Buffer;
    size += bytes.byteLength;
    if (size > maxBytes) throw new RangeError('too large');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/** Lets bytes through until they are too many. */
function countUpTo(maxBytes: number): Transform {
  let size = 0;
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      size += chunk.byteLength;
      if (size > maxBytes) done(new RangeError('too large'));
      else done(null, chunk);
    },
  });
}

function isOwnTrouble(error: unknown): boolean {
  return error instanceof Error && 'code' in error && diskCodes.has(String(error.code));
}

function plainHeaders(response: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(response.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value] as const],
    ),
  );
}
