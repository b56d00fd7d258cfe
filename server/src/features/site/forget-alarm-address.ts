import { addressKey } from '@loomlight/contract/desk';
import { type Db, inTransaction } from '../../db/transaction.ts';
import { findSetting, holdSettings, replaceSetting } from './site.store.ts';

/**
 * Takes the address of somebody who leaves out of those that alarms go to (decision 184), however it is spelled there. Every process knows with its
 * next look at the settings. No administrator has done it, so no audit says it.
 */
export async function forgetAlarmAddress(ctx: { readonly db: Db }, email: string): Promise<void> {
  await inTransaction(ctx, async ({ tx }) => {
    await holdSettings(tx);
    const set = await findSetting(tx, 'alarm_mails');
    if (!Array.isArray(set)) return;
    const value = set.filter((address) => addressKey(String(address)) !== addressKey(email));
    if (value.length < set.length) await replaceSetting(tx, { name: 'alarm_mails', value });
  });
}
