import { bear } from './animals/bear.ts';
import { bee } from './animals/bee.ts';
import { bird } from './animals/bird.ts';
import { butterfly } from './animals/butterfly.ts';
import { camel } from './animals/camel.ts';
import { cat } from './animals/cat.ts';
import { chicken } from './animals/chicken.ts';
import { cow } from './animals/cow.ts';
import { crab } from './animals/crab.ts';
import { crocodile } from './animals/crocodile.ts';
import { deer } from './animals/deer.ts';
import { dinosaur } from './animals/dinosaur.ts';
import { dog } from './animals/dog.ts';
import { dolphin } from './animals/dolphin.ts';
import { duck } from './animals/duck.ts';
import { eagle } from './animals/eagle.ts';
import { elephant } from './animals/elephant.ts';
import { fish } from './animals/fish.ts';
import { flamingo } from './animals/flamingo.ts';
import { fox } from './animals/fox.ts';
import { frog } from './animals/frog.ts';
import { giraffe } from './animals/giraffe.ts';
import { goat } from './animals/goat.ts';
import { hedgehog } from './animals/hedgehog.ts';
import { horse } from './animals/horse.ts';
import { jellyfish } from './animals/jellyfish.ts';
import { ladybug } from './animals/ladybug.ts';
import { lion } from './animals/lion.ts';
import { mouse } from './animals/mouse.ts';
import { octopus } from './animals/octopus.ts';
import { owl } from './animals/owl.ts';
import { panda } from './animals/panda.ts';
import { penguin } from './animals/penguin.ts';
import { pig } from './animals/pig.ts';
import { rabbit } from './animals/rabbit.ts';
import { raven } from './animals/raven.ts';
import { rooster } from './animals/rooster.ts';
import { seagull } from './animals/seagull.ts';
import { seahorse } from './animals/seahorse.ts';
import { shark } from './animals/shark.ts';
import { sheep } from './animals/sheep.ts';
import { snail } from './animals/snail.ts';
import { snake } from './animals/snake.ts';
import { squirrel } from './animals/squirrel.ts';
import { starfish } from './animals/starfish.ts';
import { swan } from './animals/swan.ts';
import { tiger } from './animals/tiger.ts';
import { turtle } from './animals/turtle.ts';
import { unicorn } from './animals/unicorn.ts';
import { whale } from './animals/whale.ts';
import { wolf } from './animals/wolf.ts';
import { zebra } from './animals/zebra.ts';
import { barn } from './buildings/barn.ts';
import { bridge } from './buildings/bridge.ts';
import { cabin } from './buildings/cabin.ts';
import { castle } from './buildings/castle.ts';
import { church } from './buildings/church.ts';
import { cottage } from './buildings/cottage.ts';
import { greekTemple } from './buildings/greek-temple.ts';
import { greenhouse } from './buildings/greenhouse.ts';
import { house } from './buildings/house.ts';
import { igloo } from './buildings/igloo.ts';
import { lighthouse } from './buildings/lighthouse.ts';
import { observatory } from './buildings/observatory.ts';
import { pagoda } from './buildings/pagoda.ts';
import { pyramid } from './buildings/pyramid.ts';
import { ruins } from './buildings/ruins.ts';
import { torii } from './buildings/torii.ts';
import { tower } from './buildings/tower.ts';
import { treehouse } from './buildings/treehouse.ts';
import { waterTower } from './buildings/water-tower.ts';
import { windmill } from './buildings/windmill.ts';
import { bouquet } from './flowers/bouquet.ts';
import { cactus } from './flowers/cactus.ts';
import { daffodil } from './flowers/daffodil.ts';
import { daisy } from './flowers/daisy.ts';
import { dandelion } from './flowers/dandelion.ts';
import { hydrangea } from './flowers/hydrangea.ts';
import { iris } from './flowers/iris.ts';
import { lavender } from './flowers/lavender.ts';
import { lily } from './flowers/lily.ts';
import { lotus } from './flowers/lotus.ts';
import { mushroom } from './flowers/mushroom.ts';
import { orchid } from './flowers/orchid.ts';
import { poppy } from './flowers/poppy.ts';
import { rose } from './flowers/rose.ts';
import { sunflower } from './flowers/sunflower.ts';
import { tulip } from './flowers/tulip.ts';
import { astronaut } from './people/astronaut.ts';
import { boy } from './people/boy.ts';
import { couple } from './people/couple.ts';
import { girl } from './people/girl.ts';
import { man } from './people/man.ts';
import { person } from './people/person.ts';
import { umbrella } from './people/umbrella.ts';
import { woman } from './people/woman.ts';
import { armchair } from './room/armchair.ts';
import { bed } from './room/bed.ts';
import { bookshelf } from './room/bookshelf.ts';
import { chair } from './room/chair.ts';
import { drum } from './room/drum.ts';
import { fireplace } from './room/fireplace.ts';
import { guitar } from './room/guitar.ts';
import { piano } from './room/piano.ts';
import { bench } from './street/bench.ts';
import { campfire } from './street/campfire.ts';
import { fence } from './street/fence.ts';
import { fountain } from './street/fountain.ts';
import { gate } from './street/gate.ts';
import { ghost } from './street/ghost.ts';
import { lamp } from './street/lamp.ts';
import { robot } from './street/robot.ts';
import { scarecrow } from './street/scarecrow.ts';
import { snowman } from './street/snowman.ts';
import { statue } from './street/statue.ts';
import { telescope } from './street/telescope.ts';
import { well } from './street/well.ts';
import { apple } from './table/apple.ts';
import { banana } from './table/banana.ts';
import { book } from './table/book.ts';
import { bottle } from './table/bottle.ts';
import { bread } from './table/bread.ts';
import { burger } from './table/burger.ts';
import { cake } from './table/cake.ts';
import { camera } from './table/camera.ts';
import { candle } from './table/candle.ts';
import { carrot } from './table/carrot.ts';
import { cheese } from './table/cheese.ts';
import { cherries } from './table/cherries.ts';
import { chess } from './table/chess.ts';
import { clock } from './table/clock.ts';
import { crown } from './table/crown.ts';
import { crystal } from './table/crystal.ts';
import { cupcake } from './table/cupcake.ts';
import { dice } from './table/dice.ts';
import { donut } from './table/donut.ts';
import { egg } from './table/egg.ts';
import { fruitBowl } from './table/fruit-bowl.ts';
import { gift } from './table/gift.ts';
import { globe } from './table/globe.ts';
import { grapes } from './table/grapes.ts';
import { hourglass } from './table/hourglass.ts';
import { iceCream } from './table/ice-cream.ts';
import { key } from './table/key.ts';
import { lemon } from './table/lemon.ts';
import { mug } from './table/mug.ts';
import { orangeFruit } from './table/orange-fruit.ts';
import { pear } from './table/pear.ts';
import { pizza } from './table/pizza.ts';
import { pottedPlant } from './table/potted-plant.ts';
import { pumpkin } from './table/pumpkin.ts';
import { skull } from './table/skull.ts';
import { strawberry } from './table/strawberry.ts';
import { sushi } from './table/sushi.ts';
import { tableLamp } from './table/table-lamp.ts';
import { teapot } from './table/teapot.ts';
import { teddyBear } from './table/teddy-bear.ts';
import { vase } from './table/vase.ts';
import { watermelon } from './table/watermelon.ts';
import { wineGlass } from './table/wine-glass.ts';
import { appleTree } from './trees/apple-tree.ts';
import { bamboo } from './trees/bamboo.ts';
import { baobab } from './trees/baobab.ts';
import { bareTree } from './trees/bare-tree.ts';
import { birch } from './trees/birch.ts';
import { bonsai } from './trees/bonsai.ts';
import { cherryTree } from './trees/cherry-tree.ts';
import { christmasTree } from './trees/christmas-tree.ts';
import { cypress } from './trees/cypress.ts';
import { fern } from './trees/fern.ts';
import { maple } from './trees/maple.ts';
import { palm } from './trees/palm.ts';
import { pine } from './trees/pine.ts';
import { tree } from './trees/tree.ts';
import { willow } from './trees/willow.ts';
import { airplane } from './vehicles/airplane.ts';
import { airship } from './vehicles/airship.ts';
import { balloon } from './vehicles/balloon.ts';
import { bicycle } from './vehicles/bicycle.ts';
import { bus } from './vehicles/bus.ts';
import { car } from './vehicles/car.ts';
import { carriage } from './vehicles/carriage.ts';
import { helicopter } from './vehicles/helicopter.ts';
import { kite } from './vehicles/kite.ts';
import { motorcycle } from './vehicles/motorcycle.ts';
import { paperBoat } from './vehicles/paper-boat.ts';
import { paperPlane } from './vehicles/paper-plane.ts';
import { rocket } from './vehicles/rocket.ts';
import { rowboat } from './vehicles/rowboat.ts';
import { sailboat } from './vehicles/sailboat.ts';
import { scooter } from './vehicles/scooter.ts';
import { ship } from './vehicles/ship.ts';
import { sled } from './vehicles/sled.ts';
import { submarine } from './vehicles/submarine.ts';
import { tent } from './vehicles/tent.ts';
import { tractor } from './vehicles/tractor.ts';
import { train } from './vehicles/train.ts';
import { tram } from './vehicles/tram.ts';
import { truck } from './vehicles/truck.ts';
import { ufo } from './vehicles/ufo.ts';
import type { Concept } from './concept.ts';

/** Every thing that has a painter, a file each; a test holds this list against the folder. */
export const concepts: readonly Concept[] = [
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
  horse,
  jellyfish,
  ladybug,
  lion,
  mouse,
  octopus,
  owl,
  panda,
  penguin,
  pig,
  rabbit,
  raven,
  rooster,
  seagull,
  seahorse,
  shark,
  sheep,
  snail,
  snake,
  squirrel,
  starfish,
  swan,
  tiger,
  turtle,
  unicorn,
  whale,
  wolf,
  zebra,
  barn,
  bridge,
  cabin,
  castle,
  church,
  cottage,
  greekTemple,
  greenhouse,
  house,
  igloo,
  lighthouse,
  observatory,
  pagoda,
  pyramid,
  ruins,
  torii,
  tower,
  treehouse,
  waterTower,
  windmill,
  bouquet,
  cactus,
  daffodil,
  daisy,
  dandelion,
  hydrangea,
  iris,
  lavender,
  lily,
  lotus,
  mushroom,
  orchid,
  poppy,
  rose,
  sunflower,
  tulip,
  astronaut,
  boy,
  couple,
  girl,
  man,
  person,
  umbrella,
  woman,
  armchair,
  bed,
  bookshelf,
  chair,
  drum,
  fireplace,
  guitar,
  piano,
  bench,
  campfire,
  fence,
  fountain,
  gate,
  ghost,
  lamp,
  robot,
  scarecrow,
  snowman,
  statue,
  telescope,
  well,
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
  watermelon,
  wineGlass,
  appleTree,
  bamboo,
  baobab,
  bareTree,
  birch,
  bonsai,
  cherryTree,
  christmasTree,
  cypress,
  fern,
  maple,
  palm,
  pine,
  tree,
  willow,
  airplane,
  airship,
  balloon,
  bicycle,
  bus,
  car,
  carriage,
  helicopter,
  kite,
  motorcycle,
  paperBoat,
  paperPlane,
  rocket,
  rowboat,
  sailboat,
  scooter,
  ship,
  sled,
  submarine,
  tent,
  tractor,
  train,
  tram,
  truck,
  ufo,
];

const byId: ReadonlyMap<string, Concept> = new Map(concepts.map((concept) => [concept.id, concept]));

/** The concept of an id. */
export function findConcept(id: string): Concept | undefined {
  return byId.get(id);
}
