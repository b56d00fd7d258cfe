import type { ReplyOf } from '@loomlight/contract';
import { type desk, type PersonDecision, strikeProposal } from '@loomlight/contract/desk';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { ActMenu } from './act-menu.tsx';
import { AuditEntries } from './audit-entries.tsx';
import { Block } from './block.tsx';
import { Choices } from './choices.tsx';
import { deskPaths } from './desk-paths.ts';
import { auditQuery, ledgerQuery, personQuery } from './desk-queries.ts';
import { countStrikes, decisionName } from './desk-words.ts';
import { LiftSheet } from './lift-sheet.tsx';
import { Moment } from './moment.tsx';
import { Notes } from './notes.tsx';
import { Orders } from './orders.tsx';
import { type PersonAct, PersonActSheet } from './person-acts.tsx';
import { PersonItems } from './person-items.tsx';
import { PersonReports } from './person-reports.tsx';
import { ShowMore } from './show-more.tsx';

const tabs = [
  { value: 'ledger', name: 'Ledger' },
  { value: 'items', name: 'Items' },
  { value: 'orders', name: 'Orders' },
  { value: 'reports', name: 'Reports' },
  { value: 'notes', name: 'Notes' },
  { value: 'history', name: 'History' },
] as const;
type TabName = (typeof tabs)[number]['value'];

/** One person: who, how much, what can be done, and, a tab each, what they have and what was done (DESK-100). */
export function Person({ id, q }: { id: string; q: string }) {
  const person = useQuery(personQuery(id));
  const [search, setSearch] = useSearchParams();
  const open = tabs.find(({ value }) => value === search.get('tab'))?.value ?? 'ledger';
  return (
    <article aria-label="Person" className="desk-panel">
      <Link to={deskPaths.people(q)} className="icon-btn desk-close" aria-label="Close">
        <X size={18} strokeWidth={1.5} />
      </Link>
      <Block query={person}>{person.data && <PersonHead person={person.data} />}</Block>
      {(person.data?.decisions.length ?? 0) > 0 && <Decisions decisions={person.data?.decisions ?? []} />}
      <section aria-label={nameOf(open)} className="desk-block">
        <Choices
          label="About this person"
          value={open}
          choices={tabs}
          onChange={(tab) => setSearch({ ...Object.fromEntries(search), tab })}
        />
        <Tab name={open} id={id} hasLeft={person.data?.state === 'left'} />
      </section>
    </article>
  );
}

function nameOf(tab: TabName): string {
  return tabs.find(({ value }) => value === tab)?.name ?? tab;
}

function Tab({ name, id, hasLeft }: { name: TabName; id: string; hasLeft: boolean }) {
  switch (name) {
    case 'ledger':
      return <Ledger id={id} />;
    case 'items':
      return <PersonItems id={id} />;
    case 'orders':
      return <Orders person={id} />;
    case 'reports':
      return <PersonReports id={id} />;
    case 'notes':
      return hasLeft ? <p className="desk-note">Notes went with the account.</p> : <Notes id={id} />;
    case 'history':
      return <History id={id} />;
    default:
      return name satisfies never;
  }
}

function Ledger({ id }: { id: string }) {
  const ledger = useInfiniteQuery(ledgerQuery(id));
  const entries = ledger.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <Block query={ledger}>
      {entries.length === 0 && <p className="desk-note">Nothing has moved yet.</p>}
      <ul className="desk-rows">
        {entries.map((entry) => (
          <li key={entry.id}>
            <span>
              {entry.description}
              <span className="desk-note">
                {' '}
                <Moment at={entry.at} />
              </span>
            </span>
            <span className="num">
              {entry.amount > 0 ? `+${entry.amount}` : entry.amount}{' '}
              <span className="desk-note">= {entry.balance_after}</span>
            </span>
          </li>
        ))}
      </ul>
      <ShowMore of={ledger} className="mt-3" />
    </Block>
  );
}

/** What administrators did with this person. */
function History({ id }: { id: string }) {
  const history = useInfiniteQuery(auditQuery({ action: '', subject: id }));
  return (
    <Block query={history}>
      <AuditEntries entries={history.data?.pages.flatMap((page) => page.entries) ?? []} />
      <ShowMore of={history} className="mt-3" />
    </Block>
  );
}

function PersonHead({ person }: { person: ReplyOf<typeof desk.person> }) {
  const [act, setAct] = useState<PersonAct>();
  const figures = [
    ['Credits', person.credits],
    ['Held', person.credits_held],
    ['Owed', person.credits_owed],
    ['Items', person.items],
    ['Devices', person.devices],
    ['Strikes', person.strikes],
  ] as const;
  const acts: readonly PersonAct[] = [
    'credits',
    person.role === 'admin' ? 'lower' : 'promote',
    'signOut',
    ...(person.state === 'inactive' ? [] : (['resetMail'] as const)),
    ...(person.state === 'unverified' ? (['verifyEmail'] as const) : []),
    'export',
    ...(person.role === 'admin' ? [] : (['mute', 'suspend', 'clearProfile'] as const)),
    ...(person.state === 'inactive' || person.state === 'suspended' ? (['reactivate'] as const) : []),
    ...(person.state === 'inactive' ? [] : (['deactivate'] as const)),
    ...(person.role === 'admin' ? [] : (['delete'] as const)),
  ];
  return (
    <>
      <h2 className="title-26">{person.username}</h2>
      <p className="desk-note">
        {person.full_name !== null && (
          <>
            <bdi>{person.full_name}</bdi>,{' '}
          </>
        )}
        {person.email}, {person.role === 'admin' ? 'administrator, ' : ''}
        {person.state === 'active' && person.muted_until !== null ? 'muted' : person.state}, joined{' '}
        <Moment at={person.joined_at} />
        {person.state !== 'left' && (
          <>
            {', '}
            <Link to={paths.profile(person.username)}>profile</Link>
          </>
        )}
      </p>
      <dl className="desk-figures mt-4">
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure.toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
      {person.strikes > 0 && (
        <p className="desk-soon mt-4">
          {countStrikes(person.strikes)}: {strikeProposal(person.strikes)} is proposed.
        </p>
      )}
      {person.suspended_until !== null && <Until words="Suspended" at={person.suspended_until} />}
      {person.muted_until !== null && <Until words="Muted" at={person.muted_until} />}
      {person.state === 'left' ? (
        <p className="desk-note mt-4">This person has left. The books stay.</p>
      ) : (
        <ActMenu of={person.username} acts={acts} names={actNames} onAct={setAct} />
      )}
      {act && <PersonActSheet act={act} title={actNames[act]} id={person.id} onClose={() => setAct(undefined)} />}
    </>
  );
}

function Until({ words, at }: { words: string; at: string }) {
  return (
    <p className="desk-soon mt-4">
      {words} until <time dateTime={at}>{`${at.slice(0, 16).replace('T', ' ')} UTC`}</time>
    </p>
  );
}

/** What was decided about somebody, each of which can be taken back as long as it stands. */
function Decisions({ decisions }: { decisions: readonly PersonDecision[] }) {
  const [lifting, setLifting] = useState<string>();
  return (
    <section aria-label="Decisions" className="desk-block">
      <h3 className="title-20">Decisions</h3>
      <ul className="desk-rows">
        {decisions.map((decision) => (
          <li key={decision.id}>
            <span>
              {decisionName(decision.action)}
              <span className="desk-note">
                {' '}
                <Moment at={decision.decided_at} />
                {decision.until !== null && `, until ${decision.until.slice(0, 10)}`}
                {decision.is_automated && ', automated'}
                {decision.is_reversed && ', taken back'}
                {decision.strike_until !== null && `, a strike until ${decision.strike_until.slice(0, 10)}`}
              </span>
            </span>
            {stands(decision) && (
              <Button tone="line" size="sm" onClick={() => setLifting(decision.id)}>
                Take back
              </Button>
            )}
          </li>
        ))}
      </ul>
      {lifting !== undefined && <LiftSheet id={lifting} onClose={() => setLifting(undefined)} />}
    </section>
  );
}

function stands({ is_reversed: isReversed, until }: PersonDecision, now = Date.now()): boolean {
  return !isReversed && (until === null || Date.parse(until) > now);
}

const actNames: Readonly<Record<PersonAct, string>> = {
  credits: 'Change credits',
  promote: 'Make administrator',
  lower: 'Make member',
  signOut: 'Sign out everywhere',
  resetMail: 'Send reset mail',
  verifyEmail: 'Send verification mail',
  export: 'Copy of their data',
  mute: 'Mute',
  suspend: 'Suspend',
  clearProfile: 'Clear the profile',
  delete: 'Delete the account',
  deactivate: 'Deactivate',
  reactivate: 'Reactivate',
};
