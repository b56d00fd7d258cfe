import { desk } from '@loomlight/contract/desk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { callForBytes } from '../api/client.ts';
import { errorText } from '../api/error-words.ts';
import { saveBlob } from '../lib/download.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.ts';
import { AuditEntries } from './audit-entries.tsx';
import { Block } from './block.tsx';
import { auditQuery, auditWords, type AuditWish } from './desk-queries.ts';

/** /desk/audit: what administrators did, with filters in the address, and as a table (DESK-43). */
export function AuditList() {
  usePageTitle('Audit');
  const [search, setSearch] = useSearchParams();
  const wish: AuditWish = { action: search.get('action') ?? '', subject: search.get('subject') ?? '' };
  const list = useInfiniteQuery(auditQuery(wish));
  const [saving, setSaving] = useState(false);
  const save = async (): Promise<void> => {
    setSaving(true);
    try {
      saveBlob(await callForBytes(desk.auditTable, { query: auditWords(wish) }), 'loomlight-audit', 'csv');
    } catch (error) {
      toast.error(errorText(error));
    }
    setSaving(false);
  };
  return (
    <>
      <div className="desk-head">
        <h1 className="title-36">Audit</h1>
        <Button tone="line" size="sm" loading={saving} onClick={() => void save()}>
          Save as CSV
        </Button>
      </div>
      <form
        role="search"
        className="desk-filters"
        onSubmit={(event) => {
          event.preventDefault();
          const fields = new FormData(event.currentTarget);
          const word = (name: string) => {
            const value = fields.get(name);
            return typeof value === 'string' ? value.trim() : '';
          };
          setSearch(auditWords({ action: word('action'), subject: word('subject') }));
        }}
      >
        <TextField
          key={`a ${wish.action}`}
          label="Act"
          name="action"
          defaultValue={wish.action}
          placeholder="people."
        />
        <TextField key={`s ${wish.subject}`} label="On" name="subject" defaultValue={wish.subject} placeholder="Id" />
        <Button type="submit" tone="line">
          Show
        </Button>
      </form>
      <Block query={list}>
        <AuditEntries entries={list.data?.pages.flatMap((page) => page.entries) ?? []} />
        {list.hasNextPage && (
          <Button tone="line" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Older entries
          </Button>
        )}
      </Block>
    </>
  );
}
