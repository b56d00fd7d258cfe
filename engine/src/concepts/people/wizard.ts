import { gripOf } from '../../body/grip-of.ts';
import { wearPointedHat } from '../../shapes/hats.ts';
import { createRandom } from '../../raster/random.ts';
import { hairColourOf } from '../../shapes/human-head.ts';
import { wearLongBeard } from '../../shapes/long-beard.ts';
import { buildPerson } from '../../shapes/person.ts';
import { holdOpenBook } from '../../shapes/open-book.ts';
import { pushGrip } from '../../shapes/take-hold.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';
import { portraitOf } from '../portrait-of.ts';

const white = '#d8d6d0';
/** How high the hand holds the staff, metres. */
const gripHeight = 1.22;

export const wizard: Concept = {
  id: 'wizard',
  words: {
    en: 'wizard/sorcerer/mage/magician/necromancer/alchemist/druid/warlock',
    de: 'zauberer/magier/hexenmeister/druide/nekromant/alchemist',
    es: 'mago/hechicero/druida/nigromante/alquimista',
    fr: 'magicien/sorcier/mage/druide/nécromancien/alchimiste',
    zh: '巫师/魔法师/德鲁伊/炼金术士',
    ja: '魔法使い/ドルイド/錬金術師',
    ar: 'ساحر',
    emoji: '🧙',
  },
  size: { width: 1.7, height: 2.6 },
  lives: ['forest', 'hills', 'mountains', 'coast'],
  has: ['pointed hat', 'staff', 'hat'],
  stands: 'ground',
  moves: 'walks',
  sway: 0.3,
  turn: 0.42,
  acts: ['reads'],
  portrait: portraitOf(
    {
      kind: 'man',
      beard: true,
      style: 'long',
      traits: ['old', 'white hair'],
      wears: 'robe',
      hat: (mesh, coat) => {
        wearPointedHat(mesh, coat, '#b8923a');
        wearLongBeard(mesh, createRandom(5), { head: [0, 0, 0] }, { colour: readColour(white), isNear: true });
      },
    },
    '#38306e',
  ),
  build(mesh, random, look) {
    const robe = look.colour ?? '#38306e';
    const age = look.traits ?? (['old'] as const);
    const hasOwnHair = age.some((trait) => trait.endsWith('hair'));
    const hat = (m: typeof mesh): void => wearPointedHat(m, robe, '#b8923a');
    const person = {
      kind: 'man',
      beard: true,
      hat,
      traits: [...age, ...(hasOwnHair ? [] : (['white hair'] as const))],
    } as const;
    const isReading = look.act === 'reads';
    const pose = buildPerson(mesh, random, {
      coat: robe,
      wears: 'robe',
      trim: '#b8923a',
      hair: 'long',
      posture: isReading ? 'reads' : 'stands',
      ...(!isReading && { holds: [{ hand: 'right', at: [0.37, gripHeight, -0.3], rod: [0.05, 1, 0.02] }] }),
      ...person,
    });
    wearLongBeard(mesh, random, pose, { colour: readColour(hairColourOf(random, person.traits, white)) });
    if (isReading) {
      holdOpenBook(mesh, pose);
      return;
    }
    // A staff with a light.
    pushGrip(mesh, gripOf(pose, 1)).tube(
      [
        [0.006, -gripHeight, 0],
        [0, 0, 0],
        [0.004, 0.5, 0],
        [-0.01, 0.98, 0],
      ],
      [0.022, 0.019, 0.021, 0.032],
      '#5a3f26',
      materials.bark,
      8,
    );
    mesh.ball(-0.01, 1.1, 0, 0.1, 0.12, 0.1, '#9ae8ff', materials.glow, 14).pop();
  },
};
