import { Button, Tag } from 'antd';
import { type ImportDetail, isUnderWay, pmsImportApi } from '../../../src/contract/property/console-calls';
import { useCall } from '@kit/data/useCall';
import { formatDate } from '@kit/format/date';
import { useSay } from '../say';
import styles from './Import.module.css';
import type { Importable } from './importable';

type Earlier = Omit<ImportDetail, 'columns' | 'failed'>;

interface Props {
  template: Importable;
  onOpen: (importNo: string) => void;
}

/** Files that came in before: what is still wrong in them is mended, or taken back, later. */
export function Recent({ template, onOpen }: Props) {
  const say = useSay();
  const found = useCall(pmsImportApi.recent, { templateCode: template }).data?.records ?? [];
  if (found.length === 0) return null;
  const counts = ({ totalCount: total, successCount: success, failCount: fail, waitingCount, status }: Earlier) =>
    isUnderWay(status)
      ? say('pmsImport.coming', { done: total - waitingCount, total })
      : say('pmsImport.accounts', { total, success, fail });
  return (
    <section className={styles.recent} aria-label={say('pmsImport.recent')}>
      <h3>{say('pmsImport.recent')}</h3>
      <ul>
        {found.map((one) => (
          <li key={one.importNo}>
            <span className={styles.file}>{one.fileName}</span>
            <span>{`${formatDate(one.createTime, 'YMDHM')} ${one.operatorName}`}</span>
            <Tag color={one.failCount > 0 ? 'orange' : 'green'}>{counts(one)}</Tag>
            <Button size="small" type="link" onClick={() => onOpen(one.importNo)}>
              {say('pmsImport.reopen')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
