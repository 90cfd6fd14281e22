import { useLocation, useSearchParams } from '@umijs/max';
import { Alert, Button, Descriptions, Form, Input, Tag } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Output } from '@/contract/endpoint';
import { publicEntryApi, QUERY_CODE_LENGTH } from '@/contract/master-data/public-entry';
import { call } from '@/core/http/call';
import { isCallError } from '@/core/http/callError';
import { T, useText, withTexts } from '@/core/i18n';
import { FormTexts } from '@/shared/fields/FormTexts';
import { PhonePage } from '@/ui/PhonePage';
import { formatDate } from '@kit/format/date';
import { PathName } from '../../shared/entries/PathName';
import { FindCode } from './FindCode';
import { Begun } from './Begun';
import styles from './publicEntry.module.css';

type Result = Output<typeof publicEntryApi.result>;
type Returned = Output<typeof publicEntryApi.returned>;

interface Code {
  entryNo: string;
  queryCode: string;
}

const TONES = {
  received: 'processing',
  inReview: 'processing',
  toSupplement: 'warning',
  passed: 'success',
  withdrawn: 'default',
  notPassed: 'error',
} as const;

const NO_DIGITS = 14;
const capitals = (event: { target: { value: string } }) => event.target.value.toUpperCase().replace(/[^0-9A-Z]/g, '');

function Ask({ initial, onAsk, isBusy }: { initial: Code; onAsk: (code: Code) => void; isBusy: boolean }) {
  const text = useText();
  return (
    <Form<Code> name="publicResult" layout="vertical" initialValues={initial} onFinish={onAsk}>
      <Form.Item
        name="entryNo"
        label={<T id="publicEntry.entryNo" />}
        messageVariables={{ label: text('publicEntry.entryNo') }}
        getValueFromEvent={capitals}
        rules={[{ required: true }]}
      >
        <Input size="large" maxLength={NO_DIGITS} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="queryCode"
        label={<T id="publicEntry.queryCode" />}
        messageVariables={{ label: text('publicEntry.queryCode') }}
        getValueFromEvent={capitals}
        rules={[{ required: true }]}
      >
        <Input size="large" maxLength={QUERY_CODE_LENGTH} autoComplete="off" />
      </Form.Item>
      <Button block size="large" type="primary" htmlType="submit" loading={isBusy}>
        <T id="publicEntry.ask" />
      </Button>
    </Form>
  );
}

function Shown({ result, onAgain }: { result: Result; onAgain: () => void }) {
  const { entryNo, name, state, statusText, submitTime, remarks, resubmit } = result;
  return (
    <div role="status">
      <Descriptions
        bordered
        size="small"
        column={1}
        items={[
          { key: 'state', label: <T id="publicEntry.state" />, children: <Tag color={TONES[state]}>{statusText}</Tag> },
          { key: 'no', label: <T id="publicEntry.entryNo" />, children: entryNo },
          { key: 'name', label: <T id="publicEntry.name" />, children: name },
          { key: 'time', label: <T id="publicEntry.submitTime" />, children: formatDate(submitTime, 'YMDHM') },
        ]}
      />
      {remarks.length > 0 && (
        <ul className={styles.remarks}>
          {remarks.map(({ path, remark }) => (
            <li key={path}>
              <strong>
                <PathName path={path} />
              </strong>
              {' · '}
              {remark}
            </li>
          ))}
        </ul>
      )}
      {resubmit && (
        <Button block size="large" type="primary" onClick={onAgain}>
          <T id="publicEntry.again" />
        </Button>
      )}
    </div>
  );
}

function useResult() {
  const text = useText();
  const [found, setFound] = useState<{ code: Code; result: Result }>();
  const [returned, setReturned] = useState<Returned>();
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const trying = async (work: () => Promise<unknown>) => {
    setIsBusy(true);
    setProblem('');
    try {
      await work();
    } catch (error) {
      setProblem(isCallError(error) ? error.msg : text('publicEntry.notSent'));
    } finally {
      setIsBusy(false);
    }
  };
  const ask = (code: Code) =>
    trying(async () => {
      setFound(undefined);
      setFound({ code, result: await call(publicEntryApi.result, code, { silent: true }) });
    });
  const reopen = () =>
    trying(async () => {
      if (found) setReturned(await call(publicEntryApi.returned, found.code, { silent: true }));
    });
  return { found, returned, problem, isBusy, ask, reopen };
}

function Asked() {
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const initial = { entryNo: query.get('no') ?? '', queryCode: hash.slice(1).toUpperCase() };
  const { found, returned, problem, isBusy, ask, reopen } = useResult();
  const onOpen = useEffectEvent(() => {
    if (initial.entryNo !== '' && initial.queryCode !== '') void ask(initial);
  });
  useEffect(() => onOpen(), []);
  if (found && returned) {
    const { kind, branchId, branchName, form, remarks, files } = returned;
    const { entryNo, queryCode } = found.code;
    return (
      <PhonePage title="publicEntry.againTitle">
        <p className={styles.hint}>
          <T id="publicEntry.invitedBy" values={{ company: branchName }} />
        </p>
        <Begun
          of={{ kind, branchId, inviter: null, again: { entryNo, queryCode } }}
          returned={{ form, files, remarks }}
        />
      </PhonePage>
    );
  }
  return (
    <PhonePage title="publicEntry.resultTitle">
      {problem && (
        <div role="alert">
          <Alert showIcon type="error" title={problem} />
        </div>
      )}
      {found ? (
        <Shown result={found.result} onAgain={() => void reopen()} />
      ) : (
        <Ask {...{ initial, isBusy }} onAsk={(code) => void ask(code)} />
      )}
      {!found && <FindCode entryNo={initial.entryNo} />}
    </PhonePage>
  );
}

/** After a correction the result is read anew. */
function Screen() {
  const { key } = useLocation();
  return (
    <FormTexts>
      <Asked key={key} />
    </FormTexts>
  );
}

/** /customerEntryAddResult: the result of an application, for everybody who has its number and its code. */
export const PublicResult = withTexts(
  [
    'master-data/applicants',
    'master-data/entries',
    'master-data/entry-forms',
    'master-data/licences',
    'master-data/goods-codes',
    'shared/dialogs',
  ],
  Screen,
);
