import '../ui/text-field.css';
import type { Waiting } from '@loomlight/contract/desk';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, Route, Routes, useLocation, useNavigate } from 'react-router';
import { Approvals } from './approvals.tsx';
import { AuditList } from './audit-list.tsx';
import { adoptDeskStyle } from './desk-style.ts';
import { deskPaths } from './desk-paths.ts';
import { nowQuery } from './desk-queries.ts';
import { Engines } from './engines.tsx';
import { Money } from './money.tsx';
import { Overview } from './overview.tsx';
import { People } from './people.tsx';
import { Reports } from './reports.tsx';
import { Rules } from './rules.tsx';
import { Site } from './site.tsx';

// Once, when the script comes.
adoptDeskStyle();

const sections = [
  { name: 'Overview', to: deskPaths.overview() },
  { name: 'Reports', to: deskPaths.reports() },
  { name: 'Rules', to: deskPaths.rules() },
  { name: 'People', to: deskPaths.people() },
  { name: 'Money', to: deskPaths.money() },
  { name: 'Engines', to: deskPaths.engines() },
  { name: 'Site', to: deskPaths.site() },
  { name: 'Approvals', to: deskPaths.approvals() },
  { name: 'Audit', to: deskPaths.audit() },
] as const;

/** The operator's desk: a rail of its sections, on a phone a field with them, and the one that is open. */
export function Desk() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const things = useQuery(nowQuery).data?.waiting ?? [];
  const countOf = (...kinds: readonly Waiting['kind'][]) =>
    things.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { count }) => sum + count, 0);
  const waiting: Readonly<Record<string, number>> = {
    Approvals: countOf('approval'),
    Money: countOf('payment', 'dispute', 'signal'),
    People: countOf('bonus'),
    Rules: countOf('review', 'objection'),
    Reports: countOf('report', 'appeal'),
  };
  const open =
    sections.find(({ name, to }) => (name === 'Overview' ? pathname === to : pathname.startsWith(to)))?.to ??
    deskPaths.overview();
  return (
    <div className="desk">
      <div className="desk-section">
        <select
          className="input desk-select"
          aria-label="Section"
          value={open}
          onChange={({ target }) => void navigate(target.value)}
        >
          {sections.map(({ name, to }) => (
            <option key={to} value={to}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <nav aria-label="Desk" className="desk-rail">
        {sections.map(({ name, to }) => (
          <Link key={to} to={to} aria-current={to === open ? 'page' : undefined}>
            {name}
            {(waiting[name] ?? 0) > 0 && <span className="desk-count">{waiting[name]}</span>}
          </Link>
        ))}
      </nav>
      <div className="desk-main">
        <Routes>
          <Route index element={<Overview />} />
          <Route path="reports/:id?" element={<Reports />} />
          <Route path="rules" element={<Rules />} />
          <Route path="people/:id?" element={<People />} />
          <Route path="money" element={<Money />} />
          <Route path="engines" element={<Engines />} />
          <Route path="site" element={<Site />} />
          <Route path="approvals" element={<Approvals />} />
          <Route path="audit" element={<AuditList />} />
          <Route path="*" element={<Navigate to={deskPaths.overview()} replace />} />
        </Routes>
      </div>
    </div>
  );
}
