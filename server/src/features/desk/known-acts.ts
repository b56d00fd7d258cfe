import { settingChanges } from '@loomlight/contract/desk';
import * as z from 'zod/mini';
import { deactivateAct, roleAct, signOutAct } from '../accounts/index.ts';
import type { Act, ActContext, ActPlan, MovedCredits } from '../audit/index.ts';
import { changeCreditsAct, startCampaignAct } from '../credits/index.ts';
import { exportEvidenceAct, returnIncomeAct } from '../moderation/index.ts';
import { refundOrderAct } from '../payments/index.ts';
import { deleteAccountAct } from '../privacy/index.ts';
import { changeSettingsAct } from '../site/index.ts';
import type { InTx } from '../../db/transaction.ts';

/** An act whose input comes out of the database: it is read again before it is believed. */
interface ReadAct {
  readonly plan: (ctx: ActContext, by: { readonly actorId: string }) => Promise<ActPlan>;
  readonly carryOut: (
    ctx: ActContext & InTx,
    by: { readonly actorId: string; readonly reason: string },
  ) => Promise<MovedCredits | void>;
}

const onOrder = z.object({ orderId: z.string(), cents: z.int() });
const onPerson = z.object({ userId: z.string() });
const moment = z.nullable(z.string());
const knownActs = (secrets: { readonly tokenSecret: string }) => [
  reader(deleteAccountAct(secrets), onPerson),
  reader(roleAct, z.extend(onPerson, { role: z.enum(['user', 'admin']) })),
  reader(refundOrderAct, onOrder),
  reader(
    startCampaignAct,
    z.object({
      ...{ name: z.string(), credits: z.int(), budget: z.int(), bought: z.enum(['any', 'yes', 'no']) },
      ...{ joinedFrom: moment, joinedBefore: moment, activeSince: moment },
    }),
  ),
  reader(
    returnIncomeAct,
    z.object({
      ...{
        signalId: z.string(),
        buyerIds: z.nullable(z.array(z.string())),
        ground: z.nullable(z.enum(['law', 'terms'])),
      },
      ...{ groundRef: z.string(), facts: z.string(), redress: z.string() },
    }),
  ),
  reader(exportEvidenceAct, z.object({ reportId: z.string() })),
  reader(changeSettingsAct, z.object({ values: settingChanges })),
  reader(changeCreditsAct, z.extend(onPerson, { amount: z.int() })),
  ...[deactivateAct, signOutAct].map((act) => reader(act, onPerson)),
];

/** The act of this name with the input that it was asked with; undefined for a name of an earlier release. */
export function readAct(
  secrets: { readonly tokenSecret: string },
  asked: { readonly action: string; readonly input: unknown },
): ReadAct | undefined {
  return knownActs(secrets)
    .find((one) => one.action === asked.action)
    ?.read(asked.input);
}

function reader<Input>(act: Act<Input>, schema: z.ZodMiniType<Input>) {
  return {
    action: act.action,
    read: (stored: unknown): ReadAct => {
      const input = schema.parse(stored);
      return {
        plan: (ctx, { actorId }) => act.plan(ctx, { actorId, input }),
        carryOut: (ctx, by) => act.carryOut(ctx, { ...by, input }),
      };
    },
  };
}
