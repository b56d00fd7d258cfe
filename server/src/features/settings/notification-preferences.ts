import { contract, defaultNotificationPreferences, type NotificationPreferences } from '@loomlight/contract';
import * as z from 'zod/mini';
import type { SignedIn } from '../../kernel/actor.ts';
import { addSeconds } from '../../kernel/clock.ts';
import type { SettingsContext } from './settings.context.ts';
import { type ChosenWishes, findWishes, mergeWishes } from './settings.store.ts';

const weekS = 7 * 24 * 3600;

/** Of what the actor wishes to be told in the bell and by mail. */
export async function getNotificationPreferences(
  ctx: SettingsContext,
  actor: SignedIn,
): Promise<NotificationPreferences> {
  return readWishes(await findWishes(ctx.db, actor.userId));
}

/** Changes the wishes that are named, and answers all of them. */
export async function saveNotificationPreferences(
  ctx: SettingsContext,
  input: { readonly actor: SignedIn; readonly wishes: Omit<Parameters<typeof mergeWishes>[2], 'firstWeeklyAt'> },
): Promise<NotificationPreferences> {
  const firstWeeklyAt = addSeconds(ctx.clock.now(), weekS);
  return readWishes(await mergeWishes(ctx.db, input.actor.userId, { ...input.wishes, firstWeeklyAt }));
}

/** What was chosen over what nobody chose. */
function readWishes({ chosen, weekly }: ChosenWishes): NotificationPreferences {
  const stored = z.safeParse(contract.notifications.savePreferences.body, chosen);
  const { in_app: inApp = {}, email = {} } = stored.success ? stored.data : {};
  const { in_app: inAppDefault, email: emailDefault } = defaultNotificationPreferences;
  return { in_app: over(inAppDefault, inApp), email: over(emailDefault, email), weekly_mail: weekly };
}

type Wishes = NotificationPreferences['in_app'];

function over(usual: Wishes, chosen: { readonly [Kind in keyof Wishes]?: boolean | undefined }): Wishes {
  return {
    generation: chosen.generation ?? usual.generation,
    sale: chosen.sale ?? usual.sale,
    favorite: chosen.favorite ?? usual.favorite,
    payment: chosen.payment ?? usual.payment,
    follow: chosen.follow ?? usual.follow,
  };
}
