import { ENTRY_STATUS } from '@/contract/master-data/approval';
import type { EntryPage, EntryRecord } from '@/contract/master-data/entry-records';
import { entryImportApi } from '@/contract/tasks/entry-imports';
import { call } from '@/core/http/call';
import { withTexts } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { useSession } from '@/core/session/session';
import { useLinkFilters } from '@/shared/fields/useLinkFilters';
import { ImportButton } from '@/shared/transfer/ImportButton';
import { PageHeader } from '@/ui/PageHeader';
import { type Action, allowedBy } from '@kit/actions/action';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { changePath, formPath, KINDS, viewPath } from '../kinds';
import { APPLY_TABLES } from './entryFields';

const LINKED = { status: 'codes', entryNo: 'text' } as const;

function actionsOf(page: EntryPage, row: EntryRecord): Action[] {
  const { applyCalls } = KINDS[page];
  const { entryId: id, entryNo, version, can, status, masterId } = row;
  const allowed = allowedBy(can);
  const values = { entryNo };
  const own = `${page}Apply` as const;
  const changes = (of: string): Action => ({
    code: `${own}_add`,
    label: 'entry.change',
    onAction: () => navigate(changePath(page, of)),
  });
  return [
    { code: `${own}_view`, label: 'action.view', onAction: () => navigate(viewPath(page, id)) },
    ...allowed('edit', { code: `${own}_edit`, label: 'action.edit', onAction: () => navigate(formPath(page, id)) }),
    // Submitting opens the form, where the applicant sees what he submits and answers the warnings.
    ...allowed('submit', {
      code: `${own}_submit`,
      label: 'action.submit',
      onAction: () => navigate(formPath(page, id)),
    }),
    ...allowed('withdraw', {
      code: `${own}_withdraw`,
      label: 'entry.withdraw',
      confirm: { title: 'entry.askWithdraw', content: 'entry.askWithdrawHelp', values },
      onAction: () => call(applyCalls.withdraw, { id, version }),
      done: 'entry.withdrawn',
    }),
    ...(status === ENTRY_STATUS.written && masterId !== null ? [changes(masterId)] : []),
    ...allowed('delete', {
      code: `${own}_del`,
      label: 'action.delete',
      danger: true,
      confirm: { title: 'entry.askDelete', values },
      onAction: () => call(applyCalls.delete, { id, version }),
      done: 'entry.deleted',
    }),
  ];
}

const TEMPLATE = { endpoint: entryImportApi.downloadTemplate, input: { templateCode: 'COMMODITY_APPLY' } } as const;

const HEADS = {
  companyEntry: { title: 'companyEntry.applyTitle', help: 'companyEntry.applyHelp' },
  customerEntry: { title: 'customerEntry.applyTitle', help: 'customerEntry.applyHelp' },
  commodityEntry: { title: 'commodityEntry.applyTitle', help: 'commodityEntry.applyHelp' },
} as const;

/** The entries of an applicant, and their results. */
function Applies({ page }: { page: EntryPage }) {
  const { branchId } = useSession();
  const initialFilters = useLinkFilters(LINKED);
  const add = (
    <ActionButton
      code={`${page}Apply_add`}
      label="entry.add"
      type="primary"
      onAction={() => navigate(formPath(page))}
    />
  );
  return (
    <CrudTable<EntryRecord>
      header={
        <PageHeader inList {...HEADS[page]}>
          {page === 'commodityEntry' && (
            <ImportButton
              button="commodityEntryApply_import"
              upload={{ endpoint: entryImportApi.importApplied, input: { branchId } }}
              file={TEMPLATE}
              title="entry.import"
              help={['entry.importHelp', 'entry.importRules']}
            />
          )}
          {add}
        </PageHeader>
      }
      {...APPLY_TABLES[page]}
      rowKey="entryId"
      list={KINDS[page].applyCalls.page}
      initialFilters={initialFilters}
      exported={`${page}Apply_export`}
      emptyText="entry.applyEmpty"
      emptyAction={add}
      actions={(row) => <RowActions actions={actionsOf(page, row)} />}
    />
  );
}

export const ApplyList = withTexts(['master-data/entries', 'master-data/licences', 'tasks/imports'], Applies);
