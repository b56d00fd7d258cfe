import { contract } from '@loomlight/contract';
import { call } from '../../../api/client.ts';
import { putBytes } from '../../../api/put-bytes.ts';

/**
 * Puts an image where videos are made: an address is asked for, the bytes go there, and the key is what a generation
 * names (R-API-26).
 */
export async function uploadReference(
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const { upload_url, key } = await call(contract.uploads.presigned, {
    body: { content_type: file.type, file_size: file.size, purpose: 'reference_image' },
    signal,
  });
  await putBytes(upload_url, file, { onProgress, signal });
  return key;
}
