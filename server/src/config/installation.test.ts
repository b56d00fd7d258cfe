import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { engines } from '../adapters/engines/index.ts';
import { readConfig } from '../compose/config.ts';
import { settingNames } from './installation.ts';
import { readProcessEnvironment } from './read-env.ts';

const all = [...engines.values()];
const dataDir = (): string => mkdtempSync(join(tmpdir(), 'loomlight-installation-'));
const read = (settings: Readonly<Record<string, string>>) =>
  readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir(), ...settings }).installation;
const find = (settings: Readonly<Record<string, string>>, name: string) =>
  read(settings).settings.find((setting) => setting.name === name);

describe('what an administrator may read of the settings', () => {
  it('is every setting, each with what it decides [DESK-59]', () => {
    const { settings } = read({});
    expect(settings.map(({ name }) => name)).toEqual(settingNames(all));
    expect(settings.filter(({ decides }) => decides.length < 3).map(({ name }) => name)).toEqual([]);
  });

  it('is the value of no secret, wherever it comes from [DESK-59]', () => {
    const { settings } = read({});
    // Whoever adds a setting that opens something adds it to the secret ones.
    const opening = settings.filter(({ name }) => /SECRET|TOKEN|KEY(?!_FILE)|CREDENTIAL/.test(name));
    expect(opening.length).toBeGreaterThan(12);
    expect(opening.filter(({ isSecret }) => !isSecret)).toEqual([]);
    expect(settings.filter(({ isSecret, value }) => isSecret && value !== undefined)).toEqual([]);
    const planted = {
      TOKEN_SECRET: 'q8Jx2vTn5rLw9KcYb3Mz7PdHs6Fg4Ae1',
      MAIL_URL: 'smtp://q8Jx2vTn5:q8Jx2vTn5@mail.loomlight.test',
      STRIPE_SECRET_KEY: 'sk_test_q8Jx2vTn5',
      STRIPE_WEBHOOK_SECRET: 'whsec_q8Jx2vTn5',
      ARK_API_KEY: 'q8Jx2vTn5',
      ADMIN_EMAILS: 'q8Jx2vTn5@loomlight.test',
      ARK_BASE_URL: 'https://q8Jx2vTn5:q8Jx2vTn5@ark.loomlight.test/api/v3?key=q8Jx2vTn5#q8Jx2vTn5',
      PROVENANCE_MARK_SECRET: 'q8Jx2vTn5q8Jx2vTn5q8Jx2vTn5q8Jx2vTn5',
      PROVENANCE_MARK_SECRETS_FORMER: 'q8Jx2vTn5q8Jx2vTn5q8Jx2vTn5q8Jx2vTn6',
    };
    const found = read(planted);
    expect(JSON.stringify(found)).not.toMatch(/q8Jx2vTn5/i);
    const named = found.settings.filter(({ name }) => name in planted);
    expect(named.map(({ isSet, source }) => [isSet, source])).toEqual(
      Object.keys(planted).map(() => [true, 'environment']),
    );
    expect(find(planted, 'ARK_BASE_URL')?.value).toBe('https://ark.loomlight.test/api/v3');
  });

  it('names where each value comes from [DESK-59]', () => {
    expect(find({ PORT: '0' }, 'PORT')).toMatchObject({ value: '0', source: 'environment', isSet: true });
    expect(find({}, 'PORT')).toMatchObject({ value: '3000', source: 'default', isSet: true });
    expect(find({}, 'TOKEN_SECRET')).toMatchObject({ value: undefined, source: 'made_here', isSet: true });
    expect(find({}, 'PUBLIC_URL')).toMatchObject({ value: 'http://localhost:3000', source: 'made_here' });
    expect(find({}, 'PROVENANCE_MARK_SECRET')).toMatchObject({ source: 'made_here', isSet: true });
    expect(find({ PROVENANCE: 'off' }, 'PROVENANCE_MARK_SECRET')).toMatchObject({ source: 'default', isSet: false });
    expect(find({}, 'S3_BUCKET')).toMatchObject({ value: undefined, source: 'default', isSet: false });
    // An empty variable is none.
    expect(find({ MAIL_FROM: '' }, 'MAIL_FROM')).toMatchObject({ source: 'default' });
  });

  it('tells what stands in the file from what is given around it [DESK-59]', () => {
    const [before, environment] = [process.cwd(), { ...process.env }];
    const folder = dataDir();
    writeFileSync(join(folder, '.env'), 'SIGNUP_BONUS_CREDITS=7\nPROMPT_SALE_FEE_PERCENT=8\n');
    try {
      process.chdir(folder);
      Object.assign(process.env, { NODE_ENV: 'test', DATA_DIR: folder, PROMPT_SALE_FEE_PERCENT: '9' });
      const { settings } = readProcessEnvironment(all).installation;
      const of = (name: string) => settings.find((setting) => setting.name === name);
      expect(of('SIGNUP_BONUS_CREDITS')).toMatchObject({ value: '7', source: 'file' });
      expect(of('PROMPT_SALE_FEE_PERCENT')).toMatchObject({ value: '9', source: 'environment' });
    } finally {
      process.chdir(before);
      for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
      Object.assign(process.env, environment);
    }
  });

  it('says what is only fit for a desk, and in production nothing [DESK-59]', () => {
    const { isProduction, onlyForDesk } = read({ RATE_LIMIT: 'off' });
    expect(isProduction).toBe(false);
    expect(onlyForDesk.join('\n')).toMatch(/^RATE_LIMIT must not be off in production/m);
    const production = read({
      ...{ NODE_ENV: 'production', TOKEN_SECRET: 'q8Jx2vTn5rLw9KcYb3Mz7PdHs6Fg4Ae1' },
      ...{ MAIL_URL: 'smtp://mail.loomlight.test', PUBLIC_URL: 'https://loomlight.test' },
      ...{ STRIPE_SECRET_KEY: 'sk_live_of_a_test', STRIPE_WEBHOOK_SECRET: 'whsec_one' },
    });
    expect(production).toMatchObject({ isProduction: true, onlyForDesk: [] });
  });
});
