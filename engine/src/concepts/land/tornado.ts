import { hex, mixRgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** Height of the cloud that the funnel hangs from, metres. */
const high = 52;
/** Rings of cones that the funnel is made of, up into the cloud. */
const rings = 28;

export const tornado: Concept = {
  id: 'tornado',
  words: {
    en: 'tornado/twister/whirlwind/hurricane/cyclone/typhoon',
    de: 'tornado/wirbelsturm/windhose/hurrikan/zyklon/taifun',
    es: 'tornado/huracán/torbellino/ciclón/tifón',
    fr: 'tornade/ouragan/tourbillon/cyclone/typhon',
    zh: '龙卷风/飓风/台风',
    ja: '竜巻/トルネード/台風/ハリケーン',
    ar: 'إعصار/زوبعة',
    emoji: '🌪️/🌪',
  },
  size: { width: 44, height: 54 },
  lives: ['hills', 'savanna', 'desert', 'road'],
  stands: 'ground',
  moves: 'sways',
  brings: 'storm',
  build(mesh, random, look) {
    const [lean, bow, place] = [(random() - 0.5) * 16, (random() - 0.5) * 10, random() * 40];
    const axis = (t: number): Vec3 => [
      lean * (t - 0.35) + bow * Math.sin(t * 3.1),
      t * high,
      2.2 * Math.sin(t * 4 + place),
    ];
    const radius = (t: number): number => 1.5 + 3 * t + 15 * Math.max(0, t - 0.42) ** 1.5;
    const funnel: Cones = Array.from({ length: rings }, (_, i) => {
      const [t, next] = [(1.35 * i) / rings, (1.35 * (i + 1)) / rings];
      return [...axis(t), radius(t), ...axis(next), radius(next), 0];
    });
    // Shreds that are torn off and go round with it.
    const shreds: Cones = Array.from({ length: 46 }, (_, i) => {
      const [t, turn] = [0.12 + 0.86 * (i / 46), i * 2.39996];
      const [x, y, z] = axis(t);
      const [r, long] = [radius(t) * 0.92, 0.5 + random() * 0.4];
      const at = (a: number, up: number): Vec3 => [x + Math.cos(a) * r, y + up, z + Math.sin(a) * r];
      return [...at(turn, 0), 0.5 + t * 1.3, ...at(turn + long, 1 + t), 0.2 + t * 0.7, 1];
    });
    mesh.object().body([...funnel, ...shreds], {
      k: 2.2,
      colours: [look.colour ?? '#989ca4', '#acaeb2', '#666c78'],
      mat: materials.coat,
      fur: 0.55,
      marks: {
        colour: 2,
        on: [0, 1],
        // Bands that wind up around it.
        share: (x, y, z) => {
          const t = Math.max(0, Math.min(1, y / high));
          const [ax, , az] = axis(t);
          const turn = Math.atan2(z - az, x - ax) / tau;
          return smooth(0.38, 0.66, fbm((turn + y * 0.045) * 5 + place, y * 0.16 - turn * 2, 3)) * 0.9;
        },
      },
    });
    // The cloud, whose underside lies over all that is seen and is drawn down where the funnel begins.
    const [tx, , tz] = axis(1);
    const [shade, pale] = [hex('#4a505e'), hex('#8f949e')];
    const swells = (x: number, z: number): number => fbm(x * 0.022 + place, z * 0.03, 4);
    mesh.object().sheet(
      (u, v): Vec3 => {
        const [x, z] = [(v - 0.5) * 760, u * 420 - 80];
        const drawn = 17 * Math.exp(-(((x - tx) / 30) ** 2 + ((z - tz) / 30) ** 2));
        return [x, high + 10 + 13 * swells(x, z) - drawn, z];
      },
      120,
      240,
      (u, v) => mixRgb(shade, pale, smooth(0.3, 0.75, fbm((v - 0.5) * 13 + place, u * 9, 3))),
      materials.coat,
    );
    // Where it hangs from the cloud it is hidden in ragged vapour.
    const vapour: Cones = Array.from({ length: 90 }, (_, i) => {
      const [turn, t, out] = [i * 2.39996, 0.86 + 0.22 * random(), 0.85 + random() * 0.75];
      const [x, y, z] = axis(t);
      const [reach, r] = [radius(t) * out, 1.3 + random() * 2.2];
      const at = (a: number, up: number): Vec3 => [x + Math.cos(a) * reach, y + up + out * 3, z + Math.sin(a) * reach];
      return [...at(turn, 0), r, ...at(turn + 0.35, 1.5), r * 0.5, 0];
    });
    mesh.object().body(vapour, { k: 2.6, colours: ['#5a606c'], mat: materials.coat, fur: 1 });
    // The earth that it tears up, in a low ring that thins outwards.
    const dust: Cones = Array.from({ length: 110 }, (_, i) => {
      const [turn, out] = [i * 2.39996, Math.sqrt(random())];
      const [x, , z] = axis(0);
      const [reach, r] = [1.5 + out * 17, (2.4 - out * 1.9) * (0.5 + random() * 0.6)];
      const y = r * 0.4 - 2.4 * random() + (1 - out) ** 1.5 * 10 * random();
      const at = (a: number): Vec3 => [x + Math.cos(a) * reach, y, z + Math.sin(a) * reach * 0.8];
      return [...at(turn), r, ...at(turn + 1.8 / reach), r * 0.6, 0];
    });
    mesh.object().body(dust, { k: 1.1, colours: ['#9c8f7c'], mat: materials.coat, fur: 1 });
    // Boards and branches that fly.
    mesh.object();
    for (let i = 0; i < 90; i++) {
      const [t, turn, out] = [random() ** 1.6 * 0.75, random() * tau, 1.15 + random() * 1.6];
      const [x, y, z] = axis(t);
      const r = (radius(t) + 2.5) * out;
      mesh
        .push()
        .at(x + Math.cos(turn) * r, y + 1 + random() * 3, z + Math.sin(turn) * r)
        .rotY(random() * tau)
        .rotZ(random() * tau);
      mesh.box(0, 0, 0, 0.3 + random() * 1.3, 0.1 + random() * 0.12, 0.2 + random() * 0.2, '#3c342c', materials.planks);
      mesh.pop();
    }
  },
};
