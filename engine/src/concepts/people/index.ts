import { fisherman } from './fisherman.ts';
import { sailor } from './sailor.ts';
import { captain } from './captain.ts';
import { pilot } from './pilot.ts';
import { santaClaus } from './santa-claus.ts';
import { waiter } from './waiter.ts';
import { waitress } from './waitress.ts';
import { surfer } from './surfer.ts';
import { musician } from './musician.ts';
import { violinist } from './violinist.ts';
import { singer } from './singer.ts';
import { photographer } from './photographer.ts';
import { painter } from './painter.ts';
import { archer } from './archer.ts';
import { builder } from './builder.ts';
import { geisha } from './geisha.ts';
import { boxer } from './boxer.ts';
import { skier } from './skier.ts';
import { cheerleader } from './cheerleader.ts';
import { newlyweds } from './newlyweds.ts';
import { lumberjack } from './lumberjack.ts';
import { mechanic } from './mechanic.ts';
import { priest } from './priest.ts';
import { hiker } from './hiker.ts';
import { shepherd } from './shepherd.ts';
import { dentist } from './dentist.ts';
import { dancer } from './dancer.ts';
import { detective } from './detective.ts';
import { businesswoman } from './businesswoman.ts';
import { athlete } from './athlete.ts';
import { skateboarder } from './skateboarder.ts';
import { snowboarder } from './snowboarder.ts';
import { yogi } from './yogi.ts';
import { weightlifter } from './weightlifter.ts';
import { swimmer } from './swimmer.ts';
import { scientist } from './scientist.ts';
import { familyOfFour } from './family-of-four.ts';
import { family } from './family.ts';
import { siblings } from './siblings.ts';
import { twinBoys } from './twin-boys.ts';
import { twinGirls } from './twin-girls.ts';
import { twins } from './twins.ts';
import { farmer } from './farmer.ts';
import { policeOfficer } from './police-officer.ts';
import { nun } from './nun.ts';
import { nurse } from './nurse.ts';
import { groom } from './groom.ts';
import { businessman } from './businessman.ts';
import { alien } from './alien.ts';
import { angel } from './angel.ts';
import { astronaut } from './astronaut.ts';
import { baby } from './baby.ts';
import { ballerina } from './ballerina.ts';
import { boy } from './boy.ts';
import { bride } from './bride.ts';
import { chef } from './chef.ts';
import { clown } from './clown.ts';
import { couple } from './couple.ts';
import { grandparents } from './grandparents.ts';
import { cowboy } from './cowboy.ts';
import { cyclist } from './cyclist.ts';
import { doctor } from './doctor.ts';
import { elf } from './elf.ts';
import { fairy } from './fairy.ts';
import { firefighter } from './firefighter.ts';
import { genie } from './genie.ts';
import { girl } from './girl.ts';
import { gladiator } from './gladiator.ts';
import { goblin } from './goblin.ts';
import { king } from './king.ts';
import { knight } from './knight.ts';
import { man } from './man.ts';
import { mermaid } from './mermaid.ts';
import { monk } from './monk.ts';
import { mummy } from './mummy.ts';
import { ninja } from './ninja.ts';
import { orc } from './orc.ts';
import { person } from './person.ts';
import { pharaoh } from './pharaoh.ts';
import { pirate } from './pirate.ts';
import { queen } from './queen.ts';
import { samurai } from './samurai.ts';
import { skeleton } from './skeleton.ts';
import { soldier } from './soldier.ts';
import { superhero } from './superhero.ts';
import { toyBalloon } from './toy-balloon.ts';
import { umbrella } from './umbrella.ts';
import { vampire } from './vampire.ts';
import { viking } from './viking.ts';
import { witch } from './witch.ts';
import { wizard } from './wizard.ts';
import { woman } from './woman.ts';
import { zombie } from './zombie.ts';
import type { Concept } from '../concept.ts';

/** The things of this folder, a file each. */
export const peopleConcepts: readonly Concept[] = [
  fisherman,
  sailor,
  captain,
  pilot,
  santaClaus,
  waiter,
  waitress,
  surfer,
  musician,
  violinist,
  singer,
  photographer,
  painter,
  archer,
  builder,
  geisha,
  boxer,
  skier,
  cheerleader,
  newlyweds,
  lumberjack,
  mechanic,
  priest,
  hiker,
  shepherd,
  dentist,
  dancer,
  detective,
  businesswoman,
  athlete,
  scientist,
  family,
  familyOfFour,
  siblings,
  yogi,
  skateboarder,
  snowboarder,
  weightlifter,
  swimmer,
  twinBoys,
  twinGirls,
  twins,
  farmer,
  policeOfficer,
  nun,
  nurse,
  groom,
  businessman,
  alien,
  angel,
  astronaut,
  baby,
  ballerina,
  boy,
  bride,
  chef,
  clown,
  couple,
  grandparents,
  cyclist,
  cowboy,
  doctor,
  elf,
  fairy,
  firefighter,
  genie,
  girl,
  gladiator,
  goblin,
  king,
  knight,
  man,
  mermaid,
  monk,
  mummy,
  ninja,
  orc,
  person,
  pharaoh,
  pirate,
  queen,
  samurai,
  skeleton,
  soldier,
  superhero,
  toyBalloon,
  umbrella,
  vampire,
  viking,
  wizard,
  witch,
  woman,
  zombie,
];
