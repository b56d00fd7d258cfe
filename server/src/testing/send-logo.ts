import { apiBase } from '@loomlight/contract';
import { desk, type DeskLogo } from '@loomlight/contract/desk';
import { sharp } from '../kernel/sharp.ts';
import type { Answer, TestApp, TestPerson } from './test-app.ts';

const boundary = 'a-form-of-a-test';

/** Has a file read that is to become the logo, as the form of the desk sends it. */
export async function sendLogo(
  test: TestApp,
  who: TestPerson | undefined,
  bytes: Buffer,
  field = 'file',
): Promise<Pick<Answer<DeskLogo>, 'status' | 'body' | 'error'>> {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="logo"\r\nContent-Type: image/png\r\n\r\n`;
  const answer = await test.app.http.inject({
    method: desk.readLogo.method,
    url: apiBase + desk.readLogo.path,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(who && { authorization: `Bearer ${who.token}` }),
    },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  const body: unknown = answer.json();
  // Of its contract when it went well, an error otherwise.
  return { status: answer.statusCode, body: body as DeskLogo, error: body as Answer<DeskLogo>['error'] };
}

/** A picture of one colour, half of it transparent. */
export function aLogo(colour: string, { width = 64, height = 48 } = {}): Promise<Buffer> {
  const half = { create: { width: Math.ceil(width / 2), height, channels: 4, background: colour } } as const;
  return sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([{ input: half, left: 0, top: 0 }])
    .png()
    .toBuffer();
}

/** A logo that was read and can be chosen; answers its digest. */
export async function aReadLogo(test: TestApp, who: TestPerson, colour = '#7c3aed'): Promise<string> {
  const { status, body } = await sendLogo(test, who, await aLogo(colour));
  if (status !== 201) throw new Error(`A logo was answered ${status}.`);
  return body.digest;
}
