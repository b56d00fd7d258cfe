import { desk } from '@loomlight/contract/desk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharp } from '../../kernel/sharp.ts';
import { anAdministrator } from '../../testing/desk-acts.ts';
import { blackPng, packedText, withChunks } from '../../testing/png-parts.ts';
import { performed, performedAtOnce } from '../../testing/report-acts.ts';
import { aLogo, aReadLogo, sendLogo } from '../../testing/send-logo.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { createSiteReader } from './index.ts';

let test: TestApp;
let boss: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  test.clock.advanceSeconds(60);
  boss = await anAdministrator(test);
});
afterAll(() => test.close());

const set = (digest: string | null) => performed(test, desk.setLogo, { by: boss, id: '', body: { digest } });
const get = (url: string) => test.app.http.inject({ url });
const siteJson = async () => (await get('/site.json')).json<{ logo_url: string | null; site_css: string | null }>();
const rows = () => test.database.db.selectFrom('site_logo').select(['digest', 'chosen_at']).orderBy('digest').execute();

/** What lies in the store of media. */
async function kept(): Promise<readonly string[]> {
  const keys: string[] = [];
  for await (const { key } of test.objectStore.list()) keys.push(key);
  return keys;
}

describe('a picture that is to become the logo', () => {
  it.each(['png', 'webp'] as const)(
    'is encoded anew when it is a %s, and keeps what is transparent [DESK-89]',
    async (format) => {
      const sent = await sharp(await aLogo('#7c3aed', { width: 1_200, height: 300 }))
        .withExif({ IFD0: { Copyright: 'canaryexif' } })
        .toFormat(format, { lossless: true })
        .toBuffer();
      const { status, body } = await sendLogo(test, boss, sent);
      expect([status, body.width, body.height]).toEqual([201, 512, 128]);
      const kept = Buffer.from(body.image.split(',')[1] ?? '', 'base64');
      expect([kept.byteLength, kept.includes('canaryexif'), kept.toString('latin1', 8, 12)]).toEqual([
        body.size_bytes,
        false,
        'WEBP',
      ]);
      const { data } = await sharp(kept).raw().toBuffer({ resolveWithObject: true });
      expect([...data.subarray(0, 4), data[4 * 511 + 3]]).toEqual([0x7c, 0x3a, 0xed, 255, 0]);
    },
  );

  it('stays within what a row may hold, whatever it shows [DESK-89]', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const;
    const sent = await sharp({ create: { width: 380, height: 380, channels: 3, background: 'red', noise } })
      .png()
      .toBuffer();
    const { status, body } = await sendLogo(test, boss, sent);
    expect([status, body.size_bytes <= 65_536]).toEqual([201, true]);
  });

  const photo = (format: 'jpeg' | 'gif' | 'avif') =>
    sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
      .toFormat(format)
      .toBuffer();
  it.each([
    [
      'an SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'A logo is a PNG or a WebP picture.',
    ],
    ['a JPEG', () => photo('jpeg'), 'A logo is a PNG or a WebP picture.'],
    ['a GIF', () => photo('gif'), 'A logo is a PNG or a WebP picture.'],
    ['an AVIF', () => photo('avif'), 'A logo is a PNG or a WebP picture.'],
    ['words', async () => Buffer.from('just some words'), 'A logo is a PNG or a WebP picture.'],
    ['nothing', async () => Buffer.alloc(0), 'The file is empty.'],
    [
      'more bytes than it may have',
      async () => Buffer.concat([await aLogo('red'), Buffer.alloc(512_000)]),
      'A logo has at most 512 kB.',
    ],
    [
      'few bytes with many pixels',
      async () => blackPng(16_000),
      'This picture has too many pixels. At most 40 megapixels are possible.',
    ],
    [
      'a profile that unpacks to 50 MB',
      async () => withChunks(await aLogo('red'), [packedText('iCCP', 50_000_000)]),
      'This file could not be read as a picture. Please choose another one.',
    ],
    [
      'half a file',
      async () => {
        const whole = await aLogo('red', { width: 300, height: 300 });
        return whole.subarray(0, whole.length / 2);
      },
      'This file could not be read as a picture. Please choose another one.',
    ],
  ])('is refused with a sentence when it is %s, and nothing is kept [DESK-89]', async (_what, make, sentence) => {
    const { status, error } = await sendLogo(test, boss, await make());
    expect([status, error.message]).toEqual([422, sentence]);
    expect([await rows(), await kept()]).toEqual([[], []]);
  });

  it('is read for administrators alone, out of its field [DESK-89]', async () => {
    const sent = await aLogo('red');
    expect((await sendLogo(test, undefined, sent)).status).toBe(401);
    expect((await sendLogo(test, await test.person(), sent)).status).toBe(403);
    expect((await sendLogo(test, boss, sent, 'logo')).error.message).toBe('Please send the picture in the field file.');
    expect(await rows()).toEqual([]);
  });

  it('waits to be chosen for a day, and no more than eight do [DESK-89]', async () => {
    const digests = Array.from({ length: 8 }, (_, at) => `${at}`.repeat(64));
    const read = { bytes: Buffer.from('x'), width: 1, height: 1 };
    const waiting = digests.map((digest, at) => ({
      ...read,
      ...{ digest, read_at: new Date(test.clock.now().getTime() - (at < 2 ? 1_000 - at : 86_390_000 - at)) },
    }));
    await test.database.db.insertInto('site_logo').values(waiting).execute();
    const chosen = await aReadLogo(test, boss);
    // The eighth was read first.
    expect((await rows()).map(({ digest }) => digest)).toEqual(
      [...digests.filter((one) => one !== '2'.repeat(64)), chosen].toSorted(),
    );
    expect((await set(chosen)).status).toBe(200);
    expect((await set('2'.repeat(64))).error.details?.[0]).toEqual({
      path: 'digest',
      message: 'This picture is not here any more. Please choose it once more.',
    });
    test.clock.advanceSeconds(20);
    const late = await aReadLogo(test, boss, '#123456');
    expect((await rows()).map(({ digest }) => digest)).toEqual([...digests.slice(0, 2), chosen, late].toSorted());
  });
});

describe('the logo of the site', () => {
  it('stands in the sheet of every page and under an address of its own, and can be taken away [DESK-89]', async () => {
    expect([(await siteJson()).logo_url, (await get('/site.webp')).statusCode]).toEqual([null, 404]);
    const digest = await aReadLogo(test, boss);
    expect([(await siteJson()).logo_url, (await test.call(desk.logo, { token: boss.token })).body.logo]).toEqual([
      null,
      null,
    ]);
    expect((await set(digest)).status).toBe(200);
    const address = `/site.webp?v=${digest.slice(0, 12)}`;
    const { logo_url, site_css } = await siteJson();
    expect(logo_url).toBe(address);
    expect((await get(site_css ?? '')).body).toContain(`url("${address}") center/contain no-repeat`);
    const { headers, rawPayload } = await get(address);
    expect([headers['content-type'], headers['cache-control'], headers['x-content-type-options']]).toEqual([
      'image/webp',
      'public, max-age=31536000, immutable',
      'nosniff',
    ]);
    expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 64, height: 48 });
    expect((await get('/site.webp?v=000000000000')).headers['cache-control']).toBe('public, max-age=20');
    expect((await test.call(desk.logo, { token: boss.token })).body.logo).toMatchObject({ digest, width: 64 });
    expect((await set(digest)).status).toBe(422);
    expect((await set(null)).status).toBe(200);
    expect([(await siteJson()).logo_url, (await get(address)).statusCode, await rows()]).toEqual([null, 404, []]);
    expect((await set(null)).status).toBe(422);
  });

  it('stands in the audit by its digest, as it was and as it is, and never by its bytes [DESK-89]', async () => {
    const [one, two] = [await aReadLogo(test, boss, '#7c3aed'), await aReadLogo(test, boss, '#0a5c36')];
    await set(one);
    await set(two);
    const { entries } = (await test.call(desk.audit, { token: boss.token, query: { action: 'site.logo' } })).body;
    expect(entries[0]).toMatchObject({
      subject: 'logo',
      before: { logo: one, width: 64, height: 48 },
      after: { logo: two, width: 64, height: 48 },
    });
    expect(JSON.stringify(entries).length).toBeLessThan(2_000);
    expect((await rows()).map(({ digest }) => digest)).toEqual([two]);
  });

  it('is seen within seconds in a process that has read another one [DESK-89]', async () => {
    const elsewhere = createSiteReader({ db: test.database.db, clock: test.clock });
    expect(await elsewhere.logo()).toBeUndefined();
    const digest = await aReadLogo(test, boss);
    await set(digest);
    test.clock.advanceSeconds(10);
    expect((await elsewhere.logo())?.digest).toBe(digest);
    await set(null);
    test.clock.advanceSeconds(10);
    expect(await elsewhere.logo()).toBeUndefined();
  });

  it('is one of several that are chosen at once, and the others are told [DESK-89]', async () => {
    const acts: { readonly by: TestPerson; readonly body: object }[] = [];
    for (const colour of ['#7c3aed', '#1f6feb', '#0a5c36', '#c026d3'])
      acts.push({ by: boss, body: { digest: await aReadLogo(test, boss, colour) } });
    const answers = await performedAtOnce(test, desk.setLogo, acts);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ error }) => error.code))).toEqual(new Set([undefined, 'desk_changed']));
    expect((await rows()).filter(({ chosen_at }) => chosen_at !== null)).toHaveLength(1);
  });
});
