/** The least, the most and the usual weight of a text. */
export const textWeights: { readonly min: number; readonly max: number; readonly usual: number } = {
  min: 1,
  max: 10,
  usual: 7,
};

/**
 * How closely a picture keeps to its words (STUDIO-7). What is drawn, how many, what is refused, and an hour, season or weather that is said
 * hold at every weight. Between its ends the weight changes how large what was asked for stands in the picture and how strong its colours are.
 * From 9 on, whatever nobody asked for is left out: the hour is a plain day, and no birds, trees and flowers are added beside the subject. Up
 * to 4 chance decides more: any hour, a season, mist or clouds, and "huge" and "tiny" count for less. Up to 3 it also decides the sides.
 */
export interface Adherence {
  /** How many times as large as usual what was asked for stands in the picture. */
  readonly closeness: number;
  /** How many times as strong as usual the colours are that words give to the air. */
  readonly tint: number;
  /** Multiplies the saturation of the whole picture. */
  readonly saturation: number;
  /** What becomes of what the words leave open. */
  readonly open: 'plain' | 'usual' | 'free';
  /** Exponent of sizes that were asked for: 1 follows them, 0 would not. */
  readonly sizes: number;
  /** Left, right, near and far are where the words say. */
  readonly keepsSides: boolean;
}

/** What a weight does; without one the usual, and beyond its ends the nearest. */
export function adherenceOf(textWeight: number = textWeights.usual): Adherence {
  const weight = Math.min(textWeights.max, Math.max(textWeights.min, textWeight));
  const beyond = weight - textWeights.usual;
  return {
    closeness: 1 + beyond * (beyond > 0 ? 0.1 : 0.05),
    tint: 1 + beyond * (beyond > 0 ? 0.2 : 0.1),
    saturation: 1 + beyond * (beyond > 0 ? 0.05 : 0.04),
    open: weight >= 9 ? 'plain' : weight <= 4 ? 'free' : 'usual',
    sizes: weight <= 4 ? weight / 8 : 1,
    keepsSides: weight > 3,
  };
}
