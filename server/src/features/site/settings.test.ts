import { contract } from '@loomlight/contract';
import { desk, type SettingChanges } from '@loomlight/contract/desk';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postgresSignals, type Signals } from '../../db/signals.ts';
import { anAdministrator } from '../../testing/desk-acts.ts';
import { operatorContext } from '../../testing/operator-context.ts';
import { aReport, aRemoval, performed, performedAtOnce } from '../../testing/report-acts.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { usualSettings } from '../../testing/usual-settings.ts';
import { saveStoredBytes } from '../media-check/index.ts';
import { runCommand } from '../operator/index.ts';
import { openSiteSettings } from './index.ts';

let test: TestApp;
let boss: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  test = await openTestApp({ SALE_HOLD_DAYS: '3', APPEAL_DAYS: '0.5' });
});
beforeEach(async () => {
  await test.reset();
  test.clock.advanceSeconds(60);
  [boss, other] = [await anAdministrator(test), await anAdministrator(test)];
});
afterAll(() => test.close());

const change = (values: SettingChanges | object, by = boss) =>
  performed(test, desk.changeSettings, { by, id: '', body: { values } });
const read = async () => (await test.call(desk.settings, { token: boss.token })).body;
const decide = (id: string, by: TestPerson) =>
  test.call(desk.decideApproval, { token: by.token, params: { id }, body: { decision: 'approved' } });
const idOf = (answer: { readonly body: unknown }) => (answer.body as { approval_id?: string }).approval_id ?? '';

describe('the settings of the site', () => {
  it('are as the installation was set up, until the desk changes one; the audit says how it was [DESK-84]', async () => {
    const { values, defaults, changed } = await read();
    expect([values, changed]).toEqual([defaults, []]);
    expect(values).toMatchObject({ sale_hold_days: 3, appeal_days: 0.5, two_people_credits: 500, copy_same: 9 });
    const hours = { ...defaults.report_clock_hours, intimate_image: 24, other: 99.5 };
    const done = await change({
      sale_hold_days: 30,
      report_clock_hours: hours,
      classifier_thresholds: { violence: 0.4 },
    });
    expect(done.status).toBe(200);
    const now = await read();
    expect(now.values).toEqual({
      ...{ ...defaults, sale_hold_days: 30, report_clock_hours: hours, classifier_thresholds: { violence: 0.4 } },
    });
    expect(now.changed.map(({ name, username }) => [name, username])).toEqual(
      ['classifier_thresholds', 'report_clock_hours', 'sale_hold_days'].map((name) => [name, boss.username]),
    );
    expect(test.settings.current()).toEqual(now.values);
    const [entry] = (await test.call(desk.audit, { token: boss.token, query: { action: 'site.' } })).body.entries;
    expect(entry).toMatchObject({
      ...{ action: 'site.settings', subject: 'settings', reason: 'Looked at it' },
      before: { sale_hold_days: 3, classifier_thresholds: 'none' },
      after: { sale_hold_days: 30, classifier_thresholds: 'violence=0.4' },
    });
    expect(entry?.before).toMatchObject({ 'report_clock_hours.intimate_image': 48, 'report_clock_hours.fraud': 72 });
    expect(entry?.after).toMatchObject({ 'report_clock_hours.intimate_image': 24, 'report_clock_hours.fraud': 72 });
    expect((await change({ sale_hold_days: null })).status).toBe(200);
    expect((await read()).values.sale_hold_days).toBe(3);
  });

  it.each<readonly [string, object, string]>([
    [
      'more time for intimate images than the law gives',
      { report_clock_hours: { intimate_image: 49 } },
      'intimate_image',
    ],
    ['a category without hours', { report_clock_hours: { other: 24 } }, 'report_clock_hours'],
    ['fewer days to appeal than six months', { appeal_days: 182 }, 'appeal_days'],
    ['half a day', { sale_hold_days: 1.5 }, 'sale_hold_days'],
    ['too many days', { sale_hold_days: 121 }, 'sale_hold_days'],
    ['a number in words', { two_people_credits: '500' }, 'two_people_credits'],
    ['a score above one', { classifier_thresholds: { violence: 1.1 } }, 'classifier_thresholds'],
    ['a category with a line break', { classifier_thresholds: { 'vio\nlence': 0.5 } }, 'classifier_thresholds'],
    ['another word', { classifier_failure: 'refuse' }, 'classifier_failure'],
    ['the same above near', { copy_same: 14, copy_near: 12 }, 'copy_same'],
    ['near below what is the same', { copy_near: 8 }, 'copy_near'],
    ['a name without a letter', { site_name: '  ' }, 'site_name'],
    ['a name of 41 letters', { site_name: 'x'.repeat(41) }, 'site_name'],
    ['a name of two lines', { site_name: 'Bright\nLoom' }, 'site_name'],
    ['a line that turns around', { footer_line: 'Ours \u202e' }, 'footer_line'],
    ['a setting that there is not', { of_tomorrow: [] }, 'values'],
    ['an alarm to what is no address', { alarm_mails: ['ops@elsewhere.test', 'canary.test'] }, 'alarm_mails.1'],
    ['an address with another header', { alarm_mails: ['a@b.test\r\nBcc: canary@b.test'] }, 'alarm_mails.0'],
    ['an address that is too long', { alarm_mails: [`${'canary'.repeat(50)}@b.test`] }, 'alarm_mails.0'],
    ['one address twice', { alarm_mails: ['Canary@b.test', 'canary@B.test '] }, 'alarm_mails'],
    ['six addresses', { alarm_mails: ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@b.test`) }, 'alarm_mails'],
    ['one address in place of a list', { alarm_mails: 'canary@b.test' }, 'alarm_mails'],
    ['nobody where nobody was', { alarm_mails: [] }, 'alarm_mails'],
    [
      'addresses beside what another administrator approves',
      { alarm_mails: ['a@b.test'], two_people_credits: 501 },
      'alarm_mails',
    ],
    ['what it is already', { two_people_cents: 10_000 }, 'two_people_cents'],
    ['back to what was never left', { two_people_cents: null }, 'two_people_cents'],
    ['nothing at all', {}, 'values'],
  ])('refuse %s, and stay as they are [DESK-84]', async (_what, values, path) => {
    const clock = (values as SettingChanges).report_clock_hours;
    const whole =
      clock && 'intimate_image' in clock ? { ...usualSettings.defaults.report_clock_hours, ...clock } : clock;
    const refused = await change({ ...values, ...(whole && { report_clock_hours: whole }) });
    expect([refused.status, refused.error.details?.[0]?.path]).toEqual([422, expect.stringContaining(path)]);
    // What was wrong about an address is said without it.
    expect(refused.text).not.toMatch(/canary/i);
    expect((await read()).changed).toEqual([]);
  });

  it(
    'are changed by one of two who change one at once, and the other is told [DESK-84]',
    { tags: 'on-server' },
    async () => {
      const acts = [10, 20, 30, 40].map((days, at) => ({
        by: at % 2 === 0 ? boss : other,
        body: { values: { sale_hold_days: days } },
      }));
      const answers = await performedAtOnce(test, desk.changeSettings, acts);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(new Set(answers.map(({ error }) => error.code))).toEqual(new Set([undefined, 'desk_changed']));
    },
  );

  it('are of administrators alone [DESK-84]', async () => {
    const { token } = await test.person();
    const body = { values: { appeal_days: 200 }, reason: 'Looked at it' };
    for (const [sent, status] of [
      [{}, 401],
      [{ token }, 403],
    ] as const) {
      expect((await test.call(desk.settings, sent)).status).toBe(status);
      expect((await test.call(desk.changeSettings, { ...sent, body })).status).toBe(status);
    }
  });

  it('hold within seconds in a process that hears of a change, and with the next look in one that does not [DESK-84]', async () => {
    const { db, url, pool, signals } = test.database;
    const heard = url === undefined ? signals : await postgresSignals({ url, pool });
    const deaf = { publish: async () => undefined, subscribe: () => () => undefined };
    const onError = (error: unknown): never => {
      throw error;
    };
    const open = (by: Pick<Signals, 'publish' | 'subscribe'>) =>
      openSiteSettings({ db, signals: by, defaults: test.settings.defaults, onError });
    const [elsewhere, unheard] = [await open(heard), await open(deaf)];
    try {
      await change({ sale_hold_days: 30 });
      await expect.poll(() => elsewhere.current().sale_hold_days).toBe(30);
      expect(unheard.current().sale_hold_days).toBe(3);
      await unheard.read();
      expect(unheard.current().sale_hold_days).toBe(30);
      elsewhere.close();
      await change({ sale_hold_days: 40 });
      expect(elsewhere.current().sale_hold_days).toBe(30);
    } finally {
      if (heard !== signals) await heard.close();
    }
  });

  it('are as set up where another release has written what this one does not take [DESK-84]', async () => {
    const made = { changed_by: boss.userId, changed_at: test.clock.now() };
    const rows = [
      { name: 'sale_hold_days', value: '"a fortnight"', ...made },
      { name: 'of_tomorrow', value: '1', ...made },
      { name: 'copy_near', value: '20', ...made },
    ];
    await test.database.db.insertInto('site_setting').values(rows).execute();
    await test.settings.read();
    expect(test.settings.current()).toEqual({ ...test.settings.defaults, copy_near: 20 });
    expect((await read()).values).toEqual(test.settings.current());
  });
});

describe('the addresses that alarms go to', () => {
  const [one, two, three] = ['canary.one@elsewhere.test', 'Canary.Two@elsewhere.test', 'canary.three@elsewhere.test'];
  const newest = async () =>
    (await test.call(desk.audit, { token: boss.token, query: { action: 'site.settings' } })).body.entries[0];

  it('are set like every setting; the audit says how many there are, how many came and went, and none of them [DESK-91]', async () => {
    const body = { reason: 'New on call', values: { alarm_mails: [` ${one} `, two] } };
    const shown = await test.call(desk.changeSettings, { token: boss.token, body, query: { preview: 'true' } });
    expect([shown.status, shown.text]).toEqual([200, expect.not.stringMatching(/canary/i)]);
    expect((await read()).values.alarm_mails).toEqual([]);
    expect((await change({ alarm_mails: [` ${one} `, two] })).status).toBe(200);
    expect((await read()).values.alarm_mails).toEqual([one, two]);
    expect(await newest()).toMatchObject({
      before: { alarm_mails: '0 addresses' },
      after: { alarm_mails: '2 addresses: 2 added' },
    });
    // The same in another order and spelling is no change.
    expect((await change({ alarm_mails: [two.toUpperCase(), one] })).status).toBe(422);
    expect((await change({ alarm_mails: [two, three] })).status).toBe(200);
    expect(await newest()).toMatchObject({
      before: { alarm_mails: '2 addresses' },
      after: { alarm_mails: '2 addresses: 1 added, 1 taken out' },
    });
    expect((await change({ alarm_mails: null })).status).toBe(200);
    expect(await newest()).toMatchObject({ after: { alarm_mails: '0 addresses: 2 taken out' } });
    for (const table of ['audit_entry', 'approval', 'idempotency'] as const)
      expect([table, JSON.stringify(await test.database.db.selectFrom(table).selectAll().execute())]).toEqual([
        table,
        expect.not.stringMatching(/canary/i),
      ]);
  });

  it('are changed by one of two who saw the same, also where there are as many as before [DESK-91]', async () => {
    expect((await change({ alarm_mails: [one] })).status).toBe(200);
    const words = { reason: 'Looked at it', values: { alarm_mails: [two] } };
    const shown = await test.call(desk.changeSettings, { token: other.token, body: words, query: { preview: 'true' } });
    const { plan } = shown.body as { plan: string };
    expect((await change({ alarm_mails: [three] })).status).toBe(200);
    const late = await test.call(desk.changeSettings, { token: other.token, body: { ...words, plan } });
    expect([late.status, late.error.code]).toEqual([409, 'desk_changed']);
    expect((await read()).values.alarm_mails).toEqual([three]);
    // Whoever looks only after somebody has written sees another world, and may change it.
    const acts = [one, two, 'd@elsewhere.test', 'e@elsewhere.test'].map((to, at) => ({
      by: at % 2 === 0 ? boss : other,
      body: { values: { alarm_mails: [to] } },
    }));
    const answers = await performedAtOnce(test, desk.changeSettings, acts);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

/** The clock of a test goes on with each look. */
const inTenths = (time: number) => Math.round(10 * time) / 10;

describe('what is decided by a setting', () => {
  it('follows it at once: the time of reports and the days to appeal [DESK-84]', { tags: 'on-server' }, async () => {
    const ada = await test.person();
    const dueIn = async () => {
      const { id } = await aReport(test, {
        ids: [await test.image(ada, { is_public: true })],
        by: await test.person(),
      });
      const { due_at: due } = await test.database.db
        .selectFrom('report')
        .select('due_at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return inTenths((due.getTime() - test.clock.now().getTime()) / 3_600_000);
    };
    const appealDays = async () => {
      const { decisionId } = await aRemoval(test);
      const { appeal_until: until } = await test.database.db
        .selectFrom('decision')
        .select('appeal_until')
        .where('id', '=', decisionId)
        .executeTakeFirstOrThrow();
      return inTenths(((until?.getTime() ?? 0) - test.clock.now().getTime()) / (24 * 3_600_000));
    };
    expect([await dueIn(), await appealDays()]).toEqual([168, 0.5]);
    const hours = { ...test.settings.defaults.report_clock_hours, other: 12 };
    await change({ report_clock_hours: hours, appeal_days: 200 });
    expect([await dueIn(), await appealDays()]).toEqual([12, 200]);
  });

  it('follows it at once: for how long income is held [DESK-84]', { tags: 'on-server' }, async () => {
    expect(test.payments().saleHoldDays()).toBe(3);
    await change({ sale_hold_days: 0 });
    expect(test.payments().saleHoldDays()).toBe(0);
  });

  it('follows it at once: which copies are the same and which are near [DESK-84]', { tags: 'on-server' }, async () => {
    const { id } = await aReport(test, {
      ...{ ids: [await test.image(await test.person(), { is_public: true })], by: await test.person() },
    });
    const ada = await test.person();
    const copies = [await test.image(ada), await test.image(ada), await test.image(ada)];
    const found = copies.map((content_id, at) => ({ report_id: id, content_id, apart: [5, 10, 17][at] ?? 0 }));
    await test.database.db.insertInto('report_copy').values(found).execute();
    await sql`UPDATE report SET copies_searched_at = ${test.clock.now()}, copies_whole = true`.execute(
      test.database.db,
    );
    const bands = async () => {
      const { body } = await test.call(desk.reportCopies, { token: boss.token, params: { id } });
      return [body.same, body.near].map((band) => band.map(({ content_id: of }) => copies.indexOf(of)));
    };
    expect(await bands()).toEqual([[0], [1, 2]]);
    await change({ copy_same: 4, copy_near: 10 });
    expect(await bands()).toEqual([[], [0, 1]]);
  });
});

describe('the room for media', () => {
  it('is told of on the overview from nine tenths on, with how much of it is taken, as long as it is set [DESK-90]', async () => {
    const storage = async () =>
      (await test.call(desk.now, { token: boss.token })).body.waiting
        .filter(({ kind }) => kind === 'storage')
        .map(({ count }) => count);
    expect((await change({ storage_alarm_bytes: 1_000 })).status).toBe(200);
    // The store was not walked through yet.
    expect(await storage()).toEqual([]);
    const stored = (sizeBytes: number) => saveStoredBytes(test.database.db, sizeBytes);
    await stored(900);
    expect(await storage()).toEqual([]);
    await stored(901);
    expect(await storage()).toEqual([90]);
    await stored(2_500);
    expect(await storage()).toEqual([250]);
    expect((await change({ storage_alarm_bytes: 10_000 })).status).toBe(200);
    expect(await storage()).toEqual([]);
    expect((await change({ storage_alarm_bytes: null })).status).toBe(200);
    expect(await storage()).toEqual([]);
    for (const wrong of [-1, 1.5, 1e16, '1'])
      expect([wrong, (await change({ storage_alarm_bytes: wrong })).status]).toEqual([wrong, 422]);
  });
});

describe('the name of the site', () => {
  it('is in mails, receipts, titles and what the site says of itself as soon as it is set [DESK-88]', async () => {
    const ada = await test.person();
    expect((await change({ site_name: ' Bright & Loom ', footer_line: 'Made in Łódź' })).status).toBe(200);
    const told = (await test.app.http.inject({ url: '/site.json' })).json<object>();
    expect(told).toMatchObject({ name: 'Bright & Loom', footer_text: 'Made in Łódź' });
    expect((await test.app.http.inject({ url: '/site.css' })).body).toContain('Bright');
    await test.call(contract.accounts.forgotPassword, { body: { email: ada.email } });
    await expect.poll(() => test.mailer.sent.find(({ to }) => to === ada.email)?.subject).toContain('Bright & Loom');
    const mail = test.mailer.sent.find(({ to }) => to === ada.email);
    expect(mail?.text).toContain('Bright & Loom\nhttp://loomlight.test');
    expect(mail?.html).toContain('>Bright &amp; Loom</span>');
    expect(`${mail?.subject} ${mail?.html} ${mail?.text}`).not.toContain('Loomlight');
    const { id } = await test.database.db
      .selectFrom('credit_entry')
      .select('id')
      .where('user_id', '=', ada.userId)
      .executeTakeFirstOrThrow();
    const receipt = await test.call(contract.credits.receipt, { token: ada.token, params: { id } });
    expect(receipt.text).toContain('Bright &amp; Loom</title>');
    expect(receipt.text).not.toContain('Loomlight');
    expect((await change({ site_name: null, footer_line: null })).status).toBe(200);
    expect((await test.app.http.inject({ url: '/site.css' })).body).toBe('');
  });
});

describe('the number above which two people are needed', () => {
  const give = (amount: number, on: TestPerson) =>
    performed(test, desk.changeCredits, { by: boss, id: on.userId, body: { amount } });

  it('is lowered by one administrator, and holds for the next act [DESK-84, DESK-86]', async () => {
    const ada = await test.person();
    expect((await change({ two_people_credits: 10 })).status).toBe(200);
    expect([(await give(10, ada)).status, (await give(11, ada)).status]).toEqual([200, 202]);
  });

  it('is raised by two: one alone would lift what wants two [DESK-86]', async () => {
    const ada = await test.person({ credits: 0 });
    const asked = await change({ two_people_credits: 5_000, sale_hold_days: 7 });
    expect([asked.status, (await read()).changed]).toEqual([202, []]);
    expect((await give(501, ada)).status).toBe(202);
    expect((await decide(idOf(asked), boss)).error.code).toBe('own_act');
    expect((await decide(idOf(asked), other)).status).toBe(200);
    expect((await read()).values).toMatchObject({ two_people_credits: 5_000, sale_hold_days: 7 });
    expect([(await give(501, ada)).status, await test.balance(ada)]).toEqual([200, 501]);
  });

  it('that was asked for falls when a setting of it has changed, and can be approved at the machine [DESK-86]', async () => {
    const asked = await change({ two_people_cents: 20_000 });
    await change({ two_people_cents: 5_000 });
    expect((await decide(idOf(asked), other)).error.code).toBe('desk_changed');
    const again = await change({ two_people_cents: 20_000 });
    const context = await operatorContext(test);
    const defaults = test.settings.defaults;
    const operator = { ...context, siteSettings: { current: () => defaults, defaults } };
    expect((await runCommand(operator, ['approvals', 'approve', idOf(again)])).exitCode).toBe(0);
    await test.settings.read();
    expect(test.settings.current().two_people_cents).toBe(20_000);
    // Back to fewer is nobody's lift.
    expect((await change({ two_people_cents: null })).status).toBe(200);
  });

  it('is in no answer to anybody else [DESK-84]', async () => {
    await change({ sale_hold_days: 17 });
    expect((await test.call(contract.accounts.config)).text).not.toContain('two_people');
  });
});
