import * as z from 'zod';
import { webAddress } from './settings.ts';

const text = z.string().min(1).optional();

/** Where media are kept (docs/operating.md, Storage). */
export const storageSettings = {
  STORAGE: z.enum(['file', 's3'], { error: 'must be file or s3' }).default('file'),
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { error: 'must be the name of a bucket' })
    .optional(),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  S3_PUBLIC_URL: webAddress.optional(),
};

type StorageEnvironment = z.output<z.ZodObject<typeof storageSettings>>;

const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** One line for each setting that the chosen store lacks. */
export function storageProblems(environment: StorageEnvironment): string[] {
  if (environment.STORAGE !== 's3') return [];
  return needed.filter((name) => environment[name] === undefined).map((name) => `${name} is needed for STORAGE=s3.`);
}
