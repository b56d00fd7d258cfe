import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../compose/config.ts';
import { plantedEngine } from '../testing/planted-engine.ts';
import type { EngineChoice } from './engine-choice.ts';
import { readEnvironment } from './read-env.ts';

const keys = { FAL_API_KEY: 'key-of-fal', ARK_API_KEY: 'key-of-ark', OPENAI_API_KEY: 'key-of-openai' };
const comfyui = { COMFYUI_URL: 'http://gpu:8188', COMFYUI_CHECKPOINT: 'some.safetensors' };
const read = (given: Readonly<Record<string, string>>) =>
  readConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), 'loomlight-config-')), ...keys, ...given });
const told = (chosen: readonly EngineChoice[]): string =>
  chosen.map(({ name, isClosing, price }) => `${name}${isClosing ? ' closing' : ''} ${price}`).join(', ');
const chosen = (given: Readonly<Record<string, string>>): readonly string[] => {
  const { imageEngines, videoEngines } = read(given);
  return [told(imageEngines), told(videoEngines)];
};

describe('the list of engines', () => {
  it.each([
    [{}, ['studio 1', 'studio 1']],
    [{ IMAGE_ENGINE: 'openai' }, ['openai 1', 'studio 1']],
    [{ VIDEO_ENGINE: 'fal' }, ['studio 1', 'fal 1']],
    [{ ENGINES: 'studio,fal' }, ['studio 1, fal 1', 'studio 1, fal 1']],
    [{ ENGINES: ' fal , studio ' }, ['fal 1, studio 1', 'fal 1, studio 1']],
    [{ ENGINES: 'openai,fal' }, ['openai 1, fal 1', 'fal 1']],
    [{ ENGINES: 'fal:closing,studio' }, ['fal closing 1, studio 1', 'fal closing 1, studio 1']],
    // Which of the list is the default of one type.
    [
      { ENGINES: 'studio,fal,modelark', VIDEO_ENGINE: 'modelark' },
      ['studio 1, fal 1, modelark 1', 'modelark 1, studio 1, fal 1'],
    ],
    // ComfyUI without a workflow of videos makes images alone.
    [{ ENGINES: 'studio,comfyui', ...comfyui }, ['studio 1, comfyui 1', 'studio 1']],
    [{ ENGINES: 'studio,fal', ENGINE_PRICES: 'fal:1.5,studio:1.25' }, ['studio 1.25, fal 1.5', 'studio 1.25, fal 1.5']],
    // A price of an engine that is not open waits for it.
    [{ ENGINE_PRICES: 'fal:2' }, ['studio 1', 'studio 1']],
  ])('of %o is %j [MAKE-11]', (given, expected) => {
    expect(chosen(given)).toEqual(expected);
  });

  it.each([
    [
      { ENGINES: 'studio,magic' },
      /^ENGINES has no name of an engine in place 2: an engine is one of studio, .*\bcomfyui\b/,
    ],
    [{ ENGINES: 'studio,,fal' }, /^ENGINES has no name of an engine in place 2: an engine is one of studio/],
    [{ ENGINES: 'studio,fal,studio' }, /^ENGINES names studio twice$/],
    [{ ENGINES: 'fal,fal:closing' }, /^ENGINES names fal twice$/],
    [{ ENGINES: 'studio,fal:closed' }, /^ENGINES must be names of engines, each alone or with :closing/],
    [{ ENGINES: 'studio,fal', FAL_API_KEY: '' }, /^FAL_API_KEY is needed for ENGINES=fal\.$/],
    [{ ENGINES: 'studio,fal:closing', FAL_API_KEY: '' }, /^FAL_API_KEY is needed for ENGINES=fal\.$/],
    [{ ENGINES: 'studio,comfyui' }, /^COMFYUI_URL is needed for ENGINES=comfyui\.\nCOMFYUI_CHECKPOINT is needed/],
    [
      { ENGINES: 'openai' },
      /^ENGINES lists no engine that takes new videos: add one that makes them, such as studio\.$/,
    ],
    [{ ENGINES: 'studio:closing' }, /^ENGINES lists no engine that takes new images[^]*takes new videos/],
    [{ ENGINES: 'openai,fal:closing' }, /^ENGINES lists no engine that takes new videos/],
    [
      { ENGINES: 'studio', IMAGE_ENGINE: 'fal' },
      /^IMAGE_ENGINE=fal is not among those that ENGINES lists for new images\.$/,
    ],
    [
      { ENGINES: 'studio,fal:closing', VIDEO_ENGINE: 'fal' },
      /^VIDEO_ENGINE=fal is not among those that ENGINES lists for new videos/,
    ],
    [
      { ENGINES: 'studio,comfyui', ...comfyui, VIDEO_ENGINE: 'comfyui' },
      /^COMFYUI_VIDEO_WORKFLOW is needed for VIDEO_ENGINE=comfyui\.$/,
    ],
  ])('of %o is refused with a sentence [MAKE-11]', (given, sentence) => {
    expect(() => read(given)).toThrow(sentence);
    expect(() => read(given)).not.toThrow(/key-of-|magic/);
  });

  it('is of the engines that there are', () => {
    const acme = { ENGINES: 'acme', ACME_API_KEY: 'k' };
    const given = { DATA_DIR: mkdtempSync(join(tmpdir(), 'loomlight-config-')), ...acme };
    expect(told(readEnvironment(given, [plantedEngine]).videoEngines)).toBe('acme 1');
    expect(() => readEnvironment({ ...given, ENGINES: 'studio' }, [plantedEngine])).toThrow(
      /^ENGINES has no name of an engine in place 1: an engine is one of acme$/,
    );
  });
});

describe('the prices of engines', () => {
  it.each([
    ['fal', /^ENGINE_PRICES must be engines with numbers up to 100/],
    ['fal:', /^ENGINE_PRICES must be engines with numbers/],
    ['fal:-1', /^ENGINE_PRICES must be engines with numbers/],
    ['fal:1e3', /^ENGINE_PRICES must be engines with numbers/],
    ['fal:1.005', /^ENGINE_PRICES must be engines with numbers/],
    ['fal:100.01', /^ENGINE_PRICES must be engines with numbers/],
    ['fal:0.99', /^ENGINE_PRICES may only raise what an engine costs: fal is 1 at least$/],
    ['studio:0', /^ENGINE_PRICES may only raise what an engine costs: studio is 1 at least$/],
    ['magic:2', /^ENGINE_PRICES has no name of an engine in place 1: an engine is one of studio/],
    ['fal:2,fal:3', /^ENGINE_PRICES names fal twice$/],
  ])('are refused as %s with a sentence [MAKE-14]', (prices, sentence) => {
    expect(() => read({ ENGINE_PRICES: prices })).toThrow(sentence);
  });
});
