/** How far apart places lie: thirty times something goes between the same two before a collection is numbered anew. */
export const placeGap = 2n ** 30n;

/** A place between two others; undefined where there is none left. Without one below it the place is the first. */
export function placeBetween(below: bigint | undefined, above: bigint): bigint | undefined {
  if (below === undefined) return above - placeGap;
  return above - below < 2n ? undefined : below + (above - below) / 2n;
}
