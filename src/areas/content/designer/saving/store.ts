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
  /** Something of another's is in it: what is on the screen is not all of it. */
  hasOthers: boolean;
}

/** Where a page is stored that is edited: as a draft, or as what a company shows otherwise. */
export interface PageStore {
  /** Names it among the drafts of the browser. */
  key: string;
  read: () => Promise<HomeContent>;
  save: (page: PageParts, version: number) => Promise<Answer>;
  /** Tells the store what is there by now, which a refusal has answered. */
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
 * What a company makes of a page: the difference between what is on the screen and what the head office has. `onKnown`
 * hears of each state of it.
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
