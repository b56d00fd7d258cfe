import { contract, defaultPreferences, defaultSettings, type Preferences, type Settings } from '@loomlight/contract';
import * as z from 'zod/mini';
import type { Binder } from '../../http/bind-endpoint.ts';
import { requireUser } from '../../kernel/actor.ts';
import { announceUpload, getUploadRoom } from '../uploads/index.ts';
import { changePicture } from './change-picture.ts';
import { changeProfile } from './change-profile.ts';
import type { SettingsContext } from './settings.context.ts';
import { findChoice, mergeChoice } from './settings.store.ts';

export function settingsRoutes({ bind }: Binder, ctx: SettingsContext): void {
  const { userSettings } = contract;
  bind(userSettings.pictureUpload, async ({ actor, body }) => {
    const announced = await announceUpload(ctx, {
      actor: requireUser(actor),
      mediaType: body.content_type,
      sizeBytes: body.file_size,
      purpose: body.purpose,
    });
    return { upload_url: announced.url, file_id: announced.id, expires_at: announced.expiresAt };
  });
  bind(userSettings.picture, ({ actor, body }) =>
    changePicture(ctx, { actor: requireUser(actor), fileId: body.file_id }),
  );
  bind(userSettings.profile, ({ actor, body }) =>
    changeProfile(ctx, { actor: requireUser(actor), username: body.username, bio: body.bio }),
  );
  bind(userSettings.preferences, async ({ actor }) =>
    readPreferences(await findChoice(ctx.db, requireUser(actor).userId, 'preferences')),
  );
  bind(userSettings.savePreferences, async ({ actor, body }) =>
    readPreferences(await mergeChoice(ctx.db, requireUser(actor).userId, 'preferences', body)),
  );
  bind(userSettings.settings, async ({ actor }) => {
    const { userId } = requireUser(actor);
    const chosen = readSettings(await findChoice(ctx.db, userId, 'settings'));
    return { ...chosen, uploads: await getUploadRoom(ctx, userId) };
  });
  bind(userSettings.saveSettings, async ({ actor, body }) =>
    readSettings(await mergeChoice(ctx.db, requireUser(actor).userId, 'settings', body)),
  );
}

/** What was chosen over what nobody chose; choices that are no longer on offer are as if they had not been made. */
function readPreferences(chosen: object): Preferences {
  const parsed = z.safeParse(contract.userSettings.preferences.reply, { ...defaultPreferences, ...chosen });
  return parsed.success ? parsed.data : defaultPreferences;
}

function readSettings(chosen: object): Settings {
  const parsed = z.safeParse(contract.userSettings.saveSettings.reply, { ...defaultSettings, ...chosen });
  return parsed.success ? parsed.data : defaultSettings;
}
