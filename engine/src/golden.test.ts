import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Concept } from './concepts/concept.ts';
import { concepts } from './concepts/registry.ts';
import { knownHappenings } from './events/index.ts';
import { moods } from './moods/index.ts';
import { aFilmRequest } from './film/film.testing.ts';
import { frameSize } from './film/frame-ring.ts';
import { alone } from './film/crew.ts';
import { openPaintedShot } from './film/painted-shot.ts';
import { hears } from './hears/hears.ts';
import { createRandom } from './raster/random.ts';
import { Mesh, stride } from './solid/mesh.ts';
import { paint } from './paint.ts';
import { places } from './settings/places.ts';
import { engineVersion } from './version.ts';
import { isSlow, oneIn } from './long.testing.ts';

// What the engine paints, as hashes that only change when pictures do. Renew them after a wanted change, and raise the
// version first (the test refuses new pictures under an old number): GOLDEN=renew in the environment, then this test.

const file = new URL('golden.json', import.meta.url);
const styles =
  'none photographic cinematic anime digital-art oil-painting watercolor line-art pixel-art neon fantasy minimal'.split(
    ' ',
  );

interface Golden {
  readonly version: string;
  readonly hashes: Readonly<Record<string, string>>;
}

/** Writes down what is painted now, for a new version of the engine. */
const isRenewed = process.env['GOLDEN'] === 'renew';

const side = 96;
/** Blocks of 8 by 8 pixels, each channel in 16 steps: differences in the last bit between machines do not show. */
async function hashOf(prompt: string, style: string): Promise<string> {
  const { pixels } = await paint({ prompt, seed: 1, style, width: side, height: side });
  const blocks = new Float64Array((side / 8) ** 2 * 3);
  for (let i = 0; i < side * side; i++) {
    const block = Math.floor(i / side / 8) * (side / 8) + Math.floor((i % side) / 8);
    for (let k = 0; k < 3; k++) blocks[block * 3 + k] = (blocks[block * 3 + k] ?? 0) + (pixels[i * 4 + k] ?? 0) / 64;
  }
  return createHash('sha256')
    .update(blocks.map((value) => Math.round(value / 16)).join())
    .digest('hex')
    .slice(0, 12);
}

/** A concept's own shape, without a picture around it: every number of it, to the centimetre. */
function hashOfShape({ build }: Concept): string {
  const mesh = new Mesh();
  build(mesh, createRandom(1), { season: 'summer', lit: false, ordinal: 0 });
  const hash = createHash('sha256');
  const numbers = [mesh.data.subarray(0, mesh.count * stride), ...mesh.bodies.map(({ cones }) => cones)];
  for (const part of numbers) {
    const rounded = new Int32Array(part.length);
    // A plain loop: to map while copying takes several times as long for millions of numbers.
    for (let i = 0; i < part.length; i++) rounded[i] = Math.round((part[i] ?? 0) * 100);
    hash.update(rounded);
  }
  return hash.digest('hex').slice(0, 12);
}

const first = (words: string): string => words.split('/')[0] ?? '';
const prompts: readonly (readonly [name: string, prompt: string, style: string])[] = [
  ...places.map(({ id, words }) => [`place ${id}`, first(words.en), 'none'] as const),
  ...knownHappenings.map(({ id, words }) => [`event ${id}`, `${first(words.en)} over a meadow`, 'none'] as const),
  ...moods.map(({ id, words }) => [`mood ${id}`, `${first(words.en)}, a barn on a meadow`, 'none'] as const),
  ...concepts
    .filter(({ portrait }) => portrait !== undefined)
    .map(({ id }) => [`portrait ${id}`, `portrait of a ${id}`, 'none'] as const),
  ...['a meadow with mountains', 'a river through a forest', 'a lake in a forest', 'a waterfall in a jungle'].map(
    (prompt) => [`together ${prompt}`, prompt, 'none'] as const,
  ),
  ['at a waterfall', 'a bear by a waterfall', 'none'],
  ...styles.map((style) => [`style ${style}`, 'a cottage under an oak tree', style] as const),
];

/** A little later than the middle of a film: what moves has moved. */
const films: readonly string[] = ['a stormy sea', 'a cottage on a meadow', 'a red car in a street'];

async function hashOfFilm(prompt: string): Promise<string> {
  const size = { width: 128, height: 72 };
  const request = aFilmRequest({ prompt, seed: 1, ...size, durationS: 2 });
  const shot = await openPaintedShot(request, { land: undefined, bakes: true, crew: alone });
  const out = new Uint8Array(frameSize(size.width, size.height));
  await shot.expose(30, out);
  const blocks = new Float64Array((size.width / 8) * (size.height / 8));
  for (let i = 0; i < size.width * size.height; i++) {
    const block = Math.floor(i / size.width / 8) * (size.width / 8) + Math.floor((i % size.width) / 8);
    blocks[block] = (blocks[block] ?? 0) + (out[i] ?? 0) / 64;
  }
  return createHash('sha256')
    .update(blocks.map((value) => Math.round(value / 16)).join())
    .digest('hex')
    .slice(0, 12);
}

describe('what the engine paints', () => {
  test('has not changed without a new version', async () => {
    const hashes: Record<string, string> = {};
    // On every change one shape in six, of people, who take longest and are built of the same parts, one in twenty-four, one picture in forty and
    // one film: what is shared changes all of them.
    const isWhole = isSlow || isRenewed;
    const isTried = ({ portrait }: Concept, place: number): boolean => isWhole || place % (portrait ? 24 : 6) === 0;
    for (const concept of concepts.filter(isTried)) hashes[`concept ${concept.id}`] = hashOfShape(concept);
    for (const [place, [name, prompt, style]] of prompts.entries())
      if (isWhole || place % 40 === 0) hashes[name] = await hashOf(prompt, style);
    for (const prompt of isWhole ? films : films.slice(0, 1)) hashes[`film ${prompt}`] = await hashOfFilm(prompt);
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Golden; // written by this test
    const names = isWhole ? Object.keys(kept.hashes) : Object.keys(hashes);
    const changed = names.filter((name) => kept.hashes[name] !== hashes[name]);
    if (isRenewed && (changed.length === 0 || kept.version !== engineVersion)) {
      writeFileSync(file, `${JSON.stringify({ version: engineVersion, hashes }, null, 2)}\n`);
      return;
    }
    expect({ version: kept.version, changed }).toEqual({ version: engineVersion, changed: [] });
    const made = [
      ...concepts.map(({ id }) => `concept ${id}`),
      ...prompts.map(([name]) => name),
      ...films.map((of) => `film ${of}`),
    ];
    expect(Object.keys(kept.hashes).sort()).toEqual(made.sort());
  }, 360_000);

  test.each(knownHappenings.filter(oneIn(9)))('shows "$id" when it says so', async ({ id, words }) => {
    const prompt = `${first(words.en)} over a meadow`;
    expect(hears(prompt).drawn.map((one) => one.id)).toContain(id);
    const request = { seed: 4, style: 'none', width: 96, height: 96 };
    const [shown, without] = await Promise.all([
      paint({ ...request, prompt }),
      paint({ ...request, prompt: 'a meadow' }),
    ]);
    expect(shown.pixels.some((value, i) => Math.abs(value - (without.pixels[i] ?? 0)) > 24)).toBe(true);
  });
});
