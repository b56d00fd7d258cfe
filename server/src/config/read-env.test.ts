import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { engines } from '../adapters/engines/index.ts';
import { readConfig } from '../compose/config.ts';
import { plantedEngine } from '../testing/planted-engine.ts';
import { environmentSchema } from './config.ts';
import { engineChoiceSchema } from './engine-choice.ts';
import { engineSettingsSchema } from './engine-settings.ts';
import { readEnvironment } from './read-env.ts';
import { isWeakSecret } from './secrets.ts';
import { testSecret } from '../testing/test-secret.ts';

const dataDir = (): string => mkdtempSync(join(tmpdir(), 'loomlight-config-'));
const production = {
  NODE_ENV: 'production',
  TOKEN_SECRET: 'q8Jx2vTn5rLw9KcYb3Mz7PdHs6Fg4Ae1',
  MAIL_URL: 'smtp://mail.loomlight.test',
  PUBLIC_URL: 'https://loomlight.test',
  STRIPE_SECRET_KEY: 'sk_live_of_a_test',
  STRIPE_WEBHOOK_SECRET: 'whsec_one, whsec_two',
};

/** What each variable may hold. */
const variables = new Map(
  [environmentSchema, engineChoiceSchema([...engines.values()]), engineSettingsSchema([...engines.values()])].flatMap(
    ({ shape }) => Object.entries<z.ZodType>(shape),
  ),
);
const read = (path: string): string => readFileSync(join(import.meta.dirname, '../../..', path), 'utf8');

const sentences = (...variables: readonly string[]): RegExp =>
  new RegExp(`^${variables.map((variable) => `ACME_API_KEY is needed for ${variable}=acme\\.`).join('\n')}$`);

describe('the configuration', () => {
  it('gives the embedded product without any variable', () => {
    const config = readConfig({ DATA_DIR: dataDir() });
    expect(config).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://localhost:3000',
      ROLE: 'all',
      embedded: true,
      mailbox: true,
      SIGNUP_BONUS_CREDITS: 50,
    });
    expect(Object.isFrozen(config)).toBe(true);
  });

  it('credits a third party in the footer, unless another one is named [R-GLOB-11]', () => {
    const { FOOTER_CREDIT_NAME: name, FOOTER_CREDIT_URL: url, PUBLIC_URL: own } = readConfig({ DATA_DIR: dataDir() });
    expect(name).not.toMatch(/loomlight/i);
    expect(new URL(url).hostname).not.toBe(new URL(own).hostname);
    expect(readConfig({ DATA_DIR: dataDir(), FOOTER_CREDIT_NAME: 'Other' }).FOOTER_CREDIT_NAME).toBe('Other');
  });

  it('makes the secret of an installation once, readable by its owner alone', () => {
    const DATA_DIR = dataDir();
    const first = readConfig({ DATA_DIR }).TOKEN_SECRET;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(readConfig({ DATA_DIR }).TOKEN_SECRET).toBe(first);
    expect(statSync(join(DATA_DIR, 'token-secret')).mode & 0o777).toBe(0o600);
  });

  it.each([
    [{ CLASSIFIER: 'perspective' }, 'CLASSIFIER must be none, webhook or openai'],
    [{ CLASSIFIER: 'webhook', CLASSIFIER_KEY: 'long enough for a key' }, 'CLASSIFIER_URL is needed'],
    [
      { CLASSIFIER: 'webhook', CLASSIFIER_URL: 'https://judge.test', CLASSIFIER_KEY: 'short' },
      'CLASSIFIER_KEY is needed',
    ],
    [{ CLASSIFIER: 'openai' }, 'CLASSIFIER_KEY is needed for CLASSIFIER=openai'],
    [{ CLASSIFIER_IMAGES: 'on' }, 'CLASSIFIER is needed for CLASSIFIER_IMAGES=on'],
    [{ CLASSIFIER: 'openai', CLASSIFIER_URL: 'https://me:secret@judge.test' }, 'CLASSIFIER_URL must have no query'],
    [
      { ...production, CLASSIFIER: 'openai', CLASSIFIER_URL: 'http://judge.test' },
      'CLASSIFIER_URL must use https in production',
    ],
  ])('refuses a classifier that lacks something: %o [DESK-32]', (environment, sentence) => {
    expect(() => readConfig({ DATA_DIR: dataDir(), ...environment })).toThrow(sentence);
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535'],
    [{ ROLE: 'boss' }, 'ROLE must be all, api or worker'],
    [{ ROLE: 'worker' }, 'DATABASE_URL is needed for ROLE=worker'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with postgres://'],
    [{ DATABASE_URL: 'postgres://localhost/x' }, 'TOKEN_SECRET is needed with DATABASE_URL'],
    [{ DATABASE_READ_URL: 'mysql://x' }, 'DATABASE_READ_URL must start with postgres://'],
    [{ DATABASE_READ_URL: 'postgres://standby/x' }, 'DATABASE_READ_URL goes beside DATABASE_URL'],
    [{ TOKEN_SECRET: 'short' }, 'TOKEN_SECRET must have at least 32 characters'],
    [{ PUBLIC_URL: 'loomlight.test' }, 'PUBLIC_URL must be an address'],
    [{ IMAGE_ENGINE: 'magic' }, 'IMAGE_ENGINE must be one of studio, '],
    [{ IMAGE_ENGINE: 'modelark' }, 'ARK_API_KEY is needed for IMAGE_ENGINE=modelark'],
    [
      { VIDEO_ENGINE: 'comfyui', COMFYUI_URL: 'http://gpu:8188' },
      'COMFYUI_VIDEO_WORKFLOW is needed for VIDEO_ENGINE=comfyui',
    ],
    [{ IMAGE_ENGINE: 'openai-compatible' }, 'OPENAI_BASE_URL is needed for IMAGE_ENGINE=openai-compatible'],
    [{ ENGINE_MEDIA_HOSTS: 'https://x.example' }, 'ENGINE_MEDIA_HOSTS must be names of hosts'],
    [{ RATE_LIMIT: 'some' }, 'RATE_LIMIT must be off, standard or strict'],
    [{ MAIL_URL: 'http://mail' }, 'MAIL_URL must start with smtp://'],
    [{ NODE_ENV: 'production' }, 'TOKEN_SECRET must be set in production'],
    [
      { ...production, TOKEN_SECRET: 'change-me-change-me-change-me-change-me' },
      'TOKEN_SECRET must be set in production, random',
    ],
    [
      { ...production, DATABASE_URL: 'postgres://db/x', PROVENANCE_KEY_FILE: '/keys/key.pem' },
      'PROVENANCE_MARK_SECRET must be set in production with DATABASE_URL',
    ],
    [{ PROVENANCE_MARK_SECRET: 'short' }, 'PROVENANCE_MARK_SECRET must have at least 32 characters'],
    [{ PROVENANCE_MARK_SECRETS_FORMER: `${'a'.repeat(32)},short` }, 'PROVENANCE_MARK_SECRETS_FORMER must be at most 3'],
    [
      { PROVENANCE_MARK_SECRETS_FORMER: Array.from('abcd', (one) => one.repeat(32)).join(',') },
      'PROVENANCE_MARK_SECRETS_FORMER must be at most 3',
    ],
    [{ ...production, GOOGLE_TEST_ISSUER: 'on' }, 'GOOGLE_TEST_ISSUER must be off in production'],
    [{ GOOGLE_TEST_ISSUER: 'on', GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_TEST_ISSUER stands in for Google'],
    [{ GOOGLE_CLIENT_ID: 'x', GOOGLE_ISSUER: 'https://id.test' }, 'GOOGLE_ISSUER and GOOGLE_JWKS_URL belong together'],
    [{ GOOGLE_ISSUER: 'https://id.test', GOOGLE_JWKS_URL: 'https://id.test/jwks' }, 'GOOGLE_CLIENT_ID is needed'],
    [
      {
        ...production,
        GOOGLE_CLIENT_ID: 'x',
        GOOGLE_ISSUER: 'https://id.test',
        GOOGLE_JWKS_URL: 'http://id.test/jwks',
      },
      'GOOGLE_JWKS_URL must use https in production',
    ],
    [{ PUBLIC_URL: 'https://loomlight.test/?from=mail' }, 'PUBLIC_URL must have no query'],
    [{ ...production, MAIL_URL: '' }, 'MAIL_URL must be set in production'],
    [{ ...production, STRIPE_SECRET_KEY: '' }, 'STRIPE_SECRET_KEY must be set in production'],
    [{ ...production, STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET is needed with STRIPE_SECRET_KEY'],
    [{ ...production, STRIPE_SECRET_KEY: 'whatever' }, 'must be a secret key of Stripe'],
    [{ ...production, PUBLIC_URL: 'http://loomlight.test' }, 'PUBLIC_URL must use https in production'],
    [{ ...production, RATE_LIMIT: 'off' }, 'RATE_LIMIT must not be off in production'],
    [{ ...production, REQUIRE_EMAIL_VERIFICATION: 'off' }, 'REQUIRE_EMAIL_VERIFICATION must be on in production'],
    [{ ...production, DURABLE_WRITES: 'off' }, 'DURABLE_WRITES must be on in production'],
    [{ ...production, STRIPE_SECRET_KEY: 'sk_test_of_a_test' }, 'STRIPE_SECRET_KEY is a key of test mode'],
    [{ ...production, STRIPE_API_BASE: 'http://pay.test' }, 'STRIPE_API_BASE must use https in production'],
  ])('refuses %o and names the variable [ORIGIN-27]', (given, sentence) => {
    expect(() => readConfig({ DATA_DIR: dataDir(), ...given })).toThrow(sentence);
  });

  it.each([
    [{ IMAGE_ENGINE: 'studio' }, /^IMAGE_ENGINE must be one of acme$/],
    [{}, sentences('IMAGE_ENGINE', 'VIDEO_ENGINE')],
    [
      { IMAGE_ENGINE: 'acme', VIDEO_ENGINE: 'acme', ACME_API_KEY: 'k', ACME_BASE_URL: 'acme' },
      /^ACME_BASE_URL must be an address/,
    ],
  ])('knows the engines that it is given, and what they lack: %o', (given, expected) => {
    expect(() => readEnvironment({ DATA_DIR: dataDir(), ...given }, [plantedEngine])).toThrow(expected);
  });

  it('takes the setting of one engine for none of another where it is of no use there', () => {
    const compatible = { IMAGE_ENGINE: 'openai-compatible', OPENAI_IMAGE_MODEL: 'gpt-image-1' };
    const given = { DATA_DIR: dataDir(), ...compatible, OPENAI_BASE_URL: 'https://api.openai.com/v1/' };
    expect(() => readConfig(given)).toThrow(/^OPENAI_BASE_URL is needed for IMAGE_ENGINE=openai-compatible\.$/);
    expect(readConfig({ ...given, OPENAI_BASE_URL: 'http://gpu:8080/v1' }).engineSettings).toEqual({
      OPENAI_IMAGE_MODEL: 'gpt-image-1',
      OPENAI_BASE_URL: 'http://gpu:8080/v1',
    });
  });

  it('never repeats the value of a secret', () => {
    try {
      readConfig({ DATA_DIR: dataDir(), TOKEN_SECRET: 'hunter2' });
      expect.unreachable();
    } catch (error) {
      expect(String(error)).not.toContain('hunter2');
    }
  });

  it('keeps one secret in the data folder, for its owner alone', () => {
    const dir = dataDir();
    const first = readConfig({ DATA_DIR: dir }).TOKEN_SECRET;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(readConfig({ DATA_DIR: dir }).TOKEN_SECRET).toBe(first);
    expect(readdirSync(dir)).toEqual(['token-secret']);
    expect(statSync(join(dir, 'token-secret')).mode & 0o777).toBe(0o600);
  });

  it('never signs with the empty secret that a full disk has left', () => {
    const dir = dataDir();
    writeFileSync(join(dir, 'token-secret'), '');
    expect(() => readConfig({ DATA_DIR: dir })).toThrow('token-secret is damaged');
  });

  it('accepts a complete production', () => {
    expect(readConfig({ DATA_DIR: dataDir(), ...production })).toMatchObject({
      mailbox: false,
      sandboxPayments: false,
      STRIPE_WEBHOOK_SECRET: ['whsec_one', 'whsec_two'],
      PUBLIC_URL: 'https://loomlight.test',
    });
  });

  const testCards = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_one' };
  it.each([
    ['two weeks with real cards', { ...production }, 14],
    ['not at all with cards for tests', testCards, 0],
    ['not at all with the sandbox', {}, 0],
    ['as long as is set', { ...production, SALE_HOLD_DAYS: '120' }, 120],
    ['not at all with real cards where that is set', { ...production, SALE_HOLD_DAYS: '0' }, 0],
  ] as const)('holds income %s [BOOKS-8]', (_, given, days) => {
    expect(readConfig({ DATA_DIR: dataDir(), ...given }).SALE_HOLD_DAYS).toBe(days);
  });

  it.each(['-1', '121', '1.5', 'long'])('refuses to hold income for %s days [BOOKS-8]', (days) => {
    expect(() => readConfig({ DATA_DIR: dataDir(), SALE_HOLD_DAYS: days })).toThrow(
      'SALE_HOLD_DAYS must be a whole number from 0 to 120',
    );
  });

  it.each([
    ['KEEP_MAILS_DAYS', 30, 1, 3_650],
    ['KEEP_VIEWS_DAYS', 2, 2, 366],
    ['KEEP_IMPORTS_DAYS', 90, 1, 3_650],
    ['KEEP_ENGINE_HEALTH_DAYS', 7, 1, 366],
  ] as const)('keeps by %s for %d days, and takes %d to %d [SCALE-58]', (name, usual, least, most) => {
    expect(readConfig({ DATA_DIR: dataDir() })[name]).toBe(usual);
    for (const days of [least, most])
      expect(readConfig({ DATA_DIR: dataDir(), [name]: String(days) })[name]).toBe(days);
    for (const days of [least - 1, most + 1])
      expect(() => readConfig({ DATA_DIR: dataDir(), [name]: String(days) })).toThrow(
        `${name} must be a whole number from ${least} to ${most}`,
      );
  });

  it('lets bonus credits buy prompts unless it is told not to [BOOKS-8]', () => {
    expect(readConfig({ DATA_DIR: dataDir() }).BONUS_BUYS_PROMPTS).toBe(true);
    expect(readConfig({ DATA_DIR: dataDir(), BONUS_BUYS_PROMPTS: 'off' }).BONUS_BUYS_PROMPTS).toBe(false);
  });

  it.each([
    ['a public address', { PUBLIC_URL: 'https://loomlight.example' }],
    ['a public address without TLS', { PUBLIC_URL: 'http://loomlight.example' }],
    ['a public address, called a test', { PUBLIC_URL: 'https://loomlight.example', NODE_ENV: 'test' }],
    ['a public address, called development', { PUBLIC_URL: 'https://loomlight.example', NODE_ENV: 'development' }],
    ['an address of the local network', { PUBLIC_URL: 'http://192.168.1.20:3000' }],
    ['a name that only looks local', { PUBLIC_URL: 'http://localhost.loomlight.example' }],
    ['an open port', { HOST: '0.0.0.0' }],
    ['an open port behind a local name', { HOST: '::', PUBLIC_URL: 'http://localhost:3000' }],
    ['a port on the local network', { HOST: '192.168.1.20', NODE_ENV: 'test' }],
  ])('is in production with %s: what is fit for a desk is refused by name [GROUND-15]', (_, given) => {
    expect(() => readConfig({ DATA_DIR: dataDir(), ...given })).toThrow(
      /TOKEN_SECRET must be set in production[^]*MAIL_URL must be set in production[^]*STRIPE_SECRET_KEY must be set/,
    );
    expect(() => readConfig({ DATA_DIR: dataDir(), ...given, RATE_LIMIT: 'off', GOOGLE_TEST_ISSUER: 'on' })).toThrow(
      /GOOGLE_TEST_ISSUER must be off in production[^]*RATE_LIMIT must not be off/,
    );
  });

  it.each([
    {},
    { PUBLIC_URL: 'http://127.0.0.1:3000', NODE_ENV: 'test' },
    { PUBLIC_URL: 'https://[::1]:3000' },
    { PUBLIC_URL: 'http://loomlight.localhost', HOST: 'localhost' },
    { HOST: '::1' },
    // A name that no DNS knows (RFC 6761), for tests alone.
    { PUBLIC_URL: 'http://loomlight.test', NODE_ENV: 'test' },
  ])('is on a desk with %o', (given) => {
    expect(readConfig({ DATA_DIR: dataDir(), ...given, RATE_LIMIT: 'off' })).toMatchObject({ production: false });
  });

  it.each([
    ['one word four times', 'passwordpasswordpasswordpassword'],
    ['one character', 'x'.repeat(48)],
    ['counting', '0123456789012345678901234567890123456789'],
    ['the alphabet', 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'],
    ['a row of keys', 'qwertyuiopasdfghjklzxcvbnm123456'],
    ['a sentence', 'this is a very good secret for us all'],
    ['the words of the compose file', '32 random characters or more, of your own'],
    ['the secret of the tests', testSecret],
    ['a short secret, said three times', 'q8Jx2vTn5rLwq8Jx2vTn5rLwq8Jx2vTn5rLw'],
    ['a sample with digits after it', 'change-me-4f9a8b7c6d5e4f3a2b1c0d9e8f7a'],
  ])('refuses %s as a secret in production [GROUND-16]', (_, TOKEN_SECRET) => {
    expect(() => readConfig({ DATA_DIR: dataDir(), ...production, TOKEN_SECRET })).toThrow(
      'TOKEN_SECRET must be set in production, random',
    );
  });

  it.each(['hex', 'base64', 'base64url'] as const)('takes a random secret in %s', (encoding) => {
    // Made once from chance: the same two hundred each time.
    const chance = (n: number): Buffer => createHash('sha256').update(`secret ${n}`).digest();
    const secrets = Array.from({ length: 200 }, (_, n) => chance(n).subarray(0, encoding === 'hex' ? 16 : 24));
    expect(secrets.map((bytes) => bytes.toString(encoding)).filter(isWeakSecret)).toEqual([]);
  });

  it('names what a store elsewhere lacks', () => {
    expect(() => readConfig({ DATA_DIR: dataDir(), STORAGE: 's3', S3_BUCKET: 'media' })).toThrow(
      /^S3_ENDPOINT is needed for STORAGE=s3\.\nS3_ACCESS_KEY_ID is needed.*\nS3_SECRET_ACCESS_KEY is needed/,
    );
  });

  it('has one line in .env.example for every variable, with its default, and none besides', () => {
    const lines = read('.env.example').split('\n');
    const given = lines.flatMap((line) => {
      const [, name, value] = /^#?\s?([A-Z][A-Z0-9_]+)=(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [{ name, value }];
    });
    expect(given.map(({ name }) => name).toSorted()).toEqual([...variables.keys()].toSorted());
    const wrong = given.filter(({ name, value }) => {
      const usual = variables.get(name)?.safeParse(undefined).data;
      return usual !== undefined && !isDeepStrictEqual(usual, variables.get(name)?.safeParse(value).data);
    });
    expect(wrong).toEqual([]);
  });

  it('has every variable on a page', () => {
    const pages = read('docs/operating.md') + read('docs/engines.md');
    expect([...variables.keys()].filter((name) => !new RegExp(`\\b${name}\\b`).test(pages))).toEqual([]);
  });
});
