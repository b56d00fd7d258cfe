import type { Random } from '../raster/random.ts';
import { addLight, glow } from './pen.ts';
import type { Sheet } from './pen.ts';
import type { Happening } from './happening.ts';
const sparkColours = ['255,90,70', '255,200,90', '120,190,255', '255,120,210', '140,255,170', '255,240,200'] as const;
const sparks = 90;

/** Rockets that burst into falling sparks. */
export const fireworks: Happening = {
  id: 'fireworks',
  words: {
    en: 'firework',
    de: 'feuerwerk',
    es: 'fuegos artificiales',
    fr: "feu d'artifice",
    zh: '烟花',
    ja: '花火',
    ar: 'ألعاب نارية',
    emoji: '🎆/🎇',
  },
  time: 'night',
  hours: ['night', 'dusk'],
  air: { disc: 0, clouds: 0.1 },
  paint: (stream) => (view) => {
    const random = stream();
    addLight(view, { gain: 3, behind: 0.008 }, (sheet) => {
      for (let b = 0; b < 5; b++) burst(sheet, random, b);
    });
  },
};

function burst(sheet: Sheet, random: Random, index: number): void {
  const { pen, width, height, unit } = sheet;
  const x = width * (0.14 + 0.72 * ((index + 0.2 + random() * 0.6) / 5));
  // Large and small ones, high and low in turns: beside one another they would be a row.
  const isLarge = index % 2 === 1;
  const y = height * ((isLarge ? 0.14 : 0.3) + (random() - 0.5) * 0.1);
  const radius = Math.min(width, height) * (isLarge ? 0.12 + random() * 0.05 : 0.055 + random() * 0.03);
  const colour = sparkColours[index % sparkColours.length] ?? sparkColours[0];
  const dim = colour.split(',').map((v) => Math.floor(Number(v) * 0.3));
  glow(sheet, x, y, radius * 1.5, dim.join(','));
  for (let i = 0; i < sparks; i++) {
    const a = random() * 6.28;
    const out = radius * (0.75 + random() * 0.3) * Math.sin(Math.acos(2 * random() - 1)) ** 0.5;
    const dx = Math.cos(a) * out;
    const dy = Math.sin(a) * out;
    const drop = radius * 0.22;
    for (const [line, alpha, white] of [
      [3.4, 0.25, false],
      [1.7, 0.6, false],
      [0.8, 0.7, true],
    ] as const) {
      pen.strokeStyle = `rgba(${white ? '255,250,235' : colour},${alpha})`;
      pen.lineWidth = line * unit;
      pen.beginPath();
      pen.moveTo(x + dx * 0.25, y + dy * 0.25);
      pen.quadraticCurveTo(x + dx * 0.8, y + dy * 0.8, x + dx, y + dy + drop);
      pen.stroke();
    }
    glow(sheet, x + dx, y + dy + drop, 5 * unit, colour);
  }
  pen.strokeStyle = 'rgba(255,190,120,.2)';
  pen.lineWidth = 1.6 * unit;
  pen.beginPath();
  pen.moveTo(x + (random() - 0.5) * 30 * unit, height * 0.72);
  pen.quadraticCurveTo(x, height * 0.5, x, y);
  pen.stroke();
}
