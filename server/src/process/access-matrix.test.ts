import { apiBase, contract, type Endpoint, fillPath } from '@loomlight/contract';
import { endpoints } from '@loomlight/contract/endpoints';
import { follows } from '@loomlight/contract/follows';
import { sql } from 'kysely';
import { provenance } from '@loomlight/contract/provenance';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';

// Every call of the contract, by guest, another person and the owner, on a private, a locked, a plain and a missing
// item: generated from the contract itself, so that a new call without a line here fails.

type Who = 'guest' | 'other' | 'owner';
type What = 'plain' | 'locked' | 'private' | 'missing';
const everyone: readonly Who[] = ['guest', 'other', 'owner'];
const everything: readonly What[] = ['plain', 'locked', 'private', 'missing'];

/** Who may, on what. The lists name every call that takes an item's id. */
const readable = { plain: everyone, locked: everyone, private: ['owner'], missing: [] } as const;
const publicOnly = { plain: everyone, locked: everyone, private: [], missing: [] } as const;
const ownersOnly = { plain: ['owner'], locked: ['owner'], private: ['owner'], missing: [] } as const;
type Rule = Readonly<Record<What, readonly Who[]>>;

interface Line {
  readonly rule: Rule;
  readonly body?: (id: string) => object;
}

const lines: Readonly<Record<string, Line>> = {
  'images.get': { rule: readable },
  'images.download': { rule: readable },
  'images.share': { rule: publicOnly },
  'images.view': { rule: publicOnly },
  'images.analytics': { rule: ownersOnly },
  'images.variations': {
    rule: { plain: ['other', 'owner'], locked: ['owner'], private: ['owner'], missing: [] },
    body: () => ({ count: 1 }),
  },
  'generations.upscale': { rule: { plain: ['other', 'owner'], locked: ['owner'], private: ['owner'], missing: [] } },
  'images.change': { rule: ownersOnly, body: () => ({ is_public: true }) },
  'images.lock': { rule: ownersOnly, body: () => ({ is_prompt_locked: false }) },
  'images.visibility': { rule: ownersOnly, body: () => ({ is_public: true }) },
  'images.remove': { rule: ownersOnly },
  'gallery.publicImage': { rule: publicOnly },
  'related.moreBy': { rule: readable },
  'related.like': { rule: readable },
  // Listening is no act: what somebody else is making is not there.
  'generations.events': { rule: { ...ownersOnly } },
  // Only what its engine has missed is given back, and this one cannot tell; whose it is comes first.
  'generations.takeBack': { rule: { plain: [], locked: [], private: [], missing: [] } },
  // And neither is ending it.
  'generations.cancel': { rule: { ...ownersOnly } },
  'generations.cancelBatch': { rule: { ...ownersOnly } },
  'favorites.set': {
    rule: { plain: ['other', 'owner'], locked: ['other', 'owner'], private: [], missing: [] },
    body: () => ({ content_type: 'image', action: 'favorite' }),
  },
  'prompts.purchase': {
    rule: { plain: [], locked: ['other'], private: [], missing: [] },
    body: () => ({ content_type: 'image', expected_price: 5 }),
  },
};

/** Calls whose id is that of a video, an order, an entry, a card, a session, a passkey, an import, a collection, a person of the desk, a statement or a line of the bell; the first are tried as images above, by the same code. */
const otherIds =
  /^(?:videos\.(?:get|change|lock|visibility|remove|download|share|view|analytics)|gallery\.publicVideo|generations\.extend|payments\.(?:package|removeMethod|defaultMethod)|credits\.receipt|notifications\.|accounts\.endSession|factors\.removePasskey|imports\.|collections\.|desk\.|statements\.)/;

let test: TestApp;
let owner: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
  [owner, other] = [await test.person({ credits: 2_000 }), await test.person({ credits: 2_000 })];
});
afterAll(() => test.close());

const missingId = '01a1fdc9-2723-7591-8e12-6769da3e780a';
const canaries = ['canaryplain', 'canarylocked', 'canaryprivate'] as const;

async function make(what: Exclude<What, 'missing'>): Promise<string> {
  const { body } = await test.call(contract.images.generate, {
    token: owner.token,
    body: {
      text_prompt: `canary${what} words`,
      // As secret as the words: whatever looks for the canary finds it here as well (MAKE-60).
      negative_prompt: `canary${what} left out`,
      size: '64x64',
      is_public: what !== 'private',
      is_prompt_locked: what === 'locked',
      prompt_price: what === 'locked' ? 5 : 0,
    },
  });
  await test.finished(owner, body.id);
  return body.id;
}

const tokenOf = (who: Who): string | undefined =>
  who === 'guest' ? undefined : who === 'owner' ? owner.token : other.token;

function send(
  endpoint: Endpoint,
  options: {
    readonly who: Who;
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

describe('who may do what with whose item', () => {
  const withItem = endpoints.filter((endpoint) => endpoint.path.includes('{id}') && !otherIds.test(endpoint.id));

  it('is said for every call that names an item [R-GLOB-01]', () => {
    expect(withItem.map(({ id }) => id).sort()).toEqual(Object.keys(lines).sort());
  });

  it.each(withItem.map((endpoint) => [endpoint.id, endpoint] as const))(
    'holds for %s: an owner’s act on what somebody else may see is forbidden, on what nobody may see not there [R-API-49, GROUND-27]',
    async (id, endpoint) => {
      const line = lines[id];
      if (!line) throw new Error('The test above has failed.');
      const strip = (text: string): string => text.replace(/"request_id":"[^"]*"/, '');
      for (const what of everything)
        for (const who of everyone) {
          const item = what === 'missing' ? missingId : await make(what);
          const sent = { who, body: line.body?.(item) };
          const answer = await send(endpoint, { ...sent, params: { id: item } });
          const needsSignIn = who === 'guest' && endpoint.access !== 'public';
          const may = line.rule[what].includes(who) && !needsSignIn;
          const label = `${id} of a ${what} item by ${who}`;
          if (needsSignIn) expect([label, answer.statusCode]).toEqual([label, 401]);
          else if (may) expect([label, Math.floor(answer.statusCode / 100)]).toEqual([label, 2]);
          else if (line.rule === ownersOnly && who === 'other' && (what === 'plain' || what === 'locked')) {
            expect([label, answer.statusCode]).toEqual([label, 403]);
            expect(answer.json<{ message: string }>().message).toBe(
              "Access denied. You don't have permission to perform this action.",
            );
          } else expect([label, [403, 404, 409].includes(answer.statusCode)]).toEqual([label, true]);
          // What may not be seen is, to the byte, as if it were not there.
          const isHidden = what === 'private' && who !== 'owner';
          if (!isHidden) continue;
          const absent = await send(endpoint, { ...sent, params: { id: missingId } });
          expect([label, answer.statusCode, strip(answer.body)]).toEqual([
            label,
            absent.statusCode,
            strip(absent.body),
          ]);
        }
    },
    60_000,
  );
});

describe('ids in a body', () => {
  it('tell nobody whether an item is there, and reach no line of somebody else’s bell [R-GLOB-01, KEEP-62]', async () => {
    for (const what of everything) {
      const id = what === 'missing' ? missingId : await make(what);
      // Whether what tells of it is there is read from the table: reading the bell is no part of this.
      const unread = async () =>
        (
          await sql<{ unread: string }>`SELECT count(*) AS unread FROM notification
            WHERE user_id = ${owner.userId}::uuid AND read_at IS NULL`.execute(test.database.db)
        ).rows[0]?.unread;
      const before = await unread();
      const body = { content_ids: [id] };
      const guest = await send(contract.notifications.seen, { who: 'guest', body });
      const stranger = await send(contract.notifications.seen, { who: 'other', body });
      const absent = await send(contract.notifications.seen, { who: 'other', body: { content_ids: [missingId] } });
      expect([what, guest.statusCode]).toEqual([what, 401]);
      expect([what, stranger.statusCode, stranger.body]).toEqual([what, 200, absent.body]);
      expect([what, await unread()]).toEqual([what, before]);
      await send(contract.notifications.seen, { who: 'owner', body });
      expect([what, Number(before) - Number(await unread())]).toEqual([what, what === 'missing' ? 0 : 1]);
    }
  });
});

describe('the file of an item', () => {
  it('leads to its page while everybody may see it, and is answered to everybody alike [ORIGIN-19]', async () => {
    const told = async (who: Who, file: Buffer) => {
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
    for (const what of everything) {
      const item = await make(what === 'missing' ? 'plain' : what);
      const query = { format: 'png' };
      const { rawPayload } = await send(contract.images.download, { who: 'owner', params: { id: item }, query });
      if (what === 'missing') await send(contract.images.remove, { who: 'owner', params: { id: item } });
      for (const who of everyone) {
        const { verdict, link } = await told(who, rawPayload);
        const expected = publicOnly[what].length > 0 ? `/generate/${item}` : null;
        expect([what, who, verdict, link]).toEqual([what, who, 'valid', expected]);
      }
    }
  });
});

describe('a word that is locked or private', () => {
  it('is in no answer to anybody else, whatever is asked [R-GLOB-04]', async () => {
    // Nobody has bought anything yet.
    await test.reset();
    [owner, other] = [await test.person(), await test.person()];
    const ids = [await make('plain'), await make('locked'), await make('private')];
    // The feed has something to show.
    await test.call(follows.follow, { token: other.token, params: { username: owner.username } });
    const questions: Record<string, string>[] = [
      {},
      { include: 'details' },
      { q: 'canarylocked' },
      { q: 'canaryprivate words' },
      { q: 'canary' },
      { username: owner.username },
      { sort: 'favorites' },
    ];
    let asked = 0;
    let sawPlain = false;
    for (const endpoint of endpoints.filter(({ method, id }) => method === 'GET' && !id.endsWith('.events')))
      for (const who of ['guest', 'other'] as const)
        for (const id of endpoint.path.includes('{id}') ? ids : [''])
          for (const query of endpoint.query ? questions : [{}]) {
            const answer = await send(endpoint, {
              who,
              params: { id, number: 'R-00000000', username: owner.username },
              query,
            });
            asked += 1;
            sawPlain ||= answer.body.includes(canaries[0]);
            expect([endpoint.id, who, query, answer.body.includes(canaries[1])]).toEqual([
              endpoint.id,
              who,
              query,
              false,
            ]);
            expect([endpoint.id, who, query, answer.body.includes(canaries[2])]).toEqual([
              endpoint.id,
              who,
              query,
              false,
            ]);
          }
    for (const body of [
      { query: 'canarylocked' },
      { query: 'canaryprivate' },
      { filters: { username: owner.username } },
    ])
      for (const who of ['guest', 'other'] as const) {
        const answer = await send(contract.community.search, { who, body });
        expect(answer.body).not.toContain('canarylocked');
        expect(answer.body).not.toContain('canaryprivate');
      }
    // The crawl has really read answers with words in them.
    expect(sawPlain).toBe(true);
    expect(asked).toBeGreaterThan(100);
  });
});
