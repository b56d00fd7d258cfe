import { profilePicturePath, type Self } from '@loomlight/contract';
import { buffer } from 'node:stream/consumers';
import { sharp } from '../../kernel/sharp.ts';
import { refuseMuted, type SignedIn } from '../../kernel/actor.ts';
import { getSelf, replacePicture } from '../accounts/index.ts';
import { discardUpload, getUploadedImage } from '../uploads/index.ts';
import type { SettingsContext } from './settings.context.ts';

/** Side of a profile picture in pixels: sharp at the largest place that shows it, on a dense screen. */
const sidePx = 512;

/**
 * Makes an own upload the profile picture: cut to a square around what matters, encoded anew, everything else that its
 * file carried dropped. The one before is removed. Throws 403 for who is muted (DESK-34), 404 for anybody else's upload, 409 when nothing was uploaded.
 */
export async function changePicture(
  ctx: SettingsContext,
  input: { readonly actor: SignedIn; readonly fileId: string },
): Promise<Self> {
  const { actor, fileId } = input;
  refuseMuted(actor, ctx.clock.now());
  const upload = await getUploadedImage(ctx, { actor, id: fileId, purpose: 'profile_picture' });
  const square = await sharp(await buffer(upload.open()))
    .resize({ width: sidePx, height: sidePx, fit: 'cover', position: 'attention' })
    .webp({ quality: 82 })
    .toBuffer();
  const pictureId = ctx.ids.uuid();
  await ctx.objectStore.put(pictureKey(actor.userId, pictureId), square, 'image/webp');
  const before = await replacePicture(ctx.db, { userId: actor.userId, pictureId });
  if (before !== null) await ctx.objectStore.remove(pictureKey(actor.userId, before));
  await discardUpload(ctx, upload.key);
  return getSelf(ctx, actor.userId);
}

/** The key is the address without what every address begins with. */
function pictureKey(userId: string, pictureId: string): string {
  return profilePicturePath({ userId, pictureId }).replace(/^\/media\//, '');
}
