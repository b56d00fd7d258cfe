import { beforeEach, expect, it } from 'vitest';
import { systemIds } from '../../kernel/ids.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { listMails, openMailboxMailer, removeOldMailbox } from './index.ts';

const { db, reset } = await useTestDatabase();
const clock = createTestClock();
const mailer = openMailboxMailer({ db, clock, ids: systemIds });
beforeEach(reset);

it('keeps what would be sent, the newest first, for as long as it is asked to', async () => {
  const subjects = async () => (await listMails({ db }, 10)).map(({ subject }) => subject);
  const send = (subject: string) =>
    mailer.send({ to: 'ada@loomlight.test', subject, text: 'text', html: '<p>text</p>' });
  expect(await send('Old')).toEqual({ kind: 'sent' });
  clock.advanceSeconds(60);
  const between = clock.now();
  clock.advanceSeconds(60);
  await send('New');
  expect(await subjects()).toEqual(['New', 'Old']);
  expect(await removeOldMailbox(db, between, 10)).toBe(1);
  expect(await subjects()).toEqual(['New']);
});
