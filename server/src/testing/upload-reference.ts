import { contract } from '@loomlight/contract';
import { sharp } from '../kernel/sharp.ts';
import type { TestApp, TestPerson } from './test-app.ts';

/** Uploads a flat image of this many pixels as somebody's reference and answers its key. */
export async function uploadReference(test: TestApp, who: TestPerson, width = 300, height = 200): Promise<string> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const { body } = await test.call(contract.uploads.presigned, {
    token: who.token,
    body: { content_type: 'image/png', file_size: bytes.byteLength, purpose: 'reference_image' },
  });
  const url = new URL(body.upload_url);
  const answer = await test.app.http.inject({
    method: 'PUT',
    url: url.pathname + url.search,
    headers: { 'content-type': 'image/png' },
    payload: bytes,
  });
  if (answer.statusCode !== 200) throw new Error(`An upload was answered ${answer.statusCode}.`);
  return body.key;
}
