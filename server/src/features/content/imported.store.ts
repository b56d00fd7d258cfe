import { sql } from 'kysely';
import type { ContentStatus, ContentType } from '@loomlight/contract';
import type { Db, Tx } from '../../db/transaction.ts';
import type { CauseToLook } from './making.store.ts';
import type { Print } from './print.rules.ts';
import { insertPrint } from './prints.store.ts';
import { smallKey, wideKey } from './storage-key.ts';

/** An item that a person has brought along, with what is believed of it (ADR 50). */
export interface ImportedContent {
  readonly id: string;
  readonly userId: string;
  /** What it was called where it was first; a person has it once. */
  readonly origin: string;
  /** Origin of what it was made from; it counts where the person has that as well. */
  readonly madeFrom: string | undefined;
  readonly contentType: ContentType;
  /** The word of its type for what is finished. */
  readonly status: ContentStatus;
  readonly prompt: string;
  readonly negativePrompt: string | null;
  readonly style: string;
  readonly seed: number | undefined;
  readonly guidanceScale: number | null;
  readonly model: string;
  readonly engine: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly resolution: string | null;
  readonly ratio: string | null;
  readonly durationS: number | null;
  readonly fps: number | null;
  readonly cameraFixed: boolean | null;
  readonly continues: boolean;
  readonly isUpscaled: boolean;
  readonly mediaKey: string;
  /** What it looks like (DESK-14); undefined for what has no print. */
  readonly print: Print | undefined;
  /** Why it stays private until somebody has looked at it; undefined where nothing stands against showing it. */
  readonly causeToLook: CauseToLook | undefined;
  readonly mediaType: string;
  readonly placeholder: string;
  readonly createdAt: Date;
  readonly importedAt: Date;
}

/** Stands for a seed that nobody knows. */
export const unknownSeed = -1;

/**
 * Stores an item as its person's own: private, unlocked, finished, without a charge and without a moment of its making here, so that neither the
 * books, the figures of engines nor the list of jobs know of it. False when the person has it already.
 */
export async function insertImported(tx: Tx, item: ImportedContent): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('content')
    .values({
      id: item.id,
      user_id: item.userId,
      origin_id: item.origin,
      imported_at: item.importedAt,
      content_type: item.contentType,
      prompt: item.prompt,
      negative_prompt: item.negativePrompt,
      style: item.style,
      seed: item.seed ?? unknownSeed,
      guidance_scale: item.guidanceScale,
      model: item.model,
      engine: item.engine,
      width: item.width,
      height: item.height,
      resolution: item.resolution,
      ratio: item.ratio,
      duration_s: item.durationS,
      fps: item.fps,
      camera_fixed: item.cameraFixed,
      continues: item.continues,
      is_upscaled: item.isUpscaled,
      credits_used: 0,
      status: item.status,
      progress: 1,
      is_public: false,
      media_key: item.mediaKey,
      small_key: smallKey(item.mediaKey),
      has_print: item.print !== undefined,
      ...(item.causeToLook && { review_is_public: false }),
      ...(item.causeToLook === 'looks_banned' && { review_looks_banned: true }),
      media_type: item.mediaType,
      placeholder: item.placeholder,
      created_at: item.createdAt,
      deadline_at: item.importedAt,
      enqueued_at: item.importedAt,
      remix_of: sql<string>`(SELECT source.id FROM content AS source
        WHERE source.user_id = ${item.userId}::uuid AND (source.origin_id = ${item.madeFrom ?? null}::uuid OR source.id = ${item.madeFrom ?? null}::uuid)
        LIMIT 1)`,
    })
    .onConflict((oc) => oc.columns(['user_id', 'origin_id']).where('origin_id', 'is not', null).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await tx.insertInto('content_stats').values({ content_id: item.id }).execute();
  if (item.print) await insertPrint(tx, item.id, item.print);
  return true;
}

/** True when the person has what was called so: brought along before or made here, in the trash too (KEEP-49). Over content_imported_once and the primary key. */
export async function isImported(db: Db, of: { readonly userId: string; readonly origin: string }): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (SELECT FROM kept_content WHERE user_id = ${of.userId}::uuid AND origin_id = ${of.origin}::uuid)
      OR EXISTS (SELECT FROM kept_content WHERE id = ${of.origin}::uuid AND user_id = ${of.userId}::uuid) AS found`.execute(
    db,
  );
  return rows[0]?.found === true;
}

/** The person's items by their origins, those of the trash too: what was brought along, and what was made here and comes back. */
export async function findByOrigins(
  db: Db,
  of: { readonly userId: string; readonly origins: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  const origins = sql`${[...of.origins]}::uuid[]`;
  const { rows } = await sql<{ origin: string; id: string }>`
    SELECT origin_id AS origin, id FROM kept_content WHERE user_id = ${of.userId}::uuid AND origin_id = ANY(${origins})
    UNION ALL SELECT id AS origin, id FROM kept_content WHERE id = ANY(${origins}) AND user_id = ${of.userId}::uuid`.execute(
    db,
  );
  return new Map(rows.map(({ origin, id }) => [origin, id]));
}

/** How many items the person has brought along, counted up to `max`, over content_imported_once. */
export async function countImported(db: Db, userId: string, max: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (
      SELECT FROM kept_content WHERE user_id = ${userId}::uuid AND origin_id IS NOT NULL LIMIT ${max}::int) AS brought`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Everything that lies in the store for an imported item. */
export function importedKeys(mediaKey: string): string[] {
  return [mediaKey, smallKey(mediaKey), wideKey(mediaKey)];
}
