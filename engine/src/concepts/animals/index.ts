import { alpaca } from './alpaca.ts';
import { bat } from './bat.ts';
import { bear } from './bear.ts';
import { bee } from './bee.ts';
import { bird } from './bird.ts';
import { butterfly } from './butterfly.ts';
import { camel } from './camel.ts';
import { cat } from './cat.ts';
import { chicken } from './chicken.ts';
import { cow } from './cow.ts';
import { crab } from './crab.ts';
import { crocodile } from './crocodile.ts';
import { deer } from './deer.ts';
import { dinosaur } from './dinosaur.ts';
import { dog } from './dog.ts';
import { dolphin } from './dolphin.ts';
import { dragon } from './dragon.ts';
import { dragonfly } from './dragonfly.ts';
import { duck } from './duck.ts';
import { eagle } from './eagle.ts';
import { elephant } from './elephant.ts';
import { fish } from './fish.ts';
import { flamingo } from './flamingo.ts';
import { fox } from './fox.ts';
import { frog } from './frog.ts';
import { giraffe } from './giraffe.ts';
import { goat } from './goat.ts';
import { hedgehog } from './hedgehog.ts';
import { hippopotamus } from './hippopotamus.ts';
import { horse } from './horse.ts';
import { jellyfish } from './jellyfish.ts';
import { kangaroo } from './kangaroo.ts';
import { koala } from './koala.ts';
import { ladybug } from './ladybug.ts';
import { leopard } from './leopard.ts';
import { lion } from './lion.ts';
import { monkey } from './monkey.ts';
import { mouse } from './mouse.ts';
import { octopus } from './octopus.ts';
import { owl } from './owl.ts';
import { panda } from './panda.ts';
import { panther } from './panther.ts';
import { parrot } from './parrot.ts';
import { peacock } from './peacock.ts';
import { pegasus } from './pegasus.ts';
import { penguin } from './penguin.ts';
import { phoenix } from './phoenix.ts';
import { pig } from './pig.ts';
import { polarBear } from './polar-bear.ts';
import { rabbit } from './rabbit.ts';
import { raven } from './raven.ts';
import { rhinoceros } from './rhinoceros.ts';
import { rooster } from './rooster.ts';
import { seagull } from './seagull.ts';
import { seahorse } from './seahorse.ts';
import { shark } from './shark.ts';
import { sheep } from './sheep.ts';
import { snail } from './snail.ts';
import { snake } from './snake.ts';
import { spider } from './spider.ts';
import { squirrel } from './squirrel.ts';
import { starfish } from './starfish.ts';
import { swan } from './swan.ts';
import { tiger } from './tiger.ts';
import { turtle } from './turtle.ts';
import { unicorn } from './unicorn.ts';
import { whale } from './whale.ts';
import { wolf } from './wolf.ts';
import { zebra } from './zebra.ts';
import type { Concept } from '../concept.ts';

/** The things of this folder, a file each. */
export const animalsConcepts: readonly Concept[] = [
  alpaca,
  bat,
  bear,
  bee,
  bird,
  butterfly,
  camel,
  cat,
  chicken,
  cow,
  crab,
  crocodile,
  deer,
  dinosaur,
  dog,
  dolphin,
  dragon,
  dragonfly,
  duck,
  eagle,
  elephant,
  fish,
  flamingo,
  fox,
  frog,
  giraffe,
  goat,
  hedgehog,
  hippopotamus,
  horse,
  jellyfish,
  kangaroo,
  koala,
  ladybug,
  leopard,
  lion,
  monkey,
  mouse,
  octopus,
  owl,
  panda,
  panther,
  parrot,
  peacock,
  pegasus,
  penguin,
  phoenix,
  pig,
  polarBear,
  rabbit,
  raven,
  rhinoceros,
  rooster,
  seagull,
  seahorse,
  shark,
  sheep,
  snail,
  snake,
  spider,
  squirrel,
  starfish,
  swan,
  tiger,
  turtle,
  unicorn,
  whale,
  wolf,
  zebra,
];
