import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { appError, fieldError } from '../../kernel/errors.ts';
import { createBoundedLimiter, type Leave } from '../../kernel/limiter.ts';
import type { ImageReader, ImageReading } from '../../ports/image-reader.ts';
import type { WorkFiles } from '../../ports/work-files.ts';
import type { UploadPurpose, UploadQuota } from './uploads.rules.ts';

/** An image as we keep it: our own encoding, upright, without anything that its file carried besides, in a file of the moment. */
export interface ReadImage {
  readonly path: string;
  readonly mediaType: 'image/jpeg' | 'image/webp';
  readonly sizeBytes: number;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Where images of strangers come in: through files and never through memory, a bounded number at once, each read in a process of its own. */
export interface ImageIntake {
  /** How much one person may upload. */
  readonly quota: UploadQuota;
  /** Takes a place for one image, before a byte of it is read. Throws 503 with `Retry-After` when this person, or everybody, has too many. */
  enter(userId: string): Promise<Leave>;
  /**
   * Reads an image of this person and hands it to `use`; its files are gone after that. People take turns: the second image of one
   * waits until the first was read, and not before the first of another. Throws 415 for what is no JPEG, PNG, WebP, GIF or AVIF by
   * its first bytes, 422 for more than 40 megapixels, for what cannot be read, and `picture_refused` for what may not be used here (DESK-24, DESK-132), 503 when there is no time or memory for it.
   */
  read<T>(userId: string, body: Readable, use: (image: ReadImage) => Promise<T>): Promise<T>;
  /** The same with a picture that everybody sees as it is: of a profile. */
  readShown<T>(userId: string, body: Readable, use: (image: ReadImage) => Promise<T>): Promise<T>;
  /** The same with a logo (DESK-89), which is kept as a WebP. Throws 422 for what is neither a PNG nor a WebP. */
  readLogo<T>(userId: string, body: Readable, use: (image: ReadImage) => Promise<T>): Promise<T>;
  /** The same with the last frame of a video out of our own store. */
  readLastFrame<T>(userId: string, body: Readable, use: (image: ReadImage) => Promise<T>): Promise<T>;
}

/** Images under way: on their way here, waiting in a file, or being read. A browser sends six things at once at most. */
const bounds = { places: 64, waiting: 0, perPerson: 6, retryAfterS: 10 };

export function createImageIntake(ctx: {
  readonly reader: ImageReader;
  readonly workFiles: WorkFiles;
  readonly quota: UploadQuota;
  /** Whether an image that was read, at this path, may not be used here; of some that will be seen as they are more is asked. */
  readonly isRefused: (path: string, use: { readonly isShown: boolean }) => Promise<boolean>;
}): ImageIntake {
  const { reader, workFiles, quota, isRefused } = ctx;
  const limiter = createBoundedLimiter(bounds);
  const inTurn = createTurns();
  const take = async <T>(
    userId: string,
    body: Readable,
    { read, factsOf, isShown = false }: HowToRead,
    use: (image: ReadImage) => Promise<T>,
  ): Promise<T> => {
    const [from, into] = [await workFiles.newPath(), await workFiles.newPath()];
    try {
      await pipeline(body, createWriteStream(from, { mode: 0o600 }));
      const image = factsOf(await inTurn(userId, () => read(from, into)));
      if (await isRefused(into, { isShown })) throw appError('picture_refused');
      return await use({ path: into, ...image });
    } finally {
      await workFiles.remove(from);
      await workFiles.remove(into);
    }
  };
  return {
    quota,
    enter: (userId) => limiter.enter(userId),
    read: (userId, body, use) => take(userId, body, { read: reader.read, factsOf: imageOf }, use),
    readShown: (userId, body, use) => take(userId, body, { read: reader.read, factsOf: imageOf, isShown: true }, use),
    readLogo: (userId, body, use) => take(userId, body, { read: reader.readLogo, factsOf: logoOf }, use),
    readLastFrame: (userId, body, use) => take(userId, body, { read: reader.readLastFrame, factsOf: imageOf }, use),
  };
}

interface HowToRead {
  readonly read: ImageReader['read'];
  readonly factsOf: typeof imageOf;
  readonly isShown?: boolean;
}

/** Runs the work of each person one after the other, and that of different people beside each other. */
function createTurns(): <T>(userId: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return async (userId, work) => {
    const mine = (last.get(userId) ?? Promise.resolve()).then(work, work);
    last.set(userId, mine);
    try {
      return await mine;
    } finally {
      if (last.get(userId) === mine) last.delete(userId);
    }
  };
}

function imageOf(reading: ImageReading): Omit<ReadImage, 'path'> {
  switch (reading.kind) {
    case 'image': {
      const { width, height, sizeBytes } = reading;
      return { mediaType: 'image/jpeg', width, height, sizeBytes };
    }
    case 'unsupported':
      throw appError('unsupported_image');
    case 'too_large':
      throw appError('image_too_large');
    case 'unreadable':
      throw appError('invalid_image', { cause: reading.reason });
    case 'unavailable':
      throw appError('unavailable', { cause: reading.reason, retryAfterS: bounds.retryAfterS });
    default:
      return reading satisfies never;
  }
}

/** A field of a form rather than an upload: whatever else was sent is a mistake of this field. */
function logoOf(reading: ImageReading): Omit<ReadImage, 'path'> {
  if (reading.kind === 'unsupported') throw fieldError('file', 'A logo is a PNG or a WebP picture.');
  return { ...imageOf(reading), mediaType: 'image/webp' };
}

/** How an upload of this purpose is read: a profile's picture is seen by everybody as it is. */
export function readingOf(
  intake: Pick<ImageIntake, 'read' | 'readShown'>,
  purpose: UploadPurpose,
): ImageIntake['read'] {
  return purpose === 'profile_picture' ? intake.readShown : intake.read;
}
