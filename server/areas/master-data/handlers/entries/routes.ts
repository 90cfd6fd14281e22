import { BIZ_KIND } from '../../../../../src/contract/master-data/kinds';
import type { FormKind } from '../../../../../src/contract/master-data/entry-records';
import {
  commodityApplyApi,
  commodityEntryApi,
  companyApplyApi,
  companyEntryApi,
  customerApplyApi,
  customerEntryApi,
} from '../../../../../src/contract/master-data/entries';
import { implement } from '../../../../http/implement';
import { batchAudit, batchPreview } from './batch';
import { auditEntry } from './decide';
import { closeEntry, draftVerdict, openEntry } from './openEntry';
import { entryDetail } from './detail';
import { entryDiff } from './diff';
import { entryFlow } from './flow';
import { transferEntry, voidOne } from './hand';
import { applyPage, entryPage } from './list';
import { saveEntry } from './save';
import { submitEntry } from './submit';
import { deleteEntry, withdrawEntry } from './withdraw';
import { writeErp } from './write';

const auditorSide = (kind: FormKind) => ({
  page: entryPage(kind),
  detail: entryDetail(kind),
  audit: auditEntry(kind),
  verdict: draftVerdict(kind),
  open: openEntry(kind),
  close: closeEntry(kind),
  diff: entryDiff(kind),
  flow: entryFlow(kind),
  batchAudit: { ownTransaction: batchAudit(kind) },
  batchPreview: batchPreview(kind),
  transfer: transferEntry(kind),
  writeErp: { ownTransaction: writeErp(kind) },
  void: voidOne(kind),
});

const applicantSide = (kind: FormKind) => ({
  page: applyPage(kind),
  save: saveEntry(kind),
  submit: submitEntry(kind),
  withdraw: withdrawEntry(kind),
  delete: deleteEntry(kind),
});

export const entryRoutes = [
  ...implement(companyEntryApi, { ...auditorSide(BIZ_KIND.company) }),
  ...implement(customerEntryApi, { ...auditorSide(BIZ_KIND.customer) }),
  ...implement(commodityEntryApi, { ...auditorSide(BIZ_KIND.commodity) }),
  ...implement(companyApplyApi, { ...applicantSide(BIZ_KIND.company) }),
  ...implement(customerApplyApi, { ...applicantSide(BIZ_KIND.customer) }),
  ...implement(commodityApplyApi, { ...applicantSide(BIZ_KIND.commodity) }),
];
