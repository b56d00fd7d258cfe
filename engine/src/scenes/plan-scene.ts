import { planMountains } from './mountains.ts';
import { planOcean } from './ocean.ts';
import type { Scene, ScenePlan } from './scene.ts';

/** The layers that paint a scene's subject. */
export function planScene(scene: Scene): ScenePlan {
  switch (scene.description.subject) {
    case 'ocean':
      return planOcean(scene);
    default:
      return planMountains(scene);
  }
}
