import type { Readable } from 'node:stream';

export interface StoredObject {
  readonly sizeBytes: number;
  readonly mediaType: string;
  /** Changes with the bytes. */
  readonly etag: string;
  readonly modifiedAt: Date;
  /** The bytes, or the part from `start` to `end` (both included). */
  open(range?: { readonly start: number; readonly end: number }): Readable;
}

/** An object as a list of all of them tells it. */
export interface ListedObject {
  readonly key: string;
  readonly sizeBytes: number;
  readonly modifiedAt: Date;
}

/** What an upload address was signed for. */
export interface UploadedFile {
  readonly mediaType: string;
  readonly sizeBytes: number;
}

/** The part of an address that proves that we made it. */
export interface SignedQuery {
  readonly expires?: string;
  readonly signature?: string;
}

/**
 * Keeps media. Keys are paths of our own making, never a person's input.
 * What lies under a public key is served to everybody, any other key only with an address signed here.
 */
export interface ObjectStore {
  /** Writes an object, whole or not at all; writing the same key again replaces it. */
  put(key: string, bytes: Uint8Array, mediaType: string): Promise<void>;
  /** The same from a file, without reading it into memory. The file stays where it is and is not to be changed after. */
  putFile(key: string, path: string, mediaType: string): Promise<void>;
  /** Finds an object; undefined when there is none. */
  find(key: string): Promise<StoredObject | undefined>;
  /** Moves an object, so that its old key is dead at once. Throws when there is nothing to move. */
  move(from: string, to: string): Promise<void>;
  /** A second object of the same bytes, which stays when the first is moved, replaced or removed. Throws when there is nothing to copy. */
  copy(from: string, to: string): Promise<void>;
  /** Removes an object; removing nothing is no error. */
  remove(key: string): Promise<void>;
  /** Every object (below a folder), page by page and in no promised order; what changes meanwhile may or may not be told. */
  list(folder?: string): AsyncIterable<ListedObject>;
  /** An address below the product's own origin that opens this key until `expiresAt`. */
  signedAddress(key: string, expiresAt: Date): string;
  /** True when the query of an address was signed for this key and has not expired at `now`. */
  isSigned(key: string, query: SignedQuery, now: Date): boolean;
  /**
   * An address that takes one body of exactly this type and size by PUT until `expiresAt`. It begins with `/` when
   * the product itself takes the body (the route then asks `isSignedUpload`).
   */
  signedUpload(key: string, file: UploadedFile, expiresAt: Date): Promise<string>;
  /** True when the query of an upload address was signed for this key and file and has not expired at `now`. */
  isSignedUpload(key: string, file: UploadedFile, query: SignedQuery, now: Date): boolean;
  /** Throws when the store cannot be written. */
  check(): Promise<void>;
}
