import { contract } from '@loomlight/contract';
import { blocks } from '@loomlight/contract/blocks';
import { collections } from '@loomlight/contract/collections';
import { desk } from '@loomlight/contract/desk';
import { follows } from '@loomlight/contract/follows';
import { pins } from '@loomlight/contract/pins';
import { systemIds } from '../kernel/ids.ts';
import { anAdministrator } from './desk-acts.ts';
import { aReport, grounds, performed } from './report-acts.ts';
import type { TestApp, TestPerson } from './test-app.ts';

/** Who can stand before an item: `blocker` has blocked its owner, `blocked` was blocked by them, `buyer` has bought its words. */
export const viewers = ['guest', 'stranger', 'buyer', 'owner', 'blocker', 'blocked', 'admin'] as const;
export type Viewer = (typeof viewers)[number];
export type Cast = Readonly<Record<Exclude<Viewer, 'guest'>, TestPerson>>;

/** How its owner wants an item to be, and what has become of it: `hidden` and `removed` by this site. */
export const wishes = ['open', 'locked', 'private'] as const;
export const fates = ['here', 'trash', 'hidden', 'removed'] as const;
export type Wish = (typeof wishes)[number];
export type Fate = (typeof fates)[number];

export const lockPrice = 5;

export async function aCast(test: TestApp): Promise<Cast> {
  const credits = 2_000;
  const cast = {
    stranger: await test.person({ credits }),
    buyer: await test.person({ credits }),
    owner: await test.person({ credits }),
    blocker: await test.person({ credits }),
    blocked: await test.person({ credits }),
    admin: await anAdministrator(test, { credits }),
  };
  const act = (who: TestPerson, call: (typeof blocks)['block'] | (typeof follows)['follow'], whom: TestPerson) =>
    test.call(call, { token: who.token, params: { username: whom.username } });
  // All follow; with a block it ends.
  for (const who of [cast.stranger, cast.buyer, cast.blocker, cast.blocked, cast.admin])
    await act(who, follows.follow, cast.owner);
  await act(cast.blocker, blocks.block, cast.owner);
  await act(cast.owner, blocks.block, cast.blocked);
  return cast;
}

/** The secret words of an item, in its prompt and in what was to be left out. */
export const canaryOf = (wish: Wish, fate: Fate): string => `canary${wish}${fate}`;

/** A public item with open words, whatever it is to become. */
export function anOpenItem(test: TestApp, { owner }: Cast, words: string): Promise<string> {
  return test.image(owner, {
    text_prompt: `A paper lantern ${words}`,
    negative_prompt: `${words} left out`,
    style: 'anime',
    is_public: true,
  });
}

/** Makes an open item what its owner wants it to be; the buyer buys what is locked. */
export async function wished(test: TestApp, { owner, buyer }: Cast, id: string, wish: Wish): Promise<void> {
  if (wish === 'open') return;
  const isLocked = wish === 'locked';
  await done(
    test.call(contract.images.change, {
      ...{ token: owner.token, params: { id } },
      body: isLocked ? { is_prompt_locked: true, prompt_price: lockPrice } : { is_public: false },
    }),
  );
  if (isLocked)
    await done(
      test.call(contract.prompts.purchase, {
        ...{ token: buyer.token, params: { id } },
        body: { content_type: 'image', expected_price: lockPrice },
      }),
    );
}

/** Lets an item come to its fate, by its owner's hand or by a decision of the desk. */
export async function fated(test: TestApp, cast: Cast, id: string, fate: Fate): Promise<void> {
  if (fate === 'here') return;
  if (fate === 'trash') {
    await done(test.call(contract.images.remove, { token: cast.owner.token, params: { id } }));
    return;
  }
  const report = await aReport(test, { ids: [id], by: cast.stranger });
  const items = [{ content_id: id, action: fate === 'hidden' ? 'hide' : 'remove' }];
  await done(performed(test, desk.decideReport, { by: cast.admin, id: report.id, body: { items, ...grounds } }));
}

/** A collection of somebody with these items in it. */
export async function aCollection(
  test: TestApp,
  who: TestPerson,
  input: { readonly name: string; readonly isPublic: boolean; readonly ids: readonly string[] },
): Promise<string> {
  const id = systemIds.uuid();
  const sent = { token: who.token, params: { id } };
  await done(test.call(collections.create, { ...sent, body: { name: input.name, is_public: input.isPublic } }));
  if (input.ids.length > 0) await done(test.call(collections.addItems, { ...sent, body: { ids: [...input.ids] } }));
  return id;
}

/** Pins these to the profile of their owner. */
export async function pinned(test: TestApp, { owner }: Cast, ids: readonly string[]): Promise<void> {
  await done(test.call(pins.set, { token: owner.token, body: { ids: [...ids] } }));
}

/** What builds a test must succeed, or the test proves nothing. */
export async function done(answer: Promise<{ readonly status: number; readonly text: string }>): Promise<void> {
  const { status, text } = await answer;
  if (status >= 300) throw new Error(`Refused with ${status}: ${text}`);
}
