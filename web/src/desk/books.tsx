import { desk, monthTables } from '@loomlight/contract/desk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, callForBytes } from '../api/client.ts';
import { errorText } from '../api/error-words.ts';
import { saveBlob } from '../lib/download.ts';
import { Button } from '../ui/button.tsx';
import { FormAlert } from '../ui/form-alert.tsx';
import { TextField } from '../ui/text-field.tsx';
import { Block } from './block.tsx';
import { booksQuery, deskKey } from './desk-queries.ts';
import { Moment } from './moment.tsx';
import { useConfirm } from './use-confirm.tsx';

const tableNames = { summary: 'Summary', entries: 'Entries', orders: 'Orders' } as const;

/** How the books were found, and a month of them as a table (DESK-52, DESK-53). */
export function Books() {
  const client = useQueryClient();
  const found = useQuery(booksQuery);
  const verify = useMutation({
    mutationFn: () => call(desk.verifyBooks),
    onSuccess: () => client.invalidateQueries({ queryKey: deskKey }),
  });
  const { checks = [], found_right_at: rightAt } = found.data ?? {};
  return (
    <Block query={found}>
      <p className="my-3">
        {rightAt ? (
          <>
            The hourly check found everything right <Moment at={rightAt} />.
          </>
        ) : (
          'The hourly check was not made yet, or found something.'
        )}
      </p>
      <Button tone="line" size="sm" loading={verify.isPending} onClick={() => verify.mutate()}>
        Check everything now
      </Button>
      {verify.isError && <FormAlert tone="bad">{errorText(verify.error)}</FormAlert>}
      {verify.data && !verify.data.balanced && (
        <FormAlert tone="bad">
          {verify.data.lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </FormAlert>
      )}
      <ul aria-label="Checks" className="desk-rows mt-4">
        {checks.map(({ id, at, users, entries, violations }) => (
          <li key={id}>
            <span>
              Checked <Moment at={at} />: {users.toLocaleString('en-US')} accounts, {entries.toLocaleString('en-US')}{' '}
              entries,{' '}
              <b className={violations > 0 ? 'desk-late' : undefined}>
                {violations === 0 ? 'all balanced' : `${violations} broken`}
              </b>
            </span>
          </li>
        ))}
      </ul>
      <MonthTables />
    </Block>
  );
}

function MonthTables() {
  const { confirmed, question } = useConfirm();
  const [month, setMonth] = useState(() => new Date().toISOString().slice(0, 7));
  const [problem, setProblem] = useState<string>();
  const save = async (kind: (typeof monthTables)[number]): Promise<void> => {
    setProblem(undefined);
    try {
      const bytes = await confirmed(() => callForBytes(desk.exportMonth, { query: { kind, month } }));
      if (bytes) saveBlob(bytes, `loomlight-${kind}-${month}`, 'csv');
    } catch (error) {
      setProblem(errorText(error));
    }
  };
  return (
    <section aria-label="A month as a table" className="desk-block">
      <h2 className="title-20">A month as a table</h2>
      <div className="desk-narrow my-3">
        <TextField
          label="Month"
          help="In UTC, such as 2026-01."
          value={month}
          maxLength={7}
          onChange={({ target }) => setMonth(target.value)}
        />
      </div>
      <div className="desk-acts">
        {monthTables.map((kind) => (
          <Button key={kind} tone="line" size="sm" onClick={() => void save(kind)}>
            {tableNames[kind]}
          </Button>
        ))}
      </div>
      {problem !== undefined && <FormAlert tone="bad">{problem}</FormAlert>}
      {question}
    </section>
  );
}
