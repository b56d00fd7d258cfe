import type { Subject } from '../../prompt/scene-description.ts';
import type { Scene } from '../../raster/scene.ts';
import type { LandShare } from '../land.ts';
import { filmDesert } from './desert-film.ts';
import { filmMountains } from './mountains-film.ts';
import { filmOcean } from './ocean-film.ts';
import { filmCity } from './city-film.ts';
import { filmForest } from './forest-film.ts';
import { filmSpace } from './space-film.ts';
import { filmFlowers } from './flowers-film.ts';
import { filmGeometric } from './geometric-film.ts';
import { filmPlain } from './plain-film.ts';
import type { SceneFilm } from './scene-film.ts';

const films: Readonly<Record<Subject, (scene: Scene, share: LandShare) => SceneFilm>> = {
  mountains: filmMountains,
  ocean: filmOcean,
  desert: filmDesert,
  city: filmCity,
  forest: filmForest,
  space: filmSpace,
  flowers: filmFlowers,
  abstract: filmPlain,
  geometric: filmGeometric,
};

/** A scene ready to be filmed. */
export function openScene(scene: Scene, share: LandShare): SceneFilm {
  return films[scene.description.subject](scene, share);
}
