import { Descriptions, Drawer, Table } from 'antd';
import { useState } from 'react';
import { LEASE_VERDICT } from '../../../../src/contract/property/leases';
import { type MeterShareDetail, SHARE_STATUS, shareApi } from '../../../../src/contract/property/meters';
import { ActionButton } from '@kit/actions/ActionButton';
import { useCall } from '@kit/data/useCall';
import { RecordDialog } from '@kit/form/RecordDialog';
import { formatList } from '@kit/format/list';
import { formatMoney, formatQuantity, NOTHING } from '@kit/format/number';
import { T } from '@kit/text';
import { Awaited } from '../../Awaited';
import { call } from '../../call';
import { type Verdict, verdictFields, VerdictInputs } from '../../lease/verdict';
import { useSay } from '../../say';
import styles from '../FeeItem.module.css';
import { shareFields } from './shareFields';

const WIDTH = 860;
const PASSED: Verdict = { result: LEASE_VERDICT.passed };
const FACTS = [
  ...(['shareNo', 'propertyName', 'period', 'feeName', 'meterNo', 'mode', 'price', 'mainUsage', 'restUsage'] as const),
  ...(['amount', 'ownerAmount', 'status', 'createdByName', 'auditorName', 'auditTime', 'opinion'] as const),
];

type Row = MeterShareDetail['rows'][number];

/** Who had the unit for how many days, and what each pays. */
function Split({ row }: { row: Row }) {
  const say = useSay();
  return row.split.map(({ leaseId, tenantName, days, amount }) => (
    <div key={leaseId ?? ''}>
      {say('pmsShare.split', { name: tenantName ?? say('pmsShare.owner'), days, amount: formatMoney(amount) })}
    </div>
  ));
}

const COLUMNS = [
  { key: 'unitNo', dataIndex: 'unitNo', title: <T id="pmsShare.unitNo" /> },
  {
    key: 'weight',
    align: 'end' as const,
    title: <T id="pmsShare.weight" />,
    render: (_: unknown, row: Row) => formatQuantity(row.weight),
  },
  {
    key: 'usage',
    align: 'end' as const,
    title: <T id="pmsShare.usage" />,
    render: (_: unknown, row: Row) => formatQuantity(row.usage),
  },
  {
    key: 'amount',
    align: 'end' as const,
    title: <T id="pmsShare.amount" />,
    render: (_: unknown, row: Row) => formatMoney(row.amount),
  },
  { key: 'split', title: <T id="pmsShare.splits" />, render: (_: unknown, row: Row) => <Split row={row} /> },
];

/** The audit of a share, by somebody else than its maker. */
function AuditShare({ share, onClose }: { share: MeterShareDetail | undefined; onClose: () => void }) {
  const { shareId: id = '', version = 0, shareNo: name = '', amount = '0' } = share ?? {};
  return (
    <RecordDialog<Verdict>
      draftKey={`audit share ${id}`}
      title="pmsShare.auditTitle"
      help="pmsShare.auditHelp"
      titleValues={{ name, amount: formatMoney(amount) }}
      okText="pmsShare.audit"
      done="pmsShare.moved"
      fields={verdictFields}
      record={share && PASSED}
      save={({ result, opinion }) => call(shareApi.audit, { id, version, result, opinion }, { silent: true })}
      onClose={onClose}
    >
      <VerdictInputs />
    </RecordDialog>
  );
}

interface Props {
  shareId: string;
  onEdit: (share: MeterShareDetail) => void;
  onClose: () => void;
}

/** A share with what it rests on and whom it reaches (docs/domain/property-bills.md#shared-meters). */
export function ShareDrawer({ shareId, onEdit, onClose }: Props) {
  const say = useSay();
  const [audited, setAudited] = useState<MeterShareDetail>();
  const read = useCall(shareApi.detail, { id: shareId });
  const { data } = read;
  const isOpen = data?.status === SHARE_STATUS.draft || data?.status === SHARE_STATUS.rejected;
  const subs = data?.subMeters.map(({ meterNo, usage }) => `${meterNo} ${formatQuantity(usage)}`) ?? [];
  return (
    <Drawer open size={WIDTH} title={say('pmsShare.title', { name: data?.shareNo ?? '' })} onClose={onClose}>
      <Awaited {...read} />
      {data && (
        <div className={styles.rows}>
          <div className={styles.ways}>
            {isOpen && <ActionButton code="feeItem_share" label="action.edit" onAction={() => onEdit(data)} />}
            {isOpen && (
              <ActionButton
                code="feeItem_share"
                label="pmsShare.submit"
                type="primary"
                confirm={{
                  title: 'pmsShare.askSubmit',
                  values: { name: data.shareNo, amount: formatMoney(data.amount) },
                }}
                done="pmsShare.moved"
                onAction={() => call(shareApi.submit, { id: data.shareId, version: data.version })}
              />
            )}
            {data.status === SHARE_STATUS.submitted && !data.isOwn && (
              <ActionButton
                code="feeItem_shareAudit"
                label="pmsShare.audit"
                type="primary"
                onAction={() => setAudited(data)}
              />
            )}
          </div>
          <Descriptions
            column={{ xs: 1, md: 2 }}
            size="small"
            items={[
              ...FACTS.map((name) => ({
                ...{ key: name, label: <T id={`pmsShare.${name}`} /> },
                children: shareFields.show(name, data[name]) || NOTHING,
              })),
              { key: 'subs', label: <T id="pmsShare.subMeters" />, children: formatList(subs) || NOTHING },
            ]}
          />
          <Table<Row>
            size="small"
            rowKey="lineNo"
            columns={COLUMNS}
            dataSource={data.rows}
            scroll={{ x: 'max-content' }}
            pagination={false}
          />
        </div>
      )}
      <AuditShare share={audited} onClose={() => setAudited(undefined)} />
    </Drawer>
  );
}
