import type { ContentType } from '@loomlight/contract';
/*
 * The lines by which an archive is imported (ADR 49), one JSON object each: a head, an item for each media, a file for each file that is in the
 * archive, a collection for each with its places behind it, and an end. Each says its kind. A kind that a reader does not know is left where it
 * is and named in its report. What an import never takes is not in here at all: money, locks, visibility, anybody else's ids and words.
 */

/** Where the lines lie in the archive. */
export const archiveFileName = 'archive.jsonl';
export const archiveFormat = 'loomlight-archive';
/** Raised when a reader of the one before would misunderstand a line, and not for more fields or kinds, which it passes over. */
export const archiveVersion = 1;

/** What an item says of itself; never whether it was public, locked or sold. */
export interface ArchivedRow {
  readonly id: string;
  readonly origin_id: string | null;
  readonly content_type: ContentType;
  readonly media_type: string | null;
  readonly text_prompt: string;
  readonly negative_prompt: string | null;
  readonly style: string;
  readonly seed: string;
  readonly guidance_scale: number | null;
  readonly width: number;
  readonly height: number;
  readonly model: string;
  readonly engine: string;
  readonly created_at: Date;
  readonly resolution: string | null;
  readonly ratio: string | null;
  readonly duration_s: number | null;
  readonly fps: number | null;
  readonly camera_fixed: boolean | null;
  readonly continues: boolean;
  readonly is_upscaled: boolean;
}

/** One of the lines, as the export knows it. */
export type ArchiveEntry =
  | { readonly kind: 'head'; readonly exportedAt: Date }
  | {
      readonly kind: 'item';
      readonly row: ArchivedRow;
      /** Id of the own item that it was made from, as an archive calls it. */
      readonly source: string | null;
      /** Its media's name in the archive. */
      readonly file: string;
      readonly holdsBoughtWords: boolean;
    }
  | { readonly kind: 'file'; readonly name: string; readonly sizeBytes: number; readonly sha256: string }
  | {
      readonly kind: 'collection';
      readonly row: ArchivedCollection;
    }
  | {
      /** Own items of a collection, in their order; a long one has several such lines. */
      readonly kind: 'places';
      readonly collection: string;
      readonly items: readonly string[];
    }
  | { readonly kind: 'end' };

/** What a collection says of itself; never whether it was public. */
export interface ArchivedCollection {
  readonly id: string;
  readonly origin_id: string | null;
  readonly name: string;
  /** Its cover, if that is an own item, as an archive calls it. */
  readonly cover: string | null;
}

/** So many items of a collection stand on one line. */
export const placesPerLine = 500;

/**
 * One line with its end. An item that goes from place to place keeps the id that it had first. Words that were bought are their author's: an item
 * that holds them is there without them (KEEP-46).
 */
export function archiveLine(entry: ArchiveEntry): string {
  return `${JSON.stringify(lineOf(entry))}\n`;
}

function lineOf(entry: ArchiveEntry): object {
  switch (entry.kind) {
    case 'head':
      return { kind: 'head', format: archiveFormat, version: archiveVersion, exported_at: entry.exportedAt };
    case 'item':
      return itemLine(entry);
    case 'file':
      return { kind: 'file', name: entry.name, size_bytes: entry.sizeBytes, sha256: entry.sha256 };
    case 'collection':
      return { kind: 'collection', id: collectionName(entry.row), name: entry.row.name, cover: entry.row.cover };
    case 'places':
      return { kind: 'places', collection: entry.collection, items: entry.items };
    case 'end':
      return { kind: 'end' };
    default:
      return entry satisfies never;
  }
}

/** As an archive calls a collection: by the id that it had first. */
export function collectionName({ id, origin_id: origin }: Pick<ArchivedCollection, 'id' | 'origin_id'>): string {
  return origin ?? id;
}

function itemLine({ row, source, file, holdsBoughtWords }: Extract<ArchiveEntry, { kind: 'item' }>): object {
  return {
    kind: 'item',
    id: row.origin_id ?? row.id,
    file,
    media_type: row.media_type,
    content_type: row.content_type,
    text_prompt: holdsBoughtWords ? null : row.text_prompt,
    negative_prompt: holdsBoughtWords ? null : row.negative_prompt,
    style: row.style,
    // With the seed bought words could be tried out.
    seed: holdsBoughtWords ? null : Number(row.seed),
    guidance_scale: row.guidance_scale,
    width: row.width,
    height: row.height,
    model: row.model,
    engine: row.engine,
    created_at: row.created_at,
    resolution: row.resolution,
    ratio: row.ratio,
    duration: row.duration_s,
    fps: row.fps,
    camera_fixed: row.camera_fixed,
    made_from: source,
    continues: row.continues,
    is_upscaled: row.is_upscaled,
  };
}
