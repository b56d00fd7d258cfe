import type { Engine } from '../adapters/engines/index.ts';
import type { GivenSettings } from '../ports/engine-setting.ts';
import type { EngineRig } from './peers/rigs.ts';

/** Where an engine has to stand besides its own file. */
export interface EnginePlaces {
  /** The text of `.env.example`. */
  readonly env: string;
  /** The text of docs/engines.md. */
  readonly page: string;
  /** The text of docs/operating.md. */
  readonly operating: string;
  readonly rigs: Readonly<Record<string, EngineRig>>;
}

/** One sentence for each place where this engine is missing or told differently. */
export function engineGaps(engine: Engine, places: EnginePlaces): string[] {
  return [
    ...settingGaps(engine, places),
    ...choiceGaps(engine, places),
    ...pageGaps(engine, places),
    ...rigGaps(engine, places),
  ];
}

function settingGaps({ title, settings }: Engine, { env }: EnginePlaces): string[] {
  const lines = env.split('\n');
  const lineOf = (name: string): number => lines.findIndex((line) => new RegExp(`^#? ?${name}=`).test(line));
  const missing = Object.entries(settings).flatMap(([name, setting]) => {
    const line = lines[lineOf(name)];
    if (line === undefined) return [`.env.example has no line for ${name}`];
    const value = line.slice(line.indexOf('=') + 1);
    return setting.default === undefined || value === setting.default
      ? []
      : [`.env.example gives ${name} another default than ${setting.default}`];
  });
  const first = Math.min(
    ...Object.keys(settings)
      .map(lineOf)
      .filter((at) => at >= 0),
  );
  const heading = lines.slice(0, first).findLast((line) => /^# (?![A-Z0-9_]+=)/.test(line));
  const isNamed = !Number.isFinite(first) || heading?.toLowerCase().includes(title.toLowerCase());
  return isNamed ? missing : [...missing, `.env.example does not say ${title} above its settings`];
}

/** The lines that say what can be chosen. */
function choiceGaps({ name, image, video }: Engine, { env }: EnginePlaces): string[] {
  return (
    [
      ['IMAGE_ENGINE', image],
      ['VIDEO_ENGINE', video],
    ] as const
  ).flatMap(([variable, making]) => {
    const meaning = new RegExp(`^# (.*)\n# ${variable}=`, 'm').exec(env)?.[1] ?? '';
    const isNamed = new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(meaning);
    return isNamed === (making !== undefined) ? [] : [`.env.example is wrong about ${name} for ${variable}`];
  });
}

function pageGaps(engine: Engine, { page, operating, rigs }: EnginePlaces): string[] {
  const { name, settings } = engine;
  const cells = page
    .split('\n')
    .find((line) => line.startsWith(`| \`${name}\` |`))
    ?.split('|')
    .slice(2, 6)
    .map((cell) => cell.trim());
  if (!cells) return [`docs/engines.md has no row for ${name}`];
  const [paid = '', told = '', images = '', videos = ''] = cells;
  const given = rigs[name]?.settings('http://rig.test') ?? {};
  return [
    ...((paid === 'no') === engine.paid ? [`docs/engines.md is wrong about who pays for ${name}`] : []),
    ...Object.entries(settings).flatMap(([setting, { kind, default: usual }]) => [
      ...(told.includes(`\`${setting}\``) || operating.includes(`\`${setting}\``) ? [] : [`no page names ${setting}`]),
      ...(kind !== 'text' || usual === undefined || told.includes(`\`${usual}\``)
        ? []
        : [`docs/engines.md does not say that ${setting} is ${usual}`]),
    ]),
    ...imageGaps(engine, images, given),
    ...videoGaps(engine, videos, given),
  ];
}

function imageGaps({ name, image, settings }: Engine, told: string, given: GivenSettings): string[] {
  if ((told !== '') !== (image !== undefined)) return [`docs/engines.md is wrong about pictures of ${name}`];
  // With the usual model: the row of an engine tells of no other.
  const usual = Object.fromEntries(
    Object.entries(given).filter(([setting]) => settings[setting]?.default === undefined),
  );
  return image?.can(usual).seeded === told.includes('no seed')
    ? [`docs/engines.md is wrong about seeds of ${name}`]
    : [];
}

function videoGaps({ name, video }: Engine, told: string, given: GivenSettings): string[] {
  if ((told !== '') !== (video !== undefined)) return [`docs/engines.md is wrong about films of ${name}`];
  if (!video) return [];
  const { min, max } = video.can(given).durationS;
  const length = min === max ? `${min} s` : `${min} to ${max} s`;
  return told.includes(length) ? [] : [`docs/engines.md does not say that films of ${name} take ${length}`];
}

function rigGaps({ name, embedded, image, video }: Engine, { rigs }: EnginePlaces): string[] {
  const rig = rigs[name];
  return [
    ...(image || video ? [] : [`${name} makes nothing`]),
    ...(embedded || rig ? [] : [`testing/peers/rigs.ts has no rig for ${name}`]),
    ...(rig && video && !rig.video ? [`the rig of ${name} has no film`] : []),
  ];
}
