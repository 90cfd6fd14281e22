import { Breadcrumb, Button, Drawer, Space } from 'antd';
import { useState } from 'react';
import { computeApi } from '@/contract/promotion/settlement';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { useSelection } from '@/shared/batch/useSelection';
import { ActionButton } from '@kit/actions/ActionButton';
import { CustomerTable } from './CustomerTable';
import { GrantDialog } from './GrantDialog';
import { type CustomerRow, type Reading, UNITS, type UnitRow } from './levels';
import { LineTable } from './LineTable';
import { UnitTable } from './UnitTable';

interface Props {
  activityId: string;
  name: string;
  onClose: () => void;
}

/** The present level: a customer, and below it a document or product. */
interface Path {
  customer?: CustomerRow;
  reading?: Reading;
  unit?: UnitRow;
}

const keyOf = ({ custId }: CustomerRow) => custId;

/** From the activity to its customers, their documents or products, and the lines below them. */
export function ComputeDrawer({ activityId, name, onClose }: Props) {
  const text = useText();
  const [path, setPath] = useState<Path>({});
  const selection = useSelection(keyOf);
  const { chosen } = selection;
  const [granting, setGranting] = useState<readonly CustomerRow[]>();
  const unchoose = () => selection.choose([]);
  const recompute = async () => {
    const custIds = chosen.map(({ custId }) => custId);
    const input = { activityId, ...(custIds.length > 0 ? { custIds } : {}) };
    const { customerCount } = await call(computeApi.recompute, input);
    notifier.success(text('calculation.recomputed', { count: customerCount }));
    unchoose();
  };
  return (
    <Drawer
      open
      size={1180}
      title={name}
      destroyOnHidden
      onClose={onClose}
      extra={
        !path.customer && (
          <Space>
            <ActionButton
              code="calculationPricing_recompute"
              label={chosen.length > 0 ? 'calculation.recomputeChosen' : 'calculation.recompute'}
              onAction={recompute}
            />
            <ActionButton
              code="calculationPricing_grant"
              label="calculation.grant"
              type="primary"
              disabled={chosen.length === 0}
              onAction={() => setGranting(chosen)}
            />
          </Space>
        )
      }
    >
      <Where path={path} onGo={setPath} />
      {/* Hidden, not unmounted: the list keeps its page and its selection while a deeper level is open. */}
      <div hidden={path.customer !== undefined}>
        <CustomerTable
          activityId={activityId}
          selection={selection}
          onOpen={(customer, reading) => setPath({ customer, reading })}
        />
      </div>
      <Level activityId={activityId} path={path} onGo={setPath} />
      <GrantDialog
        activityId={activityId}
        customers={granting}
        onClose={() => setGranting(undefined)}
        onDone={unchoose}
      />
    </Drawer>
  );
}

interface LevelProps {
  path: Path;
  onGo: (path: Path) => void;
}

function Where({ path, onGo }: LevelProps) {
  const { customer, reading, unit } = path;
  const step = (label: React.ReactNode, to: Path | null) => ({
    title: to ? (
      <Button type="link" size="small" style={{ padding: 0 }} onClick={() => onGo(to)}>
        {label}
      </Button>
    ) : (
      label
    ),
  });
  return (
    <Breadcrumb
      style={{ marginBlockEnd: 16 }}
      items={[
        step(<T id="calculation.customers" />, customer ? {} : null),
        ...(customer && reading ? [step(customer.custName, unit ? { customer, reading } : null)] : []),
        ...(unit ? [step(unit.name, null)] : []),
      ]}
    />
  );
}

function Level({ activityId, path: { customer, reading, unit }, onGo }: LevelProps & { activityId: string }) {
  if (!customer || !reading) return null;
  const customerKey = { activityId, custId: customer.custId };
  if (UNITS[reading] && !unit) {
    return (
      <UnitTable
        {...{ reading, customerKey }}
        above={customer.rewardAmount}
        onOpen={(opened) => onGo({ customer, reading, unit: opened })}
      />
    );
  }
  return <LineTable {...{ reading, customerKey }} unit={unit?.key ?? ''} above={(unit ?? customer).rewardAmount} />;
}
