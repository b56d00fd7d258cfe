import { contract, profilePicturePath } from '@loomlight/contract';
import sharp from 'sharp';
import { putImage } from './put-image.ts';
import type { TestApp, TestPerson } from './test-app.ts';

const { userSettings } = contract;

/** Sends an image to become somebody's profile picture, and answers its upload. */
export async function uploadProfilePicture(test: TestApp, who: TestPerson): Promise<string> {
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  return (await putImage(test, who, { bytes, purpose: 'profile_picture' })).fileId;
}

/** Gives somebody a profile picture, and answers where everybody sees it. */
export async function aProfilePicture(test: TestApp, who: TestPerson): Promise<string> {
  const file_id = await uploadProfilePicture(test, who);
  await test.call(userSettings['picture'], { token: who.token, body: { file_id } });
  const row = await test.database.db
    .selectFrom('users')
    .select('profile_pic_id')
    .where('id', '=', who.userId)
    .executeTakeFirstOrThrow();
  return profilePicturePath({ userId: who.userId, pictureId: row.profile_pic_id ?? '' });
}
