import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { appError } from '../../kernel/errors.ts';
import { createBoundedLimiter, type Leave } from '../../kernel/limiter.ts';
import type { PictureReader, PictureReading } from '../../ports/picture-reader.ts';
import type { WorkFiles } from '../../ports/work-files.ts';
import type { UploadQuota } from './uploads.rules.ts';

/** A picture as we keep it: our own encoding, upright, without anything that its file carried besides, in a file of the moment. */
export interface ReadPicture {
  readonly path: string;
  readonly mediaType: 'image/jpeg';
  readonly sizeBytes: number;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Where pictures of strangers come in: through files and never through memory, a bounded number at once, each read in a process of its own. */
export interface PictureIntake {
  /** How much one person may upload. */
  readonly quota: UploadQuota;
  /** Takes a place for one picture, before a byte of it is read. Throws 503 with `Retry-After` when this person, or everybody, has too many. */
  enter(userId: string): Promise<Leave>;
  /**
   * Reads a picture of this person and hands it to `use`; its files are gone after that. People take turns: the second picture of one
   * waits until the first was read, and not before the first of another. Throws 415 for what is no JPEG, PNG, WebP, GIF or AVIF by
   * its first bytes, 422 for more than 40 megapixels and for what cannot be read, 503 when there is no time or memory for it.
   */
  read<T>(userId: string, body: Readable, use: (picture: ReadPicture) => Promise<T>): Promise<T>;
}

/** Pictures under way: on their way here, waiting in a file, or being read. A browser sends six things at once at most. */
const bounds = { places: 64, waiting: 0, perPerson: 6, retryAfterS: 10 };

export function createPictureIntake(ctx: {
  readonly reader: PictureReader;
  readonly workFiles: WorkFiles;
  readonly quota: UploadQuota;
}): PictureIntake {
  const { reader, workFiles, quota } = ctx;
  const limiter = createBoundedLimiter(bounds);
  const inTurn = createTurns();
  return {
    quota,
    enter: (userId) => limiter.enter(userId),
    read: async (userId, body, use) => {
      const [from, into] = [await workFiles.newPath(), await workFiles.newPath()];
      try {
        await pipeline(body, createWriteStream(from, { mode: 0o600 }));
        return await use({ path: into, ...pictureOf(await inTurn(userId, () => reader.read(from, into))) });
      } finally {
        await workFiles.remove(from);
        await workFiles.remove(into);
      }
    },
  };
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

function pictureOf(reading: PictureReading): Omit<ReadPicture, 'path'> {
  switch (reading.kind) {
    case 'picture': {
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
