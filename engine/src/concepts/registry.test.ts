import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { knownHappenings } from '../events/index.ts';
import { moods } from '../moods/index.ts';
import { saidStyles } from '../styles/said-style.ts';
import { createRandom } from '../raster/random.ts';
import { settings } from '../settings/built.ts';
import { Mesh, stride } from '../solid/mesh.ts';
import { concepts } from './registry.ts';
import { oneIn } from '../long.testing.ts';

const folder = import.meta.dirname;
const look = { season: 'summer', lit: true, ordinal: 0 } as const;

describe('the registry of concepts', () => {
  test('names every file of the folder once', () => {
    const groups = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const files = groups.flatMap(({ name }) =>
      readdirSync(`${folder}/${name}`)
        .filter((file) => file !== 'index.ts')
        .map((file) => file.replace(/\.ts$/, '')),
    );
    expect(concepts.map(({ id }) => id.replaceAll(' ', '-')).sort()).toEqual(files.sort());
  });

  test('has its words in small letters, as prompts are read', () => {
    for (const { words } of [...concepts, ...knownHappenings, ...moods, ...saidStyles])
      for (const said of Object.values(words)) expect(said).toBe(said.toLowerCase());
  });

  test('has no word in one language twice', () => {
    const named = [...concepts, ...knownHappenings, ...moods, ...saidStyles];
    for (const language of ['en', 'de', 'es', 'fr', 'zh', 'ja', 'ar', 'emoji'] as const) {
      const words = named.flatMap(({ words }) => words[language].split('/').filter((word) => word !== ''));
      expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
    }
  });

  test.each(concepts)('$id has words in seven languages and a setting to live in', ({ words, lives }) => {
    for (const language of ['en', 'de', 'es', 'fr', 'zh', 'ja', 'ar'] as const) expect(words[language]).not.toBe('');
    expect(lives.some((setting) => settings[setting] !== undefined)).toBe(true);
  });

  test.each(concepts.filter(oneIn(16)))(
    '$id stands on its ground, keeps its size and its budget of triangles',
    (concept) => {
      const mesh = new Mesh();
      concept.build(mesh, createRandom(7), look);
      let low = Infinity;
      let high = -Infinity;
      for (let o = 0; o < mesh.count * stride; o += stride) {
        for (let k = 1; k < 9; k += 3) {
          low = Math.min(low, mesh.data[o + k] ?? 0);
          high = Math.max(high, mesh.data[o + k] ?? 0);
        }
      }
      for (const { centre, radius } of mesh.bodies) {
        low = Math.min(low, centre[1] - radius * 0.5);
        high = Math.max(high, centre[1] + radius * 0.5);
      }
      // A bowl of fruit has the most.
      expect(mesh.count).toBeLessThan(240_000);
      expect(high).toBeGreaterThan(concept.size.height * 0.45);
      expect(low).toBeLessThan(concept.size.height * 0.6);
    },
  );

  test.each(concepts.filter(oneIn(25)))('$id is built alike twice', (concept) => {
    const [one, other] = [new Mesh(), new Mesh()];
    concept.build(one, createRandom(3), look);
    concept.build(other, createRandom(3), look);
    expect(one.count).toBe(other.count);
    expect(Buffer.compare(Buffer.from(one.data.buffer), Buffer.from(other.data.buffer))).toBe(0);
  });
});
