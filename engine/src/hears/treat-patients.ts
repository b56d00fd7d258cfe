import { findConcept } from '../concepts/registry.ts';
import { isPerson } from './doers.ts';
import type { Asked } from './heard.ts';
import { takePart } from './take-part.ts';
import type { Reading } from './reading.ts';

/** Those who treat others, and what these are on meanwhile. */
const seatFor: Readonly<Record<string, string>> = {
  doctor: 'examination couch',
  nurse: 'examination couch',
  dentist: 'dental chair',
};

const patients =
  /(?<![\p{L}-])(?:(?:male |female |young |old |elderly |sick )*patients?|patientin|patienten|patientinnen|pacientes?|patientes?)(?![\p{L}-])|病人|患者|مريضة?|مرضى/u;

/** What is done with who is treated. */
const treating =
  /(?<![\p{L}-])(?:examining|examines|treating|treats|talking|helping|helps|untersucht|behandelt|untersuchend|examinando|examina|atendiendo|atiende|tratando|examinant|examine|soignant|soigne|يفحص|تفحص|يعالج|تعالج)(?: (?:to|with|an?|at))?(?![\p{L}-])/u;

/** What somebody may do who is treated. */
const atRest: ReadonlySet<Asked['act']> = new Set<Asked['act']>(['sits', 'talks', undefined]);

/** Who is with a doctor, a nurse or a dentist sits on a couch in a clinic, and these turn to them (STUDIO-72). */
export function treatPatients(text: string, reading: Reading): void {
  const { asked } = reading;
  const healers = asked.filter(({ kind, id }) => kind === 'thing' && seatFor[id] !== undefined);
  const [healer] = healers;
  if (!healer) return;
  const [words] = patients.exec(text) ?? [];
  const others = asked.filter((one) => isPerson(one) && !healers.includes(one));
  if (words !== undefined && others.length === 0) {
    asked.push({ kind: 'thing', id: 'person', phrase: words.trim(), plural: false, count: 1, size: 1 });
    takePart(words, reading);
  } else if (words !== undefined) takePart(words, reading);
  const place = asked.find(({ kind }) => kind === 'place');
  if (place && !rooms.has(place.id)) return;
  const things = asked.filter(({ kind }) => kind === 'thing');
  const who = things.findIndex((one) => isPerson(one) && !healers.includes(one));
  const patient = things[who];
  const isFree = things.every(({ side }) => side === undefined || side === 'beside');
  const id = seatFor[healer.id] ?? '';
  const isTreated = patient !== undefined && atRest.has(patient.act) && isFree && !isMany(patient);
  if (!isTreated && healer.id !== 'dentist') return;
  if (!things.some((one) => seats.has(one.id)))
    asked.push({
      ...{ kind: 'thing', id, phrase: healer.phrase, plural: false, count: 1, size: 1 },
      ...(isTreated && { side: 'on', of: who }),
    });
  const [treats] = treating.exec(text) ?? [];
  if (isTreated && treats !== undefined) takePart(treats, reading);
  if (isTreated)
    for (const one of healers)
      if (one.act === undefined && findConcept(one.id)) asked[asked.indexOf(one)] = { ...one, act: 'talks' };
  if (!place)
    asked.push({ kind: 'place', id: 'hospital room', phrase: healer.phrase, plural: false, size: 1, count: 1 });
}

const isMany = ({ plural, count = 1 }: Asked): boolean => plural || count > 1;
const rooms: ReadonlySet<string> = new Set(['hospital room', 'room']);
const seats: ReadonlySet<string> = new Set([
  'bed',
  'chair',
  'armchair',
  'sofa',
  'bench',
  'examination couch',
  'dental chair',
]);
