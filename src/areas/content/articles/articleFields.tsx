import { Image } from 'antd';
import { APP, type Article, CONTENT_CLIENT, CONTENT_TYPE, type ContentCategory } from '@/contract/content/articles';
import type { Jump } from '@/contract/content/jump';
import { plainText } from '@/core/input/filters';
import { f } from '@/shared/fields/f';
import type { NamedFile } from '@/ui/upload/FilesField';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { NOTHING } from '@kit/format/number';
import { jumpOf, publishFields } from '../shared/publishFields';
import { PublishState, publishStatus } from '../shared/publishStatus';
import { CategorySelect } from './CategorySelect';

export const contentType = codeTable('contentType', CONTENT_TYPE, { dictCode: 'content.type' });
const clientKind = codeTable('contentClient', CONTENT_CLIENT, { dictCode: 'clientKind' });
const app = codeTable('contentApp', APP, { dictCode: 'app' });

const Cover = ({ coverUrl, title }: Article) =>
  coverUrl ? <Image src={coverUrl} alt={title} width={56} height={28} /> : NOTHING;

export interface ArticleValues {
  title: string;
  contentType: Article['contentType'];
  categoryId: string;
  cover: string;
  summary: string;
  body: string;
  url: string;
  /** At most one file. */
  files: NamedFile[];
  hasJump: 0 | 1;
  jump: Jump;
  branchIds: string[];
  customerTypes: string[];
  startTime: string | null;
  endTime: string | null;
  planTime: string | null;
}

const published = publishFields<Article>();

/** An article that a company shows in its app: its list, its form. */
export const articleFields = fieldsOf<Article, ArticleValues>()('article', {
  contentNo: f.code({ width: 120, sorted: true }),
  title: f.text({ max: 60, required: true, keep: plainText, width: 220, fixed: 'left', sorted: true }),
  contentType: f.codes(contentType, { isFact: true, required: true, width: 80 }),
  cover: f.text({ required: true, isFinal: true, width: 80, cell: Cover }),
  categoryId: f.text({ required: true, filter: { formItemRender: () => <CategorySelect allowClear /> } }),
  categoryName: f.text({ width: 120 }),
  summary: f.note({ max: 120 }),
  body: f.note({ required: true }),
  url: f.text({ max: 500, required: true, help: 'article.urlHelp' }),
  files: f.text({ required: true, isFinal: true }),
  hasJump: f.flag(),
  jump: jumpOf(),
  jumpAddress: f.text({ width: 220 }),
  clientKind: f.codes(clientKind, { width: 90 }),
  app: f.codes(app, { width: 140 }),
  top: f.flag(),
  readCount: f.count({ sorted: true }),
  branchIds: published.branchIds,
  branchNames: published.branchNames,
  customerTypes: published.customerTypes,
  planTime: published.planTime,
  updatedBy: published.updatedBy,
  gmtModified: published.gmtModified,
  startTime: f.dateTime(),
  endTime: f.dateTime(),
  publishStatus: f.codes(publishStatus, { width: 150, cell: (row) => <PublishState {...row} /> }),
  publishTime: f.dateTime({ isFact: true, sorted: true }),
  createdByName: f.person(),
});

/** What content is filed under. */
export const categoryFields = fieldsOf<ContentCategory>()('contentCategory', {
  categoryName: f.text({ max: 20, required: true, keep: plainText, width: 180 }),
  sort: f.count({ min: 1, max: 9999, required: true, help: 'publishing.sortHelp' }),
  contentCount: f.count(),
});
