import { planScene } from '../../scenes/plan-scene.ts';
import type { Scene } from '../../scenes/scene.ts';
import type { LandShare } from '../land.ts';
import type { SceneFilm } from './scene-film.ts';

/** A scene ready to be filmed. */
export function openScene(scene: Scene, _share: LandShare): SceneFilm {
  return {
    development: planScene(scene).development,
    paint: ({ time }) => {
      for (const stage of planScene({ ...scene, time }).stages) for (const _ of stage.steps());
    },
  };
}
