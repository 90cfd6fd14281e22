import { isSame } from '@/contract/canonical';
import type { StoredComponent } from '@/contract/content/home/component';
import { changesOf } from '@/contract/content/home/merge-edits';
import { homeOverrideApi, type MergedPage } from '@/contract/content/home/company/overrides';
import { type HomeContent, homeVersionApi } from '@/contract/content/home/versions';
import { call } from '@/core/http/call';
import type { PageParts } from '../commands/command';

interface Answer {
  components: StoredComponent[];
  version: number;
  versionNo: number;
  /** The answer has changes of somebody else in it, so it differs from the page on the screen. */
  hasOthers: boolean;
}

/** How an edited page is stored: as a draft, or as a company's override. */
export interface PageStore {
  /** The key of the page among the drafts of the browser. */
  key: string;
  read: () => Promise<HomeContent>;
  save: (page: PageParts, version: number) => Promise<Answer>;
  /** Gives the store the present state, which a refused save has answered. */
  learn: (current: HomeContent) => void;
}

export function draftStore(id: string): PageStore {
  return {
    key: `homePage ${id}`,
    read: () => call(homeVersionApi.components, { id }),
    learn: () => undefined,
    async save(page, version) {
      const answer = await call(homeVersionApi.save, { id, version, components: [...page] }, { silent: true });
      return { ...answer, hasOthers: answer.version !== version + 1 };
    },
  };
}

const isMerged = (content: HomeContent): content is MergedPage => 'next' in content;

/**
 * Stores a company's override: the difference between the page on the screen and the head office's page. `onKnown` is
 * called with each state that the server answers.
 */
export function companyStore(first: MergedPage, onKnown: (content: MergedPage) => void): PageStore {
  const { pageId, branchId } = first;
  let known = first;
  const learn = (content: HomeContent) => {
    if (!isMerged(content)) return;
    known = content;
    onKnown(content);
  };
  return {
    key: `homePage ${pageId} ${branchId}`,
    learn,
    async read() {
      const content = await call(homeOverrideApi.detail, { id: pageId, branchId });
      learn(content);
      return content;
    },
    async save(page, version) {
      const { next, versionNo: baseVersionNo } = known;
      const { props, order, own } = changesOf(next, page).override;
      const input = { pageId, branchId, baseVersionNo, version };
      const answer = await call(
        homeOverrideApi.save,
        { ...input, props: [...props], order: order && [...order], own: [...own] },
        { silent: true },
      );
      learn(answer);
      return { ...answer, hasOthers: !isSame(answer.components, page) };
    },
  };
}
