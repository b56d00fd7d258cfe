/** How the camera moves over a picture. */
export type Move = 'in' | 'out' | 'left' | 'right' | 'orbit' | 'rise';

/** What the words ask to happen in an animated picture. */
export interface Direction {
  readonly move: Move;
  readonly ripples: boolean;
  readonly drift: 'snow' | 'embers' | 'motes';
}

const moves: readonly (readonly [Move, RegExp])[] = [
  ['out', /\b(zoom(s|ing)? out|pull(s|ing)? (back|out)|dolly out|move(s|ing)? back)\b/u],
  ['left', /\b(pan(s|ning)? (to the )?left|slide(s)? left|move(s|ing)? left)\b/u],
  ['right', /\b(pan(s|ning)?|slide(s)?|move(s|ing)? right)\b/u],
  ['orbit', /\b(orbit(s|ing)?|circl(e|es|ing)|around|rotat(e|es|ing))\b/u],
  ['rise', /\b(ris(e|es|ing)|crane|tilt(s|ing)? up|upwards?|ascend(s|ing)?|fl(y|ies) up)\b/u],
];
const waterWords = /\b(water|waves?|ocean|sea|river|lake|ripples?|stream|waterfall|pond|rain)\b/u;
const snowWords = /\b(snow(s|ing|fall|flakes?)?|winter|blizzard)\b/u;
const emberWords = /\b(fire|embers?|magic(al)?|sparks?|sparkl(e|es|ing)|glow(s|ing)?|firefl(y|ies)|candles?)\b/u;

/** Reads camera words and the like; without any the camera moves in. */
export function readMove(prompt: string): Direction {
  const words = prompt.toLowerCase();
  return {
    move: moves.find(([, pattern]) => pattern.test(words))?.[0] ?? 'in',
    ripples: waterWords.test(words),
    drift: snowWords.test(words) ? 'snow' : emberWords.test(words) ? 'embers' : 'motes',
  };
}
