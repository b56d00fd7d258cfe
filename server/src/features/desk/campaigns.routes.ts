import { desk, type DeskCampaign } from '@loomlight/contract/desk';
import type { Binder } from '../../http/bind-endpoint.ts';
import { type CampaignRow, listCampaigns, startCampaignAct, stopCampaignAct } from '../credits/index.ts';
import { actHandler, privately } from './act-handler.routes.ts';
import type { DeskContext } from './desk.context.ts';

const campaignsShown = 50;

/** Credits for everybody of a filter. */
export function deskCampaignsRoutes(binder: Binder, ctx: DeskContext): void {
  const bind = privately(binder);
  bind(desk.campaigns, async () => ({
    campaigns: (await listCampaigns(ctx.db, campaignsShown)).map(presentCampaign),
  }));
  bind(
    desk.startCampaign,
    actHandler(ctx, desk.startCampaign, startCampaignAct, ({ body }) => ({
      ...{ name: body.name, credits: body.credits, budget: body.budget, bought: body.bought },
      joinedFrom: body.joined_from ?? null,
      joinedBefore: body.joined_before ?? null,
      activeSince: body.active_since ?? null,
    })),
  );
  bind(
    desk.stopCampaign,
    actHandler(ctx, desk.stopCampaign, stopCampaignAct, ({ params }) => ({ campaignId: params.id })),
  );
}

function presentCampaign(row: CampaignRow): DeskCampaign {
  const { id, name, credits, people, given, gone, suspended, overfull, state } = row;
  return {
    ...{ id, name, credits, people, given, gone, suspended, overfull, state },
    started_at: row.made_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
  };
}
