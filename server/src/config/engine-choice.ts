import { enginePrice } from '@loomlight/contract';
import * as z from 'zod';
import type { GivenSettings } from '../ports/engine-setting.ts';
import { type ConfiguredEngine, lackingSettings } from './engine-settings.ts';

/** An engine that is to be opened for one content type. */
export interface EngineChoice {
  readonly name: string;
  /** It finishes what was charged for it, and takes nothing new. */
  readonly isClosing: boolean;
  /** What it multiplies every price with. */
  readonly price: number;
}

/** The engines of each content type; of those that are not closing the first is the default. */
export interface EngineChoices {
  readonly imageEngines: readonly EngineChoice[];
  readonly videoEngines: readonly EngineChoice[];
}

interface Named {
  readonly name: string;
  readonly isClosing: boolean;
}
/** An engine with the settings that it was named by, for sentences such as "… is needed for ENGINES=fal". */
interface Wanted extends Named {
  readonly by: string;
}

const contentTypes = [
  { part: 'image', variable: 'IMAGE_ENGINE', plural: 'images' },
  { part: 'video', variable: 'VIDEO_ENGINE', plural: 'videos' },
] as const;
type Type = (typeof contentTypes)[number];

const priceMax = 100;
const parts = (text: string): string[] => text.split(',').map((part) => part.trim());

/** `ENGINES`, `IMAGE_ENGINE`, `VIDEO_ENGINE` and `ENGINE_PRICES` of a product with these engines (docs/engines.md). */
export function engineChoiceSchema(engines: readonly ConfiguredEngine[]) {
  const names = engines.map(({ name }) => name);
  const oneOf = (able: readonly ConfiguredEngine[]) => {
    const ableNames = able.map(({ name }) => name);
    return z.enum(ableNames, { error: `must be one of ${ableNames.join(', ')}` }).optional();
  };
  return z.object({
    ENGINES: z.string().transform(readList(names)).optional(),
    ENGINE_PRICES: z.string().transform(readPrices(names)).optional(),
    IMAGE_ENGINE: oneOf(engines.filter(({ image }) => image !== undefined)),
    VIDEO_ENGINE: oneOf(engines.filter(({ video }) => video !== undefined)),
  });
}

/** Whatever stands there is not repeated: it may be a key in the wrong place. */
const noEngine = (at: number, names: readonly string[]): string =>
  `has no name of an engine in place ${at + 1}: an engine is one of ${names.join(', ')}`;

function readList(names: readonly string[]) {
  return (text: string, ctx: z.RefinementCtx): Named[] => {
    const refuse = (message: string): void => ctx.addIssue({ code: 'custom', message });
    const list: Named[] = [];
    for (const [at, entry] of parts(text).entries()) {
      const [name = '', state, ...rest] = entry.split(':');
      if (rest.length > 0 || (state !== undefined && state !== 'closing'))
        refuse('must be names of engines, each alone or with :closing, such as studio,fal:closing');
      else if (!names.includes(name)) refuse(noEngine(at, names));
      else if (list.some((other) => other.name === name)) refuse(`names ${name} twice`);
      else list.push({ name, isClosing: state === 'closing' });
    }
    return list;
  };
}

function readPrices(names: readonly string[]) {
  return (text: string, ctx: z.RefinementCtx): ReadonlyMap<string, number> => {
    const refuse = (message: string): void => ctx.addIssue({ code: 'custom', message });
    const prices = new Map<string, number>();
    for (const [at, entry] of parts(text).entries()) {
      const [, name = '', number = ''] = /^([\w-]+):(\d{1,3}(?:\.\d{1,2})?)$/.exec(entry) ?? [];
      const price = Number(number);
      if (number === '' || price > priceMax)
        refuse(`must be engines with numbers up to ${priceMax} of at most two decimals, such as fal:1.5`);
      else if (!names.includes(name)) refuse(noEngine(at, names));
      else if (prices.has(name)) refuse(`names ${name} twice`);
      else if (price < enginePrice(name))
        refuse(`may only raise what an engine costs: ${name} is ${enginePrice(name)} at least`);
      else prices.set(name, price);
    }
    return prices;
  };
}

/**
 * The engines that are meant, the default of each content type first, and one line for each reason why it cannot be. Without `ENGINES`
 * one engine makes images and one makes videos; with it, `IMAGE_ENGINE` and `VIDEO_ENGINE` say which of the list is the default.
 */
export function chooseEngines(
  engines: readonly ConfiguredEngine[],
  choice: z.output<ReturnType<typeof engineChoiceSchema>>,
  given: GivenSettings,
): EngineChoices & { readonly problems: readonly string[] } {
  const problems: string[] = [];
  const listed = choice.ENGINES?.map((named) => ({ ...named, by: `ENGINES=${named.name}` }));
  const chosenFor = (type: Type): EngineChoice[] => {
    const wanted = listed
      ? fromList(engines, { listed, type, named: choice[type.variable], given }, problems)
      : onlyOne(type.variable, choice[type.variable] ?? engines.find((engine) => engine[type.part])?.name ?? '');
    for (const { name, by } of wanted)
      for (const setting of lackingSettings(find(engines, name), type.part, given))
        problems.push(`${setting} is needed for ${by}.`);
    return wanted.map(({ name, isClosing }) => ({
      ...{ name, isClosing },
      price: choice.ENGINE_PRICES?.get(name) ?? enginePrice(name),
    }));
  };
  const [image, video] = contentTypes;
  const chosen = { imageEngines: chosenFor(image), videoEngines: chosenFor(video) };
  return { ...chosen, problems: [...new Set(problems)] };
}

const find = (engines: readonly ConfiguredEngine[], name: string) => engines.find((engine) => engine.name === name);

function onlyOne(variable: string, name: string): Wanted[] {
  return [{ name, isClosing: false, by: `${variable}=${name}` }];
}

/** Those of the list that make this type, the one that was named as the default first. */
function fromList(
  engines: readonly ConfiguredEngine[],
  of: {
    readonly listed: readonly Wanted[];
    readonly type: Type;
    readonly named: string | undefined;
    readonly given: GivenSettings;
  },
  problems: string[],
): Wanted[] {
  const { listed, named, given } = of;
  const { part, variable, plural } = of.type;
  const other = part === 'image' ? 'video' : 'image';
  // An engine makes what its settings are there for. One that lacks some for both types is told so, and not left out in silence.
  const isMeant = (engine: ConfiguredEngine | undefined): boolean =>
    engine?.[part] !== undefined &&
    (engine.name === named ||
      lackingSettings(engine, part, given).length === 0 ||
      engine[other] === undefined ||
      lackingSettings(engine, other, given).length > 0);
  const able = listed.filter(({ name }) => isMeant(find(engines, name)));
  if (!able.some(({ isClosing }) => !isClosing))
    problems.push(`ENGINES lists no engine that takes new ${plural}: add one that makes them, such as studio.`);
  if (named === undefined) return able;
  const first = able.find(({ name, isClosing }) => name === named && !isClosing);
  if (!first) {
    problems.push(`${variable}=${named} is not among those that ENGINES lists for new ${plural}.`);
    return able;
  }
  return [{ ...first, by: `${variable}=${named}` }, ...able.filter((one) => one !== first)];
}
