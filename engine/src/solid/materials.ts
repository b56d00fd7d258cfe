/** What a surface is made of: how it is painted by place and how it answers light. */
export const materials = {
  plain: 0,
  brick: 1,
  stone: 2,
  tiles: 3,
  planks: 4,
  window: 5,
  leaf: 6,
  terrain: 7,
  water: 8,
  glow: 9,
  gloss: 10,
  sand: 11,
  road: 12,
  floor: 13,
  stripes: 14,
  metal: 15,
  snow: 16,
  wallpaper: 17,
  bark: 18,
  glass: 19,
  cloth: 20,
  reef: 21,
  towerBlock: 22,
  fall: 23,
  /** Fur, skin and clothes of what lives: no snow stays on it. */
  coat: 24,
  /** Wet skin: it shines and is no mirror. */
  wet: 25,
  /** A range on the horizon. */
  mountain: 26,
  /** Bare skin from near: a soft sheen, and light that goes a little way in. */
  skin: 27,
  /** Hair that is combed into locks: it shines along them. */
  hair: 28,
  /** Single strands of hair, whose shades tell where they lead: they shine in a band across them. */
  strands: 29,
  /** Paint under a clear coat, as cars have it: sky and ground stand mirrored over its colour. */
  paint: 30,
  /** Dark glass of a car: a mirror of sky and ground with something behind it. */
  pane: 31,
  /** Iris and pupil of somebody behind what is clear: the sun is no patch on them, and a window is one small light. */
  eye: 32,
  /** Clear glass, through which is seen what is behind it. */
  clear: 33,
  /** Stone as it lies in nature: beds, blocks and cracks in whatever colour it has. */
  rock: 34,
  /** Fire and smoke, whose triangles only say where they are: foot, tip, and a place at the side. */
  flame: 35,
  smoke: 36,
  /** Wood that a thing was carved of, and stone that it was hewn of. */
  carved: 37,
  hewn: 38,
  /** What is worn of yarn, and of denim. */
  knit: 39,
  denim: 40,
  /** Leather that is worn: smooth, with a soft gloss along its folds. */
  leather: 41,
} as const;

/** What clothes are sewn of. */
export const isCloth = (material: number): boolean =>
  material === materials.cloth ||
  material === materials.knit ||
  material === materials.denim ||
  material === materials.leather;
