import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desk, type SettingChanges } from '@loomlight/contract/desk';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAdministrator } from '../../testing/desk-acts.ts';
import { operatorContext } from '../../testing/operator-context.ts';
import { aReport, performed } from '../../testing/report-acts.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { saveBeat, saveInstallationValue } from '../installation/index.ts';
import { saveStoredBytes } from '../media-check/index.ts';
import { runCommand } from '../operator/index.ts';
import { mailAlarms, writeAlarms } from './mail-alarms.ts';

let test: TestApp;
let boss: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  await test.settings.read();
  test.mailer.answer = { kind: 'sent' };
  boss = await anAdministrator(test);
  test.mailer.sent.length = 0;
});
afterAll(() => test.close());

const [ops, pager] = ['ops@elsewhere.test', 'Pager@elsewhere.test'];
const away = { kind: 'failed', permanent: false, reason: 'away' } as const;
const context = () => ({ db: test.database.db, clock: test.clock, siteSettings: test.settings });
const look = () => writeAlarms(context());
const change = (values: SettingChanges) =>
  performed(test, desk.changeSettings, { by: boss, id: '', body: { values } }).then(({ status }) => status);
/** Media that take so many per cent of their room: a matter that is there from 91 on. */
const fill = (percent: number) => saveStoredBytes(test.database.db, percent * 10);
const setUp = async (...alarm_mails: string[]): Promise<void> =>
  expect(await change({ alarm_mails, storage_alarm_bytes: 1_000 })).toBe(200);
const rows = () =>
  test.database.db.selectFrom('mail_outbox').selectAll().where('kind', '=', 'alarm').orderBy('created_at').execute();
const sent = () => test.mailer.sent.filter(({ subject }) => subject.startsWith('Loomlight: '));
/** Waits until no mail waits; those that were tried in vain are tried again. */
const delivered = async (): Promise<void> => {
  await expect
    .poll(async () => {
      test.clock.advanceSeconds(10);
      return (await rows()).filter(({ sent_at, failed_at }) => !sent_at && !failed_at).length;
    })
    .toBe(0);
};
/** Waits until a mail server that is away was asked in vain. */
const triedInVain = async (): Promise<void> => {
  await expect
    .poll(async () => (await rows()).every(({ sent_at, last_error: error }) => sent_at !== null || error === 'away'))
    .toBe(true);
};

describe('an alarm by mail', () => {
  it('goes to each address that is set, with figures and a link to the desk and not a word of anybody [DESK-92]', async () => {
    await setUp(ops, pager);
    const ada = await test.person({ username: 'Canary Byron' });
    const ids = [await test.image(ada, { is_public: true, text_prompt: 'canaryprompt on a lake' })];
    for (let no = 0; no < 3; no += 1) await aReport(test, { ids, by: await test.person() });
    const number = await sql<{ n: string }>`SELECT number AS n FROM report LIMIT 1`.execute(test.database.db);
    expect(await look()).toBe(0);
    await sql`UPDATE report SET due_at = ${test.clock.now()}`.execute(test.database.db);
    expect(await look()).toBe(2);
    await delivered();
    expect(sent().map(({ to, subject }) => [to, subject])).toEqual(
      expect.arrayContaining([ops, pager].map((to) => [to, 'Loomlight: A report is past its time'])),
    );
    expect(sent()).toHaveLength(2);
    const [mail] = sent();
    expect(mail?.text).toContain('Reports that wait: 3');
    expect(mail?.text).toContain('http://loomlight.test/desk\n');
    const kept = JSON.stringify(await rows());
    for (const word of ['canary', 'Canary', ada.email, 'rob@elsewhere.test', number.rows[0]?.n ?? '', 'token=', 'key='])
      expect([word, `${mail?.text} ${mail?.html} ${kept}`.includes(word)]).toEqual([word, false]);
  });

  it('is one of each matter that cannot wait, however many things it has, and of nothing else [DESK-92]', async () => {
    await setUp(ops);
    await fill(95);
    for (const [name, value] of [
      ['books_broken_since', '2026-01-01T00:00:00.000Z'],
      ['last_backup', '2026-01-01T00:00:00.000Z'],
    ] as const)
      await saveInstallationValue(test.database.db, { name, value });
    await sql`INSERT INTO payment_event (id, type, outcome, received_at)
      SELECT 'evt_' || n, 'checkout.session.completed', 'mismatch', now() FROM generate_series(1, 100) AS n`.execute(
      test.database.db,
    );
    await sql`INSERT INTO engine_health (process, content_type, engine, state, failures, reason, changed_at)
      VALUES ('p', 'image', 'far', 'open', 5, 'x', now() - interval '2 days')`.execute(test.database.db);
    const process = { process: 'p', role: 'worker', version: '1.2.3', startedAt: test.clock.now() };
    await saveBeat(test.database.db, process, test.clock.now());
    const kinds = (await test.call(desk.now, { token: boss.token })).body.waiting.map(({ kind }) => kind);
    expect(kinds).toEqual(['books', 'payment', 'storage', 'backup', 'engine']);
    expect([await look(), await look()]).toEqual([4, 0]);
    await delivered();
    expect(
      sent()
        .map(({ subject }) => subject)
        .toSorted(),
    ).toEqual([
      'Loomlight: Payments do not fit',
      'Loomlight: The books do not add up',
      'Loomlight: The newest backup is old',
      'Loomlight: The room for media runs out',
    ]);
  });

  it(
    'is written once by many processes at once, and not again by one that starts again [DESK-92]',
    { tags: 'on-server' },
    async () => {
      await setUp(ops, pager);
      await fill(95);
      await Promise.all(Array.from({ length: 20 }, look));
      expect(await rows()).toHaveLength(2);
      await Promise.all(Array.from({ length: 10 }, () => mailAlarms(context())));
      await delivered();
      await test.database.db.deleteFrom('round').execute();
      await Promise.all([...Array.from({ length: 10 }, look), mailAlarms(context())]);
      expect([(await rows()).length, sent().length]).toEqual([2, 2]);
    },
  );

  it('comes again after a day and not at midnight, also where a clock is put back [DESK-92]', async () => {
    await setUp(ops);
    await fill(95);
    await look();
    await delivered();
    const hour = 3_600;
    for (const hours of [11.9, 0.2, 11.5, -23, 20]) {
      test.clock.advanceSeconds(hours * hour);
      expect([hours, await look()]).toEqual([hours, 0]);
    }
    test.clock.advanceSeconds(4 * hour);
    expect([await look(), await look()]).toEqual([1, 0]);
    await delivered();
    // A clock that was a year ahead when it was sent holds nothing up.
    await sql`UPDATE mail_outbox SET sent_at = sent_at + interval '1 year'`.execute(test.database.db);
    expect(await look()).toBe(1);
  });

  it('is one of a matter that comes and goes [DESK-92]', async () => {
    await setUp(ops);
    for (let turn = 0; turn < 10; turn += 1) {
      await fill(95);
      await look();
      if (turn === 0) await delivered();
      await fill(50);
      await look();
      test.clock.advanceSeconds(600);
    }
    expect([(await rows()).length, sent().length]).toEqual([1, 1]);
  });

  it('waits for a mail server that is away, is not sent when its matter has gone, and is when that is back [DESK-92]', async () => {
    await setUp(ops);
    await fill(95);
    test.mailer.answer = away;
    await look();
    await triedInVain();
    // A day later it still waits, and no second one beside it.
    test.clock.advanceSeconds(90_000);
    expect(await look()).toBe(0);
    await fill(50);
    test.mailer.answer = { kind: 'sent' };
    await delivered();
    expect([await rows(), sent()]).toEqual([[], []]);
    await fill(99);
    expect(await look()).toBe(1);
    await delivered();
    expect(sent().map(({ text }) => text.includes('Per cent of it taken: 99'))).toEqual([true]);
  });

  it('is not sent to an address that was taken out while it waited, and is to who is new [DESK-92]', async () => {
    await setUp(ops, pager);
    await fill(95);
    test.mailer.answer = away;
    await look();
    await triedInVain();
    expect(await change({ alarm_mails: [pager, 'new@elsewhere.test'] })).toBe(200);
    expect(await look()).toBe(1);
    test.mailer.answer = { kind: 'sent' };
    await delivered();
    expect(
      sent()
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual([pager, 'new@elsewhere.test']);
  });

  it('is sent to nobody once the list was emptied while it waited [DESK-92]', async () => {
    await setUp(ops, pager);
    await fill(95);
    test.mailer.answer = away;
    await look();
    await triedInVain();
    expect(await change({ alarm_mails: [] })).toBe(200);
    test.mailer.answer = { kind: 'sent' };
    await delivered();
    expect([await look(), await rows(), sent()]).toEqual([0, [], []]);
  });

  it('that was given up comes again after a day, and not before [DESK-92]', async () => {
    await setUp(ops);
    await fill(95);
    test.mailer.answer = { kind: 'failed', permanent: true, reason: 'refused' };
    await look();
    await delivered();
    expect(await look()).toBe(0);
    test.clock.advanceSeconds(86_401);
    expect(await look()).toBe(1);
  });

  it('goes to nobody where nobody is set [DESK-92]', async () => {
    expect(await change({ storage_alarm_bytes: 1_000 })).toBe(200);
    await fill(95);
    await mailAlarms(context());
    expect([await look(), await rows()]).toEqual([0, []]);
  });
});

describe('the newest backup', () => {
  it('is named by what waits from two days on, until there is a newer one, and not where none was ever made [DESK-94]', async () => {
    const waiting = async () => {
      boss = await test.signInAgain(boss);
      return (await test.call(desk.now, { token: boss.token })).body.waiting.map(({ kind }) => kind);
    };
    const folder = await mkdtemp(join(tmpdir(), 'loomlight-old-backup-'));
    const backUp = async (name: string) =>
      (await runCommand(await operatorContext(test), ['backup', join(folder, name)])).exitCode;
    try {
      test.clock.advanceSeconds(3 * 86_400);
      expect(await waiting()).toEqual([]);
      expect(await backUp('one.tar')).toBe(0);
      test.clock.advanceSeconds(47 * 3_600);
      expect(await waiting()).toEqual([]);
      test.clock.advanceSeconds(3_700);
      expect(await waiting()).toEqual(['backup']);
      // One that fails is none.
      await expect(backUp('one.tar')).rejects.toThrow('is there already');
      expect(await waiting()).toEqual(['backup']);
      expect(await backUp('two.tar')).toBe(0);
      expect(await waiting()).toEqual([]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
