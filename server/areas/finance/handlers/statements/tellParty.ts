import { MOBILE } from '../../../../../src/contract/patterns';
import type { Context } from '../../../../http/context';
import { issueLink, phoneOf } from '../../data/links';
import type { StatementRow } from '../../data/makeStatements';

/** Sends the link to a party with a mobile on record; other parties are informed by the user himself. */
export async function tellParty(row: StatementRow, { db, app, ms, session }: Context) {
  const phone = await phoneOf(db, row);
  if (MOBILE.test(phone)) await issueLink(db, row, { phone, by: session, ms, keys: app.keys });
}
