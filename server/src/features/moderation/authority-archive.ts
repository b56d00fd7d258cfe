import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { configure, TextReader, ZipWriter } from '@zip.js/zip.js';
import type { listNamed } from './desk-reports.store.ts';
import type { SealedEvidence } from './evidence-exports.store.ts';
import type { ModerationContext } from './moderation.context.ts';
import type { listMessages, ReportRow } from './reports.store.ts';

// The server has no pages that workers could be loaded from.
configure({ useWebWorkers: false });

/** AES with 256 bits. */
const strength = 3;

export interface AuthorityCase {
  readonly report: ReportRow;
  readonly named: Awaited<ReturnType<typeof listNamed>>;
  readonly messages: Awaited<ReturnType<typeof listMessages>>;
  readonly evidence: readonly SealedEvidence[];
  readonly password: string;
}

/**
 * A report and what was frozen of what it names, as a ZIP each of whose files is encrypted (decision 189): the report's words, of each item its row, its
 * media and its still, and the digests of all files last. Media are opened one by one as they are sent; names tell nothing of an item but its number.
 */
export function authorityArchive(
  ctx: Pick<ModerationContext, 'objectStore' | 'clock'>,
  { report, named, messages, evidence, password }: AuthorityCase,
): Readable {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const zip = new ZipWriter(writable, {
    ...{ password, encryptionStrength: strength, keepOrder: true, bufferedWrite: false },
    lastModDate: ctx.clock.now(),
  });
  const digests: string[] = [];
  const addWords = async (name: string, words: string): Promise<void> => {
    digests.push(`${createHash('sha256').update(words).digest('hex')}  ${name}`);
    await zip.add(name, new TextReader(words));
  };
  const write = async (): Promise<void> => {
    await addWords('report.json', pretty(reportOf({ report, named, messages })));
    for (const [at, item] of evidence.entries()) {
      const folder = `item-${at + 1}`;
      await addWords(`${folder}/item.json`, pretty(itemOf(item)));
      for (const [name, key] of [
        ['media', item.media_key],
        ['still', item.small_key],
      ] as const) {
        const stored = key === null ? undefined : await ctx.objectStore.find(key);
        if (!stored) continue;
        const file = `${folder}/${name}.${endingOf(stored.mediaType)}`;
        const hash = createHash('sha256');
        await zip.add(file, hashed(stored.open(), hash), { level: 0 });
        digests.push(`${hash.digest('hex')}  ${file}`);
      }
    }
    await zip.add('SHA256SUMS', new TextReader(`${digests.join('\n')}\n`));
    await zip.close();
  };
  // Whoever reads it hears of a fault as an archive that breaks off.
  write().catch((error: unknown) => writable.abort(error).catch(() => undefined));
  // The types of both are of one standard, which Node and the browser declare apart.
  return Readable.fromWeb(readable as Parameters<typeof Readable.fromWeb>[0]);
}

function reportOf({ report, named, messages }: Pick<AuthorityCase, 'report' | 'named' | 'messages'>): object {
  const { id, number, category, state, explanation, capacity, signature } = report;
  return {
    ...{ id, number, category, state, explanation, capacity, signature },
    ...{ reporter_name: report.reporter_name, reporter_email: report.reporter_email },
    ...{ received_at: report.received_at, decided_at: report.decided_at, answer: report.answer },
    addresses: named.map(({ address, content_id, owner_id, evidence_id, found }) => ({
      ...{ address, content_id, owner_id, evidence_id, found },
    })),
    messages,
  };
}

function itemOf(item: SealedEvidence): object {
  const { id, content_id, content_type, owner_id, taken_at, row, sha256 } = item;
  // The digest as it was when the copy was made: that of the media beside it is to be the same.
  return { evidence_id: id, content_id, content_type, owner_id, taken_at, media_sha256: sha256?.toString('hex'), row };
}

function pretty(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The same bytes, which are hashed as they go by. */
function hashed(source: Readable, hash: ReturnType<typeof createHash>): ReadableStream<Uint8Array> {
  const pass = async function* (): AsyncGenerator<Uint8Array> {
    for await (const bytes of source as AsyncIterable<Uint8Array>) {
      hash.update(bytes);
      yield bytes;
    }
  };
  const passing = pass();
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const next = await passing.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    // Whoever goes away earlier leaves no file open.
    cancel: async () => {
      await passing.return(undefined);
    },
  });
}

function endingOf(mediaType: string): string {
  return /^[a-z]+\/([a-z0-9]+)$/.exec(mediaType)?.[1] ?? 'bin';
}
