import { apiBase, contract, type Endpoint, fillPath } from '@loomlight/contract';
import { endpoints } from '@loomlight/contract/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aCast,
  aCollection,
  anOpenItem,
  canaryOf,
  type Cast,
  done,
  fated,
  fates,
  type Fate,
  pinned,
  type Viewer,
  viewers,
  type Wish,
  wished,
  wishes,
} from '../testing/every-kind-of-item.ts';
import { oneIn } from '../testing/long.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

// Every call that reads, by every viewer, over items of one owner in every state: what the owner wants of them (open, locked, private) times
// what became of them (here, trash, hidden or removed by the site). All of them were open once, and were then pinned, favorited, remixed and
// put into collections. What may be seen is said by the rules below and taken from no answer; the list of calls is the contract's.

interface Item {
  readonly wish: Wish;
  readonly fate: Fate;
}
type Rule = (viewer: Viewer, item: Item) => boolean;

/** Everybody may know of it. */
const isPublic = ({ wish, fate }: Item): boolean => wish !== 'private' && fate === 'here';
const isOwners = (viewer: Viewer, { fate }: Item): boolean => viewer === 'owner' && fate !== 'trash';

/** Whose words may be read in a call that shows the item. What was bought stays readable, wherever it is shown. */
const mayRead: Rule = (viewer, item) =>
  viewer === 'owner' || (item.wish === 'open' && isPublic(item)) || (item.wish === 'locked' && viewer === 'buyer');

/** In a list that the community makes: not to who has blocked the owner. */
const inLists: Rule = (viewer, item) => isPublic(item) && viewer !== 'blocker';
/** Words that one may not read find nothing. */
const inSearch: Rule = (viewer, item) => inLists(viewer, item) && mayRead(viewer, item);
/** In a list of what everybody may read. */
const inOpenLists: Rule = (viewer, item) => inLists(viewer, item) && item.wish === 'open';
/** On the owner's own pages: all that is not in the trash to the owner, to others as in any list. */
const onPages: Rule = (viewer, item) => isOwners(viewer, item) || inLists(viewer, item);
/** By an address that one knows: a block closes none. */
const byAddress: Rule = (viewer, item) => isOwners(viewer, item) || isPublic(item);
const byPublicAddress: Rule = (_viewer, item) => isPublic(item);
const ownAlone: Rule = isOwners;
const inTrash: Rule = (viewer, { fate }) => viewer === 'owner' && fate === 'trash';
/** Who follows: a block has ended it both ways. */
const inFeed: Rule = (viewer, item) => ['stranger', 'buyer', 'admin'].includes(viewer) && isPublic(item);
/** Favorites stay as one made them, also where their owner was blocked since; the owner has none here. */
const asFavorite: Rule = (viewer, item) => viewer !== 'guest' && viewer !== 'owner' && isPublic(item);
const bought: Rule = (viewer, { wish }) => viewer === 'buyer' && wish === 'locked';
const sold: Rule = (viewer, { wish }) => viewer === 'owner' && wish === 'locked';
/** All that one has, and what one has bought. */
const inCopy: Rule = (viewer, item) => viewer === 'owner' || bought(viewer, item);
const atTheDesk: Rule = (viewer) => viewer === 'admin';

interface Sight {
  /** Which items the answers show, all together and no others. */
  readonly shows: Rule;
  /** Not all that may be shown has to be: the list is shorter, or of another order. */
  readonly isPart?: boolean;
  /** It shows items, and no word of them. */
  readonly isWordless?: boolean;
  /** It may name the item without showing it: a reference of one's own. */
  readonly isReference?: boolean;
  /** Its answers are about an item, or somebody who has some, and name none. */
  readonly isNameless?: boolean;
  readonly params?: () => readonly Record<string, string>[];
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

const all = { limit: '100' };
const items = new Map<string, Item>();
const ids = (): string[] => [...items.keys()];
const params = {
  items: () => ids().map((id) => ({ id })),
  owner: () => [{ username: cast.owner.username }],
  collections: () => collectionIds.map((id) => ({ id })),
  remixes: () => remixIds.map((id) => ({ id })),
  nothing: () => [
    {
      id: ids()[0] ?? '',
      number: 'R-00000000',
      username: cast.stranger.username,
      slug: 'terms',
      content_id: ids()[0] ?? '',
    },
  ],
};

/** What each call shows. Every call that reads stands here or in `showsNoItem`: one that does not fails the first test. */
const sights: Readonly<Record<string, Sight>> = {
  'gallery.publicImages': { shows: inLists, query: { ...all, include: 'details' } },
  'community.imageGallery': { shows: inLists, query: all },
  'community.search': { shows: inSearch, body: { query: 'lantern', limit: 100 } },
  'community.searchImages': { shows: inSearch, query: { ...all, q: 'lantern' } },
  'community.trendingImages': { shows: inLists, query: all },
  'community.popularPrompts': { shows: inOpenLists, isPart: true },
  'search.find': { shows: inSearch, query: { ...all, q: 'lantern' } },
  'search.suggest': { shows: inOpenLists, isPart: true, query: { q: 'lantern' } },
  'search.start': { shows: inLists, isPart: true },
  'picks.week': { shows: inOpenLists },
  'pins.ofPerson': { shows: inOpenLists, params: params.owner },
  'related.moreBy': { shows: inLists, isWordless: true, params: params.items },
  'related.like': { shows: inLists, isPart: true, isWordless: true, params: params.remixes },
  'follows.feed': { shows: inFeed, query: all },
  'collections.items': { shows: onPages, query: all, params: params.collections },
  'collections.get': { shows: onPages, isPart: true, isWordless: true, params: params.collections },
  'collections.ofPerson': { shows: onPages, isPart: true, isWordless: true, params: params.owner },
  'collections.list': { shows: onPages, isPart: true, isWordless: true },
  'profiles.content': { shows: onPages, query: all, params: params.owner },
  'images.get': { shows: byAddress, params: params.items },
  'images.download': { shows: byAddress, isNameless: true, params: params.items },
  'images.analytics': { shows: ownAlone, isNameless: true, params: params.items },
  'gallery.publicImage': { shows: byPublicAddress, params: params.items },
  'images.history': { shows: ownAlone, query: all },
  'generations.history': { shows: ownAlone, isPart: true },
  'generations.list': { shows: ownAlone, isPart: true },
  'ownLibrary.list': { shows: ownAlone, query: all },
  'trash.list': { shows: inTrash, query: all },
  'library.favorites': { shows: asFavorite, isWordless: true, query: all },
  // Those of the stranger, who shows them.
  'shownFavorites.ofPerson': { shows: inLists, query: all, params: () => [{ username: cast.stranger.username }] },
  'prompts.purchases': { shows: bought, query: all },
  'prompts.sales': { shows: sold, isWordless: true, query: all },
  'notifications.list': { shows: ownAlone, isPart: true, query: all },
  // What one has made, favorited and bought.
  'statistics.activity': {
    shows: (viewer, item) => ownAlone(viewer, item) || asFavorite(viewer, item) || bought(viewer, item),
    isPart: true,
    query: all,
  },
  'credits.history': {
    shows: (viewer, item) => ownAlone(viewer, item) || bought(viewer, item),
    isPart: true,
    isReference: true,
    query: all,
  },
  'privacy.exportData': { shows: inCopy, isPart: true, isReference: true },
  'desk.audit': { shows: atTheDesk, isPart: true, isWordless: true, query: all },
  'desk.auditTable': { shows: atTheDesk, isPart: true, isWordless: true },
  'desk.report': { shows: atTheDesk, isPart: true, isWordless: true, params: () => reportIds.map((id) => ({ id })) },
  'desk.reportCopies': {
    shows: atTheDesk,
    isPart: true,
    isWordless: true,
    params: () => reportIds.map((id) => ({ id })),
  },
  'desk.person': { shows: atTheDesk, isNameless: true, params: () => [{ id: cast.owner.userId }] },
  'desk.personLedger': { shows: atTheDesk, isNameless: true, params: () => [{ id: cast.owner.userId }] },
  'desk.personItems': {
    shows: atTheDesk,
    isPart: true,
    isWordless: true,
    query: all,
    params: () => [{ id: cast.owner.userId }],
  },
  'statements.get': {
    shows: (viewer) => viewer === 'owner',
    isPart: true,
    isWordless: true,
    params: () => decisionIds.map((id) => ({ id })),
  },
};

/** Calls that have an item in none of their answers. */
const showsNoItem = [
  'accounts.sessions',
  'accounts.profile',
  'accounts.config',
  'images.sizes',
  'videos.options',
  'videos.summaries',
  'videos.get',
  'videos.download',
  'videos.analytics',
  'gallery.publicVideos',
  'gallery.publicVideo',
  'community.videoGallery',
  'community.searchVideos',
  'community.trendingVideos',
  'community.trendingStyles',
  'credits.balance',
  'credits.receipt',
  'credits.mine',
  'payments.packages',
  'payments.package',
  'payments.billing',
  'payments.methods',
  'payments.subscription',
  'profiles.profile',
  'userSettings.preferences',
  'userSettings.settings',
  'notifications.preferences',
  'factors.list',
  'blocks.list',
  'collections.choices',
  'desk.now',
  'desk.figures',
  'desk.health',
  'desk.processes',
  'desk.parts',
  'desk.installation',
  'desk.accent',
  'desk.logo',
  'desk.settings',
  'desk.withheldBonuses',
  'desk.approvals',
  'desk.people',
  'desk.notes',
  // Wants a confirmed session and a reason; what it holds is what `privacy.exportData` holds.
  'desk.exportPerson',
  'desk.reports',
  'desk.personReports',
  'desk.evidence',
  'desk.copyMedia',
  'desk.appeals',
  'desk.transparency',
  'desk.jobs',
  'desk.engines',
  'desk.engineLines',
  'desk.orders',
  'desk.unfitPayments',
  'desk.packages',
  'desk.campaigns',
  'desk.signals',
  'desk.signal',
  'desk.disputes',
  'desk.disputeEvidence',
  'desk.possiblyPaid',
  'desk.books',
  'desk.exportMonth',
  'desk.summary',
  'desk.liabilities',
  'desk.page',
  'desk.banner',
  'siteNews.banner',
  'desk.rules',
  'desk.classifier',
  'desk.reviews',
  'desk.reviewWords',
  'desk.strikes',
  'desk.objections',
  'desk.objectionWords',
  'desk.itemWords',
  'desk.reviewMedia',
  'emailChanges.find',
  'follows.list',
  'imports.latest',
  'ownLibrary.months',
  'reports.challenge',
  'reports.get',
  'setup.state',
  'statistics.figures',
];

/** Streams that end with their caller; who may listen is said in access-matrix.test.ts. */
const streams = ['generations.events', 'notifications.events'];

let test: TestApp;
let cast: Cast;
const remixIds: string[] = [];
const collectionIds: string[] = [];
let reportIds: string[] = [];
let decisionIds: string[] = [];
beforeAll(async () => {
  test = await openTestApp();
  cast = await aCast(test);
  for (const fate of fates)
    for (const wish of wishes) items.set(await anOpenItem(test, cast, canaryOf(wish, fate)), { wish, fate });
  const idOf = (wish: Wish, fate: Fate): string =>
    ids().find((id) => items.get(id)?.wish === wish && items.get(id)?.fate === fate) ?? '';
  await pinned(test, cast, [
    ...fates.map((fate) => idOf('open', fate)),
    idOf('locked', 'here'),
    idOf('private', 'here'),
  ]);
  await done(
    test.call(contract.userSettings.saveSettings, {
      ...{ token: cast.stranger.token, body: { show_favorites_publicly: true } },
    }),
  );
  for (const id of ids()) {
    const remix = { text_prompt: 'An echo of a paper lantern', style: 'anime', is_public: true, remix_of: id } as const;
    remixIds.push(await test.image(cast.stranger, remix));
    for (const who of [cast.stranger, cast.buyer, cast.blocker, cast.blocked, cast.admin])
      await done(
        test.call(contract.favorites.set, {
          ...{ token: who.token, params: { id } },
          body: { content_type: 'image', action: 'favorite' },
        }),
      );
  }
  for (const [who, isPublicOne] of [
    [cast.owner, true],
    [cast.owner, false],
    [cast.stranger, true],
    [cast.stranger, false],
    [cast.blocker, true],
  ] as const)
    collectionIds.push(await aCollection(test, who, { name: 'Lights', isPublic: isPublicOne, ids: ids() }));
  for (const [id, { wish }] of items) await wished(test, cast, id, wish);
  for (const [id, { fate }] of items) await fated(test, cast, id, fate);
  const { db } = test.database;
  reportIds = (await db.selectFrom('report').select('id').execute()).map(({ id }) => id);
  decisionIds = (await db.selectFrom('decision').select('id').execute()).map(({ id }) => id);
  // What guests share for a second was made before.
  test.clock.advanceSeconds(2);
});
afterAll(() => test.close());

const readings = endpoints.filter(
  ({ id, method }) => (method === 'GET' && !streams.includes(id)) || id === 'community.search',
);

async function ask(
  endpoint: Endpoint,
  viewer: Viewer,
  sent: {
    readonly params?: Record<string, string>;
    readonly query?: Readonly<Record<string, string>>;
    readonly body?: object | undefined;
  },
): Promise<string> {
  const answer = await test.app.http.inject({
    method: endpoint.method,
    url: apiBase + fillPath(endpoint.path, sent.params),
    query: { ...sent.query },
    headers: viewer === 'guest' ? {} : { authorization: `Bearer ${cast[viewer].token}` },
    ...(sent.body === undefined ? {} : { payload: sent.body }),
  });
  expect([endpoint.id, viewer, answer.statusCode < 500]).toEqual([endpoint.id, viewer, true]);
  return answer.body;
}

/** Whether the answers of a call may have the words of an item. */
const mayTellOf = (sight: Sight, viewer: Viewer, item: Item): boolean =>
  !sight.isWordless && !sight.isNameless && sight.shows(viewer, item) && mayRead(viewer, item);
const named = ({ wish, fate }: Item): string => `${wish}, ${fate}`;
const those = (holds: (item: Item, id: string) => boolean): string[] =>
  [...items].flatMap(([id, item]) => (holds(item, id) ? [named(item)] : [])).toSorted();

describe('what a call shows of somebody’s items', () => {
  it('is said for every call of the contract that reads [KEEP-90, R-GLOB-01]', () => {
    expect(readings.map(({ id }) => id).toSorted()).toEqual([...Object.keys(sights), ...showsNoItem].toSorted());
  });

  it.each(Object.entries(sights))(
    'holds for %s, to every viewer: the items of the rule, with the words that this one may read [KEEP-90, R-GLOB-04]',
    async (id, sight) => {
      const endpoint = readings.find((reading) => reading.id === id);
      if (!endpoint) throw new Error('The test above has failed.');
      let isSeen = false;
      for (const viewer of viewers) {
        let text = '';
        for (const path of sight.params?.() ?? [{}]) {
          const answer = await ask(endpoint, viewer, { ...sight, params: path });
          // That an item is named which the caller has named is no news.
          text +=
            'id' in path && items.has(path['id'] ?? '') && !answer.includes('"text_prompt"')
              ? answer.replaceAll(path['id'] ?? '', '')
              : answer;
        }
        const label = `${id} to ${viewer}`;
        const shown = those((_, itemId) => text.includes(itemId));
        isSeen ||= shown.length > 0;
        const words = those(({ wish, fate }) => text.includes(canaryOf(wish, fate)));
        const mayShow = those((item) => !sight.isNameless && sight.shows(viewer, item));
        const mayTell = those((item) => mayTellOf(sight, viewer, item));
        if (sight.isPart) {
          if (!sight.isReference) expect([label, shown.filter((name) => !mayShow.includes(name))]).toEqual([label, []]);
          expect([label, words.filter((name) => !mayTell.includes(name))]).toEqual([label, []]);
        } else expect([label, shown, words]).toEqual([label, mayShow, mayTell]);
      }
      // A rule that nothing is shown under would prove nothing.
      expect([id, isSeen]).toEqual([id, !sight.isNameless]);
    },
    60_000,
  );

  it('is nothing in the other calls, and no word more whatever else is asked [KEEP-90, R-GLOB-04]', async () => {
    const questions: Readonly<Record<string, string>>[] = [
      { q: canaryOf('locked', 'here') },
      { q: canaryOf('private', 'here') },
      { include: 'details' },
      { username: cast.owner.username },
      { sort: 'favorites' },
    ];
    const leaks: unknown[] = [];
    for (const endpoint of readings) {
      const sight = sights[endpoint.id];
      const isAsked = endpoint.query !== undefined || endpoint.id === 'community.search';
      for (const viewer of viewers)
        for (const question of isAsked ? questions.filter(oneIn(2)) : sight ? [] : [{}])
          for (const path of sight?.params?.().slice(0, 1) ?? params.nothing()) {
            const isSearch = endpoint.id === 'community.search';
            const body = isSearch
              ? { query: question['q'] ?? '', filters: { username: cast.owner.username } }
              : undefined;
            const answer = await ask(endpoint, viewer, { params: path, query: isSearch ? {} : question, body });
            for (const item of items.values()) {
              const isTold = answer.includes(canaryOf(item.wish, item.fate));
              const mayBe = sight && mayTellOf(sight, viewer, item);
              if (isTold && !mayBe) leaks.push([endpoint.id, viewer, question, named(item)]);
            }
            if (!sight && ids().some((id) => answer.replaceAll(path['id'] ?? '-', '').includes(id)))
              leaks.push([endpoint.id, viewer, question]);
          }
    }
    expect(leaks).toEqual([]);
  }, 120_000);

  it('is found by its words in every search by whom may read them, and by nobody else [KEEP-90, KEEP-10]', async () => {
    const searches = ['search.find', 'community.searchImages', 'community.search', 'ownLibrary.list'];
    for (const id of searches)
      for (const viewer of viewers)
        for (const item of items.values()) {
          const endpoint = readings.find((reading) => reading.id === id);
          if (!endpoint) throw new Error(`${id} is no call.`);
          const q = canaryOf(item.wish, item.fate);
          const answer = await ask(
            endpoint,
            viewer,
            id === 'community.search' ? { body: { query: q } } : { query: { q } },
          );
          const label = `${q} by ${viewer} in ${id}`;
          const found = those((_, itemId) => answer.includes(itemId));
          const expected = (id === 'ownLibrary.list' ? ownAlone : inSearch)(viewer, item) ? [named(item)] : [];
          expect([label, found]).toEqual([label, expected]);
        }
  }, 60_000);
});
