import { acacia } from './acacia.ts';
import { appleTree } from './apple-tree.ts';
import { bamboo } from './bamboo.ts';
import { baobab } from './baobab.ts';
import { bareTree } from './bare-tree.ts';
import { birch } from './birch.ts';
import { bonsai } from './bonsai.ts';
import { cherryTree } from './cherry-tree.ts';
import { christmasTree } from './christmas-tree.ts';
import { cypress } from './cypress.ts';
import { fern } from './fern.ts';
import { maple } from './maple.ts';
import { palm } from './palm.ts';
import { pine } from './pine.ts';
import { tree } from './tree.ts';
import { willow } from './willow.ts';
import type { Concept } from '../concept.ts';

/** The things of this folder, a file each. */
export const treesConcepts: readonly Concept[] = [
  acacia,
  appleTree,
  bamboo,
  baobab,
  bareTree,
  birch,
  bonsai,
  cherryTree,
  christmasTree,
  cypress,
  fern,
  maple,
  palm,
  pine,
  tree,
  willow,
];
