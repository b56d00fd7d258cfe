import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ImageRequest } from '../../ports/image-engine.ts';
import { patientLimits, rigs } from '../../testing/peers/rigs.ts';
import { openWorkFiles } from '../work-files.ts';
import { engines } from './index.ts';

const workFiles = await openWorkFiles(join(tmpdir(), 'loomlight-work'));
const reference = {
  bytes: Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Buffer.from('a picture')]),
  mediaType: 'image/jpeg',
};
const inBase64 = reference.bytes.toString('base64');

/** What an engine elsewhere was sent for one image, as one text. */
async function sentFor(
  name: string,
  settings: Record<string, string>,
  own: Partial<ImageRequest>,
): Promise<{ readonly text: string; readonly paths: readonly string[] }> {
  const peer = await rigs[name]?.openPeer();
  const image = engines.get(name)?.image;
  if (!peer || !image) throw new Error(`There is no engine ${name}.`);
  const way = { hosts: ['127.0.0.1'], workFiles, warm: false, pollMs: 5, limits: patientLimits };
  const engine = await image.open({ ...rigs[name]?.settings(peer.address), ...settings }, way);
  try {
    expect(engine.capabilities.takesReference).toBe(true);
    const outcome = await engine.generate({
      ...{ id: '01a1fe94-d78f-72c6-826f-000000000002', words: 'A lake', prompt: 'A lake', style: 'none', seed: 7 },
      ...{ width: 1024, height: 1024, guidanceScale: 7, onProgress: () => undefined },
      signal: new AbortController().signal,
      ...own,
    });
    expect(outcome.kind).toBe('painted');
    return {
      text: peer.requests.map(({ raw }) => raw.toString()).join('\n'),
      paths: peer.requests.map(({ path }) => path),
    };
  } finally {
    await engine.close();
    await peer.close();
  }
}

it.each([
  ['black-forest-labs', {}, `"image_prompt":"${inBase64}"`],
  ['black-forest-labs', { BFL_IMAGE_MODEL: 'flux-kontext-pro' }, `"input_image":"${inBase64}"`],
  ['google', {}, `{"inlineData":{"mimeType":"image/jpeg","data":"${inBase64}"}}`],
  ['modelark', {}, `"image":"data:image/jpeg;base64,${inBase64}"`],
  ['openai', {}, 'name="image"'],
  ['comfyui', {}, '"class_type":"LoadImage","inputs":{"image":"stored.png"}'],
] as const)(
  '%s is given the image to start from where its model looks for it, and nothing like it without [MAKE-93]',
  async (name, settings, sent) => {
    expect((await sentFor(name, settings, { reference })).text).toContain(sent);
    const without = await sentFor(name, settings, {});
    for (const trace of [inBase64, 'image_prompt', 'input_image', 'inlineData', 'LoadImage', 'name="image"'])
      expect(without.text).not.toContain(trace);
  },
);

it('OpenAI is asked to edit, and to paint where there is nothing to edit [MAKE-93]', async () => {
  expect((await sentFor('openai', {}, { reference })).paths).toEqual(['/v1/images/edits']);
  expect((await sentFor('openai', {}, {})).paths).toEqual(['/v1/images/generations']);
});

it('engines whose models start from words alone do not say that they take an image, the studio among them [MAKE-93]', () => {
  const able = (settings: Record<string, string> = {}): string[] =>
    [...engines.values()]
      .filter(({ image }) => {
        const needs = image?.needs.map((name) => [name, 'http://127.0.0.1']) ?? [];
        return image?.can({ ...Object.fromEntries(needs), ...settings }).takesReference === true;
      })
      .map(({ name }) => name)
      .toSorted();
  expect(able()).toEqual(['black-forest-labs', 'comfyui', 'google', 'modelark', 'openai']);
  const others = {
    ...{ ARK_IMAGE_MODEL: 'seedream-3-0-t2i-250415', OPENAI_IMAGE_MODEL: 'dall-e-3' },
    ...{ BFL_IMAGE_MODEL: 'flux-pro-1.0-fill', COMFYUI_IMAGE_WORKFLOW: '/a/workflow.json' },
    GOOGLE_AI_IMAGE_MODEL: 'imagen-4.0-generate-001',
  };
  expect(able(others)).toEqual([]);
});
