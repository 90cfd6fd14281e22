import { contentReadApi } from '@/contract/reports/reads';

/** The list behind each figure, and its title. */
const LISTS = {
  target: { list: contentReadApi.targetUsers, title: 'contentReader.target' },
  read: { list: contentReadApi.readUsers, title: 'contentReader.read' },
  unread: { list: contentReadApi.unreadUsers, title: 'contentReader.unread' },
} as const;

const isListed = (name: string | null): name is keyof typeof LISTS => name !== null && Object.hasOwn(LISTS, name);

/** The list of readers in the address, as the link of a figure has it; the server checks each part again. */
export function linkedReaders(search: string) {
  const query = new URLSearchParams(search);
  const of = query.get('of');
  const contentId = query.get('content');
  if (!isListed(of) || !contentId) return undefined;
  const [branchId, asOf] = [query.get('branch'), query.get('asOf')];
  return { ...LISTS[of], params: { contentId, ...(branchId ? { branchId } : {}), ...(asOf ? { asOf } : {}) } };
}
