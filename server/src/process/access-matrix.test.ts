import { apiBase, contract, type Endpoint, fillPath } from '@loomlight/contract';
import { endpoints } from '@loomlight/contract/endpoints';
import { provenance } from '@loomlight/contract/provenance';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemIds } from '../kernel/ids.ts';
import {
  aCast,
  aCollection,
  anOpenItem,
  type Cast,
  fated,
  lockPrice,
  type Viewer,
  viewers,
  wished,
} from '../testing/every-kind-of-item.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

// Every call of the contract that acts on an item or a collection, by every viewer, on one in every state: generated from the contract itself,
// so that a new call without a line here fails. What the calls that read show stands in sight-matrix.test.ts.

const states = ['plain', 'locked', 'private', 'trash', 'hidden', 'removed', 'missing'] as const;
/** `hidden` and `removed`: by this site, and public before. */
type State = (typeof states)[number];
type Rule = Readonly<Partial<Record<State, readonly Viewer[]>>>;

const everyone = viewers;
const signedIn = viewers.filter((viewer) => viewer !== 'guest');
const owner = ['owner'] as const;

/** Who may, on what; a state that is not named is for nobody. A block closes no address, and an administrator is no owner. */
const readable: Rule = { plain: everyone, locked: everyone, private: owner, hidden: owner, removed: owner };
const publicOnly: Rule = { plain: everyone, locked: everyone };
const ownersOnly: Rule = { plain: owner, locked: owner, private: owner, hidden: owner, removed: owner };
/** What changes how it is shown or sold, which this site has decided. */
const ownersUnlessRestricted: Rule = { plain: owner, locked: owner, private: owner };
const collecting = signedIn.filter((viewer) => viewer !== 'blocker');
/** Whoever may read the words. */
const readers: Rule = { plain: signedIn, locked: ['owner', 'buyer'], private: owner, hidden: owner, removed: owner };
const readersOfWhatHasMedia: Rule = { ...readers, removed: [] };

interface Line {
  readonly rule: Rule;
  readonly body?: object;
}

/** Every call that has the id of an item in its path. */
const lines: Readonly<Record<string, Line>> = {
  'images.get': { rule: readable },
  'images.download': { rule: { ...readable, removed: [] } },
  'images.share': { rule: publicOnly },
  'images.view': { rule: publicOnly },
  'images.analytics': { rule: ownersOnly },
  'images.variations': { rule: readers, body: { count: 1 } },
  'generations.upscale': { rule: readersOfWhatHasMedia },
  'images.change': { rule: ownersUnlessRestricted, body: { is_public: true } },
  'images.lock': { rule: ownersUnlessRestricted, body: { is_prompt_locked: false } },
  'images.visibility': { rule: ownersUnlessRestricted, body: { is_public: true } },
  'images.remove': { rule: ownersOnly },
  'gallery.publicImage': { rule: publicOnly },
  'related.moreBy': { rule: readable },
  'related.like': { rule: readable },
  // Listening is no act: what somebody else is making is not there.
  'generations.events': { rule: ownersOnly },
  // Only what its engine has missed is given back, and this one cannot tell; whose it is comes first.
  'generations.takeBack': { rule: {} },
  // And neither is ending it.
  'generations.cancel': { rule: ownersOnly },
  'generations.cancelBatch': { rule: ownersOnly },
  'favorites.set': {
    rule: { plain: signedIn, locked: signedIn },
    body: { content_type: 'image', action: 'favorite' },
  },
  'prompts.purchase': {
    rule: { locked: signedIn.filter((viewer) => viewer !== 'owner') },
    body: { content_type: 'image', expected_price: lockPrice },
  },
};
/** Where an owner's act on what somebody else may see is forbidden, and not as if it were not there (GROUND-27). */
const forbidden = ['images.analytics', 'images.change', 'images.lock', 'images.visibility', 'images.remove'];

interface CollectionRule {
  readonly public: readonly Viewer[];
  readonly private: readonly Viewer[];
}
/** Calls on collections: who may on a public one and on a private one. */
const ownCollection: CollectionRule = { public: owner, private: owner };
const seenCollection: CollectionRule = { public: everyone, private: owner };
const collectionLines: Readonly<Record<string, { readonly rule: CollectionRule; readonly body?: object }>> = {
  'collections.get': { rule: seenCollection },
  'collections.items': { rule: seenCollection },
  'collections.create': { rule: ownCollection, body: { name: 'Mine' } },
  'collections.change': { rule: ownCollection, body: { name: 'Mine' } },
  'collections.addItems': { rule: ownCollection, body: { ids: ['nothing'] } },
  'collections.removeItems': { rule: ownCollection, body: { ids: ['nothing'] } },
  'collections.moveItem': { rule: ownCollection },
  'collections.remove': { rule: ownCollection },
};

/** Calls that name items in their bodies: who may on what, as those in the path. */
interface BodyLine {
  readonly rule: Rule;
  readonly body: (id: string) => object;
  readonly params?: (viewer: Viewer) => Record<string, string>;
  /** Whether what was named was taken, of an answer that was not refused. */
  readonly isDone?: (answer: string, id: string) => boolean;
}
const bodyLines: Readonly<Record<string, BodyLine>> = {
  'library.removeMany': {
    rule: ownersOnly,
    body: (id) => ({ imageIds: [id] }),
    isDone: (answer, id) => answer.includes(`"deleted":["${id}"]`),
  },
  'library.downloadMany': {
    rule: { ...readable, plain: signedIn, locked: signedIn },
    body: (id) => ({ imageIds: [id] }),
  },
  'trash.putBack': {
    rule: { trash: owner },
    body: (id) => ({ ids: [id] }),
    isDone: (answer, id) => answer.includes(`["${id}"]`),
  },
  'pins.set': { rule: { plain: owner }, body: (id) => ({ ids: [id] }) },
  'collections.addItems': {
    // Whoever has blocked its owner sees it in no collection, and puts it into none.
    rule: { ...readable, plain: collecting, locked: collecting },
    body: (id) => ({ ids: [id] }),
    params: (viewer) => ({ id: collectionOf.get(viewer) ?? missingId }),
    isDone: (answer, id) => answer.includes(`"added":["${id}"]`),
  },
  'videos.generateFromImages': {
    rule: { ...ownersOnly, removed: [] },
    body: (id) => ({ imageIds: [id], text_prompt: 'It moves' }),
  },
};

/** Calls that name no item, or that name one and are tried elsewhere, each with its reason. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  'films go through the same code as images': [
    'videos.change',
    'videos.lock',
    'videos.visibility',
    'videos.remove',
    'videos.share',
    'videos.view',
    'generations.extend',
  ],
  'what a new one is made from is tried in lineage.test.ts': [
    'images.generate',
    'images.generateMany',
    'videos.generate',
  ],
  'ids in the bell, and the file of an item, are tried below': ['notifications.seen', 'provenance.verify'],
  'an item and its key, answered to everybody alike (look-up-item.test.ts)': ['provenance.lookup'],
  'never tells whether an address leads to anything (reports.test.ts)': ['reports.send'],
  'a search is a reading': ['community.search'],
  'about a person': ['follows.follow', 'follows.unfollow', 'blocks.block', 'blocks.unblock'],
  'about oneself alone': [
    'accounts.register',
    'accounts.login',
    'accounts.google',
    'accounts.refresh',
    'accounts.logout',
    'accounts.endSession',
    'accounts.endOtherSessions',
    'accounts.verifyEmail',
    'accounts.resendVerification',
    'accounts.forgotPassword',
    'accounts.resetPassword',
    'accounts.changePassword',
    'arrivals.register',
    'arrivals.link',
    'arrivals.enter',
    'emailChanges.ask',
    'emailChanges.cancel',
    'emailChanges.link',
    'emailChanges.confirm',
    'emailChanges.stop',
    'factors.secondStepOptions',
    'factors.secondStep',
    'factors.passkeyOptions',
    'factors.passkeySignIn',
    'factors.proofOptions',
    'factors.prove',
    'factors.startTotp',
    'factors.confirmTotp',
    'factors.removeTotp',
    'factors.addPasskeyOptions',
    'factors.addPasskey',
    'factors.removePasskey',
    'factors.makeRecoveryCodes',
    'generations.quote',
    'generations.sketch',
    'imports.announce',
    'imports.begin',
    'imports.cancel',
    'notifications.read',
    'notifications.readSome',
    'notifications.readAll',
    'refusals.object',
    'notifications.remove',
    'notifications.removeSome',
    'notifications.savePreferences',
    'payments.createLink',
    'payments.purchase',
    'payments.webhook',
    'payments.addMethod',
    'payments.removeMethod',
    'payments.defaultMethod',
    'payments.changeSubscription',
    'payments.cancelSubscription',
    'privacy.deleteAccount',
    'setup.begin',
    'trash.empty',
    'uploads.reference',
    'uploads.presigned',
    'userSettings.pictureUpload',
    'userSettings.picture',
    'userSettings.profile',
    'userSettings.savePreferences',
    'userSettings.saveSettings',
    'weeklyMail.stop',
  ],
  'about a report or a statement, opened by its key': ['reports.message', 'reports.withdraw', 'statements.appeal'],
  'for administrators alone': [
    'credits.add',
    'desk.confirm',
    'desk.decideApproval',
    'desk.changeCredits',
    'desk.changeRole',
    'desk.deactivate',
    'desk.reactivate',
    'desk.signOut',
    'desk.deletePerson',
    'desk.verifyEmail',
    'desk.sendMail',
    'desk.decideBonus',
    'desk.addNote',
    'desk.removeNote',
    'desk.messageReport',
    'desk.decideReport',
    'desk.liftDecision',
    'desk.decideAppeal',
    'desk.mute',
    'desk.suspend',
    'desk.clearProfile',
    'desk.cancelJob',
    'desk.retryJob',
    'desk.refundOrder',
    'desk.seePayment',
    'desk.changePackage',
    'desk.cancelPackageChange',
    'desk.submitEvidence',
    'desk.startCampaign',
    'desk.stopCampaign',
    'desk.releaseSignal',
    'desk.returnIncome',
    'desk.closeSignal',
    'desk.settleTasks',
    'desk.setEnginePrice',
    'desk.verifyBooks',
    'desk.savePage',
    'desk.setAccent',
    'desk.readLogo',
    'desk.setLogo',
    'desk.changeSettings',
    'desk.showBanner',
    'desk.endBanner',
    'desk.addRule',
    'desk.endRule',
    'desk.testRule',
    'desk.tryText',
    'desk.passReview',
    'desk.keepReview',
    'desk.answerObjection',
    'desk.restrictItem',
    'desk.assignReport',
    'desk.hideReport',
    'desk.exportEvidence',
    'desk.exportPassword',
    'desk.exportFile',
  ],
};

let test: TestApp;
let cast: Cast;
/** A collection of each viewer, to put something into. */
const collectionOf = new Map<Viewer, string>();
beforeAll(async () => {
  test = await openTestApp();
  cast = await aCast(test);
  for (const viewer of viewers)
    if (viewer !== 'guest')
      collectionOf.set(viewer, await aCollection(test, cast[viewer], { name: 'Own', isPublic: false, ids: [] }));
});
afterAll(() => test.close());

const missingId = '01a1fdc9-2723-7591-8e12-6769da3e780a';

async function make(state: State): Promise<string> {
  if (state === 'missing') return missingId;
  // The words are secret where the item is: whatever looks for the canary finds it in what was left out as well (MAKE-60).
  const id = await anOpenItem(test, cast, `canary${state}`);
  await wished(test, cast, id, state === 'locked' || state === 'private' ? state : 'open');
  await fated(test, cast, id, state === 'trash' || state === 'hidden' || state === 'removed' ? state : 'here');
  return id;
}

/** Items that stay as they are: made when they are first asked for, and anew when one was acted on. */
const kept = new Map<State, string>();
async function anItem(state: State): Promise<string> {
  const id = kept.get(state) ?? (await make(state));
  kept.set(state, id);
  return id;
}

const tokenOf = (viewer: Viewer): string | undefined => (viewer === 'guest' ? undefined : cast[viewer].token);

function send(
  endpoint: Endpoint,
  options: {
    readonly who: Viewer;
    readonly params?: Record<string, string>;
    readonly query?: Record<string, string>;
    readonly body?: object | undefined;
  },
) {
  const token = tokenOf(options.who);
  return test.app.http.inject({
    method: endpoint.method,
    url: apiBase + fillPath(endpoint.path, options.params),
    query: options.query ?? {},
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(options.body === undefined ? {} : { payload: options.body }),
  });
}

/** All that is kept of an item, as one text. */
async function rowOf(id: string): Promise<string> {
  const { rows } = await sql<{
    row: string;
  }>`SELECT (to_jsonb(c) || coalesce(to_jsonb(s), '{}'))::text AS row FROM kept_content c
    LEFT JOIN content_stats s ON s.content_id = c.id WHERE c.id = ${id}::uuid`.execute(test.database.db);
  return rows[0]?.row ?? 'none';
}

const told = ({ statusCode, body }: { readonly statusCode: number; readonly body: string }, id: string) => [
  statusCode,
  body.replace(/"request_id":"[^"]*"/, '').replaceAll(id, 'the item'),
];
const mayReadWords = (who: Viewer, state: State): boolean =>
  who === 'owner' || state === 'plain' || (state === 'locked' && who === 'buyer');
const isSeen = (who: Viewer, state: State): boolean => readable[state]?.includes(who) === true;
const callOf = (id: string): Endpoint => {
  const endpoint = endpoints.find((call) => call.id === id);
  if (!endpoint) throw new Error(`${id} is no call of the contract.`);
  return endpoint;
};

it('every call of the contract is tried, or stands with the reason why it is not [KEEP-90, R-GLOB-01]', () => {
  const acts = endpoints.filter(({ method, path, id }) => method !== 'GET' || (path.includes('{id}') && id in lines));
  const known = [lines, collectionLines, bodyLines].flatMap((table) => Object.keys(table));
  const readingsToo = Object.keys(collectionLines).filter((id) => callOf(id).method === 'GET');
  expect([...acts.map(({ id }) => id), ...readingsToo].toSorted()).toEqual(
    [...new Set([...known, ...Object.values(elsewhere).flat()])].toSorted(),
  );
});

it('every call with the id of an item in its path has a line [R-GLOB-01]', () => {
  const others =
    /^(?:videos\.|gallery\.publicVideo|generations\.extend|payments\.|credits\.receipt|notifications\.|accounts\.|factors\.|imports\.|collections\.|desk\.|statements\.|refusals\.)/;
  const withItem = endpoints.filter(({ id, path }) => path.includes('{id}') && !others.test(id));
  expect(withItem.map(({ id }) => id).toSorted()).toEqual(Object.keys(lines).toSorted());
});

describe('who may do what with whose item', () => {
  it.each(Object.entries(lines))(
    'holds for %s: an owner’s act on what somebody else may see is forbidden, on what nobody may see not there [KEEP-90, R-API-49, GROUND-27]',
    async (id, line) => {
      const endpoint = callOf(id);
      for (const state of states)
        for (const who of viewers) {
          const item = await anItem(state);
          const before = await rowOf(item);
          const answer = await send(endpoint, { who, body: line.body, params: { id: item } });
          const needsSignIn = who === 'guest' && endpoint.access !== 'public';
          const may = !needsSignIn && line.rule[state]?.includes(who) === true;
          const label = `${id} of a ${state} item by ${who}`;
          if (may && endpoint.method !== 'GET') kept.delete(state);
          if (needsSignIn) expect([label, answer.statusCode]).toEqual([label, 401]);
          else if (may) expect([label, Math.floor(answer.statusCode / 100)]).toEqual([label, 2]);
          else if (forbidden.includes(id) && isSeen(who, state) && who !== 'owner') {
            expect([label, answer.statusCode]).toEqual([label, 403]);
            expect(answer.json<{ message: string }>().message).toBe(
              "Access denied. You don't have permission to perform this action.",
            );
          } else expect([label, [403, 404, 409].includes(answer.statusCode)]).toEqual([label, true]);
          if (!mayReadWords(who, state)) expect([label, answer.body.includes('canary')]).toEqual([label, false]);
          if (may) continue;
          // What is refused changes nothing.
          expect([label, await rowOf(item)]).toEqual([label, before]);
          if (isSeen(who, state) || state === 'missing') continue;
          // What may not be seen is, to the byte, as if it were not there.
          const absent = await send(endpoint, { who, body: line.body, params: { id: missingId } });
          expect([label, told(answer, item)]).toEqual([label, told(absent, missingId)]);
        }
    },
    60_000,
  );
});

describe('who may do what with whose collection', () => {
  it.each(Object.entries(collectionLines))(
    'holds for %s: a private one is to everybody else as if it were not there [KEEP-90, KEEP-38]',
    async (id, line) => {
      const endpoint = callOf(id);
      for (const state of ['public', 'private', 'missing'] as const)
        for (const who of viewers) {
          const item = await anItem('plain');
          const collection =
            state === 'missing'
              ? systemIds.uuid()
              : await aCollection(test, cast.owner, { name: 'canaryname', isPublic: state === 'public', ids: [item] });
          const body = id === 'collections.moveItem' ? { item, before: null } : line.body;
          const answer = await send(endpoint, { who, params: { id: collection }, body });
          const label = `${id} of a ${state} collection by ${who}`;
          if (who === 'guest' && endpoint.access !== 'public') expect([label, answer.statusCode]).toEqual([label, 401]);
          // Whoever names an id that nothing has makes one of it.
          else if (id === 'collections.create' && state === 'missing')
            expect([label, answer.statusCode]).toEqual([label, 200]);
          else if (state !== 'missing' && line.rule[state].includes(who))
            expect([label, Math.floor(answer.statusCode / 100)]).toEqual([label, 2]);
          else {
            expect([label, answer.statusCode, answer.body.includes('canary')]).toEqual([label, 404, false]);
            const absent = await send(callOf('collections.change'), {
              ...{ who: who === 'guest' ? 'stranger' : who, params: { id: missingId } },
              body: { name: 'Mine' },
            });
            expect([label, told(answer, collection)]).toEqual([label, told(absent, missingId)]);
          }
        }
    },
    60_000,
  );
});

describe('ids in a body', () => {
  it.each(Object.entries(bodyLines))(
    'are taken by %s from whom the rule says; for everybody else they are, to the byte, of nothing [KEEP-90, R-GLOB-01]',
    async (id, line) => {
      const endpoint = callOf(id);
      for (const state of states)
        for (const who of viewers) {
          const item = await anItem(state);
          const before = await rowOf(item);
          const ask = (named: string) =>
            send(endpoint, { who, body: line.body(named), params: line.params?.(who) ?? {} });
          const answer = await ask(item);
          const may = who !== 'guest' && line.rule[state]?.includes(who) === true;
          const isDone = answer.statusCode < 300 && (line.isDone?.(answer.body, item) ?? true);
          const label = `${id} of a ${state} item by ${who}`;
          expect([label, isDone, answer.statusCode === 401]).toEqual([label, may, who === 'guest']);
          if (may) {
            kept.delete(state);
            continue;
          }
          expect([label, await rowOf(item)]).toEqual([label, before]);
          if (!isSeen(who, state))
            expect([label, told(answer, item)]).toEqual([label, told(await ask(missingId), missingId)]);
        }
    },
    60_000,
  );

  it('tell nobody whether an item is there, and reach no line of somebody else’s bell [R-GLOB-01, KEEP-62]', async () => {
    for (const what of ['plain', 'locked', 'private', 'missing'] as const) {
      const id = await make(what);
      // Whether what tells of it is there is read from the table: reading the bell is no part of this.
      const unread = async () =>
        (
          await sql<{ unread: string }>`SELECT count(*) AS unread FROM notification
            WHERE user_id = ${cast.owner.userId}::uuid AND read_at IS NULL`.execute(test.database.db)
        ).rows[0]?.unread;
      const before = await unread();
      const body = { content_ids: [id] };
      const guest = await send(contract.notifications.seen, { who: 'guest', body });
      const stranger = await send(contract.notifications.seen, { who: 'stranger', body });
      const absent = await send(contract.notifications.seen, { who: 'stranger', body: { content_ids: [missingId] } });
      expect([what, guest.statusCode]).toEqual([what, 401]);
      expect([what, stranger.statusCode, stranger.body]).toEqual([what, 200, absent.body]);
      expect([what, await unread()]).toEqual([what, before]);
      await send(contract.notifications.seen, { who: 'owner', body });
      expect([what, Number(before) - Number(await unread())]).toEqual([what, what === 'missing' ? 0 : 1]);
    }
  });
});

describe('the file of an item', () => {
  it(
    'leads to its page while everybody may see it, and is answered to everybody alike [ORIGIN-19]',
    { tags: 'slow' },
    async () => {
      const told = async (who: Viewer, file: Buffer) => {
        const form = new FormData();
        form.set('file', new Blob([new Uint8Array(file)]), 'file.png');
        const request = new Request('http://loomlight.test', { method: 'POST', body: form });
        const token = tokenOf(who);
        const answer = await test.app.http.inject({
          method: provenance.verify.method,
          url: apiBase + provenance.verify.path,
          headers: {
            'content-type': request.headers.get('content-type') ?? '',
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
          },
          payload: Buffer.from(await request.arrayBuffer()),
        });
        expect([answer.statusCode, answer.body.includes('canary')]).toEqual([200, false]);
        return answer.json<{ verdict: string; link: string | null }>();
      };
      for (const what of ['plain', 'locked', 'private', 'missing'] as const) {
        const item = await make(what === 'missing' ? 'plain' : what);
        const query = { format: 'png' };
        const { rawPayload } = await send(contract.images.download, { who: 'owner', params: { id: item }, query });
        if (what === 'missing') await send(contract.images.remove, { who: 'owner', params: { id: item } });
        for (const who of everyone) {
          const { verdict, link } = await told(who, rawPayload);
          const expected = what === 'plain' || what === 'locked' ? `/generate/${item}` : null;
          expect([what, who, verdict, link]).toEqual([what, who, 'valid', expected]);
        }
      }
    },
  );
});
