import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnvFile } from 'node:process';
import { type Config, type Environment, environmentSchema } from './config.ts';
import { classifierProblems } from './classifier.ts';
import { folderProblems } from './data-folder.ts';
import { chooseEngines, engineChoiceSchema } from './engine-choice.ts';
import { type ConfiguredEngine, engineSettingsSchema } from './engine-settings.ts';
import { installationOf } from './installation.ts';
import { isProduction, productionProblems } from './production.ts';
import { embeddedSecret } from './secrets.ts';
import { storageProblems } from './storage.ts';

/** A bad or missing setting: the message names the variables, never their values. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads `.env` (when there is one) and the environment; the only place that sees `process.env`. */
export function readProcessEnvironment(engines: readonly ConfiguredEngine[]): Config {
  const before = new Set(Object.keys(process.env));
  if (existsSync('.env')) loadEnvFile('.env');
  const fromFile = new Set(Object.keys(process.env).filter((name) => !before.has(name)));
  return readEnvironment(process.env, engines, fromFile);
}

/**
 * Parses, checks and freezes the configuration of a product with these engines. Throws `ConfigError` with one line for each
 * bad variable. `fromFile` names those of the source that come from `.env`.
 */
export function readEnvironment(
  source: Readonly<Record<string, string | undefined>>,
  engines: readonly ConfiguredEngine[],
  fromFile: ReadonlySet<string> = new Set(),
): Config {
  // An empty variable means "not set": compose files and shells produce them easily.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environmentSchema.safeParse(given);
  const choice = engineChoiceSchema(engines).safeParse(given);
  const engineSettings = engineSettingsSchema(engines).safeParse(given);
  if (!parsed.success || !choice.success || !engineSettings.success) {
    const issues = [parsed, choice, engineSettings].flatMap(({ error }) => error?.issues ?? []);
    throw new ConfigError(issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'));
  }
  const environment = parsed.data;
  const production = isProduction(environment);
  const { problems: engineProblems, ...chosen } = chooseEngines(engines, choice.data, engineSettings.data);
  const problems = [
    ...crossProblems(environment),
    ...engineProblems,
    ...storageProblems(environment),
    ...classifierProblems(environment),
    ...folderProblems(resolve(environment.DATA_DIR)),
    ...(production ? productionProblems(environment) : []),
  ];
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  const config = {
    ...environment,
    ...chosen,
    engineSettings: engineSettings.data,
    DATA_DIR: resolve(environment.DATA_DIR),
    PUBLIC_URL: environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`,
    TOKEN_SECRET: environment.TOKEN_SECRET ?? embeddedSecret(resolve(environment.DATA_DIR)),
    SALE_HOLD_DAYS: environment.SALE_HOLD_DAYS ?? (takesRealCards(environment) ? liveHoldDays : 0),
    production,
    embedded: environment.DATABASE_URL === undefined,
    mailbox: environment.MAIL_URL === undefined,
    sandboxPayments: environment.STRIPE_SECRET_KEY === undefined,
  };
  return Object.freeze({
    ...config,
    installation: installationOf(config, {
      ...{ given, fromFile, engines },
      onlyForDesk: production ? [] : productionProblems(environment),
    }),
  });
}

/** Most disputes of stolen cards come within two weeks. */
const liveHoldDays = 14;

/** True where payments move real money: with a key of Stripe that is not one for tests. */
function takesRealCards({ STRIPE_SECRET_KEY: key }: Environment): boolean {
  return key !== undefined && !/^(?:sk|rk)_test_/.test(key);
}

function crossProblems(environment: Environment): string[] {
  const problems: string[] = [];
  if (environment.ROLE !== 'all' && !environment.DATABASE_URL)
    problems.push(`DATABASE_URL is needed for ROLE=${environment.ROLE}: the embedded database belongs to one process.`);
  if (environment.DATABASE_DIRECT_URL && !environment.DATABASE_URL)
    problems.push('DATABASE_DIRECT_URL goes beside DATABASE_URL: it is the way around the pooler that stands there.');
  if (environment.DATABASE_READ_URL && !environment.DATABASE_URL)
    problems.push('DATABASE_READ_URL goes beside DATABASE_URL: it leads to a standby of the server there.');
  if (environment.DATABASE_URL && !environment.TOKEN_SECRET)
    problems.push('TOKEN_SECRET is needed with DATABASE_URL: all processes must sign with the same one.');
  if (environment.STRIPE_SECRET_KEY && environment.STRIPE_WEBHOOK_SECRET.length === 0)
    problems.push(
      'STRIPE_WEBHOOK_SECRET is needed with STRIPE_SECRET_KEY: without it no payment would ever be believed.',
    );
  if (environment.GOOGLE_TEST_ISSUER && environment.GOOGLE_CLIENT_ID)
    problems.push('GOOGLE_TEST_ISSUER stands in for Google: it cannot be on together with GOOGLE_CLIENT_ID.');
  if ((environment.GOOGLE_ISSUER === undefined) !== (environment.GOOGLE_JWKS_URL === undefined))
    problems.push('GOOGLE_ISSUER and GOOGLE_JWKS_URL belong together: another issuer has other keys.');
  if (environment.GOOGLE_ISSUER && !environment.GOOGLE_CLIENT_ID)
    problems.push('GOOGLE_CLIENT_ID is needed with GOOGLE_ISSUER: a credential is made out to it.');
  return problems;
}
