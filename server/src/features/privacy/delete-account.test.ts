import { contract } from '@loomlight/contract';
import { factors } from '@loomlight/contract/factors';
import { privacy } from '@loomlight/contract/privacy';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { everyRow } from '../../testing/every-row.ts';
import { codeOf, nextStep, turnOnTotp } from '../../testing/factor-acts.ts';
import { openKeyServer } from '../../testing/key-server.ts';
import { paymentActs } from '../../testing/payment-acts.ts';
import { uploadProfilePicture } from '../../testing/profile-picture.ts';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { removeOldMails } from '../mail/index.ts';
import { applyPaymentEvent } from '../payments/apply-payment-event.ts';
import { deletionSteps, removePerson } from './remove-person.ts';
import { runDeletions } from './run-deletions.ts';

const { accounts, images, userSettings } = contract;
let test: TestApp;
let google: Awaited<ReturnType<typeof openKeyServer>>;
beforeAll(async () => {
  google = await openKeyServer('client');
  test = await openTestApp(google.settings);
});
beforeEach(() => test.reset());
afterAll(async () => {
  await test.close();
  google.close();
});

const leave = (who: { token: string }, body: object = { password: test.password, confirm: 'DELETE' }) =>
  test.call(privacy.deleteAccount, { token: who.token, rawBody: body });
const context = () => ({
  db: test.database.db,
  clock: test.clock,
  objectStore: test.objectStore,
  signals: test.database.signals,
  provider: test.payments().provider,
  endGeneration: async () => undefined,
});
const { keepCard } = paymentActs(() => test);
/** What the provider keeps for people: who they are, and their cards. */
const keptByProvider = () =>
  test.database.db
    .selectFrom('sandbox_object')
    .select('id')
    .where('kind', 'in', ['customer', 'payment_method'])
    .execute();
/** Both passes of everything that waits. */
async function removeAll(): Promise<void> {
  await runDeletions(context());
  test.clock.advanceSeconds(400);
  await runDeletions(context());
  await expect
    .poll(() => test.database.db.selectFrom('account_deletion').select('finished_at').executeTakeFirst())
    .toMatchObject({ finished_at: expect.any(Date) as unknown });
}
async function paint(who: TestPerson, body: object): Promise<string> {
  const answer = await test.call(images.generate, { token: who.token, rawBody: { size: '64x64', ...body } });
  await test.finished(who, answer.body.id);
  return answer.body.id;
}
const like = (who: TestPerson, id: string) =>
  test.call(contract.favorites.set, {
    token: who.token,
    params: { id },
    body: { content_type: 'image', action: 'favorite' },
  });
const unlock = (who: TestPerson, id: string) =>
  test.call(contract.prompts.purchase, {
    token: who.token,
    params: { id },
    body: { content_type: 'image', expected_price: 5 },
  });

/** Somebody with something of everything, among others who have to do with it. */
async function aFullLife() {
  const ada = await test.person({ username: 'Canary Adalind', credits: 100 });
  const bob = await test.person({ credits: 100 });
  const open = await paint(ada, { text_prompt: 'canaryopen harbour' });
  const hidden = await paint(ada, { text_prompt: 'canaryhidden cellar', is_public: false });
  const locked = await paint(ada, {
    text_prompt: 'canarysold recipe',
    negative_prompt: 'canarysold fog',
    is_prompt_locked: true,
    prompt_price: 5,
  });
  const bobs = await paint(bob, {
    text_prompt: 'bobs own secret',
    negative_prompt: 'bobs own fog',
    is_prompt_locked: true,
    prompt_price: 5,
  });
  await like(ada, bobs);
  await like(bob, open);
  await unlock(bob, locked);
  await unlock(ada, bobs);
  await test.call(userSettings.profile, { token: ada.token, body: { bio: 'canarybio of the north' } });
  await test.call(userSettings.picture, { token: ada.token, body: { file_id: await uploadProfilePicture(test, ada) } });
  await uploadProfilePicture(test, ada);
  await keepCard(ada);
  await keepCard(ada, '5555 5555 5555 4444');
  await test.call(userSettings.savePreferences, { token: ada.token, body: { theme: 'light' } });
  await test.call(accounts.forgotPassword, { body: { email: ada.email } });
  const credential = await google.sign(
    { sub: 'canarysubject', email: ada.email, nonce: await test.googleNonce() },
    { now: test.clock.now() },
  );
  expect((await test.googleSignIn(credential)).status).toBe(200);
  return { ada, bob, open, hidden, locked, bobs };
}

/** A bio that somebody has taken from a person. */
async function aClearedProfile(who: TestPerson, by: TestPerson): Promise<void> {
  const { db } = test.database;
  const [decision_id, at] = [randomUUID(), test.clock.now()];
  const why = { ground: 'law', ground_ref: '§ 1', facts: 'It insults.', appeal_until: at } as const;
  const how = { action: 'clear_profile', detected_by: 'own', taken_by: 'person', decided_by: by.userId } as const;
  await db
    .insertInto('decision')
    .values({ id: decision_id, user_id: who.userId, decided_at: at, ...how, ...why })
    .execute();
  const took = { took_name: false, took_bio: true, took_picture: false, bio: 'canarycleared' };
  await db
    .insertInto('cleared_profile')
    .values({ decision_id, user_id: who.userId, forget_at: at, ...took })
    .execute();
}

describe('leaving', () => {
  it(
    'signs out and hides everything at once, frees name and address, and tells by mail [R-API-35]',
    { tags: 'on-server' },
    async () => {
      const { ada, bob, open, locked } = await aFullLife();
      await expect.poll(() => test.mailer.sent.length).toBeGreaterThanOrEqual(2);
      const answer = await leave(ada);
      expect([answer.status, answer.body.message]).toEqual([
        200,
        'Your account has been deleted. We are sorry to see you go.',
      ]);
      expect((await test.call(accounts.profile, { token: ada.token })).status).toBe(401);
      expect((await test.call(accounts.refresh, { body: { refresh_token: ada.refreshToken } })).status).toBe(401);
      expect((await test.call(accounts.login, { body: { email: ada.email, password: test.password } })).status).toBe(
        401,
      );
      expect((await test.call(contract.profiles.profile, { params: { username: ada.username } })).status).toBe(404);
      for (const id of [open, locked])
        expect((await test.call(contract.gallery.publicImage, { params: { id }, token: bob.token })).status).toBe(404);
      const seen = await test.call(contract.gallery.publicImages, { query: { include: 'details' } });
      expect(seen.text).not.toContain(ada.userId);
      await expect
        .poll(() => test.mailer.sent.at(-1))
        .toMatchObject({ to: ada.email, subject: 'Your account was deleted' });
      const again = { email: ada.email, username: ada.username, password: 'another one' };
      expect((await test.call(accounts.register, { body: again })).status).toBe(201);
    },
  );

  it('leaves no word, no name, no address and no file, the books whole, and to buyers what they bought [R-API-35, MAKE-68, DESK-91, DESK-95, DESK-96]', async () => {
    const { ada, bob, locked, bobs } = await aFullLife();
    // She is woken by alarms, under another spelling of her address; so is somebody who stays.
    const alarm_mails = JSON.stringify([ada.email.toUpperCase(), bob.email]);
    const set = { name: 'alarm_mails', value: alarm_mails, changed_by: bob.userId, changed_at: test.clock.now() };
    await test.database.db.insertInto('site_setting').values(set).execute();
    // Somebody who administers has noted something.
    const note = { user_id: ada.userId, author_id: bob.userId, text: 'canarynote of a call', at: test.clock.now() };
    await test.database.db
      .insertInto('operator_note')
      .values({ ...note, id: randomUUID() })
      .execute();
    await aClearedProfile(ada, bob);
    const before = (await everyRow(test.database.pool)).join('\n');
    for (const canary of [
      'canarybio',
      'canarynote',
      'canarycleared',
      'canaryhidden',
      'canarysubject',
      ada.email,
      'Canary Adalind',
    ])
      expect(before).toContain(canary);
    expect(test.objectStore.keys().filter((key) => key.includes(ada.userId)).length).toBeGreaterThan(6);
    // As a worker leaves it that is killed between the bytes and the row.
    const unnamed = `generated/${ada.userId}/images/private/${randomUUID()}/${randomUUID()}`;
    await test.objectStore.put(unnamed, new Uint8Array(1), 'image/webp');
    expect(await keptByProvider()).toHaveLength(3);
    await leave(ada);
    await expect.poll(() => test.mailer.sent.at(-1)?.subject).toBe('Your account was deleted');
    await removeAll();
    expect(await keptByProvider()).toEqual([]);
    // A mail is marked as sent only after the server has taken it.
    await expect.poll(() => removeOldMails(test.database.db, new Date(0), 10)).toBeGreaterThan(0);
    const after = (await everyRow(test.database.pool))
      .join('\n')
      .replaceAll(/canarysold (recipe|fog)/g, 'what Bob bought');
    expect(after.match(/.*canary.*/gi) ?? []).toEqual([]);
    expect(after.toLowerCase()).not.toContain(ada.email);
    expect((await test.database.db.selectFrom('site_setting').select('value').execute())[0]?.value).toEqual([
      bob.email,
    ]);
    expect(test.objectStore.keys().filter((key) => key.includes(ada.userId))).toEqual([]);
    const { purchases } = (await test.call(contract.prompts.purchases, { token: bob.token })).body;
    const bought = { content_id: locked, text_prompt: 'canarysold recipe', negative_prompt: 'canarysold fog' };
    expect(purchases).toMatchObject([{ ...bought, owner_id: ada.userId }]);
    // What she bought she takes along, and nobody keeps it; the item of its author has it still.
    expect(after.match(/bobs own fog/g)).toHaveLength(1);
    const { sales } = (await test.call(contract.prompts.sales, { token: bob.token })).body;
    expect(sales).toMatchObject([{ content_id: bobs, buyer_id: ada.userId, credits_earned: 4 }]);
    const details = await test.call(images.get, { params: { id: bobs }, token: bob.token });
    expect(details.body.favorite_count).toBe(0);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('removes all else while the payment provider cannot be reached, and has it forget the person later', async () => {
    const { ada } = await aFullLife();
    const leaver = { user_id: ada.userId, email: ada.email, requested_at: test.clock.now() };
    const unreachable = () => Promise.reject(new Error('unreachable'));
    const provider = { removeCustomer: unreachable, expireCheckout: unreachable };
    await expect(removePerson({ ...context(), provider }, leaver)).rejects.toThrow('unreachable');
    expect(test.objectStore.keys().filter((key) => key.includes(ada.userId))).toEqual([]);
    expect(await keptByProvider()).toHaveLength(3);
    await removePerson(context(), leaver);
    expect(await keptByProvider()).toEqual([]);
    // As if the process had died before it wrote that down: the provider says that it knows nobody.
    await test.payments().provider.removeCustomer('cus_gone');
  });

  it('goes on where it was stopped, after every step, and may be done twice', { tags: 'on-server' }, async () => {
    const { ada } = await aFullLife();
    const names = Object.keys(deletionSteps) as (keyof typeof deletionSteps)[];
    const leaver = { user_id: ada.userId, email: ada.email, requested_at: test.clock.now() };
    for (const [index] of names.entries())
      for (const name of names.slice(0, index + 1)) await deletionSteps[name](context(), leaver);
    await removePerson(context(), leaver);
    expect(test.objectStore.keys().filter((key) => key.includes(ada.userId))).toEqual([]);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('leaves nobody told of favorites that went with them, unless it was read [KEEP-104]', async () => {
    const [ada, bob, eve] = [await test.person(), await test.person({ credits: 10 }), await test.person()];
    const [one, two] = [await paint(bob, { text_prompt: 'one' }), await paint(bob, { text_prompt: 'two' })];
    await like(ada, one);
    await test.call(contract.notifications.readAll, { token: bob.token });
    await like(ada, two);
    await like(eve, two);
    await leave(ada);
    await removeAll();
    // The session of bob is older than its token by now.
    const { token } = await test.signInAgain(bob);
    const { notifications } = (await test.call(contract.notifications.list, { token, query: {} })).body;
    expect(notifications.filter(({ kind }) => kind === 'favorite').map(({ title, link }) => [title, link])).toEqual([
      ['Somebody likes your image', `/generate/${two}`],
      ['Somebody likes your image', `/generate/${one}`],
    ]);
  });

  it('is taken up again after a failure, and ends although a file could not be removed the first time', async () => {
    const { ada } = await aFullLife();
    const { remove } = test.objectStore;
    let failures = 2;
    test.objectStore.remove = async (key) => {
      if (key.includes(ada.userId) && (failures -= 1) >= 0) throw new Error('The store has a bad moment.');
      return remove(key);
    };
    await leave(ada);
    for (let round = 0; round < 4; round += 1) {
      await runDeletions(context()).catch(() => undefined);
      test.clock.advanceSeconds(400);
    }
    test.objectStore.remove = remove;
    await expect.poll(() => test.objectStore.keys().filter((key) => key.includes(ada.userId))).toEqual([]);
  });

  it('ends what is being made: no file comes of it, and its credits are in the books', async () => {
    const ada = await test.person();
    const release = test.pauseEngine();
    const made = await test.call(images.generate, {
      token: ada.token,
      body: { text_prompt: 'late', size: '64x64', is_public: true },
    });
    await expect.poll(() => test.engine.requests.length).toBe(1);
    await leave(ada);
    await expect
      .poll(() => test.database.db.selectFrom('content').select('id').where('id', '=', made.body.id).execute())
      .toEqual([]);
    release();
    await expect.poll(() => ledgerViolations(test.database)).toEqual([]);
    await new Promise((resolve) => setImmediate(resolve));
    await expect.poll(() => test.objectStore.keys()).toEqual([]);
  });
});

describe('leaving asks', () => {
  it.each([
    ['for the word', { password: 'a good password', confirm: 'delete' }, 'Please type DELETE to confirm.'],
    ['for the password', { confirm: 'DELETE' }, 'Your password is not correct. Please try again.'],
    [
      'for the right password',
      { password: 'a bad one', confirm: 'DELETE' },
      'Your password is not correct. Please try again.',
    ],
  ])('%s', async (_what, body, sentence) => {
    const ada = await test.person();
    const answer = await leave(ada, body);
    expect([answer.status, answer.error.message]).toEqual([422, sentence]);
    expect((await test.call(accounts.profile, { token: ada.token })).status).toBe(200);
  });

  it('guests to sign in', async () => {
    expect((await test.call(privacy.deleteAccount, { rawBody: {} })).status).toBe(401);
  });

  it('for the second factor as well where there is one, as for every change of how one signs in [GROUND-25]', async () => {
    const ada = await test.person();
    const { secret } = await turnOnTotp(test, ada);
    test.clock.advanceSeconds(601);
    nextStep(test);
    const alone = await leave(ada);
    expect([alone.status, alone.error.code]).toEqual([403, 'proof_needed']);
    expect((await test.call(accounts.profile, { token: ada.token })).status).toBe(200);
    const prove = (shown: object) => test.call(factors.prove, { token: ada.token, rawBody: shown });
    expect((await prove({ password: test.password })).error.code).toBe('second_factor_needed');
    expect((await leave(ada)).error.code).toBe('proof_needed');
    expect((await prove({ code: codeOf(test, secret) })).status).toBe(204);
    // The factor does not stand for the password.
    expect((await leave(ada, { password: 'a bad one', confirm: 'DELETE' })).error.details?.[0]?.path).toBe('password');
    expect((await leave(ada)).status).toBe(200);
    expect((await test.call(accounts.profile, { token: ada.token })).status).toBe(401);
  });

  it('those without a password for a sign-in of the last ten minutes', async () => {
    const signIn = async () => {
      const nonce = await test.googleNonce();
      const claims = { sub: 'g', email: 'g@example.org', jti: String(test.clock.now().getTime()), nonce };
      const credential = await google.sign(claims, { now: test.clock.now() });
      return (await test.googleSignIn(credential)).body;
    };
    const old = await signIn();
    test.clock.advanceSeconds(601);
    const fresh = await signIn();
    const refused = await leave(old, { confirm: 'DELETE' });
    expect([refused.status, refused.error.code]).toEqual([403, 'fresh_sign_in_needed']);
    expect((await leave(fresh, { confirm: 'DELETE' })).status).toBe(200);
    const back = await signIn();
    expect((await test.call(accounts.profile, { token: back.token })).body).toMatchObject({
      email: 'g@example.org',
      // The welcome bonus of this address has been given already.
      credits: 0,
    });
  });
});

describe('a payment that comes after its person has left', () => {
  it('is kept in the books, sends no receipt, and is shown to the operator', async () => {
    const ada = await test.person({ credits: 0 });
    const link = await test.call(contract.payments.createLink, {
      token: ada.token,
      body: { package_id: 'starter', success_url: 'http://loomlight.test/', cancel_url: 'http://loomlight.test/' },
    });
    expect(link.status).toBe(200);
    await leave(ada);
    await removeAll();
    const order = await test.database.db.selectFrom('payment_order').selectAll().executeTakeFirstOrThrow();
    expect([order.url, order.receipt_url]).toEqual([null, null]);
    const seen: string[] = [];
    const payments = {
      ...test.payments(),
      onSuspicious: ({ outcome }: { outcome: string }) => void seen.push(outcome),
    };
    const subject = { orderId: order.id, sessionId: undefined, paymentIntent: undefined, receiptUrl: undefined };
    const fact = { kind: 'paid', amountCents: order.price_cents, currency: order.currency } as const;
    const event = { id: 'evt_late', type: 'checkout.session.completed', live: payments.provider.live, subject, fact };
    expect(await applyPaymentEvent(payments, event)).toBe('deleted_account');
    expect(await applyPaymentEvent(payments, event)).toBe('repeated');
    expect(seen).toEqual(['deleted_account']);
    const account = await test.database.db
      .selectFrom('account')
      .selectAll()
      .where('user_id', '=', ada.userId)
      .executeTakeFirst();
    expect(account?.balance).toBe(order.credits);
    expect(test.mailer.sent.filter(({ subject: line }) => line.includes('receipt'))).toEqual([]);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });
});
