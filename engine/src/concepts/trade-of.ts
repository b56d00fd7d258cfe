import { buildEveryday, everyday } from './everyday.ts';
import type { Tool } from './everyday.ts';
import type { Concept, Look, Words } from './concept.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Random } from '../raster/random.ts';
import type { PersonLook } from '../shapes/person.ts';
import { portraitOf } from './portrait-of.ts';
import type { BustLook } from '../shapes/bust.ts';

/** What somebody is known by who has a trade: their words, and what they wear. */
export interface Trade {
  readonly id: string;
  readonly words: Words;
  readonly lives: Concept['lives'];
  /** As of a concept. */
  readonly has?: Concept['has'];
  /** What they do; what everybody does by itself. */
  readonly acts?: Concept['acts'];
  /** What they wear by chance; the colour that was asked for wins. */
  readonly wears: (random: Random) => PersonLook;
  /** What they hold where nothing else was said. */
  readonly tool?: Tool | ((look: Look) => Tool);
  /** What they wear that is neither a garment nor a hat, on somebody who is upright. */
  readonly adorn?: (mesh: Mesh, look: Look) => void;
  /** Their word tells whether they are men or women. */
  readonly isOfOne?: boolean;
  /** What they are known by is below the shoulders: they are seen from near only where a portrait was asked for. */
  readonly isSeenWhole?: boolean;
  /** How they are seen from near. */
  readonly bust: Omit<BustLook, 'coat'>;
  readonly coat: string;
}

/** The concept of somebody who is known by what they wear and does what everybody does. */
export function tradeOf({
  id,
  words,
  lives,
  has = [],
  acts = everyday.acts,
  wears,
  tool,
  adorn,
  isSeenWhole = false,
  isOfOne = false,
  bust,
  coat,
}: Trade): Concept {
  return {
    id,
    words,
    size: { width: 0.9, height: 1.9 },
    lives,
    has,
    stands: 'ground',
    moves: 'walks',
    turn: 0.42,
    sway: 0.3,
    mirrors: true,
    ...everyday,
    acts,
    isEither: !isOfOne,
    portrait: { ...portraitOf(bust, coat), isAskedOnly: isSeenWhole },
    build(mesh, random, look) {
      buildEveryday(mesh, random, look, wears(random), typeof tool === 'function' ? tool(look) : tool);
      if (look.act !== 'sits' && !look.seated) adorn?.(mesh, look);
    },
  };
}
