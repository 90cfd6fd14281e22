import { Typography } from 'antd';
import { DRAW_MODE, DRAW_STATUS, type DrawRow, MAX_DRAW_COUNT } from '@/contract/trade-fair/draws';
import { T } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';

/** A draw that is to be started. */
export interface Wish {
  mode: 1 | 2;
  prizeId?: string;
  drawCount: number;
}

const status = codeTable('drawStatus', DRAW_STATUS, {
  tones: { running: 'attention', done: 'active' },
  dictCode: 'lottery.drawStatus',
});
export const drawMode = codeTable('drawMode', DRAW_MODE, { dictCode: 'lottery.mode' });

/** The first characters identify a hash, and all of it can be copied. */
const Hash = ({ value }: { value: string }) => (
  <Typography.Text code copyable={{ text: value }}>
    {value.slice(0, 12)}…
  </Typography.Text>
);

const Prize = ({ prizeName, redrawOf }: DrawRow) => (
  <>
    <span>{prizeName}</span> {redrawOf && <T id="lottery.redrawOf" />}
  </>
);

/** A draw of a fair. */
export const drawFields = fieldsOf<DrawRow, Wish>()('lottery', {
  roundNo: f.count({ width: 80, fixed: 'left', sorted: true }),
  prizeId: f.text({ required: true }),
  prizeName: f.name({ width: 200, cell: Prize }),
  mode: f.codes(drawMode, { width: 110 }),
  drawCount: f.count({ required: true, min: 1, max: MAX_DRAW_COUNT }),
  wonCount: f.count(),
  poolSize: f.count(),
  poolHash: f.text({ width: 190, ellipsis: false, cell: ({ poolHash }: DrawRow) => <Hash value={poolHash} /> }),
  seedHash: f.text({ width: 190, ellipsis: false, cell: ({ seedHash }: DrawRow) => <Hash value={seedHash} /> }),
  operatorName: f.person(),
  drawTime: f.dateTime({ sorted: true }),
  status: f.codes(status, { width: 90 }),
});
