import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Installation, Setting } from '../kernel/installation.ts';
import { type Environment, environmentSchema } from './config.ts';
import { engineChoiceSchema } from './engine-choice.ts';
import { type ConfiguredEngine, engineSettingsSchema } from './engine-settings.ts';

/** Settings that open something, or hold somebody's address. */
const secretNames = [
  'TOKEN_SECRET',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'MAIL_URL',
  'ADMIN_EMAILS',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'PROVENANCE_MARK_SECRET',
  'PROVENANCE_MARK_SECRETS_FORMER',
  'CLASSIFIER_KEY',
] as const satisfies readonly (keyof Environment)[];
const secrets: ReadonlySet<string> = new Set(secretNames);

/** What the product makes in its data folder where nobody gives it. */
const madeWithProvenance: ReadonlySet<string> = new Set(['PROVENANCE_KEY_FILE', 'PROVENANCE_MARK_SECRET']);

/** The settings of a configuration with where each comes from. What is secret is left behind here. */
export function installationOf(
  config: Readonly<Record<string, unknown>> & { readonly production: boolean; readonly PROVENANCE: boolean },
  options: {
    /** What was set, by name, as it was written. */
    readonly given: Readonly<Record<string, string | undefined>>;
    /** Those of it that come from `.env`. */
    readonly fromFile: ReadonlySet<string>;
    readonly engines: readonly ConfiguredEngine[];
    readonly onlyForDesk: readonly string[];
  },
): Installation {
  const { given, fromFile, engines, onlyForDesk } = options;
  const written = readExample();
  const secretOfEngines = new Set(
    engines.flatMap(({ settings }) =>
      Object.entries(settings).flatMap(([name, { kind }]) => (kind === 'secret' ? [name] : [])),
    ),
  );
  const settingOf = (name: string): Setting => {
    const words = given[name];
    const usual = written.get(name)?.usual ?? '';
    const isMade =
      words === undefined &&
      usual === '' &&
      (madeWithProvenance.has(name) ? config.PROVENANCE : isWorkedOut(config[name]));
    const isSecret = secrets.has(name) || secretOfEngines.has(name);
    const value = words ?? (isMade ? textOf(config[name]) : usual);
    return {
      name,
      value: isSecret || value === '' ? undefined : withoutLogIn(value),
      isSecret,
      isSet: words !== undefined || isMade || usual !== '',
      source: words === undefined ? (isMade ? 'made_here' : 'default') : fromFile.has(name) ? 'file' : 'environment',
      decides: written.get(name)?.decides ?? '',
    };
  };
  return { isProduction: config.production, settings: settingNames(engines).map(settingOf), onlyForDesk };
}

/** Every setting that there is, in the order in which they are defined. */
export function settingNames(engines: readonly ConfiguredEngine[]): readonly string[] {
  const schemas = [environmentSchema, engineChoiceSchema(engines), engineSettingsSchema(engines)];
  return [...new Set(schemas.flatMap(({ shape }) => Object.keys(shape)))];
}

/** A value that nobody has set and that the product has found by itself. */
const isWorkedOut = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

const textOf = (value: unknown): string =>
  typeof value === 'boolean'
    ? value
      ? 'on'
      : 'off'
    : typeof value === 'string'
      ? value
      : typeof value === 'number'
        ? String(value)
        : '';

/** An address may carry a log-in or a key. */
function withoutLogIn(text: string): string {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text) || !URL.canParse(text)) return text;
  const { protocol, host, pathname } = new URL(text);
  return `${protocol}//${host}${pathname === '/' ? '' : pathname}`;
}

/** What `.env.example` says of each setting: its default, and the sentence above it. */
function readExample(): ReadonlyMap<string, { readonly usual: string; readonly decides: string }> {
  const file = join(import.meta.dirname, '../../../.env.example');
  const found = new Map<string, { readonly usual: string; readonly decides: string }>();
  // A copy of the server without it only says less.
  if (!existsSync(file)) return found;
  let decides = '';
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, name, usual = ''] = /^# ?([A-Z][A-Z0-9_]+)=(.*)$/.exec(line) ?? [];
    if (name === undefined) decides = line.replace(/^# ?/, '');
    else found.set(name, { usual, decides });
  }
  return found;
}
