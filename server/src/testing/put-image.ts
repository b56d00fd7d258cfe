import { contract } from '@loomlight/contract';
import type { TestApp, TestPerson } from './test-app.ts';

/** Announces a PNG of this person for this purpose and sends it, and answers what the sending was answered, and the names of the upload. */
export async function putImage(
  test: TestApp,
  who: TestPerson,
  { bytes, purpose }: { readonly bytes: Buffer; readonly purpose: 'reference_image' | 'profile_picture' },
): Promise<{
  readonly status: number;
  readonly code: string | undefined;
  readonly key: string;
  readonly fileId: string;
}> {
  const facts = { content_type: 'image/png', file_size: bytes.byteLength } as const;
  const { token } = who;
  const { body: announced } =
    purpose === 'profile_picture'
      ? await test.call(contract.userSettings.pictureUpload, { token, body: { ...facts, purpose } })
      : await test.call(contract.uploads.presigned, { token, body: { ...facts, purpose } });
  const { pathname, search } = new URL(announced.upload_url);
  const answer = await test.app.http.inject({
    ...{ method: 'PUT', url: pathname + search, headers: { 'content-type': 'image/png' }, payload: bytes },
  });
  const code = answer.statusCode === 200 ? undefined : answer.json<{ code: string }>().code;
  return {
    ...{ status: answer.statusCode, code },
    key: 'key' in announced ? announced.key : '',
    fileId: 'file_id' in announced ? announced.file_id : '',
  };
}
