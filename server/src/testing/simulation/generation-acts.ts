import { contract, imageCost, parseImageSize, videoCost } from '@loomlight/contract';
import * as z from 'zod';
import { createVerifiedPerson } from '../../features/accounts/index.ts';
import { claimGeneration, releaseAllLeases, releaseGeneration } from '../../features/content/making.store.ts';
import { failGeneration } from '../../features/generation/fail-generation.ts';
import { completeGeneration } from '../../features/generation/generation.store.ts';
import { imageSettings, videoSettings } from '../../features/generation/generation.routes.ts';
import { startImage } from '../../features/generation/start-image.ts';
import { startVideo } from '../../features/generation/start-video.ts';
import { sweepGenerations } from '../../features/generation/sweep-generations.ts';
import { idempotencyKeyOf } from '../../features/idempotency/index.ts';
import { accepted, agree } from './agree.ts';
import { type Act, type Item, receive, type World } from './world.ts';

const activeMax = 50;

/** People come, and what they start ends well, badly, twice, or with its worker. */
export function generationActs(world: World): readonly Act[] {
  const { db, clock, random, below, pick, people, items, shared, start, run, running } = world;

  async function signUp(): Promise<void> {
    const number = people.length + 1;
    const bonus = pick([0, 10, 50, 50, 200]) ?? 0;
    const userId = await createVerifiedPerson(
      {
        ...shared,
        passwords: { hash: async () => 'none', matches: async () => false },
        settings: { signupBonusCredits: bonus },
      },
      { username: `Person ${number}`, email: `person${number}@loomlight.test`, password: 'password' },
    );
    people.push({
      actor: { kind: 'user', userId, sessionId: userId, role: 'user' },
      balance: bonus,
      debt: 0,
      active: 0,
    });
  }

  async function startOne(): Promise<void> {
    const owner = pick(people);
    if (!owner) return signUp();
    const isVideo = random() < 0.3;
    const isLocked = random() < 0.4;
    const price = isLocked ? below(30) : 0;
    const key = random() < 0.3 ? `key ${items.length}` : undefined;
    // Words of its own: bought ones could not be published.
    const prompt = { text_prompt: `Lake ${items.length}` };
    const lock = { is_prompt_locked: isLocked, prompt_price: price };
    const size = pick(['64x64', '1024x1024', '2048x2048']) ?? '64x64';
    const pixels = parseImageSize(size) ?? { width: 64, height: 64 };
    const video = { model: 'seedance-pro', resolution: '480p' as const, duration: 1 + below(10) };
    const cost = isVideo ? videoCost({ ...video, durationS: video.duration }) : imageCost(pixels);
    const beginVideo = () => {
      const body = z.parse(contract.videos.generate.body, { ...prompt, ...video, ...lock, seed: 1 });
      const idempotencyKey = idempotencyKeyOf(contract.videos.generate, { userId: owner.actor.userId, key, body });
      const own = { actor: owner.actor, idempotencyKey, referenceKey: undefined };
      return startVideo(start, { ...own, prompt: body.text_prompt, settings: videoSettings(body) });
    };
    const beginImage = () => {
      const body = z.parse(contract.images.generate.body, { ...prompt, size, ...lock, seed: 1 });
      const idempotencyKey = idempotencyKeyOf(contract.images.generate, { userId: owner.actor.userId, key, body });
      return startImage(start, { actor: owner.actor, idempotencyKey, settings: imageSettings(body) });
    };
    const begin = (): Promise<{ readonly id: string }> => (isVideo ? beginVideo() : beginImage());
    const first = await accepted(begin, ['insufficient_credits', 'too_many_generations']);
    const canPay = owner.balance >= cost && owner.active < activeMax;
    agree('a start is accepted exactly if it can be paid', first !== undefined, canPay);
    if (!first) return;
    owner.balance -= cost;
    owner.active += 1;
    items.push({
      id: first.id,
      owner,
      kind: isVideo ? 'video' : 'image',
      cost,
      state: 'running',
      price: isLocked ? price : undefined,
      buyers: new Set(),
    });
    // The same request again, as a browser sends it whose answer was lost.
    if (key !== undefined) agree('a repeated request finds the first', (await begin()).id, first.id);
  }

  async function claim(item: Item) {
    const now = clock.now();
    return claimGeneration(db, { id: item.id, now, leaseUntil: new Date(now.getTime() + 30_000) });
  }

  async function finish(): Promise<void> {
    const item = running();
    const claimed = item && (await claim(item));
    if (!item || !claimed) return;
    const media = { mediaKey: item.id, smallKey: `${item.id}_small`, mediaType: 'x', placeholder: '' };
    const result = { ...media, width: claimed.width, height: claimed.height, now: clock.now() };
    agree('a running one can be finished', await completeGeneration(db, claimed, result), true);
    // Late and double successes, and a failure after the success.
    agree('and only once', await completeGeneration(db, claimed, result), false);
    await failGeneration(run, { ...claimed, message: 'late', code: 'timed_out' });
    item.state = 'done';
    item.owner.active -= 1;
  }

  async function fail(): Promise<void> {
    const item = running();
    const claimed = item && (await claim(item));
    if (!item || !claimed) return;
    await Promise.all(
      [1, 2, 3].map(() => failGeneration(run, { ...claimed, message: 'failed', code: 'engine_failed' })),
    );
    refund(item);
  }

  async function kill(): Promise<void> {
    const item = running();
    const claimed = item && (await claim(item));
    if (!item || !claimed) return;
    // The worker dies: another process starts, or its lease is given back.
    await (random() < 0.5 ? releaseAllLeases(db) : releaseGeneration(db, claimed));
  }

  async function timeOut(): Promise<void> {
    clock.advanceSeconds(600);
    await sweepGenerations({ ...run, queue: { send: async () => undefined, wake: () => undefined } });
    for (const item of items) if (item.state === 'running') refund(item);
  }

  return [
    ['sign up', 2, signUp],
    ['start', 30, startOne],
    ['finish', 18, finish],
    ['fail', 6, fail],
    ['kill', 3, kill],
    ['time out', 0.3, timeOut],
  ];
}

function refund(item: Item): void {
  item.state = 'over';
  item.owner.active -= 1;
  receive(item.owner, item.cost);
}
