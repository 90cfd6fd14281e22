import type { TradeFairDetail } from '@/contract/trade-fair';
import { formatDateTime } from '@/core/format/date';
import { NOTHING } from '@/core/format/number';
import { T, type TextId } from '@/core/i18n';
import { ConflictDialog } from '@/crud/ConflictDialog';
import { type FairValues, valuesOf } from './fairValues';

const LABELS = {
  subject: 'tradeFair.subject',
  tradeFairCode: 'tradeFair.tradeFairCode',
  startTime: 'tradeFair.startTime',
  endTime: 'tradeFair.endTime',
  venue: 'tradeFair.venue',
  hostBranchId: 'tradeFair.hostBranchId',
  branchIds: 'tradeFair.branchIds',
  coverImage: 'tradeFair.coverImage',
  introduction: 'tradeFair.introduction',
  signInStart: 'tradeFair.signInStart',
  signInEnd: 'tradeFair.signInEnd',
  signInMode: 'tradeFair.signInMode',
  lotteryEnabled: 'tradeFair.lotteryEnabled',
  ticketRule: 'tradeFair.ticketRule',
  diningEnabled: 'tradeFair.diningEnabled',
  meals: 'tradeFair.meals',
  contactName: 'tradeFair.contactName',
  contactPhone: 'tradeFair.contactPhone',
} as const satisfies Record<keyof FairValues, TextId>;

const labels: Readonly<Record<string, TextId>> = LABELS;

interface Props {
  base: TradeFairDetail;
  mine: FairValues;
  theirs: TradeFairDetail;
  onMerge: (values: Partial<FairValues>) => void;
  onDrop: () => void;
}

/** A value in words: tags fall out of rich texts, lists are counted out. */
function show(value: unknown): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (Array.isArray(value)) return value.map(show).join('、') || NOTHING;
  if (typeof value === 'object') return Object.values(value).map(show).join(' ');
  return String(value).replace(/<[^>]*>/g, ' ');
}

/** Somebody else saved the fair while it was being edited. */
export function FairConflict({ base, mine, theirs, onMerge, onDrop }: Props) {
  return (
    <ConflictDialog
      base={valuesOf(base)}
      mine={{ ...mine }}
      theirs={valuesOf(theirs)}
      who={theirs.modifiedByName}
      when={formatDateTime(theirs.gmtModified)}
      label={(field) => <T id={labels[field] ?? 'crud.conflictField'} />}
      show={(_, value) => show(value)}
      onMerge={onMerge}
      onDrop={onDrop}
    />
  );
}
