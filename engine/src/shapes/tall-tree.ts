import { scaleRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { tau, vary } from './chance.ts';
import { leaves } from './tree.ts';

/** A tree as it grows in a wood: a high straight trunk that is bare up to its crown. Metres. */
export interface TallTree {
  readonly tall: number;
  readonly thick: number;
  readonly bark: string;
  readonly leaf: readonly [string, ...string[]];
  /** Share of the height up to which it has no boughs. */
  readonly bare: number;
  /** Length of its lowest boughs, and how much they rise over a metre. */
  readonly reach: number;
  readonly rise: number;
  /** Needles lie in flat sprays, leaves in round ones. */
  readonly flat: number;
  /** Dead stubs stand out of the trunk, or dark scars lie around it. */
  readonly marks: 'stubs' | 'scars' | 'none';
}

export const tallTrees = {
  beech: {
    ...{ tall: 22, thick: 0.36, bark: '#8a8474', leaf: ['#6f9a34', '#86ac3e', '#5a8430', '#9abc4c'] },
    ...{ bare: 0.26, reach: 4.6, rise: 0.34, flat: 0.55, marks: 'none' },
  },
  goldenBeech: {
    ...{ tall: 22, thick: 0.36, bark: '#7d7466', leaf: ['#d9761f', '#e89a2a', '#c8501c', '#efc038'] },
    ...{ bare: 0.24, reach: 4.6, rise: 0.34, flat: 0.55, marks: 'none' },
  },
  pine: {
    ...{ tall: 25, thick: 0.34, bark: '#7d5038', leaf: ['#3f6236', '#4d7240', '#35552f', '#5c8048'] },
    ...{ bare: 0.3, reach: 3.4, rise: 0.05, flat: 0.32, marks: 'stubs' },
  },
  birch: {
    ...{ tall: 18, thick: 0.17, bark: '#e2ded2', leaf: ['#8aa844', '#a2b850', '#769640', '#b8c860'] },
    ...{ bare: 0.3, reach: 2.6, rise: 0.5, flat: 0.9, marks: 'scars' },
  },
  goldenBirch: {
    ...{ tall: 18, thick: 0.17, bark: '#e2ded2', leaf: ['#e8b030', '#f2c848', '#d8902a', '#efd868'] },
    ...{ bare: 0.28, reach: 2.6, rise: 0.5, flat: 0.9, marks: 'scars' },
  },
} as const satisfies Readonly<Record<string, TallTree>>;

/** A tall tree; `fine` is 1 where it is seen from near, and less where fewer leaves do. */
export function buildTallTree(mesh: Mesh, random: Random, kind: TallTree, fine = 1): void {
  const tall = kind.tall * (0.82 + random() * 0.36);
  const thick = kind.thick * (0.7 + random() * 0.65);
  const [lean, bow, turn] = [(random() - 0.5) * 0.05, (random() - 0.5) * 0.5, random() * tau];
  const at = (t: number): Vec3 => {
    const out = lean * tall * t + bow * Math.sin(t * 3.1);
    return [Math.cos(turn) * out, tall * t, Math.sin(turn) * out];
  };
  const steps = [-0.02, 0.006, 0.022, 0.06, 0.2, 0.4, 0.6, 0.8, 1];
  mesh.object().tube(
    steps.map(at),
    [2.1, 1.5, 1.14, 1, 0.93, 0.8, 0.6, 0.36, 0.05].map((share) => share * thick),
    vary(readColour(kind.bark), random, 0.25),
    materials.bark,
    fine > 0.5 ? 16 : 8,
  );
  markTrunk(mesh, random, kind, { at, thick, fine });
  const boughs = Math.round(17 * (0.55 + 0.45 * fine));
  for (let i = 0; i < boughs; i++) {
    const t = kind.bare + (0.98 - kind.bare) * ((i + random() * 0.8) / boughs);
    growBough(mesh, random, kind, { from: at(t), share: 1 - (t - kind.bare) / (1 - kind.bare), thick, fine });
  }
}

/** A bough with sprays of leaves along its outer half. */
function growBough(
  mesh: Mesh,
  random: Random,
  kind: TallTree,
  of: { readonly from: Vec3; readonly share: number; readonly thick: number; readonly fine: number },
): void {
  const { from, share, thick, fine } = of;
  const angle = random() * tau;
  const long = kind.reach * (0.3 + 0.7 * share) * (0.6 + random() * 0.6);
  const on = (t: number): Vec3 => [
    from[0] + Math.cos(angle) * long * t,
    from[1] + kind.rise * long * t - 0.16 * long * t * t,
    from[2] + Math.sin(angle) * long * t,
  ];
  mesh.tube(
    [on(0), on(0.5), on(1)],
    [thick * 0.2, thick * 0.12, 0.012],
    scaleRgb(readColour(kind.bark), 0.7),
    materials.bark,
    4,
  );
  for (const t of fine > 0.3 ? [0.4, 0.68, 0.96] : [0.75]) {
    const [x, y, z] = on(t);
    const radius = (0.34 + 0.12 * long) * (0.8 + random() * 0.5) * (fine > 0.3 ? 1.05 : 2.1);
    leaves(mesh, random, x, y, z, radius, Math.round(20 + 50 * fine), 0.08 + 0.16 * (1 - fine), kind.leaf, kind.flat);
  }
}

/** What is seen on a bare trunk from near: stubs of boughs that have died, or the scars of a birch. */
function markTrunk(
  mesh: Mesh,
  random: Random,
  { marks, bare, tall }: TallTree,
  { at, thick, fine }: { readonly at: (t: number) => Vec3; readonly thick: number; readonly fine: number },
): void {
  if (marks === 'none' || fine < 0.25) return;
  for (let i = 0; i < (marks === 'stubs' ? 16 : 30) * fine; i++) {
    const t = (marks === 'stubs' ? 0.1 : 0.01) + random() * (bare + 0.1);
    const [x, y, z] = at(t);
    const [angle, long] = [random() * tau, 0.25 + random() * 0.9];
    const [ca, sa] = [Math.cos(angle), Math.sin(angle)];
    if (marks === 'stubs')
      mesh.tube(
        [
          [x, y, z],
          [x + ca * long, y - long * 0.16, z + sa * long],
        ],
        [0.03, 0.008],
        '#4a382c',
        materials.bark,
        4,
      );
    else {
      const half = 0.25 + random() * 0.5;
      const radius = thick * (1.02 - 0.34 * t);
      const ring = [-1, -0.5, 0, 0.5, 1].map((k): Vec3 => [
        x + Math.cos(angle + k * half) * radius,
        y + (1 - k * k) * 0.02,
        z + Math.sin(angle + k * half) * radius,
      ]);
      mesh.tube(
        ring,
        [0.004, 0.012 + tall * 0.0005, 0.02, 0.012 + tall * 0.0005, 0.004],
        '#2c2824',
        materials.plain,
        4,
      );
    }
  }
}
