import { CONTENT_KIND, type ContentRead, type ContentReader, type ReadFigure } from '@/contract/reports/reads';
import { f } from '@/shared/fields/f';
import { Figure } from '@/shared/fields/Figure';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { formatNumber, formatQuantity } from '@kit/format/number';

const contentKind = codeTable('contentKind', CONTENT_KIND, { dictCode: 'read.contentKind' });

const figure = (name: ReadFigure) => ({
  cell: (row: ContentRead) => <Figure text={formatNumber(row[name], 0)} drill={row.drills[name]} />,
});

interface Searched {
  branchId: string;
}

/** Published content, and how much it was read. */
export const readFields = fieldsOf<ContentRead, ContentRead & Searched>()('contentRead', {
  contentKind: f.codes(contentKind, { width: 80 }),
  contentTitle: f.text({ max: 50, width: 240, fixed: 'left', sorted: true }),
  publishTime: f.dateTime({ sorted: true }),
  branchId: f.branch(),
  targetCount: f.count(figure('targetCount')),
  readCount: f.count(figure('readCount')),
  readRate: f.percent(),
  unreadCount: f.count(figure('unreadCount')),
  avgReadSec: f.quantity({ width: 120, show: (value) => (value === '' ? '' : formatQuantity(String(value))) }),
  lastReadTime: f.dateTime(),
  remindCount: f.count(),
  remindTime: f.dateTime(),
});

export const contentReaderFields = fieldsOf<ContentReader>()('contentReader', {
  readerName: f.person({ max: 20, fixed: 'left', sorted: true }),
  phone: f.mobile(),
  customerName: f.name({ max: 100, width: 200 }),
  branchId: f.branch(),
  readTime: f.dateTime({ sorted: true }),
  staySec: f.count({ width: 100 }),
  confirmed: f.flag(),
  remindCount: f.count(),
});
