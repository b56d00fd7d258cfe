import * as z from 'zod';
import { onOff, webAddress } from './settings.ts';

const text = z.string().min(1).optional();

/** The program that judges prompts before they are charged, and pictures before they are shown (docs/operating.md, The classifier). */
export const classifierSettings = {
  CLASSIFIER: z.enum(['none', 'webhook', 'openai'], { error: 'must be none, webhook or openai' }).default('none'),
  CLASSIFIER_URL: webAddress
    .refine((address) => !/[?#@]/.test(address), { error: 'must have no query, fragment or log-in in it' })
    .optional(),
  CLASSIFIER_KEY: text,
  CLASSIFIER_MODEL: text,
  CLASSIFIER_IMAGES: onOff.default(false),
};

type ClassifierEnvironment = z.output<z.ZodObject<typeof classifierSettings>>;

const webhookKeyMin = 16;

/** One line for each setting that the chosen classifier lacks. */
export function classifierProblems(environment: ClassifierEnvironment): string[] {
  const { CLASSIFIER, CLASSIFIER_URL, CLASSIFIER_KEY, CLASSIFIER_IMAGES } = environment;
  if (CLASSIFIER === 'none' && CLASSIFIER_IMAGES) return ['CLASSIFIER is needed for CLASSIFIER_IMAGES=on.'];
  if (CLASSIFIER === 'webhook')
    return [
      ...(CLASSIFIER_URL === undefined ? ['CLASSIFIER_URL is needed for CLASSIFIER=webhook.'] : []),
      ...((CLASSIFIER_KEY ?? '').length < webhookKeyMin
        ? [
            `CLASSIFIER_KEY is needed for CLASSIFIER=webhook, with at least ${webhookKeyMin} characters: calls are signed with it.`,
          ]
        : []),
    ];
  if (CLASSIFIER === 'openai' && CLASSIFIER_URL === undefined && CLASSIFIER_KEY === undefined)
    return ['CLASSIFIER_KEY is needed for CLASSIFIER=openai, or CLASSIFIER_URL of a service that asks for none.'];
  return [];
}
