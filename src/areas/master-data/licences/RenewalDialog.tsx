import { Descriptions, Flex, Form, Image, Radio, Select, Skeleton, Typography } from 'antd';
import { type Renewal, RENEWAL_RESULT, renewalApi } from '@/contract/master-data/renewals';
import { call } from '@/core/http/call';
import { T } from '@/core/i18n';
import { useCall } from '@kit/data/useCall';
import { RecordDialog } from '@kit/form/RecordDialog';
import { formatDate } from '@kit/format/date';
import { decideFields, type Deciding, renewalField, renewalResult } from '../shared/licenceFields';
import { Picture } from '../shared/Picture';

const { Field } = decideFields;
const WIDTH = 720;
const NOTHING_YET: Partial<Deciding> = {};

/** What is sent back names its fields, and says what is wrong with them. */
function Changes() {
  const isReturned = Form.useWatch('result') === RENEWAL_RESULT.return;
  if (!isReturned) return <Field name="opinion" />;
  return (
    <>
      <Field name="toChange" required>
        <Select mode="multiple" options={[...renewalField.options]} />
      </Field>
      <Field name="remark" required />
    </>
  );
}

const SHOWN = ['licenceNo', 'issuer', 'issueDate', 'expiryDate'] as const;
const DAYS: readonly string[] = ['issueDate', 'expiryDate'];

/** Before and after, what differs in bold, and the pictures of both. */
function Compared({ renewal: { before, after } }: { renewal: Renewal }) {
  const shown = (name: string, value: string | null) => (value && DAYS.includes(name) ? formatDate(value) : value);
  return (
    <>
      <Descriptions
        size="small"
        column={1}
        items={SHOWN.map((name) => ({
          key: name,
          label: renewalField.labelOf(name),
          children: (
            <span>
              {before[name] !== after[name] && <>{shown(name, before[name]) || '–'} → </>}
              <Typography.Text strong={before[name] !== after[name]}>{shown(name, after[name]) || '–'}</Typography.Text>
            </span>
          ),
        }))}
      />
      <Image.PreviewGroup>
        <Flex gap="small" wrap style={{ marginBlock: 12 }}>
          {[...before.images, ...after.images].map(({ fileId, url, mime, name }, i) => (
            <Picture key={`${fileId} ${String(i)}`} url={url} mime={mime} name={name} />
          ))}
        </Flex>
      </Image.PreviewGroup>
    </>
  );
}

interface Props {
  licence: { licenceId: string; licenceNo: string };
  onClose: () => void;
}

/** The decision of the open step on a renewal. */
export function RenewalDialog({ licence: { licenceId, licenceNo }, onClose }: Props) {
  const { data } = useCall(renewalApi.renewal, { licenceId });
  const save = async ({ result, opinion, toChange = [], remark = '' }: Deciding, confirmCodes: number[]) => {
    if (!data) return false;
    const { entryId: id, round, stepNo, contentHash } = data;
    const verdicts = result === RENEWAL_RESULT.return ? toChange.map((path) => ({ path, remark })) : [];
    const asked = { id, round, stepNo, contentHash, result, opinion, verdicts, confirmCodes };
    return call(renewalApi.audit, asked, { silent: true });
  };
  return (
    <RecordDialog<Partial<Deciding>, Deciding>
      modal={{ width: WIDTH }}
      draftKey={`renewal ${data?.entryId ?? ''}`}
      title="licence.decideTitle"
      titleValues={{ licenceNo }}
      okText="licence.decide"
      done="licence.audited"
      fields={decideFields}
      record={data && NOTHING_YET}
      waiting={<Skeleton active />}
      save={(values, { confirmCodes }) => save(values, confirmCodes)}
      onClose={onClose}
    >
      {data && (
        <>
          <p>
            <T
              id="licence.renewalAsked"
              values={{ name: data.applicantName, time: data.submitTime ?? '', step: data.stepName }}
            />
          </p>
          <Compared renewal={data} />
        </>
      )}
      <Field name="result">
        <Radio.Group options={[...renewalResult.options]} />
      </Field>
      <Changes />
    </RecordDialog>
  );
}
