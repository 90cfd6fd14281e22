import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { DUPLICATE_KIND } from '@/contract/master-data/duplicates';
import { MOST_AT_ONCE, type EntryPage, type EntryRecord } from '@/contract/master-data/entry-records';
import { entryImportApi } from '@/contract/tasks/entry-imports';
import { call } from '@/core/http/call';
import { T, withTexts } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { useSession } from '@/core/session/session';
import { useLinkFilters } from '@/shared/fields/useLinkFilters';
import { ImportButton } from '@/shared/transfer/ImportButton';
import { PageHeader } from '@/ui/PageHeader';
import { type Action, allowedBy } from '@kit/actions/action';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { auditPath } from '../../shared/inbox/inboxTasks';
import { KINDS } from '../kinds';
import { AUDIT_TABLES } from './entryFields';

const BatchDialog = lazy(async () => ({ default: (await import('./BatchDialog')).BatchDialog }));
const TransferDialog = lazy(async () => ({ default: (await import('./TransferDialog')).TransferDialog }));
const FlowDrawer = lazy(async () => ({ default: (await import('../../shared/entries/FlowDrawer')).FlowDrawer }));

const InboxDrawer = lazy(async () => ({ default: (await import('./InboxDrawer')).InboxDrawer }));
const InviteDialog = lazy(async () => ({ default: (await import('./InviteDialog')).InviteDialog }));

const DuplicatesDrawer = lazy(async () => ({
  default: (await import('../../shared/duplicates/DuplicatesDrawer')).DuplicatesDrawer,
}));

const COMPARED = {
  companyEntry: DUPLICATE_KIND.company,
  customerEntry: DUPLICATE_KIND.customer,
  commodityEntry: DUPLICATE_KIND.goods,
} as const;

const LINKED = { status: 'codes', entryNo: 'text', mine: 'code' } as const;

const HEADS = {
  companyEntry: { title: 'companyEntry.title', help: 'companyEntry.help' },
  customerEntry: { title: 'customerEntry.title', help: 'customerEntry.help' },
  commodityEntry: { title: 'commodityEntry.title', help: 'commodityEntry.help' },
} as const;

const IMPORTS = {
  companyEntry: { endpoint: entryImportApi.importCompanies, templateCode: 'COMPANY_ENTRY' },
  customerEntry: { endpoint: entryImportApi.importCustomers, templateCode: 'CUSTOMER_ENTRY' },
  commodityEntry: { endpoint: entryImportApi.importCommodities, templateCode: 'COMMODITY_ENTRY' },
} as const;

/** Imports a file of drafts, and offers the rows that the last import refused, and the template. */
function Import({ page }: { page: EntryPage }) {
  const { branchId } = useSession();
  const { endpoint, templateCode } = IMPORTS[page];
  return (
    <ImportButton
      button={`${page}_import`}
      upload={{ endpoint, input: { branchId } }}
      file={{ endpoint: entryImportApi.downloadTemplate, input: { templateCode } }}
      template={{ code: `${page}_template`, label: 'import.template' }}
      failed={{
        code: `${page}_failed`,
        find: async () => (await call(entryImportApi.lastFailed, { templateCode })).importNo,
      }}
      title="entry.import"
      help={['entry.importHelp', 'entry.importRules']}
    />
  );
}

type Sheet = 'transfer' | 'flow';

function actionsOf(page: EntryPage, row: EntryRecord, onOpen: (sheet: Sheet) => void): Action[] {
  const { calls } = KINDS[page];
  const { entryId: id, entryNo, name, version, can } = row;
  const allowed = allowedBy(can);
  const values = { entryNo, name };
  const look = () => navigate(auditPath(page, id));
  return [
    ...allowed('audit', { code: `${page}_audit`, label: 'entry.audit', onAction: look }),
    ...allowed('writeErp', {
      code: `${page}_writeErp`,
      label: 'entry.writeErp',
      confirm: { title: 'entry.askWrite', content: 'entry.askWriteHelp', values },
      onAction: () => call(calls.writeErp, { id, version }),
      done: 'entry.written',
    }),
    { code: `${page}_view`, label: 'action.view', onAction: look },
    { code: `${page}_flow`, label: 'entry.flow', onAction: () => onOpen('flow') },
    ...allowed('transfer', { code: `${page}_transfer`, label: 'entry.transfer', onAction: () => onOpen('transfer') }),
    ...allowed('void', {
      code: `${page}_void`,
      label: 'entry.void',
      danger: true,
      reason: { title: 'entry.askVoid', values },
      onAction: ({ reason }) => call(calls.void, { id, version, reason }, { silent: true }),
      done: 'entry.voided',
    }),
  ];
}

/** Entries for auditors: who has to decide, and what was decided. */
function Entries({ page }: { page: EntryPage }) {
  const initialFilters = useLinkFilters(LINKED);
  const [chosen, setChosen] = useState<readonly EntryRecord[]>([]);
  const [isPassing, setPassing] = useState(false);
  const [isComparing, setComparing] = useState(false);
  const [isInviting, setInviting] = useState(false);
  const [isReading, setReading] = useState(false);
  const [open, setOpen] = useState<{ sheet: Sheet; row: EntryRecord }>();
  const close = () => setOpen(undefined);
  return (
    <>
      <CrudTable<EntryRecord>
        header={
          <PageHeader inList {...HEADS[page]}>
            <Button onClick={() => setReading(true)}>
              <T id="entry.mine" />
            </Button>
            <ActionButton
              code={`${page}_batchAudit`}
              label="entry.batch"
              disabled={chosen.length === 0}
              onAction={() => setPassing(true)}
            />
            <ActionButton code={`${page}_duplicates`} label="entry.duplicates" onAction={() => setComparing(true)} />
            <Import page={page} />
            {page !== 'commodityEntry' && (
              <ActionButton code={`${page}_qr`} label="entry.invite" onAction={() => setInviting(true)} />
            )}
          </PageHeader>
        }
        {...AUDIT_TABLES[page]}
        rowKey="entryId"
        list={KINDS[page].calls.page}
        initialFilters={initialFilters}
        exported={`${page}_export`}
        emptyText="entry.empty"
        rowSelection={{
          selectedRowKeys: chosen.map(({ entryId }) => entryId),
          preserveSelectedRowKeys: true,
          getCheckboxProps: ({ can, entryId }) => ({
            disabled:
              !can.includes('audit') ||
              (chosen.length >= MOST_AT_ONCE && !chosen.some((one) => one.entryId === entryId)),
          }),
          onChange: (_, rows) => setChosen(rows.slice(0, MOST_AT_ONCE)),
        }}
        tableAlertRender={false}
        actions={(row) => <RowActions actions={actionsOf(page, row, (sheet) => setOpen({ sheet, row }))} />}
      />
      <Suspense fallback={null}>
        {isPassing && (
          <BatchDialog
            page={page}
            rows={chosen}
            onClose={(isDone) => {
              setPassing(false);
              if (isDone) setChosen([]);
            }}
          />
        )}
        {isReading && <InboxDrawer onClose={() => setReading(false)} />}
        {isInviting && page !== 'commodityEntry' && <InviteDialog page={page} onClose={() => setInviting(false)} />}
        {isComparing && <DuplicatesDrawer kind={COMPARED[page]} onClose={() => setComparing(false)} />}
        {open?.sheet === 'flow' && (
          <FlowDrawer
            flow={KINDS[page].calls.flow}
            id={open.row.entryId}
            no={open.row.entryNo}
            name={open.row.name}
            onClose={close}
          />
        )}
        {open?.sheet === 'transfer' && <TransferDialog page={page} entryId={open.row.entryId} onClose={close} />}
      </Suspense>
    </>
  );
}

export const AuditList = withTexts(['master-data/entries', 'master-data/licences', 'tasks/imports'], Entries);
