import { lazy, Suspense, useState } from 'react';
import { type Article, articleApi } from '@/contract/content/articles';
import { FLAG } from '@/contract/fields';
import { copyLink } from '@/core/clipboard/copyLink';
import { call } from '@/core/http/call';
import { withTexts } from '@/core/i18n';
import { useSession } from '@/core/session/session';
import { PageHeader } from '@/ui/PageHeader';
import type { Action } from '@kit/actions/action';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { publishActions } from '../shared/publishActions';
import { useUsedBy } from '../shared/useUsedBy';
import type { EditedArticle } from './ArticleDrawer';
import { articleFields } from './articleFields';

const ArticleDrawer = lazy(async () => ({ default: (await import('./ArticleDrawer')).ArticleDrawer }));
const ArticlePreview = lazy(async () => ({ default: (await import('./ArticlePreview')).ArticlePreview }));
const CategoryDrawer = lazy(async () => ({ default: (await import('./CategoryDrawer')).CategoryDrawer }));

const table = articleFields.table({
  show: [
    ...(['contentNo', 'title', 'contentType', 'cover', 'categoryName', 'publishStatus', 'createdByName'] as const),
    ...(['clientKind', 'app', 'top', 'readCount', 'publishTime', 'updatedBy'] as const),
  ],
  search: ['title', 'contentType', 'categoryId', 'publishStatus', 'publishTime'],
  file: [
    ...(['contentNo', 'title', 'contentType', 'categoryName', 'publishStatus', 'createdByName'] as const),
    ...(['clientKind', 'app', 'top', 'readCount', 'branchNames', 'publishTime', 'updatedBy', 'gmtModified'] as const),
  ],
});

const CODES = { publish: 'contentList_publish', takeDown: 'contentList_takeDown', remove: 'contentList_del' } as const;

interface Opens {
  edit: (one: Article) => void;
  preview: (one: Article) => void;
  usedBy: (contentId: string, name: string) => Action;
}

function changes(row: Article, { edit }: Opens): Action[] {
  const { contentId, version, title: name, publishStatus, changeable, top } = row;
  const at = { contentId, version };
  if (!changeable) return [];
  return [
    { code: 'contentList_edit', label: 'action.edit', onAction: () => edit(row) },
    ...publishActions(
      { name, publishStatus, changeable },
      {
        codes: CODES,
        publish: () => call(articleApi.publish, at),
        takeDown: ({ confirmCodes }) => call(articleApi.takeDown, { ...at, confirmCodes }),
        remove: ({ confirmCodes }) => call(articleApi.delete, { ...at, confirmCodes }),
      },
    ),
    {
      code: 'contentList_top',
      label: top === FLAG.yes ? 'article.untop' : 'article.toTop',
      onAction: () => call(articleApi.top, { ...at, top: top === FLAG.yes ? FLAG.no : FLAG.yes }),
      done: 'article.topped',
    },
  ];
}

const actionsOf = (row: Article, opens: Opens): Action[] => [
  { code: 'contentList_preview', label: 'article.preview', onAction: () => opens.preview(row) },
  ...changes(row, opens),
  { code: 'contentList_copyLink', label: 'publishing.copyLink', onAction: () => copyLink(row.link) },
  opens.usedBy(row.contentId, row.title),
];

function ArticlesScreen() {
  const { branchId } = useSession();
  const [edited, setEdited] = useState<EditedArticle>();
  const [previewed, setPreviewed] = useState<Article>();
  const [isFiling, setFiling] = useState(false);
  const { usedBy, drawer } = useUsedBy('content', 'contentList_usedBy');
  const add = (
    <ActionButton
      code="contentList_add"
      label="action.add"
      type="primary"
      onAction={() => setEdited({ branchIds: [branchId] })}
    />
  );
  return (
    <>
      <CrudTable<Article>
        header={
          <PageHeader inList isBusy title="article.heading" help="article.help">
            <ActionButton code="contentList_category" label="contentCategory.title" onAction={() => setFiling(true)} />
            {add}
          </PageHeader>
        }
        {...table}
        rowKey="contentId"
        list={articleApi.page}
        exported="contentList_export"
        emptyText="article.empty"
        emptyAction={add}
        actions={(row) => <RowActions actions={actionsOf(row, { edit: setEdited, preview: setPreviewed, usedBy })} />}
      />
      <Suspense fallback={null}>
        <ArticleDrawer record={edited} onClose={() => setEdited(undefined)} />
        {previewed && <ArticlePreview one={previewed} onClose={() => setPreviewed(undefined)} />}
        {isFiling && <CategoryDrawer onClose={() => setFiling(false)} />}
      </Suspense>
      {drawer}
    </>
  );
}

/** /content/contentList */
export const Articles = withTexts(['content/articles', 'content/publishing'], ArticlesScreen);
