import * as z from 'zod';
import { factsOf, type ImportedFacts } from './imported-facts.rules.ts';

/*
 * What the common local tools write into their pictures (KEEP-54). Each is tried; what cannot be read says nothing, and no word is made up.
 */

type Texts = Readonly<Record<string, string>>;
type Fields = Record<string, unknown>;
const record = z.record(z.string(), z.unknown());
/** Nodes of a workflow that are looked at, and steps from a sampler to its words. */
const [nodesMax, stepsMax] = [2_000, 20];

/** The words and settings of a picture by what is written in its file. */
export function wordsOfImage(texts: Texts): ImportedFacts {
  const { parameters, prompt, Description, Comment, Title, invokeai_metadata: invoke } = texts;
  const fields =
    (parameters !== undefined ? parametersOf(parameters) : undefined) ??
    (invoke !== undefined ? invokeOf(invoke) : undefined) ??
    (prompt !== undefined ? (workflowOf(prompt) ?? plainPrompt(prompt)) : undefined) ??
    describedOf(Description, Comment) ??
    plainPrompt(Title) ??
    {};
  return factsOf(fields);
}

/**
 * `words`, a line `Negative prompt: words`, and a line of settings `Steps: 20, Seed: 7, Model: x`. Undefined for what is a workflow or another
 * document.
 */
function parametersOf(text: string): Fields | undefined {
  if (text.trimStart().startsWith('{')) return workflowOf(text) ?? {};
  const lines = text.split(/\r?\n/);
  const last = lines.findLastIndex((line) => /^\s*Steps: \d+/.test(line));
  const settings = last < 0 ? '' : lines.slice(last).join(' ');
  const words = last < 0 ? lines : lines.slice(0, last);
  const negative = words.findIndex((line) => line.startsWith('Negative prompt:'));
  const seed = /\bSeed: (\d+)/.exec(settings)?.[1];
  const scale = /\bCFG scale: ([\d.]+)/.exec(settings)?.[1];
  const model = /\bModel: ([^,]+)/.exec(settings)?.[1];
  return {
    text_prompt: words.slice(0, negative < 0 ? undefined : negative).join('\n'),
    ...(negative >= 0 && {
      negative_prompt: words.slice(negative).join('\n').slice('Negative prompt:'.length),
    }),
    ...(seed !== undefined && { seed: Number(seed) }),
    ...(scale !== undefined && { guidance_scale: Number(scale) }),
    ...(model !== undefined && { model }),
  };
}

/** A picture of InvokeAI. */
function invokeOf(text: string): Fields | undefined {
  const found = parse(text);
  if (!found) return undefined;
  const model = record.safeParse(found['model']).data;
  return {
    text_prompt: found['positive_prompt'],
    negative_prompt: found['negative_prompt'],
    seed: found['seed'],
    guidance_scale: found['cfg_scale'],
    model: model?.['name'] ?? model?.['model_name'],
    engine: 'InvokeAI',
  };
}

/** A workflow of ComfyUI as it is sent: nodes by their number, whose inputs are values or `[number, output]`. */
function workflowOf(text: string): Fields | undefined {
  const found = parse(text);
  if (!found) return undefined;
  const nodes = new Map(
    Object.entries(found)
      .slice(0, nodesMax)
      .flatMap(([number, node]) => {
        const read = record.safeParse(node).data;
        const inputs = record.safeParse(read?.['inputs']).data;
        return inputs ? [[number, { type: String(read?.['class_type']), inputs }] as const] : [];
      }),
  );
  const sampler = [...nodes.values()].find(({ inputs }) => isLink(inputs['positive']));
  const words = (input: unknown): string | undefined => {
    let at = input;
    for (let steps = 0; steps < stepsMax; steps += 1) {
      if (typeof at === 'string') return at;
      if (!isLink(at)) return undefined;
      const node = nodes.get(String(at[0]));
      at =
        node && (node.inputs['text'] ?? node.inputs['text_g'] ?? node.inputs['conditioning'] ?? node.inputs['string']);
    }
    return undefined;
  };
  const loader = [...nodes.values()].find(({ inputs }) => typeof inputs['ckpt_name'] === 'string');
  if (!sampler) return nodes.size > 0 ? { engine: 'ComfyUI' } : undefined;
  const { inputs } = sampler;
  return {
    text_prompt: words(inputs['positive']),
    negative_prompt: words(inputs['negative']),
    seed: inputs['seed'] ?? inputs['noise_seed'],
    guidance_scale: inputs['cfg'],
    model: loader?.inputs['ckpt_name'],
    engine: 'ComfyUI',
  };
}

/** Words in the description; beside them, with some tools, a document of settings. */
function describedOf(description: string | undefined, comment: string | undefined): Fields | undefined {
  const settings = comment === undefined ? undefined : parse(comment);
  if (description === undefined && !settings) return plainPrompt(comment);
  return {
    text_prompt: description ?? settings?.['prompt'],
    negative_prompt: settings?.['uc'],
    seed: settings?.['seed'],
    guidance_scale: settings?.['scale'],
  };
}

function plainPrompt(text: string | undefined): Fields | undefined {
  if (text === undefined || text.trimStart().startsWith('{')) return undefined;
  return { text_prompt: text };
}

function isLink(value: unknown): value is readonly [string | number, unknown] {
  return Array.isArray(value) && (typeof value[0] === 'string' || typeof value[0] === 'number');
}

function parse(text: string): Fields | undefined {
  try {
    return record.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
