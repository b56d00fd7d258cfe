import { pick } from '../../shapes/chance.ts';
import { coasterCar } from '../../shapes/coaster-car.ts';
import { layTrack } from '../../shapes/coaster-track.ts';
import type { TrackPlace } from '../../shapes/coaster-track.ts';
import { rod } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const gauge = 0.62;

export const rollerCoaster: Concept = {
  id: 'roller coaster',
  words: {
    en: 'roller coaster/rollercoaster/coaster',
    de: 'achterbahn/achterbahnen',
    es: 'montaña rusa',
    fr: 'montagnes russes/grand huit',
    zh: '过山车',
    ja: 'ジェットコースター',
    ar: 'أفعوانية/قطار الملاهي',
    emoji: '🎢',
  },
  size: { width: 58, height: 25 },
  lives: ['hills', 'beach'],
  stands: 'ground',
  moves: 'still',
  turn: 0.2,
  sway: 0.15,
  mirrors: true,
  build(mesh, random, look) {
    const paint = look.colour ?? pick(random, ['#d0312a', '#2a78c8', '#e8a020']);
    const steel = '#e6e9ec';
    const car = paint === '#2a78c8' ? '#d0312a' : '#2458a8';
    mesh.object();
    const track = layTrack();
    rails(mesh, track, paint);
    supports(mesh, track, steel);
    // Cars follow one another down the first drop.
    const first = 84 + Math.floor(random() * 46);
    for (let k = 0; k < 6; k++) {
      const place = track[first - k * 5];
      if (place) coasterCar(mesh, place, { paint: k === 0 ? '#f2c22e' : car, front: k === 0, kind: k });
    }
    station(mesh, paint);
  },
};

const beside = ({ at, up, across }: TrackPlace, side: number, high: number): Vec3 => [
  at[0] + across[0] * side + up[0] * high,
  at[1] + across[1] * side + up[1] * high,
  at[2] + across[2] * side + up[2] * high,
];

function rails(mesh: Mesh, track: readonly TrackPlace[], paint: Colour): void {
  const closed = [...track, ...track.slice(0, 1)];
  for (const side of [-gauge, gauge])
    mesh.tube(
      closed.map((place) => beside(place, side, 0)),
      [0.13],
      paint,
      materials.gloss,
      6,
    );
  mesh.tube(
    closed.map((place) => beside(place, 0, -0.55)),
    [0.24],
    paint,
    materials.gloss,
    7,
  );
  for (const [i, place] of track.entries())
    if (i % 2 === 0)
      for (const side of [-gauge, gauge])
        mesh.tube([beside(place, side, 0), beside(place, 0, -0.55)], [0.07], paint, materials.gloss, 4);
}

/** Pillars on pads, in pairs that lean against each other where the track is high. */
function supports(mesh: Mesh, track: readonly TrackPlace[], steel: Colour): void {
  for (const [i, place] of track.entries()) {
    if (i % 12 !== 0 || place.up[1] < 0.45) continue;
    const [x, y, z] = beside(place, 0, -0.7);
    const high = y > 6.5;
    const [ax, az] = [place.across[0], place.across[2]];
    for (const s of high ? [-1, 1] : [0]) {
      const spread = s * (0.5 + y * 0.13);
      rod(
        mesh,
        [x + ax * spread, 0, z + az * spread],
        [x + ax * s * 0.2, y + 0.1, z + az * s * 0.2],
        high ? 0.2 : 0.24,
        steel,
        materials.gloss,
      );
      mesh.cyl(x + ax * spread, -0.3, z + az * spread, 0.55, 0.5, 0.55, '#9a9890', materials.plain, 12);
    }
    if (!high) continue;
    for (let h = 3; h < y - 1; h += 3.4) {
      const at = (k: number, s: number): Vec3 => {
        const spread = s * ((0.5 + y * 0.13) * (1 - k / y) + (0.2 * k) / y);
        return [x + ax * spread, k, z + az * spread];
      };
      rod(mesh, at(h, -1), at(h, 1), 0.1, steel, materials.gloss);
      rod(mesh, at(h, -1), at(Math.max(0.4, h - 3.4), 1), 0.08, steel, materials.gloss);
    }
  }
}

/** A platform under a roof where people step on. */
function station(mesh: Mesh, paint: Colour): void {
  mesh.push().at(-21, 0, 6.6).rotY(0.2);
  mesh.box(0, 0, -1.8, 9, 1.7, 1.6, '#a8845a', materials.planks).box(0, 0, 2, 9, 1.7, 1.6, '#a8845a', materials.planks);
  for (const x of [-4, 0, 4])
    for (const z of [-2.4, 2.6]) mesh.cyl(x, 0, z, 0.13, 0.13, 5, '#f2efe6', materials.plain, 10);
  mesh.gable(0, 5, 0.1, 9.4, 1.5, 6.4, paint, '#f2efe6', 0.4).pop();
}
