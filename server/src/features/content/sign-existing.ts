import { createReadStream, createWriteStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Db, inTransaction } from '../../db/transaction.ts';
import { addSeconds, type Clock } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { ManifestAnswer } from '../../ports/manifest-reader.ts';
import type { MediaSigner, MediaSource, OriginStatement, SigningKey } from '../../ports/media-signer.ts';
import type { ObjectStore, StoredObject } from '../../ports/object-store.ts';
import type { WorkFiles } from '../../ports/work-files.ts';
import { carriesManifest, makersFaults, sealPrompt } from '../provenance/index.ts';
import { sourceOfImage } from './convert-image.ts';
import { runMediaTasks } from './media-tasks.ts';
import { insertMediaTasks } from './media-tasks.store.ts';
import {
  leaveUnsigned,
  type LeftUnsigned,
  markSigned,
  takeUnsigned,
  type UnsignedItem,
} from './sign-existing.store.ts';
import { privateKey } from './storage-key.ts';
import { withoutSeed } from './without-seed.ts';

/** What one round signs at most: some seconds of work. */
const perRound = 25;
/** A film of 200 MB is fetched, signed and stored in this time, or somebody else tries again. */
const leaseS = 900;

export interface SignExistingContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly objectStore: ObjectStore;
  readonly workFiles: Pick<WorkFiles, 'newPath' | 'remove'>;
  readonly signingKey: Pick<SigningKey, 'signer'>;
  /** What the reader of strangers' files says of the signature in a file. */
  readonly readMaker: (file: Uint8Array) => Promise<ManifestAnswer>;
  /** Ends a round after the item in hand. */
  readonly signal: AbortSignal;
  readonly perRound?: number;
}

/**
 * Signs items that were finished before this installation signed (ORIGIN-23, ADR 65): some of them a round, the newest first, each held by one
 * process. The signed file lies at a place of its own until the row says that it is signed, and takes the place of the old one then: at every
 * moment the item has one whole file. Answers how many it has looked at.
 */
export async function signExisting(ctx: SignExistingContext): Promise<number> {
  const most = ctx.perRound ?? perRound;
  for (let looked = 0; looked < most; looked += 1) {
    if (ctx.signal.aborted) return looked;
    const now = ctx.clock.now();
    const item = await takeUnsigned(ctx.db, { now, until: addSeconds(now, leaseS) });
    if (!item) return looked;
    await signItem(ctx, item);
  }
  return most;
}

async function signItem(ctx: SignExistingContext, item: UnsignedItem): Promise<void> {
  const { id, media_key: mediaKey } = item;
  const leave = (why: LeftUnsigned): Promise<void> => leaveUnsigned(ctx.db, { id, mediaKey, why });
  const stored = mediaKey === null ? undefined : await ctx.objectStore.find(mediaKey);
  if (mediaKey === null || !stored) return leave('missing');
  const signer = ctx.signingKey.signer();
  const ready = privateKey({ userId: item.user_id, contentType: item.content_type, id, random: ctx.ids.uuid() });
  const put = item.content_type === 'image' ? putImage : putVideo;
  const left = await put(ctx, { item, stored, signer, into: ready });
  if (left) return leave(left);
  const now = ctx.clock.now();
  const isSigned = await inTransaction(ctx, async (ctx) => {
    if (!(await markSigned(ctx.tx, { id, mediaKey, signedBy: signer.fingerprint, now }))) return false;
    await insertMediaTasks(ctx.tx, { contentId: id, tasks: [{ action: 'move', key: ready, target: mediaKey }], now });
    return true;
  });
  if (isSigned) await runMediaTasks(ctx, id);
  else await ctx.objectStore.remove(ready);
}

interface Putting {
  readonly item: UnsignedItem;
  readonly stored: StoredObject;
  readonly signer: MediaSigner;
  readonly into: string;
}

/** Stores a signed copy of an image, without the seed that files of the first releases carry; else it says why there is none. */
async function putImage(ctx: SignExistingContext, of: Putting): Promise<LeftUnsigned | undefined> {
  const { item, stored, signer, into } = of;
  const bytes = await buffer(stored.open());
  if (carriesManifest(bytes) && (await makersSignatureFits(ctx, bytes))) return 'by_maker';
  const signed = await attempt(async () => {
    const source = await sourceOfImage(bytes);
    return signer.sign(await withoutSeed(bytes), statementOf(item, source));
  });
  if (!signed) return 'unreadable';
  await ctx.objectStore.put(into, signed, stored.mediaType);
  return undefined;
}

/**
 * Whether the signature that a file came with fits its bytes; one that has only expired since does. A broken one, which releases before signatures were read
 * have kept, says to every reader that somebody has tampered with the file: it is taken out and this installation signs (ORIGIN-44). Throws where nobody
 * can read it now: the item waits, and the next one is taken.
 */
async function makersSignatureFits({ readMaker }: SignExistingContext, bytes: Uint8Array): Promise<boolean> {
  const answer = await readMaker(bytes);
  if (answer.kind === 'unavailable') throw new Error(`The signature of an engine could not be read: ${answer.reason}`);
  return answer.kind === 'read' && makersFaults(answer.reading) !== undefined;
}

/** The same for a video, from file to file. */
async function putVideo(ctx: SignExistingContext, of: Putting): Promise<LeftUnsigned | undefined> {
  const { item, stored, signer, into } = of;
  const [from, to] = [await ctx.workFiles.newPath(), await ctx.workFiles.newPath()];
  try {
    await pipeline(stored.open(), createWriteStream(from, { mode: 0o600 }));
    const source = await sourceOfVideo(item, from);
    const done = await attempt(async () => {
      await signer.signVideo(from, to, statementOf(item, source));
      return true;
    });
    if (!done) return 'unreadable';
    await ctx.objectStore.putFile(into, to, stored.mediaType);
    return undefined;
  } finally {
    await Promise.all([from, to].map((path) => ctx.workFiles.remove(path)));
  }
}

/** Undefined where the file cannot be signed: it is to blame, and looking again would not help. A full disk is no fault of it, and throws. */
async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  return work().catch((error: unknown) => {
    if (error instanceof Error && 'syscall' in error) throw error;
    return undefined;
  });
}

function statementOf(item: UnsignedItem, source: MediaSource): OriginStatement {
  const { id, prompt, style, engine, model, width, height, opening } = item;
  const seal = sealPrompt(opening, { item: id, prompt, style, seed: Number(item.seed), model, width, height });
  const madeAt = item.completed_at ?? item.created_at;
  return { item: id, madeAt, source, engine, model, seal, isSignedLater: true };
}

/** What made a film stands in a remark in its file; what it began with, in the row (ORIGIN-12). */
async function sourceOfVideo(item: UnsignedItem, path: string): Promise<MediaSource> {
  const isTrained = !(await holds(path, 'digitalSourceType: algorithmicMedia'));
  const { source_key: sourceKey, continues, beginning_type: beginning } = item;
  const isOurs = beginning !== null && item.beginning_is_brought === false && (continues || beginning === 'image');
  if (sourceKey !== null && !isOurs) return isTrained ? 'compositeWithTrainedAlgorithmicMedia' : 'composite';
  return isTrained ? 'trainedAlgorithmicMedia' : 'algorithmicMedia';
}

async function holds(path: string, text: string): Promise<boolean> {
  let rest = '';
  for await (const part of createReadStream(path, { encoding: 'latin1', highWaterMark: 256 * 1024 })) {
    rest += String(part);
    if (rest.includes(text)) return true;
    rest = rest.slice(-text.length);
  }
  return false;
}
