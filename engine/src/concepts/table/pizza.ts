import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { leafBlade } from '../../shapes/petals.ts';
import { circle } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const pizza: Concept = {
  id: 'pizza',
  words: { en: 'pizza', de: 'pizza', es: 'pizza', fr: 'pizza', zh: '披萨', ja: 'ピザ', ar: 'بيتزا', emoji: '🍕' },
  size: { width: 2.4, height: 1.5 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh, random) {
    // It leans on its board towards the eye.
    mesh.push().at(0, 0.78, 0).rotX(-0.5);
    mesh.cyl(0, -0.12, 0, 1.3, 1.3, 0.1, '#9a6a3a', materials.planks, 64);
    mesh.cyl(0, -0.02, 0, 1.08, 1.12, 0.06, crust.pale, materials.plain, 96);
    const place = random() * 40;
    mesh.sheet(
      (u, v) => onTop(u, v, place),
      260,
      110,
      (u, v) => colourOf(u, v, place),
      materials.wet,
    );
    for (let i = 0; i < 14; i++) {
      const [a, r] = [i * 2.39996 + 1.1, Math.sqrt((i + 0.5) / 14) * 0.82];
      mesh
        .push()
        .at(Math.cos(a) * r, 0.12, Math.sin(a) * r)
        .rotY(i * 2.1)
        .rotZ(0.1);
      if (i % 2) leafBlade(mesh, { L: 0.24, W: 0.085, open: 0.12, curl: 0.4 }, ['#2c5c20', '#4f8a34']);
      else mesh.tube(circle(0.058, 0.012, 20), [0.026], '#221c1e', materials.gloss, 10);
      mesh.pop();
    }
    mesh.pop();
  },
};

const crust = { pale: '#dcae6a', brown: '#a4652a', burnt: '#4a2812' } as const;
const cheese = { pale: '#f0d694', gold: '#dc9c3e', burnt: '#8a4a1c' } as const;
const [sauce, salami, fat] = ['#a8301a', '#8e2016', '#c8604a'].map(readColour) as [Rgb, Rgb, Rgb];
const read = (colours: Record<'pale' | 'burnt', string>, key: 'pale' | 'burnt'): Rgb => readColour(colours[key]);

/** Where slices of salami lie, and how large they are. */
const slices = Array.from({ length: 13 }, (_, i) => {
  const [a, r] = [i * 2.39996, Math.sqrt((i + 0.3) / 13) * 0.8];
  return { x: Math.cos(a) * r, z: Math.sin(a) * r };
});
const sliceRadius = 0.155;

/** A place on the pizza at a turn and a share of its radius. */
function placeAt(u: number, v: number): { readonly x: number; readonly z: number; readonly r: number } {
  const r = v * 1.13 * (1 + 0.012 * Math.sin(u * tau * 3 + 1));
  return { x: Math.cos(u * tau) * r, z: Math.sin(u * tau) * r, r };
}

/** How far a place is from the middle of the nearest slice of salami, in radii of a slice. */
const fromSlice = (x: number, z: number): number =>
  Math.min(...slices.map((one) => Math.hypot(one.x - x, one.z - z))) / sliceRadius;

/** How much cheese has run over a place, 0 to 1. */
const cheeseAt = (x: number, z: number, place: number): number =>
  smooth(0.34, 0.5, fbm(x * 3.4 + place, z * 3.4, 3) + 0.12 * fbm(x * 15, z * 15 + place, 2));

/** The top of the pizza: a rim that has risen, cheese that bubbles, and slices whose edges have curled. */
function onTop(u: number, v: number, place: number): Vec3 {
  const { x, z, r } = placeAt(u, v);
  const rim = smooth(0.9, 1, r) * smooth(1.14, 1.08, r);
  const risen = rim * (0.1 + 0.05 * fbm(u * 26 + place, place, 2));
  const run = cheeseAt(x, z, place) * (0.025 + 0.03 * fbm(x * 8, z * 8 + place, 3));
  const near = fromSlice(x, z);
  const slice = smooth(1.02, 0.95, near) * (0.035 + 0.03 * smooth(0.6, 1, near));
  return [x, 0.05 + risen + (1 - rim) * Math.max(run, slice), z];
}

function colourOf(u: number, v: number, place: number): Rgb {
  const { x, z, r } = placeAt(u, v);
  const patch = fbm(x * 6 + place, z * 6, 3);
  const baked = mixRgb(
    mixRgb(read(crust, 'pale'), readColour(crust.brown), smooth(0.3, 0.62, patch) * 0.85 + 0.15),
    read(crust, 'burnt'),
    smooth(0.62, 0.74, fbm(x * 11, z * 11 + place, 3)) * 0.75,
  );
  const near = fromSlice(x, z);
  const blister = smooth(0.56, 0.7, fbm(x * 9 + place, z * 9, 3));
  const molten = mixRgb(
    mixRgb(read(cheese, 'pale'), readColour(cheese.gold), smooth(0.35, 0.65, fbm(x * 4, z * 4 + place, 3)) * 0.8),
    read(cheese, 'burnt'),
    blister * 0.6,
  );
  const topped = mixRgb(sauce, molten, cheeseAt(x, z, place) * 0.95);
  const speck = smooth(0.6, 0.68, fbm(x * 42, z * 42 + place, 2));
  const meat = mixRgb(mixRgb(salami, fat, speck * 0.7), [0.05, 0.008, 0.004], smooth(0.72, 1, near) * 0.6);
  return mixRgb(mixRgb(topped, meat, smooth(1.03, 0.97, near)), baked, smooth(0.86, 0.93, r));
}
