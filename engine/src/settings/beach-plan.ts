import { pick } from '../shapes/chance.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { SettingOrder } from './setting.ts';

/** Sand under palms, a long bay with dunes, a cove between cliffs, a shore of rocks with pools, a jetty over shallows, or a beach before the open sea. */
export type BeachKind = 'palms' | 'bay' | 'cove' | 'rocks' | 'jetty' | 'open';

/** How a beach lies; metres. */
export interface BeachPlan {
  readonly kind: BeachKind;
  /** Number that makes each of a kind its own. */
  readonly place: number;
  /** 1: the sea is on the right, -1: on the left. */
  readonly side: 1 | -1;
  /** Where the water begins, to the right of it: of a beach that is not mirrored. */
  readonly line: (z: number) => number;
  readonly isTropical: boolean;
  /** Height of the eye, and where it looks at 22 metres. */
  readonly eye: number;
  readonly look: readonly [x: number, y: number];
}

/** Where it stands that is laid out for a beach: the same in all of them. */
const usualLook = [2.2, 3.1] as const;

/** A beach that has room for what was asked for; a tropical one where that was said. */
export function chooseBeach({ random, things, refuses, named = [] }: SettingOrder): BeachPlan {
  const isAlone = things.length === 0;
  const place = random() * 40;
  const warm = isAlone ? (['palms', 'jetty'] as const) : (['palms'] as const);
  const all = isAlone ? ([...warm, 'bay', 'cove', 'rocks', 'open'] as const) : ([...warm, 'bay'] as const);
  const kind = pick<BeachKind>(random, named.includes('tropical beach') ? warm : all);
  const side = isAlone && random() < 0.5 ? -1 : 1;
  const isTropical = !refuses('palm') && (kind === 'palms' || kind === 'jetty');
  const line = isAlone ? lines[kind](place) : lines.palms(place);
  const { eye, look } = isAlone ? views[kind] : { eye: 2.5, look: usualLook };
  return { kind, place, side, line, isTropical, eye, look };
}

const ragged = (place: number, z: number): number =>
  Math.sin(z * 0.12 + place) * 1.6 + (fbm(z * 0.22 + place, 3.5, 3) - 0.5) * 1.3 * smooth(3, 9, z);

type Line = (z: number) => number;

const lines: Readonly<Record<BeachKind, (place: number) => Line>> = {
  palms: (place) => (z) => 1.5 - z * 0.36 + ragged(place, z),
  // It sweeps away to one side and comes back before the horizon.
  bay: (place) => (z) => 4.2 - z * 0.16 + Math.min(170, Math.max(0, z - 46) ** 2 * 0.0052) + ragged(place, z) * 0.7,
  cove: (place) => (z) => 8.6 - z * 0.98 + z * z * 0.017 + ragged(place, z) * 0.6,
  rocks: (place) => (z) => 3.4 - z * 0.24 + ragged(place, z) * 0.8,
  jetty: (place) => (z) => 2.4 - z * 0.27 + ragged(place, z) * 0.7,
  open: (place) => (z) => 11 - z * 1.25 + ragged(place, z) * 0.9,
};

const views: Readonly<Record<BeachKind, Pick<BeachPlan, 'eye' | 'look'>>> = {
  palms: { eye: 2.5, look: usualLook },
  bay: { eye: 2.7, look: [1, 2.1] },
  cove: { eye: 2.1, look: [1.4, 3.5] },
  rocks: { eye: 1.75, look: [2.2, 1.6] },
  jetty: { eye: 1.9, look: [2.4, 2.9] },
  open: { eye: 1.7, look: [0.8, 3.2] },
};
