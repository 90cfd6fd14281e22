import { Tag } from 'antd';
import { LOG_ACTION } from '@/contract/endpoint';
import { LOG_RESULT } from '@/contract/system/operation-log';
import { T } from '@/core/i18n';
import { codeTable } from '@kit/fields/codeTable';

export const logAction = codeTable('logAction', LOG_ACTION, { dictCode: 'log.action' });

/** Whether a write was done; a refused one shows its code. */
export const LogResult = ({ code }: { code: number }) =>
  code === LOG_RESULT.done ? (
    <Tag color="green">
      <T id="logResult.done" />
    </Tag>
  ) : (
    <Tag color="red" title={String(code)}>
      <T id="logResult.refused" />
    </Tag>
  );
