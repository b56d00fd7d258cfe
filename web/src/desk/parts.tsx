import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { usePageTitle } from '../lib/use-page-title.ts';
import { Choices } from './choices.tsx';

/** A section of the desk that has several parts: its title, a button for each, and the one that the address names, or the first. */
export function Parts({ title, parts }: { title: string; parts: readonly [Part, ...Part[]] }) {
  usePageTitle(title);
  const [search, setSearch] = useSearchParams();
  const { value: open, Part } = parts.find(({ value }) => value === search.get('show')) ?? parts[0];
  return (
    <>
      <div className="desk-head">
        <h1 className="title-36">{title}</h1>
      </div>
      <Choices label="Show" value={open} choices={parts} onChange={(show) => setSearch({ show })} />
      <Part />
    </>
  );
}

interface Part {
  /** As the address names it. */
  readonly value: string;
  readonly name: string;
  readonly Part: ComponentType;
}
