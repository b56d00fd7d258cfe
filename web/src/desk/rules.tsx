import type { DeskRule } from '@loomlight/contract/desk';
import { desk } from '@loomlight/contract/desk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ActSheet } from './act-sheet.tsx';
import { Block } from './block.tsx';
import { Classifier } from './classifier.tsx';
import { rulesQuery } from './desk-queries.ts';
import { categoryName, scopeNames } from './desk-words.ts';
import { Moment } from './moment.tsx';
import { Parts } from './parts.tsx';
import { Objections } from './objections.tsx';
import { Reviews } from './reviews.tsx';
import { noWish, RuleSheet, type RuleWish, wishOf } from './rule-sheet.tsx';
import { Strikes } from './strikes.tsx';

const parts = [
  { value: 'rules', name: 'Rules', Part: RuleList },
  { value: 'reviews', name: 'Reviews', Part: ReviewsAndObjections },
  { value: 'classifier', name: 'Classifier', Part: Classifier },
  { value: 'strikes', name: 'Strikes', Part: Strikes },
] as const;

/** /desk/rules: words that no prompt, name or bio may hold, what waits to be looked at, the classifier, and what was counted (DESK-26, DESK-31, DESK-116, DESK-135). */
export const Rules = () => <Parts title="Rules" parts={parts} />;

function ReviewsAndObjections() {
  return (
    <>
      <Reviews />
      <Objections />
    </>
  );
}

function RuleList() {
  const list = useQuery(rulesQuery);
  const [adding, setAdding] = useState<RuleWish>();
  const [ending, setEnding] = useState<DeskRule>();
  const rules = list.data?.rules ?? [];
  const add = (
    <Button tone="line" size="sm" onClick={() => setAdding(noWish)}>
      New rule
    </Button>
  );
  return (
    <Block query={list}>
      {rules.length === 0 && <EmptyState title="No rules yet. Everything is let through.">{add}</EmptyState>}
      <ul aria-label="Rules" className="desk-rows">
        {rules.map((rule) => (
          <li key={rule.id}>
            <div>
              <b>
                {rule.pattern}
                {rule.is_beginning && '…'}
              </b>{' '}
              {rule.action === 'refuse' ? 'is refused' : 'is looked at first'} in{' '}
              {rule.scopes.map((scope) => scopeNames[scope].toLowerCase()).join(', ')}
              <p className="desk-note">
                {rule.explanation} {categoryName(rule.category)}. {rule.hits.toLocaleString('en-US')} met in seven days,
                {!rule.counts && ' counts for no proposal,'} made <Moment at={rule.made_at} />
                {rule.ended_at !== null && (
                  <>
                    , ended <Moment at={rule.ended_at} />
                  </>
                )}
              </p>
              {rule.note !== '' && <p className="desk-note whitespace-pre-line">For the desk: {rule.note}</p>}
            </div>
            {rule.ended_at === null ? (
              <Button tone="line" size="sm" onClick={() => setEnding(rule)}>
                End
              </Button>
            ) : (
              <Button tone="line" size="sm" onClick={() => setAdding(wishOf(rule))}>
                Use again
              </Button>
            )}
          </li>
        ))}
      </ul>
      {rules.length > 0 && <div className="mt-4">{add}</div>}
      {adding && <RuleSheet wish={adding} onClose={() => setAdding(undefined)} />}
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
