import { expect, test } from 'vitest';
import type { AirTime } from '../solid/air.ts';
import { sunFrom } from './sun-side.ts';

const chances = [0, 0.2, 0.45, 0.5, 0.7, 0.95];

test.each(['skyline', 'hills', 'vineyard', 'savanna'] as const)(
  'has the setting sun in the picture of a %s with nobody in it, and beside whoever is [STUDIO-38]',
  (setting) => {
    for (const chance of chances) {
      const alone = sunFrom({ setting, time: 'sunset', isStoodIn: false }, chance);
      expect(Math.abs(alone.az ?? 180)).toBeLessThan(20);
      const before = sunFrom({ setting, time: 'sunset', isStoodIn: true }, chance);
      expect(Math.abs(before.az ?? 0)).toBeGreaterThan(80);
    }
  },
);

test.each<AirTime>(['day', 'golden', 'sunset', 'dawn'])('comes along a street at %s [STUDIO-38]', (time) => {
  for (const chance of chances) {
    const { az = 0, el = 0 } = sunFrom({ setting: 'street', time, isStoodIn: false }, chance);
    expect(Math.abs(Math.sin((az * Math.PI) / 180))).toBeLessThan(0.65);
    expect(el).toBeGreaterThan(15);
  }
});
