import { onTrunk } from '../shapes/figure.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Body } from './body.ts';
import { isOfArm, isOfHead, isOfLeg } from './cuts.ts';
import { loadPeople } from './people.ts';

/** How tall a ring of the trunk is, metres, and into how many sectors it is divided. */
const [ringTall, sectors] = [0.025, 40] as const;
/** How often rings are evened out: armour shows nothing small of who is in it. */
const evenings = 4;

/** A place around a trunk: so high, so far turned from the front to the left hand, and so far off the skin; metres and radians. */
export type AroundTrunk = (high: number, turn: number, off: number) => Vec3;

/** What stiff things are built around a trunk by, as armour is. */
export function aroundTrunk(body: Body): AroundTrunk {
  const { points, pose } = body;
  const [hips, chest] = [onTrunk(pose, 'pelvis')(0), onTrunk(pose, 'chest')(0)];
  const middle = (y: number): readonly [number, number] => {
    const share = (y - hips[1]) / (chest[1] - hips[1]);
    return [hips[0] + (chest[0] - hips[0]) * share, hips[2] + (chest[2] - hips[2]) * share];
  };
  const lowest = hips[1] - 0.2;
  const rings = Math.ceil((chest[1] + 0.12 - lowest) / ringTall);
  let far = new Float32Array(rings * sectors);
  const { header, quadsOf } = loadPeople();
  for (const v of new Set(quadsOf(header.body))) {
    if (isOfArm(v) || isOfHead(v) || isOfLeg(v)) continue;
    const [x = 0, y = 0, z = 0] = points.subarray(v * 3, v * 3 + 3);
    const ring = Math.floor((y - lowest) / ringTall);
    if (ring < 0 || ring >= rings) continue;
    const [mx, mz] = middle(y);
    const at = ring * sectors + (Math.floor((Math.atan2(mx - x, mz - z) / (2 * Math.PI) + 1) * sectors) % sectors);
    far[at] = Math.max(far[at] ?? 0, Math.hypot(x - mx, z - mz));
  }
  const of = (list: Float32Array, ring: number, sector: number): number =>
    list[Math.min(rings - 1, Math.max(0, ring)) * sectors + ((sector + sectors) % sectors)] ?? 0;
  for (let i = 0; i < evenings; i++)
    far = far.map((own, at) => {
      const [ring, sector] = [Math.floor(at / sectors), at % sectors];
      const near = [
        of(far, ring, sector - 1),
        of(far, ring, sector + 1),
        of(far, ring - 1, sector),
        of(far, ring + 1, sector),
      ];
      const known = near.filter((r) => r > 0);
      const mean = known.reduce((sum, r) => sum + r, 0) / Math.max(1, known.length);
      return own === 0 ? mean : Math.max(own, (own + mean) / 2);
    });
  return (high, turn, off) => {
    const ring = (high - lowest) / ringTall - 0.5;
    const sector = (turn / (2 * Math.PI) + 1) * sectors - 0.5;
    const [r0, s0] = [Math.floor(ring), Math.floor(sector)];
    const [tr, ts] = [ring - r0, sector - s0];
    const low = of(far, r0, s0) * (1 - ts) + of(far, r0, s0 + 1) * ts;
    const upper = of(far, r0 + 1, s0) * (1 - ts) + of(far, r0 + 1, s0 + 1) * ts;
    const r = low * (1 - tr) + upper * tr + off;
    const [mx, mz] = middle(high);
    return [mx - Math.sin(turn) * r, high, mz - Math.cos(turn) * r];
  };
}
