// A triangle of hair has a direction besides its light: which way its strands lead, told by how far that is turned from its first side towards
// its third corner. Both are kept in the shades of its corners, so that no other triangle has to carry a direction.

/** How many directions are told apart. */
const directions = 256;
/** No light is brighter than this. */
const brightest = 4;

/** The shade of a corner that is so light, of a triangle whose strands are turned so far from its first side; radians. */
export function strandShade(light: number, turn: number): number {
  const share = turn / (2 * Math.PI);
  const step = Math.round((share - Math.floor(share)) * directions) % directions;
  return step * brightest + Math.min(brightest * 0.98, Math.max(brightest * 0.001, light));
}

/** How light a corner is, and how far the strands of its triangle are turned. */
export function readStrandShade(shade: number): { readonly light: number; readonly turn: number } {
  const step = Math.floor(shade / brightest);
  return { light: shade - step * brightest, turn: (step / directions) * 2 * Math.PI };
}
