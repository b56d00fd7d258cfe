import * as z from 'zod';
import { onOff, webAddress, wholeNumber } from './settings.ts';

const imageEngines = [
  ...['studio', 'modelark', 'openai', 'openai-compatible', 'fal', 'replicate', 'google', 'black-forest-labs'],
  ...['luma', 'sdcpp', 'comfyui'],
] as const;
const videoEngines = ['studio', 'modelark', 'fal', 'replicate', 'google', 'black-forest-labs', 'comfyui'] as const;

function oneOf<const T extends readonly string[]>(names: T) {
  return z.enum(names, { error: `must be one of ${names.join(', ')}` }).default('studio');
}

const secret = z.string().min(1).optional();
const name = z.string().min(1).optional();
const hosts = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
  )
  .refine((list) => list.every((host) => /^(\*\.)?([a-z0-9-]+\.)+[a-z]{2,}$/.test(host)), {
    error: 'must be names of hosts such as media.example.com or *.example.com',
  });

/** Which engines make pictures and films, and how they are reached (docs/engines.md). */
export const engineSettings = {
  IMAGE_ENGINE: oneOf(imageEngines),
  VIDEO_ENGINE: oneOf(videoEngines),
  ENGINE_CONCURRENCY: wholeNumber(1, 100).default(8),
  ENGINE_MEDIA_HOSTS: hosts,
  ENGINE_WEBHOOKS: onOff.optional(),
  ARK_API_KEY: secret,
  ARK_BASE_URL: webAddress.default('https://ark.ap-southeast.bytepluses.com/api/v3'),
  ARK_IMAGE_MODEL: name,
  OPENAI_API_KEY: secret,
  OPENAI_BASE_URL: webAddress.default('https://api.openai.com/v1'),
  OPENAI_IMAGE_MODEL: name,
  FAL_API_KEY: secret,
  FAL_BASE_URL: webAddress.default('https://fal.run'),
  FAL_IMAGE_MODEL: name,
  REPLICATE_API_TOKEN: secret,
  REPLICATE_BASE_URL: webAddress.default('https://api.replicate.com/v1'),
  REPLICATE_IMAGE_MODEL: name,
  GOOGLE_AI_API_KEY: secret,
  GOOGLE_AI_BASE_URL: webAddress.default('https://generativelanguage.googleapis.com/v1beta'),
  GOOGLE_AI_IMAGE_MODEL: name,
  BFL_API_KEY: secret,
  BFL_BASE_URL: webAddress.default('https://api.bfl.ai/v1'),
  BFL_IMAGE_MODEL: name,
  LUMA_API_KEY: secret,
  LUMA_BASE_URL: webAddress.default('https://api.lumalabs.ai'),
  LUMA_IMAGE_MODEL: name,
  SDCPP_URL: webAddress.optional(),
  COMFYUI_URL: webAddress.optional(),
  COMFYUI_CHECKPOINT: name,
  COMFYUI_IMAGE_WORKFLOW: name,
  COMFYUI_VIDEO_WORKFLOW: name,
  COMFYUI_IMAGE_TO_VIDEO_WORKFLOW: name,
};

const settingsSchema = z.object(engineSettings);
export type EngineEnvironment = z.output<typeof settingsSchema>;

/** What an engine cannot do without. */
const needs: Readonly<Record<string, readonly (keyof EngineEnvironment)[]>> = {
  modelark: ['ARK_API_KEY'],
  openai: ['OPENAI_API_KEY'],
  'openai-compatible': ['OPENAI_IMAGE_MODEL'],
  fal: ['FAL_API_KEY'],
  replicate: ['REPLICATE_API_TOKEN'],
  google: ['GOOGLE_AI_API_KEY'],
  'black-forest-labs': ['BFL_API_KEY'],
  luma: ['LUMA_API_KEY'],
  sdcpp: ['SDCPP_URL'],
};

/** One line for each setting that the chosen engines lack. */
export function engineProblems(environment: EngineEnvironment): string[] {
  const comfy = {
    IMAGE_ENGINE: ['COMFYUI_URL', 'COMFYUI_CHECKPOINT'],
    VIDEO_ENGINE: ['COMFYUI_URL', 'COMFYUI_VIDEO_WORKFLOW'],
  } as const;
  return (['IMAGE_ENGINE', 'VIDEO_ENGINE'] as const).flatMap((variable) => {
    const chosen = environment[variable];
    const wanted = chosen === 'comfyui' ? comfy[variable] : (needs[chosen] ?? []);
    const missing = wanted.filter((setting) => environment[setting] === undefined);
    const ofCompatible =
      chosen === 'openai-compatible' && environment.OPENAI_BASE_URL === 'https://api.openai.com/v1'
        ? ['OPENAI_BASE_URL']
        : [];
    return [...missing, ...ofCompatible].map((setting) => `${setting} is needed for ${variable}=${chosen}.`);
  });
}
