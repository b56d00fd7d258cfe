import { setTimeout as sleep } from 'node:timers/promises';
import { type ContentType, contract, isFinalStatus, parseImageSize } from '@loomlight/contract';
import * as z from 'zod';
import { inTransaction } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { invariant } from '../../kernel/errors.ts';
import { type AccountsContext, createVerifiedPerson, hasNobody } from '../../features/accounts/index.ts';
import { grantCredits } from '../../features/credits/index.ts';
import { type FavoritesContext, setFavorite } from '../../features/favorites/index.ts';
import { startImage, startVideo, type StartContext } from '../../features/generation/index.ts';
import { idempotencyKeyOf } from '../../features/idempotency/index.ts';
import { findInstallationValue, saveInstallationValue } from '../../features/installation/index.ts';
import { markGenerationsRead } from '../../features/notifications/index.ts';
import {
  type DemoVideo,
  demoVideos,
  demoPeople,
  type DemoPerson,
  type DemoContent,
  demoContents,
} from './demo-gallery.ts';
import { findStates } from './demo.store.ts';

export type DemoContext = StartContext &
  Pick<AccountsContext, 'passwords' | 'settings'> &
  Pick<FavoritesContext, 'onTold'> & {
    readonly log: (sentence: string) => void;
    /** Of all its people; undefined where strangers come: theirs would be known to everybody. */
    readonly password: string | undefined;
  };

/** Enough for every item of one person. */
const demoCredits = 400;
/** Background work: an item that somebody waits for always comes first, also the fiftieth of one person. */
const demoPriority = -100;
const watchMs = 1_000;
/** How far it is, as the installation remembers it: 'started' or 'done'. */
const stateName = 'demo_gallery';

/** True when this installation gets (or has begun to get) a demo gallery. */
export async function needsDemo(ctx: Pick<DemoContext, 'db'>): Promise<boolean> {
  const state = await findInstallationValue(ctx.db, stateName);
  return state === 'started' || (state === undefined && (await hasNobody(ctx.db)));
}

/**
 * Makes the demo gallery through the product's own verbs: people, credits, generations, favorites.
 * Every step can be repeated, so a process that was killed in the middle goes on at its next start.
 */
export async function seedDemo(ctx: DemoContext, signal: AbortSignal): Promise<void> {
  await saveInstallationValue(ctx.db, { name: stateName, value: 'started' });
  const people: SignedIn[] = [];
  for (const person of demoPeople) people.push(await preparePerson(ctx, person));
  const ids: string[] = [];
  for (const [index, shown] of demoContents.entries()) {
    if (signal.aborted) return;
    ids.push(await startContent(ctx, personAt(people, shown.by), shown, index));
  }
  await watchMaking(ctx, { ids, what: 'pictures painted' }, signal);
  if (signal.aborted) return;
  await like(ctx, people, { ids, contents: demoContents, contentType: 'image' });
  const videos: string[] = [];
  for (const [index, video] of demoVideos.entries()) videos.push(await startDemoVideo(ctx, people, video, index));
  await watchMaking(ctx, { ids: videos, what: 'films made' }, signal);
  if (signal.aborted) return;
  await like(ctx, people, { ids: videos, contents: demoVideos, contentType: 'video' });
  // Nobody waited for the demo gallery: what its people were told of their own items is read. What others liked stays news.
  await markGenerationsRead(ctx.db, { userIds: people.map(({ userId }) => userId), now: ctx.clock.now() });
  await saveInstallationValue(ctx.db, { name: stateName, value: 'done' });
}

async function preparePerson(ctx: DemoContext, person: DemoPerson): Promise<SignedIn> {
  const userId = await createVerifiedPerson(ctx, { ...person, password: ctx.password });
  await inTransaction(ctx, (ctx) =>
    grantCredits(ctx, {
      userId,
      kind: 'promotional_credit',
      credits: demoCredits,
      cause: `demo:${userId}`,
      description: 'Demo gallery',
      by: { actor: 'demo', action: 'credits.give' },
      now: ctx.clock.now(),
    }),
  );
  return { kind: 'user', userId, sessionId: userId, role: 'user' };
}

async function startContent(ctx: DemoContext, actor: SignedIn, shown: DemoContent, index: number): Promise<string> {
  const body = z.parse(contract.images.generate.body, {
    text_prompt: shown.prompt,
    size: shown.size,
    style: shown.style,
    seed: shown.seed,
    is_prompt_locked: shown.lockPrice !== undefined,
    prompt_price: shown.lockPrice ?? 0,
  });
  // Earlier items first; the key makes a repeated start find the item of the first one.
  const priority = demoPriority - index;
  const idempotencyKey = idempotencyKeyOf(contract.images.generate, {
    userId: actor.userId,
    key: `demo:${index}`,
    body,
  });
  const size = parseImageSize(shown.size);
  invariant(size, 'every piece of the demo gallery has a size');
  const settings = {
    prompt: shown.prompt,
    size,
    style: shown.style,
    seed: shown.seed,
    guidanceScale: body.guidance_scale,
    openness: body,
  };
  const content = await startImage(ctx, { actor, settings, idempotencyKey, priority });
  return content.id;
}

async function startDemoVideo(
  ctx: DemoContext,
  people: readonly SignedIn[],
  video: DemoVideo,
  index: number,
): Promise<string> {
  const body = z.parse(contract.videos.generate.body, {
    text_prompt: video.prompt,
    model: 'seedance-lite',
    resolution: '480p',
    ratio: video.ratio,
    seed: video.seed,
  });
  const actor = personAt(people, video.by);
  const priority = demoPriority - index;
  const idempotencyKey = idempotencyKeyOf(contract.videos.generate, {
    userId: actor.userId,
    key: `demo:film:${index}`,
    body,
  });
  const { model, resolution, ratio, fps, seed, duration: durationS, camera_fixed: cameraFixed } = body;
  const settings = { model, resolution, ratio, fps, seed, durationS, cameraFixed, openness: body };
  const content = await startVideo(ctx, {
    actor,
    prompt: video.prompt,
    settings,
    referenceKey: undefined,
    idempotencyKey,
    priority,
  });
  return content.id;
}

/** The fans of each item that was made. */
async function like(
  ctx: DemoContext,
  people: readonly SignedIn[],
  made: {
    readonly ids: readonly string[];
    readonly contents: readonly { readonly likedBy: readonly number[] }[];
    readonly contentType: ContentType;
  },
): Promise<void> {
  const ready = new Set(
    (await findStates(ctx.db, made.ids)).filter((row) => row.status !== 'failed').map((row) => row.id),
  );
  for (const [index, shown] of made.contents.entries()) {
    const id = made.ids[index];
    if (id === undefined || !ready.has(id)) continue;
    for (const fan of shown.likedBy)
      await setFavorite(ctx, { actor: personAt(people, fan), id, contentType: made.contentType, favorite: true });
  }
}

/** Says how far the making is whenever it has moved, until all items are final. */
async function watchMaking(
  ctx: DemoContext,
  making: { readonly ids: readonly string[]; readonly what: string },
  signal: AbortSignal,
): Promise<void> {
  const { ids, what } = making;
  let said = -1;
  while (!signal.aborted) {
    const states = await findStates(ctx.db, ids);
    const done = states.filter((row) => isFinalStatus(row.status)).length;
    if (done - said >= 4 || (done !== said && done === states.length)) {
      ctx.log(`Demo gallery: ${done} of ${states.length} ${what}`);
      said = done;
    }
    if (done === states.length) return;
    await sleep(watchMs, undefined, { signal }).catch(() => undefined);
  }
}

function personAt(people: readonly SignedIn[], index: number): SignedIn {
  const person = people[index];
  invariant(person, 'every demo piece names a demo person');
  return person;
}
