import { applyDueChanges, listComingChanges, type PackageChangeRow } from './package-changes.store.ts';
import type { PaymentsContext } from './payments.context.ts';
import { listAllPackages, type PackageRow } from './payments.store.ts';

/** Every package as it is now, with the changes that are still to come; a new one may have changes alone. */
export async function listPackagesForDesk(ctx: Pick<PaymentsContext, 'db' | 'clock'>): Promise<{
  readonly packages: readonly PackageRow[];
  readonly coming: readonly PackageChangeRow[];
}> {
  await applyDueChanges(ctx.db, ctx.clock.now());
  const [packages, coming] = await Promise.all([listAllPackages(ctx.db), listComingChanges(ctx.db)]);
  return { packages, coming };
}
