import { Button, Flex, Table, Upload } from 'antd';
import { useState } from 'react';
import { type TradeFair, tradeFairApi } from '@/contract/trade-fair/fairs';
import { call } from '@/core/http/call';
import { saveFile } from '@/core/file/saveFile';
import { T, text, withTexts } from '@/core/i18n';
import { refuseFile, SHEETS } from '@/core/input/uploadRules';
import { notifier } from '@/core/notify/notifier';
import { PageHeader } from '@/ui/PageHeader';
import { ActionButton } from '@kit/actions/ActionButton';
import { Example } from '../shared/Example';
import type { Sheet } from './sheets';

/** Loaded when the first file is made or read. */
const sheets = () => import(/* webpackChunkName: "demoSheets" */ './sheets');

const TITLES = ['tradeFair.subject', 'tradeFair.tradeFairCode', 'tradeFair.startTime', 'tradeFair.endTime'] as const;
const LISTED = ['subject', 'tradeFairCode', 'startTime', 'endTime'] as const;
const cellsOf = (fair: TradeFair) => LISTED.map((name) => fair[name] ?? '');

async function readFairs() {
  const { records } = await call(tradeFairApi.searchList, { pageNum: 1, pageSize: 100 });
  return { titles: TITLES.map((id) => text(id)), rows: records.map(cellsOf) };
}

async function exportPlain() {
  const { workbookOf } = await sheets();
  const { titles, rows } = await readFairs();
  saveFile({ blob: workbookOf([titles, ...rows]), fileName: 'fairs.xlsx' });
}

/** Two titles above two columns each, the first pair as one cell. */
async function exportMerged() {
  const { workbookOf } = await sheets();
  const { titles, rows } = await readFairs();
  const groups = [text('demo.fair'), '', text('demo.period'), ''];
  const merged = [1, 3].map((end) => ({ s: { r: 0, c: end - 1 }, e: { r: 0, c: end } }));
  saveFile({ blob: workbookOf([groups, titles, ...rows], merged), fileName: 'fairs-merged.xlsx' });
}

function Import() {
  const [sheet, setSheet] = useState<Sheet>();
  const read = async (file: File) => {
    const refusal = refuseFile(file, SHEETS);
    if (refusal) return notifier.error(text(refusal.id, refusal.values));
    try {
      setSheet((await sheets()).readWorkbook(await file.arrayBuffer()));
    } catch {
      notifier.error(text('demo.unreadable', { name: file.name }));
    }
    return undefined;
  };
  return (
    <>
      <Upload
        accept={SHEETS}
        showUploadList={false}
        beforeUpload={(file) => {
          void read(file);
          // Otherwise antd would upload the file by itself.
          return false;
        }}
      >
        <Button>
          <T id="demo.readSheet" />
        </Button>
      </Upload>
      {sheet && (
        <Table
          size="small"
          rowKey="key"
          scroll={{ x: 'max-content' }}
          pagination={{ pageSize: 20 }}
          style={{ marginBlockStart: 16 }}
          columns={sheet.titles.map((title, column) => ({
            title,
            key: String(column),
            render: (_: unknown, row: Sheet['rows'][number]) => row.cells[column] ?? '',
          }))}
          dataSource={[...sheet.rows]}
        />
      )}
    </>
  );
}

function ExcelScreen() {
  return (
    <>
      <PageHeader help="demo.excelHelp" />
      <Example name=".xlsx">
        <Flex wrap gap="small">
          <ActionButton label="demo.exportPlain" onAction={exportPlain} />
          <ActionButton label="demo.exportMerged" onAction={exportMerged} />
        </Flex>
      </Example>
      <Example name=".xlsx, .xls">
        <Import />
      </Example>
    </>
  );
}

/** /excel: a file of the fairs, a file with merged titles, and a file that is read without leaving the browser. */
export const ExcelExample = withTexts(['demo/pages', 'trade-fair/fairs'], ExcelScreen);
