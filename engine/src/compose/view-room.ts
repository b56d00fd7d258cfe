import type { World } from '../solid/world.ts';

// What a picture has room for to its sides.

/** What is left of a picture's width beside whatever is to be whole in it. */
export const marginAside = 0.04;

/** What focal lengths count in, in heights of the picture: its height, or where it is narrow a part of its width. */
export const focalUnit = (aspect: number): number => Math.min(1, aspect * 1.25);

/** How far to the sides the land of a setting reaches, for each metre ahead and each height of the picture. */
export const landReaches = 0.63;

/** Where the middle of a view lies to the side, as far as the land of the setting reaches that was built for an eye of its own. */
export function aside({ forward }: World['camera'], wanted: number, wide: number, aspect: number): number {
  const own = forward[0] / forward[2];
  const room = Math.max(0, landReaches * Math.max(1, aspect) - wide / 2);
  return Math.max(own - room, Math.min(own + room, wanted));
}

/** The middle of a view that is so wide, as near to a wanted one as shows all from one end to the other. */
export function within(wanted: number, from: number, to: number, wide: number, before: number, after: number): number {
  const [least, most] = [to - (0.5 - after) * wide, from + (0.5 - before) * wide];
  return least > most ? (least + most) / 2 : Math.max(least, Math.min(most, wanted));
}
