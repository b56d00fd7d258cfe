// @module-tag slow

import { readdirSync } from 'node:fs';
import { contract } from '@loomlight/contract';
import { trash } from '@loomlight/contract/trash';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openS3ObjectStore, type S3Settings } from '../adapters/object-store/s3-object-store.ts';
import { callApi, signUp } from '../testing/http-client.ts';
import { newDataDir } from '../testing/new-data-dir.ts';
import { openRadosgw, type Radosgw, radosgwMissing } from '../testing/peers/radosgw.ts';
import { type ServerProcess, startServer } from '../testing/server-process.ts';
import { serverUrl } from '../testing/test-settings.ts';
import { waitFor } from '../testing/wait-for.ts';

const missing = serverUrl === undefined ? radosgwMissing() : 'the embedded product, tried in the embedded run';

describe.skipIf(missing !== undefined)(
  `the product with its media in a bucket${missing ? ` (skipped: ${missing})` : ''}`,
  () => {
    let store: Radosgw;
    let settings: S3Settings;
    let server: ServerProcess | undefined;
    let address: string;
    let ada: Awaited<ReturnType<typeof signUp>>;
    const dataDir = newDataDir('s3');
    beforeAll(async () => {
      store = await openRadosgw();
      settings = await store.newBucket();
      server = await startServer({
        DATA_DIR: dataDir,
        STORAGE: 's3',
        S3_ENDPOINT: settings.endpoint,
        S3_BUCKET: settings.bucket,
        S3_ACCESS_KEY_ID: settings.accessKeyId,
        S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
        S3_PUBLIC_URL: settings.endpoint,
      });
      address = server.address;
      ada = await signUp(address, 'Ada Lovelace');
    });
    afterAll(async () => {
      await server?.kill();
      await store.close();
    });

    const keys = async (): Promise<string[]> => {
      const found: string[] = [];
      for await (const { key } of openS3ObjectStore(settings).list()) found.push(key);
      return found.toSorted();
    };
    const get = (path: string, headers: Record<string, string> = {}) => fetch(new URL(path, address), { headers });

    async function makeImage() {
      const { body } = await callApi(address, contract.images.generate, {
        token: ada.token,
        body: { text_prompt: 'A lake in the morning', size: '256x256' },
      });
      return waitFor('the picture', async () => {
        const { body: image } = await callApi(address, contract.images.get, {
          params: { id: body.id },
          token: ada.token,
        });
        return image.status === 'completed' && image;
      });
    }

    it('serves an image in whole and in parts, kills its public address with its visibility, and removes it', async () => {
      const image = await makeImage();
      const path = `/media/generated/${image.user_id}/images/public/${image.id}`;
      expect(image.media_url).toBe(path);
      const whole = await get(path);
      expect(whole.status).toBe(200);
      expect(whole.headers.get('content-type')).toBe('image/png');
      const bytes = Buffer.from(await whole.arrayBuffer());
      expect((await sharp(bytes).metadata()).width).toBe(256);
      const part = await get(path, { range: 'bytes=1-3' });
      expect([part.status, await part.text()]).toEqual([206, 'PNG']);
      const known = await get(path, { 'if-none-match': whole.headers.get('etag') ?? '' });
      expect(known.status).toBe(304);
      expect((await get(`${path}_small`)).status).toBe(200);

      const change = { params: { id: image.id }, token: ada.token, body: { is_public: false } };
      const { body: hidden } = await callApi(address, contract.images.visibility, change);
      expect([(await get(path)).status, (await get(`${path}_small`)).status]).toEqual([404, 404]);
      const signed = await get(hidden.media_url ?? '');
      expect(Buffer.compare(Buffer.from(await signed.arrayBuffer()), bytes)).toBe(0);
      expect((await get((hidden.media_url ?? '').split('?')[0] ?? '')).status).toBe(404);

      await callApi(address, contract.images.remove, { params: { id: image.id }, token: ada.token });
      expect((await get(hidden.media_url ?? '')).status).toBe(404);
      // What lies in the trash has its files under names that nobody was told, until the trash is emptied.
      const addresses = [path, `${path}_small`, (hidden.media_url ?? '').split('?')[0] ?? ''];
      for (const one of addresses) expect((await get(one)).status).toBe(404);
      await callApi(address, trash.empty, { token: ada.token });
      await waitFor('the bucket without it', async () => !(await keys()).some((key) => key.includes(image.id)));
    });

    it('has the store itself refuse what an upload was not announced as, and reads the image before it trusts it', async () => {
      const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c06020' } })
        .withExif({ IFD0: { Copyright: 'canaryexif' } })
        .jpeg()
        .toBuffer();
      const { body } = await callApi(address, contract.uploads.presigned, {
        token: ada.token,
        body: { content_type: 'image/jpeg', file_size: photo.byteLength, purpose: 'reference_image' },
      });
      expect(new URL(body.upload_url).origin).toBe(settings.endpoint);
      const put = async (bytes: Buffer, type: string) =>
        (
          await fetch(body.upload_url, {
            method: 'PUT',
            headers: { 'content-type': type, 'if-none-match': '*' },
            body: new Uint8Array(bytes),
          })
        ).status;
      expect(await put(photo, 'image/svg+xml')).toBe(403);
      expect(await put(Buffer.concat([photo, photo]), 'image/jpeg')).toBe(403);
      expect(await put(photo, 'image/jpeg')).toBe(200);
      expect(await put(photo, 'image/jpeg')).toBe(412);
      const started = await callApi(address, contract.videos.generate, {
        token: ada.token,
        body: {
          text_prompt: 'Waves',
          model: 'seedance-lite-i2v',
          resolution: '480p',
          duration: 1,
          image_s3_key: body.key,
        },
      });
      expect(started.status).toBe(202);
      // Our own encoding has taken its place: what was written into the file is gone.
      const kept = await openS3ObjectStore(settings).find(body.key);
      const chunks: Buffer[] = [];
      for await (const chunk of kept?.open() ?? []) chunks.push(chunk as Buffer);
      expect(Buffer.concat(chunks).includes('canaryexif')).toBe(false);
      expect(Buffer.concat(chunks).byteLength).toBeGreaterThan(0);
      // And the address, which is still good for minutes, does not bring the other bytes back.
      expect(await put(photo, 'image/jpeg')).toBe(412);
    });

    it('lets its pages send uploads there, keeps no media beside the bucket, and is ready only with it', async () => {
      const page = await get('/');
      expect(page.headers.get('content-security-policy')).toContain(`connect-src 'self' ${settings.endpoint}`);
      expect(readdirSync(dataDir)).not.toContain('media');
      expect((await get('/readyz')).status).toBe(200);
    });
  },
);
