import { createRandom } from '../../raster/random.ts';

/** How a kind of particle looks and moves; speeds in heights of the picture a second. */
interface Kind {
  readonly count: number;
  readonly fall: number;
  readonly fallNear: number;
  readonly radius: number;
  readonly radiusNear: number;
  readonly light: number;
  /** Height over width; what falls fast is drawn out. */
  readonly tall?: number;
  /** What it pulls brightness toward, 16 to 235; white by itself. */
  readonly y?: number;
  /** What it pulls blue and red toward. */
  readonly u: number;
  readonly v: number;
}

/** What drifts or falls through the air. */
export type Drift = 'snow' | 'embers' | 'motes' | 'rain' | 'leaves' | 'petals';

const kinds: Readonly<Record<Drift, Kind>> = {
  snow: { count: 300, fall: 0.05, fallNear: 0.15, radius: 0.8, radiusNear: 3, light: 0.75, u: 128, v: 128 },
  embers: { count: 110, fall: -0.03, fallNear: -0.09, radius: 0.7, radiusNear: 1.8, light: 0.75, u: 80, v: 165 },
  rain: { count: 620, fall: 0.9, fallNear: 0.9, radius: 0.5, radiusNear: 0.7, light: 0.34, tall: 16, u: 130, v: 126 },
  leaves: {
    count: 140,
    fall: 0.05,
    fallNear: 0.12,
    radius: 2.2,
    radiusNear: 6.5,
    light: 0.9,
    tall: 0.55,
    y: 128,
    u: 84,
    v: 172,
  },
  petals: {
    count: 90,
    fall: 0.04,
    fallNear: 0.09,
    radius: 1.2,
    radiusNear: 3.6,
    light: 0.85,
    tall: 0.6,
    y: 205,
    u: 124,
    v: 146,
  },
  motes: { count: 26, fall: -0.008, fallNear: -0.02, radius: 0.8, radiusNear: 1.6, light: 0.22, u: 108, v: 138 },
};

/** Lays drifting snow, embers or motes of dust over a frame (I420). The same seed and time lay the same. */
export function layParticles(
  frame: Uint8Array,
  size: { readonly width: number; readonly height: number },
  what: { readonly drift: Drift; readonly seed: number; readonly time: number; readonly panX: number },
): void {
  const { time } = what;
  const kind = kinds[what.drift];
  const random = createRandom(what.seed ^ 0x5eed);
  for (let i = 0; i < kind.count; i++) {
    const near = random() ** 2;
    const phase = random() * 6.28;
    const sway = Math.sin(time * 0.7 + phase) * 0.012;
    const x = wrap(random() + sway + time * 0.01 * (1 + near) + what.panX * near * 2);
    const y = wrap(random() + time * (kind.fall + kind.fallNear * near));
    const glint = steady.has(what.drift) ? 0.9 : 0.35 + 0.65 * (0.5 + 0.5 * Math.sin(time * 1.9 + phase * 3)) ** 2;
    const radius = ((kind.radius + kind.radiusNear * near) * size.width) / 1280;
    laySpot(frame, size, { x: x * size.width, y: y * size.height, radius, strength: kind.light * glint, kind });
  }
}

/** What does not glow by itself. */
const steady: ReadonlySet<Drift> = new Set(['snow', 'rain', 'leaves', 'petals']);

/** Leaves and comes back a little outside the picture. */
function wrap(part: number): number {
  const room = 1.06;
  return (((part % room) + room) % room) - 0.03;
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly strength: number;
  readonly kind: Kind;
}

function laySpot(frame: Uint8Array, { width, height }: { width: number; height: number }, spot: Spot): void {
  const { x, y, strength, kind } = spot;
  const radius = Math.max(0.8, spot.radius);
  const full = width * height;
  const half = width / 2;
  const reach = radius * 2.2;
  const { tall = 1 } = kind;
  const reachY = reach * tall;
  for (let row = Math.max(0, Math.floor(y - reachY)); row <= Math.min(height - 1, y + reachY); row++) {
    for (let column = Math.max(0, Math.floor(x - reach)); column <= Math.min(width - 1, x + reach); column++) {
      const q = ((column - x) ** 2 + ((row - y) / tall) ** 2) / (radius * radius);
      const amount = strength * Math.exp(-q);
      const at = row * width + column;
      frame[at] = (frame[at] ?? 0) + ((kind.y ?? 230) - (frame[at] ?? 0)) * amount;
      if (row % 2 === 1 || column % 2 === 1) continue;
      const colour = full + (row / 2) * half + column / 2;
      const other = colour + full / 4;
      frame[colour] = (frame[colour] ?? 0) + (kind.u - (frame[colour] ?? 0)) * amount;
      frame[other] = (frame[other] ?? 0) + (kind.v - (frame[other] ?? 0)) * amount;
    }
  }
}
