import { alpaca } from './alpaca.ts';
import { ant } from './ant.ts';
import { badger } from './badger.ts';
import { bat } from './bat.ts';
import { bear } from './bear.ts';
import { bearWithASalmon } from './bear-with-a-salmon.ts';
import { bearCub } from './bear-cub.ts';
import { bee } from './bee.ts';
import { bird } from './bird.ts';
import { hawk } from './hawk.ts';
import { redPanda } from './red-panda.ts';
import { coyote } from './coyote.ts';
import { capybara } from './capybara.ts';
import { lynx } from './lynx.ts';
import { highlandCow } from './highland-cow.ts';
import { siameseCat } from './siamese-cat.ts';
import { tuxedoCat } from './tuxedo-cat.ts';
import { orca } from './orca.ts';
import { robin } from './robin.ts';
import { sparrow } from './sparrow.ts';
import { cardinal } from './cardinal.ts';
import { blueJay } from './blue-jay.ts';
import { bluebird } from './bluebird.ts';
import { goldfinch } from './goldfinch.ts';
import { canary } from './canary.ts';
import { blueTit } from './blue-tit.ts';
import { kingfisher } from './kingfisher.ts';
import { pigeon } from './pigeon.ts';
import { dove } from './dove.ts';
import { bison } from './bison.ts';
import { butterfly } from './butterfly.ts';
import { camel } from './camel.ts';
import { calf } from './calf.ts';
import { calicoCat } from './calico-cat.ts';
import { cat } from './cat.ts';
import { chicken } from './chicken.ts';
import { cheetah } from './cheetah.ts';
import { chick } from './chick.ts';
import { cow } from './cow.ts';
import { crane } from './crane.ts';
import { crab } from './crab.ts';
import { crocodile } from './crocodile.ts';
import { deer } from './deer.ts';
import { dinosaur } from './dinosaur.ts';
import { dog } from './dog.ts';
import { beagle } from './beagle.ts';
import { beaver } from './beaver.ts';
import { dalmatian } from './dalmatian.ts';
import { dachshund } from './dachshund.ts';
import { spaniel } from './spaniel.ts';
import { berneseMountainDog } from './bernese-mountain-dog.ts';
import { rottweiler } from './rottweiler.ts';
import { shibaInu } from './shiba-inu.ts';
import { samoyed } from './samoyed.ts';
import { borderCollie } from './border-collie.ts';
import { bull } from './bull.ts';
import { doberman } from './doberman.ts';
import { chihuahua } from './chihuahua.ts';
import { frenchBulldog } from './french-bulldog.ts';
import { pug } from './pug.ts';
import { terrier } from './terrier.ts';
import { poodle } from './poodle.ts';
import { corgi } from './corgi.ts';
import { husky } from './husky.ts';
import { germanShepherd } from './german-shepherd.ts';
import { labrador } from './labrador.ts';
import { goldenRetriever } from './golden-retriever.ts';
import { puppy } from './puppy.ts';
import { dolphin } from './dolphin.ts';
import { donkey } from './donkey.ts';
import { dragon } from './dragon.ts';
import { dragonfly } from './dragonfly.ts';
import { duck } from './duck.ts';
import { eagle } from './eagle.ts';
import { elephant } from './elephant.ts';
import { elephantCalf } from './elephant-calf.ts';
import { fish } from './fish.ts';
import { salmon } from './salmon.ts';
import { lemur } from './lemur.ts';
import { turkey } from './turkey.ts';
import { griffin } from './griffin.ts';
import { fawn } from './fawn.ts';
import { flamingo } from './flamingo.ts';
import { fox } from './fox.ts';
import { foxCub } from './fox-cub.ts';
import { foal } from './foal.ts';
import { frog } from './frog.ts';
import { giraffe } from './giraffe.ts';
import { goat } from './goat.ts';
import { goose } from './goose.ts';
import { gorilla } from './gorilla.ts';
import { hedgehog } from './hedgehog.ts';
import { heron } from './heron.ts';
import { hippopotamus } from './hippopotamus.ts';
import { horse } from './horse.ts';
import { hummingbird } from './hummingbird.ts';
import { hyena } from './hyena.ts';
import { jellyfish } from './jellyfish.ts';
import { kangaroo } from './kangaroo.ts';
import { kitten } from './kitten.ts';
import { koala } from './koala.ts';
import { ladybug } from './ladybug.ts';
import { lamb } from './lamb.ts';
import { leopard } from './leopard.ts';
import { lion } from './lion.ts';
import { lioness } from './lioness.ts';
import { lionCub } from './lion-cub.ts';
import { lizard } from './lizard.ts';
import { lobster } from './lobster.ts';
import { meerkat } from './meerkat.ts';
import { monkey } from './monkey.ts';
import { moose } from './moose.ts';
import { mouse } from './mouse.ts';
import { octopus } from './octopus.ts';
import { ostrich } from './ostrich.ts';
import { otter } from './otter.ts';
import { owl } from './owl.ts';
import { panda } from './panda.ts';
import { panther } from './panther.ts';
import { parrot } from './parrot.ts';
import { peacock } from './peacock.ts';
import { pegasus } from './pegasus.ts';
import { pelican } from './pelican.ts';
import { penguin } from './penguin.ts';
import { phoenix } from './phoenix.ts';
import { pig } from './pig.ts';
import { polarBear } from './polar-bear.ts';
import { puffin } from './puffin.ts';
import { rabbit } from './rabbit.ts';
import { raccoon } from './raccoon.ts';
import { raven } from './raven.ts';
import { reindeer } from './reindeer.ts';
import { rhinoceros } from './rhinoceros.ts';
import { rooster } from './rooster.ts';
import { scorpion } from './scorpion.ts';
import { seagull } from './seagull.ts';
import { seahorse } from './seahorse.ts';
import { seal } from './seal.ts';
import { shark } from './shark.ts';
import { sheep } from './sheep.ts';
import { skunk } from './skunk.ts';
import { sloth } from './sloth.ts';
import { snail } from './snail.ts';
import { snake } from './snake.ts';
import { spider } from './spider.ts';
import { squirrel } from './squirrel.ts';
import { starfish } from './starfish.ts';
import { stork } from './stork.ts';
import { swan } from './swan.ts';
import { tiger } from './tiger.ts';
import { tigerCub } from './tiger-cub.ts';
import { toucan } from './toucan.ts';
import { turtle } from './turtle.ts';
import { unicorn } from './unicorn.ts';
import { walrus } from './walrus.ts';
import { whale } from './whale.ts';
import { wolf } from './wolf.ts';
import { wolfCub } from './wolf-cub.ts';
import { zebra } from './zebra.ts';
import type { Concept } from '../concept.ts';

/** The things of this folder, a file each. */
export const animalsConcepts: readonly Concept[] = [
  alpaca,
  ant,
  badger,
  bat,
  bear,
  bearWithASalmon,
  bearCub,
  bee,
  bird,
  hawk,
  redPanda,
  coyote,
  capybara,
  lynx,
  highlandCow,
  siameseCat,
  tuxedoCat,
  orca,
  robin,
  sparrow,
  cardinal,
  blueJay,
  bluebird,
  goldfinch,
  canary,
  blueTit,
  kingfisher,
  pigeon,
  dove,
  bison,
  butterfly,
  camel,
  calf,
  calicoCat,
  cat,
  chicken,
  cheetah,
  chick,
  cow,
  crab,
  crane,
  crocodile,
  deer,
  dinosaur,
  dog,
  beagle,
  beaver,
  dalmatian,
  dachshund,
  spaniel,
  berneseMountainDog,
  rottweiler,
  shibaInu,
  samoyed,
  borderCollie,
  bull,
  doberman,
  chihuahua,
  frenchBulldog,
  pug,
  terrier,
  poodle,
  corgi,
  husky,
  germanShepherd,
  labrador,
  goldenRetriever,
  puppy,
  dolphin,
  donkey,
  dragon,
  dragonfly,
  duck,
  eagle,
  elephant,
  elephantCalf,
  fish,
  salmon,
  lemur,
  turkey,
  griffin,
  fawn,
  flamingo,
  fox,
  foxCub,
  foal,
  frog,
  giraffe,
  goat,
  goose,
  gorilla,
  hedgehog,
  heron,
  hippopotamus,
  horse,
  hummingbird,
  hyena,
  jellyfish,
  kangaroo,
  kitten,
  koala,
  ladybug,
  lamb,
  leopard,
  lion,
  lioness,
  lionCub,
  lizard,
  lobster,
  meerkat,
  monkey,
  moose,
  mouse,
  octopus,
  ostrich,
  otter,
  owl,
  panda,
  panther,
  parrot,
  peacock,
  pegasus,
  pelican,
  penguin,
  phoenix,
  pig,
  polarBear,
  puffin,
  rabbit,
  raccoon,
  raven,
  reindeer,
  rhinoceros,
  rooster,
  scorpion,
  seagull,
  seahorse,
  seal,
  shark,
  sheep,
  skunk,
  sloth,
  snail,
  snake,
  spider,
  squirrel,
  starfish,
  stork,
  swan,
  tiger,
  tigerCub,
  toucan,
  turtle,
  unicorn,
  walrus,
  whale,
  wolf,
  wolfCub,
  zebra,
];
