import {
  type CardRef,
  type Content,
  formatImageSize,
  isFinalStatus,
  isReadyStatus,
  type LineageLink,
  lifetimes,
  limits,
  promptTitle,
  publicMediaPath,
  publicWidePath,
} from '@loomlight/contract';
import type { Actor } from '../../kernel/actor.ts';
import { addSeconds, type Clock } from '../../kernel/clock.ts';
import type { HeardPrompt } from '../../ports/heard-prompt.ts';
import type { ObjectStore } from '../../ports/object-store.ts';
import { hasPromptAccess, isOwner, isWithheld, missesSubject, takeBackUntil } from './content.rules.ts';
import type { ContentRow } from './content.store.ts';
import type { Lineage } from './find-lineage.ts';
import { unknownSeed } from './imported.store.ts';
import { wideKey } from './storage-key.ts';

export interface PresentContext {
  readonly clock: Clock;
  readonly objectStore: Pick<ObjectStore, 'signedAddress'>;
}

/**
 * An item as one viewer may see it: every answer that carries an item is made here, field by field,
 * so that no column and no locked word can slip out by itself.
 */
export function presentContent(ctx: PresentContext, row: ContentRow, viewer: Actor): Content {
  const mine = isOwner(row, viewer);
  const mayRead = hasPromptAccess(row, viewer);
  const isImage = row.content_type === 'image';
  return {
    id: row.id,
    user_id: row.user_id,
    username: row.username,
    content_type: row.content_type,
    text_prompt: mayRead ? row.prompt : null,
    negative_prompt: mayRead ? row.negative_prompt : null,
    status: row.status,
    status_message: row.status_message,
    // A worker of the release before writes none.
    failure_code: row.status === 'failed' ? (row.failure_code ?? 'engine_failed') : null,
    progress: row.progress,
    is_public: row.is_public,
    is_prompt_locked: row.is_prompt_locked,
    prompt_price: row.prompt_price,
    has_prompt_access: mayRead,
    is_user_favorite: row.is_user_favorite,
    favorite_count: row.favorite_count,
    view_count: row.view_count,
    download_count: row.download_count,
    is_upscaled: row.is_upscaled,
    imported_at: row.imported_at?.toISOString() ?? null,
    credits_used: mine ? row.credits_used : null,
    created_at: row.created_at.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
    lock_updated_at: row.lock_updated_at?.toISOString() ?? null,
    visibility_updated_at: row.visibility_updated_at?.toISOString() ?? null,
    style: row.style,
    // With the seed and the engine a prompt can be tried out until the image fits: it stays with the words.
    seed: mayRead && Number(row.seed) !== unknownSeed ? Number(row.seed) : null,
    model: row.model,
    engine: row.engine,
    size: isImage ? formatImageSize(row) : null,
    image_dimensions: isImage ? { width: row.width, height: row.height } : null,
    guidance_scale: row.guidance_scale,
    resolution: row.resolution,
    ratio: row.ratio,
    duration: row.duration_s,
    fps: row.fps,
    camera_fixed: row.camera_fixed,
    image_s3_key: mine ? row.source_key : null,
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
    media_type: row.media_type,
    ...presentMedia(ctx, row),
    cancel: mine ? presentCancel(row) : null,
    batch_id: mine ? row.batch_id : null,
    moderation: mine ? presentModeration(row) : null,
  };
}

/** What this site has done to it, and where it says why. */
function presentModeration({
  restricted_as: state,
  restricted_by: decisionId,
  review_is_public: wish,
}: ContentRow): Content['moderation'] {
  if (wish !== null) return { state: 'review', statement_url: null };
  if (decisionId === null || (state !== 'hidden' && state !== 'removed')) return null;
  return { state, statement_url: `/statement/${decisionId}` };
}

/** The same for somebody who asks for this one: where it comes from, and for its owner what of it was not drawn (PEOPLE-23, MAKE-21). */
export function presentDetail(
  ctx: PresentContext,
  row: ContentRow,
  facts: {
    readonly viewer: Actor;
    readonly lineage: Lineage;
    readonly heard: HeardPrompt | undefined;
    /** What was started together with it, itself among them; only its owner is told. */
    readonly batch: readonly ContentRow[] | undefined;
  },
): Content {
  const { viewer, lineage, heard, batch } = facts;
  const { madeFrom, ancestors, remixes } = lineage;
  return {
    ...presentOwn(ctx, row, { viewer, heard }),
    ...presentOpening(row, viewer),
    ...presentSignature(row),
    // They have the same words and were asked of the same engine.
    ...(batch &&
      isOwner(row, viewer) && { batch: batch.map((content) => presentOwn(ctx, content, { viewer, heard })) }),
    ...(madeFrom !== undefined && { made_from: presentLink(ctx, madeFrom, viewer) }),
    ...(madeFrom && row.continues && { continues: true }),
    ...(ancestors.length > 0 && { ancestors: ancestors.map((before) => presentLink(ctx, before, viewer)) }),
    ...(remixes.count > 0 && {
      remixes: { count: remixes.count, newest: remixes.newest.map((remix) => presentLink(ctx, remix, viewer)) },
    }),
  };
}

/** What opens the seal of its prompt, by the same rule as the words themselves. What is not finished has no file that carries a seal. */
function presentOpening(row: ContentRow, viewer: Actor): Pick<Content, 'prompt_opening'> {
  if (row.opening === null || row.signed_by === null || !hasPromptAccess(row, viewer)) return {};
  return { prompt_opening: row.opening.toString('hex') };
}

/** With what its file is signed: the file says as much to whoever may have it. */
function presentSignature({ status, signed_by, signed_at }: ContentRow): Pick<Content, 'signature'> {
  if (!isReadyStatus(status) || signed_by === null || signed_at === null) return {};
  return { signature: { fingerprint: signed_by.toString('hex'), signed_at: signed_at.toISOString() } };
}

/** One's own, with what was not drawn, and what can be seen of it while it is made. */
function presentOwn(
  ctx: PresentContext,
  row: ContentRow,
  { viewer, heard }: { readonly viewer: Actor; readonly heard: HeardPrompt | undefined },
): Content {
  const notDrawn = heard && isOwner(row, viewer) ? presentNotDrawn(ctx, row, heard) : undefined;
  return {
    ...presentContent(ctx, row, viewer),
    ...presentPreview(row, viewer),
    ...(notDrawn && { not_drawn: notDrawn }),
  };
}

/** What can be seen of it while it is made, for its owner alone. */
export function presentPreview(row: ContentRow, viewer: Actor): Pick<Content, 'preview'> {
  if (!row.preview || isFinalStatus(row.status) || !isOwner(row, viewer)) return {};
  return { preview: row.preview.toString('base64') };
}

function presentNotDrawn(ctx: PresentContext, row: ContentRow, heard: HeardPrompt): Content['not_drawn'] {
  const isMissed = missesSubject(heard);
  if (!isReadyStatus(row.status) || (!isMissed && heard.notDrawn.length === 0)) return undefined;
  const until = takeBackUntil(row);
  const canTakeBack = isMissed && until !== undefined && until > ctx.clock.now();
  return {
    words: [...heard.notDrawn],
    subject_missed: isMissed,
    take_back_until: canTakeBack ? until.toISOString() : null,
  };
}

/** An item as a link of a lineage: of one that this viewer may not see nothing at all, of locked words none. */
function presentLink(ctx: PresentContext, row: ContentRow | null, viewer: Actor): LineageLink {
  if (!row) return { id: null, content_type: null, title: null, username: null, small_url: null };
  return {
    id: row.id,
    content_type: row.content_type,
    title: hasPromptAccess(row, viewer) ? promptTitle(row.prompt) : null,
    username: row.username,
    small_url: presentMedia(ctx, row).small_url,
  };
}

/**
 * What may be promised of cancelling: credits back as long as no engine that is paid has been asked, nothing once it has. A video whose task is
 * known may still stand in that engine's line: there the engine alone can say.
 */
function presentCancel(row: ContentRow): Content['cancel'] {
  if (isFinalStatus(row.status)) return null;
  if (!row.is_paid_task) return 'refund';
  return row.operation === null ? 'too_late' : null;
}

/** A card of a public listing: no word, no owner's figure. */
export function presentCard(
  row: Pick<ContentRow, 'id' | 'user_id' | 'content_type' | 'created_at' | 'width' | 'height' | 'placeholder'>,
): CardRef {
  return {
    id: row.id,
    user_id: row.user_id,
    created_at: row.created_at.toISOString(),
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
    small_url: publicMediaPath({
      userId: row.user_id,
      contentType: row.content_type,
      id: row.id,
      small: true,
    }),
  };
}

/** Signed addresses change every five minutes only, so that polling a page does not load its images anew. */
const signingStepS = 300;

/** The addresses of its media: of what is private signed ones. */
export function presentMedia(
  ctx: PresentContext,
  row: Pick<
    ContentRow,
    'id' | 'user_id' | 'content_type' | 'status' | 'is_public' | 'media_key' | 'small_key' | 'width' | 'restricted_as'
  >,
): Pick<Content, 'media_url' | 'small_url' | 'wide_url'> {
  if (!isReadyStatus(row.status) || row.media_key === null || row.small_key === null || isWithheld(row))
    return { media_url: null, small_url: null, wide_url: null };
  const isWide = row.width > limits.smallVariantWidthPx;
  if (row.is_public) {
    const item = {
      userId: row.user_id,
      contentType: row.content_type,
      id: row.id,
    };
    const path = publicMediaPath(item);
    return {
      media_url: path,
      small_url: publicMediaPath({ ...item, small: true }),
      wide_url: isWide ? publicWidePath(path) : null,
    };
  }
  const stepMs = signingStepS * 1000;
  const stepStart = new Date(Math.floor(ctx.clock.now().getTime() / stepMs) * stepMs);
  const expiresAt = addSeconds(stepStart, lifetimes.signedMediaS);
  return {
    media_url: ctx.objectStore.signedAddress(row.media_key, expiresAt),
    small_url: ctx.objectStore.signedAddress(row.small_key, expiresAt),
    wide_url: isWide ? ctx.objectStore.signedAddress(wideKey(row.media_key), expiresAt) : null,
  };
}
