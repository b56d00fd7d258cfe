/** Up to two letters that stand for a name where there is no image. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s._-]+/u)
    .filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) =>
    String.fromCodePoint((word ?? '').codePointAt(0) ?? 0x20),
  );
  return letters.join('').trim().toLocaleUpperCase();
}
