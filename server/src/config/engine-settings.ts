import * as z from 'zod';
import type { EngineSetting, GivenSettings } from '../ports/engine-setting.ts';
import { onOff, webAddress, wholeNumber } from './settings.ts';

/** What the configuration has to know of an engine; its descriptor says the rest. */
export interface ConfiguredEngine {
  readonly name: string;
  readonly settings: Readonly<Record<string, EngineSetting>>;
  readonly image: { readonly needs: readonly string[] } | undefined;
  readonly video: { readonly needs: readonly string[] } | undefined;
}

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

/** What is told about engines, whichever are chosen (docs/engines.md). */
export const sharedEngineSettings = {
  ENGINE_CONCURRENCY: wholeNumber(1, 100).default(8),
  ENGINE_MEDIA_HOSTS: hosts,
  ENGINE_WEBHOOKS: onOff.optional(),
  ENGINE_IMAGE_TIMEOUT_S: wholeNumber(1, 3600).default(240),
  ENGINE_VIDEO_TIMEOUT_S: wholeNumber(1, 3600).default(540),
};

/** Which engines make pictures and films: one of those that can, the first of them where nobody has chosen. */
export function engineChoiceSchema(engines: readonly ConfiguredEngine[]) {
  const oneOf = (able: readonly ConfiguredEngine[]) => {
    const names = able.map(({ name }) => name);
    return z.enum(names, { error: `must be one of ${names.join(', ')}` }).default(names[0] ?? '');
  };
  return z.object({
    IMAGE_ENGINE: oneOf(engines.filter(({ image }) => image !== undefined)),
    VIDEO_ENGINE: oneOf(engines.filter(({ video }) => video !== undefined)),
  });
}

const texts = z.string().min(1).optional();
const schemas = { secret: texts, text: texts, address: webAddress.optional() } as const;

/** The settings of all engines by their names; several may read the same one. Defaults are the engines' own. */
export function engineSettingsSchema(engines: readonly ConfiguredEngine[]) {
  const settings = engines.flatMap((engine) => Object.entries(engine.settings));
  return z.object(Object.fromEntries(settings.map(([name, { kind }]) => [name, schemas[kind]])));
}

/** One line for each setting that the chosen engines lack. */
export function engineProblems(
  engines: readonly ConfiguredEngine[],
  choice: { readonly IMAGE_ENGINE: string; readonly VIDEO_ENGINE: string },
  given: GivenSettings,
): string[] {
  return (['IMAGE_ENGINE', 'VIDEO_ENGINE'] as const).flatMap((variable) => {
    const engine = engines.find(({ name }) => name === choice[variable]);
    const needs = engine?.[variable === 'IMAGE_ENGINE' ? 'image' : 'video']?.needs ?? [];
    return needs
      .filter((name) => isLacking(engine?.settings[name], given[name]))
      .map((name) => `${name} is needed for ${variable}=${choice[variable]}.`);
  });
}

function isLacking(setting: EngineSetting | undefined, value: string | undefined): boolean {
  return value === undefined ? setting?.default === undefined : value === setting?.exceptFor;
}
