import '../../ui/chip.css';
import './search.css';
import { imageStyles } from '@loomlight/contract';
import { searchColours } from '@loomlight/contract/search';
import { useQuery } from '@tanstack/react-query';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import Brush from 'lucide-react/icons/brush';
import Calendar from 'lucide-react/icons/calendar';
import Cpu from 'lucide-react/icons/cpu';
import Lock from 'lucide-react/icons/lock';
import Palette from 'lucide-react/icons/palette';
import Ratio from 'lucide-react/icons/ratio';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Select, type SelectOption } from '../../ui/select.tsx';
import { kinds } from '../gallery/index.ts';
import { ColourDot } from './colour-dot.tsx';
import { countFilters, noFilters, prompts, type Search, shapes, sorts, times } from './search-address.ts';
import { searchStartQuery } from './search-query.ts';

const styles = imageStyles.filter(({ id }) => id !== 'none').map(({ id, name }) => ({ value: id, label: name }));
const colours = searchColours.map(({ id, name }) => ({ value: id, label: name, icon: <ColourDot colour={id} /> }));
const sign = { size: 15, className: 'text-ink-3', 'aria-hidden': true } as const;

/** What narrows a search, as chips that are filled where they are set (KEEP-18). */
export function SearchFilters({ search, change }: { search: Search; change: (part: Partial<Search>) => void }) {
  // The engines of what is there; until they are known, and where there is one, nothing is to choose.
  const { data: start } = useQuery(searchStartQuery);
  const engines = [...new Set([...(start?.engines ?? []), ...(search.engine === undefined ? [] : [search.engine])])];
  const set = countFilters(search);
  return (
    <div role="group" aria-label="Filters" className="search-filters">
      <Segmented
        label="Show"
        small
        value={search.kinds}
        options={kinds}
        // Images alone have a style.
        onChange={(shown) => change({ kinds: shown, ...(shown === 'video' && { style: undefined }) })}
      />
      <Filter
        {...{ label: 'Shape', any: 'Any shape', options: shapes, value: search.shape, icon: <Ratio {...sign} /> }}
        onChange={(shape) => change({ shape })}
      />
      <Filter
        {...{ label: 'Style', any: 'Any style', options: styles, value: search.style, icon: <Brush {...sign} /> }}
        onChange={(style) => change({ style, ...(search.kinds === 'video' && { kinds: 'all' }) })}
      />
      <Filter
        {...{ label: 'Colour', any: 'Any colour', options: colours, value: search.colour }}
        icon={search.colour ? <ColourDot colour={search.colour} /> : <Palette {...sign} />}
        onChange={(colour) => change({ colour })}
      />
      {(engines.length > 1 || search.engine !== undefined) && (
        <Filter
          {...{ label: 'Engine', any: 'Any engine', value: search.engine, icon: <Cpu {...sign} /> }}
          options={engines.map((engine) => ({ value: engine, label: engine }))}
          onChange={(engine) => change({ engine })}
        />
      )}
      <Filter
        {...{ label: 'Time', any: 'Any time', options: times, value: search.time, icon: <Calendar {...sign} /> }}
        onChange={(time) => change({ time })}
      />
      <Filter
        {...{ label: 'Prompt', any: 'Any prompt', options: prompts, value: search.prompt, icon: <Lock {...sign} /> }}
        onChange={(prompt) => change({ prompt })}
      />
      {set > 0 && (
        <Button tone="quiet" size="sm" onClick={() => change({ ...noFilters, kinds: 'all' })}>
          {set === 1 ? 'Clear 1 filter' : `Clear ${set} filters`}
        </Button>
      )}
      <div className="ml-auto max-sm:ml-0">
        <Select
          label="Sort"
          className="filter-chip"
          icon={<ArrowUpDown {...sign} />}
          value={search.sort}
          options={sorts}
          onChange={(sort) => change({ sort })}
        />
      </div>
    </div>
  );
}

const anyValue = 'any';

function Filter<V extends string>(props: {
  label: string;
  /** What stands for none. */
  any: string;
  options: readonly SelectOption<V>[];
  value: V | undefined;
  icon: ReactNode;
  onChange: (value: V | undefined) => void;
}) {
  const { label, any, options, value, icon, onChange } = props;
  const chosen = options.find((option) => option.value === value);
  return (
    <Select<V | typeof anyValue>
      label={chosen ? `${label}: ${chosen.label}` : label}
      className={chosen ? 'filter-chip filter-set' : 'filter-chip'}
      icon={icon}
      value={value ?? anyValue}
      options={[{ value: anyValue, label: any }, ...options]}
      onChange={(next) => onChange(next === anyValue ? undefined : next)}
    >
      {chosen?.label ?? label}
    </Select>
  );
}
