import { apple } from './apple.ts';
import { banana } from './banana.ts';
import { book } from './book.ts';
import { bottle } from './bottle.ts';
import { bread } from './bread.ts';
import { burger } from './burger.ts';
import { cake } from './cake.ts';
import { camera } from './camera.ts';
import { candle } from './candle.ts';
import { carrot } from './carrot.ts';
import { cheese } from './cheese.ts';
import { cherries } from './cherries.ts';
import { chess } from './chess.ts';
import { clock } from './clock.ts';
import { crown } from './crown.ts';
import { crystal } from './crystal.ts';
import { cupcake } from './cupcake.ts';
import { dice } from './dice.ts';
import { donut } from './donut.ts';
import { egg } from './egg.ts';
import { fruitBowl } from './fruit-bowl.ts';
import { gift } from './gift.ts';
import { globe } from './globe.ts';
import { grapes } from './grapes.ts';
import { hourglass } from './hourglass.ts';
import { iceCream } from './ice-cream.ts';
import { key } from './key.ts';
import { lemon } from './lemon.ts';
import { mug } from './mug.ts';
import { orangeFruit } from './orange-fruit.ts';
import { pear } from './pear.ts';
import { pineapple } from './pineapple.ts';
import { pizza } from './pizza.ts';
import { pottedPlant } from './potted-plant.ts';
import { pumpkin } from './pumpkin.ts';
import { skull } from './skull.ts';
import { strawberry } from './strawberry.ts';
import { sushi } from './sushi.ts';
import { tableLamp } from './table-lamp.ts';
import { teapot } from './teapot.ts';
import { teddyBear } from './teddy-bear.ts';
import { vase } from './vase.ts';
import { violin } from './violin.ts';
import { watermelon } from './watermelon.ts';
import { wineGlass } from './wine-glass.ts';
import type { Concept } from '../concept.ts';

/** The things of this folder, a file each. */
export const tableConcepts: readonly Concept[] = [
  apple,
  banana,
  book,
  bottle,
  bread,
  burger,
  cake,
  camera,
  candle,
  carrot,
  cheese,
  cherries,
  chess,
  clock,
  crown,
  crystal,
  cupcake,
  dice,
  donut,
  egg,
  fruitBowl,
  gift,
  globe,
  grapes,
  hourglass,
  iceCream,
  key,
  lemon,
  mug,
  orangeFruit,
  pear,
  pineapple,
  pizza,
  pottedPlant,
  pumpkin,
  skull,
  strawberry,
  sushi,
  tableLamp,
  teapot,
  teddyBear,
  vase,
  violin,
  watermelon,
  wineGlass,
];
