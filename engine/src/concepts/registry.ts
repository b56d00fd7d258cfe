import { bear } from './animals/bear.ts';
import { bird } from './animals/bird.ts';
import { butterfly } from './animals/butterfly.ts';
import { cat } from './animals/cat.ts';
import { cow } from './animals/cow.ts';
import { deer } from './animals/deer.ts';
import { dog } from './animals/dog.ts';
import { duck } from './animals/duck.ts';
import { elephant } from './animals/elephant.ts';
import { fish } from './animals/fish.ts';
import { fox } from './animals/fox.ts';
import { goat } from './animals/goat.ts';
import { horse } from './animals/horse.ts';
import { lion } from './animals/lion.ts';
import { owl } from './animals/owl.ts';
import { penguin } from './animals/penguin.ts';
import { rabbit } from './animals/rabbit.ts';
import { sheep } from './animals/sheep.ts';
import { swan } from './animals/swan.ts';
import { whale } from './animals/whale.ts';
import { wolf } from './animals/wolf.ts';
import { bridge } from './buildings/bridge.ts';
import { castle } from './buildings/castle.ts';
import { church } from './buildings/church.ts';
import { cottage } from './buildings/cottage.ts';
import { house } from './buildings/house.ts';
import { lighthouse } from './buildings/lighthouse.ts';
import { pagoda } from './buildings/pagoda.ts';
import { pyramid } from './buildings/pyramid.ts';
import { tower } from './buildings/tower.ts';
import { windmill } from './buildings/windmill.ts';
import { cactus } from './flowers/cactus.ts';
import { daisy } from './flowers/daisy.ts';
import { lavender } from './flowers/lavender.ts';
import { mushroom } from './flowers/mushroom.ts';
import { poppy } from './flowers/poppy.ts';
import { rose } from './flowers/rose.ts';
import { sunflower } from './flowers/sunflower.ts';
import { tulip } from './flowers/tulip.ts';
import { astronaut } from './people/astronaut.ts';
import { boy } from './people/boy.ts';
import { girl } from './people/girl.ts';
import { man } from './people/man.ts';
import { person } from './people/person.ts';
import { umbrella } from './people/umbrella.ts';
import { woman } from './people/woman.ts';
import { campfire } from './street/campfire.ts';
import { lamp } from './street/lamp.ts';
import { robot } from './street/robot.ts';
import { scarecrow } from './street/scarecrow.ts';
import { snowman } from './street/snowman.ts';
import { well } from './street/well.ts';
import { apple } from './table/apple.ts';
import { banana } from './table/banana.ts';
import { book } from './table/book.ts';
import { bottle } from './table/bottle.ts';
import { cake } from './table/cake.ts';
import { candle } from './table/candle.ts';
import { clock } from './table/clock.ts';
import { lemon } from './table/lemon.ts';
import { mug } from './table/mug.ts';
import { orangeFruit } from './table/orange-fruit.ts';
import { pear } from './table/pear.ts';
import { pumpkin } from './table/pumpkin.ts';
import { teapot } from './table/teapot.ts';
import { vase } from './table/vase.ts';
import { appleTree } from './trees/apple-tree.ts';
import { bareTree } from './trees/bare-tree.ts';
import { birch } from './trees/birch.ts';
import { cherryTree } from './trees/cherry-tree.ts';
import { maple } from './trees/maple.ts';
import { palm } from './trees/palm.ts';
import { pine } from './trees/pine.ts';
import { tree } from './trees/tree.ts';
import { airplane } from './vehicles/airplane.ts';
import { balloon } from './vehicles/balloon.ts';
import { bicycle } from './vehicles/bicycle.ts';
import { bus } from './vehicles/bus.ts';
import { car } from './vehicles/car.ts';
import { rocket } from './vehicles/rocket.ts';
import { rowboat } from './vehicles/rowboat.ts';
import { sailboat } from './vehicles/sailboat.ts';
import { ship } from './vehicles/ship.ts';
import { tent } from './vehicles/tent.ts';
import { tractor } from './vehicles/tractor.ts';
import { train } from './vehicles/train.ts';
import { truck } from './vehicles/truck.ts';
import type { Concept } from './concept.ts';

/** Every thing that has a painter, a file each; a test holds this list against the folder. */
export const concepts: readonly Concept[] = [
  bear,
  bird,
  butterfly,
  cat,
  cow,
  deer,
  dog,
  duck,
  elephant,
  fish,
  fox,
  goat,
  horse,
  lion,
  owl,
  penguin,
  rabbit,
  sheep,
  swan,
  whale,
  wolf,
  bridge,
  castle,
  church,
  cottage,
  house,
  lighthouse,
  pagoda,
  pyramid,
  tower,
  windmill,
  cactus,
  daisy,
  lavender,
  mushroom,
  poppy,
  rose,
  sunflower,
  tulip,
  astronaut,
  boy,
  girl,
  man,
  person,
  umbrella,
  woman,
  campfire,
  lamp,
  robot,
  scarecrow,
  snowman,
  well,
  apple,
  banana,
  book,
  bottle,
  cake,
  candle,
  clock,
  lemon,
  mug,
  orangeFruit,
  pear,
  pumpkin,
  teapot,
  vase,
  appleTree,
  bareTree,
  birch,
  cherryTree,
  maple,
  palm,
  pine,
  tree,
  airplane,
  balloon,
  bicycle,
  bus,
  car,
  rocket,
  rowboat,
  sailboat,
  ship,
  tent,
  tractor,
  train,
  truck,
];

const byId: ReadonlyMap<string, Concept> = new Map(concepts.map((concept) => [concept.id, concept]));

/** The concept of an id. */
export function findConcept(id: string): Concept | undefined {
  return byId.get(id);
}
