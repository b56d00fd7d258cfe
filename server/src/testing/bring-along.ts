import { imports } from '@loomlight/contract/imports';
import type { TestApp, TestPerson } from './test-app.ts';
import { waitFor } from './wait-for.ts';

/** Announces an archive and sends its parts; what is left is to begin. */
export async function sendArchive(test: TestApp, who: TestPerson, bytes: Uint8Array, name = 'archive.zip') {
  const announced = await test.call(imports.announce, {
    token: who.token,
    body: { name, size_bytes: bytes.byteLength },
  });
  for (const part of announced.body.import.missing) await sendPart(test, part, bytes);
  return announced.body.import;
}

/** Sends one part of an archive. */
export async function sendPart(
  test: TestApp,
  part: { readonly number: number; readonly size_bytes: number; readonly url: string },
  bytes: Uint8Array,
) {
  const from = (part.number - 1) * 8_000_000;
  const { pathname, search } = new URL(part.url);
  return test.app.http.inject({
    method: 'PUT',
    url: `${pathname}${search}`,
    headers: { 'content-type': 'application/octet-stream', 'content-length': String(part.size_bytes) },
    payload: Buffer.from(bytes.subarray(from, from + part.size_bytes)),
  });
}

/** Brings an archive along and waits for its end; answers the report. */
export async function bringAlong(test: TestApp, who: TestPerson, bytes: Uint8Array, name?: string) {
  const { id } = await sendArchive(test, who, bytes, name);
  await test.call(imports.begin, { token: who.token, params: { id } });
  return ended(test, who);
}

/** The latest import of this person, once it has ended. */
export function ended(test: TestApp, who: TestPerson) {
  return waitFor('the import to end', async () => {
    const { body } = await test.call(imports.latest, { token: who.token });
    return body.import !== null && body.import.ended_at !== null && body.import;
  });
}
