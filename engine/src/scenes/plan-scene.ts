import { planAbstract } from './abstract.ts';
import { planCity } from './city.ts';
import { planDesert } from './desert.ts';
import { planFlowers } from './flowers.ts';
import { planForest } from './forest.ts';
import { planGeometric } from './geometric.ts';
import { planMountains } from './mountains.ts';
import { planOcean } from './ocean.ts';
import type { Scene } from '../raster/scene.ts';
import type { ScenePlan } from './scene.ts';
import { planSpace } from './space.ts';
import type { Subject } from '../prompt/scene-description.ts';

const planners: Readonly<Record<Subject, (scene: Scene) => ScenePlan>> = {
  mountains: planMountains,
  ocean: planOcean,
  city: planCity,
  forest: planForest,
  space: planSpace,
  flowers: planFlowers,
  desert: planDesert,
  abstract: planAbstract,
  geometric: planGeometric,
};

/** The layers that paint a scene's subject. */
export function planScene(scene: Scene): ScenePlan {
  return planners[scene.description.subject](scene);
}
