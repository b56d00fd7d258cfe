import { buildingsConcepts } from '../concepts/buildings/index.ts';
import { places } from '../settings/places.ts';
import type { Asked, Bustle } from './heard.ts';

/** Words as they stand in the text, alternatives apart by slashes; those without spaces are found anywhere. */
const spaced = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}-])(?:${words.replaceAll('/', '|')})(?![\\p{L}-])`, 'gu');
const unspaced = (words: string): RegExp => new RegExp(words.replaceAll('/', '|'), 'gu');

const said: readonly { readonly what: Bustle | 'overgrown'; readonly patterns: readonly RegExp[] }[] = [
  {
    what: 'overgrown',
    patterns: [
      spaced(
        'abandoned/overgrown/derelict/dilapidated/decaying/crumbling/neglected/forsaken/ruined/deserted/' +
          'verlassen/verlassene/verlassener/verlassenes/verlassenen/verfallen/verfallene/verfallener/verfallenes/verfallenen/überwuchert/überwucherte/überwuchertes/überwucherter/überwucherten/baufällige/baufälliges/' +
          'abandonado/abandonada/abandonados/abandonadas/derruido/derruida/abandonné/abandonnée/abandonnés/abandonnées/délabré/délabrée/مهجور/مهجورة/المهجور/المهجورة',
      ),
      unspaced('废弃/荒废/破败/廃れた/荒れ果てた/打ち捨てられた/朽ちた'),
    ],
  },
  {
    what: 'empty',
    patterns: [
      spaced(
        'empty/deserted/lonely/abandoned/desolate/leer/leere/leerer/leeres/leeren/menschenleer/menschenleere/menschenleeren/menschenleerer/verlassen/verlassene/verlassenen/' +
          'vacío/vacía/desierta/solitaria/abandonada/vide/déserte/désertes/abandonnée/فارغ/فارغة/خالي/خالية/مهجور/مهجورة',
      ),
      unspaced('空荡荡/空旷/空无一人/无人的/冷清/誰もいない/人けのない/人気のない/無人の/がらんとした'),
    ],
  },
  {
    what: 'crowded',
    patterns: [
      spaced(
        'crowded/busy/bustling/packed/lively/überfüllt/überfüllte/überfüllter/überfüllten/belebt/belebte/belebter/belebten/geschäftige/geschäftiger/' +
          'concurrido/concurrida/abarrotado/abarrotada/bullicioso/bulliciosa/bondé/bondée/animé/animée/مزدحم/مزدحمة/صاخب',
      ),
      unspaced('拥挤/繁忙/热闹/熙熙攘攘/混雑した/賑やかな/にぎやかな/賑わう'),
    ],
  },
];

/** As much of a prompt as is read. */
const mostCharacters = 4000;

const buildings: ReadonlySet<string> = new Set(buildingsConcepts.map(({ id }) => id));
/** Nobody ever lived in them, or they are ruins by themselves. */
const neverLeft: ReadonlySet<string> = new Set([
  'ruins',
  'haunted house',
  'stonehenge',
  'igloo',
  'pyramid',
  'sphinx',
  'bridge',
]);
/** The settings in which people walk. */
const peopled: ReadonlySet<string | undefined> = new Set(['street', 'market', 'station', 'cafe', 'avenue']);

/**
 * Hears how places and buildings were left: an empty street, a crowded market, an abandoned castle. What is heard so is passed over no more, and
 * is of the first place or of all buildings that were named.
 */
export function asLeft(
  prompt: string,
  drawn: readonly Asked[],
  ignored: readonly string[],
): { readonly drawn: readonly Asked[]; readonly ignored: readonly string[] } {
  const text = prompt.slice(0, mostCharacters).toLowerCase().normalize('NFC');
  const isBuilding = ({ kind, id }: Asked): boolean => kind === 'thing' && buildings.has(id) && !neverLeft.has(id);
  const place = drawn.find(
    ({ kind, id }) => kind === 'place' && peopled.has(places.find((one) => one.id === id)?.setting),
  );
  const heard = new Set<string>();
  let told = drawn;
  for (const { what, patterns } of said) {
    // A word that was of a building is not of its place as well.
    const found = patterns.flatMap((pattern) => text.match(pattern) ?? []).filter((word) => !heard.has(word));
    if (found.length === 0) continue;
    if (what === 'overgrown') {
      if (!drawn.some(isBuilding)) continue;
      told = told.map((one) => (isBuilding(one) ? { ...one, isOvergrown: true } : one));
    } else {
      if (!place || told.some(({ bustle }) => bustle !== undefined)) continue;
      told = told.map((one) => (one.id === place.id && one.kind === 'place' ? { ...one, bustle: what } : one));
    }
    for (const word of found) heard.add(word);
    // The first sign of "empty" in Chinese is the sky in Japanese.
    told = told.filter(({ kind, phrase }) => kind !== 'place' || !found.some((word) => word.startsWith(phrase)));
  }
  return { drawn: told, ignored: ignored.filter((word) => !heard.has(word)) };
}
