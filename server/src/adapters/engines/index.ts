import { blackForestLabs } from './black-forest-labs.ts';
import { comfyui } from './comfyui.ts';
import { fal } from './fal.ts';
import { google } from './google.ts';
import type { Engine } from './lib/define-engine.ts';
import { luma } from './luma.ts';
import { modelark } from './modelark.ts';
import { openai } from './openai.ts';
import { openaiCompatible } from './openai-compatible.ts';
import { replicate } from './replicate.ts';
import { sdcpp } from './sdcpp.ts';
import { studio } from './studio.ts';

export type { Engine, EngineWay } from './lib/define-engine.ts';

const all = [studio, modelark, openai, openaiCompatible, fal, replicate, google, blackForestLabs, luma, sdcpp, comfyui];

/** Every engine by its name, in the order in which the answer to a wrong name lists them; the first is what makes things by default. */
export const engines: ReadonlyMap<string, Engine> = new Map(all.map((engine) => [engine.name, engine]));
