import { expect, test } from 'vitest';
import { bodyIn } from './body.ts';
import { breastTips } from './dress-form.ts';
import { hangGarment } from './hang-garment.ts';
import { hangWorn } from './hang-worn.ts';
import { looseForm, loosened } from './loose-form.ts';
import { loadPeople } from './people.ts';

const woman = bodyIn({ 'caucasian female young': 1, 'average female young': 1 }, { build: 'woman', headless: true });

test('cloth spans what is between breasts and falls from them: the form of a body under it is not seen [STUDIO-63]', () => {
  const [left, right] = breastTips().map((v) => woman.rest.subarray(v * 3, v * 3 + 3));
  const [, y = 0, z = 0] = left ?? [];
  const out = loosened(woman, 'hanging');
  const ahead = (x: number, high: number): number => -out(x, high, z)[1];
  expect(ahead(0, y)).toBeGreaterThan(0.008);
  expect(ahead(left?.[0] ?? 0, y - 0.07)).toBeGreaterThan(0.006);
  expect(ahead(right?.[0] ?? 0, y)).toBeLessThan(-0.005);
});

test('what is drawn in at the waist lies on it there, and nothing is loose at the shoulders [STUDIO-63]', () => {
  const form = looseForm(woman);
  const { header, quadsOf, places } = loadPeople();
  const at = (name: string): number => places[(header.joints[`${name}____head`]?.[0] ?? 0) * 3 + 1] ?? 0;
  const [hips, shoulders] = [at('upperleg01.L'), at('upperarm01.L')];
  for (const v of quadsOf(header.body)) {
    const y = woman.rest[v * 3 + 1] ?? 0;
    if (y > hips + 0.08 && y < shoulders + 0.02) continue;
    const off = Math.hypot(...[0, 1, 2].map((c) => (form[v * 3 + c] ?? 0) - (woman.points[v * 3 + c] ?? 0)));
    expect(off).toBeLessThan(0.001);
  }
});

test('a shirt hangs on the trunk, and its sleeves lie as they were sewn [STUDIO-63]', () => {
  const sewn = hangWorn(loadPeople().worn('female_casualsuit01'), woman);
  const hung = hangGarment('female_casualsuit01', woman);
  const moved = (isSleeve: boolean): number => {
    let most = 0;
    for (let v = 0; v < sewn.rest.length / 3; v++) {
      const aside = Math.abs(sewn.rest[v * 3] ?? 0);
      if (isSleeve ? aside < 0.26 : aside > 0.15) continue;
      most = Math.max(most, ...[0, 2].map((c) => Math.abs((hung.rest[v * 3 + c] ?? 0) - (sewn.rest[v * 3 + c] ?? 0))));
    }
    return most;
  };
  expect(moved(false)).toBeGreaterThan(0.01);
  expect(moved(true)).toBeLessThan(0.004);
});
