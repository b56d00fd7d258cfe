import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { environmentSchema } from './config.ts';
import { readConfig } from './read-env.ts';

const dataDir = (): string => mkdtempSync(join(tmpdir(), 'loomlight-config-'));
const production = {
  NODE_ENV: 'production',
  TOKEN_SECRET: 'q8Jx2vTn5rLw9KcYb3Mz7PdHs6Fg4Ae1',
  MAIL_URL: 'smtp://mail.loomlight.test',
  PUBLIC_URL: 'https://loomlight.test',
  STRIPE_SECRET_KEY: 'sk_live_of_a_test',
  STRIPE_WEBHOOK_SECRET: 'whsec_one, whsec_two',
};

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

  it('makes the secret of an installation once, readable by its owner alone', () => {
    const DATA_DIR = dataDir();
    const first = readConfig({ DATA_DIR }).TOKEN_SECRET;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(readConfig({ DATA_DIR }).TOKEN_SECRET).toBe(first);
    expect(statSync(join(DATA_DIR, 'token-secret')).mode & 0o777).toBe(0o600);
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535'],
    [{ ROLE: 'boss' }, 'ROLE must be all, api or worker'],
    [{ ROLE: 'worker' }, 'DATABASE_URL is needed for ROLE=worker'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with postgres://'],
    [{ DATABASE_URL: 'postgres://localhost/x' }, 'TOKEN_SECRET is needed with DATABASE_URL'],
    [{ TOKEN_SECRET: 'short' }, 'TOKEN_SECRET must have at least 32 characters'],
    [{ PUBLIC_URL: 'loomlight.test' }, 'PUBLIC_URL must be an address'],
    [{ IMAGE_ENGINE: 'magic' }, 'IMAGE_ENGINE must be one of studio, modelark'],
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
  ])('refuses %o and names the variable', (given, sentence) => {
    expect(() => readConfig({ DATA_DIR: dataDir(), ...given })).toThrow(sentence);
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

  it('names what a store elsewhere lacks', () => {
    expect(() => readConfig({ DATA_DIR: dataDir(), STORAGE: 's3', S3_BUCKET: 'media' })).toThrow(
      /^S3_ENDPOINT is needed for STORAGE=s3\.\nS3_ACCESS_KEY_ID is needed.*\nS3_SECRET_ACCESS_KEY is needed/,
    );
  });

  it('has one line in .env.example for every variable, and none besides', () => {
    const lines = readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8').split('\n');
    const named = lines.flatMap((line) => /^#?\s?([A-Z][A-Z0-9_]+)=/.exec(line)?.[1] ?? []);
    expect(named.toSorted()).toEqual(Object.keys(environmentSchema.shape).toSorted());
  });
});
