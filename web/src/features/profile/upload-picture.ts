import { contract, type Self } from '@loomlight/contract';
import { call } from '../../api/client.ts';
import { putBytes } from '../../api/put-bytes.ts';

/** How far a new image has come, in percent (R-DASH-30). */
export type PictureStep = 25 | 75 | 100;

/**
 * Makes a file one's profile picture: an address is asked for, the bytes go there, and the account takes them over
 * (R-API-04). Says each step once it is done.
 */
export async function uploadPicture(file: File, onStep: (step: PictureStep) => void): Promise<Self> {
  const { upload_url, file_id } = await call(contract.userSettings.pictureUpload, {
    body: { content_type: file.type, file_size: file.size, purpose: 'profile_picture' },
  });
  onStep(25);
  // It goes on behind other pages, so nothing calls it off.
  await putBytes(upload_url, file, { onProgress: () => undefined, signal: new AbortController().signal });
  onStep(75);
  const self = await call(contract.userSettings.picture, { body: { file_id } });
  onStep(100);
  return self;
}
