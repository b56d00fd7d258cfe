import { contract } from '@loomlight/contract';
import { desk } from '@loomlight/contract/desk';
import { pino } from 'pino';
import * as z from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharp } from '../../kernel/sharp.ts';
import { bringAlong } from '../../testing/bring-along.ts';
import { anAdministrator } from '../../testing/desk-acts.ts';
import { type ClassifierPeer, openClassifierPeer } from '../../testing/peers/classifier-peer.ts';
import { putImage } from '../../testing/put-image.ts';
import { rawZip } from '../../testing/raw-zip.ts';
import { performed } from '../../testing/report-acts.ts';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

// A webhook over a real socket that judges words and pictures, chosen by settings as an installation has it.

let test: TestApp;
let peer: ClassifierPeer;
let boss: TestPerson;
let ada: TestPerson;
const log: string[] = [];
beforeAll(async () => {
  peer = await openClassifierPeer();
  const settings = {
    CLASSIFIER: 'webhook',
    CLASSIFIER_URL: `${peer.address}/judge`,
    CLASSIFIER_KEY: 'a key of these tests',
    CLASSIFIER_IMAGES: 'on',
  };
  test = await openTestApp(settings, undefined, pino({ level: 'debug' }, { write: (line: string) => log.push(line) }));
});
beforeEach(async () => {
  await test.reset();
  peer.faultOfImages = undefined;
  peer.verdictOfImages = 'pass';
  boss = await anAdministrator(test);
  ada = await test.person();
  // A line that was left alone is tried again by what passes.
  await test.image(ada);
  peer.requests.length = 0;
});
afterAll(async () => {
  await test.close();
  await peer.close();
});

const asked = z.object({ kind: z.enum(['text', 'image']), data: z.base64().optional() });
const asks = () => peer.requests.map(({ body }) => asked.parse(JSON.parse(body)));
const reviews = async () => (await test.call(desk.reviews, { token: boss.token })).body.reviews;

describe('a finished picture that a classifier judges', () => {
  it('is sent once, small and without a word or a name, and is shown where it passes [DESK-132]', async () => {
    const id = await test.image(ada, { text_prompt: 'canarypicture', is_public: true });
    expect((await test.call(contract.images.get, { params: { id } })).status).toBe(200);
    const [words, image, ...more] = asks();
    expect([words?.kind, image?.kind, more.length]).toEqual(['text', 'image', 0]);
    expect(Object.keys(JSON.parse(peer.requests[1]?.body ?? '{}') as object)).toEqual(['kind', 'media_type', 'data']);
    const { width } = await sharp(Buffer.from(image?.data ?? '', 'base64')).metadata();
    expect(width).toBeLessThanOrEqual(333);
  });

  it.each(['review', 'refuse'] as const)(
    'is charged, private and waits where it says %s, and is as wished when it passes [DESK-132, DESK-31]',
    async (verdict) => {
      peer.verdictOfImages = verdict;
      const before = await test.balance(ada);
      const id = await test.image(ada, { is_public: true, is_prompt_locked: true, prompt_price: 9 });
      expect(await test.balance(ada)).toBeLessThan(before);
      expect((await test.call(contract.images.get, { params: { id } })).status).toBe(404);
      expect((await test.finished(ada, id)).moderation).toMatchObject({ state: 'review' });
      expect(await reviews()).toMatchObject([
        { id, pattern: null, looks_banned: false, is_public: true, prompt_price: 9 },
      ]);
      expect((await performed(test, desk.passReview, { by: boss, id, body: {} })).status).toBe(200);
      expect((await test.call(contract.images.get, { params: { id } })).body).toMatchObject({
        ...{ is_public: true, is_prompt_locked: true, prompt_price: 9 },
      });
      expect(await ledgerViolations(test.database)).toEqual([]);
    },
  );

  it('is finished and waits where the program says nothing that can be read [DESK-132]', async () => {
    peer.faultOfImages = 'html';
    const id = await test.image(ada, { is_public: true });
    expect(await test.finished(ada, id)).toMatchObject({ status: 'completed', moderation: { state: 'review' } });
    expect(await reviews()).toMatchObject([{ id, looks_banned: false }]);
  });

  it('waits as well when it is brought along in an archive [DESK-132]', async () => {
    peer.verdictOfImages = 'refuse';
    await bringAlong(test, ada, rawZip([{ name: 'lake.png', bytes: await anImage() }]));
    expect(await reviews()).toMatchObject([{ user_id: ada.userId, looks_banned: false, is_public: false }]);
  });
});

describe('an uploaded picture that a classifier judges', () => {
  it.each([
    ['pass', 200, 200],
    ['review', 200, 422],
    ['refuse', 422, 422],
  ] as const)(
    'that it says %s of is %i to start from and %i for a profile, where everybody sees it [DESK-132]',
    async (verdict, reference, profile) => {
      peer.verdictOfImages = verdict;
      const bytes = await anImage();
      const answers = [
        await putImage(test, ada, { bytes, purpose: 'reference_image' }),
        await putImage(test, ada, { bytes, purpose: 'profile_picture' }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([reference, profile]);
      expect(answers.filter(({ status }) => status === 422).every(({ code }) => code === 'picture_refused')).toBe(true);
      const kept = await test.database.db.selectFrom('upload').select('state').where('state', '=', 'ready').execute();
      expect(kept).toHaveLength(answers.filter(({ status }) => status === 200).length);
    },
  );

  it('is let through where the program says nothing that can be read: what is made of it is judged again [DESK-132]', async () => {
    peer.faultOfImages = '500';
    const { status } = await putImage(test, ada, { bytes: await anImage(), purpose: 'reference_image' });
    expect(status).toBe(200);
  });
});

it('no word of a prompt and no byte of a picture stands in the log [DESK-33, DESK-132]', () => {
  expect(log.join('')).not.toMatch(/canarypicture|base64|UklGR/);
});

/** Not as wide as it is high, and larger than what is sent of it. */
function anImage(): Promise<Buffer> {
  return sharp({ create: { width: 700, height: 900, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
}
