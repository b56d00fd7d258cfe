/*
 * Why an archive is refused as a whole, and why something in it is not taken. Whatever a person reads of it stands here.
 */

/** An archive that is refused: nothing of it is taken. */
export const refusals = {
  no_zip: 'This file is no ZIP archive, or it is not whole.',
  cut_off: 'The list in this archive stops before its end: the archive is not whole. Please make it again.',
  no_list: 'The list in this archive cannot be read.',
  other_version: 'This archive was made by a later version. Please update this installation first.',
  other_format: 'This archive is of another product.',
  unsafe_name: 'A file in this archive has a name that leads out of it.',
  duplicate_name: 'Two files in this archive have the same name.',
  overlap: 'Files in this archive lie over each other.',
  too_many: 'This archive holds too many files.',
  too_much: 'This archive unpacks to more than can be taken.',
  bomb: 'A file in this archive unpacks to far more than it holds.',
  nothing: 'There is no picture and no video in this archive.',
  gone: 'The file did not arrive whole. Please choose it again.',
} as const;
export type Refusal = keyof typeof refusals;

/** One file or item that is not taken. */
export const skips = {
  known: 'It is here already.',
  twice: 'It stands in this archive twice.',
  broken_line: 'Its line in the list cannot be read.',
  missing_file: 'Its file is not in the archive.',
  other_file: 'Its file is not the one that the list names.',
  file_too_large: 'Its file is too large.',
  link: 'It is a link and not a file.',
  encrypted: 'It is locked with a password.',
  unsupported: 'It is neither a picture nor a video that can be read.',
  other_type: 'It is not what the list says it is.',
  too_many_pixels: 'It has more pixels than can be read.',
  unreadable: 'It is broken.',
  failed: 'It could not be read, several times.',
  full: 'There is no room for more in this account.',
  too_large: 'A collection cannot hold as many items.',
  unknown_kind: 'This version does not know what it is.',
} as const;
export type Skip = keyof typeof skips;

/** Thrown where an archive is refused as a whole. */
export class ArchiveRefused extends Error {
  override readonly name = 'ArchiveRefused';
  readonly refusal: Refusal;
  constructor(refusal: Refusal, cause?: unknown) {
    super(refusals[refusal], { cause });
    this.refusal = refusal;
  }
}

/** How much of an archive is looked at. */
export interface ArchiveBounds {
  /** Files in it, and items that are taken of it. */
  readonly filesMax: number;
  /** All of it, unpacked. */
  readonly bytesMax: number;
  /** One media, unpacked. */
  readonly fileBytesMax: number;
  /** The list, unpacked. */
  readonly listBytesMax: number;
}

/** A text or a picture never unpacks to more than so many times its size. */
export const ratioMax = 200;
/** Small files may: a hundred kilobytes of the same letter hurt nobody. */
export const ratioFromBytes = 1_000_000;

/** Lines of a report that say which and why; those beyond are counted. */
export const reportLinesMax = 100;
/** Tries of one item, each of which ended without an answer; then it is passed over. */
export const triesMax = 4;
