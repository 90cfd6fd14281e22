import type { ActivityDetail } from '@/contract/promotion/activity-answers';
import { createOf, detailOf, updateOf } from '@/contract/promotion/activities';
import type { ActivityType } from '@/contract/promotion/activity';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { usePage } from '@/core/page/page';
import { useConfirmed } from '@/crud/record/useConfirmed';
import type { useRecordForm } from '@/crud/record/useRecordForm';
import type { useConflicts } from '../conflicts/useConflicts';
import { pageOf } from '../kinds';
import { type ActivityValues, inputOf } from './activityValues';
import { formPath, listPath } from '../paths';

type Conflicts = ReturnType<typeof useConflicts>;
type Form = ReturnType<typeof useRecordForm<ActivityDetail, ActivityValues>>;

/** A draft needs no more than these. */
const DRAFT_FIELDS = ['activityName', 'branchId'];

/** Saves the form as a draft, or publishes it; what the server asks is asked. */
export function useSaving(
  type: ActivityType,
  { fields: { form }, record, setRecord, attempt }: Form,
  { settle }: Conflicts,
) {
  const text = useText();
  const { leave } = usePage();
  const confirmed = useConfirmed();
  const save = (saveMode: 'DRAFT' | 'PUBLISH') => async (values: ActivityValues) => {
    const header = { ...inputOf(values, type), saveMode };
    const stored = record ? { activityId: record.activityId } : {};
    const before = record?.conflictReason ?? '';
    const conflictReason =
      saveMode === 'DRAFT' ? before : await settle({ ...header, ...stored, activityType: type }, before);
    if (conflictReason === undefined) return undefined;
    return confirmed((confirmCodes) => {
      const input = { ...header, conflictReason, confirmCodes };
      if (!record) return call(createOf(type), input, { silent: true });
      const { activityId, version } = record;
      return call(updateOf(type), { ...input, activityId, version }, { silent: true });
    });
  };
  const saveDraft = async () => {
    const saved = await attempt(save('DRAFT'), DRAFT_FIELDS);
    if (!saved) return;
    notifier.success(text('activityForm.draftSaved', { code: saved.activityCode }));
    if (!record) {
      leave(formPath({ type, mode: 'edit', id: saved.activityId }));
      return;
    }
    // The basket has become the activity's: what is picked next goes into a new one.
    const fresh = await call(detailOf(type), { id: saved.activityId, forEdit: 1 });
    setRecord(fresh);
    form.setFieldsValue({ formId: fresh.formId ?? undefined });
  };
  const publish = async () => {
    const saved = await attempt(save('PUBLISH'));
    if (!saved) return;
    notifier.success(text(record ? 'crud.saved' : 'activityForm.published', { code: saved.activityCode }));
    leave(listPath(pageOf(type)));
  };
  return { saveDraft, publish };
}
