import type { SettingId } from '../concepts/concept.ts';
import { buildBambooGrove } from './bamboo-grove.ts';
import { buildBeach } from './beach.ts';
import { buildBedroom } from './bedroom.ts';
import { buildCafe } from './cafe.ts';
import { buildCanyon } from './canyon.ts';
import { buildCathedral } from './cathedral.ts';
import { buildCave } from './cave.ts';
import { buildClassroom } from './classroom.ts';
import { buildClouds } from './clouds.ts';
import { buildCoast, buildSea } from './coast.ts';
import { buildDesert } from './desert.ts';
import { buildFloatingIslands } from './floating-islands.ts';
import { buildForest, buildJungle } from './forest.ts';
import { buildGallery } from './gallery.ts';
import { buildCottageGarden } from './cottage-garden.ts';
import { buildGarden } from './garden.ts';
import { buildGlacier } from './glacier.ts';
import { buildGraveyard } from './graveyard.ts';
import { buildHarbour } from './harbour.ts';
import { buildHospitalRoom } from './hospital-room.ts';
import { buildHills, buildRiver } from './hills.ts';
import { buildJapaneseGarden } from './japanese-garden.ts';
import { buildKitchen } from './kitchen.ts';
import { buildLibrary } from './library.ts';
import { buildMarket } from './market.ts';
import { buildMountains } from './mountains.ts';
import { buildMoonGround, buildRedPlanet } from './other-worlds.ts';
import { buildOnTable } from './on-a-table.ts';
import { buildOasis } from './oasis.ts';
import { buildOffice } from './office.ts';
import { buildOrchard } from './orchard.ts';
import { buildPalaceHall } from './palace-hall.ts';
import { buildPark } from './park.ts';
import { buildParlour } from './parlour.ts';
import { buildSupermarket } from './supermarket.ts';
import { buildGym } from './gym.ts';
import { buildWorkshop } from './workshop.ts';
import { buildAirport } from './airport.ts';
import { buildSubway } from './subway.ts';
import { buildBathroom } from './bathroom.ts';
import { buildArena } from './arena.ts';
import { buildAvenue } from './avenue.ts';
import { buildPier } from './pier.ts';
import { buildPool } from './pool.ts';
import { buildReef } from './reef.ts';
import { buildRoad } from './road.ts';
import { buildShipDeck } from './ship-deck.ts';
import { buildRooftop } from './rooftop.ts';
import type { Setting } from './setting.ts';
import { buildSavanna } from './savanna.ts';
import { buildSkiSlope } from './ski-slope.ts';
import { buildSkyline } from './skyline.ts';
import { buildSpace } from './space.ts';
import { buildSpaceship } from './spaceship.ts';
import { buildStage } from './stage.ts';
import { buildStation } from './station.ts';
import { buildStreet } from './street.ts';
import { buildSummit } from './summit.ts';
import { buildSwamp } from './swamp.ts';
import { buildCoffeeHouse } from './coffee-house.ts';
import { buildTavern } from './tavern.ts';
import { buildTerraces } from './terraces.ts';
import { buildValley } from './valley.ts';
import { buildVineyard } from './vineyard.ts';
import { buildWaterfall } from './waterfall.ts';

/** The settings that can be built. What is not here is never promised together with things. */
export const settings: Readonly<Partial<Record<SettingId, Setting>>> = {
  hills: buildHills,
  river: buildRiver,
  mountains: buildMountains,
  coast: buildCoast,
  sea: buildSea,
  beach: buildBeach,
  street: buildStreet,
  reef: buildReef,
  waterfall: buildWaterfall,
  room: buildOnTable,
  parlour: buildParlour,
  garden: buildGarden,
  'cottage garden': buildCottageGarden,
  desert: buildDesert,
  savanna: buildSavanna,
  canyon: buildCanyon,
  oasis: buildOasis,
  cave: buildCave,
  harbour: buildHarbour,
  pier: buildPier,
  'ship deck': buildShipDeck,
  cathedral: buildCathedral,
  road: buildRoad,
  graveyard: buildGraveyard,
  vineyard: buildVineyard,
  market: buildMarket,
  station: buildStation,
  cafe: buildCafe,
  pool: buildPool,
  orchard: buildOrchard,
  spaceship: buildSpaceship,
  tavern: buildTavern,
  'coffee house': buildCoffeeHouse,
  park: buildPark,
  kitchen: buildKitchen,
  bedroom: buildBedroom,
  'hospital room': buildHospitalRoom,
  stage: buildStage,
  arena: buildArena,
  supermarket: buildSupermarket,
  gym: buildGym,
  workshop: buildWorkshop,
  airport: buildAirport,
  subway: buildSubway,
  bathroom: buildBathroom,
  classroom: buildClassroom,
  office: buildOffice,
  gallery: buildGallery,
  rooftop: buildRooftop,
  avenue: buildAvenue,
  'palace hall': buildPalaceHall,
  swamp: buildSwamp,
  'japanese garden': buildJapaneseGarden,
  library: buildLibrary,
  terraces: buildTerraces,
  'floating islands': buildFloatingIslands,
  glacier: buildGlacier,
  forest: buildForest,
  jungle: buildJungle,
  'bamboo grove': buildBambooGrove,
  valley: buildValley,
  summit: buildSummit,
  'ski slope': buildSkiSlope,
  skyline: buildSkyline,
  clouds: buildClouds,
  moon: buildMoonGround,
  space: buildSpace,
  mars: buildRedPlanet,
};
