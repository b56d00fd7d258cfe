import { createHash } from 'node:crypto';
import { apiBase, contract } from '@loomlight/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../db/transaction.ts';
import { readZip } from '../../testing/read-zip.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { grantCredits } from '../credits/index.ts';
import { csvLine } from './export.rules.ts';
import { exportPage } from './export.store.ts';

const { images, userSettings } = contract;
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

type Rows = readonly Readonly<Record<string, unknown>>[];
interface Exported {
  readonly account: Readonly<Record<string, unknown>>;
  readonly choices: Readonly<Record<string, unknown>>;
  readonly [section: string]: Rows | Readonly<Record<string, unknown>>;
}
const take = (who: TestPerson | undefined, format?: string) =>
  test.app.http.inject({
    url: `${apiBase}/user/export${format === undefined ? '' : `?format=${format}`}`,
    headers: who ? { authorization: `Bearer ${who.token}` } : {},
  });
async function paint(who: TestPerson, body: object): Promise<string> {
  const answer = await test.call(images.generate, { token: who.token, rawBody: { size: '64x64', ...body } });
  await test.finished(who, answer.body.id);
  return answer.body.id;
}
const unlock = (who: TestPerson, id: string) =>
  test.call(contract.prompts.purchase, {
    token: who.token,
    params: { id },
    body: { content_type: 'image', expected_price: 5 },
  });

/** Ada has something of everything; Bob has dealings with her, and secrets of his own. */
async function twoLives() {
  const ada = await test.person({ credits: 100 });
  const bob = await test.person({ credits: 100, username: 'Canary Bobrik' });
  const hers = await paint(ada, { text_prompt: 'ada hidden words', is_public: false });
  const sold = await paint(ada, { text_prompt: 'ada sold words', is_prompt_locked: true, prompt_price: 5 });
  const bought = await paint(bob, {
    text_prompt: 'bob sold these words',
    negative_prompt: 'fog',
    is_prompt_locked: true,
    prompt_price: 5,
  });
  const liked = await paint(bob, { text_prompt: 'canarylocked recipe', is_prompt_locked: true, prompt_price: 9 });
  await paint(bob, { text_prompt: 'canaryprivate diary', is_public: false });
  await unlock(bob, sold);
  await unlock(ada, bought);
  const favorite = { content_type: 'image', action: 'favorite' } as const;
  await test.call(contract.favorites.set, { token: ada.token, params: { id: liked }, body: favorite });
  await test.call(userSettings.profile, { token: ada.token, body: { bio: 'Ada of the lakes' } });
  await test.call(userSettings.savePreferences, { token: ada.token, body: { theme: 'light' } });
  await test.call(contract.payments.createLink, {
    token: ada.token,
    body: { package_id: 'starter', success_url: 'http://loomlight.test/', cancel_url: 'http://loomlight.test/' },
  });
  return { ada, bob, hers, sold, bought, liked };
}

/** The files of the archive by name, and its lines. */
async function archived(who: TestPerson) {
  const files = readZip((await take(who, 'zip')).rawPayload);
  const text = files.get('archive.jsonl')?.toString() ?? '';
  return {
    files,
    lines: text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>),
  };
}

describe('the export', () => {
  it('holds all that is the person’s own, what was bought with its words, and a mail tells of it [MAKE-68]', async () => {
    const { ada, hers, sold, bought, liked } = await twoLives();
    const answer = await take(ada);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'application/json; charset=utf-8',
      'private, no-store',
    ]);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="loomlight-\d{4}-\d\d-\d\d\.json"$/);
    const data = answer.json<Exported>();
    expect(data.account).toMatchObject({ id: ada.userId, email: ada.email, bio: 'Ada of the lakes' });
    expect(data.choices).toMatchObject({ preferences: { theme: 'light' }, weekly_mail: false });
    expect(data['content']).toMatchObject([
      { id: hers, text_prompt: 'ada hidden words', is_public: false },
      { id: sold, text_prompt: 'ada sold words', credits_earned: 4 },
    ]);
    expect(data['purchases']).toMatchObject([
      { content_id: bought, text_prompt: 'bob sold these words', negative_prompt: 'fog' },
    ]);
    expect(data['sales']).toMatchObject([{ content_id: sold, credits_earned: 4 }]);
    expect(data['favorites']).toMatchObject([{ id: liked, content_type: 'image' }]);
    expect((data['ledger'] as Rows).map(({ amount }) => amount)).toEqual([100, -1, -1, 4, -5]);
    expect(data['orders']).toMatchObject([{ package_name: 'Starter', paid_at: null }]);
    expect(data['sessions']).toMatchObject([{ device: 'Unknown device', ended_at: null }]);
    expect(data['identities']).toEqual([]);
    await expect
      .poll(() => test.mailer.sent.filter(({ to }) => to === ada.email).map(({ subject }) => subject))
      .toContain('A copy of your data was made');
  });

  it('holds nothing of anybody else: no address, no name, no locked or private word, not who bought [R-API-35]', async () => {
    const { ada, bob } = await twoLives();
    const json = (await take(ada)).body;
    const zip = readZip((await take(ada, 'zip')).rawPayload);
    const everything = json + [...zip.values()].map((bytes) => bytes.toString('latin1')).join('\n');
    expect(everything.match(/canary/gi)).toBeNull();
    expect(everything).not.toContain(bob.email);
    // As the seller of what she bought he is known to her by his id; as her buyer he is not.
    expect(JSON.stringify((JSON.parse(json) as Exported)['sales'])).not.toContain(bob.userId);
    expect(everything).not.toMatch(/password_hash|argon2|token_hash|media_key|refresh/);
  });

  it('is a ZIP with the document, the ledger as a table, and every own file whole [R-API-35]', async () => {
    const { ada, hers } = await twoLives();
    const answer = await take(ada, 'zip');
    expect(answer.headers['content-type']).toBe('application/zip');
    const files = readZip(answer.rawPayload);
    const manifest = JSON.parse(files.get('manifest.json')?.toString() ?? '') as Exported;
    const named = (manifest['content'] as Rows).map(({ file }) => String(file));
    expect([...files.keys()].toSorted()).toEqual(['archive.jsonl', 'ledger.csv', 'manifest.json', ...named].toSorted());
    const { body } = await test.call(images.get, { params: { id: hers }, token: ada.token });
    const media = await test.app.http.inject(body.media_url ?? '');
    expect(files.get(named.find((name) => name.includes(hers)) ?? '')?.equals(media.rawPayload)).toBe(true);
    const lines = files.get('ledger.csv')?.toString().trim().split('\r\n') ?? [];
    expect(lines[0]).toBe('id,date,type,credits_in,credits_out,balance_after,description,generation_id');
    expect(lines).toHaveLength(6);
    expect(lines[2]).toMatch(/,image_generation,,1,99,/);
  });

  it('holds a line for each own item and file, by which another place imports them, with the hash of each [KEEP-45]', async () => {
    const { ada, hers, sold } = await twoLives();
    await test.call(contract.images.change, { token: ada.token, params: { id: sold }, body: { is_public: false } });
    const remix = await paint(ada, { text_prompt: 'ada once more', remix_of: hers });
    const { files, lines } = await archived(ada);
    const kinds = lines.map(({ kind }) => kind);
    expect(kinds).toEqual(['head', 'item', 'item', 'item', 'file', 'file', 'file', 'end']);
    expect(lines[0]).toMatchObject({ format: 'loomlight-archive', version: 1 });
    const items = lines.filter(({ kind }) => kind === 'item');
    expect(items).toMatchObject([
      { id: hers, text_prompt: 'ada hidden words', content_type: 'image', width: 64, made_from: null },
      { id: sold, text_prompt: 'ada sold words' },
      { id: remix, text_prompt: 'ada once more', made_from: hers },
    ]);
    // Money, locks and openness are no part of it, and neither is anybody who bought.
    expect(JSON.stringify(lines)).not.toMatch(/credits|price|lock|public|earned|ledger/);
    for (const { name, size_bytes: size, sha256 } of lines.filter(({ kind }) => kind === 'file')) {
      const bytes = files.get(String(name));
      expect([bytes?.byteLength, bytes && createHash('sha256').update(bytes).digest('hex')]).toEqual([size, sha256]);
    }
  });

  it('does not hand out bought words as those of an own item [KEEP-46]', async () => {
    const { ada } = await twoLives();
    const derived = await paint(ada, { text_prompt: 'Bob SOLD these words', is_public: false });
    const { files, lines } = await archived(ada);
    const item = lines.find(({ id }) => id === derived);
    expect(item).toMatchObject({ text_prompt: null, negative_prompt: null, seed: null });
    expect(files.get('archive.jsonl')?.toString().toLowerCase()).not.toContain('bob sold');
  });

  it('names no file that went away while it was sent, and is whole without it [KEEP-45]', async () => {
    const { ada, hers } = await twoLives();
    for await (const { key } of test.objectStore.list(`generated/${ada.userId}`))
      if (key.includes(hers)) await test.objectStore.remove(key);
    const { lines } = await archived(ada);
    expect(lines.filter(({ kind }) => kind === 'item')).toHaveLength(2);
    expect(lines.filter(({ kind }) => kind === 'file')).toHaveLength(1);
    expect(lines.at(-1)).toEqual({ kind: 'end' });
  });

  it('runs no formula in a spreadsheet', async () => {
    const ada = await test.person({ credits: 0 });
    for (const [index, description] of ['=cmd|calc', '+1', '-1', '@SUM(A1)', '\tx', 'plain, "quoted"'].entries())
      await inTransaction(test.database, (ctx) =>
        grantCredits(ctx, {
          userId: ada.userId,
          kind: 'admin_credit',
          credits: 1,
          cause: `formula:${index}`,
          description,
          by: { actor: 'test', action: 'credits.give' },
          now: test.clock.now(),
        }),
      );
    const csv =
      readZip((await take(ada, 'zip')).rawPayload)
        .get('ledger.csv')
        ?.toString() ?? '';
    for (const line of csv.split('\r\n')) expect(line).not.toMatch(/(^|,)"?[=+\-@\t]/);
    expect(csv).toContain(`'=cmd|calc`);
    expect(csv).toContain('"plain, ""quoted"""');
    expect(csvLine(['\rx', null, 5])).toBe(`"'\rx",,5\r\n`);
  });

  it('is whole however much there is', async () => {
    const ada = await test.person({ credits: 0 });
    const total = exportPage * 2 + 1;
    await test.database.pool.query(
      `INSERT INTO credit_entry (user_id, kind, amount, balance_after, cause, description, created_at)
       SELECT $1, 'promotional_credit', 1, n, 'many:' || n, 'One of many', now() FROM generate_series(1, $2::int) AS n`,
      [ada.userId, total],
    );
    const data = (await take(ada)).json<Exported>();
    expect(new Set((data['ledger'] as Rows).map(({ id }) => id)).size).toBe(total);
  });

  it('is for its person alone', async () => {
    expect((await take(undefined)).statusCode).toBe(401);
    expect((await take(await test.person(), 'exe')).statusCode).toBe(422);
  });
});
