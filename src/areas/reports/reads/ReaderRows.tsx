import { Drawer } from 'antd';
import type { ContentReader } from '@/contract/reports/reads';
import { useText } from '@/core/i18n';
import { embedded } from '@/ui/embedded';
import { CrudTable } from '@kit/table/CrudTable';
import type { linkedReaders } from './linkedReaders';
import { contentReaderFields } from './readFields';

const WIDTH = 900;

const table = contentReaderFields.table({
  show: ['readerName', 'phone', 'customerName', 'branchId', 'readTime', 'staySec', 'confirmed', 'remindCount'],
  search: ['readerName', 'customerName'],
});

interface Props {
  asked: NonNullable<ReturnType<typeof linkedReaders>>;
  /** The title of the content, once the report has loaded. */
  name: string | undefined;
  onClose: () => void;
}

/** The people that a figure counts. */
export function ReaderRows({ asked: { list, title, params }, name, onClose }: Props) {
  const text = useText();
  const called = name === undefined ? text(title) : text('contentReader.of', { list: text(title), name });
  return (
    <Drawer open size={WIDTH} onClose={onClose} title={called}>
      <CrudTable<ContentReader>
        {...table}
        {...embedded}
        rowKey="readerId"
        list={list}
        params={params}
        emptyText="contentReader.none"
      />
    </Drawer>
  );
}
