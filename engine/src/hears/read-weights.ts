/** "(red rose:1.4)" gives its words the weight; "((rose))" a tenth more for each bracket. */
export function readWeights(words: readonly string[]): ReadonlyMap<number, number> {
  const weights = new Map<number, number>();
  const open: number[] = [];
  words.forEach((word, i) => {
    if (word === '(') open.push(i);
    if (word !== ')') return;
    const from = open.pop();
    if (from === undefined) return;
    const told = words[i - 2] === ':' ? Number(words[i - 1]) : Number.NaN;
    const weight = Number.isFinite(told) && told > 0 ? told : 1.1;
    for (let k = from + 1; k < i; k++) weights.set(k, (weights.get(k) ?? 1) * weight);
  });
  return weights;
}
