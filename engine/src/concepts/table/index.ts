import { apple } from './apple.ts';
import { avocado } from './avocado.ts';
import { banana } from './banana.ts';
import { basketball } from './basketball.ts';
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
import { compass } from './compass.ts';
import { cookies } from './cookies.ts';
import { croissant } from './croissant.ts';
import { crown } from './crown.ts';
import { crystal } from './crystal.ts';
import { cupcake } from './cupcake.ts';
import { dice } from './dice.ts';
import { donut } from './donut.ts';
import { egg } from './egg.ts';
import { football } from './football.ts';
import { fruitBowl } from './fruit-bowl.ts';
import { gift } from './gift.ts';
import { globe } from './globe.ts';
import { gramophone } from './gramophone.ts';
import { grapes } from './grapes.ts';
import { hat } from './hat.ts';
import { headphones } from './headphones.ts';
import { hourglass } from './hourglass.ts';
import { iceCream } from './ice-cream.ts';
import { key } from './key.ts';
import { laptop } from './laptop.ts';
import { lemon } from './lemon.ts';
import { lightBulb } from './light-bulb.ts';
import { mirror } from './mirror.ts';
import { mug } from './mug.ts';
import { necklace } from './necklace.ts';
import { orangeFruit } from './orange-fruit.ts';
import { pancakes } from './pancakes.ts';
import { pear } from './pear.ts';
import { pineapple } from './pineapple.ts';
import { pizza } from './pizza.ts';
import { pottedPlant } from './potted-plant.ts';
import { pumpkin } from './pumpkin.ts';
import { ramen } from './ramen.ts';
import { ring } from './ring.ts';
import { saxophone } from './saxophone.ts';
import { skull } from './skull.ts';
import { sneaker } from './sneaker.ts';
import { snowGlobe } from './snow-globe.ts';
import { spaghetti } from './spaghetti.ts';
import { strawberry } from './strawberry.ts';
import { sushi } from './sushi.ts';
import { tableLamp } from './table-lamp.ts';
import { teapot } from './teapot.ts';
import { teddyBear } from './teddy-bear.ts';
import { tomato } from './tomato.ts';
import { topHat } from './top-hat.ts';
import { trumpet } from './trumpet.ts';
import { typewriter } from './typewriter.ts';
import { vase } from './vase.ts';
import { violin } from './violin.ts';
import { watermelon } from './watermelon.ts';
import { wineGlass } from './wine-glass.ts';
import type { Concept } from '../concept.ts';

/** The things of this folder, a file each. */
export const tableConcepts: readonly Concept[] = [
  apple,
  avocado,
  banana,
  basketball,
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
  compass,
  cookies,
  croissant,
  crown,
  crystal,
  cupcake,
  dice,
  donut,
  egg,
  football,
  fruitBowl,
  gift,
  globe,
  gramophone,
  grapes,
  hat,
  headphones,
  hourglass,
  iceCream,
  key,
  laptop,
  lemon,
  lightBulb,
  mirror,
  mug,
  necklace,
  orangeFruit,
  pancakes,
  pear,
  pineapple,
  pizza,
  pottedPlant,
  pumpkin,
  ramen,
  ring,
  saxophone,
  skull,
  sneaker,
  snowGlobe,
  spaghetti,
  strawberry,
  sushi,
  tableLamp,
  teapot,
  teddyBear,
  tomato,
  topHat,
  trumpet,
  typewriter,
  vase,
  violin,
  watermelon,
  wineGlass,
];
