/** Colours of blades of grass in each season. */
export const grassColours = {
  spring: ['#688f42', '#7ea04c', '#98b058', '#729746'],
  summer: ['#5a7336', '#748840', '#93984e', '#677c3c'],
  autumn: ['#8f8a3a', '#a8923f', '#7d7f38', '#b89a48'],
  winter: ['#d3dce6', '#e4eaf0', '#eef2f6', '#dbe3ec'],
} as const;

/** The ground of a mown lawn in each season, and its darker patches: near to the blades that grow on it, so that it is not a sheet of green between them. */
export const lawnColours = { spring: '#6f8c40', summer: '#6b8340', autumn: '#86893c', winter: '#7c8250' } as const;
export const lawnShade = '#4d6a33';
