import type { Stance } from './stance.ts';

/** Where what somebody looks at is: radians to the left of where they face, and below their eyes. */
export interface Attention {
  readonly yaw: number;
  readonly nod: number;
}

/** How much of the way to what is looked at a head goes, and the eyes the rest; and how far each of them goes at most, radians. */
const [turned, nodded] = [0.74, 0.62] as const;
const most = { turn: 0.74, nod: 0.4, rise: 0.3, eyes: 0.36, drop: 0.42, lift: 0.2 } as const;
/** How much of the turn of the head the shoulders go along, how far it leans to that side at most, and how far the chest follows it, metres. */
const [shoulders, leans, follows] = [0.24, 0.1, 0.022] as const;

/** Where somebody else is who stands so far aside and behind, whose eyes are so much lower, metres. */
export const attentionTo = (
  { x, z = 0, lower = 0 }: { readonly x: number; readonly z?: number; readonly lower?: number },
  turn = 0,
): Attention => {
  const yaw = Math.atan2(-x, -z) - turn;
  return { yaw: Math.atan2(Math.sin(yaw), Math.cos(yaw)), nod: Math.atan2(lower, Math.hypot(x, z)) };
};

const between = (least: number, value: number, greatest: number): number => Math.max(least, Math.min(greatest, value));

/** The same stance of somebody who looks at something: the head turns to it, the eyes go on to it, and the shoulders give way a little (STUDIO-77). */
export function attending(stance: Stance, { yaw, nod }: Attention): Stance {
  const { twist = 0, lean = 0, chest } = stance;
  const turn = between(-most.turn, yaw * turned, most.turn);
  const bow = between(-most.rise, nod * nodded, most.nod);
  const side = turn / most.turn;
  return {
    ...stance,
    gaze: [turn, bow],
    eyes: [between(-most.eyes, yaw - turn, most.eyes), between(-most.lift, nod - bow, most.drop)],
    lean: lean * 0.3 - leans * side,
    twist: twist + turn * shoulders,
    ...(chest && { chest: [chest[0] - follows * side, chest[1], chest[2]] as const }),
  };
}
