import { iceberg } from './iceberg.ts';
import { island } from './island.ts';
import { mountFuji } from './mount-fuji.ts';
import { rock } from './rock.ts';
import { tornado } from './tornado.ts';
import { volcano } from './volcano.ts';
import type { Concept } from '../concept.ts';

/** The things of this folder, a file each. */
export const landConcepts: readonly Concept[] = [iceberg, island, mountFuji, rock, tornado, volcano];
