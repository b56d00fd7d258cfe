import { accordion } from './accordion.ts';
import { apple } from './apple.ts';
import { aquarium } from './aquarium.ts';
import { avocado } from './avocado.ts';
import { backpack } from './backpack.ts';
import { bagel } from './bagel.ts';
import { ballOfWool } from './ball-of-wool.ts';
import { banana } from './banana.ts';
import { basket } from './basket.ts';
import { basketball } from './basketball.ts';
import { beer } from './beer.ts';
import { bellPepper } from './bell-pepper.ts';
import { birdNest } from './bird-nest.ts';
import { blueberries } from './blueberries.ts';
import { book } from './book.ts';
import { boots } from './boots.ts';
import { bottle } from './bottle.ts';
import { bread } from './bread.ts';
import { breakfast } from './breakfast.ts';
import { broccoli } from './broccoli.ts';
import { bubbleTea } from './bubble-tea.ts';
import { bucket } from './bucket.ts';
import { burger } from './burger.ts';
import { cake } from './cake.ts';
import { camera } from './camera.ts';
import { candelabra } from './candelabra.ts';
import { candle } from './candle.ts';
import { candy } from './candy.ts';
import { carrot } from './carrot.ts';
import { champagne } from './champagne.ts';
import { cheese } from './cheese.ts';
import { cherries } from './cherries.ts';
import { chess } from './chess.ts';
import { chiliPepper } from './chili-pepper.ts';
import { chocolateCake } from './chocolate-cake.ts';
import { chocolate } from './chocolate.ts';
import { christmasOrnament } from './christmas-ornament.ts';
import { clock } from './clock.ts';
import { cocktail } from './cocktail.ts';
import { coconut } from './coconut.ts';
import { coins } from './coins.ts';
import { compass } from './compass.ts';
import { cookies } from './cookies.ts';
import { corn } from './corn.ts';
import { croissant } from './croissant.ts';
import { crown } from './crown.ts';
import { crystal } from './crystal.ts';
import { crystalBall } from './crystal-ball.ts';
import { cucumber } from './cucumber.ts';
import { cupcake } from './cupcake.ts';
import { dice } from './dice.ts';
import { donut } from './donut.ts';
import { dumplings } from './dumplings.ts';
import { easterEggs } from './easter-eggs.ts';
import { egg } from './egg.ts';
import { eggplant } from './eggplant.ts';
import { firefliesInAJar } from './fireflies-in-a-jar.ts';
import { fishBowl } from './fish-bowl.ts';
import { flute } from './flute.ts';
import { football } from './football.ts';
import { frenchFries } from './french-fries.ts';
import { fruitBowl } from './fruit-bowl.ts';
import { gameController } from './game-controller.ts';
import { garlic } from './garlic.ts';
import { gears } from './gears.ts';
import { gift } from './gift.ts';
import { gingerbreadHouse } from './gingerbread-house.ts';
import { globe } from './globe.ts';
import { gloves } from './gloves.ts';
import { goldBars } from './gold-bars.ts';
import { gramophone } from './gramophone.ts';
import { grapes } from './grapes.ts';
import { hammer } from './hammer.ts';
import { handbag } from './handbag.ts';
import { hat } from './hat.ts';
import { headphones } from './headphones.ts';
import { heart } from './heart.ts';
import { honey } from './honey.ts';
import { hotDog } from './hot-dog.ts';
import { hourglass } from './hourglass.ts';
import { iceCream } from './ice-cream.ts';
import { icedCoffee } from './iced-coffee.ts';
import { juice } from './juice.ts';
import { kettle } from './kettle.ts';
import { key } from './key.ts';
import { kiwi } from './kiwi.ts';
import { laptop } from './laptop.ts';
import { knitting } from './knitting.ts';
import { lemon } from './lemon.ts';
import { lemonade } from './lemonade.ts';
import { lightBulb } from './light-bulb.ts';
import { macarons } from './macarons.ts';
import { mango } from './mango.ts';
import { mask } from './mask.ts';
import { medal } from './medal.ts';
import { microphone } from './microphone.ts';
import { microscope } from './microscope.ts';
import { milk } from './milk.ts';
import { milkshake } from './milkshake.ts';
import { mirror } from './mirror.ts';
import { mug } from './mug.ts';
import { necklace } from './necklace.ts';
import { oilLamp } from './oil-lamp.ts';
import { onion } from './onion.ts';
import { orangeFruit } from './orange-fruit.ts';
import { paintPalette } from './paint-palette.ts';
import { pancakes } from './pancakes.ts';
import { peach } from './peach.ts';
import { pear } from './pear.ts';
import { pencils } from './pencils.ts';
import { perfume } from './perfume.ts';
import { pie } from './pie.ts';
import { pineapple } from './pineapple.ts';
import { pizza } from './pizza.ts';
import { playingCards } from './playing-cards.ts';
import { pocketWatch } from './pocket-watch.ts';
import { pomegranate } from './pomegranate.ts';
import { popcorn } from './popcorn.ts';
import { potato } from './potato.ts';
import { potion } from './potion.ts';
import { pottedPlant } from './potted-plant.ts';
import { pretzel } from './pretzel.ts';
import { jackOLantern } from './jack-o-lantern.ts';
import { pumpkin } from './pumpkin.ts';
import { quill } from './quill.ts';
import { radio } from './radio.ts';
import { ramen } from './ramen.ts';
import { rice } from './rice.ts';
import { ring } from './ring.ts';
import { roastChicken } from './roast-chicken.ts';
import { rubberDuck } from './rubber-duck.ts';
import { salad } from './salad.ts';
import { sandwich } from './sandwich.ts';
import { saxophone } from './saxophone.ts';
import { scissors } from './scissors.ts';
import { seashell } from './seashell.ts';
import { shipInABottle } from './ship-in-a-bottle.ts';
import { skateboard } from './skateboard.ts';
import { skull } from './skull.ts';
import { smartphone } from './smartphone.ts';
import { smoothie } from './smoothie.ts';
import { sneaker } from './sneaker.ts';
import { snowGlobe } from './snow-globe.ts';
import { soup } from './soup.ts';
import { spaghetti } from './spaghetti.ts';
import { steak } from './steak.ts';
import { strawberry } from './strawberry.ts';
import { suitcase } from './suitcase.ts';
import { sunglasses } from './sunglasses.ts';
import { sushi } from './sushi.ts';
import { tableLamp } from './table-lamp.ts';
import { tacos } from './tacos.ts';
import { teapot } from './teapot.ts';
import { teddyBear } from './teddy-bear.ts';
import { telephone } from './telephone.ts';
import { television } from './television.ts';
import { tomato } from './tomato.ts';
import { topHat } from './top-hat.ts';
import { treasureMap } from './treasure-map.ts';
import { toast } from './toast.ts';
import { wrench } from './wrench.ts';
import { saw } from './saw.ts';
import { highHeels } from './high-heels.ts';
import { trophy } from './trophy.ts';
import { trumpet } from './trumpet.ts';
import { typewriter } from './typewriter.ts';
import { vase } from './vase.ts';
import { violin } from './violin.ts';
import { waffles } from './waffles.ts';
import { waterGlass } from './water-glass.ts';
import { watermelon } from './watermelon.ts';
import { whiskey } from './whiskey.ts';
import { whiteWine } from './white-wine.ts';
import { wineGlass } from './wine-glass.ts';
import { wreath } from './wreath.ts';
import { wristwatch } from './wristwatch.ts';
import type { Concept } from '../concept.ts';

/** The things of this folder, a file each. */
export const tableConcepts: readonly Concept[] = [
  accordion,
  knitting,
  apple,
  aquarium,
  avocado,
  backpack,
  ballOfWool,
  banana,
  basket,
  basketball,
  beer,
  bellPepper,
  blueberries,
  book,
  boots,
  bottle,
  bread,
  breakfast,
  broccoli,
  bubbleTea,
  bucket,
  burger,
  cake,
  camera,
  candelabra,
  candle,
  candy,
  carrot,
  champagne,
  cheese,
  cherries,
  chess,
  chiliPepper,
  chocolate,
  chocolateCake,
  christmasOrnament,
  clock,
  cocktail,
  coconut,
  coins,
  compass,
  cookies,
  corn,
  croissant,
  crown,
  crystal,
  crystalBall,
  cucumber,
  cupcake,
  dice,
  donut,
  dumplings,
  easterEggs,
  egg,
  eggplant,
  firefliesInAJar,
  fishBowl,
  flute,
  football,
  frenchFries,
  fruitBowl,
  gameController,
  garlic,
  gears,
  gift,
  gingerbreadHouse,
  globe,
  gloves,
  goldBars,
  gramophone,
  grapes,
  handbag,
  hat,
  headphones,
  heart,
  honey,
  hotDog,
  hourglass,
  iceCream,
  icedCoffee,
  juice,
  kettle,
  key,
  kiwi,
  laptop,
  lemon,
  lemonade,
  lightBulb,
  macarons,
  mango,
  mask,
  medal,
  microphone,
  microscope,
  milk,
  milkshake,
  mirror,
  mug,
  necklace,
  oilLamp,
  onion,
  orangeFruit,
  paintPalette,
  pancakes,
  peach,
  pear,
  pencils,
  perfume,
  pie,
  pineapple,
  pizza,
  playingCards,
  pocketWatch,
  pomegranate,
  popcorn,
  potato,
  potion,
  pottedPlant,
  pretzel,
  jackOLantern,
  pumpkin,
  quill,
  radio,
  ramen,
  rice,
  ring,
  roastChicken,
  rubberDuck,
  salad,
  sandwich,
  saxophone,
  scissors,
  seashell,
  shipInABottle,
  skateboard,
  skull,
  smartphone,
  smoothie,
  sneaker,
  snowGlobe,
  soup,
  spaghetti,
  steak,
  strawberry,
  suitcase,
  sunglasses,
  sushi,
  tableLamp,
  tacos,
  teapot,
  teddyBear,
  telephone,
  television,
  tomato,
  topHat,
  treasureMap,
  toast,
  wrench,
  saw,
  highHeels,
  trophy,
  trumpet,
  typewriter,
  vase,
  violin,
  waffles,
  waterGlass,
  watermelon,
  whiskey,
  wineGlass,
  whiteWine,
  wreath,
  wristwatch,
  bagel,
  birdNest,
  hammer,
];
