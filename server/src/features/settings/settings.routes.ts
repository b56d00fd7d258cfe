import { contract } from '@loomlight/contract';
import { weeklyMail } from '@loomlight/contract/weekly-mail';
import type { Binder } from '../../http/bind-endpoint.ts';
import { requireUser } from '../../kernel/actor.ts';
import { announceUpload } from '../uploads/index.ts';
import { changePicture } from './change-picture.ts';
import { changeProfile } from './change-profile.ts';
import { getPreferences, getSettings, savePreferences, saveSettings } from './choices.ts';
import { getNotificationPreferences, saveNotificationPreferences } from './notification-preferences.ts';
import type { SettingsContext } from './settings.context.ts';
import { stopWeeklyMail } from './weekly-mail.ts';

export function settingsRoutes(binder: Binder, ctx: SettingsContext): void {
  const { bind } = binder;
  const { notifications, userSettings } = contract;
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
    changeProfile(ctx, { actor: requireUser(actor), username: body.username, fullName: body.full_name, bio: body.bio }),
  );
  bind(userSettings.preferences, ({ actor }) => getPreferences(ctx, requireUser(actor)));
  bind(userSettings.savePreferences, ({ actor, body }) =>
    savePreferences(ctx, { actor: requireUser(actor), chosen: body }),
  );
  bind(userSettings.settings, ({ actor }) => getSettings(ctx, requireUser(actor)));
  bind(userSettings.saveSettings, ({ actor, body }) => saveSettings(ctx, { actor: requireUser(actor), chosen: body }));
  bind(notifications.preferences, ({ actor }) => getNotificationPreferences(ctx, requireUser(actor)));
  bind(notifications.savePreferences, ({ actor, body }) =>
    saveNotificationPreferences(ctx, {
      actor: requireUser(actor),
      wishes: { in_app: body.in_app ?? {}, email: body.email ?? {}, weekly_mail: body.weekly_mail },
    }),
  );
  bind(weeklyMail.stop, ({ query }) => stopWeeklyMail(ctx, { token: query.token }));
}
