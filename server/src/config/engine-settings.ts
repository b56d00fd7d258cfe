import type { ContentType } from '@loomlight/contract';
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

const texts = z.string().min(1).optional();
const schemas = { secret: texts, text: texts, address: webAddress.optional() } as const;

/** The settings of all engines by their names; several may read the same one. Defaults are the engines' own. */
export function engineSettingsSchema(engines: readonly ConfiguredEngine[]) {
  const settings = engines.flatMap((engine) => Object.entries(engine.settings));
  return z.object(Object.fromEntries(settings.map(([name, { kind }]) => [name, schemas[kind]])));
}

/** The settings that this engine lacks for this content type. */
export function lackingSettings(
  engine: ConfiguredEngine | undefined,
  part: ContentType,
  given: GivenSettings,
): readonly string[] {
  return engine?.[part]?.needs.filter((name) => isLacking(engine.settings[name], given[name])) ?? [];
}

function isLacking(setting: EngineSetting | undefined, value: string | undefined): boolean {
  return value === undefined ? setting?.default === undefined : value === setting?.exceptFor;
}
