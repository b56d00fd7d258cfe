/** The people and pieces of a new embedded installation, so that the first visit is alive. */
export const demoPassword = 'loomlight-demo';

export interface DemoPerson {
  readonly username: string;
  readonly email: string;
  readonly subscription?: 'premium';
}

export const demoPeople: readonly DemoPerson[] = [
  { username: 'Mira Lindqvist', email: 'mira@demo.loomlight.local', subscription: 'premium' },
  { username: 'Teo Marchetti', email: 'teo@demo.loomlight.local' },
  { username: 'Aiko Tanabe', email: 'aiko@demo.loomlight.local' },
  { username: 'Samuel Okoro', email: 'samuel@demo.loomlight.local' },
  { username: 'Ines Duarte', email: 'ines@demo.loomlight.local' },
];

export interface DemoContent {
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

/** In the order they are painted, so the last one stands first in the gallery. */
export const demoContents: readonly DemoContent[] = [
  { prompt: 'A whale diving in the ocean at dusk', size: '1536x640', style: 'none', seed: 9, by: 2, likedBy: [0, 3] },
  {
    prompt: 'Pink and lavender dahlias in soft light',
    size: '896x1152',
    style: 'none',
    seed: 9,
    by: 0,
    likedBy: [1, 2],
  },
  { prompt: 'A city skyline at dusk', size: '1344x768', style: 'none', seed: 22, by: 3, likedBy: [0, 1, 4] },
  { prompt: 'Bauhaus geometric poster', size: '1024x1024', style: 'none', seed: 9, by: 4, likedBy: [2] },
  {
    prompt: 'Quiet lake and distant hills at dawn',
    size: '1152x896',
    style: 'watercolor',
    seed: 12,
    by: 4,
    likedBy: [2, 3],
  },
  {
    prompt: 'Enchanted forest at night with fireflies',
    size: '768x1344',
    style: 'none',
    seed: 21,
    by: 3,
    likedBy: [1, 4],
  },
  { prompt: 'A spiral galaxy, blue and pink', size: '1152x896', style: 'none', seed: 22, by: 0, likedBy: [3] },
  {
    prompt: 'City skyline at blue hour with a full moon',
    size: '896x1152',
    style: 'pixel-art',
    seed: 77,
    by: 3,
    likedBy: [2],
  },
  { prompt: 'Calm sea on a sunny day with an island', size: '1536x640', style: 'none', seed: 21, by: 4, likedBy: [0] },
  {
    prompt: 'Molten abstract art in ember red',
    size: '896x1152',
    style: 'none',
    seed: 22,
    by: 1,
    likedBy: [4, 0],
    lockPrice: 5,
  },
  { prompt: 'Misty mountain valley at dawn', size: '1344x768', style: 'none', seed: 9, by: 2, likedBy: [0, 1, 3] },
  {
    prompt: 'Sunflowers in late summer, warm wind',
    size: '1152x896',
    style: 'oil-painting',
    seed: 40,
    by: 0,
    likedBy: [2],
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
    prompt: 'Golden autumn forest with drifting fog',
    size: '1152x896',
    style: 'none',
    seed: 19,
    by: 0,
    likedBy: [4, 1],
  },
  {
    prompt: 'Neon cyberpunk city street in the rain',
    size: '1024x1024',
    style: 'none',
    seed: 3,
    by: 3,
    likedBy: [0, 1, 2, 4],
  },
  { prompt: 'Majestic mountains on a sunny day', size: '1344x768', style: 'none', seed: 22, by: 1, likedBy: [0, 2] },
  { prompt: 'Liquid marble, teal and orange', size: '896x1152', style: 'none', seed: 9, by: 2, likedBy: [0, 3] },
  {
    prompt: 'Ocean at sunset with a sailboat',
    size: '1344x768',
    style: 'oil-painting',
    seed: 22,
    by: 1,
    likedBy: [0, 2, 4],
  },
  {
    prompt: 'A ringed planet in a purple and teal nebula',
    size: '1024x1024',
    style: 'none',
    seed: 23,
    by: 2,
    likedBy: [0, 1, 4],
  },
  {
    prompt: 'A lone traveller crossing desert dunes at golden hour',
    size: '1344x768',
    style: 'none',
    seed: 4,
    by: 4,
    likedBy: [0, 1, 3],
  },
  {
    prompt: 'Fluid blue and gold glass, light from behind',
    size: '1152x896',
    style: 'none',
    seed: 70,
    by: 4,
    likedBy: [1, 3],
  },
  {
    prompt: 'A serene mountain lake at sunset with pine trees',
    size: '1344x768',
    style: 'none',
    seed: 21,
    by: 0,
    likedBy: [1, 3, 4],
  },
  {
    prompt: 'A deer in a misty forest at dawn',
    size: '768x1344',
    style: 'none',
    seed: 22,
    by: 4,
    likedBy: [0, 1, 2, 3],
  },
  {
    prompt: 'Northern lights over a fjord with pine trees',
    size: '1344x768',
    style: 'none',
    seed: 23,
    by: 1,
    likedBy: [0, 2, 3, 4],
  },
];

/** A video of the demo gallery: small and short, so that a laptop makes it in seconds. */
export interface DemoVideo {
  readonly prompt: string;
  readonly ratio: string;
  readonly seed: number;
  /** Index into `demoPeople`. */
  readonly by: number;
  /** Indexes of those who like it. */
  readonly likedBy: readonly number[];
}

/** Made after the images, so that the first visit is alive as soon as can be. */
export const demoVideos: readonly DemoVideo[] = [
  { prompt: 'Neon city in the rain at night', ratio: '16:9', seed: 9, by: 2, likedBy: [0, 1, 3] },
  { prompt: 'Northern lights over snowy mountains', ratio: '16:9', seed: 23, by: 1, likedBy: [0, 2, 4] },
  { prompt: 'A sailing boat on the ocean at sunset', ratio: '9:16', seed: 22, by: 0, likedBy: [1, 2, 3, 4] },
];
