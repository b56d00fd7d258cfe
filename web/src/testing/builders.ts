import {
  type Content,
  type Notification,
  type contract,
  type ReplyOf,
  type Self,
  type UploadRoom,
  videoModels,
  videoRatios,
  videoResolutions,
} from '@loomlight/contract';
import { storeTokens } from '../api/auth-tokens.ts';

/** A signed-in person; a test names only what matters to it. */
export function aSelf(facts: Partial<Self> = {}): Self {
  return {
    id: '0190-self',
    email: 'mira@example.org',
    username: 'Mira Lindqvist',
    full_name: facts.username ?? 'Mira Lindqvist',
    profile_pic_id: null,
    profile_pic: null,
    created_at: '2026-01-12T10:00:00.000Z',
    credits: 50,
    held: 0,
    held_next: null,
    is_active: true,
    email_verified: true,
    subscription: 'free',
    role: 'user',
    bio: '',
    has_password: true,
    welcome_credits_wait: false,
    ...facts,
  };
}

/** What a profile says of who is followed and blocked by nobody. */
export const noFollowers = { followers: 0, is_followed: false, is_blocked: false } as const;

/** A finished public image. */
export function aContent(facts: Partial<Content> = {}): Content {
  return {
    id: '0190-content',
    user_id: '0190-self',
    username: 'Mira Lindqvist',
    content_type: 'image',
    text_prompt: 'A harbour before sunrise',
    status: 'completed',
    status_message: null,
    failure_code: null,
    progress: 1,
    is_public: true,
    is_prompt_locked: false,
    prompt_price: 0,
    has_prompt_access: true,
    is_user_favorite: false,
    favorite_count: 0,
    view_count: 0,
    download_count: 0,
    credits_used: 2,
    created_at: '2026-01-12T10:00:00.000Z',
    completed_at: '2026-01-12T10:00:20.000Z',
    lock_updated_at: null,
    visibility_updated_at: null,
    is_upscaled: false,
    imported_at: null,
    negative_prompt: null,
    style: 'none',
    seed: 1,
    model: 'studio',
    engine: 'studio',
    size: '1024x1024',
    image_dimensions: { width: 1024, height: 1024 },
    guidance_scale: 7,
    resolution: null,
    ratio: null,
    duration: null,
    fps: null,
    camera_fixed: null,
    image_s3_key: null,
    width: 1024,
    height: 1024,
    placeholder: null,
    media_type: 'image/webp',
    media_url: '/media/generated/0190-self/images/public/0190-content',
    cancel: null,
    batch_id: null,
    moderation: null,
    small_url: '/media/generated/0190-self/images/public/0190-content_small',
    wide_url: '/media/generated/0190-self/images/public/0190-content_wide',
    ...facts,
  };
}

/** A finished public video. */
export function aVideo(facts: Partial<Content> = {}): Content {
  return aContent({
    content_type: 'video',
    text_prompt: 'Rain on a neon street',
    status: 'succeeded',
    credits_used: 10,
    seed: 4,
    model: 'seedance-lite-t2v',
    size: null,
    image_dimensions: null,
    guidance_scale: null,
    resolution: '720p',
    ratio: '16:9',
    duration: 5,
    fps: 24,
    camera_fixed: false,
    width: 1280,
    height: 720,
    media_type: 'video/mp4',
    media_url: '/media/generated/0190-self/videos/public/0190-content',
    small_url: '/media/generated/0190-self/videos/public/0190-content_small',
    wide_url: '/media/generated/0190-self/videos/public/0190-content_wide',
    ...facts,
  });
}

/** An unread notification: an image is ready. */
export function aNotification(facts: Partial<Notification> = {}): Notification {
  return {
    id: '1',
    type: 'generation_completed',
    kind: 'generation',
    title: 'Your image is ready',
    body: '“A lake at dawn”',
    link: '/generate/0190-content',
    thumbs: [],
    read_at: null,
    created_at: new Date().toISOString(),
    ...facts,
  };
}

/** An order that was paid. */
export function anOrder(facts: Partial<Order> = {}): Order {
  return {
    id: 'order-1',
    package_name: 'Creator',
    amount: 1_999,
    currency: 'usd',
    credits: 500,
    status: 'paid',
    created_at: '2026-01-12T10:00:00.000Z',
    receipt_url: null,
    ...facts,
  };
}
type Order = ReplyOf<typeof contract.payments.billing>['payments'][number];

/** What videos can be made of, as the server says it. */
export function videoOptions(): ReplyOf<typeof contract.videos.options> {
  return {
    models: videoModels.map(({ id, name, costMultiplier, modes, resolutions }) => ({
      id,
      name,
      supported_resolutions: [...resolutions],
      cost_multiplier: costMultiplier,
      modes: [...modes],
    })),
    resolutions: videoResolutions.map(({ value, label, creditsPerSecond }) => ({
      value,
      label,
      credits_base: creditsPerSecond,
    })),
    duration_range: { min: 1, max: 10, default: 5 },
    fps: { supported: [12, 24], default: 24 },
    ratios: [...videoRatios],
    engines: [],
  };
}

/** An access token with a readable end, as the server makes them; nobody checks its signature here. */
export function aToken(name: string, expiresInS = 900): string {
  const now = Math.floor(Date.now() / 1_000);
  return `head.${btoa(JSON.stringify({ sub: name, iat: now, exp: now + expiresInS }))}.tail`;
}

/** Puts a session into the browser, as a sign-in would have. */
export function signInAs(name = 'first', expiresInS = 900): { token: string; refreshToken: string } {
  const pair = { token: aToken(name, expiresInS), refreshToken: `refresh-${name}` };
  storeTokens(pair);
  return pair;
}

/** What a person's uploads take, with all figures unlike. */
export function someUploads(): UploadRoom {
  return {
    waiting_files: { used: 3, max: 100 },
    waiting_bytes: { used: 2_400_000, max: 500_000_000 },
    bytes: { used: 7_100_000, max: 2_000_000_000 },
  };
}
