import { contract } from '@loomlight/contract';
import { desk } from '@loomlight/contract/desk';
import { privacy } from '@loomlight/contract/privacy';
import { statements } from '@loomlight/contract/reports';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../db/transaction.ts';
import { anAdministrator, everyRow, tablesWrittenSince } from '../../testing/desk-acts.ts';
import { operatorContext } from '../../testing/operator-context.ts';
import { aProfilePicture } from '../../testing/profile-picture.ts';
import { grounds, performed } from '../../testing/report-acts.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { usernameKey } from '../accounts/index.ts';
import { runCommand } from '../operator/index.ts';
import { lookOf } from '../accounts/look-alike.rules.ts';
import { freeMemberName, isMemberName } from '../accounts/member-name.ts';
import { forgetSomeClearedProfiles } from './cleared-profiles.store.ts';

const { accounts, userSettings, profiles } = contract;
let test: TestApp;
let boss: TestPerson;
let ada: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  boss = await anAdministrator(test);
  ada = await test.person({ username: 'Canaryname Adalind' });
  await save({ full_name: 'Canarycalled', bio: 'canarybio of the north' });
});
afterAll(() => test.close());

type Parts = { readonly name?: true; readonly bio?: true; readonly picture?: true };
const all: Parts = { name: true, bio: true };
const save = (body: object, who = ada) => test.call(userSettings.profile, { token: who.token, body });
const clear = (parts: Parts, { by = boss, on = ada } = {}) =>
  performed(test, desk.clearProfile, { by, id: on.userId, body: { ...parts, ...grounds } });
const self = async () => (await test.call(accounts.profile, { token: ada.token })).body;
const pageOf = (username: string) => test.call(profiles.profile, { params: { username } });
const person = async () => (await test.call(desk.person, { token: boss.token, params: { id: ada.userId } })).body;
const decision = async () => (await person()).decisions[0]?.id ?? '';
const reverse = async () => performed(test, desk.liftDecision, { by: boss, id: await decision(), body: {} });
const mailsTo = (subject: RegExp) =>
  test.mailer.sent.filter((mail) => mail.to === ada.email && subject.test(mail.subject));

describe('a cleared profile', () => {
  it(
    'has another name, no bio and no picture at once, and no file of it for anybody [DESK-96]',
    { tags: 'on-server' },
    async () => {
      const picture = await aProfilePicture(test, ada);
      const bytes = () => test.app.http.inject(picture);
      expect((await bytes()).statusCode).toBe(200);
      expect((await clear({ ...all, picture: true })).status).toBe(200);
      const { username, full_name, bio, profile_pic } = await self();
      expect([isMemberName(username), full_name, bio, profile_pic]).toEqual([true, username, '', null]);
      expect((await bytes()).statusCode).toBe(404);
      expect((await pageOf('Canaryname Adalind')).status).toBe(404);
      expect((await pageOf(username)).body.user).toMatchObject({ username, bio: '', profile_pic: null });
    },
  );

  it('loses only what was chosen [DESK-96]', async () => {
    expect((await clear({ bio: true })).status).toBe(200);
    expect(await self()).toMatchObject({ username: 'Canaryname Adalind', full_name: 'Canarycalled', bio: '' });
    expect((await clear({ name: true })).status).toBe(200);
    expect((await pageOf('Canaryname Adalind')).status).toBe(404);
  });

  it('leaves its words out of preview, audit and desk [DESK-96]', async () => {
    const asked = { token: boss.token, params: { id: ada.userId } };
    const before = await everyRow(test);
    const shown = await test.call(desk.clearProfile, {
      ...asked,
      query: { preview: 'true' },
      body: { ...all, ...grounds, reason: 'Reported by mail' },
    });
    expect(await tablesWrittenSince(test, before)).toEqual([]);
    expect(shown.body).toMatchObject({
      audit: { before: { name: 'as chosen', bio: 'as written' }, after: { name: 'replaced', bio: 'emptied' } },
      needs: 'confirm',
    });
    await clear(all);
    const audit = await test.call(desk.audit, { token: boss.token, query: { action: 'people.clear' } });
    expect(audit.body.entries).toMatchObject([{ subject: ada.userId, after: { name: 'replaced', bio: 'emptied' } }]);
    expect(shown.text + audit.text).not.toMatch(/canary(name|called|bio)/i);
  });

  it('is refused when the words have changed since they were looked at [DESK-96]', async () => {
    const asked = { token: boss.token, params: { id: ada.userId } };
    const body = { ...all, ...grounds, reason: 'Reported by mail' };
    const shown = await test.call(desk.clearProfile, { ...asked, query: { preview: 'true' }, body });
    await save({ bio: 'Something kind' });
    const { plan } = shown.body as { readonly plan: string };
    const late = await test.call(desk.clearProfile, { ...asked, body: { ...body, plan } });
    expect([late.status, late.error.code]).toEqual([409, 'desk_changed']);
    expect((await self()).bio).toBe('Something kind');
  });

  it.each([
    ['nothing', {}, 'name', 'Please choose what is to be cleared.'],
    ['no picture', { picture: true }, 'picture', 'There is no picture.'],
    ['what is no choice', { name: 'yes' }, 'name', 'name is true, or left out.'],
  ])('of %s is a 422, and nothing is written [DESK-96]', async (_what, parts, path, message) => {
    const before = await everyRow(test);
    const refused = await performed(test, desk.clearProfile, {
      ...{ by: boss, id: ada.userId },
      body: { ...parts, ...grounds },
    });
    expect([refused.status, refused.error.details]).toEqual([422, [{ path, message }]]);
    expect(await tablesWrittenSince(test, before)).toEqual([]);
  });

  it('is not cleared twice, wants reasons, and is neither one’s own nor an administrator’s [DESK-96]', async () => {
    await clear(all);
    expect((await clear({ name: true })).error.details).toEqual([
      { path: 'name', message: 'This name was given at the desk.' },
    ]);
    expect((await clear({ bio: true })).error.details?.[0]?.message).toBe('There is no bio.');
    const bare = await performed(test, desk.clearProfile, { by: boss, id: ada.userId, body: { name: true } });
    expect(bare.error.details?.map(({ path }) => path)).toEqual(['ground', 'ground_ref', 'facts']);
    const other = await anAdministrator(test);
    expect((await clear({ name: true }, { on: boss, by: other })).error.code).toBe('invalid_field');
    expect((await clear({ name: true }, { on: boss })).error.code).toBe('own_act');
  });

  it('lets nobody take the name, its person included, until nobody can appeal any more [DESK-96]', async () => {
    await clear({ name: true });
    const named = { username: 'canaryname ADALIND' };
    expect((await save(named)).error.code).toBe('username_taken');
    expect((await save(named, await test.person())).error.code).toBe('username_taken');
    expect((await save({ username: 'Ada Renamed' })).status).toBe(200);
    test.clock.advanceSeconds(250 * 86_400);
    ada = await test.signInAgain(ada);
    expect((await save(named)).status).toBe(200);
  });
});

describe('a profile that is cleared at the machine', () => {
  const run = async (...words: string[]) =>
    runCommand(await operatorContext(test), ['users', 'clear-profile', ...words]);

  it('is cleared by the same act, file and all, with the same entry [DESK-82, DESK-96]', async () => {
    const picture = await aProfilePicture(test, ada);
    const done = await run(ada.userId, 'name,picture', '§ 4', 'It insults somebody.', 'Asked for by mail');
    expect([done.exitCode, done.lines[0]]).toEqual([0, 'Done, and written down.']);
    expect((await test.app.http.inject(picture)).statusCode).toBe(404);
    expect(await self()).toMatchObject({ bio: 'canarybio of the north', profile_pic: null });
    const audit = await test.call(desk.audit, { token: boss.token, query: { action: 'people.clear' } });
    expect(audit.body.entries).toMatchObject([
      { actor: 'operator', after: { name: 'replaced', profile_picture: 'removed' } },
    ]);
  });

  it.each([
    ['no part', [''], 2],
    ['another part', ['name,email', '§ 4', 'It insults somebody.', 'Asked for by mail'], 2],
    ['no clause', ['name', '', 'It insults somebody.', 'Asked for by mail'], 2],
    ['no reason', ['name', '§ 4', 'It insults somebody.'], 2],
    ['what is not there', ['picture', '§ 4', 'It insults somebody.', 'Asked for by mail'], 1],
  ])('with %s is refused, and nothing is changed [DESK-82, DESK-96]', async (_what, words, exitCode) => {
    expect((await run(ada.userId, ...words)).exitCode).toBe(exitCode);
    expect(await self()).toMatchObject({ username: 'Canaryname Adalind', bio: 'canarybio of the north' });
  });
});

describe('the statement of a cleared profile', () => {
  it('is mailed, says what was taken and why, and can be appealed [DESK-96]', async () => {
    await clear(all);
    await expect.poll(() => mailsTo(/Parts of your profile/).length).toBe(1);
    const [mail] = mailsTo(/Parts of your profile/);
    expect(mail?.text).toMatch(/replaced your name and emptied your bio.*name and bio can come back.*§ 201a StGB/s);
    const id = await decision();
    const opened = await test.call(statements.get, { token: ada.token, params: { id } });
    expect(opened.body).toMatchObject({
      action: 'clear_profile',
      items: [],
      profile:
        'This site has replaced your name and emptied your bio. If an appeal is granted, your name and bio can come back where you have not written others.',
    });
    const text = 'It is how I am called, and it means the north.';
    await test.call(statements.appeal, { token: ada.token, params: { id }, body: { text } });
    const { appeals } = (await test.call(desk.appeals, { token: boss.token })).body;
    expect(appeals[0]?.cleared_profile).toEqual({
      ...{
        username: 'Canaryname Adalind',
        full_name: 'Canarycalled',
        bio: 'canarybio of the north',
        profile_picture: false,
      },
    });
    const by = await anAdministrator(test);
    const end = { by, id: appeals[0]?.id ?? '', body: { outcome: 'reversed' } };
    expect((await performed(test, desk.decideAppeal, end)).status).toBe(200);
    expect(await self()).toMatchObject({
      ...{ username: 'Canaryname Adalind', full_name: 'Canarycalled', bio: 'canarybio of the north' },
    });
    await expect.poll(() => mailsTo(/taken back/)[0]?.text).toMatch(/words of your profile are as they were/);
  });

  it('taken back gives no words back in the place of later ones, and lets the name be taken again [DESK-96]', async () => {
    await clear(all);
    await save({ username: 'Ada Renamed', bio: 'Later words' });
    expect((await reverse()).status).toBe(200);
    expect(await self()).toMatchObject({ username: 'Ada Renamed', bio: 'Later words' });
    expect((await save({ username: 'Canaryname Adalind' })).status).toBe(200);
  });

  it('is taken back once by ten at once, while its person renames [DESK-96]', { tags: 'on-server' }, async () => {
    await clear(all);
    const id = await decision();
    const bosses = [boss, await anAdministrator(test)];
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, (_, index) =>
        performed(test, desk.liftDecision, { by: bosses[index % 2] ?? boss, id, body: {} }),
      ),
      save({ bio: 'Meanwhile' }),
    ]);
    expect(answers.slice(0, 10).filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    await performed(test, desk.liftDecision, { by: boss, id, body: {} });
    expect((await self()).username).toBe('Canaryname Adalind');
    expect((await person()).decisions.filter(({ is_reversed }) => is_reversed)).toHaveLength(1);
  });

  it('keeps the words until nobody can appeal any more, and in the copy of their data; then there is nothing to give back [DESK-96]', async () => {
    await clear(all);
    const kept = async () => (await everyWord()).match(/canary/gi)?.length ?? 0;
    const everyWord = async () =>
      JSON.stringify(await test.database.db.selectFrom('cleared_profile').selectAll().execute());
    const copy = await test.call(privacy.exportData, { token: ada.token, query: { format: 'json' } });
    const { cleared_profiles: mine } = JSON.parse(copy.text) as { readonly cleared_profiles: readonly object[] };
    expect(mine).toMatchObject([{ username: 'Canaryname Adalind', took_bio: true }]);
    const forget = () => forgetSomeClearedProfiles(test.database.db, { now: test.clock.now(), limit: 10 });
    test.clock.advanceSeconds(183 * 86_400);
    expect([await forget(), await kept()]).toEqual([0, 3]);
    test.clock.advanceSeconds(31 * 86_400);
    expect([await forget(), await kept()]).toEqual([1, 0]);
    boss = await anAdministrator(test);
    expect((await reverse()).status).toBe(200);
    ada = await test.signInAgain(ada);
    expect((await self()).bio).toBe('');
  });

  it('of who has left is taken back and brings nothing back [DESK-96]', async () => {
    await clear(all);
    const id = await decision();
    await test.call(privacy.deleteAccount, {
      token: ada.token,
      rawBody: { password: test.password, confirm: 'DELETE' },
    });
    expect((await performed(test, desk.liftDecision, { by: boss, id, body: {} })).status).toBe(200);
    const row = await test.database.db
      .selectFrom('users')
      .select(['username', 'bio', 'full_name'])
      .where('id', '=', ada.userId)
      .executeTakeFirst();
    expect(row).toEqual({ username: `deleted-${ada.userId}`, bio: '', full_name: null });
  });
});

describe('a name that the desk gives', () => {
  it(
    'is that of nobody, and looks like nobody’s: one that is taken is drawn anew [DESK-96]',
    { tags: 'on-server' },
    async () => {
      const letters = [0, 0, 0, 0, 0, 0, 0, 0];
      const taken = 'member-bbbbbbbb';
      await test.database.db
        .updateTable('users')
        .set({ username: taken, username_key: usernameKey(taken), username_look: lookOf(taken) })
        .where('id', '=', boss.userId)
        .execute();
      let calls = 0;
      // The first four names are the one that is taken.
      const ids = { integer: () => ((calls += 1) <= letters.length * 4 ? 0 : 1) };
      const name = await inTransaction({ ...test.database, ids }, (ctx) => freeMemberName(ctx));
      expect(name).toBe('member-cccccccc');
    },
  );
});
