/** Colours of blades of grass in each season. */
export const grassColours = {
  spring: ['#688f42', '#7ea04c', '#98b058', '#729746'],
  summer: ['#5a7336', '#748840', '#93984e', '#677c3c'],
  autumn: ['#8f8a3a', '#a8923f', '#7d7f38', '#b89a48'],
  winter: ['#d3dce6', '#e4eaf0', '#eef2f6', '#dbe3ec'],
} as const;
