import { useParams, useSearchParams } from 'react-router';
import { ReportForm, ReportStatus, StatementView } from '../features/report/index.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { useMailedToken } from './use-mailed-token.ts';

/**
 * /report and /report/{number}: report what is against the law, and see what came of it; /statement/{id}: why something was restricted, and the way
 * to appeal (DESK-2, DESK-17). One page for all three, since each more of them weighs on the first visit.
 */
export function ReportPage() {
  const { number, id } = useParams();
  const [search] = useSearchParams();
  const key = useMailedToken('key');
  const title =
    id !== undefined ? 'Statement of reasons' : number === undefined ? 'Report a legal problem' : `Report ${number}`;
  usePageTitle(title);
  return (
    <div className="mx-auto w-full max-w-[640px] px-(--page) pt-10 pb-16 max-sm:pt-5">
      <h1 className="title-36 [overflow-wrap:anywhere]">{title}</h1>
      {id !== undefined && <StatementView id={id} statementKey={key} />}
      {number !== undefined && <ReportStatus number={number} reportKey={key} />}
      {id === undefined && number === undefined && (
        <>
          <p className="mt-2 text-15 text-pretty text-ink-3">
            For what is against the law, or breaks your rights. A person looks at it, and you are told what was decided.
          </p>
          <ReportForm about={search.get('about')} />
        </>
      )}
    </div>
  );
}
