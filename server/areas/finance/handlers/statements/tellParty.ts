import { MOBILE } from '../../../../../src/contract/patterns';
import type { Context } from '../../../../http/context';
import { issueLink, phoneOf } from '../../data/links';
import type { StatementRow } from '../../data/makeStatements';

/** A party with a mobile on record gets a message with its link; the others are told by whoever sends it. */
export async function tellParty(row: StatementRow, { db, app, ms, session }: Context) {
  const phone = await phoneOf(db, row);
  if (MOBILE.test(phone)) await issueLink(db, row, { phone, by: session, ms, keys: app.keys });
}
