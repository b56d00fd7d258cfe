import { countCredits, formatMoney } from '@loomlight/contract';
import type { CreditsDay, DeskSeller, MoneyDay, MoneySum } from '@loomlight/contract/desk';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { EmptyState } from '../ui/empty-state.tsx';
import { Block } from './block.tsx';
import { Choices } from './choices.tsx';
import { deskPaths } from './desk-paths.ts';
import { liabilitiesQuery, summaryQuery } from './desk-queries.ts';
import { Moment } from './moment.tsx';
import { creditColumns, spans } from './sum-spans.ts';

/** What trade comes to by day (DESK-120), and what is owed to people (DESK-121); each by itself. */
export function Sums() {
  return (
    <>
      <Trade />
      <section aria-labelledby="desk-owed" className="desk-block">
        <h2 id="desk-owed" className="title-20">
          Owed to people
        </h2>
        <Liabilities />
      </section>
    </>
  );
}

function Trade() {
  const [search, setSearch] = useSearchParams();
  const set = (name: string, value: string): void =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      after.set(name, value);
      return after;
    });
  const time = spans.find(({ value }) => value === search.get('time'))?.value ?? 'month';
  const list = useQuery(summaryQuery(time));
  const { money = [], money_total: totals = [], credits = [], sellers = [] } = list.data ?? {};
  const total = totals.find(({ currency }) => currency === search.get('currency')) ?? totals[0];
  return (
    <>
      <Choices label="Time" value={time} choices={spans} onChange={(value) => set('time', value)} />
      <Block query={list}>
        {totals.length > 1 && (
          <Choices
            label="Currency"
            value={total?.currency ?? ''}
            choices={totals.map(({ currency }) => ({ value: currency, name: currency.toUpperCase() }))}
            onChange={(value) => set('currency', value)}
          />
        )}
        {!total && credits.length === 0 && <EmptyState title="Nothing in this time." />}
        {total && <Money total={total} days={money.filter(({ currency }) => currency === total.currency)} />}
        {credits.length > 0 && <Credits credits={credits} />}
        {sellers.length > 0 && <Sellers sellers={sellers} />}
        {(total || credits.length > 0) && (
          <p className="desk-note my-3">Days of UTC; those without anything are left out.</p>
        )}
      </Block>
    </>
  );
}

function Money({ total, days }: { total: MoneySum; days: readonly MoneyDay[] }) {
  const inWords = (cents: number): string => formatMoney(cents, total.currency);
  const most = Math.max(...days.map(({ paid_cents: paid }) => paid));
  const width = (cents: number): string => `${most > 0 ? (Math.max(0, cents) * 100) / most : 0}%`;
  return (
    <section aria-label="Money" className="desk-block">
      <h2 className="title-20">Money</h2>
      <Figures
        figures={[
          ['Paid', inWords(total.paid_cents), `${total.orders.toLocaleString('en-US')} orders`],
          ['Given back', inWords(total.refunded_cents)],
          ['Lost to banks', inWords(total.lost_cents), `${inWords(total.disputed_cents)} not decided yet`],
          ['Left', inWords(total.net_cents)],
        ]}
      />
      <p className="desk-note my-3">
        What went back counts on the day of its payment. A bar is what was paid on a day beside the day with most; its
        full part is what is left of it.
      </p>
      <DayTable
        name="Money by day"
        columns={['Orders', 'Paid', 'Given back', 'Lost', 'Left']}
        rows={days.toReversed().map((day) => ({
          day: day.day,
          cells: [
            day.orders.toLocaleString('en-US'),
            inWords(day.paid_cents),
            inWords(day.refunded_cents),
            inWords(day.lost_cents),
            inWords(day.net_cents),
          ],
          bar: (
            <span aria-hidden="true" className="desk-bar" style={{ width: width(day.paid_cents) }}>
              <span style={{ width: day.paid_cents > 0 ? `${(day.net_cents * 100) / day.paid_cents}%` : '0%' }} />
            </span>
          ),
        }))}
      />
    </section>
  );
}

function Credits({ credits }: { credits: readonly CreditsDay[] }) {
  const cellsOf = (rows: readonly CreditsDay[]): string[] =>
    creditColumns.map(({ sum }) => sum(rows).toLocaleString('en-US'));
  const days = [...new Set(credits.map(({ day }) => day))].toReversed();
  const names = creditColumns.map(({ name }) => name);
  return (
    <section aria-label="Credits" className="desk-block">
      <h2 className="title-20">Credits</h2>
      <Figures figures={cellsOf(credits).map((text, index) => [names[index] ?? '', text] as const)} />
      <DayTable
        name="Credits by day"
        columns={names}
        rows={days.map((day) => ({ day, cells: cellsOf(credits.filter((row) => row.day === day)) }))}
      />
    </section>
  );
}

function Figures({ figures }: { figures: readonly (readonly [name: string, text: string, note?: string])[] }) {
  return (
    <dl className="desk-figures">
      {figures.map(([name, text, note]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {text}
            {note !== undefined && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface DayRow {
  readonly day: string;
  readonly cells: readonly string[];
  readonly bar?: ReactNode;
}

/** Days as rows, the newest first; cards where there is no room for a row. */
function DayTable({ name, columns, rows }: { name: string; columns: readonly string[]; rows: readonly DayRow[] }) {
  return (
    <table aria-label={name} className="desk-days">
      <thead>
        <tr>
          <th scope="col">Day</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ day, cells, bar }) => (
          <tr key={day}>
            <th scope="row">
              {day}
              {bar}
            </th>
            {columns.map((column, index) => (
              <td key={column}>
                <span className="desk-cell-name">{column}</span>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sellers({ sellers }: { sellers: readonly DeskSeller[] }) {
  return (
    <section aria-labelledby="desk-sellers" className="desk-block">
      <h2 id="desk-sellers" className="title-20">
        Sellers
      </h2>
      <ol aria-label="Sellers" className="desk-rows">
        {sellers.map(({ user_id: id, username, sold, earned, returned, income }) => (
          <li key={id}>
            <div>
              {username === null ? 'Somebody who has left' : <Link to={deskPaths.person(id)}>{username}</Link>}
              <p className="desk-note">
                {sold.toLocaleString('en-US')} sold for {countCredits(earned)}
                {returned !== 0 && `, ${returned.toLocaleString('en-US')} of them went back`}
              </p>
            </div>
            <b>{countCredits(income)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Liabilities() {
  const found = useQuery(liabilitiesQuery);
  const count = (credits: number): string => credits.toLocaleString('en-US');
  const held = found.data;
  return (
    <Block query={found}>
      {held && (
        <>
          <Figures
            figures={[
              ['Credits with people', count(held.outstanding)],
              ['Free', count(held.free)],
              ['Held', count(held.held)],
              ['Owed by people', count(held.owed)],
              ['Dormant', count(held.dormant), 'nothing seen for a year'],
              ['Of who has left', count(held.left)],
            ]}
          />
          {held.worth.length === 0 && <p className="my-3">No credits were sold within a year: they have no price.</p>}
          {held.worth.map(({ currency, sold_credits: credits, sold_cents: cents, value_cents: value }) => (
            <p key={currency} className="my-3">
              Worth <b>{formatMoney(value, currency)}</b> at what was paid within a year: {formatMoney(cents, currency)}{' '}
              for {countCredits(credits)}.
            </p>
          ))}
          <p className="desk-note">
            Counted <Moment at={held.at} />, once a minute at most.
          </p>
        </>
      )}
    </Block>
  );
}
