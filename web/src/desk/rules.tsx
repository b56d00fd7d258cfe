import type { DeskRule } from '@loomlight/contract/desk';
import { desk } from '@loomlight/contract/desk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../api/client.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ActSheet } from './act-sheet.tsx';
import { Block } from './block.tsx';
import { rulesQuery } from './desk-queries.ts';
import { Moment } from './moment.tsx';
import { Reviews } from './reviews.tsx';
import { RuleSheet } from './rule-sheet.tsx';

const parts = [
  { value: 'rules', name: 'Rules', Part: RuleList },
  { value: 'reviews', name: 'Reviews', Part: Reviews },
] as const;

/** /desk/rules: words that no prompt may hold, and what waits to be looked at (DESK-26, DESK-31). */
export function Rules() {
  usePageTitle('Rules');
  const [search, setSearch] = useSearchParams();
  const { value: open, Part } = parts.find(({ value }) => value === search.get('show')) ?? parts[0];
  return (
    <>
      <div className="desk-head">
        <h1 className="title-36">Rules</h1>
      </div>
      <div role="group" aria-label="Show" className="desk-acts mb-4">
        {parts.map(({ value, name }) => (
          <Button
            key={value}
            tone={value === open ? 'ink' : 'line'}
            size="sm"
            aria-pressed={value === open}
            onClick={() => setSearch({ show: value })}
          >
            {name}
          </Button>
        ))}
      </div>
      <Part />
    </>
  );
}

function RuleList() {
  const list = useQuery(rulesQuery);
  const [adding, setAdding] = useState(false);
  const [ending, setEnding] = useState<DeskRule>();
  const rules = list.data?.rules ?? [];
  return (
    <Block query={list}>
      {rules.length === 0 && <EmptyState title="No rules yet. Everything is let through." />}
      <ul aria-label="Rules" className="desk-rows">
        {rules.map((rule) => (
          <li key={rule.id}>
            <div>
              <b>{rule.pattern}</b> {rule.action === 'refuse' ? 'is refused' : 'is looked at first'}
              <p className="desk-note">
                {rule.explanation} {rule.hits.toLocaleString('en-US')} met in seven days, made{' '}
                <Moment at={rule.made_at} />
                {rule.ended_at !== null && (
                  <>
                    , ended <Moment at={rule.ended_at} />
                  </>
                )}
              </p>
            </div>
            {rule.ended_at === null && (
              <Button tone="line" size="sm" onClick={() => setEnding(rule)}>
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button tone="line" size="sm" className="mt-4" onClick={() => setAdding(true)}>
        New rule
      </Button>
      {adding && <RuleSheet onClose={() => setAdding(false)} />}
      {ending && (
        <ActSheet
          title="End the rule"
          input={ending.id}
          send={({ words, ...sent }) => call(desk.endRule, { ...sent, params: { id: ending.id }, body: words })}
          onClose={() => setEnding(undefined)}
        />
      )}
    </Block>
  );
}
