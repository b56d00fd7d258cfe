import * as z from 'zod/mini';
import { fullName, self, username } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { imageStyles, parseImageSize } from './pricing.ts';
import { time } from './schemas.ts';
import { isStorableText, textLength } from './text.ts';

/** What the forms begin with, and the theme (R-API-28). */
const preferences = z.object({
  default_media_type: z.enum(['image', 'video'], 'A medium is image or video.'),
  default_size: z
    .string('A size is WIDTHxHEIGHT.')
    .check(z.refine((text) => parseImageSize(text) !== undefined, 'This size is not on offer.')),
  default_style: z.enum(
    imageStyles.map((style) => style.id),
    'This style is not on offer.',
  ),
  default_is_public: z.boolean('Public is either true or false.'),
  theme: z.enum(['dark', 'light', 'system'], 'A theme is dark, light or system.'),
});
export type Preferences = z.output<typeof preferences>;

/** What somebody has who never chose (R-FORM-10, R-FORM-30). */
export const defaultPreferences: Preferences = {
  default_media_type: 'image',
  default_size: '1024x1024',
  default_style: 'none',
  default_is_public: true,
  theme: 'system',
};

const settings = z.object({
  email_notifications: z.boolean('Mails are either true or false.'),
  in_app_notifications: z.boolean('Notifications are either true or false.'),
  show_favorites_publicly: z.boolean('Shown favorites are either true or false.'),
  language: z.enum(['en'], 'The only language so far is en.'),
});
export type Settings = z.output<typeof settings>;

const share = z.object({ used: z.int(), max: z.int() });
/** What a person's uploads take, and what they may: those that nothing was made of yet, which are removed after a day, and all. */
const uploadRoom = z.object({ waiting_files: share, waiting_bytes: share, bytes: share });
export type UploadRoom = z.output<typeof uploadRoom>;

export const defaultSettings: Settings = {
  email_notifications: true,
  in_app_notifications: true,
  show_favorites_publicly: false,
  language: 'en',
};

const bioSentence = `A bio has at most ${limits.bioMax} characters.`;
const pictureSentence = 'File size must be less than 5MB';

export const userSettings = {
  pictureUpload: defineEndpoint({
    id: 'userSettings.pictureUpload',
    method: 'POST',
    path: '/auth/profile/upload-url',
    access: 'user',
    rate: 'write',
    summary: 'An address that takes one profile picture of exactly this type and size by PUT',
    body: z.object({
      content_type: z
        .string('Please select a valid image file')
        .check(z.startsWith('image/', 'Please select a valid image file')),
      file_size: z
        .int('file_size is the size in bytes.')
        .check(z.minimum(1, 'The file is empty.'), z.maximum(limits.profilePictureMaxBytes, pictureSentence)),
      purpose: z.enum(['profile_picture'], 'purpose is profile_picture.'),
    }),
    status: 200,
    reply: z.object({ upload_url: z.string(), file_id: z.string(), expires_at: time }),
  }),
  picture: defineEndpoint({
    id: 'userSettings.picture',
    method: 'PATCH',
    path: '/auth/profile/picture',
    access: 'user',
    rate: 'write',
    summary: 'Makes an uploaded picture the profile picture, cut to a square; the one before is removed',
    body: z.object({ file_id: z.string('file_id is the id of an upload.') }),
    status: 200,
    reply: self,
  }),
  profile: defineEndpoint({
    id: 'userSettings.profile',
    method: 'PUT',
    path: '/user/profile',
    access: 'user',
    rate: 'write',
    summary: 'Changes the name of the address, the full name or the bio; what is left out stays',
    body: z.object({
      username: z.optional(username),
      full_name: z.optional(fullName),
      bio: z.optional(
        z.string(bioSentence).check(
          z.refine((text) => textLength(text) <= limits.bioMax, bioSentence),
          z.refine(isStorableText, 'The bio holds characters that cannot be stored.'),
        ),
      ),
    }),
    status: 200,
    reply: self,
  }),
  preferences: defineEndpoint({
    id: 'userSettings.preferences',
    method: 'GET',
    path: '/user/preferences',
    access: 'user',
    rate: 'read',
    summary: 'What the forms begin with, and the theme',
    status: 200,
    reply: preferences,
  }),
  savePreferences: defineEndpoint({
    id: 'userSettings.savePreferences',
    method: 'PUT',
    path: '/user/preferences',
    access: 'user',
    rate: 'write',
    summary: 'Changes preferences; what is left out stays',
    body: z.partial(preferences),
    status: 200,
    reply: preferences,
  }),
  settings: defineEndpoint({
    id: 'userSettings.settings',
    method: 'GET',
    path: '/user/settings',
    access: 'user',
    rate: 'read',
    summary: 'Settings of the account, and what its uploads take',
    status: 200,
    reply: z.extend(settings, { uploads: uploadRoom }),
  }),
  saveSettings: defineEndpoint({
    id: 'userSettings.saveSettings',
    method: 'PUT',
    path: '/user/settings',
    access: 'user',
    rate: 'write',
    summary: 'Changes settings; what is left out stays',
    body: z.partial(settings),
    status: 200,
    reply: settings,
  }),
} as const;
