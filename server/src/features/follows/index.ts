export { deleteSomeBlocks, endBlocksOf, findBlockedAmong, isNotBlockedBy } from './blocks/blocks.store.ts';
export { deleteSomeFollows, endFollowsOf, findFollowFigures } from './follows.store.ts';
