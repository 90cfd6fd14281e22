import { publicEntryApi } from '../../../../../src/contract/master-data/public-entry';
import { implement } from '../../../../http/implement';
import { deleteDraft, loadDraft, saveDraft } from './drafts';
import { invite, operateRangeTree, regionTree, usccCheck } from './look';
import { entryResult, newQueryCodeFor, returnedEntry } from './result';
import { entrySms } from './sms';
import { submitPublic } from './submit';
import { demandDraft, uploadToDraft } from './upload';

export const publicEntryRoutes = implement(publicEntryApi, {
  invite,
  regionTree,
  operateRangeTree,
  usccCheck,
  sms: { ownTransaction: entrySms },
  saveDraft: { ownTransaction: saveDraft },
  loadDraft,
  deleteDraft: { ownTransaction: deleteDraft },
  upload: { admit: demandDraft, ownTransaction: uploadToDraft },
  submitCustomer: { ownTransaction: submitPublic('customer') },
  submitCompany: { ownTransaction: submitPublic('company') },
  result: entryResult,
  returned: returnedEntry,
  newCode: { ownTransaction: newQueryCodeFor },
});
