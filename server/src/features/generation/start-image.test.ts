import { contract, imageCost, imageSizes } from '@loomlight/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ledgerViolations, openTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const { generate } = contract.images;

async function countRows(): Promise<{ content: number; entries: number; jobs: number }> {
  const { rows } = await test.database.pool.query<{ content: number; entries: number; jobs: number }>(
    `SELECT (SELECT count(*)::int FROM content) AS content,
      (SELECT count(*)::int FROM credit_entry WHERE kind = 'image_generation') AS entries,
      (SELECT count(*)::int FROM pgboss.job WHERE name = 'run-generation') AS jobs`,
  );
  return rows[0] ?? { content: -1, entries: -1, jobs: -1 };
}

describe('starting an image', () => {
  it('charges the price of its size and stores what was asked for [R-GLOB-03, R-FORM-10, R-ENT-04, R-ENT-13, R-API-09]', async () => {
    const ada = await test.person({ credits: 20 });
    const { status, body } = await test.call(generate, {
      token: ada.token,
      body: { text_prompt: 'A lake', size: '2048x2048', style: 'neon', seed: 7, guidance_scale: 3, is_public: false },
    });
    expect(status).toBe(202);
    expect(body.id).toBe(body.generation.id);
    expect(body.generation).toMatchObject({
      text_prompt: 'A lake',
      size: '2048x2048',
      style: 'neon',
      seed: 7,
      guidance_scale: 3,
      is_public: false,
      status: 'queued',
      credits_used: 8,
      username: ada.username,
    });
    expect(await test.balance(ada)).toBe(12);
    await test.finished(ada, body.id);
    expect(test.engine.requests[0]).toMatchObject({
      words: 'A lake',
      prompt: 'A lake, neon style',
      seed: 7,
      width: 2048,
    });
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('charges for every offered size what the catalogue says [R-FORM-42]', async () => {
    const ada = await test.person({ credits: 100 });
    let balance = 100;
    for (const size of imageSizes) {
      await test.call(generate, { token: ada.token, body: { text_prompt: 'x', size: `${size.width}x${size.height}` } });
      balance -= imageCost(size);
      expect(await test.balance(ada)).toBe(balance);
    }
  });

  it('takes the words under their other name, and fills in the defaults of the specification [R-FORM-30]', async () => {
    const ada = await test.person();
    const { body } = await test.call(generate, { token: ada.token, body: { prompt: 'Words' } });
    expect(body.generation).toMatchObject({
      text_prompt: 'Words',
      size: '1024x1024',
      guidance_scale: 7,
      is_public: true,
      is_prompt_locked: false,
      prompt_price: 0,
      style: 'none',
      credits_used: 2,
    });
    expect(body.generation.seed).toBeGreaterThan(0);
  });

  it.each([
    ['an empty prompt', { text_prompt: '' }, 'Please describe what you want to create.'],
    ['a blank prompt', { text_prompt: ' \u200b\u3000 ' }, 'Please describe what you want to create.'],
    ['no prompt', {}, 'Please describe what you want to create.'],
    ['701 characters', { text_prompt: 'a'.repeat(701) }, 'A prompt has at most 700 characters.'],
    ['a NUL', { text_prompt: 'a\0b' }, 'The prompt holds characters that cannot be stored.'],
    ['half a surrogate pair', { text_prompt: 'a\ud800b' }, 'The prompt holds characters that cannot be stored.'],
    [
      'a side off the grid',
      { text_prompt: 'x', size: '65x64' },
      'A size is WIDTHxHEIGHT, each side 64 to 2048 in steps of 64.',
    ],
    [
      'a side too long',
      { text_prompt: 'x', size: '2112x64' },
      'A size is WIDTHxHEIGHT, each side 64 to 2048 in steps of 64.',
    ],
    [
      'a price of 1.5',
      { text_prompt: 'x', is_prompt_locked: true, prompt_price: 1.5 },
      'A prompt price is a whole number of credits from 0 to 100.',
    ],
    [
      'a price of 101',
      { text_prompt: 'x', is_prompt_locked: true, prompt_price: 101 },
      'A prompt price is a whole number of credits from 0 to 100.',
    ],
    [
      'a seed below 0',
      { text_prompt: 'x', seed: -1 },
      'A seed is a whole number: 0 for a random one, or 1 to 4294967295.',
    ],
    ['a weight of 11', { text_prompt: 'x', guidance_scale: 11 }, 'Text weight is a number from 1 to 10.'],
    ['an unknown style', { text_prompt: 'x', style: 'ugly' }, 'This style is not on offer.'],
    [
      'a locked private one',
      { text_prompt: 'x', is_public: false, is_prompt_locked: true },
      'Only the prompt of a public creation can be locked.',
    ],
  ])('refuses %s with its own sentence and an unchanged world [R-FORM-14]', async (_what, rawBody, sentence) => {
    const ada = await test.person({ credits: 20 });
    const { status, error } = await test.call(generate, { token: ada.token, rawBody });
    expect(status).toBe(422);
    expect(error.code).toBe('invalid_field');
    expect(error.message).toBe(sentence);
    expect(error.details?.[0]?.message).toBe(sentence);
    expect(await test.balance(ada)).toBe(20);
    expect(await countRows()).toEqual({ content: 0, entries: 0, jobs: 0 });
  });

  it('takes exactly 700 characters [R-FORM-03]', async () => {
    const ada = await test.person();
    expect((await test.call(generate, { token: ada.token, body: { text_prompt: 'a'.repeat(700) } })).status).toBe(202);
  });

  it('tells a guest to sign in before judging the input', async () => {
    const { status, error } = await test.call(generate, { rawBody: {} });
    expect([status, error.message]).toEqual([401, 'Please sign in to continue.']);
  });

  it('says how much is missing, and changes nothing', async () => {
    const ada = await test.person({ credits: 1 });
    const { status, error } = await test.call(generate, { token: ada.token, body: { text_prompt: 'x' } });
    expect(status).toBe(400);
    expect(error.code).toBe('insufficient_credits');
    expect(error.message).toBe('Insufficient credits. This needs 2 credits and your balance is 1 credit.');
    expect(await test.balance(ada)).toBe(1);
    expect(await countRows()).toEqual({ content: 0, entries: 0, jobs: 0 });
  });

  it('accepts one of 200 at once when the balance is for one', { tags: 'on-server' }, async () => {
    const ada = await test.person({ credits: 2 });
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => test.call(generate, { token: ada.token, body: { text_prompt: 'x' } })),
    );
    expect(answers.filter((answer) => answer.status === 202)).toHaveLength(1);
    expect(answers.filter((answer) => answer.error.code === 'insufficient_credits')).toHaveLength(199);
    expect(await test.balance(ada)).toBe(0);
    expect(await countRows()).toEqual({ content: 1, entries: 1, jobs: 1 });
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it(
    'makes one image and one charge of twenty equal requests with one key, even when the balance is for one',
    { tags: 'on-server' },
    async () => {
      const ada = await test.person({ credits: 2 });
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          test.call(generate, { token: ada.token, key: 'same', body: { text_prompt: 'x' } }),
        ),
      );
      expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([202]));
      expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
      expect(await test.balance(ada)).toBe(0);
      expect(await countRows()).toEqual({ content: 1, entries: 1, jobs: 1 });
    },
  );

  it('refuses a key that was used for another request, and keeps keys apart by person', async () => {
    const ada = await test.person();
    const bob = await test.person();
    await test.call(generate, { token: ada.token, key: 'k', body: { text_prompt: 'one' } });
    const other = await test.call(generate, { token: ada.token, key: 'k', body: { text_prompt: 'two' } });
    expect([other.status, other.error.code]).toEqual([409, 'idempotency_key_reused']);
    expect((await test.call(generate, { token: bob.token, key: 'k', body: { text_prompt: 'two' } })).status).toBe(202);
    expect(await test.balance(ada)).toBe(48);
  });

  it('lets one person have 50 unfinished images and no more', { tags: 'on-server' }, async () => {
    const ada = await test.person({ credits: 200 });
    const release = test.holdEngine();
    const answers = await Promise.all(
      Array.from({ length: 51 }, () =>
        test.call(generate, { token: ada.token, body: { text_prompt: 'x', size: '64x64' } }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 202)).toHaveLength(50);
    const refused = answers.find((answer) => answer.status === 429);
    expect(refused?.error.code).toBe('too_many_generations');
    expect(refused?.headers['retry-after']).toBe('10');
    expect(await test.balance(ada)).toBe(150);
    release();
    for (const { body } of answers.filter((answer) => answer.status === 202)) await test.finished(ada, body.id);
    expect(await test.balance(ada)).toBe(200);
  });
});
