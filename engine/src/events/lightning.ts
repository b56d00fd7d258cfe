import type { Random } from '../raster/random.ts';
import { addLight, glow } from './pen.ts';
import type { Sheet } from './pen.ts';
import type { Happening } from './happening.ts';
/** A forked bolt from the clouds to the horizon. */
export const lightning: Happening = {
  id: 'lightning',
  words: {
    en: 'lightning/thunderstorm',
    de: 'blitz/gewitter',
    es: 'relámpago/rayo',
    fr: 'éclair/foudre/orage',
    zh: '闪电',
    ja: '稲妻/雷',
    ar: 'برق',
    emoji: '⚡/🌩',
  },
  time: 'dusk',
  hours: ['dusk', 'night', 'sunset', 'dawn', 'golden', 'day'],
  weather: 'storm',
  paint: (stream) => (view) => {
    const random = stream();
    addLight(view, { gain: 5, behind: 0.012 }, (sheet) => {
      const { width, height } = sheet;
      const x = width * (0.32 + random() * 0.3);
      glow(sheet, x, 0, height * 0.55, '90,100,170');
      bolt(sheet, random, {
        x,
        y: -10,
        toX: x + (random() - 0.5) * width * 0.2,
        toY: height * 0.56,
        weight: 1,
        level: 0,
      });
    });
  },
};

interface Bolt {
  readonly x: number;
  readonly y: number;
  readonly toX: number;
  readonly toY: number;
  readonly weight: number;
  readonly level: number;
}

const strokes = [
  [26, 0.05],
  [11, 0.12],
  [4.5, 0.4],
  [1.8, 1],
] as const;

function bolt(sheet: Sheet, random: Random, { x, y, toX, toY, weight, level }: Bolt): void {
  const { pen, unit, height } = sheet;
  let points: (readonly [number, number])[] = [
    [x, y],
    [toX, toY],
  ];
  let jag = Math.hypot(toX - x, toY - y) * 0.16;
  for (let k = 0; k < 7; k++, jag *= 0.54) {
    points = points.flatMap((point, i) => {
      const next = points[i + 1];
      if (!next) return [point];
      const middle = [
        (point[0] + next[0]) / 2 + (random() - 0.5) * jag,
        (point[1] + next[1]) / 2 + (random() - 0.5) * jag * 0.5,
      ] as const;
      return [point, middle];
    });
  }
  for (const [line, alpha] of strokes) {
    pen.strokeStyle = `rgba(${line > 3 ? '150,165,255' : '240,244,255'},${alpha * (level > 0 ? 0.6 : 1)})`;
    pen.lineWidth = line * weight * unit;
    pen.beginPath();
    for (const [px, py] of points) pen.lineTo(px, py);
    pen.stroke();
  }
  const forks = level === 0 ? 6 : level === 1 ? 2 : 0;
  for (let i = 0; i < forks; i++) {
    const from = points[Math.floor(points.length * (0.15 + random() * 0.65))] ?? [x, y];
    const length = (height * (0.1 + random() * 0.16)) / (level + 1);
    const end = { toX: from[0] + (random() - 0.5) * length * 1.7, toY: from[1] + length };
    bolt(sheet, random, { x: from[0], y: from[1], ...end, weight: weight * 0.5, level: level + 1 });
  }
}
