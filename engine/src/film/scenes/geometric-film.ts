import { geometricDevelopment, paintPaper, paintTiles } from '../../scenes/geometric.ts';
import type { Scene } from '../../raster/scene.ts';
import type { SceneFilm } from './scene-film.ts';

/** A poster whose tiles turn one after another. */
export function filmGeometric(scene: Scene): SceneFilm {
  const { pixels } = scene.picture;
  pixels.fill(1);
  paintPaper(scene, 0, scene.height);
  const paper = pixels.slice();
  const centre = { x: scene.width / 2, y: scene.height / 2 };
  return {
    development: geometricDevelopment,
    paint: ({ time, travel }) => {
      paintTiles({ ...scene, time, lens: { ...centre, scale: 1 + travel * 0.012 } });
      for (let i = 0; i < pixels.length; i++) pixels[i] = (pixels[i] ?? 0) * (paper[i] ?? 1);
    },
  };
}
