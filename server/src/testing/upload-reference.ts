import { sharp } from '../kernel/sharp.ts';
import { putImage } from './put-image.ts';
import type { TestApp, TestPerson } from './test-app.ts';

/** Uploads a flat image of this many pixels as somebody's reference and answers its key. */
export async function uploadReference(test: TestApp, who: TestPerson, width = 300, height = 200): Promise<string> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const { status, key } = await putImage(test, who, { bytes, purpose: 'reference_image' });
  if (status !== 200) throw new Error(`An upload was answered ${status}.`);
  return key;
}
