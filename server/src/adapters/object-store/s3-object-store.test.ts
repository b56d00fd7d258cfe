import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRadosgw, type Radosgw, radosgwMissing } from '../../testing/peers/radosgw.ts';
import { objectStoreSuite } from './object-store.suite.ts';
import { allowUploadsFrom, openS3ObjectStore, type S3Settings } from './s3-object-store.ts';

const missing = radosgwMissing();

describe.skipIf(missing !== undefined)(`with a real S3 store${missing ? ` (skipped: ${missing})` : ''}`, () => {
  let store: Radosgw;
  let settings: S3Settings;
  beforeAll(async () => {
    store = await openRadosgw();
    settings = await store.newBucket();
  });
  afterAll(() => store.close());

  objectStoreSuite('the S3 store', async () => openS3ObjectStore(settings));

  it('keeps everything closed to whoever holds no key', async () => {
    await openS3ObjectStore(settings).put('generated/a/images/public/b', png, 'image/png');
    const answer = await fetch(`${settings.endpoint}/${settings.bucket}/generated/a/images/public/b`);
    expect(answer.status).toBe(403);
  });

  it('names the bucket that cannot be used', async () => {
    const none = openS3ObjectStore({ ...settings, bucket: 'no-such-bucket' });
    await expect(none.check()).rejects.toThrow('The bucket no-such-bucket');
  });

  it('fails rather than waiting for ever when the store is away', async () => {
    const away = openS3ObjectStore({ ...settings, endpoint: 'http://127.0.0.1:1' });
    await expect(away.put('a', png, 'image/png')).rejects.toThrow('ECONNREFUSED');
    await expect(away.find('a')).rejects.toThrow('ECONNREFUSED');
    await expect(away.check()).rejects.toThrow('cannot be used (ECONNREFUSED).');
  });

  it('stops fetching when nobody reads any more', async () => {
    const kept = openS3ObjectStore(settings);
    await kept.put('large', Buffer.alloc(20_000_000), 'video/mp4');
    const stream = (await kept.find('large'))?.open();
    for await (const _ of stream ?? []) break;
    expect(stream?.destroyed).toBe(true);
  });

  describe('an address for an upload, where browsers reach the store', () => {
    const file = { mediaType: 'image/png', sizeBytes: 1_000 };
    const body = Buffer.alloc(1_000, 7);
    const soon = (): Date => new Date(Date.now() + 60_000);
    const direct = (key: string, until = soon()) =>
      openS3ObjectStore({ ...settings, publicUrl: settings.endpoint }).signedUpload(key, file, until);
    const headers = { 'content-type': 'image/png', 'if-none-match': '*' };

    it('takes the body once, and no other type, size or key', async () => {
      const address = await direct('uploads/once');
      expect(await put(address, body, { ...headers, 'content-type': 'image/svg+xml' })).toBe(403);
      expect(await put(address, Buffer.alloc(1_001), headers)).toBe(403);
      expect(await put(address, Buffer.alloc(999), headers)).toBe(403);
      expect(await put(address.replace('uploads/once', 'uploads/other'), body, headers)).toBe(403);
      expect(await put(address, body, { 'content-type': 'image/png' })).toBe(403);
      expect(await put(address, body, headers)).toBe(200);
      expect(await put(address, body, headers)).toBe(412);
    });

    it('is closed after its time', async () => {
      const address = await direct('uploads/late', new Date(Date.now() + 1_000));
      // The store's clock cannot be moved.
      await new Promise((resolve) => setTimeout(resolve, 2_100));
      expect(await put(address, body, headers)).toBe(403);
    });

    it('may be used by pages of the product, and by no others', async () => {
      await allowUploadsFrom(settings, 'https://loomlight.test');
      const ask = async (origin: string) =>
        fetch(await direct('uploads/cors'), {
          method: 'OPTIONS',
          headers: {
            origin,
            'access-control-request-method': 'PUT',
            'access-control-request-headers': 'content-type, if-none-match',
          },
        });
      const own = await ask('https://loomlight.test');
      expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([200, 'https://loomlight.test']);
      expect((await ask('https://evil.test')).headers.get('access-control-allow-origin')).toBeNull();
    });
  });
});

const png = Buffer.from('\x89PNG\r\n\x1a\n and more', 'latin1');

/** A PUT with exactly these headers: `fetch` would not let a test lie about the length. */
function put(address: string, body: Buffer, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = httpRequest(address, { method: 'PUT', headers: { ...headers, 'content-length': body.byteLength } });
    call.on('response', (response) => resolve(response.resume().statusCode ?? 0));
    call.on('error', reject);
    call.end(body);
  });
}
