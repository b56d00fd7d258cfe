import * as z from 'zod';
import type { GivenSettings } from '../ports/engine-setting.ts';
import { formerMarkSecretsMax } from '../ports/image-mark.ts';
import type { EngineChoices } from './engine-choice.ts';
import { classifierSettings } from './classifier.ts';
import { sharedEngineSettings } from './engine-settings.ts';
import { retentionSettings } from './retention.ts';
import { reportSettings } from './reports.ts';
import type { Installation } from '../kernel/installation.ts';
import { hostNames, onOff, secretList, webAddress, wholeNumber } from './settings.ts';
import { storageSettings } from './storage.ts';
import { uploadSettings } from './uploads.ts';

/**
 * Everything the process is told by its environment, parsed once, checked and frozen (docs/operating.md); each engine adds its own.
 * `.env.example` lists the same names; a test compares the two.
 */
export const environmentSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], { error: 'must be development, production or test' })
    .default('development'),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  // Addresses are made by adding a path to it.
  PUBLIC_URL: webAddress
    .refine((text) => !/[?#@]/.test(text), { error: 'must have no query, fragment or log-in in it' })
    .optional(),
  ALLOWED_HOSTS: hostNames,
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, { error: 'must start with postgres://' })
    .optional(),
  DATABASE_DIRECT_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, { error: 'must start with postgres://' })
    .optional(),
  DATABASE_READ_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, { error: 'must start with postgres://' })
    .optional(),
  DATABASE_POOL: wholeNumber(2, 200).default(10),
  ROLE: z.enum(['all', 'api', 'worker'], { error: 'must be all, api or worker' }).default('all'),
  ...storageSettings,
  ...uploadSettings,
  ...retentionSettings,
  ...reportSettings,
  ...classifierSettings,
  ...sharedEngineSettings,
  MAIL_URL: z
    .string()
    .regex(/^smtps?:\/\//, { error: 'must start with smtp:// or smtps://' })
    .optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(?:sk|rk)_(?:test|live)_\w+$/, { error: 'must be a secret key of Stripe' })
    .optional(),
  STRIPE_WEBHOOK_SECRET: secretList,
  STRIPE_API_BASE: webAddress.optional(),
  ALLOW_SANDBOX_PAYMENTS: onOff.default(false),
  GOOGLE_CLIENT_ID: z.string().min(1).max(255).optional(),
  GOOGLE_ISSUER: z.string().min(1).max(500).optional(),
  GOOGLE_JWKS_URL: webAddress.optional(),
  GOOGLE_TEST_ISSUER: onOff.default(false),
  MAIL_FROM: z.string().min(3).default('Loomlight <no-reply@loomlight.local>'),
  TOKEN_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
  ADMIN_EMAILS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((email) => email.trim().toLowerCase())
        .filter(Boolean),
    ),
  SIGNUP_BONUS_CREDITS: wholeNumber(0, 1_000_000).default(50),
  SIGNUP_BONUSES_PER_NETWORK: wholeNumber(0, 1_000_000).default(20),
  DISPOSABLE_DOMAINS_FILE: z.string().min(1).optional(),
  PROMPT_SALE_FEE_PERCENT: wholeNumber(0, 100).default(20),
  SALE_HOLD_DAYS: wholeNumber(0, 120).optional(),
  BONUS_BUYS_PROMPTS: onOff.default(true),
  REQUIRE_EMAIL_VERIFICATION: onOff.default(true),
  PASSWORD_MIN_LENGTH: wholeNumber(6, 64).default(6),
  RATE_LIMIT: z.enum(['off', 'standard', 'strict'], { error: 'must be off, standard or strict' }).default('standard'),
  DEMO_GALLERY: onOff.optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], { error: 'must be a level such as info' })
    .default('info'),
  ALLOW_MAILBOX: onOff.default(false),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(?:mailto:|https:\/\/)\S+$/, { error: 'must start with mailto: or https://' })
    .optional(),
  FOOTER_CREDIT_NAME: z.string().default('PostgreSQL'),
  FOOTER_CREDIT_URL: webAddress.default('https://www.postgresql.org'),
  PROVENANCE: onOff.default(true),
  PROVENANCE_NAME: z.string().trim().min(1).max(60).optional(),
  PROVENANCE_KEY_FILE: z.string().min(1).optional(),
  PROVENANCE_MARK_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
  PROVENANCE_MARK_SECRETS_FORMER: secretList.refine(
    (secrets) => secrets.length <= formerMarkSecretsMax && secrets.every(({ length }) => length >= 32),
    {
      error: `must be at most ${formerMarkSecretsMax} with commas between them, each of at least 32 characters`,
    },
  ),
  LEGAL_DIR: z.string().min(1).optional(),
  DRAIN_SECONDS: wholeNumber(0, 25).default(0),
  DURABLE_WRITES: onOff.default(true),
});

export type Environment = z.output<typeof environmentSchema>;

/** The configuration as the rest of the server sees it. */
export interface Config
  extends Readonly<Omit<Environment, 'PUBLIC_URL' | 'TOKEN_SECRET' | 'SALE_HOLD_DAYS'>>, EngineChoices {
  readonly PUBLIC_URL: string;
  readonly TOKEN_SECRET: string;
  readonly SALE_HOLD_DAYS: number;
  /** The settings as an administrator may read them. */
  readonly installation: Installation;
  /** What was set for engines. */
  readonly engineSettings: GivenSettings;
  /** True when others than the people of this machine can reach it, whatever `NODE_ENV` says. */
  readonly production: boolean;
  /** True when PostgreSQL runs inside this process. */
  readonly embedded: boolean;
  /** True when payments go to the embedded sandbox. */
  readonly sandboxPayments: boolean;
  /** True when mails are kept in the mailbox page and not sent. */
  readonly mailbox: boolean;
}
