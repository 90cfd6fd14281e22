import { Form } from 'antd';
import { type Article, articleApi, CONTENT_TYPE } from '@/contract/content/articles';
import { PUBLISH_STATUS } from '@/contract/content/publishing';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { TypeSelect } from '@/shared/pricing/selects';
import { RichText } from '@/ui/rich-text/RichText';
import { ImageUpload } from '@/ui/upload/ImageUpload';
import { RecordDrawer } from '@kit/form/RecordDrawer';
import { AttachmentsField } from '../shared/AttachmentsField';
import { JumpField, NO_JUMP } from '../shared/JumpField';
import { articleFields, type ArticleValues } from './articleFields';
import { CategorySelect } from './CategorySelect';

const { Field, inputs } = articleFields;
const WIDTH = 760;

/** A new article has neither id nor version. */
export type EditedArticle = Partial<Article>;

const valuesOf = ({ fileId, fileName: name = '', jump, ...article }: EditedArticle): Partial<ArticleValues> => ({
  ...{ contentType: CONTENT_TYPE.article, body: '', url: '', customerTypes: [], startTime: null, endTime: null },
  ...article,
  files: fileId ? [{ fileId, name }] : [],
  hasJump: jump ? 1 : 0,
  jump: jump ?? NO_JUMP,
});

function save(values: ArticleValues, { record }: { record: EditedArticle | undefined }): Promise<unknown> {
  const { title, contentType, categoryId, cover, summary, body, url, files, hasJump, jump } = values;
  const { branchIds, customerTypes, startTime, endTime, planTime } = values;
  const form = {
    ...{ title, contentType, categoryId, cover, summary, body, url, branchIds, customerTypes },
    ...{ startTime, endTime, planTime, fileId: files[0]?.fileId ?? null, jump: hasJump === 1 ? jump : null },
  };
  const { contentId, version } = record ?? {};
  return contentId === undefined || version === undefined
    ? call(articleApi.add, form, { silent: true })
    : call(articleApi.update, { contentId, version, ...form }, { silent: true });
}

interface InputsProps {
  record: EditedArticle | undefined;
  isShown: boolean;
}

/** The inputs that the chosen type of article needs. */
function Body({ record, isShown }: InputsProps) {
  const text = useText();
  const type: unknown = Form.useWatch('contentType');
  if (type === CONTENT_TYPE.article)
    return (
      <Field name="body">
        <RichText label={text('article.body')} />
      </Field>
    );
  if (type === CONTENT_TYPE.file) {
    const { fileId, fileUrl: url = '' } = record ?? {};
    return (
      <Field name="files">
        <AttachmentsField max={1} stored={fileId ? [{ fileId, url }] : []} />
      </Field>
    );
  }
  return <Field name="url" disabled={isShown} />;
}

function Inputs(props: InputsProps) {
  const text = useText();
  const { record, isShown } = props;
  const hasJump: unknown = Form.useWatch('hasJump');
  return (
    <>
      <Field name="title" disabled={isShown} />
      <Field name="contentType" disabled={isShown} />
      <Field name="categoryId">
        <CategorySelect />
      </Field>
      <Field name="cover">
        <ImageUpload
          bizType="content"
          alt={text('article.cover')}
          stored={{ fileId: record?.cover, url: record?.coverUrl ?? '' }}
        />
      </Field>
      <Field name="summary" />
      <Body {...props} />
      <Field name="hasJump" disabled={isShown} />
      {hasJump === 1 && (
        <Field name="jump">
          <JumpField disabled={isShown} />
        </Field>
      )}
      <Field name="branchIds" />
      <Field name="customerTypes">
        <TypeSelect />
      </Field>
      {inputs(isShown ? ['startTime', 'endTime'] : ['startTime', 'endTime', 'planTime'])}
    </>
  );
}

interface Props {
  record: EditedArticle | undefined;
  onClose: () => void;
}

/** The form of an article: its type, its content, its readers and its period. */
export function ArticleDrawer({ record, onClose }: Props) {
  const isShown = record?.publishStatus === PUBLISH_STATUS.published;
  return (
    <RecordDrawer<EditedArticle, ArticleValues>
      drawer={{ width: WIDTH }}
      draftKey={`content ${record?.contentId ?? ''}`}
      title={record?.contentId === undefined ? 'article.addTitle' : 'article.editTitle'}
      titleValues={{ name: record?.title ?? '' }}
      {...(isShown ? { help: 'publishing.fixedHelp' } : {})}
      fields={articleFields}
      record={record}
      toValues={valuesOf}
      save={save}
      onClose={onClose}
    >
      <Inputs record={record} isShown={isShown} />
    </RecordDrawer>
  );
}
