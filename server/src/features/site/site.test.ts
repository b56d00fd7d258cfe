import { desk, type PageSlug } from '@loomlight/contract/desk';
import { siteNews } from '@loomlight/contract/site-news';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAdministrator } from '../../testing/desk-acts.ts';
import { performed, performedAtOnce } from '../../testing/report-acts.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { createSiteReader } from './index.ts';
import { plainMarkup } from './plain-markup.rules.ts';

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

const inMinutes = (minutes: number) => new Date(test.clock.now().getTime() + minutes * 60_000).toISOString();

describe('a text of a page', () => {
  it.each([
    ['a script with what is in it', '# Terms\n<script>alert(1)</script>Be kind.', '# Terms\nBe kind.'],
    ['a script without an end', 'Be kind.<script>alert(1)', 'Be kind.'],
    ['a tag with what it listens to', 'Be <img src=x onerror="alert(1)">kind.', 'Be kind.'],
    ['a tag without an end', 'Be kind. <img src=x onerror=alert(1)', 'Be kind.'],
    ['a tag inside of a tag', 'Be <scr<script>x</script>ipt>alert(1)</script>kind.', 'Be alert(1)kind.'],
    ['a link that runs something', '[Be kind](javascript:alert(1)) now', 'Be kind) now'],
    ['a link in capitals', '[Be kind](JavaScript:alert) now', 'Be kind now'],
    ['a link to another protocol', '[Be kind](data:text/html,x)', 'Be kind'],
    ['the word of it alone', 'javascript:alert(1) is gone', 'alert(1) is gone'],
    ['a comment', 'Be <!-- un -->kind.', 'Be kind.'],
  ])('loses %s [DESK-60]', (_what, text, kept) => expect(plainMarkup(text)).toBe(kept));

  it('keeps its signs, its safe links and what only looks like a tag [DESK-60]', () => {
    const text = '# Terms\n\n- 3 < 4 and 5 > 4\n- [us](https://a.test), [mail](mailto:a@b.test), [help](/help)';
    expect(plainMarkup(text)).toBe(text);
  });
});

describe('a page of the site', () => {
  const read = async (slug: PageSlug = 'terms') =>
    (await test.app.http.inject({ url: `/legal/${slug}.json` })).json<{ text: string; is_default: boolean }>();
  const save = (text: string, slug: PageSlug = 'terms') => {
    const sent = { token: boss.token, params: { slug }, body: { text, reason: 'Counsel asked for it' } };
    return test
      .call(desk.savePage, { ...sent, query: { preview: 'true' } })
      .then((shown) =>
        shown.status === 200 && 'plan' in shown.body
          ? test.call(desk.savePage, { ...sent, body: { ...sent.body, plan: shown.body.plan } })
          : shown,
      );
  };
  const versions = async () =>
    (await test.call(desk.page, { token: boss.token, params: { slug: 'terms' } })).body.versions;

  it('is the one of the desk before that of the folder, and shows nothing of a script [DESK-60]', async () => {
    expect((await read()).is_default).toBe(true);
    expect((await save('# Ours\n<script>alert(1)</script><b onerror="x">Be kind.</b> [x](javascript:x)')).status).toBe(
      200,
    );
    expect(await read()).toEqual({ text: '# Ours\nBe kind. x', is_default: false });
    expect((await read('privacy')).is_default).toBe(true);
    expect((await save('<script>alert(1)</script>')).status).toBe(422);
  });

  it('keeps its earlier versions for the desk [DESK-60]', async () => {
    await save('# One');
    await save('# Two');
    expect((await save('# Two')).status).toBe(422);
    expect(await versions()).toMatchObject([
      { version: 2, text: '# Two', username: boss.username },
      { version: 1, text: '# One' },
    ]);
    expect((await read()).text).toBe('# Two');
    const [entry] = (await test.call(desk.audit, { token: boss.token, query: { action: 'site.' } })).body.entries;
    expect(entry).toMatchObject({ subject: 'terms', before: { version: 1 }, after: { version: 2, characters: 5 } });
  });
});

describe('the banner', () => {
  const show = (body: object) => performed(test, desk.showBanner, { by: boss, id: '', body });
  const seen = async () => (await test.call(siteNews.banner)).body.banner;

  it(
    'is seen at once where it was set, within a minute elsewhere, and is gone after its time [DESK-62]',
    { tags: 'on-server' },
    async () => {
      const elsewhere = createSiteReader({ db: test.database.db, clock: test.clock });
      expect([await seen(), await elsewhere.banner()]).toEqual([null, undefined]);
      const until = inMinutes(10);
      expect((await show({ text: 'Slow tonight.', until, is_dismissible: false })).status).toBe(200);
      expect(await seen()).toMatchObject({ text: 'Slow tonight.', until, is_dismissible: false });
      test.clock.advanceSeconds(59);
      expect((await elsewhere.banner())?.text).toBe('Slow tonight.');
      test.clock.advanceSeconds(541);
      expect([await seen(), await elsewhere.banner()]).toEqual([null, undefined]);
    },
  );

  it('is a notice or a warning, and leads to an address of the web or a page of this site, and nowhere else [DESK-62]', async () => {
    const until = inMinutes(10);
    await show({ text: 'Slow tonight.', until });
    expect(await seen()).toMatchObject({ tone: 'info', link: null });
    for (const link of ['https://status.example.org/now?of=all', '/help', '/']) {
      await show({ text: 'Slow tonight.', until, tone: 'warning', link });
      expect(await seen()).toMatchObject({ tone: 'warning', link });
    }
    const before = await seen();
    for (const link of [
      ...['javascript:alert(1)', 'http://status.example.org', '//elsewhere.example', '/\\elsewhere.example', 'help'],
      ...['https://', 'data:text/html,x', '/a b', `/${'x'.repeat(500)}`, ''],
    ]) {
      const refused = await show({ text: 'Slow tonight.', until, link });
      expect([link, refused.status, refused.error.details?.[0]?.path]).toEqual([link, 422, 'link']);
    }
    expect((await show({ text: 'Slow tonight.', until, tone: 'party' })).status).toBe(422);
    expect(await seen()).toEqual(before);
    // The table refuses it as well, whoever writes.
    const write = test.database.db.updateTable('site_banner').set({ link: '//elsewhere.example' });
    await expect(write.execute()).rejects.toThrow('site_banner_link_check');
  });

  it('begins when it is to begin, takes the place of the one before, and can be taken away [DESK-62]', async () => {
    await show({ text: 'One.', until: inMinutes(10) });
    await show({ text: 'Two.', from: inMinutes(5), until: inMinutes(9) });
    expect(await seen()).toBeNull();
    test.clock.advanceSeconds(301);
    expect((await seen())?.text).toBe('Two.');
    expect((await performed(test, desk.endBanner, { by: boss, id: '', body: {} })).status).toBe(200);
    expect(await seen()).toBeNull();
    expect((await performed(test, desk.endBanner, { by: boss, id: '', body: {} })).status).toBe(404);
    expect((await show({ text: 'Late.', until: inMinutes(-1) })).status).toBe(422);
  });
});

describe('the colour of the site', () => {
  const set = (colour: string | null) => performed(test, desk.setAccent, { by: boss, id: '', body: { colour } });
  const sheet = async () => (await test.app.http.inject({ url: '/site.css' })).body;

  it(
    'is seen on every page at once, is refused with its figure, and can be taken away [DESK-61]',
    { tags: 'on-server' },
    async () => {
      expect(await sheet()).toBe('');
      for (const [colour, words] of [
        ['#22c55e', /Words in it have 4\.\d to 1 in the light theme/],
        ['#ff0000', /It is \d+° from the red/],
        ['red;}body{display:none', /colour is a colour such as/],
        ['#7C3AED ', /colour is a colour such as/],
      ] as const) {
        const refused = await set(colour);
        expect([refused.status, refused.error.details?.[0]?.path, refused.error.details?.[0]?.message]).toEqual([
          422,
          'colour',
          expect.stringMatching(words),
        ]);
      }
      expect((await set('#7c3aed')).status).toBe(200);
      expect(await sheet()).toMatch(/^:root\{--color-amber:light-dark\(oklch\(0\.77 0\.\d+ 29\d/);
      expect((await test.call(desk.accent, { token: boss.token })).body).toEqual({ colour: '#7c3aed' });
      expect((await set('#7c3aed')).status).toBe(422);
      expect((await set(null)).status).toBe(200);
      expect(await sheet()).toBe('');
      const kept = await test.database.db.selectFrom('site_accent').select('colour').orderBy('version').execute();
      expect(kept.map(({ colour }) => colour)).toEqual(['#7c3aed', null]);
    },
  );

  it('is one of two that are set at once, and the other is told [DESK-61]', { tags: 'on-server' }, async () => {
    const acts = ['#7c3aed', '#1f6feb', '#0a5c36', '#c026d3'].map((colour) => ({ by: boss, body: { colour } }));
    const answers = await performedAtOnce(test, desk.setAccent, acts);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ error }) => error.code))).toEqual(new Set([undefined, 'desk_changed']));
  });
});
