import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ImageRequest } from '../../ports/image-engine.ts';
import { patientLimits, rigs } from '../../testing/peers/rigs.ts';
import { openWorkFiles } from '../work-files.ts';
import { engines } from './index.ts';
import { hearsInStudio, withDenials } from './lib/studio-hears.ts';

const workFiles = await openWorkFiles(join(tmpdir(), 'loomlight-work'));
const request = (own: Partial<ImageRequest>): ImageRequest => ({
  ...{ id: '01a1fe94-d78f-72c6-826f-000000000001', words: 'A lake', prompt: 'A lake', style: 'none', seed: 7 },
  ...{ width: 1024, height: 1024, guidanceScale: 7, onProgress: () => undefined },
  signal: new AbortController().signal,
  ...own,
});

/** What an engine elsewhere was sent for one image, as one text. */
async function sentFor(name: string, settings: Record<string, string>, own: Partial<ImageRequest>): Promise<string> {
  const peer = await rigs[name]?.openPeer();
  const image = engines.get(name)?.image;
  if (!peer || !image) throw new Error(`There is no engine ${name}.`);
  const way = { hosts: ['127.0.0.1'], workFiles, warm: false, pollMs: 5, limits: patientLimits };
  const engine = await image.open({ ...rigs[name]?.settings(peer.address), ...settings }, way);
  try {
    expect(engine.capabilities.takesNegativePrompt).toBe(true);
    await engine.generate(request(own));
    return JSON.stringify(peer.requests.map(({ body }) => body));
  } finally {
    await engine.close();
    await peer.close();
  }
}

it.each([
  ['comfyui', {}, '"text":"people"'],
  ['sdcpp', {}, '"negative_prompt":"people"'],
  ['fal', { FAL_IMAGE_MODEL: 'fal-ai/stable-diffusion-v35-large' }, '"negative_prompt":"people"'],
  ['replicate', { REPLICATE_IMAGE_MODEL: 'stability-ai/stable-diffusion-3.5-large' }, '"negative_prompt":"people"'],
] as const)(
  '%s is told what to leave out where its model takes it, and nothing else without [MAKE-59]',
  async (name, settings, sent) => {
    expect(await sentFor(name, settings, { negativePrompt: 'people' })).toContain(sent);
    expect(await sentFor(name, settings, {})).not.toContain('negative_prompt');
  },
);

it('engines whose models have no place for it do not say that they take it [MAKE-59]', () => {
  const able = [...engines.values()]
    .filter(({ image }) => image?.can(needless(image.needs)).takesNegativePrompt === true)
    .map(({ name }) => name);
  expect(able.toSorted()).toEqual(['comfyui', 'sdcpp', 'studio']);
});

const needless = (needs: readonly string[]) => Object.fromEntries(needs.map((name) => [name, 'http://127.0.0.1']));

it('the studio is told in its own grammar, in front of the words and only of what it knows [MAKE-59]', async () => {
  expect(await withDenials('a park', undefined)).toBe('a park');
  expect(await withDenials('a park', 'trees, watermarks and red cars')).toBe('without trees. without red cars. a park');
  // A colour that is denied alone would tint the air: it is passed over.
  expect(await withDenials('a park', 'red')).toBe('a park');
  expect((await hearsInStudio('eine Katze und ein Hund', 'Hund')).drawn).toEqual(['katze']);
});
