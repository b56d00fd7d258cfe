import { request } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { apiBase, contract, publicMediaPath } from '@loomlight/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';

// What the edge does for every route alike, asked over a socket where the way to the framework matters.

let test: TestApp;
let ada: TestPerson;
beforeAll(async () => {
  test = await openTestApp({
    ALLOWED_HOSTS: 'loomlight.internal, 10.0.0.7',
    SECURITY_CONTACT: 'mailto:safe@loomlight.test',
  });
  ada = await test.person({ credits: 100 });
});
afterAll(() => test.close());

interface Got {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
}

function ask(path: string, headers: Record<string, string> = {}): Promise<Got> {
  return new Promise((resolve, reject) => {
    const asked = request(test.app.address + path, { headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(parts) }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** The bytes as they are sent, and the first line of what comes back. */
function send(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(test.app.address).port), '127.0.0.1', () => socket.end(bytes));
    let text = '';
    socket.on('data', (part) => (text += part.toString()));
    socket.on('end', () => resolve(text.split('\r\n')[0] ?? ''));
    socket.on('error', reject);
  });
}

describe('text that cannot be text', () => {
  it.each([
    ['/payments/packages/%00', 404],
    ['/users/a%00b/profile', 404],
    ['/videos/gallery?ratio=%00', 422],
    ['/public/images?limit=%00', 422],
  ])('in the address %s is %i [GROUND-18]', async (path, status) => {
    const answer = await ask(apiBase + path, { authorization: `Bearer ${ada.token}` });
    expect([answer.status, JSON.parse(answer.bytes.toString()).message]).toEqual([
      status,
      status === 404
        ? 'The requested resource was not found.'
        : 'This text holds characters that cannot be kept. Please remove them.',
    ]);
  });

  it.each([
    ['/user/credits/purchase', { packageId: 'a\0' }, 'packageId'],
    ['/videos/generate', { text_prompt: 'x', image_s3_key: 'uploads/\0' }, 'image_s3_key'],
    ['/auth/google', { credential: 'half \ud800' }, 'credential'],
  ] as const)('in a body of %s is a wrong field: %o [GROUND-18]', async (path, payload, field) => {
    const answer = await test.app.http.inject({
      method: 'POST',
      url: apiBase + path,
      payload,
      headers: { authorization: `Bearer ${ada.token}` },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ details: { path: string }[] }>().details[0]?.path).toBe(field);
  });

  it('is refused however deep it lies, and its name is not repeated [GROUND-18]', async () => {
    const send = (payload: unknown) =>
      test.app.http.inject({ method: 'PUT', url: '/sandbox/deliveries', payload: payload as object });
    for (const [payload, field] of [
      [{ mode: [[[{ deeper: 'a\0' }]]] }, 'mode'],
      [{ 'a\0b': 1 }, 'body'],
      [{ '<b>bold</b>': '\ud800' }, 'body'],
      [['\0'], '0'],
    ] as const) {
      const answer = await send(payload);
      expect([answer.statusCode, answer.json<{ details: { path: string }[] }>().details[0]?.path]).toEqual([
        422,
        field,
      ]);
    }
    expect((await send({ mode: 'normal' })).statusCode).toBe(200);
  });

  it('is not looked for in bytes and streams, which an upload hands on as they come [GROUND-18]', async () => {
    const { body } = await test.call(contract.uploads.presigned, {
      token: ada.token,
      body: { content_type: 'image/png', file_size: 5, purpose: 'reference_image' },
    });
    const { pathname, search } = new URL(body.upload_url, test.app.address);
    const answer = await fetch(test.app.address + pathname + search, {
      method: 'PUT',
      headers: { 'content-type': 'image/png' },
      body: Buffer.from('a\0b\0c'),
    });
    // No image, and said so by whoever reads images.
    expect((await answer.json()) as object).toMatchObject({ code: 'unsupported_image' });
  });

  it('is refused on the pages of the sandbox too [GROUND-18]', async () => {
    expect((await ask('/sandbox/checkout/%00')).status).toBe(404);
  });
});

describe('a form with a file', () => {
  it.each([
    ['without a boundary', 'multipart/form-data', 'x', 400],
    ['with an empty boundary', 'multipart/form-data; boundary=', 'x', 400],
    ['with a boundary of 300 letters', `multipart/form-data; boundary=${'x'.repeat(300)}`, 'x', 400],
    [
      'cut in its first part',
      'multipart/form-data; boundary=abc',
      '--abc\r\nContent-Disposition: form-data; name="file"; filename="x"\r\n\r\nhalf',
      400,
    ],
    ['without a part', 'multipart/form-data; boundary=abc', '', 422],
    ['with a part that has no name', 'multipart/form-data; boundary=abc', '--abc\r\nbad\r\n\r\n--abc--', 422],
  ])('%s is refused with a sentence [GROUND-18]', async (_what, type, payload, status) => {
    const answer = await test.app.http.inject({
      method: 'POST',
      url: apiBase + contract.uploads.reference.path,
      headers: { 'content-type': type, authorization: `Bearer ${ada.token}` },
      payload,
    });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      status,
      status === 400
        ? 'The form could not be read. Please send it again as a whole.'
        : 'Please send the picture in the field file.',
    ]);
  });
});

describe('the host of a request', () => {
  it.each([
    ['loomlight.test', 200],
    ['LOOMLIGHT.test:8080', 200],
    ['loomlight.test.', 200],
    ['localhost', 200],
    ['127.0.0.1:3000', 200],
    ['[::1]:3000', 200],
    ['loomlight.internal', 200],
    ['10.0.0.7:3000', 200],
    ['evil.test', 421],
    ['loomlight.test.evil.test', 421],
    ['localhost.evil.test', 421],
    ['127.0.0.1.evil.test', 421],
    ['evil.test/loomlight.test', 421],
    ['evil@loomlight.test', 421],
  ])('%s gets %i [GROUND-19]', async (host, status) => {
    const answer = await ask('/api/v1/image-sizes', { host });
    expect(answer.status).toBe(status);
    if (status === 421)
      expect(JSON.parse(answer.bytes.toString())).toMatchObject({
        code: 'misdirected',
        message: 'This installation does not answer to that address.',
      });
  });

  it('is asked for on every way in, what lies ready and the mailbox included [GROUND-19]', async () => {
    const newest = `${apiBase}/public/images`;
    await ask(newest);
    for (const path of [newest, '/dev/mailbox.json', '/metrics', '/nothing', '/media/nothing'])
      expect([path, (await ask(path, { host: 'evil.test' })).status]).toEqual([path, 421]);
    for (const path of ['/healthz', '/readyz', '/readyz?for=traffic'])
      expect([path, (await ask(path, { host: 'evil.test' })).status]).toEqual([path, 200]);
  });

  it('must be named once [GROUND-19]', async () => {
    const line = `GET ${apiBase}/image-sizes HTTP/1.1\r\nConnection: close\r\n`;
    expect(await send(`${line}Host: localhost\r\n\r\n`)).toContain(' 200 ');
    expect(await send(`${line}Host: localhost\r\nHost: localhost\r\n\r\n`)).toMatch(/ 4(?:00|21) /);
    expect(await send(`${line}Host: evil.test\r\nhost: localhost\r\n\r\n`)).toMatch(/ 4(?:00|21) /);
    expect(await send(`GET ${apiBase}/image-sizes HTTP/1.0\r\n\r\n`)).toContain(' 421 ');
  });
});

describe('headers', () => {
  it('are on every answer: what is no page may load, run and embed nothing [GROUND-20]', async () => {
    const id = await test.image(ada);
    for (const path of [
      `${apiBase}/image-sizes`,
      `${apiBase}/images/${id}`,
      `${apiBase}/nothing`,
      `${apiBase}/users/%zz/profile`,
      '/site.json',
      '/openapi.json',
      '/metrics',
      '/healthz',
      '/media/nothing',
    ]) {
      const { headers } = await ask(path);
      expect([path, headers['content-security-policy']]).toEqual([path, "default-src 'none';frame-ancestors 'none'"]);
      expect([path, headers['permissions-policy']]).toEqual([path, expect.stringContaining('camera=()')]);
      expect([path, headers['x-content-type-options']]).toEqual([path, 'nosniff']);
      expect([path, headers['x-frame-options']]).toEqual([path, 'DENY']);
      expect([path, headers['access-control-allow-origin']]).toEqual([path, undefined]);
    }
  });

  it('let a page run its own scripts and turn no text into one [GROUND-20, GROUND-30]', async () => {
    const { headers } = await ask('/dev/mailbox');
    const policy = String(headers['content-security-policy']);
    for (const part of [
      "script-src 'self';",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types loomlight',
      'report-to policy',
    ])
      expect(policy).toContain(part);
    expect(headers['reporting-endpoints']).toBe('policy="/policy-reports"');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  });

  it('keep public media for a minute in caches [GROUND-20]', async () => {
    const id = await test.image(ada);
    const answer = await ask(publicMediaPath({ userId: ada.userId, contentType: 'image', id, small: false }));
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'public, max-age=60']);
  });
});

describe('compression', () => {
  const accepts = { 'accept-encoding': 'gzip, deflate, br' };

  it('is for the long answers that guests get, and repeats what lies ready in each form [GROUND-5]', async () => {
    for (let index = 0; index < 5; index += 1) await test.image(ada);
    const path = `${apiBase}/public/images`;
    const plain = await ask(path);
    for (const answer of [await ask(path, accepts), await ask(path, accepts)]) {
      expect(answer.headers['content-encoding']).toBe('br');
      expect(answer.headers['vary']).toBe('accept-encoding');
      expect(answer.bytes.length).toBeLessThan(plain.bytes.length / 2);
      expect(brotliDecompressSync(answer.bytes).toString()).toBe(plain.bytes.toString());
    }
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect((await ask(path, { 'accept-encoding': 'identity' })).bytes.toString()).toBe(plain.bytes.toString());
  });

  it('leaves out what is short, what is private, and whatever a token was shown for [GROUND-5]', async () => {
    expect((await ask(`${apiBase}/auth/profile`, { ...accepts, authorization: `Bearer ${ada.token}` })).status).toBe(
      200,
    );
    for (const [path, token] of [
      [`${apiBase}/public/images`, ada.token],
      [`${apiBase}/credits/history`, ada.token],
      ['/site.json', undefined],
      ['/dev/mailbox.json', undefined],
      ['/metrics', undefined],
    ] as const) {
      const answer = await ask(path, token === undefined ? accepts : { ...accepts, authorization: `Bearer ${token}` });
      expect([path, answer.status, answer.headers['content-encoding']]).toEqual([path, 200, undefined]);
    }
  });
});

describe('the OpenAPI document', () => {
  it('is valid, and every reference in it leads somewhere [GROUND-26]', async () => {
    const text = (await ask('/openapi.json')).bytes.toString();
    const document: unknown = JSON.parse(text);
    expect(await new Validator().validate(structuredClone(document) as Record<string, unknown>)).toMatchObject({
      valid: true,
    });
    const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path ?? '');
    expect(references.length).toBeGreaterThan(50);
    for (const path of new Set(references)) {
      let place: unknown = document;
      for (const name of path.split('/')) place = (place as Record<string, unknown> | undefined)?.[name];
      expect([path, typeof place]).toEqual([path, 'object']);
    }
  });
});

describe('whoever finds a weakness', () => {
  it('is told whom to write to, for less than a year [GROUND-30]', async () => {
    const answer = await ask('/.well-known/security.txt');
    const text = answer.bytes.toString();
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toContain('Contact: mailto:safe@loomlight.test\n');
    expect(text).toContain('Canonical: http://loomlight.test/.well-known/security.txt\n');
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
    const days = (expires - test.clock.now().getTime()) / 86_400_000;
    expect([days > 100, days < 365]).toEqual([true, true]);
    expect((await ask('/.well-known/nothing')).status).toBe(404);
  });

  it('is heard: browsers report what a policy stopped, and no word of an address is kept [GROUND-30]', async () => {
    const report = async (type: string, payload: unknown) =>
      (
        await test.app.http.inject({
          method: 'POST',
          url: '/policy-reports',
          headers: { 'content-type': type },
          payload: JSON.stringify(payload),
        })
      ).statusCode;
    const body = {
      effectiveDirective: 'script-src-elem',
      blockedURL: 'https://evil.test/x?token=canary',
      documentURL: 'x',
    };
    expect(await report('application/reports+json', [{ type: 'csp-violation', body }, { type: 'other' }])).toBe(204);
    expect(
      await report('application/csp-report', {
        'csp-report': { 'effective-directive': 'made-up', 'blocked-uri': 'inline' },
      }),
    ).toBe(204);
    for (const nonsense of [null, [], {}, 'x', [null], [{ type: 'csp-violation', body: { effectiveDirective: 1 } }]])
      expect(await report('application/reports+json', nonsense)).toBe(204);
    expect(await report('application/reports+json', 'x'.repeat(20_000))).toBe(413);
    expect(await report('text/plain', {})).toBe(415);
    const metrics = (await ask('/metrics')).bytes.toString();
    expect(metrics).toContain('loomlight_policy_violations_total{directive="script-src-elem"} 1');
    expect(metrics).toContain('loomlight_policy_violations_total{directive="other"} 1');
  });
});
