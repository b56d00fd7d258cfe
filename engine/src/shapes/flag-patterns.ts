import type { Colour } from '../solid/mesh.ts';

/** The colour of a flag at a place of it: from the pole (u 0) to its free end (1), from above (v 0) down (1). */
export type FlagPattern = (u: number, v: number) => Colour;

/** Stripes one above the other, by their shares where they are not equal. */
export const striped =
  (colours: readonly [Colour, ...Colour[]], shares?: readonly number[]): FlagPattern =>
  (_u, v) =>
    bandAt(v, colours, shares);

/** Stripes side by side. */
export const upright =
  (colours: readonly [Colour, ...Colour[]], shares?: readonly number[]): FlagPattern =>
  (u) =>
    bandAt(u, colours, shares);

function bandAt(at: number, colours: readonly [Colour, ...Colour[]], shares: readonly number[] = []): Colour {
  const widths = colours.map((_, i) => shares[i] ?? 1);
  const whole = widths.reduce((sum, width) => sum + width, 0);
  let end = 0;
  const nth = widths.findIndex((width) => at * whole < (end += width));
  return colours[nth] ?? colours.at(-1) ?? colours[0];
}

/** A cross that reaches to all edges, its upright nearer to the pole; a second colour frames the first. */
export const nordic =
  (
    ground: Colour,
    cross: Colour,
    rim: { readonly colour: Colour; readonly wide: number } | undefined,
    ratio: number,
  ): FlagPattern =>
  (u, v) => {
    const off = Math.min(Math.abs(u - 0.375) * ratio, Math.abs(v - 0.5));
    if (off < crossHalf) return cross;
    return rim && off < crossHalf + rim.wide ? rim.colour : ground;
  };

/** Half of the width of an arm, in heights of the flag. */
const crossHalf = 0.085;

/** A sign on a ground, where a test of places in heights of the flag about a middle says that it is. */
export const signed =
  (
    ground: FlagPattern,
    colour: Colour,
    {
      at: [mu, mv],
      ratio,
      isIn,
    }: {
      readonly at: readonly [number, number];
      readonly ratio: number;
      readonly isIn: (x: number, y: number) => boolean;
    },
  ): FlagPattern =>
  (u, v) =>
    isIn((u - mu) * ratio, v - mv) ? colour : ground(u, v);

export const disc =
  (radius: number) =>
  (x: number, y: number): boolean =>
    Math.hypot(x, y) < radius;

/** A star of five points, one of them up, turned by so many radians. */
export const star =
  (radius: number, turn = 0) =>
  (x: number, y: number): boolean => {
    const fifth = (Math.PI * 2) / 5;
    const a = Math.atan2(x, -y) - turn;
    const near = Math.abs((((a % fifth) + fifth * 1.5) % fifth) - fifth / 2);
    // The straight edge from a point to the notch beside it.
    const [cx, cy] = [Math.cos(near), Math.sin(near)];
    const notch = 0.382;
    const [nx, ny] = [notch * Math.cos(fifth / 2), notch * Math.sin(fifth / 2)];
    const reach = ny / (cy * (1 - nx) + cx * ny);
    return Math.hypot(x, y) < radius * reach;
  };

const starsOfStates: readonly (readonly [number, number])[] = Array.from({ length: 9 }, (_, row) =>
  Array.from({ length: row % 2 ? 5 : 6 }, (_star, i): readonly [number, number] => [
    (0.4 * (1 + (row % 2) + i * 2)) / 12,
    ((7 / 13) * (row + 1)) / 10,
  ]),
).flat();

/** Thirteen stripes, and fifty stars in their corner. */
export const starsAndStripes =
  (ratio: number): FlagPattern =>
  (u, v) => {
    if (u > 0.4 || v > 7 / 13) return Math.floor(v * 13) % 2 ? '#f3f1ec' : '#b0202f';
    const isStar = star(0.031);
    return starsOfStates.some(([x, y]) => isStar((u - x) * ratio, v - y)) ? '#f3f1ec' : '#232f63';
  };

/** The crosses of three saints over one another, upright and aslant. */
export const unionJack =
  (ratio: number): FlagPattern =>
  (u, v) => {
    const [white, red, blue] = ['#f3f1ec', '#c01f33', '#1b2f6e'] as const;
    const [x, y] = [(u - 0.5) * ratio, v - 0.5];
    const straight = Math.min(Math.abs(x), Math.abs(y));
    if (straight < 0.1) return red;
    if (straight < 0.1667) return white;
    // How far it is from the diagonal of its quarter, to which side of it.
    const slope = 1 / Math.hypot(ratio, 1);
    const aside = (Math.abs(y) * ratio - Math.abs(x)) * slope;
    // The red one lies to one side of the white one, turning about the middle.
    const turned = x * y > 0 ? -aside : aside;
    if (turned > 0 && turned < 0.067) return red;
    return Math.abs(aside) < 0.1 ? white : blue;
  };

/** Red with five golden stars, the small ones turned to the large one. */
export const fiveStars = (ratio: number): FlagPattern => {
  const small = [
    [0.333, 0.1],
    [0.4, 0.2],
    [0.4, 0.35],
    [0.333, 0.45],
  ] as const;
  return small.reduce<FlagPattern>(
    (ground, at) =>
      signed(ground, gold, { at, ratio, isIn: star(0.055, Math.atan2((at[0] - 0.1667) * ratio, 0.25 - at[1])) }),
    signed(() => '#d5202a', gold, { at: [0.1667, 0.25], ratio, isIn: star(0.155) }),
  );
};

const gold = '#f4cf1f';

/** Half of a maple leaf from its tip down to its stalk, in heights of the flag. */
const mapleEdge = [
  [0, -0.37],
  [0.05, -0.27],
  [0.11, -0.3],
  [0.08, -0.13],
  [0.15, -0.2],
  [0.17, -0.16],
  [0.26, -0.18],
  [0.23, -0.09],
  [0.28, -0.06],
  [0.15, 0.06],
  [0.165, 0.11],
  [0.012, 0.085],
  [0.018, 0.25],
  [0, 0.25],
] as const;

/** Whether a place is in it: how often its edge is crossed on the way out. */
export const mapleLeaf = (x: number, y: number): boolean => {
  const [px, py] = [Math.abs(x), y - 0.04];
  let isIn = false;
  mapleEdge.forEach(([bx, by], i) => {
    const [ax, ay] = mapleEdge[i - 1] ?? [0, 0.25];
    if (ay > py !== by > py && px < ax + ((py - ay) / (by - ay)) * (bx - ax)) isIn = !isIn;
  });
  return isIn;
};

/** A wheel with twenty-four spokes. */
export const spokedWheel =
  (radius: number) =>
  (x: number, y: number): boolean => {
    const far = Math.hypot(x, y);
    if (far > radius) return false;
    return far > radius * 0.86 || far < radius * 0.16 || Math.cos(Math.atan2(y, x) * 24) > 0.72;
  };

/** A crescent that is open towards the free end. */
export const crescent =
  (radius: number) =>
  (x: number, y: number): boolean =>
    Math.hypot(x, y) < radius && Math.hypot(x - radius * 0.25, y) > radius * 0.8;

/** A ring of twelve stars. */
export const ringOfStars = (x: number, y: number): boolean => {
  const isStar = star(0.06);
  return Array.from({ length: 12 }, (_, i) => (i / 12) * Math.PI * 2).some((a) =>
    isStar(x - Math.sin(a) * 0.33, y + Math.cos(a) * 0.33),
  );
};

/** A skull over crossed bones. */
export const skullAndBones = (x: number, y: number): boolean => {
  const far = Math.abs(x);
  const isSocket =
    Math.hypot((far - 0.078) / 1.1, y + 0.1) < 0.046 ||
    (far < 0.02 && y > -0.045 && y < 0.005 && far < (y + 0.05) * 0.6);
  const isSkull = Math.hypot(x, (y + 0.12) * 1.05) < 0.18 || (far < 0.1 && y > -0.05 && y < 0.1);
  if (isSkull && !isSocket) return !(y > 0.035 && Math.abs((far % 0.05) - 0.025) > 0.02);
  if (isSocket) return false;
  // The bones end in two knobs each.
  const [bx, by] = [far, Math.abs(y - 0.16)];
  const along = (bx * 0.93 + by * 0.37) / 1;
  const aside = Math.abs(-bx * 0.37 + by * 0.93);
  return (along < 0.33 && aside < 0.03) || (Math.abs(along - 0.335) < 0.038 && Math.abs(aside - 0.034) < 0.034);
};
