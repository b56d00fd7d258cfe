import { wordsOfLine } from '../concepts/words.ts';
import type { Happening } from './happening.ts';
import { shineThroughMist } from './sun-shafts.ts';

/** The sun stands before the eye, and its light is seen in the air. */
export const sunbeams: Happening = {
  id: 'sunbeams',
  words: wordsOfLine(
    'sunbeams/sunbeam/sun beams/sun rays/sun ray/sunrays/rays of sunlight/rays of light/ray of light/light rays/god rays/beams of light/shafts of light/shafts of sunlight/volumetric light/volumetric lighting/crepuscular rays|sonnenstrahlen/sonnenstrahl/lichtstrahlen|rayos de sol/rayos de luz|rayons de soleil/rayons de lumière/rayon de soleil|光束/阳光光线/丁达尔效应|木漏れ日/光の筋/光芒|أشعة الشمس/أشعة الضوء|',
  ),
  time: 'golden',
  hours: ['golden', 'dawn', 'day', 'sunset'],
  air: { az: 22, el: 22, fog: 0.005 },
  paint: (stream) => shineThroughMist(1.1, stream()() * 40, true),
};
