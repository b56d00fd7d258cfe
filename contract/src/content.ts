import * as z from 'zod/mini';
import { contentType, type ContentType } from './content-type.ts';
import { id, time } from './schemas.ts';

export const imageStatuses = ['pending', 'queued', 'processing', 'completed', 'failed'] as const;
export const videoStatuses = ['pending', 'queued', 'running', 'processing', 'succeeded', 'failed'] as const;
export type ContentStatus = (typeof imageStatuses)[number] | (typeof videoStatuses)[number];

/** How far a generation is, in one word for both types. The wire has a word for each type (`wireStatus`). */
export type GenerationState = 'queued' | 'running' | 'completed' | 'failed';

const wireWords: Readonly<Record<GenerationState, { readonly image: ContentStatus; readonly video: ContentStatus }>> = {
  queued: { image: 'queued', video: 'queued' },
  running: { image: 'processing', video: 'running' },
  completed: { image: 'completed', video: 'succeeded' },
  failed: { image: 'failed', video: 'failed' },
};

/** The status that the wire and the database call this state of an image or a video. */
export function wireStatus(contentType: string, state: GenerationState): ContentStatus {
  return wireWords[state][contentType === 'video' ? 'video' : 'image'];
}

/** True once there is an image or a video to look at. */
export function isReadyStatus(status: string): boolean {
  return status === 'completed' || status === 'succeeded';
}

/** True when nothing will change any more: the image is there, or it has failed. */
export function isFinalStatus(status: string): boolean {
  return isReadyStatus(status) || status === 'failed';
}

/** What of its words was not drawn, as its engine said before it was charged (PEOPLE-23). */
const notDrawn = z.object({
  words: z.array(z.string()),
  subject_missed: z.boolean(),
  /** Until when its credits can be taken back; null where they cannot. */
  take_back_until: z.nullable(time),
});

/** A creation as a link in a lineage; all null for what is private to this caller, or gone (MAKE-21). */
const lineageLink = z.object({
  id: z.nullable(id),
  content_type: z.nullable(contentType),
  /** First words of its prompt, where the caller may read them. */
  title: z.nullable(z.string()),
  username: z.nullable(z.string()),
  small_url: z.nullable(z.string()),
});
export type LineageLink = z.output<typeof lineageLink>;

/** What stands in `status_message` of a creation that was taken back. */
export const takenBackMessage = 'Taken back: the subject was not drawn.';

/**
 * Why a generation has ended without anything (MAKE-76): cancelled or taken back by its person, stopped by whoever runs the site, refused by its engine,
 * out of time, or failed.
 */
export const failureCode = z.enum(['cancelled', 'taken_back', 'stopped', 'refused', 'timed_out', 'engine_failed']);
export type FailureCode = z.output<typeof failureCode>;

/** An item without those around it. */
const contentFields = {
  id,
  user_id: id,
  username: z.string(),
  content_type: contentType,
  /** Null whenever the prompt is locked and the caller has no access. */
  text_prompt: z.nullable(z.string()),
  /** What it was asked not to show, to whom its prompt is told; else null (MAKE-59). */
  negative_prompt: z.nullable(z.string()),
  status: z.string(),
  status_message: z.nullable(z.string()),
  /** Of what has failed; null of everything else. */
  failure_code: z.nullable(failureCode),
  /** 0 to 1. */
  progress: z.number(),
  is_public: z.boolean(),
  is_prompt_locked: z.boolean(),
  prompt_price: z.int(),
  has_prompt_access: z.boolean(),
  is_user_favorite: z.boolean(),
  favorite_count: z.int(),
  view_count: z.int(),
  download_count: z.int(),
  /** It is the image of `made_from`, twice as large in each direction (MAKE-40). */
  is_upscaled: z.boolean(),
  /** When its person has brought it along; `engine` and `model` are of another place (KEEP-48). Null for what was made here. */
  imported_at: z.nullable(time),
  /** Owner only, else null. */
  credits_used: z.nullable(z.int()),
  created_at: time,
  completed_at: z.nullable(time),
  lock_updated_at: z.nullable(time),
  visibility_updated_at: z.nullable(time),
  style: z.string(),
  seed: z.nullable(z.int()),
  model: z.string(),
  engine: z.string(),
  size: z.nullable(z.string()),
  image_dimensions: z.nullable(z.object({ width: z.int(), height: z.int() })),
  guidance_scale: z.nullable(z.number()),
  resolution: z.nullable(z.string()),
  ratio: z.nullable(z.string()),
  duration: z.nullable(z.int()),
  fps: z.nullable(z.int()),
  camera_fixed: z.nullable(z.boolean()),
  /** Key of the upload that it was made from, to its owner alone; else null. */
  image_s3_key: z.nullable(z.string()),
  width: z.int(),
  height: z.int(),
  /** Thumbhash, base64. */
  placeholder: z.nullable(z.string()),
  media_type: z.nullable(z.string()),
  media_url: z.nullable(z.string()),
  small_url: z.nullable(z.string()),
  /** The still of 666 px; null where it would be no wider than the small one (PEOPLE-16). */
  wide_url: z.nullable(z.string()),
  /** Owner only, in the answer about this one and in the list of jobs, while it is made: a small WebP of what there is of it, base64 (MAKE-45). */
  preview: z.optional(z.string()),
  /** In the answer to its owner who asks for this one, where something was not drawn; left out everywhere else. */
  not_drawn: z.optional(notDrawn),
  /** In the answer about this one alone, where it was made from another one. */
  made_from: z.optional(lineageLink),
  /** Beside `made_from`: the video goes on from the last frame of that one (MAKE-61). */
  continues: z.optional(z.boolean()),
  /**
   * In the answer about this one alone: what `made_from` was made from in turn, nearest first, `limits.ancestorsShown` steps back at most. What is
   * private to this caller is passed over (MAKE-62).
   */
  ancestors: z.optional(z.array(lineageLink)),
  /** In the answer about this one alone, where public ones were made from it: how many, at most `limits.remixesCounted`, and the newest. */
  remixes: z.optional(z.object({ count: z.int(), newest: z.array(lineageLink) })),
  /**
   * Owner only, while it is made: `refund` where cancelling it gives its credits back, `too_late` where an engine that is paid has begun and
   * cannot be asked to stop. Null where there is nothing to cancel, and where the engine alone can say, which the call asks (MAKE-3).
   */
  cancel: z.nullable(z.enum(['refund', 'too_late'])),
  /** Owner only, else null: what was started together has the same one (MAKE-31). Null for what was started alone. */
  batch_id: z.nullable(id),
  /**
   * Owner only, else null: what this site has done to it (`hidden` or `removed`), and the path of the page that says why (DESK-18), or that it waits
   * to be looked at (`review`) and is private until then (DESK-31).
   */
  moderation: z.nullable(
    z.object({ state: z.enum(['review', 'hidden', 'removed']), statement_url: z.nullable(z.string()) }),
  ),
};

export const content = z.object({
  ...contentFields,
  /**
   * Opens the seal of its prompt in its files (ORIGIN-16): 32 bytes in hexadecimal, in the answer to whoever asks for this one and may read its
   * words, and nowhere else.
   */
  prompt_opening: z.optional(z.string()),
  /**
   * In the answer to whoever asks for this one, where its file was signed here (ORIGIN-21): the certificate by its SHA-256, in hexadecimal, and
   * when it was signed.
   */
  signature: z.optional(z.object({ fingerprint: z.string(), signed_at: time })),
  /** In the answer to its owner who asks for this one: all that were started together and are still there, this one among them, in their order. */
  batch: z.optional(z.array(z.object(contentFields))),
});
/** An image or video as one caller may see it (R-ENT-04, R-API-48). */
export type Content = z.output<typeof content>;

/** Strict, so that a listing's element is tried as a card first and a whole item is told apart at once. */
export const cardRef = z.strictObject({
  id,
  user_id: id,
  created_at: time,
  width: z.int(),
  height: z.int(),
  placeholder: z.nullable(z.string()),
  small_url: z.nullable(z.string()),
});
/** A public listing's element: enough to lay a card out before its details arrive. */
export type CardRef = z.output<typeof cardRef>;

/**
 * Address path of a public medium, built by anyone from owner, marker and id (R-GAL-13).
 * `small` is the still of 333 px.
 */
export function publicMediaPath(item: {
  readonly userId: string;
  readonly contentType: ContentType;
  readonly id: string;
  readonly small?: boolean;
}): string {
  const folder = item.contentType === 'image' ? 'images' : 'videos';
  return `/media/generated/${item.userId}/${folder}/public/${item.id}${item.small ? '_small' : ''}`;
}

/**
 * Address path of a public image as pages show it: at most 1440 px and a twentieth of the bytes. `mediaPath` is the image's own address, which
 * stays what is downloaded and shown in full size.
 */
export function publicViewPath(mediaPath: string): string {
  return `${mediaPath}_view`;
}

/** Address path of the still of 666 px of a public medium, whose own address is `mediaPath`. */
export function publicWidePath(mediaPath: string): string {
  return `${mediaPath}_wide`;
}

/** Path of the page that shows one item: what is shared, and what links lead to (R-ROUTE-06, R-ROUTE-07). */
export function itemPagePath(item: { readonly contentType: ContentType; readonly id: string }): string {
  const id = encodeURIComponent(item.id);
  return item.contentType === 'image' ? `/generate/${id}` : `/generate/video/${id}`;
}

/**
 * The item that an address shows: the page of one, or any page over which one lies open (`?image={id}`, `?video={id}`). Undefined for
 * every other address.
 */
export function parseItemAddress(
  address: string,
): { readonly contentType: ContentType; readonly id: string } | undefined {
  const [path = '', search = ''] = address.replace(/#.*$/, '').split('?', 2);
  const [, video, id] = /^\/generate\/(video\/)?([0-9a-f-]{36})\/?$/i.exec(path) ?? [];
  if (id !== undefined) return { contentType: video === undefined ? 'image' : 'video', id };
  const query = new URLSearchParams(search);
  for (const contentType of ['image', 'video'] as const) {
    const open = query.get(contentType);
    if (open) return { contentType, id: open };
  }
  return undefined;
}

/** The first words of a prompt as a title: at most `length` characters, cut between two words where there are any. */
export function promptTitle(prompt: string, length = 70): string {
  const text = prompt.replace(/\s+/g, ' ').trim();
  if (text.length <= length) return text;
  const cut = Array.from(text)
    .slice(0, length - 1)
    .join('');
  return `${cut.replace(/\s+\S*$/, '') || cut}…`;
}

/** Address path of a profile picture, which everybody may see. */
export function profilePicturePath(picture: { readonly userId: string; readonly pictureId: string }): string {
  return `/media/profiles/${picture.userId}/${picture.pictureId}`;
}
