import { setTimeout as sleep } from 'node:timers/promises';
import { contract, isFinalStatus, parseImageSize } from '@loomlight/contract';
import * as z from 'zod';
import { inTransaction } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { invariant } from '../../kernel/errors.ts';
import { type AccountsContext, createVerifiedPerson, hasNobody } from '../../features/accounts/index.ts';
import { grantCredits } from '../../features/credits/index.ts';
import { type FavoritesContext, setFavorite } from '../../features/favorites/index.ts';
import { startImage, startVideo, type StartContext } from '../../features/generation/index.ts';
import { requestKeyOf } from '../../features/idempotency/index.ts';
import { findInstallationValue, saveInstallationValue } from '../../features/installation/index.ts';
import { markGenerationsRead } from '../../features/notifications/index.ts';
import { type DemoFilm, demoFilms, demoPeople, type DemoPerson, type DemoPiece, demoPieces } from './demo-gallery.ts';
import { findStates } from './demo.store.ts';

export type DemoContext = StartContext &
  Pick<AccountsContext, 'passwords' | 'settings'> &
  Pick<FavoritesContext, 'onTold'> & {
    readonly log: (sentence: string) => void;
    /** Of all its people; undefined where strangers come: theirs would be known to everybody. */
    readonly password: string | undefined;
  };

/** Enough for every piece of one person. */
const demoCredits = 400;
/** Background work: a piece that somebody waits for always comes first, also the fiftieth of one person. */
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
  for (const [index, piece] of demoPieces.entries()) {
    if (signal.aborted) return;
    ids.push(await startPiece(ctx, personAt(people, piece.by), piece, index));
  }
  await watchMaking(ctx, { ids, what: 'pictures painted' }, signal);
  if (signal.aborted) return;
  await like(ctx, people, { ids, pieces: demoPieces, contentType: 'image' });
  const films: string[] = [];
  for (const [index, film] of demoFilms.entries()) films.push(await startFilm(ctx, people, film, index));
  await watchMaking(ctx, { ids: films, what: 'films made' }, signal);
  if (signal.aborted) return;
  await like(ctx, people, { ids: films, pieces: demoFilms, contentType: 'video' });
  // Nobody waited for the demo gallery: what its people were told of their own pieces is read. What others liked stays news.
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

async function startPiece(ctx: DemoContext, actor: SignedIn, piece: DemoPiece, index: number): Promise<string> {
  const body = z.parse(contract.images.generate.body, {
    text_prompt: piece.prompt,
    size: piece.size,
    style: piece.style,
    seed: piece.seed,
    is_prompt_locked: piece.lockPrice !== undefined,
    prompt_price: piece.lockPrice ?? 0,
  });
  // Earlier pieces first; the key makes a repeated start find the piece of the first one.
  const priority = demoPriority - index;
  const requestKey = requestKeyOf(contract.images.generate, { userId: actor.userId, key: `demo:${index}`, body });
  const size = parseImageSize(piece.size);
  invariant(size, 'every piece of the demo gallery has a size');
  const settings = {
    prompt: piece.prompt,
    size,
    style: piece.style,
    seed: piece.seed,
    guidanceScale: body.guidance_scale,
    openness: body,
  };
  const content = await startImage(ctx, { actor, settings, requestKey, priority });
  return content.id;
}

async function startFilm(
  ctx: DemoContext,
  people: readonly SignedIn[],
  film: DemoFilm,
  index: number,
): Promise<string> {
  const body = z.parse(contract.videos.generate.body, {
    text_prompt: film.prompt,
    model: 'seedance-lite',
    resolution: '480p',
    ratio: film.ratio,
    seed: film.seed,
  });
  const actor = personAt(people, film.by);
  const priority = demoPriority - index;
  const requestKey = requestKeyOf(contract.videos.generate, { userId: actor.userId, key: `demo:film:${index}`, body });
  const { model, resolution, ratio, fps, seed, duration: durationS, camera_fixed: cameraFixed } = body;
  const settings = { model, resolution, ratio, fps, seed, durationS, cameraFixed, openness: body };
  const content = await startVideo(ctx, {
    actor,
    prompt: film.prompt,
    settings,
    referenceKey: undefined,
    requestKey,
    priority,
  });
  return content.id;
}

/** The fans of each piece that was made. */
async function like(
  ctx: DemoContext,
  people: readonly SignedIn[],
  made: {
    readonly ids: readonly string[];
    readonly pieces: readonly { readonly likedBy: readonly number[] }[];
    readonly contentType: 'image' | 'video';
  },
): Promise<void> {
  const ready = new Set(
    (await findStates(ctx.db, made.ids)).filter((row) => row.status !== 'failed').map((row) => row.id),
  );
  for (const [index, piece] of made.pieces.entries()) {
    const id = made.ids[index];
    if (id === undefined || !ready.has(id)) continue;
    for (const fan of piece.likedBy)
      await setFavorite(ctx, { actor: personAt(people, fan), id, contentType: made.contentType, favorite: true });
  }
}

/** Says how far the making is whenever it has moved, until all pieces are final. */
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
