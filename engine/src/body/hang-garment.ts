import type { Body } from './body.ts';
import type { GarmentName } from './garment-pieces.ts';
import { hangWorn } from './hang-worn.ts';
import type { Hung } from './hang-worn.ts';
import { loosened } from './loose-form.ts';
import type { Hang } from './loose-form.ts';
import { loadPeople } from './people.ts';

/** How what is worn above the hips lies on the trunk; shoes and what is tight have no such thing. */
const hangs: Partial<Readonly<Record<GarmentName, Hang>>> = {
  female_casualsuit01: 'hanging',
  female_elegantsuit01: 'hanging',
  male_casualsuit01: 'fitted',
  male_casualsuit02: 'hanging',
  male_casualsuit03: 'hanging',
  male_casualsuit04: 'hanging',
  male_casualsuit05: 'hanging',
  male_casualsuit06: 'hanging',
  male_elegantsuit01: 'fitted',
  male_worksuit01: 'hanging',
};

/** Puts a garment on a body: on its trunk it hangs as cloth does. */
export function hangGarment(name: GarmentName, body: Body): Hung {
  const hang = hangs[name];
  return hangWorn(loadPeople().worn(name), body, hang && loosened(body, hang));
}
