import type { Random } from '../raster/random.ts';
import { tau } from '../shapes/chance.ts';
import { buildVessel, vesselSizes } from '../shapes/vessels.ts';
import type { Room, Vessel } from '../shapes/vessels.ts';
import { Mesh } from '../solid/mesh.ts';
import type { Concept, Look } from './concept.ts';
import { wholeEgg } from './table/egg.ts';

/** How one piece lies in a heap: its radius there, and where its middle is as it is built; decimetres. */
interface Piece {
  readonly radius: number;
  /** How much smaller it is than by itself. */
  readonly scale?: number;
  readonly middle: number;
  readonly aside?: number;
  /** How far it may lean to either side. */
  readonly leans: number;
  readonly build?: (mesh: Mesh, random: Random) => void;
}

/** What lies heaped in a bowl, a basket, a crate or on a plate where that was said. */
const pieces: Readonly<Record<string, Piece>> = {
  apple: { radius: 0.37, middle: 0.33, leans: 0.5 },
  pear: { radius: 0.36, middle: 0.42, leans: 0.7 },
  strawberry: { radius: 0.31, scale: 0.68, middle: 0.32, aside: -0.05, leans: 0.4 },
  lemon: { radius: 0.37, scale: 0.8, middle: 0.33, leans: 0.3 },
  'orange fruit': { radius: 0.38, middle: 0.36, leans: 0.5 },
  tomato: { radius: 0.36, scale: 0.72, middle: 0.4, leans: 0.4 },
  cherries: { radius: 0.3, scale: 0.52, middle: 0.3, leans: 0.35 },
  grapes: { radius: 0.6, scale: 0.8, middle: 0.4, leans: 0.15 },
  donut: { radius: 0.62, middle: 0.3, leans: 0.3 },
  cupcake: { radius: 0.5, middle: 0.5, leans: 0.06 },
  egg: {
    radius: 0.33,
    middle: 0.4,
    leans: 1.3,
    build: (mesh, random) => {
      mesh.push().at(0, -0.3, 0);
      wholeEgg(mesh, random() < 0.5 ? '#e8c8a0' : '#f4e6d2');
      mesh.pop();
    },
  },
};

/** Whether such things are seen in a vessel that they were said to be in. */
export const canBeServed = ({ id }: Pick<Concept, 'id'>): boolean => pieces[id] !== undefined;

/** So many pieces are built; the others are the same, turned. */
const models = 3;

/** A heap of things in what they are served in, which are built as one; the same where they are never seen so. */
export function served(concept: Concept, vessel: Vessel): Concept {
  const piece = pieces[concept.id];
  if (!piece) return concept;
  const { width, height } = vesselSizes[vessel];
  return {
    ...concept,
    id: `heaped ${vessel}`,
    plural: 1,
    turn: 0,
    sway: 0.3,
    size: { width, height: height + piece.radius * 2 },
    build: (mesh, random, look) => {
      const room = buildVessel(mesh.object(), random, vessel);
      heap(mesh, random, { concept, piece, look, room, isFlat: vessel === 'plate' });
    },
  };
}

interface Heap {
  readonly concept: Concept;
  readonly piece: Piece;
  readonly look: Look;
  readonly room: Room;
  readonly isFlat: boolean;
}

function heap(mesh: Mesh, random: Random, { concept, piece, look, room, isFlat }: Heap): void {
  const build = piece.build ?? ((model: Mesh) => concept.build(model, random, { ...look, ordinal: 1 }));
  const built = Array.from({ length: models }, () => {
    const model = new Mesh();
    build(model, random);
    return model;
  });
  for (const [i, [x, y, z]] of placesIn(room, piece.radius, isFlat).entries()) {
    const model = built[i % models];
    if (!model) continue;
    mesh
      .push()
      .object()
      .at(x, y, z)
      .rotY(random() * tau)
      .rotZ((random() - 0.5) * 2 * piece.leans)
      .rotX((random() - 0.5) * 2 * piece.leans)
      .scale(piece.scale ?? 1)
      .at(-(piece.aside ?? 0), -piece.middle, 0)
      .add(model)
      .pop();
  }
}

/** Where the middles of pieces lie: ring within ring, and each layer in the hollows of the one below. */
function placesIn({ long, deep, floor }: Room, radius: number, isFlat: boolean): readonly [number, number, number][] {
  const places: [number, number, number][] = [];
  const layers = isFlat ? 2 : 3;
  for (let layer = 0; layer < layers; layer++) {
    const y = floor + radius * (0.75 + layer * 1.3);
    const [a, b] = [long - radius * (0.75 + layer * 0.95), deep - radius * (0.75 + layer * 0.95)];
    for (let inner = 0; Math.min(a, b) - inner > -radius * 0.6; inner += radius * 1.9) {
      const [p, q] = [Math.max(0, a - inner), Math.max(0, b - inner)];
      const around = Math.PI * (p + q);
      const count = Math.max(1, Math.floor(around / (radius * 1.98)));
      for (let k = 0; k < count; k++) {
        const turn = (k / count) * tau + layer * 0.7 + 0.35;
        places.push(count === 1 ? [0, y, 0] : [Math.cos(turn) * p, y, Math.sin(turn) * q]);
      }
      if (count === 1) break;
    }
  }
  return places;
}
