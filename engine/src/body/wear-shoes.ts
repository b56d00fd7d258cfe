import { wearStiffToes } from '../shapes/footwear.ts';
import type { Colour } from '../solid/mesh.ts';
import { isOfFoot, isOfLeg, within } from './cuts.ts';
import { below, isBust } from './fitting.ts';
import type { Fitting } from './fitting.ts';
import type { GarmentName } from './garment-pieces.ts';
import { hideUnder, wearPieces } from './garments.ts';
import type { PieceColours } from './garments.ts';
import { wearShell } from './shell.ts';

interface Shod {
  readonly trousers?: 'wide';
  readonly colour?: Colour;
  readonly sock: Colour;
}

const shoes: GarmentName = 'shoes01';

/** Shoes, and socks where trousers leave room for them. */
export function wearShoes({ mesh, wearer, colours, hidden }: Fitting, { colour, sock, trousers }: Shod): void {
  if (isBust(wearer) || wearer.barefoot) return;
  // Narrow trousers leave no room for socks.
  const isNarrow = wearer.kind === 'woman' && trousers !== 'wide';
  const pieces: PieceColours = { shoe: colour ?? colours.shoes, ...(!isNarrow && { sock }) };
  wearPieces(mesh, wearer.body, shoes, { colours: pieces });
  hideUnder(hidden, shoes, (v) => !isNarrow || isOfFoot(v));
}

/** How far ahead of an ankle a shoe to dance in is stiff, metres. */
export const stiffToes = 0.095;

/** Shoes of satin that follow the foot however it is stretched, and the ribbon that holds them over the ankle. */
export function wearBalletShoes({ mesh, wearer, cuts, hidden }: Fitting, satin: Colour): void {
  if (isBust(wearer)) return;
  wearSlippers({ mesh, wearer, cuts, hidden }, satin);
  for (let v = 0; v < hidden.length; v++) if (isOfFoot(v)) hidden[v] = 1;
  const ribbon = within(below(cuts.legs(0.93)), cuts.legs(0.955), (v) => (isOfLeg(v) ? 1 : -1));
  wearShell(mesh, wearer.body, { colour: satin, ease: 0.006, smoothings: 0, covers: ribbon });
}

/** Shoes that follow the foot and leave the instep free; their toes are stiff. */
function wearSlippers({ mesh, wearer, cuts, hidden }: Omit<Fitting, 'colours' | 'skin'>, colour: Colour): void {
  wearStiffToes(mesh, wearer.pose, colour);
  const covers = within(cuts.feet(-0.012, 0.06), cuts.behindToes(stiffToes));
  wearShell(mesh, wearer.body, { colour, ease: 0.006, taut: 8, covers }, hidden);
}

/** Low shoes, without socks: toes are hidden, and the instep is bare. */
export function wearFlats(f: Fitting): void {
  if (isBust(f.wearer) || f.wearer.barefoot) return;
  wearSlippers(f, f.colours.shoes);
  const toes = f.cuts.behindToes(stiffToes - 0.03);
  for (let v = 0; v < f.hidden.length; v++) if (isOfFoot(v) && toes(v) < 0) f.hidden[v] = 1;
}
