import { desk } from '@loomlight/contract/desk';
import type { Binder } from '../../http/bind-endpoint.ts';
import { settleItems } from '../content/index.ts';
import {
  clearProfileAct,
  type ModerationContext,
  reactivateAct,
  restrictItemAct,
  restrictPersonAct,
} from '../moderation/index.ts';
import { actHandler, privately } from './act-handler.routes.ts';
import type { DeskContext } from './desk.context.ts';

/** What is decided without a report: about a person, for a time or about the profile, and what ends it, and about an item. */
export function deskRestrictionsRoutes(binder: Binder, ctx: DeskContext, moderation: ModerationContext): void {
  const bind = privately(binder);
  for (const [endpoint, kind] of [
    [desk.mute, { restriction: 'mute' }],
    [desk.suspend, { restriction: 'suspend' }],
  ] as const)
    bind(
      endpoint,
      actHandler(ctx, endpoint, restrictPersonAct(kind), ({ params, body }) => ({
        userId: params.id,
        until: body.until,
        // The contract asks for one.
        ground: body.ground ?? null,
        groundRef: body.ground_ref,
        facts: body.facts,
        redress: body.redress,
      })),
    );
  bind(
    desk.clearProfile,
    actHandler(
      ctx,
      desk.clearProfile,
      clearProfileAct,
      ({ params, body }) => ({
        userId: params.id,
        parts: { name: body.name === true, bio: body.bio === true, profilePicture: body.picture === true },
        // The contract asks for one.
        ground: body.ground ?? null,
        groundRef: body.ground_ref,
        facts: body.facts,
        redress: body.redress,
      }),
      // The picture's file; nothing of it is in a listing.
      ({ userId }) => settleItems(moderation, [userId]),
    ),
  );
  bind(
    desk.restrictItem,
    actHandler(
      ctx,
      desk.restrictItem,
      restrictItemAct,
      ({ params, body }) => ({
        contentId: params.id,
        action: body.action,
        strike: body.strike,
        // The contract asks for one.
        ground: body.ground ?? null,
        groundRef: body.ground_ref,
        facts: body.facts,
        redress: body.redress,
      }),
      ({ contentId }) => settleItems(moderation, [contentId]),
    ),
  );
  bind(
    desk.reactivate,
    actHandler(ctx, desk.reactivate, reactivateAct(moderation), ({ params }) => ({ userId: params.id })),
  );
}
