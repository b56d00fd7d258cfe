import type { Readable } from 'node:stream';
import * as z from 'zod';
import { type ContentType, limits } from '@loomlight/contract';
import { collectionName } from '@loomlight/contract/collections';
import { archiveFormat, archiveVersion, placesPerLine } from './archive-format.rules.ts';
import { factsOf, type ImportedFacts } from './imported-facts.rules.ts';
import { ArchiveRefused, type Skip } from './imports.rules.ts';

/** An item of the list, with what is believed of it. */
export interface ListedItem {
  readonly origin: string;
  readonly file: string;
  readonly contentType: ContentType;
  /** Origin of the item that it was made from. */
  readonly madeFrom: string | undefined;
  readonly facts: ImportedFacts;
}

/** Something that is not taken, and why. */
export interface Skipped {
  readonly name: string;
  readonly skip: Skip;
}

/** A collection of the list, with its items in their order. */
export interface ListedCollection {
  readonly origin: string;
  readonly name: string;
  /** Origin of its cover. */
  readonly cover: string | undefined;
  /** Origins of its items, each once. */
  readonly items: ReadonlySet<string>;
}

/** The list of an archive. */
export interface ArchiveList {
  readonly items: readonly ListedItem[];
  readonly collections: readonly ListedCollection[];
  /** Hash of each file. */
  readonly hashes: ReadonlyMap<string, string>;
  readonly skipped: readonly Skipped[];
}

/** An item has some 2 kB. */
const lineBytesMax = 64_000;

const head = z.object({ kind: z.literal('head'), format: z.string(), version: z.int() });
const item = z.object({
  id: z.uuid(),
  file: z.string().min(1).max(300),
  content_type: z.enum(['image', 'video']),
  made_from: z.uuid().nullish(),
});
const collection = z.object({ id: z.uuid(), name: z.unknown(), cover: z.uuid().nullish() });
const places = z.object({ collection: z.uuid(), items: z.array(z.uuid()).max(placesPerLine) });
/** Of all collections together: what is kept in memory of them. */
const placesMax = 200_000;
const file = z.object({ name: z.string().min(1).max(300), sha256: z.string().regex(/^[0-9a-f]{64}$/) });

/** Reads the list of an archive. Throws `ArchiveRefused` for one of another format or version, and for one that stops before its end (KEEP-47). */
export async function readList(bytes: Readable, itemsMax: number): Promise<ArchiveList> {
  const items = new Map<string, ListedItem>();
  const hashes = new Map<string, string>();
  const collections = openCollections();
  const skipped: Skipped[] = [];
  let number = 0;
  let isAtEnd = false;
  for await (const line of linesOf(bytes)) {
    number += 1;
    const read = parse(line);
    if (number === 1) {
      checkHead(read);
      continue;
    }
    if (isAtEnd) throw new ArchiveRefused('no_list');
    if (items.size + skipped.length > itemsMax || hashes.size > itemsMax) throw new ArchiveRefused('too_many');
    const name = `line ${number}`;
    switch (read?.['kind']) {
      case 'item': {
        const found = itemOf(read);
        if (!found) skipped.push({ name, skip: 'broken_line' });
        else if (items.has(found.origin)) skipped.push({ name: found.file, skip: 'twice' });
        else items.set(found.origin, found);
        break;
      }
      case 'file': {
        const found = file.safeParse(read);
        if (found.success) hashes.set(found.data.name, found.data.sha256);
        else skipped.push({ name, skip: 'broken_line' });
        break;
      }
      case 'collection':
      case 'places': {
        const skip = read['kind'] === 'places' ? collections.place(read) : collections.add(read);
        if (skip) skipped.push({ name, skip });
        break;
      }
      case 'end':
        isAtEnd = true;
        break;
      default:
        skipped.push({ name, skip: read === undefined ? 'broken_line' : 'unknown_kind' });
    }
  }
  if (number === 0) throw new ArchiveRefused('no_list');
  if (!isAtEnd) throw new ArchiveRefused('cut_off');
  return { items: sourcesFirst(items), collections: collections.list(), hashes, skipped };
}

/** Gathers collections and their places; of what it does not take it says why. */
function openCollections() {
  const found = new Map<string, ListedCollection & { readonly items: Set<string> }>();
  let placed = 0;
  return {
    add(read: Readonly<Record<string, unknown>>): Skip | undefined {
      const { data } = collection.safeParse(read);
      const name = collectionName.safeParse(data?.name);
      if (!data || !name.success) return 'broken_line';
      const origin = data.id.toLowerCase();
      if (found.has(origin)) return 'twice';
      if (found.size >= limits.collectionsMax) return 'full';
      found.set(origin, { origin, name: name.data, cover: data.cover?.toLowerCase(), items: new Set() });
      return undefined;
    },
    place(read: Readonly<Record<string, unknown>>): Skip | undefined {
      const { data } = places.safeParse(read);
      const of = data && found.get(data.collection.toLowerCase());
      if (!of) return 'broken_line';
      if (placed + data.items.length > placesMax) return 'full';
      placed += data.items.length;
      for (const item of data.items) of.items.add(item.toLowerCase());
      return undefined;
    },
    list: (): readonly ListedCollection[] => [...found.values()],
  };
}

function checkHead(read: Readonly<Record<string, unknown>> | undefined): void {
  const found = head.safeParse(read);
  if (!found.success) throw new ArchiveRefused('no_list');
  if (found.data.format !== archiveFormat) throw new ArchiveRefused('other_format');
  if (found.data.version !== archiveVersion) throw new ArchiveRefused('other_version');
}

function itemOf(read: Readonly<Record<string, unknown>>): ListedItem | undefined {
  const found = item.safeParse(read);
  if (!found.success) return undefined;
  const { id, file: name, content_type: contentType, made_from: madeFrom } = found.data;
  return {
    origin: id.toLowerCase(),
    file: name,
    contentType,
    madeFrom: madeFrom?.toLowerCase(),
    facts: factsOf(read),
  };
}

/** An object with fields; undefined for everything else. */
function parse(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const read: unknown = JSON.parse(line);
    return z.record(z.string(), z.unknown()).safeParse(read).data;
  } catch {
    return undefined;
  }
}

/** Lines one by one; one that is too long is no list of ours. */
async function* linesOf(bytes: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8');
  let waiting = '';
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    const parts = (waiting + decoder.decode(chunk, { stream: true })).split('\n');
    waiting = parts.pop() ?? '';
    for (const line of parts) {
      if (line.length > lineBytesMax) throw new ArchiveRefused('no_list');
      if (line.trim() !== '') yield line;
    }
    if (waiting.length > lineBytesMax) throw new ArchiveRefused('no_list');
  }
  if (waiting.trim() !== '') yield waiting;
}

/** Each item behind the one that it was made from, so that it finds it; otherwise in their order. Circles are left as they come. */
function sourcesFirst(items: ReadonlyMap<string, ListedItem>): ListedItem[] {
  const done = new Set<string>();
  const ordered: ListedItem[] = [];
  for (const first of items.values()) {
    const chain: ListedItem[] = [];
    const inChain = new Set<string>();
    for (let next: ListedItem | undefined = first; next && !done.has(next.origin) && !inChain.has(next.origin);) {
      chain.push(next);
      inChain.add(next.origin);
      next = next.madeFrom === undefined ? undefined : items.get(next.madeFrom);
    }
    for (const found of chain.toReversed()) {
      done.add(found.origin);
      ordered.push(found);
    }
  }
  return ordered;
}
