/** What models that take a ratio and tell no size make of it: about a megapixel. */
export const megapixelSizes = [
  { ratio: '1:1', width: 1024, height: 1024 },
  { ratio: '16:9', width: 1344, height: 768 },
  { ratio: '9:16', width: 768, height: 1344 },
  { ratio: '21:9', width: 1536, height: 640 },
  { ratio: '9:21', width: 640, height: 1536 },
  { ratio: '4:3', width: 1152, height: 896 },
  { ratio: '3:4', width: 896, height: 1152 },
] as const;
