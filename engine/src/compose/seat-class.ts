import type { Concept, Look } from '../concepts/concept.ts';
import { pick } from '../shapes/chance.ts';
import type { TableHands } from '../shapes/hands-at.ts';
import { layOpenBook } from '../shapes/open-book.ts';
import { standPupilDesk } from '../shapes/school-furniture.ts';
import { createRandom, hashText } from '../raster/random.ts';
import type { PlacedThing } from '../settings/setting.ts';
import { builderOf } from './build-thing.ts';
import type { Group } from './group.ts';
import { asThing } from './laid-table.ts';
import { holdPencil } from './lay-paper.ts';
import { peopleOf } from './party.ts';
import { partyTall } from './seat-party.ts';

// Pupils sit at desks in rows: they look to the eye, or, where somebody teaches them, to the board (STUDIO-72).

/** From desk to desk, to the side and from row to row, of who is grown up; metres. */
const apart = { aside: 1.42, deep: 1.62 } as const;
/** How far behind the middle of a desk somebody sits, metres. */
const behindDesk = 0.5;
/** A desk is made for somebody this tall, metres. */
const madeFor = 1.72;
/** How far who teaches is behind the last row from the eye, metres. */
const toTeacher = 1.5;

/** How many sit in a row, and in how many rows. */
const inRow = (people: number): number => (people > 4 ? 3 : people > 1 ? 2 : 1);

/** How wide a class is, metres. */
export const classWide = (people: number): number => inRow(people) * apart.aside;

/** Where those sit who are so many, from the middle of the row that is nearest to the eye, in widths and depths of a desk; those of a second row in the gaps of the first. */
export function desksFor(people: number): readonly { readonly aside: number; readonly row: number }[] {
  const wide = inRow(people);
  return Array.from({ length: people }, (_, i) => {
    const row = Math.floor(i / wide);
    const inThis = Math.min(wide, people - row * wide);
    return { aside: (i % wide) - (inThis - 1) / 2, row };
  });
}

/** Seats a class at its desks; whoever teaches stands at the board behind it. */
export function seatClass(
  things: PlacedThing[],
  host: Group,
  of: { readonly x: number; readonly z: number; readonly seed: number },
): { bottom: number; height: number } {
  const { sitters = [], served = [] } = host.party ?? {};
  const people = sitters.flatMap((group) => peopleOf(group).map((concept, ordinal) => ({ group, concept, ordinal })));
  const random = createRandom(of.seed ^ hashText('class'));
  const shell = pick(random, ['#2f5f9a', '#b8483c', '#3f8a6a', '#d89a2c', '#4a5560']);
  const size = Math.max(...people.map(({ concept }) => sizeOf(concept)));
  const places = desksFor(people.length);
  const [teacher] = served;
  const isTaught = teacher !== undefined;
  const turn = isTaught ? Math.PI : 0;
  const rows = 1 + Math.max(...places.map(({ row }) => row));
  const at = (place: { readonly aside: number; readonly row: number }): { x: number; z: number } => ({
    x: of.x + place.aside * apart.aside * size,
    z: of.z + place.row * apart.deep * size,
  });
  // The room has no other desks, so that all stand in rows: some behind are empty.
  const empty = isTaught ? [] : emptyPlaces(places, rows);
  for (const place of [...places, ...empty]) {
    const own = createRandom(of.seed ^ hashText(`desk ${place.aside} ${place.row}`));
    things.push({
      ...asThing,
      ...at(place),
      ...{ turn: turn + Math.PI, scale: size, clearing: 0.5, furnishes: true },
      build: (mesh) => {
        standPupilDesk(mesh, own, shell);
        if (own() < 0.55) layOpenBook(mesh, [0.02, 0.735, -0.06], { turn: Math.PI });
      },
    });
  }
  people.forEach(({ group, concept, ordinal }, i) => {
    const place = places[i];
    if (!place) return;
    const { x, z } = at(place);
    const back = behindDesk * size * (isTaught ? -1 : 1);
    things.push({
      ...asThing,
      ...{ x, z: z + back, turn: turn + (random() - 0.5) * 0.3, item: group.index + 1, clearing: 0.5 },
      build: pupil({ group, concept, ordinal }, of.seed, handsOf(i + (of.seed & 1), isTaught)),
    });
  });
  if (teacher) things.push(teacherAt(teacher, { ...of, z: of.z + (rows - 1) * apart.deep * size + toTeacher }));
  return { bottom: 0, height: isTaught ? teacher.tall : partyTall };
}

const sizeOf = ({ size }: Concept): number => Math.min(1, size.height / madeFor);

/** One more row behind, and the free places of the last one. */
function emptyPlaces(
  taken: readonly { readonly aside: number; readonly row: number }[],
  rows: number,
): readonly { readonly aside: number; readonly row: number }[] {
  const offset = Math.abs((taken[0]?.aside ?? 0) % 1);
  const asides = offset > 0.25 ? [-1.5, -0.5, 0.5, 1.5] : [-1, 0, 1];
  return Array.from({ length: rows + 1 }, (_, row) => asides.map((aside) => ({ aside, row })))
    .flat()
    .filter(({ aside, row }) => row > 0 && taken.every((one) => one.row !== row || Math.abs(one.aside - aside) > 0.8));
}

/** What each of them does: writes, reads, thinks, listens; one has an arm up where somebody asks. */
function handsOf(i: number, isTaught: boolean): TableHands {
  const ways: readonly TableHands[] = isTaught
    ? ['raise', 'table', 'move', 'think']
    : ['move', 'table', 'think', 'move'];
  return ways[i % ways.length] ?? 'table';
}

/** Somebody at a desk, a pencil in the hand of who writes. */
function pupil(
  { group, concept, ordinal }: { readonly group: Group; readonly concept: Concept; readonly ordinal: number },
  seed: number,
  hands: TableHands,
): PlacedThing['build'] {
  const random = createRandom(seed ^ hashText(`${concept.id}#${group.index}.${ordinal}`));
  const { holding: _, ...own } = group.look;
  const look: Look = { ...own, ordinal, seated: true, hands };
  const build = builderOf(concept, random, look);
  return (mesh) => {
    mesh.push();
    build(mesh);
    mesh.pop();
    if (hands === 'move') holdPencil(mesh, concept.size.height / 1.85);
  };
}

/** Whoever teaches, at the board, turned to the class and to what is on that. */
function teacherAt(
  group: Group,
  { x, z, seed }: { readonly x: number; readonly z: number; readonly seed: number },
): PlacedThing {
  const random = createRandom(seed ^ hashText(`${group.concept.id}#${group.index}.0`));
  const side = random() < 0.5 ? -1 : 1;
  return {
    ...asThing,
    ...{ x: x + side * 0.35, z, turn: 0.2, item: group.index + 1, clearing: 0.6, isAtBoard: true },
    build: builderOf(group.concept, random, { ...group.look, ordinal: 0 }),
  };
}
