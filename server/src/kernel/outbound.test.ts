import { once } from 'node:events';
import { mkdtemp, readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createOutboundClient, OutboundError } from './outbound.ts';
import { isPrivateAddress } from './private-address.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const limits = { timeoutMs: 2_000, maxBytes: 10_000 };

async function faultOf(answer: Promise<unknown>): Promise<Pick<OutboundError, 'fault' | 'sent' | 'message'>> {
  const error: unknown = await answer.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof OutboundError)) throw new Error('It was let through.', { cause: error });
  return error;
}

describe('the way out', () => {
  it.each([
    'http://media.example.com/a.mp4',
    'https://media.example.com:8443/a.mp4',
    'https://user:secret@media.example.com/a.mp4',
    'https://evil.example.org/a.mp4',
    'https://example.com.evil.org/a.mp4',
    'https://127.0.0.1/a.mp4',
    'https://[::1]/a.mp4',
    'https://2130706433/a.mp4',
    'file:///etc/passwd',
    'gopher://media.example.com/',
    'no address',
  ])('is closed to %s', async (url) => {
    const client = createOutboundClient({ hosts: ['media.example.com', '*.example.net'], origins: [] });
    expect(await faultOf(client(url, limits))).toMatchObject({ fault: 'blocked', sent: false });
  });

  it('is closed to a host on the list whose name leads inside', async () => {
    const client = createOutboundClient({ hosts: ['localhost', '*.localhost'], origins: [] });
    expect(await faultOf(client('https://localhost/', limits))).toMatchObject({ fault: 'blocked' });
  });

  it('is open to an own server in the next room, and follows it no further than the list', async () => {
    let trespasses = 0;
    const inside = await serve((_request, response) => {
      trespasses += 1;
      response.end('secret');
    });
    const own = await serve((request, response) => {
      if (request.url === '/plain') response.end('hello');
      else if (request.url === '/moved') response.writeHead(302, { location: '/plain' }).end();
      else if (request.url === '/loop') response.writeHead(302, { location: '/loop' }).end();
      else response.writeHead(302, { location: `${inside}/latest/meta-data?token=1` }).end();
    });
    const client = createOutboundClient({ hosts: [], origins: [own] });
    expect((await client(`${own}/plain`, limits)).body.toString()).toBe('hello');
    expect((await client(`${own}/moved`, limits)).body.toString()).toBe('hello');
    expect(await faultOf(client(`${own}/inside`, limits))).toMatchObject({ fault: 'blocked' });
    expect(await faultOf(client(`${own}/loop`, limits))).toMatchObject({ fault: 'redirect' });
    expect(await faultOf(client(`${own}/moved`, { ...limits, method: 'POST', body: '{}' }))).toMatchObject({
      fault: 'redirect',
    });
    expect(trespasses).toBe(0);
  });

  it('takes no more than it was told to, announced or not, and waits no longer', async () => {
    const own = await serve((request, response) => {
      if (request.url === '/announced') response.writeHead(200, { 'content-length': 50_000 }).end(Buffer.alloc(50_000));
      else if (request.url === '/drip') response.write('a');
      else for (let part = 0; part < 60; part += 1) response.write(Buffer.alloc(1_000));
    });
    const client = createOutboundClient({ hosts: [], origins: [own] });
    expect(await faultOf(client(`${own}/announced`, limits))).toMatchObject({ fault: 'too_large' });
    expect(await faultOf(client(`${own}/stream`, limits))).toMatchObject({ fault: 'too_large' });
    expect(await faultOf(client(`${own}/drip`, { ...limits, timeoutMs: 50 }))).toMatchObject({
      fault: 'timeout',
      sent: true,
    });
  });

  it('knows what cannot have arrived from what may have', async () => {
    const own = await serve((request) => request.socket.destroy());
    const client = createOutboundClient({ hosts: [], origins: [own, 'http://127.0.0.1:1'] });
    expect(await faultOf(client(`${own}/?key=hidden`, limits))).toMatchObject({ fault: 'broken', sent: true });
    expect(await faultOf(client('http://127.0.0.1:1/', limits))).toMatchObject({ fault: 'unreachable', sent: false });
    const aborted = AbortSignal.abort();
    expect(await faultOf(client(own, { ...limits, signal: aborted }))).toMatchObject({ fault: 'aborted', sent: false });
  });

  it('tells nobody the query, which may hold a key', async () => {
    const own = await serve((request) => request.socket.destroy());
    const client = createOutboundClient({ hosts: [], origins: [own] });
    expect((await faultOf(client(`${own}/film?key=hidden`, limits))).message).not.toContain('hidden');
  });

  it('carries a key nowhere but to the origin that it is for', async () => {
    const seen: (string | undefined)[] = [];
    const other = await serve((request, response) => {
      seen.push(request.headers.authorization, String(request.headers['x-key']));
      response.end('ok');
    });
    const own = await serve((_request, response) => response.writeHead(302, { location: `${other}/file` }).end());
    const client = createOutboundClient({ hosts: [], origins: [own, other] });
    await client(own, { ...limits, headers: { authorization: 'Bearer secret', 'X-Key': 'secret' } });
    expect(seen).toEqual([undefined, 'undefined']);
  });
});

describe('a private address', () => {
  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
    ...[
      '0.0.0.0',
      '224.0.0.1',
      '255.255.255.255',
      '::1',
      '::',
      'fe80::1',
      'fc00::1',
      'fd12::1',
      '[::1]',
      'fe80::1%eth0',
    ],
    ...['::ffff:127.0.0.1', '::ffff:a00:1', '64:ff9b::7f00:1', '2002:7f00:1::', 'localhost', ''],
  ])('is %s', (address) => expect(isPrivateAddress(address)).toBe(true));

  it.each(['8.8.8.8', '172.32.0.1', '1.1.1.1', '2606:4700:4700::1111'])('is not %s', (address) =>
    expect(isPrivateAddress(address)).toBe(false),
  );

  it('writes a body into a file up to its limit, and what is said beside it into memory', async () => {
    const into = join(await mkdtemp(join(tmpdir(), 'loomlight-outbound-')), 'film');
    const origin = await serve((request, response) => {
      if (request.url === '/none') response.writeHead(404).end('nothing here');
      else response.end(Buffer.alloc(Number(request.url?.slice(1)), 7));
    });
    const client = createOutboundClient({ hosts: [], origins: [origin] });
    const answer = await client(`${origin}/9000`, { ...limits, into });
    expect([answer.body.byteLength, (await readFile(into)).byteLength]).toEqual([0, 9_000]);
    expect((await client(`${origin}/none`, { ...limits, into })).body.toString()).toBe('nothing here');
    expect(await faultOf(client(`${origin}/10001`, { ...limits, into }))).toMatchObject({ fault: 'too_large' });
    await expect(client(`${origin}/10`, { ...limits, into: join(into, 'below a file') })).rejects.toThrow('ENOTDIR');
  });
});
