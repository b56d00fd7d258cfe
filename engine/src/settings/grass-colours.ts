/** Colours of blades of grass in each season. */
export const grassColours = {
  spring: ['#5f9a38', '#78b044', '#94be52', '#6aa03c'],
  summer: ['#4f7d2c', '#6b9438', '#86a845', '#5d8a34'],
  autumn: ['#8f8a3a', '#a8923f', '#7d7f38', '#b89a48'],
  winter: ['#d3dce6', '#e4eaf0', '#eef2f6', '#dbe3ec'],
} as const;
