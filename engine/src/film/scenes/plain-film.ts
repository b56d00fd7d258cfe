import { finish } from '../../raster/picture.ts';
import { planScene } from '../../scenes/plan-scene.ts';
import type { Scene } from '../../raster/scene.ts';
import type { SceneFilm } from './scene-film.ts';

/** A scene that is all movement: every frame is painted whole, as a still of its moment. */
export function filmPlain(scene: Scene): SceneFilm {
  return {
    development: planScene(scene).development,
    paint: ({ time }) => {
      for (const stage of planScene({ ...scene, time }).stages) finish(stage.steps());
    },
  };
}
