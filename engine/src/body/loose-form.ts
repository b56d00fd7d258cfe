import { smooth } from '../solid/noise.ts';
import type { Body } from './body.ts';
import { jointAt } from './blend-body.ts';
import { boneNames } from './bones.ts';
import { isOfArm, isOfHead } from './cuts.ts';
import { loadPeople } from './people.ts';
import { posed } from './pose-body.ts';

/** How cloth lies on a trunk: drawn in at the waist, or hanging down over it. */
export type Hang = 'fitted' | 'hanging';

/** How far out of the middle of the trunk cloth lies beyond where it was sewn, metres, and which way that is. */
export type Loosened = (x: number, y: number, z: number) => readonly [x: number, z: number];

/** Heights and turns at which the trunk is measured: metres from one to the next, and how many there are around. */
const [rowHigh, turns] = [0.02, 64] as const;
/** Each quad of the skin is measured at so many places along and across. */
const samples = 3;
/** Over how many turns to each side cloth is drawn straight from what comes out to what comes out. */
const straight = 15;
/** How far cloth comes in at most for each metre that it falls. */
const clings: Readonly<Record<Hang, { readonly woman: number; readonly man: number; readonly child: number }>> = {
  fitted: { woman: 0.26, man: 0.26, child: 0.2 },
  hanging: { woman: 0.2, man: 0.2, child: 0.16 },
};
/** How often it is smoothed from row to row and from turn to turn: what is under it is not seen as such. */
const [smoothedUp, smoothedAround] = [7, 12] as const;
/** How far it lies within where it was sewn at most, before the tips of breasts, and how far out; metres. */
const [innermost, outermost] = [-0.02, 0.08] as const;
/** So far below the joints of the shoulders it begins to be loose, and is wholly so; what carries it is lower than that; metres. */
const [bound, free, carries] = [0.015, 0.09, 0.07] as const;
/** Drawn in, it is bound from so far over the joints of the hips, and free from there; metres. */
const [waistTight, waistFree] = [0.13, 0.24] as const;

const isArm = boneNames.map((name) => /upper arm|forearm|hand|finger|head/u.test(name));

const known = new WeakMap<Body, Partial<Record<Hang, Loosened>>>();

/** How cloth on somebody at rest lies off where it was sewn, which is on the skin: it spans the hollows of a trunk, and falls from what comes out. */
export function loosened(body: Body, hang: Hang): Loosened {
  const own = known.get(body)?.[hang] ?? measured(body, hang);
  known.set(body, { ...known.get(body), [hang]: own });
  return own;
}

const forms = new WeakMap<Body, Float32Array>();

/** Where the skin of somebody would be who filled cloth that is drawn in at the waist. */
export function looseForm(body: Body): Float32Array {
  const own = forms.get(body);
  if (own) return own;
  const { bones, weights } = loadPeople();
  const out = loosened(body, 'fitted');
  const { rest } = body;
  const moved = rest.slice();
  for (let v = 0; v < rest.length / 3; v++) {
    let [arm, all] = [0, 0];
    for (let k = v * 4; k < v * 4 + 4; k++) {
      all += weights[k] ?? 0;
      if (isArm[bones[k] ?? 0] === true) arm += weights[k] ?? 0;
    }
    const [dx, dz] = out(rest[v * 3] ?? 0, rest[v * 3 + 1] ?? 0, rest[v * 3 + 2] ?? 0);
    const share = 1 - arm / Math.max(1, all);
    moved[v * 3] = (rest[v * 3] ?? 0) + dx * share;
    moved[v * 3 + 2] = (rest[v * 3 + 2] ?? 0) + dz * share;
  }
  const form = posed(moved, body.bones);
  forms.set(body, form);
  return form;
}

/** Whether a bone is none that cloth on the trunk moves with. */
export const isBesideTrunk = (bone: number): boolean => isArm[bone] === true;

/** The trunk of somebody in rows from the hips up, each from the back around: how far the skin is from its middle. */
interface Trunk {
  readonly low: number;
  readonly rows: number;
  readonly middle: number;
  readonly radii: Float32Array;
  /** How far from its middle cloth is that is drawn straight over what goes in. */
  readonly taut: Float32Array;
}

const trunks = new WeakMap<Float32Array, Trunk>();

function measured({ rest, pose }: Body, hang: Hang): Loosened {
  const height = (joint: string): number => jointAt(rest, `${joint}____head`)[1];
  const [hips, shoulders] = [height('upperleg01.L'), height('upperarm01.L')];
  const trunk = trunks.get(rest) ?? trunkOf(rest, hips, height('neck01'));
  trunks.set(rest, trunk);
  const { low, rows, middle, radii } = trunk;
  const cling = clings[hang][pose.build ?? 'man'];
  const form = trunk.taut.slice();
  for (let row = rows - 2; row >= 0; row--) {
    if (low + (row + 1) * rowHigh > shoulders - carries) continue;
    for (let t = 0; t < turns; t++) {
      const at = row * turns + t;
      form[at] = Math.max(form[at] ?? 0, (form[at + turns] ?? 0) - cling * rowHigh);
    }
  }
  const even = evened(form, rows);
  const out = radii.map((radius, at) => {
    const high = low + Math.floor(at / turns) * rowHigh;
    const waist = hang === 'fitted' ? smooth(hips + waistTight, hips + waistFree, high) : 1;
    const share = smooth(shoulders - bound, shoulders - free, high) * waist;
    return Math.min(outermost, Math.max(innermost, (even[at] ?? 0) - radius)) * share;
  });
  return (x, y, z) => {
    const row = (y - low) / rowHigh;
    if (row <= 0 || row >= rows - 1) return [0, 0];
    const far = Math.hypot(x, z - middle) || 1;
    const by = read(out, row, turnOf(x, z - middle));
    return [(by * x) / far, (by * (z - middle)) / far];
  };
}

/** How far around a place is, of all turns. */
const turnOf = (x: number, z: number): number => (Math.atan2(x, z) / (2 * Math.PI) + 0.5) * turns;

function read(list: Float32Array, row: number, turn: number): number {
  const [i, j] = [Math.floor(row), Math.floor(turn)];
  const [u, w] = [row - i, turn - j];
  const at = (r: number, t: number): number => list[r * turns + (t % turns)] ?? 0;
  return (at(i, j) * (1 - w) + at(i, j + 1) * w) * (1 - u) + (at(i + 1, j) * (1 - w) + at(i + 1, j + 1) * w) * u;
}

function trunkOf(rest: Float32Array, hips: number, neck: number): Trunk {
  const { header, quadsOf } = loadPeople();
  const quads = quadsOf(header.body);
  const low = hips - 2 * rowHigh;
  const rows = Math.ceil((neck - low) / rowHigh);
  const at = (v: number, c: number): number => rest[v * 3 + c] ?? 0;
  const isTrunk = (v: number): boolean => at(v, 1) > low && at(v, 1) < neck && !isOfArm(v) && !isOfHead(v);
  let [front, back] = [Infinity, -Infinity];
  const own: number[] = [];
  for (let q = 0; q < quads.length; q += 4) {
    const corners = quads.subarray(q, q + 4);
    if (!corners.every(isTrunk)) continue;
    own.push(q);
    for (const v of corners) [front, back] = [Math.min(front, at(v, 2)), Math.max(back, at(v, 2))];
  }
  const middle = (front + back) / 2;
  const [sums, shares] = [new Float32Array(rows * turns), new Float32Array(rows * turns)];
  const put = (row: number, turn: number, share: number, radius: number): void => {
    if (row < 0 || row >= rows || share === 0) return;
    const index = row * turns + (turn % turns);
    sums[index] = (sums[index] ?? 0) + share * radius;
    shares[index] = (shares[index] ?? 0) + share;
  };
  for (const q of own) {
    const [a = 0, b = 0, c = 0, d = 0] = quads.subarray(q, q + 4);
    for (let i = 0; i < samples; i++)
      for (let j = 0; j < samples; j++) {
        const [u, w] = [(i + 0.5) / samples, (j + 0.5) / samples];
        const place = (k: number): number =>
          (at(a, k) * (1 - u) + at(b, k) * u) * (1 - w) + (at(d, k) * (1 - u) + at(c, k) * u) * w;
        const [x, z] = [place(0), place(2) - middle];
        const [row, turn, radius] = [(place(1) - low) / rowHigh, turnOf(x, z), Math.hypot(x, z)];
        const [r, t] = [Math.floor(row), Math.floor(turn)];
        put(r, t, (1 - row + r) * (1 - turn + t), radius);
        put(r + 1, t, (row - r) * (1 - turn + t), radius);
        put(r, t + 1, (1 - row + r) * (turn - t), radius);
        put(r + 1, t + 1, (row - r) * (turn - t), radius);
      }
  }
  const radii = sums.map((sum, index) => ((shares[index] ?? 0) > 0 ? sum / (shares[index] ?? 1) : 0));
  for (let row = 0; row < rows; row++) fillGaps(radii.subarray(row * turns, (row + 1) * turns));
  return { low, rows, middle, radii, taut: spanned(radii) };
}

/** Fills what is not known of a row, as where an arm begins, from what is known on both sides. */
function fillGaps(row: Float32Array): void {
  const there = row.slice();
  for (let t = 0; t < turns; t++) {
    if ((there[t] ?? 0) > 0) continue;
    const to = (way: 1 | -1): readonly [number, number] => {
      for (let k = 1; k < turns; k++) {
        const radius = there[(t + way * k + turns) % turns] ?? 0;
        if (radius > 0) return [k, radius];
      }
      return [1, 0];
    };
    const [[before, first], [after, second]] = [to(-1), to(1)];
    row[t] = (first * after + second * before) / (before + after);
  }
}

/** Draws each row straight over what goes in. */
function spanned(radii: Float32Array): Float32Array {
  let own = radii;
  for (let pass = 0; pass < 2; pass++)
    own = own.map((radius, at) => {
      const [row, t] = [Math.floor(at / turns) * turns, at % turns];
      let most = radius;
      for (let w = 1; w <= straight; w++) {
        const [a, b] = [own[row + ((t + w) % turns)] ?? 0, own[row + ((t - w + turns) % turns)] ?? 0];
        most = Math.max(most, (2 * a * b * Math.cos((w / turns) * 2 * Math.PI)) / (a + b || 1));
      }
      return most;
    });
  return own;
}

function evened(form: Float32Array, rows: number): Float32Array {
  let own = form;
  const step = (next: (at: number) => number, before: (at: number) => number): void => {
    own = own.map((value, at) => value / 2 + ((own[next(at)] ?? value) + (own[before(at)] ?? value)) / 4);
  };
  const last = (rows - 1) * turns;
  for (let k = 0; k < smoothedUp; k++)
    step(
      (at) => (at >= last ? at : at + turns),
      (at) => (at < turns ? at : at - turns),
    );
  for (let k = 0; k < smoothedAround; k++)
    step(
      (at) => (at % turns === turns - 1 ? at - turns + 1 : at + 1),
      (at) => (at % turns === 0 ? at + turns - 1 : at - 1),
    );
  return own;
}
