import { isReadyStatus, lifetimes } from '@loomlight/contract';
import type { Actor } from '../../kernel/actor.ts';
import { actorId } from '../../kernel/actor.ts';
import { addSeconds } from '../../kernel/clock.ts';

/** The facts about an item that decide who may see what. */
export interface Visibility {
  readonly user_id: string;
  readonly is_public: boolean;
  readonly is_prompt_locked: boolean;
  readonly status: string;
}

/** True when the viewer made it. Ids decide, never names, which can change hands. */
export function isOwner(item: Pick<Visibility, 'user_id'>, viewer: Actor): boolean {
  return actorId(viewer) === item.user_id;
}

/** True when the viewer may know that the item exists: its owner always, others once it is public and ready. */
export function canSee(item: Visibility, viewer: Actor): boolean {
  return isOwner(item, viewer) || (item.is_public && isReadyStatus(item.status));
}

/** True when the viewer may read the prompt. The one place that decides it (R-API-48). */
export function hasPromptAccess(item: Visibility & { readonly is_unlocked: boolean }, viewer: Actor): boolean {
  return !item.is_prompt_locked || item.is_unlocked || isOwner(item, viewer);
}

/** True when this site has removed it: its media are shown to nobody, its owner included. */
export function isWithheld(item: { readonly restricted_as: string | null }): boolean {
  return item.restricted_as === 'removed';
}

/** True when what a prompt is about is not in the image, by the verdict of its engine. */
export function missesSubject({ verdict }: { readonly verdict: 'all' | 'part' | 'little' | 'nothing' }): boolean {
  return verdict === 'little' || verdict === 'nothing';
}

/** What went to the trash at or before this moment is over: nobody sees it, nothing brings it back, and a round removes it (KEEP-28). */
export function trashSince(now: Date): Date {
  return addSeconds(now, -lifetimes.trashDays * 86_400);
}

/** Until when it can be taken back; undefined while it is not finished. */
export function takeBackUntil({ completed_at }: { readonly completed_at: Date | null }): Date | undefined {
  return completed_at ? addSeconds(completed_at, lifetimes.takeBackHours * 3_600) : undefined;
}
