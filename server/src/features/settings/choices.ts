import type { Preferences, Settings } from '@loomlight/contract';
import type { SignedIn } from '../../kernel/actor.ts';
import { getUploadRoom } from '../uploads/index.ts';
import type { SettingsContext } from './settings.context.ts';
import { readPreferences, readSettings } from './settings.rules.ts';
import { findChoice, mergeChoice } from './settings.store.ts';

/** What the actor prefers when something is made, with the defaults where nothing was chosen. */
export async function getPreferences(ctx: SettingsContext, actor: SignedIn): Promise<Preferences> {
  return readPreferences(await findChoice(ctx.db, actor.userId, 'preferences'));
}

/** Changes what is named in `chosen`, and answers all of it. */
export async function savePreferences(
  ctx: SettingsContext,
  input: { readonly actor: SignedIn; readonly chosen: object },
): Promise<Preferences> {
  return readPreferences(await mergeChoice(ctx.db, input.actor.userId, 'preferences', input.chosen));
}

/** The actor's settings, with how much room their uploads have (GROUND-9). */
export async function getSettings(
  ctx: SettingsContext,
  { userId }: SignedIn,
): Promise<Settings & { readonly uploads: Awaited<ReturnType<typeof getUploadRoom>> }> {
  const chosen = readSettings(await findChoice(ctx.db, userId, 'settings'));
  return { ...chosen, uploads: await getUploadRoom(ctx, userId) };
}

/** Changes what is named in `chosen`, and answers all of it. */
export async function saveSettings(
  ctx: SettingsContext,
  input: { readonly actor: SignedIn; readonly chosen: object },
): Promise<Settings> {
  return readSettings(await mergeChoice(ctx.db, input.actor.userId, 'settings', input.chosen));
}
