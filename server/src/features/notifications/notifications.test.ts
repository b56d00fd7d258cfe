import { contract, defaultNotificationPreferences, lifetimes, notificationKinds } from '@loomlight/contract';
import { follows } from '@loomlight/contract/follows';
import { generations } from '@loomlight/contract/generations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { removeOldNotifications } from './remove-old-notifications.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const { notifications: calls } = contract;
const words = 'A lighthouse in fog';

async function make(who: TestPerson, more: object = {}): Promise<string> {
  const { body } = await test.call(contract.images.generate, {
    token: who.token,
    body: { text_prompt: words, size: '64x64', ...more },
  });
  await test.finished(who, body.id);
  return body.id;
}

const startBatch = (who: TestPerson, count = 4) =>
  test.call(contract.images.generateMany, { token: who.token, body: { text_prompt: words, size: '64x64', count } });
/** The ids of a batch that has ended. */
async function batch(who: TestPerson, count = 4): Promise<string[]> {
  const ids = (await startBatch(who, count)).body.generations.map(({ id }) => id);
  for (const id of ids) await test.finished(who, id);
  return ids;
}
const states = (who: TestPerson, ids: readonly string[]) =>
  Promise.all(
    ids.map(async (id) => (await test.call(contract.images.get, { token: who.token, params: { id } })).body.status),
  );

const list = async (
  who: TestPerson,
  query: { unreadOnly?: 'true'; page?: number; limit?: number; kind?: 'favorite' | 'sale' } = {},
) => (await test.call(calls.list, { token: who.token, query })).body;
const titles = async (who: TestPerson) => (await list(who)).notifications.map(({ title }) => title);
const like = (who: TestPerson, id: string, action: 'favorite' | 'unfavorite' = 'favorite') =>
  test.call(contract.favorites.set, { token: who.token, params: { id }, body: { content_type: 'image', action } });
const unlock = (who: TestPerson, id: string) =>
  test.call(contract.prompts.purchase, {
    token: who.token,
    params: { id },
    body: { content_type: 'image', expected_price: 5 },
  });
const wish = (who: TestPerson, body: { in_app?: object; email?: object }) =>
  test.call(calls.savePreferences, { token: who.token, body });
const mailsTo = (who: TestPerson) => test.mailer.sent.filter((mail) => mail.to === who.email);
/** Mails that wait or have left: what will ever be sent. */
const lettersTo = (who: TestPerson) =>
  test.database.db
    .selectFrom('mail_outbox')
    .select(['kind', 'payload'])
    .where('recipient', '=', who.email)
    .where('kind', 'in', ['notification', 'sales'])
    .execute();

describe('a person is told', () => {
  it('when an image is ready, and when one has failed with its credits back [R-API-34]', async () => {
    const ada = await test.person();
    const id = await make(ada);
    test.engine.script = async () => ({ kind: 'refused', reason: 'no' });
    test.clock.advanceSeconds(1);
    const failed = await make(ada, { is_public: false });
    expect(await list(ada)).toMatchObject({
      notifications: [
        {
          kind: 'generation',
          type: 'generation_failed',
          title: 'Your image could not be made',
          body: `1 credit came back to your balance. “${words}”`,
          link: `/generate/${failed}`,
          read_at: null,
        },
        { type: 'generation_completed', title: 'Your image is ready', body: `“${words}”`, link: `/generate/${id}` },
      ],
      unread: 2,
      page: 1,
      has_more: false,
    });
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it(
    'of a batch once, when the last of it has ended, with what came back for the others [MAKE-37]',
    { tags: 'on-server' },
    async () => {
      const ada = await test.person();
      const paint = test.engine.script;
      let painted = 0;
      test.engine.script = async (...asked) => {
        painted += 1;
        return painted === 3 ? { kind: 'refused', reason: 'no' } : paint(...asked);
      };
      await wish(ada, { email: { generation: true } });
      const ids = await batch(ada);
      const told = await list(ada);
      expect(told.unread).toBe(1);
      const shown = (await states(ada, ids)).indexOf('completed');
      expect(told.notifications).toMatchObject([
        {
          type: 'batch_completed',
          title: '3 images are ready',
          body: `1 credit came back for what could not be made. “${words}”`,
          link: `/generate/${ids[shown]}`,
        },
      ]);
      expect((await lettersTo(ada)).map(({ payload }) => payload)).toMatchObject([
        { type: 'batch_completed', count: 3 },
      ]);
      test.engine.script = async () => ({ kind: 'refused', reason: 'no' });
      test.clock.advanceSeconds(1);
      await batch(ada, 2);
      expect((await titles(ada))[0]).toBe('Your 2 images could not be made');
      expect(await ledgerViolations(test.database)).toEqual([]);
    },
  );

  it(
    'of a batch whose last one was cancelled, but not of one that was cancelled whole [MAKE-37]',
    { tags: 'on-server' },
    async () => {
      const ada = await test.person();
      const release = test.pauseEngine();
      const started = await Promise.all([startBatch(ada), startBatch(ada)]);
      const [kept = [], dropped = []] = started.map(({ body }) => body.generations.map(({ id }) => id));
      const cancel = (id = '') => test.call(generations.cancel, { token: ada.token, params: { id } });
      await test.call(generations.cancelBatch, { token: ada.token, params: { id: dropped[0] ?? '' } });
      await cancel(kept[2]);
      release();
      for (const id of kept) await test.finished(ada, id);
      await cancel(kept[3]);
      expect(await titles(ada)).toEqual(['3 images are ready']);
    },
  );

  it(
    'of each of many batches exactly once, however many end at the same time [MAKE-37]',
    { tags: 'on-server' },
    async () => {
      const people = await Promise.all(Array.from({ length: 6 }, () => test.person()));
      await Promise.all(people.map((who) => batch(who)));
      for (const who of people) expect(await titles(who)).toEqual(['4 images are ready']);
    },
  );

  it(
    'of a sold prompt once, however often and at once it is unlocked, in the bell and by mail',
    { tags: 'on-server' },
    async () => {
      const [ada, bob] = [await test.person(), await test.person()];
      const id = await make(ada, { is_prompt_locked: true, prompt_price: 5 });
      test.clock.advanceSeconds(1);
      await Promise.all(Array.from({ length: 20 }, () => unlock(bob, id)));
      expect((await titles(ada)).filter((title) => title === 'Your prompt was sold')).toHaveLength(1);
      expect((await list(ada)).notifications[0]).toMatchObject({
        kind: 'sale',
        body: `You earned 4 credits. “${words}”`,
      });
      test.clock.advanceSeconds(3_600);
      const mail = await waitFor('the mail', async () => mailsTo(ada)[0]);
      expect(mail).toMatchObject({ subject: 'Your prompt was sold' });
      expect(mail?.text).toContain('You earned 4 credits.');
      // A mail goes through many hands, and these words are what is sold.
      expect(JSON.stringify(mail)).not.toContain('lighthouse');
      expect(mail?.text).toContain(`http://loomlight.test/generate/${id}`);
      expect(await lettersTo(ada)).toHaveLength(1);
      const returning = await test.signInAgain(bob);
      expect(await list(returning)).toMatchObject({ notifications: [], unread: 0 });
      expect(await ledgerViolations(test.database)).toEqual([]);
    },
  );

  it(
    'of favorites once for each item and day, with their number, and never of one’s own',
    { tags: 'on-server' },
    async () => {
      const [ada, bob, eve, dan] = [await test.person(), await test.person(), await test.person(), await test.person()];
      const id = await make(ada);
      await like(ada, id);
      expect(await titles(ada)).toEqual(['Your image is ready']);
      await like(bob, id);
      expect(await titles(ada)).toContain('Somebody likes your image');
      // Taking it back and giving it again is no news.
      await like(bob, id, 'unfavorite');
      await Promise.all([like(bob, id), like(eve, id)]);
      expect(await titles(ada)).toContain('2 people like your image');
      expect((await list(ada)).unread).toBe(2);
      // What was read is not told again; a new one on the same day is.
      await test.call(calls.readAll, { token: ada.token });
      await like(bob, id, 'unfavorite');
      await like(bob, id);
      expect((await list(ada)).unread).toBe(0);
      test.clock.advanceSeconds(1);
      await like(dan, id);
      const { notifications, unread } = await list(ada);
      expect([notifications.length, unread, notifications[0]?.title]).toEqual([2, 1, 'Somebody likes your image']);
    },
  );

  it('of a favorite no more once it was taken back before it was read [KEEP-104]', { tags: 'on-server' }, async () => {
    const [ada, bob, eve, dan] = [await test.person(), await test.person(), await test.person(), await test.person()];
    const id = await make(ada);
    await test.call(calls.readAll, { token: ada.token });
    await like(bob, id);
    await like(eve, id);
    expect(await titles(ada)).toContain('2 people like your image');
    await like(bob, id, 'unfavorite');
    expect(await titles(ada)).toContain('Somebody likes your image');
    await like(eve, id, 'unfavorite');
    expect(await titles(ada)).toEqual(['Your image is ready']);
    expect((await list(ada)).unread).toBe(0);
    // Given again it is told again; all who take it back at once leave nothing.
    await Promise.all([bob, eve, dan].map((who) => like(who, id)));
    expect(await titles(ada)).toContain('3 people like your image');
    await Promise.all([bob, eve, dan].map((who) => like(who, id, 'unfavorite')));
    expect(await titles(ada)).toEqual(['Your image is ready']);
  });

  it('of a favorite as before when it is taken back after it was read [KEEP-104]', async () => {
    const [ada, bob, dan] = [await test.person(), await test.person(), await test.person()];
    const id = await make(ada);
    await like(bob, id);
    await test.call(calls.readAll, { token: ada.token });
    test.clock.advanceSeconds(1);
    await like(dan, id);
    // It is none of those that are unread.
    await like(bob, id, 'unfavorite');
    expect((await list(ada)).unread).toBe(1);
    await test.call(calls.readAll, { token: ada.token });
    await like(dan, id, 'unfavorite');
    expect(await titles(ada)).toContain('Somebody likes your image');
  });

  it('anew on the next day', async () => {
    const [ada, bob, eve] = [await test.person(), await test.person(), await test.person()];
    const id = await make(ada);
    await like(bob, id);
    test.clock.advanceSeconds(86_400);
    await like(await test.signInAgain(eve), id);
    expect(await titles(await test.signInAgain(ada))).toEqual([
      'Somebody likes your image',
      'Somebody likes your image',
      'Your image is ready',
    ]);
  });

  it('never with anybody else’s words, and what was removed leads nowhere', async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    const id = await make(ada, { is_prompt_locked: true, prompt_price: 5 });
    await like(bob, id);
    expect(JSON.stringify(await list(bob))).not.toContain('lighthouse');
    await test.call(contract.images.remove, { token: ada.token, params: { id } });
    const { notifications } = await list(ada);
    expect(notifications).toHaveLength(2);
    for (const one of notifications) expect(one).toMatchObject({ body: 'It has been removed since.', link: null });
  });
});

describe('wishes', () => {
  it('are those of the contract until something is chosen, and what is left out stays [R-API-34]', async () => {
    const ada = await test.person();
    expect((await test.call(calls.preferences, { token: ada.token })).body).toEqual(defaultNotificationPreferences);
    await wish(ada, { in_app: { favorite: false } });
    await wish(ada, { email: { generation: true }, in_app: { sale: false } });
    expect((await test.call(calls.preferences, { token: ada.token })).body).toEqual({
      in_app: { ...defaultNotificationPreferences.in_app, favorite: false, sale: false },
      weekly_mail: false,
      email: { ...defaultNotificationPreferences.email, generation: true },
    });
    expect(
      (await test.call(calls.savePreferences, { token: ada.token, rawBody: { in_app: { sale: 1 } } })).status,
    ).toBe(422);
  });

  it('nobody has expressed are followed by the database as the contract says them', async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    const id = await make(ada, { is_prompt_locked: true, prompt_price: 5 });
    await like(bob, id);
    await unlock(bob, id);
    await test.call(follows.follow, { token: bob.token, params: { username: ada.username } });
    const told = (await list(ada)).notifications.map(({ kind }) => kind);
    expect(told.toSorted()).toEqual(
      notificationKinds.filter((kind) => kind !== 'payment' && defaultNotificationPreferences.in_app[kind]).toSorted(),
    );
    expect((await lettersTo(ada)).map(({ kind }) => kind)).toEqual(['sales']);
    expect(defaultNotificationPreferences.email).toEqual({
      generation: false,
      sale: true,
      favorite: false,
      payment: true,
      follow: false,
    });
  });

  it('are kept for the bell and for mails apart, one mail for an item’s favorites of a day', async () => {
    const [ada, bob, eve] = [await test.person(), await test.person(), await test.person()];
    await wish(ada, {
      in_app: { favorite: false, generation: false },
      email: { favorite: true, generation: true, sale: false },
    });
    const id = await make(ada, { is_prompt_locked: true, prompt_price: 5 });
    await like(bob, id);
    await like(eve, id);
    await unlock(bob, id);
    expect(await titles(ada)).toEqual(['Your prompt was sold']);
    const letters = (await lettersTo(ada)).map(({ payload }) => ('type' in payload ? payload.type : undefined));
    expect(letters.toSorted()).toEqual(['favorite', 'generation_completed']);
  });

  it('are silenced altogether by the two settings of the account', { tags: 'on-server' }, async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    await test.call(contract.userSettings.saveSettings, {
      token: ada.token,
      body: { in_app_notifications: false, email_notifications: false },
    });
    const id = await make(ada, { is_prompt_locked: true, prompt_price: 5 });
    await unlock(bob, id);
    await like(bob, id);
    expect(await list(ada)).toMatchObject({ notifications: [], unread: 0 });
    expect(await lettersTo(ada)).toEqual([]);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });
});

describe('the list', () => {
  it('goes by page, newest first, and can be asked for what is unread [R-API-34]', async () => {
    const ada = await test.person();
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      ids.push(await make(ada));
      test.clock.advanceSeconds(1);
    }
    const links = async (query: Parameters<typeof list>[1]) =>
      (await list(ada, query)).notifications.map(({ link }) => link?.split('/').at(-1));
    expect(await links({ limit: 2 })).toEqual([ids[4], ids[3]]);
    expect(await links({ limit: 2, page: 3 })).toEqual([ids[0]]);
    expect((await list(ada, { limit: 2, page: 2 })).has_more).toBe(true);
    expect((await list(ada, { limit: 2, page: 3 })).has_more).toBe(false);
    const newest = (await list(ada, { limit: 1 })).notifications[0];
    const read = await test.call(calls.read, { token: ada.token, params: { id: newest?.id ?? '' } });
    expect(read.body).toEqual({ unread: 4 });
    expect(await links({ unreadOnly: 'true' })).toEqual([ids[3], ids[2], ids[1], ids[0]]);
    expect((await test.call(calls.readAll, { token: ada.token })).body).toEqual({ unread: 0 });
    expect(await links({ unreadOnly: 'true' })).toEqual([]);
    expect((await list(ada)).notifications.every(({ read_at }) => read_at !== null)).toBe(true);
  });

  it('lists those of one kind, page by page, and says what a kind is [KEEP-102]', async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    const ids = [await make(ada), await make(ada)];
    for (const id of ids) await like(bob, id);
    expect((await list(ada)).notifications).toHaveLength(4);
    const first = await list(ada, { kind: 'favorite', limit: 1 });
    expect(first).toMatchObject({ has_more: true, unread: 4 });
    const second = await list(ada, { kind: 'favorite', limit: 1, page: 2 });
    expect([...first.notifications, ...second.notifications].map(({ kind, link }) => ({ kind, link }))).toEqual(
      ids.toReversed().map((id) => ({ kind: 'favorite', link: `/generate/${id}` })),
    );
    expect(second.has_more).toBe(false);
    expect((await list(ada, { kind: 'sale' })).notifications).toEqual([]);
    expect((await test.call(calls.list, { token: ada.token, query: { kind: 'gossip' } })).status).toBe(422);
  });

  it(
    'marks several of one’s own as read and removes them in one call, whoever else’s are named beside them [KEEP-102]',
    { tags: 'on-server' },
    async () => {
      const [ada, bob] = [await test.person(), await test.person()];
      for (const who of [ada, ada, ada, bob]) await make(who);
      const own = (await list(ada)).notifications.map(({ id }) => id);
      const [others] = (await list(bob)).notifications;
      const some = { ids: [...own.slice(0, 2), own[0] ?? '', others?.id ?? '', 'x', '-1', '9'.repeat(30)] };
      const read = () => test.call(calls.readSome, { token: ada.token, body: some });
      expect((await read()).body).toEqual({ unread: 1 });
      const readAt = (await list(ada)).notifications.map(({ read_at }) => read_at);
      test.clock.advanceSeconds(10);
      expect((await read()).body).toEqual({ unread: 1 });
      expect((await list(ada)).notifications.map(({ read_at }) => read_at)).toEqual(readAt);
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => test.call(calls.removeSome, { token: ada.token, body: some })),
      );
      expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toEqual(new Set(['{"unread":1}']));
      expect((await list(ada)).notifications.map(({ id }) => id)).toEqual(own.slice(2));
      expect((await list(bob)).unread).toBe(1);
      for (const call of [calls.readSome, calls.removeSome]) {
        expect((await test.call(call, { body: some })).status).toBe(401);
        for (const ids of [[], Array.from({ length: 101 }, () => '1')])
          expect((await test.call(call, { token: ada.token, body: { ids } })).status).toBe(422);
        expect((await test.call(call, { token: ada.token, body: { ids: ['x', '0'] } })).body).toEqual({ unread: 1 });
      }
      expect(await list(ada)).toMatchObject({ unread: 1 });
    },
  );

  it('keeps the time of the first reading, and forgets what is removed [R-API-34]', async () => {
    const ada = await test.person();
    await make(ada);
    const id = (await list(ada)).notifications[0]?.id ?? '';
    await test.call(calls.read, { token: ada.token, params: { id } });
    const readAt = (await list(ada)).notifications[0]?.read_at;
    test.clock.advanceSeconds(10);
    expect((await test.call(calls.read, { token: ada.token, params: { id } })).status).toBe(200);
    expect((await list(ada)).notifications[0]?.read_at).toBe(readAt);
    expect((await test.call(calls.remove, { token: ada.token, params: { id } })).status).toBe(204);
    expect(await list(ada)).toMatchObject({ notifications: [], unread: 0 });
    expect((await test.call(calls.remove, { token: ada.token, params: { id } })).status).toBe(404);
  });

  it('belongs to its person: others can neither see, read nor remove a line, and guests are asked to sign in', async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    await make(ada);
    const id = (await list(ada)).notifications[0]?.id ?? '';
    for (const call of [calls.read, calls.remove]) {
      expect((await test.call(call, { token: bob.token, params: { id } })).status).toBe(404);
      expect((await test.call(call, { params: { id } })).status).toBe(401);
      for (const none of ['0', '-1', 'x', '1e3', '9'.repeat(30), '99999'])
        expect((await test.call(call, { token: ada.token, params: { id: none } })).status).toBe(404);
    }
    await test.call(calls.readAll, { token: bob.token });
    expect(await list(ada)).toMatchObject({ unread: 1 });
    for (const call of [calls.list, calls.preferences, calls.events]) expect((await test.call(call)).status).toBe(401);
  });

  it('loses what was read a month ago and what is half a year old', async () => {
    const ada = await test.person();
    await make(ada);
    await test.call(calls.readAll, { token: ada.token });
    test.clock.advanceSeconds(60);
    const later = await test.signInAgain(ada);
    await make(later);
    const days = (n: number) => test.clock.advanceSeconds(n * 86_400);
    const left = async () => {
      await removeOldNotifications(test.database, { now: test.clock.now(), limit: 100 });
      return (await list(await test.signInAgain(ada))).notifications.length;
    };
    days(lifetimes.readNotificationDays - 1);
    expect(await left()).toBe(2);
    days(2);
    expect(await left()).toBe(1);
    days(lifetimes.notificationDays - lifetimes.readNotificationDays);
    expect(await left()).toBe(0);
  });
});

describe('the bell', () => {
  it(
    'hears its number at once and at every change, from whatever process, until it is hung up',
    { tags: 'on-server' },
    async () => {
      const [ada, bob] = [await test.person(), await test.person()];
      const id = await make(ada);
      const hangUp = new AbortController();
      const response = await fetch(`${test.app.address}/api/v1/user/notifications/events`, {
        headers: { authorization: `Bearer ${ada.token}` },
        signal: hangUp.signal,
      });
      expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-store');
      let heard = '';
      const reading = (async () => {
        for await (const chunk of response.body ?? []) heard += Buffer.from(chunk).toString();
      })().catch(() => undefined);
      const hears = (unread: number) =>
        waitFor(`the bell to hear ${unread}`, async () =>
          heard.endsWith(`event: unread\ndata: {"unread":${unread}}\n\n`),
        );
      await hears(1);
      await like(bob, id);
      await hears(2);
      await test.call(calls.readAll, { token: ada.token });
      await hears(0);
      hangUp.abort();
      await reading;
      // Nothing of bob's was ever in it.
      expect(heard.match(/event: unread/g)).toHaveLength(3);
    },
  );
});
