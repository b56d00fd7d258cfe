import { invariant } from '../../../kernel/errors.ts';
import type { EngineSetting, GivenSettings } from '../../../ports/engine-setting.ts';
import type { DigitalSource, ImageCapabilities, ImageEngine } from '../../../ports/image-engine.ts';
import type { VideoCapabilities, VideoEngine } from '../../../ports/video-engine.ts';
import type { LineSettings } from './provider-line.ts';

/** A key, which is shown nowhere. */
export const secret = (): Setting => ({ kind: 'secret' });

/** Any text, such as the name of a model. */
export function text(): Setting;
export function text(usual: string): SettingWithDefault;
export function text(usual?: string): EngineSetting {
  return usual === undefined ? { kind: 'text' } : { kind: 'text', default: usual };
}

/** Where the engine is, with the version's path and without a slash at the end. */
export function address(): Setting;
export function address(usual: string): SettingWithDefault;
export function address(usual?: string): EngineSetting {
  return usual === undefined ? { kind: 'address' } : { kind: 'address', default: usual };
}

/** An address that another engine has a default for, which is of no use to this one. */
export const addressExceptFor = (others: string): Setting => ({ kind: 'address', exceptFor: others });

type Setting = EngineSetting & { readonly default?: never };
type SettingWithDefault = EngineSetting & { readonly default: string };
type Settings = Readonly<Record<string, Setting | SettingWithDefault>>;

/** The settings as an engine reads them: what it needs is there, and so is what has a default. */
type Values<S extends Settings, Needed> = {
  readonly [K in keyof S]: S[K] extends SettingWithDefault ? string : K extends Needed ? string : string | undefined;
};

/** What the way to an engine needs besides its settings. */
export interface EngineWay extends Omit<LineSettings, 'baseUrl' | 'moved'> {
  /** Whether an engine inside of this process gets ready at once; otherwise the first image makes it. */
  readonly warm: boolean;
  /** Pause between two looks, in milliseconds, in place of the engine's own. */
  readonly pollMs?: number;
}

/** What an engine says of itself. */
interface EngineHead {
  /** Its name in settings and in `engine` of what it made. */
  readonly name: string;
  /** What people call it. */
  readonly title: string;
  /** True where somebody else may send a bill for it. */
  readonly paid: boolean;
  /** True for one that works inside of this process, without a line to anywhere. */
  readonly embedded: boolean;
}

/** What an engine does of one content type, as it is written down. */
interface Part<S extends Settings, Needed extends keyof S, Can, Capabilities, Opened> {
  /** The settings that it cannot do without. */
  readonly needs: readonly Needed[];
  /** What it is able to with these settings; nothing is opened for it. */
  readonly can: (settings: Values<S, Needed>) => Can;
  /** Loads what the engine is made of; its vendor's package comes with the first use. */
  readonly open: (settings: Values<S, Needed>, way: EngineWay, can: Capabilities) => Promise<Opened>;
}

type ImageCan = Omit<ImageCapabilities, 'engine' | 'digitalSource'>;
type VideoCan = Omit<VideoCapabilities, 'engine'>;

/** How an engine is written down: the only place that is edited for it (docs/extending.md). */
interface EngineDefinition<S extends Settings, I extends keyof S, V extends keyof S> extends EngineHead {
  /** Where its images come from, in the words of the IPTC. */
  readonly digitalSource: DigitalSource;
  readonly settings: S;
  readonly image?: Part<S, I, ImageCan, ImageCapabilities, ImageEngine>;
  readonly video?: Part<S, V, VideoCan, VideoCapabilities, VideoEngine>;
}

/** What an engine does of one content type, for whoever opens it. */
interface Making<Capabilities, Opened> {
  readonly needs: readonly string[];
  /** What it is able to with these settings; nothing is opened for it. */
  can(given: GivenSettings): Capabilities;
  open(given: GivenSettings, way: EngineWay): Promise<Opened>;
}

/** An engine as the rest of the server sees it. */
export interface Engine extends EngineHead {
  readonly settings: Readonly<Record<string, EngineSetting>>;
  readonly image: Making<ImageCapabilities, ImageEngine> | undefined;
  readonly video: Making<VideoCapabilities, VideoEngine> | undefined;
}

/** Writes an engine down: what it is called, what is set for it, what it is able to, and how it is opened. */
export function defineEngine<const S extends Settings, I extends keyof S & string, V extends keyof S & string>(
  definition: EngineDefinition<S, I, V>,
): Engine {
  const { name, title, paid, embedded, digitalSource, settings, image, video } = definition;
  const ofImages = (can: ImageCan): ImageCapabilities => ({ engine: name, digitalSource, ...can });
  const ofVideos = (can: VideoCan, { pollMs = can.pollMs }: { readonly pollMs?: number } = {}): VideoCapabilities => ({
    engine: name,
    ...can,
    pollMs,
  });
  return {
    ...{ name, title, paid, embedded, settings },
    image: image && making(settings, image, ofImages),
    video: video && making(settings, video, ofVideos),
  };
}

function making<S extends Settings, Needed extends keyof S & string, Can, Capabilities, Opened>(
  settings: S,
  part: Part<S, Needed, Can, Capabilities, Opened>,
  complete: (can: Can, way?: EngineWay) => Capabilities,
): Making<Capabilities, Opened> {
  const { needs, can, open } = part;
  return {
    needs,
    can: (given) => complete(can(valuesOf(settings, needs, given))),
    open: async (given, way) => {
      const values = valuesOf(settings, needs, given);
      return open(values, way, complete(can(values), way));
    },
  };
}

function valuesOf<S extends Settings, Needed extends keyof S & string>(
  settings: S,
  needs: readonly Needed[],
  given: GivenSettings,
): Values<S, Needed> {
  const values = Object.fromEntries(
    Object.entries(settings).map(([name, setting]) => [name, given[name] ?? setting.default]),
  );
  for (const name of needs)
    invariant(values[name] !== undefined, `the configuration has refused to be without ${name}`);
  // Every setting has its text here, its default, or nothing where the type allows that.
  return values as Values<S, Needed>;
}
