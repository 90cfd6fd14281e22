import type zh from '../../../../locales/zh-CN/account/help';
import { type Line, readMarks } from './marks';

export type HelpTexts = Readonly<Record<keyof typeof zh, string>>;

/** What there is to read, in its order: areas and their topics. */
export const CONTENTS = [
  { id: 'start', topics: ['signIn', 'company', 'windows', 'leave'] },
  { id: 'frame', topics: ['menu', 'search', 'tags', 'settings', 'keys'] },
  { id: 'work', topics: ['dashboard', 'lists', 'exports', 'imports', 'forms', 'drafts', 'conflict', 'buttons'] },
  { id: 'fairs', topics: ['fairStates', 'fairNew', 'fairStop', 'fairCopy', 'door', 'draws'] },
  { id: 'pricing', topics: ['policies', 'overlaps', 'priceTrial', 'priceCompare'] },
  { id: 'finance', topics: ['cashiers', 'statements'] },
  {
    id: 'masterData',
    topics: ['companies', 'brands', 'entries', 'audits', 'standards', 'onlineGoods', 'duplicates', 'licences'],
  },
  { id: 'orders', topics: ['orderInquiry', 'returns'] },
  { id: 'content', topics: ['homePages', 'homePlans', 'releases', 'contents', 'announcements'] },
  { id: 'property', topics: ['propertyLeases', 'propertyBills', 'propertyMeters', 'propertyUpkeep'] },
  { id: 'reports', topics: ['visits', 'userRead'] },
  { id: 'people', topics: ['accounts', 'roles', 'menus', 'history'] },
  { id: 'trouble', topics: ['messages', 'errorLog'] },
] as const;

type AreaId = (typeof CONTENTS)[number]['id'];
type TopicId = (typeof CONTENTS)[number]['topics'][number];

export interface Topic {
  id: TopicId;
  title: Line;
  paragraphs: readonly Line[];
  /** What to do, one after the other; may be empty. */
  steps: readonly Line[];
}

export interface Area {
  id: AreaId;
  title: string;
  topics: readonly Topic[];
}

/** Parts the texts of a language into areas and topics; `label` is the text of a control, as the screens show it. */
export function areasOf(texts: HelpTexts, label: (key: string) => string): Area[] {
  const all: Readonly<Record<string, string>> = texts;
  const lines = (key: string) => all[key]?.split('\n').map((line) => readMarks(line, label)) ?? [];
  const topic = (id: TopicId): Topic => ({
    id,
    title: readMarks(texts[`help.${id}.title`], label),
    paragraphs: lines(`help.${id}.text`),
    steps: lines(`help.${id}.steps`),
  });
  return CONTENTS.map(({ id, topics }) => ({ id, title: texts[`help.${id}`], topics: topics.map(topic) }));
}
