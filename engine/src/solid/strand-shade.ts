// A triangle of hair has a direction besides its light: which way its strands lead, told by how far that is turned from its first side towards
// its third corner. Both are kept in the shades of its corners with the kind of hair, so that no other triangle has to carry them.

/** How long a strand of each kind of hair is drawn that lies over what is beside it, metres. */
const strandLengths = [
  ['hair', 0.016],
  ['lock', 0.008],
  ['beard', 0.007],
  ['brow', 0.0046],
] as const;
export type StrandKind = (typeof strandLengths)[number][0];

/** How many directions are told apart. */
const directions = 256;
/** No light is brighter than this. */
const brightest = 4;

/** The shade of a corner that is so light, of a triangle whose strands are turned so far from its first side; radians. */
export function strandShade(light: number, turn: number, kind: StrandKind = 'hair'): number {
  const share = turn / (2 * Math.PI);
  const step = Math.round((share - Math.floor(share)) * directions) % directions;
  const own = strandLengths.findIndex(([name]) => name === kind) * directions + step;
  return own * brightest + Math.min(brightest * 0.98, Math.max(brightest * 0.001, light));
}

/** How light a corner is, how far the strands of its triangle are turned, and how long they are drawn. */
export function readStrandShade(shade: number): {
  readonly light: number;
  readonly turn: number;
  readonly long: number;
} {
  const own = Math.floor(shade / brightest);
  const step = own % directions;
  const long = strandLengths[Math.floor(own / directions)]?.[1] ?? 0;
  return { light: shade - own * brightest, turn: (step / directions) * 2 * Math.PI, long };
}
