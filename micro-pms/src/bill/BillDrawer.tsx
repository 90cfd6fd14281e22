import { Descriptions, Drawer, Typography } from 'antd';
import { type Bill, billApi } from '../../../src/contract/property/bills';
import { useCall } from '@kit/data/useCall';
import { formatMoney, NOTHING } from '@kit/format/number';
import { T } from '@kit/text';
import { Awaited } from '../Awaited';
import { useSay } from '../say';
import { billFields } from './billFields';

const WIDTH = 640;
const FACTS = [
  ...(['billNo', 'tenantName', 'propertyName', 'unitText', 'feeName', 'periodStart', 'amount', 'lateFee'] as const),
  ...(['reduceAmount', 'creditAmount', 'paidAmount', 'unpaidAmount', 'issueDate', 'dueDate', 'payBy'] as const),
  ...(['billStatus', 'voidReason'] as const),
];

/** How the amount came about (docs/domain/property-bills.md#explanation). */
function Why({ billId }: { billId: string }) {
  const say = useSay();
  const read = useCall(billApi.explain, { id: billId });
  const { data } = read;
  if (!data) return <Awaited {...read} />;
  return (
    <>
      <ul>
        {data.sentences.map((sentence, index) => (
          <li key={`${index} ${sentence}`}>{sentence}</li>
        ))}
      </ul>
      <Typography.Paragraph strong>{say('pmsBill.total', { amount: formatMoney(data.amount) })}</Typography.Paragraph>
    </>
  );
}

interface Props {
  bill: Bill;
  /** The explanation alone. */
  onlyWhy: boolean;
  onClose: () => void;
}

/** All details of a bill, and why its amount is what it is. */
export function BillDrawer({ bill, onlyWhy, onClose }: Props) {
  const say = useSay();
  const title = say(onlyWhy ? 'pmsBill.whyTitle' : 'pmsBill.viewTitle', { name: bill.billNo });
  const [periodCell] = billFields.cells(['periodStart']);
  const shown = (name: (typeof FACTS)[number]) =>
    name === 'periodStart' ? periodCell?.render(bill[name], bill) : billFields.show(name, bill[name]);
  return (
    <Drawer open size={WIDTH} title={title} onClose={onClose}>
      {!onlyWhy && (
        <>
          <Descriptions
            column={{ xs: 1, md: 2 }}
            size="small"
            items={FACTS.map((name) => ({
              key: name,
              label: <T id={`pmsBill.${name}`} />,
              children: shown(name) || NOTHING,
            }))}
          />
          <Typography.Title level={2} style={{ fontSize: 16 }}>
            {say('pmsBill.explain')}
          </Typography.Title>
        </>
      )}
      <Why billId={bill.billId} />
    </Drawer>
  );
}
