import { describe, expect, it } from 'vitest';
import type { AlarmMatter, MailKind, MailPayloads } from './mail.rules.ts';
import { renderMail } from './render-mail.ts';

const username = 'Ada <b>"&\'';
const token_id = '0190a1fd-0000-7000-8000-000000000001';
const news = { username, content_id: 'one', content_type: 'video', credits: 4, package_name: null };
const seller = { username, seller_id: token_id, from_sale_no: 1 };
const item = { content_id: 'one', content_type: 'video', sales: 1, credits: 4, is_gone: false };
const soldOnce = { sales: 1, credits: 4, held: 0, best: [item] };
const week = { user_id: token_id, username, since: '2026-11-16T00:00:00.000Z', until: '2026-11-23T00:00:00.000Z' };
const quiet = { views: 0, favorites: 0, sold: 0, earned: 0, followers: 0, published: 0 };
const thisWeek = (figures: object) => ({ ...week, ...quiet, ...figures });
const payments = { username, content_id: null, content_type: null, credits: 100, package_name: 'Starter <i>' };
const reportIds = { report_id: token_id, number: 'R-ABCDEFGH', category: 'fraud', due_at: '2026-05-08T12:30:00Z' };
const aReport = (figures: object) => ({ ...reportIds, ...figures });
const anAnswer = (outcome: string, answer: string | null) => ({
  ...{ user_id: token_id, username, refusal_id: token_id },
  ...{ outcome, answer },
});
const aStatement = (figures: object) => ({
  ...{ user_id: token_id, username, decision_id: token_id, action: 'hide', territory: 'everywhere' },
  ...{
    ground: 'law',
    ground_ref: '§ 1',
    facts: 'It shows <b>',
    redress: '',
    detected_by: 'notice',
    taken_by: 'person',
  },
  ...{ appeal_until: '2026-05-08', until: null, strike_until: null, profile: null, is_reversed: false, answer: null },
  items: [{ content_id: 'one', content_type: 'image', action: 'remove' }],
  ...figures,
});

const at = '2026-05-03T10:00:00Z';
const anAlarm = (matter: AlarmMatter, figures: object) => ({
  ...{ matter, count: 1, since: null, due_at: null },
  ...figures,
});

/** Every kind of mail with what it must say; a new kind does not compile without its line. */
const kinds: { readonly [K in MailKind]: readonly (readonly [MailPayloads[K], string, RegExp])[] } = {
  verify_email: [[{ username, token_id }, '/verify-email?token=', /confirm that this address is yours/]],
  reset_password: [[{ username, token_id }, '/reset-password?token=', /works once and for one hour/]],
  password_changed: [
    [{ username, signed_out: 'everywhere' }, '/forgot-password', /Every device has been signed out/],
    [{ username, signed_out: 'other_devices' }, '/forgot-password', /Every other device has been signed out/],
  ],
  google_linked: [[{ username }, '/settings#security', /Google account of this address/]],
  new_device: [
    [
      { username, device: 'Firefox on Linux', method: 'password', at: '2026-05-01T12:30:00.000Z' },
      '/settings#security',
      /1 May 2026 at 12:30 UTC.*Firefox on Linux.*your password.*sign that device out/s,
    ],
    [
      { username, device: 'Safari on iPhone', method: 'google', at: '2026-05-01T12:30:00.000Z' },
      '/settings#security',
      /With:? ?Google/,
    ],
  ],
  factor_changed: (
    [
      [{ kind: 'totp_added' }, /now takes a code of your authenticator app/],
      [{ kind: 'totp_removed' }, /authenticator app of your account was turned off/],
      [{ kind: 'passkey_added', name: 'Key <b>' }, /1 May 2026 at 12:30 UTC.*Key <b>/s],
      [{ kind: 'passkey_removed', name: 'Key' }, /does not open the account any more/],
      [{ kind: 'recovery_codes_made' }, /The old ones are void/],
      [{ kind: 'recovery_code_used', left: 3 }, /Codes that are left: 3/],
      [{ kind: 'second_step_failed' }, /they know your password.*Choose a new password at once/s],
      [{ kind: 'reset_by_operator' }, /removed the authenticator app, the passkeys and the recovery codes/],
    ] as const
  ).map(([change, words]) => [{ username, at: '2026-05-01T12:30:00.000Z', change }, '/settings#security', words]),
  report_received: [
    [
      aReport({ answer: null, addresses: [] }),
      `/report/${reportIds.number}?key=`,
      /R-ABCDEFGH.*8 May 2026 at 12:30 UTC/s,
    ],
  ],
  report_decided: [
    [
      aReport({
        answer: 'We agree <b>',
        addresses: [
          { address: '/generate/one', action: 'remove' },
          { address: '/generate/two', action: null },
        ],
      }),
      `/report/${reportIds.number}?key=`,
      /We agree.*generate\/one.*Removed.*generate\/two.*Nothing was done/s,
    ],
  ],
  report_alarm: [
    [
      { username, ...reportIds, type: 'report_overdue', category: 'hate_violence' },
      `/desk/reports/${token_id}`,
      /nobody has decided it.*hate violence/s,
    ],
  ],
  dispute_due: [
    [
      { username, order_id: token_id, amount_cents: 1_999, currency: 'usd', due_at: '2026-05-03T10:00:00Z' },
      '/desk/money?show=disputes',
      /nobody has sent it.*19\.99.*3 May 2026 at 10:00 UTC/s,
    ],
  ],
  alarm: [
    [anAlarm('books', { since: at }), '/desk', /promise broken.*Since:? ?3 May 2026/s],
    [anAlarm('books', {}), '/desk', /promise broken/],
    [
      anAlarm('report', { count: 1_200, since: at, due_at: at }),
      '/desk',
      /Reports that wait:? ?1,200.*was due:? ?3 May 2026 at 10:00 UTC/s,
    ],
    [anAlarm('dispute', { count: 2, due_at: at }), '/desk', /nobody has sent it.*Disputes:? ?2.*3 May 2026/s],
    [anAlarm('payment', { count: 3, since: at }), '/desk', /Payments:? ?3/],
    [anAlarm('storage', { count: 97 }), '/desk', /Per cent of it taken:? ?97/],
    [anAlarm('backup', { since: at }), '/desk', /newest is of:? ?3 May 2026/],
  ],
  statement: [
    [
      aStatement({ strike_until: '2027-05-26' }),
      `/statement/${token_id}?key=`,
      /counts as a strike until 26 May 2027: whoever decides/,
    ],
    [
      aStatement({ action: 'clear_profile', items: [], profile: { name: true, bio: true, profile_picture: true } }),
      `/statement/${token_id}?key=`,
      /replaced your name, emptied your bio and removed your picture\..*name and bio can come back.*picture does not come back/,
    ],
    [
      aStatement({ action: 'return_income', items: [] }),
      `/statement/${token_id}?key=`,
      /given income that you had on hold back/,
    ],
    [
      aStatement({}),
      `/statement/${token_id}?key=`,
      /removed for good.*everywhere.*It shows <b>.*Somebody has reported it.*not automatically.*The law.*§ 1.*8 May 2026/s,
    ],
    [
      aStatement({ ground: 'terms', taken_by: 'automated' }),
      `/statement/${token_id}?key=`,
      /Decided:? ?automatically.*The rules of this site/s,
    ],
    [
      aStatement({ action: 'suspend', until: '2026-05-03T10:00:00Z', items: [] }),
      `/statement/${token_id}?key=`,
      /you cannot sign in until 3 May 2026 at 10:00 UTC.*It shows <b>/s,
    ],
  ],
  appeal_decided: [
    [aStatement({ is_reversed: true }), `/statement/${token_id}?key=`, /take the decision back/],
    [
      { ...aStatement({}), shown_again: [token_id] },
      `/statement/${token_id}?key=`,
      /looked at the report.*lets it stand.*as it was before it was restricted/s,
    ],
    [aStatement({ answer: 'It stays' }), `/statement/${token_id}?key=`, /the decision stands.*It stays/s],
  ],
  objection_answered: [
    [anAnswer('mistaken', 'The rule is gone'), '/rules', /refused by mistake.*you were right.*The rule is gone/s],
    [anAnswer('upheld', null), '/rules', /the refusal stands/],
  ],
  email_change_new: [
    [{ user_id: token_id, username, change_id: token_id }, '/change-email?token=', /confirm that it is yours/],
  ],
  email_change_old: [
    [
      {
        ...{ user_id: token_id, username, change_id: token_id },
        new_email: 'ada@new.test',
        changes_at: '2026-05-08T12:30:00.000Z',
      },
      '/change-email?token=',
      /if it was not, stop it here.*ada@new\.test.*8 May 2026 at 12:30 UTC/s,
    ],
  ],
  email_changed: [
    [
      { user_id: token_id, username, new_email: 'ada@new.test', is_former: true },
      '/settings#account',
      /uses another address.*ada@new\.test.*had access to your account/s,
    ],
    [
      { user_id: token_id, username, new_email: 'ada@new.test', is_former: false },
      '/settings#account',
      /uses this address/,
    ],
  ],
  email_in_use: [[{ username }, '/auth', /belongs to yours, so nothing was changed/]],
  account_deleted: [
    [{ username }, '', /has been deleted.*somebody else had access/s],
    [{ username, at_desk: true }, '', /administrator of this site has done this.*has been deleted.*do not know why/s],
  ],
  data_exported: [
    [{ username }, '/settings#security', /downloaded a copy of all its data/],
    [{ username, at_desk: true }, '/settings#security', /administrator of this site has made a copy.*in writing/],
  ],
  receipt: [
    [
      {
        username,
        package_name: 'Starter <i>',
        credits: 100,
        amount_cents: 499,
        currency: 'usd',
        order_id: token_id,
      },
      '/credits',
      /Paid:? ?\$4\.99/,
    ],
  ],
  taken_down: [
    [{ username, content_type: 'image', reason: 'Shows <i>' }, '/dashboard', /one of your images.*The reason: Shows/],
    [{ username, content_type: 'video', reason: 'x' }, '/dashboard', /not refunded/],
  ],
  sales: [
    [{ ...seller, ...soldOnce }, '/generate/video/one', /You earned 4 credits/],
    [{ ...seller, ...soldOnce, held: 4 }, '/generate/video/one', /earned 4 credits.*They are on hold for now/s],
    [{ ...seller, ...soldOnce, held: 1 }, '/generate/video/one', /1 credit of them is on hold for now: the money/],
    [{ ...seller, ...soldOnce, best: [{ ...item, is_gone: true }] }, '/credits', /You earned 4 credits/],
    [
      {
        ...seller,
        sales: 3,
        credits: 12,
        held: 0,
        best: [
          { ...item, sales: 2, credits: 8 },
          { ...item, is_gone: true },
        ],
      },
      '/credits',
      /12 credits.*2 times, 8 credits:? ?http:\/\/loomlight.test\/generate\/video\/one.*Removed since/s,
    ],
  ],
  weekly: [
    [
      thisWeek({ views: 120, sold: 3, earned: 12, published: 100 }),
      '/statistics',
      /from 16 November to 22 November.*Views:? ?120.*3, for 12 credits.*100 or more/s,
    ],
    [thisWeek({ published: 7 }), '/?sort=following', /New from those you follow:? ?7(?! or)/],
  ],
  notification: [
    [{ ...news, type: 'generation_completed' }, '/generate/video/one', /It is waiting in your dashboard/],
    [{ ...news, type: 'generation_failed' }, '/generate/video/one', /4 credits came back/],
    [{ ...news, type: 'prompt_sold' }, '/generate/video/one', /You earned 4 credits/],
    [{ ...news, type: 'prompt_sold_held' }, '/generate/video/one', /4 credits, on hold until/],
    [{ ...news, type: 'favorite' }, '/generate/video/one', /dashboard/],
    [{ ...payments, type: 'payment_refunded' }, '/credits', /taken back 100 credits of your Starter/],
    [{ ...payments, type: 'payment_disputed' }, '/credits', /hold back 100 credits/],
    [{ ...payments, type: 'sale_reversed' }, '/credits', /taken back 100 credits from what you have on hold/],
    [{ ...payments, type: 'sale_restored' }, '/credits', /given back 100 credits/],
    [{ ...payments, type: 'dispute_won' }, '/credits', /given back 100 credits/],
  ],
};
const lines = Object.entries(kinds).flatMap(([kind, cases]) =>
  cases.map(([payload, path, words]) => ({ kind, payload, path, words })),
);

const ctx = {
  ...{ publicUrl: 'http://loomlight.test', tokenSecret: 'a secret of the test' },
  siteName: () => 'Loomlight',
};
const render = (kind: string, payload: object, siteName = ctx.siteName) =>
  renderMail({ ...ctx, siteName }, { id: '1', kind, recipient: 'ada@loomlight.test', payload, attempts: 1 });

/** What a reader of the HTML sees. */
function seen(html: string): string {
  const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'" };
  return html
    .replace(/<(?:style|title)>[^]*?<\/(?:style|title)>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(lt|gt|quot|amp|#39);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ');
}

describe('a mail', () => {
  it.each(lines)(
    'of the kind $kind ($payload.type) says the same in plain text and in HTML',
    ({ kind, payload, path, words }) => {
      const mail = render(kind, payload);
      expect(mail.to).toBe('ada@loomlight.test');
      expect(mail.text).toMatch(words);
      expect(seen(mail.html)).toMatch(words);
      for (const line of mail.text.split('\n').filter((text) => text !== ''))
        for (const part of line.split(': ')) expect(seen(mail.html)).toContain(part.trim());
      expect(mail.text).toContain(`http://loomlight.test${path}`);
      expect(mail.html).toContain(`href="http://loomlight.test${path}`);
      expect(mail.subject).not.toMatch(/[\r\n]/);
    },
  );

  it.each(lines)(
    'of the kind $kind ($payload.type) has one button, both themes, and fetches nothing',
    ({ kind, payload }) => {
      const { html } = render(kind, payload);
      expect(html.match(/background:#f0a13c;color:#221608/g)).toHaveLength(1);
      expect(html).toContain('<meta name="color-scheme" content="light dark">');
      expect(html).toContain('prefers-color-scheme:dark');
      expect(html).not.toMatch(/<(?:img|script|link|iframe)|url\(|src=/);
      // A name is text, whatever it holds.
      expect(html).not.toContain('<b>');
      expect(html).not.toContain('<i>');
      // Programs cut off what is larger than 102 kB.
      expect(Buffer.byteLength(html)).toBeLessThan(20_000);
    },
  );

  it('that comes every week leaves out what was none, and says how it ends [KEEP-78, KEEP-80]', () => {
    const mail = render('weekly', thisWeek({ favorites: 1 }));
    expect(mail.text).toContain('Favorites: 1');
    expect(mail.text).not.toMatch(/Views|sold|followers|follow:/);
    expect(mail.text).toMatch(/Stop it: http:\/\/loomlight\.test\/stop-weekly-mail\?token=\S+/);
    expect(mail.stopAddress).toMatch(/^http:\/\/loomlight\.test\/api\/v1\/weekly-mail\/stop\?token=\S+$/);
    expect(render('email_in_use', { username }).stopAddress).toBeUndefined();
  });

  it('of a kind that nobody knows is an error, and not an empty mail', () => {
    expect(() => render('nonsense', {})).toThrow('There is no mail of the kind nonsense.');
  });
});
