const sides = ['left', 'right'] as const;
const fingers = [1, 2, 3, 4, 5] as const;
const links = [1, 2, 3] as const;

/** What of a body moves as one piece; fingers are counted from the thumb, their links from the palm. */
export const boneNames = [
  'pelvis',
  'waist',
  'chest',
  'neck',
  'head',
  ...sides.flatMap((side) => [
    ...(['shoulder', 'upper arm', 'forearm', 'hand', 'thigh', 'shank', 'foot'] as const).map(
      (part) => `${part} ${side}` as const,
    ),
    ...fingers.flatMap((finger) => links.map((link) => `finger ${finger}-${link} ${side}` as const)),
  ]),
] as const;

export type Bone = (typeof boneNames)[number];
