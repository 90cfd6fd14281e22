import { ENTRY_SOURCE } from '../../src/contract/master-data/approval';
import { BIZ_KIND } from '../../src/contract/master-data/kinds';
import { renewFacts } from '../../server/areas/master-data/data/duplicates/renewFacts';
import { loadDocument } from '../../server/areas/master-data/data/approval/documents';
import { FACTS_OF } from '../../server/areas/master-data/data/schema/duplicates';
import type { Form } from '../../server/areas/master-data/data/schema/entry';
import { publicEntry } from '../../server/areas/master-data/data/schema/publicEntry';
import { addEntry } from '../../server/areas/master-data/handlers/entries/save';
import { keepSubmission } from '../../server/areas/master-data/handlers/entries/submit';
import { DAY, fromShanghai, shanghai } from '../../server/platform/clock';
import type { Db } from '../../server/platform/database/db';

const PHONE = '13571230099';
const kind = BIZ_KIND.customer;

/**
 * A customer that has applied without an account, the evening before. Its query code is nobody's: whoever wants to see
 * its result has a new one sent to the phone.
 */
export async function seedPublicEntry(db: Db, day: string, form: Form) {
  const now = shanghai(fromShanghai(`${day} 20:15:00`) - DAY);
  const applicant = { userId: null, loginName: 'public', realName: '方晴', branchId: 'FDB' };
  const row = await addEntry(kind, { form, changeOf: null, source: ENTRY_SOURCE.publicPage }, { db, now, applicant });
  const loaded = await loadDocument(db, row);
  const submitted = { form, replies: [], set: {}, actor: { userId: null, name: '方晴' } };
  await keepSubmission(loaded, submitted, { db, now, loginName: 'public' });
  await db
    .insert(publicEntry)
    .values({ entryId: row.entryId, phone: PHONE, salt: '', codeHash: '', inviter: 'S00601' });
  await renewFacts(db, { kind, of: FACTS_OF.entry, ids: [row.entryId], now });
}
