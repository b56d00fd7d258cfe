import { mixRgb } from '../../raster/colour.ts';
import { bowl, bowlRim } from '../../shapes/bowl.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { fruitLeaf } from '../../shapes/fruit-leaf.ts';
import { rod } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

export const soup: Concept = {
  id: 'soup',
  words: {
    en: 'soup/bowl of soup/tomato soup/pumpkin soup/vegetable soup/mushroom soup/chicken soup/pea soup/stew/chili con carne/curry/borscht/goulash',
    de: 'suppe/suppen/tomatensuppe/kürbissuppe/gemüsesuppe/eintopf/gulasch/hühnersuppe',
    es: 'sopa/sopa de tomate/crema de calabaza/estofado/caldo/gazpacho',
    fr: 'soupe/potage/soupe de tomates/soupe de potiron/ragoût/velouté',
    zh: '汤/番茄汤/南瓜汤/炖菜/咖喱',
    ja: 'スープ/トマトスープ/シチュー/カレー',
    ar: 'حساء/شوربة/حساء الطماطم/كاري',
    emoji: '🍲/🥣/🍛',
  },
  size: { width: 2.6, height: 1.05 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  sway: 0.12,
  plural: 1,
  build(mesh, random, look) {
    const broth = readColour(look.colour ?? pick(random, ['#b82c08', '#d87a10', '#b02408']));
    const [deep, oil] = [mixRgb(broth, [0.12, 0.02, 0], 0.35), mixRgb(broth, [1, 0.72, 0.2], 0.45)];
    // A wide bowl that is full to its rim, so that the soup is seen.
    mesh.push().scale(1, 0.72, 1);
    bowl(mesh, pick(random, ['#4a6a7c', '#c8b494', '#6a7a5a', '#34404a']), '#a8805a');
    const place = random() * 20;
    // Cream was poured in a spiral and drawn out; drops of oil swim beside it.
    mesh
      .push()
      .at(0, bowlRim.height - 0.045, 0)
      .scale(1.03, 1.25, 1.03);
    mesh.sheet(
      (u, v) => [
        Math.cos(u * tau) * v * bowlRim.radius,
        0.012 * v ** 10 + 0.02 * (1 - v),
        -Math.sin(u * tau) * v * bowlRim.radius,
      ],
      140,
      70,
      (u, v) => {
        const [x, z] = [Math.cos(u * tau) * v, Math.sin(u * tau) * v];
        const wave = fbm(x * 4 + place, z * 4, 3);
        const turn = (v * 3.6 - u + 0.16 * Math.sin(u * tau * 6) + 10) % 1;
        const cream = smooth(0.2, 0.12, Math.abs(turn - 0.5)) * smooth(0.1, 0.2, v) * smooth(0.78, 0.7, v);
        const base = mixRgb(mixRgb(broth, deep, smooth(0.45, 0.75, wave) * 0.55), oil, smooth(0.9, 1, v) * 0.5);
        const drop = smooth(0.72, 0.76, fbm(x * 13 + place, z * 13 + 4, 1));
        return mixRgb(mixRgb(base, oil, drop * 0.6), [0.93, 0.87, 0.74], cream * 0.92);
      },
      materials.wet,
    );
    // Bread roasted in butter, basil, and pepper from the mill.
    for (let i = 0; i < 9; i++) {
      const [a, r] = [i * 2.4 + 0.6, 0.12 + 0.34 * Math.sqrt(i / 9)];
      mesh
        .push()
        .at(-0.12 + Math.cos(a) * r, 0.05 + random() * 0.06, 0.1 + Math.sin(a) * r)
        .rotY(random() * 3)
        .rotX(random() - 0.5);
      mesh.box(0, 0, 0, 0.19, 0.16, 0.19, pick(random, ['#d09a4a', '#c2853a', '#dcb066']), materials.snow).pop();
    }
    for (let i = 0; i < 4; i++) {
      mesh
        .push()
        .at(0.16, 0.13, -0.2)
        .rotY(i * 1.7 + 0.3)
        .rotZ(0.42);
      fruitLeaf(mesh, { long: 0.42, half: 0.15, bend: 1, colours: ['#256a24', '#62ac3c'] });
      mesh.pop();
    }
    for (let i = 0; i < 60; i++) {
      const [a, r] = [random() * tau, Math.sqrt(random()) * 0.95];
      mesh.ball(Math.cos(a) * r, 0.024, Math.sin(a) * r, 0.012, 0.008, 0.01, '#221610', materials.plain, 6);
    }
    mesh.pop().pop();
    // A spoon leans out of it.
    rod(mesh, [0.62, 0.7, 0.2], [1.6, 1.2, 0.5], 0.035, '#c8ccd0', materials.metal);
    mesh.ball(1.6, 1.2, 0.5, 0.07, 0.045, 0.05, '#c8ccd0', materials.metal, 14);
  },
};
