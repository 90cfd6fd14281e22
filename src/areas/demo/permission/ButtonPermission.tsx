import { Flex } from 'antd';
import type { ButtonCode } from '@/contract/buttons';
import { useCan } from '@/core/auth/permission';
import { text, withTexts } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { f } from '@/shared/fields/f';
import { PageHeader } from '@/ui/PageHeader';
import { RecordTable } from '@/ui/RecordTable';
import { ActionButton } from '@kit/actions/ActionButton';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { Example } from '../shared/Example';

interface Answer {
  code: ButtonCode;
  isShown: 0 | 1;
}

/** Buttons of the product: demo roles hold some of the first codes, and none of the last ones. */
const CODES: readonly ButtonCode[] = [
  'tradeFairManage_add',
  'tradeFairManage_edit',
  'tradeFairManage_del',
  'userManage_add',
];

const answerFields = fieldsOf<Answer>()('demoButton', {
  code: f.code({ width: 240 }),
  isShown: f.flag({ width: 160 }),
});
const { columns } = answerFields.table({ show: ['code', 'isShown'] });

const press = () => notifier.success(text('demo.done'));

function ButtonPermissionScreen() {
  const can = useCan();
  return (
    <>
      <PageHeader help="demo.buttonHelp" />
      <Example name="useCan()">
        <RecordTable<Answer>
          rowKey="code"
          columns={columns}
          rows={CODES.map((code) => ({ code, isShown: can(code) ? 1 : 0 }))}
        />
      </Example>
      <Example name='<ActionButton code="…" />'>
        <Flex wrap gap="small">
          {CODES.map((code) => (
            <ActionButton key={code} code={code} label="demo.run" onAction={press} />
          ))}
          <ActionButton label="demo.runAnyway" onAction={press} />
        </Flex>
      </Example>
    </>
  );
}

/** /permission/directive: a button is there when its code is granted. */
export const ButtonPermission = withTexts(['demo/pages'], ButtonPermissionScreen);
