/** The people and pieces of a new embedded installation, so that the first visit is alive. */
export const demoPassword = 'loomlight-demo';

export interface DemoPerson {
  readonly username: string;
  readonly email: string;
}

export const demoPeople: readonly DemoPerson[] = [
  { username: 'Mira Lindqvist', email: 'mira@demo.loomlight.local' },
  { username: 'Teo Marchetti', email: 'teo@demo.loomlight.local' },
  { username: 'Aiko Tanabe', email: 'aiko@demo.loomlight.local' },
  { username: 'Samuel Okoro', email: 'samuel@demo.loomlight.local' },
  { username: 'Ines Duarte', email: 'ines@demo.loomlight.local' },
];

export interface DemoPiece {
  readonly prompt: string;
  readonly size: string;
  readonly style: string;
  readonly seed: number;
  /** Index into `demoPeople`. */
  readonly by: number;
  /** Indexes of those who like it. */
  readonly likedBy: readonly number[];
  /** Credits to read the prompt; left out, it is open. */
  readonly lockPrice?: number;
}

/** Painted last to first is newest to oldest: the list starts with what is painted first. */
export const demoPieces: readonly DemoPiece[] = [
  {
    prompt: 'Liquid marble in emerald, ivory and copper, slow silk folds',
    size: '896x1152',
    style: 'none',
    seed: 11,
    by: 2,
    likedBy: [0, 3],
  },
  {
    prompt: 'A lighthouse sea at dusk, long waves, one small sail boat',
    size: '1344x768',
    style: 'oil-painting',
    seed: 23,
    by: 1,
    likedBy: [0, 2, 4],
  },
  {
    prompt: 'Pink dahlias in morning light, soft bokeh behind them',
    size: '768x1344',
    style: 'none',
    seed: 7,
    by: 0,
    likedBy: [1, 2],
  },
  {
    prompt: 'Rainy neon city at night, wet streets, violet haze',
    size: '1024x1024',
    style: 'none',
    seed: 42,
    by: 3,
    likedBy: [0, 1, 2, 4],
  },
  {
    prompt: 'A mountain lake at sunset, violet clouds, pines on the shore',
    size: '1344x768',
    style: 'none',
    seed: 5,
    by: 0,
    likedBy: [1, 3, 4],
  },
  {
    prompt: 'A deer in a misty redwood forest, sun rays between the trunks',
    size: '768x1344',
    style: 'none',
    seed: 31,
    by: 4,
    likedBy: [0, 1, 2, 3],
  },
  {
    prompt: 'A ringed gas giant in front of a violet nebula',
    size: '1024x1024',
    style: 'none',
    seed: 64,
    by: 2,
    likedBy: [0, 1, 4],
  },
  {
    prompt: 'Quiet lake and distant hills at dawn',
    size: '1152x896',
    style: 'watercolor',
    seed: 12,
    by: 4,
    likedBy: [2, 3],
  },
  {
    prompt: 'Northern lights over a frozen fjord, sharp peaks, stars in still water',
    size: '1344x768',
    style: 'none',
    seed: 3,
    by: 1,
    likedBy: [0, 2, 3, 4],
  },
  {
    prompt: 'City skyline at blue hour with a full moon',
    size: '896x1152',
    style: 'pixel-art',
    seed: 77,
    by: 3,
    likedBy: [2],
  },
  {
    prompt: 'Golden autumn forest with drifting fog',
    size: '1152x896',
    style: 'none',
    seed: 19,
    by: 0,
    likedBy: [4, 1],
  },
  {
    prompt: 'Open ocean under storm clouds, a whale far out',
    size: '1536x640',
    style: 'none',
    seed: 54,
    by: 2,
    likedBy: [0, 3],
  },
  {
    prompt: 'Flowing silk in amber, plum and cream',
    size: '1024x1024',
    style: 'none',
    seed: 88,
    by: 1,
    likedBy: [4],
    lockPrice: 5,
  },
  {
    prompt: 'Snow mountains above the clouds in the first light',
    size: '1344x768',
    style: 'line-art',
    seed: 15,
    by: 4,
    likedBy: [0, 1],
  },
  {
    prompt: 'White and lavender flowers after the rain',
    size: '896x1152',
    style: 'watercolor',
    seed: 29,
    by: 3,
    likedBy: [0, 2, 4],
  },
  {
    prompt: 'A spiral of stars and red dust, deep space',
    size: '1152x896',
    style: 'none',
    seed: 36,
    by: 0,
    likedBy: [3],
  },
  {
    prompt: 'Skyscrapers in golden evening haze above a river',
    size: '1344x768',
    style: 'none',
    seed: 48,
    by: 2,
    likedBy: [1, 4],
  },
  {
    prompt: 'Islands in a calm turquoise sea at noon',
    size: '1536x640',
    style: 'oil-painting',
    seed: 61,
    by: 4,
    likedBy: [0],
  },
  {
    prompt: 'Green aurora above a lonely lake with pines',
    size: '768x1344',
    style: 'none',
    seed: 9,
    by: 1,
    likedBy: [0, 2, 3],
    lockPrice: 8,
  },
  {
    prompt: 'Fireflies in a dark spring forest at night',
    size: '1024x1024',
    style: 'none',
    seed: 27,
    by: 3,
    likedBy: [1, 4],
  },
  {
    prompt: 'Sunflowers in late summer, warm wind',
    size: '1152x896',
    style: 'oil-painting',
    seed: 40,
    by: 0,
    likedBy: [2],
  },
  {
    prompt: 'Mountains in rolling mist, ink and paper',
    size: '896x1152',
    style: 'line-art',
    seed: 52,
    by: 2,
    likedBy: [0, 1, 3],
  },
  {
    prompt: 'Fluid blue and gold glass, light from behind',
    size: '1344x768',
    style: 'none',
    seed: 70,
    by: 4,
    likedBy: [1, 3],
  },
  {
    prompt: 'A traveller looks out over a lake at golden hour',
    size: '1344x768',
    style: 'none',
    seed: 81,
    by: 1,
    likedBy: [0, 2, 4],
  },
];
