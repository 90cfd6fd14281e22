import { APP, CLIENT_KIND, homeConfigApi, type HomePage } from '@/contract/content/home/pages';
import { call } from '@/core/http/call';
import { RecordDialog } from '@kit/form/RecordDialog';
import { ColourInput } from '../shared/ColourInput';
import { pageFields, type PageValues } from './pageFields';

const { Field, inputs } = pageFields;

/** A new page has neither id nor version. */
export type EditedPage = Partial<HomePage>;

const valuesOf = (page: EditedPage): Partial<PageValues> => ({
  ...{ clientKind: CLIENT_KIND.mobile, app: APP.yiyaotong, backgroundColor: '', shareTitle: '' },
  ...page,
});

function save(values: PageValues, { record }: { record: EditedPage | undefined }): Promise<unknown> {
  const { pageName, clientKind, app, branchIds, backgroundColor, shareTitle } = values;
  const form = { pageName, clientKind, app, branchIds, backgroundColor, shareTitle };
  const { pageId: id, version } = record ?? {};
  return id === undefined || version === undefined
    ? call(homeConfigApi.add, form, { silent: true })
    : call(homeConfigApi.update, { id, version, ...form }, { silent: true });
}

interface Props {
  record: EditedPage | undefined;
  onClose: () => void;
}

/** The name of a page, and its audience. */
export function PageDialog({ record, onClose }: Props) {
  const isNew = record?.pageId === undefined;
  return (
    <RecordDialog<EditedPage, PageValues>
      draftKey={`home page ${record?.pageId ?? ''}`}
      title={isNew ? 'homeConfig.addTitle' : 'homeConfig.editTitle'}
      titleValues={{ name: record?.pageName ?? '' }}
      {...(isNew ? { help: 'homeConfig.formHelp' as const } : {})}
      fields={pageFields}
      record={record}
      toValues={valuesOf}
      save={save}
      onClose={onClose}
    >
      {inputs(['pageName', 'clientKind', 'app', 'branchIds'])}
      <Field name="backgroundColor">
        <ColourInput />
      </Field>
      {inputs(['shareTitle'])}
    </RecordDialog>
  );
}
