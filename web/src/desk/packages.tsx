import { countCredits, formatMoney } from '@loomlight/contract';
import { desk, type DeskPackage, type PackageChange } from '@loomlight/contract/desk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { Button } from '../ui/button.tsx';
import { ActSheet } from './act-sheet.tsx';
import { Block } from './block.tsx';
import { packagesQuery } from './desk-queries.ts';
import { PackageSheet } from './package-sheet.tsx';

const none: DeskPackage = {
  ...{ id: '', name: '', description: '', credits: 0, price_cents: 0, currency: 'usd', is_active: true },
};

/** Packages of credits as buyers see them, each with what becomes of it next (DESK-51). */
export function Packages() {
  const list = useQuery(packagesQuery);
  const [changing, setChanging] = useState<DeskPackage>();
  const [cancelling, setCancelling] = useState<PackageChange>();
  const { packages = [], coming = [] } = list.data ?? {};
  const unborn = coming.filter((change) => !packages.some(({ id }) => id === change.package_id));
  return (
    <Block query={list}>
      <ul aria-label="Packages" className="desk-rows">
        {packages.map((pack) => (
          <li key={pack.id}>
            <div>
              <b>{pack.name}</b> {wordsOf(pack)}
              <p className="desk-note">
                {pack.id}
                {!pack.is_active && ', not on offer'}
                {pack.description !== '' && `, ${pack.description}`}
              </p>
              <Coming changes={coming.filter((change) => change.package_id === pack.id)} onCancel={setCancelling} />
            </div>
            <Button tone="line" size="sm" onClick={() => setChanging(pack)}>
              Change {pack.name}
            </Button>
          </li>
        ))}
      </ul>
      {unborn.length > 0 && (
        <section aria-label="New packages" className="desk-block">
          <h2 className="title-20">New packages</h2>
          <Coming changes={unborn} onCancel={setCancelling} />
        </section>
      )}
      <Button tone="line" size="sm" className="mt-4" onClick={() => setChanging(none)}>
        New package
      </Button>
      {changing && <PackageSheet pack={changing} onClose={() => setChanging(undefined)} />}
      {cancelling && (
        <ActSheet
          title="Cancel the change"
          input={cancelling.id}
          send={({ words, ...sent }) =>
            call(desk.cancelPackageChange, { ...sent, params: { id: cancelling.id }, body: words })
          }
          onClose={() => setCancelling(undefined)}
        />
      )}
    </Block>
  );
}

function wordsOf({ credits, price_cents: cents, currency }: Omit<DeskPackage, 'id'>): string {
  return `${countCredits(credits)} for ${formatMoney(cents, currency)}`;
}

function Coming({
  changes,
  onCancel,
}: {
  changes: readonly PackageChange[];
  onCancel: (change: PackageChange) => void;
}) {
  return changes.map((change) => (
    <p key={change.id} className="mt-2 flex flex-wrap items-center gap-2 text-13">
      <span>
        From <time dateTime={change.effective_at}>{change.effective_at.slice(0, 16).replace('T', ' ')} UTC</time> on:{' '}
        {change.name}, {wordsOf(change)}
        {!change.is_active && ', not on offer'}
      </span>
      <Button tone="line" size="sm" onClick={() => onCancel(change)}>
        Cancel this change
      </Button>
    </p>
  ));
}
