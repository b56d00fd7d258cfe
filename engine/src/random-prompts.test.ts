import { describe, expect, test } from 'vitest';
import { conditions } from './hears/conditions.ts';
import { concepts } from './concepts/registry.ts';
import { knownHappenings } from './events/index.ts';
import { moods } from './moods/index.ts';
import { places } from './settings/places.ts';
import { paint } from './index.ts';
import type { PaintRequest } from './index.ts';
import { createRandom, type Random } from './raster/random.ts';
import { differenceOf, measurePicture } from './testing.ts';
import { isLong, isSlow, oneIn } from './long.testing.ts';

/** All of them are painted before a release (`npm test -- --long`), in the slow proofs the first forty, on each change the first six. */
const promptCount = isLong ? 10_000 : isSlow ? 40 : 6;
const promptsPerTest = isSlow ? 40 : 6;
/** Of how many one is painted with another seed as well. */
const twinEvery = 8;

const languages = ['en', 'en', 'en', 'en', 'de', 'es', 'fr', 'zh', 'ja', 'ar', 'emoji'] as const;
const styles = [
  ...['none', 'photographic', 'cinematic', 'anime', 'digital-art', 'oil-painting', 'watercolor', 'line-art'],
  ...['pixel-art', 'neon', 'fantasy', 'minimal', 'no-such-style'],
];
const colours = ['red', 'black', 'white', 'golden', 'pale blue', 'dark green', 'pink', 'grün', 'azul', 'noire'];
const counts = [
  'a',
  'the',
  'two',
  'three',
  '7',
  'a dozen',
  '1000',
  'no',
  'without',
  'many',
  'zwei',
  'tres',
  'deux',
  '-1',
];
const relations = [
  ...[
    'in front of',
    'behind',
    'to the left of',
    'right of',
    'above',
    'under',
    'near',
    'far away',
    'inside',
    'and',
    ',',
  ],
  ...['neben', 'bajo', 'devant', '在', 'の上に', 'فوق'],
];
const manners = [
  ...[
    'close-up',
    'aerial view',
    'tiny',
    'huge',
    '(red:1.8)',
    '((misty))',
    'low angle',
    'macro',
    'portrait of',
    '8k, masterpiece',
  ],
  ...['flabbergasted', 'qwertz uiop', '\u202eevil', '💥💥💥', '<script>', '%s %d', '𝔘𝔫𝔦𝔠𝔬𝔡𝔢', '\0', 'a'.repeat(300)],
];

/** A prompt as somebody might write it, or as nobody would. */
function randomPrompt(random: Random): string {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const nameOf = (named: readonly { readonly words: (typeof concepts)[number]['words'] }[]): string =>
    pick(pick(named).words[pick(languages)].split('/'));
  const thing = (): string =>
    [random() < 0.5 && pick(counts), random() < 0.3 && pick(colours), nameOf(concepts)].filter(Boolean).join(' ');
  const parts = [
    random() < 0.2 && pick(manners),
    random() < 0.9 && thing(),
    random() < 0.5 && pick(relations),
    random() < 0.5 && thing(),
    random() < 0.15 && `${pick(relations)} ${thing()}`,
    random() < 0.5 && nameOf(places),
    random() < 0.5 && nameOf(conditions),
    random() < 0.2 && nameOf(knownHappenings),
    random() < 0.2 && nameOf(moods),
    random() < 0.2 && pick(manners),
  ];
  return parts.filter(Boolean).join(' ').slice(0, 700);
}

/** Sides from 64 to 384 in steps of 64 and odd ones between, and one in two hundred at the length that is shaded at most. */
function randomSide(random: Random): number {
  if (random() < 0.005) return 1024;
  const side = 64 + Math.floor(random() * 320);
  return random() < 0.5 ? side - (side % 64) : side;
}

function requestOf(index: number): PaintRequest {
  const random = createRandom(4711 + index);
  const prompt = randomPrompt(random);
  const style = styles[Math.floor(random() * styles.length)] ?? 'none';
  return { prompt, style, seed: index, width: randomSide(random), height: randomSide(random) };
}

/** What is wrong with the picture of a request; undefined is a picture. */
async function faultOf(request: PaintRequest, index: number): Promise<string | undefined> {
  const painting = await paint(request);
  const { opaque, black, contrast, colours: shades } = measurePicture(painting);
  if (painting.pixels.length !== request.width * request.height * 4) return 'of another size';
  if (!opaque) return 'with holes';
  if (black > 0.9) return `black in ${black.toFixed(2)} of it`;
  // An airplane in fog has little of the first; what fills the picture with itself has little of the second.
  if (contrast < 1.5 || shades < 6) return `blank: contrast ${contrast.toFixed(1)}, ${shades} colours`;
  if (index % twinEvery !== 0) return undefined;
  const difference = differenceOf(painting, await paint({ ...request, seed: request.seed + 100_003 }));
  return difference < 0.5 ? `the twin of another seed's, ${difference.toFixed(2)} apart` : undefined;
}

/** Once these stood in the eye or were lost in fog, and filled the picture with one colour. */
const onceBlank = [1284, 1785, 3297, 4410, 4543, 5433, 5451, 5592, 7047, 8023, 8354];

describe('a random prompt', () => {
  test.each(onceBlank.filter(oneIn(5)))(
    'gives a picture where there was a blank one, the %i th [STUDIO-17]',
    async (index) => {
      expect(await faultOf(requestOf(index), index)).toBeUndefined();
    },
  );

  test.each(Array.from({ length: promptCount / promptsPerTest }, (_, part) => part * promptsPerTest))(
    'gives a picture, from the %i th on [STUDIO-17]',
    { timeout: 300_000 },
    async (first) => {
      const faults: string[] = [];
      for (let index = first; index < first + promptsPerTest; index += 1) {
        const request = requestOf(index);
        const fault = await faultOf(request, index).catch((error: unknown) => `an exception: ${String(error)}`);
        if (fault) faults.push(`${index} ${JSON.stringify(request)}: ${fault}`);
      }
      expect(faults).toEqual([]);
    },
  );
});
