import type { InTx } from '../../db/transaction.ts';
import { freezeItems, lockStandingItems } from '../content/index.ts';
import { insertEvidence, listEvidenceOf, sealEvidence } from './evidence.store.ts';
import type { ModerationContext } from './moderation.context.ts';
import { isSealed, sealedUntil } from './moderation.rules.ts';

/**
 * Freezes what a report names, in the transaction that takes it: rows as they are, and a copy of their media. An item that is frozen already is not
 * frozen again; one that has gone since is still known by what was kept of it. Answers the evidence by the item's id.
 */
export async function freezeEvidence(
  ctx: Pick<ModerationContext, 'clock' | 'ids'> & InTx,
  input: { readonly itemIds: readonly string[]; readonly category: string },
): Promise<ReadonlyMap<string, { readonly id: string; readonly ownerId: string }>> {
  const now = ctx.clock.now();
  // Their locks come first: of two reports at once about one item the second finds what the first has frozen.
  const items = await lockStandingItems(ctx.tx, input.itemIds);
  const kept = new Map(
    (await listEvidenceOf(ctx.db, input.itemIds)).map((one) => [one.content_id, { id: one.id, ownerId: one.owner_id }]),
  );
  const fresh = items.filter(({ id }) => !kept.has(id));
  const places = new Map(fresh.map(({ id }) => [id, { id: ctx.ids.uuid(), random: ctx.ids.requestId() }]));
  const frozen = await freezeItems(ctx, {
    items: fresh,
    keyOf: ({ id }) => evidenceKey(places.get(id) ?? { id: ctx.ids.uuid(), random: ctx.ids.requestId() }),
  });
  const evidence = frozen.flatMap((item) => {
    const place = places.get(item.id);
    if (!place) return [];
    kept.set(item.id, { id: place.id, ownerId: item.user_id });
    return {
      id: place.id,
      contentId: item.id,
      contentType: item.content_type,
      ownerId: item.user_id,
      mediaKey: item.media_key === null ? null : evidenceKey(place),
      row: item.row,
      takenAt: now,
    };
  });
  await insertEvidence(ctx.tx, evidence);
  if (isSealed(input.category)) {
    const all = [...kept.values()].map(({ id }) => id);
    await sealEvidence(ctx.tx, all, sealedUntil(now));
  }
  return kept;
}

/** Where copies lie: below a random name, which nobody outside is ever told. */
function evidenceKey(place: { readonly id: string; readonly random: string }): string {
  return `evidence/${place.id}/${place.random}`;
}
