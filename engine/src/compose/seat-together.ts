import { worksiteWide } from './build-around.ts';
import type { Group } from './group.ts';
import { peopleOf } from './party.ts';
import type { Party } from './planned-item.ts';
import { partyTall, partyWide } from './seat-party.ts';
import { classWide } from './seat-class.ts';
import { ringWide } from './sit-around.ts';

/** Puts those who sit at a table together in the place of the first of them, who takes as much room as all. */
export function seatTogether(groups: Group[], { at: where, sitters, served }: Party): Group | undefined {
  const at = (indices: readonly number[]): readonly Group[] => indices.flatMap((i) => groups[i] ?? []);
  const [first] = at(sitters);
  if (!first) return undefined;
  const people = at(sitters).reduce((sum, group) => sum + peopleOf(group).length, 0);
  const party = { at: where, sitters: at(sitters), served: at(served) };
  const [work] = party.served;
  const built = where === 'work' ? work : undefined;
  const host: Group = {
    ...first,
    party,
    count: 1,
    wide: built
      ? worksiteWide(built)
      : where === 'table'
        ? partyWide(people)
        : where === 'desks'
          ? classWide(people)
          : ringWide,
    tall: partyTall,
  };
  groups[first.index] = host;
  return host;
}

/** Whether it is at the table of a host, or on it. */
export const isOfParty = (group: Group, { party, index }: Group): boolean =>
  group.index !== index && [...(party?.sitters ?? []), ...(party?.served ?? [])].includes(group);
