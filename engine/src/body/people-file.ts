/** Quads of one part of a body: how many, and where their corners begin. */
export interface Faces {
  readonly count: number;
  readonly quads: number;
}

/** Something that is worn, each of whose vertices hangs on three of the body; numbers say where its lists begin. */
export interface Worn {
  readonly name: string;
  readonly count: number;
  readonly refs: number;
  readonly weights: number;
  readonly offsets: number;
  readonly quadCount: number;
  readonly quads: number;
  readonly colours: number;
  readonly hiddenCount: number;
  readonly hidden: number;
  /** What is hair has a picture of its strands: light and cover of each place, and where the corners of its quads lie in it. */
  readonly strands?: { readonly side: number; readonly picture: number; readonly uvs: number };
}

/** What the file of people begins with. */
export interface Header {
  /** Metres of one step of a place, and of a move. */
  readonly placeStep: number;
  readonly moveStep: number;
  readonly vertexCount: number;
  readonly places: number;
  readonly body: Faces;
  readonly eyes: readonly Faces[];
  readonly lashes: readonly Faces[];
  readonly bones: number;
  readonly weights: number;
  /** The vertices about each joint, which lies in their middle. */
  readonly joints: Readonly<Record<string, readonly number[]>>;
  /** Colours of each vertex. */
  readonly skins: Readonly<Record<string, number>>;
  readonly shapes: Readonly<
    Record<string, { readonly count: number; readonly indices: number; readonly moves: number }>
  >;
  readonly brows: Worn;
  readonly hair: readonly Worn[];
  readonly garments: readonly Worn[];
}

export const hairNames = [
  'long01',
  'bob01',
  'bob02',
  'ponytail01',
  'Braid01',
  'short01',
  'short02',
  'short03',
  'short04',
  'afro01',
] as const;

export const garmentNames = [
  'female_casualsuit01',
  'female_elegantsuit01',
  'female_sportsuit01',
  'male_casualsuit01',
  'male_casualsuit02',
  'male_casualsuit03',
  'male_casualsuit04',
  'male_casualsuit05',
  'male_casualsuit06',
  'male_elegantsuit01',
  'male_worksuit01',
  'shoes01',
  'shoes02',
  'shoes03',
] as const;
