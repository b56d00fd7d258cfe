import type { MarkAnswer } from '../../ports/image-mark.ts';
import { openCarrier } from './carrier.ts';
import { lookForMark, type Scalable } from './look-for-mark.ts';
import type { LookOrder } from './mark-finder.messages.ts';
import { scalableOf } from './scalable-image.ts';

/** Looks for a mark in one picture or film. Throws for one that cannot be read. */
export async function lookAtFile({ path, form, secrets, offered }: LookOrder): Promise<MarkAnswer> {
  const image = await (form === 'video' ? videoOf(path) : scalableOf(path));
  if (!image) return { kind: 'none' };
  const carriers = secrets.map((secret) => openCarrier(Buffer.from(secret)));
  return { kind: 'looked', mark: await lookForMark(image, { carriers, offered }) };
}

/** What decodes films is native and large: a picture does without it. */
async function videoOf(path: string): Promise<Scalable | undefined> {
  const { scalableVideoOf } = await import('./scalable-video.ts');
  return scalableVideoOf(path);
}
