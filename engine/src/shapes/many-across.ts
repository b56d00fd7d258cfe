/**
 * How many times as many parts cover a land that is so many times as wide as that of a square picture. From three times on they lie less dense:
 * no shape of picture costs more than that.
 */
export const manyAcross = (wide: number): number => Math.min(wide, 3);
