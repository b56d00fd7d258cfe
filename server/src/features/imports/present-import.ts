import type { ArchiveImport } from '@loomlight/contract/imports';
import { addSeconds } from '../../kernel/clock.ts';
import { partBytes, partKey, partMediaType, partsToldMax, sizeOfPart } from './archive-parts.rules.ts';
import { listMissingParts } from './get-latest-import.ts';
import type { ImportsContext } from './imports.context.ts';
import { refusals, skips } from './imports.rules.ts';
import type { ImportRow, ReportLine } from './imports.store.ts';

/** How long the address of a part may be used; the next answer gives another one. */
const addressS = 3600;

/** An import as its person sees it. */
export async function presentImport(ctx: ImportsContext, row: ImportRow): Promise<ArchiveImport> {
  const sizeBytes = Number(row.size_bytes);
  // Written by `advance` and `recordTotal` alone.
  const report = row.report as unknown as readonly ReportLine[];
  const missing = await listMissingParts(ctx, row);
  return {
    id: row.id,
    name: row.name,
    size_bytes: sizeBytes,
    part_bytes: partBytes,
    state: row.state,
    message: row.refusal === null ? null : sentenceOf(refusals, row.refusal),
    total: row.total,
    looked_at: row.cursor,
    taken: row.taken,
    collections: row.collections,
    known: row.known,
    skipped: row.skipped,
    shortened: row.shortened,
    not_taken: report.map(({ name, skip }) => ({ name, reason: sentenceOf(skips, skip) })),
    missing: await Promise.all(
      missing.slice(0, partsToldMax).map(async (number) => ({
        number,
        size_bytes: sizeOfPart(sizeBytes, number),
        url: await addressOf(ctx, { row, number }),
      })),
    ),
    created_at: row.created_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
  };
}

/** A row may name what another release knew. */
function sentenceOf(sentences: Readonly<Record<string, string>>, code: string): string {
  return sentences[code] ?? 'It could not be taken.';
}

async function addressOf(
  ctx: ImportsContext,
  { row, number }: { readonly row: ImportRow; readonly number: number },
): Promise<string> {
  const key = partKey({ userId: row.user_id, id: row.id, number });
  const file = { mediaType: partMediaType, sizeBytes: sizeOfPart(Number(row.size_bytes), number) };
  const address = await ctx.objectStore.signedUpload(key, file, addSeconds(ctx.clock.now(), addressS));
  return new URL(address, ctx.publicUrl).href;
}
