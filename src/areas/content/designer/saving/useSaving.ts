import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isSame } from '@/contract/canonical';
import type { StoredComponent } from '@/contract/content/home/component';
import { mergeEdits } from '@/contract/content/home/merge-edits';
import { type HomeContent, homeVersionApi } from '@/contract/content/home/versions';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { useDraftKeeper } from '@/shared/kit-host/useDraftKeeper';
import { kit } from '@kit/host';
import { nameOf } from '../../shared/page-words/componentName';
import type { PageParts } from '../commands/command';
import type { Sides } from './conflicts';

/** What is stored, as this editor knows it. */
interface Stored {
  /** The page as it stood on the screen when it was saved. */
  page: PageParts;
  /** What the server made of it: what the next save starts from. */
  base: PageParts;
  version: number;
  versionNo: number;
  isDraft: boolean;
}

interface Meeting extends Sides {
  version: number;
  versionNo: number;
  isDraft: boolean;
  who: string;
  when: string | undefined;
}

/** The answer to a save on an older version (docs/domain/home-pages.md#two-editors). */
interface Stale {
  current: HomeContent;
  modifiedByName?: string;
  gmtModified?: string;
}

interface Options {
  content: HomeContent;
  page: PageParts;
  load: (page: PageParts) => void;
  select: (componentId: string) => void;
}

const isStale = (current: unknown): current is Stale =>
  typeof current === 'object' && current !== null && 'current' in current && 'conflicts' in current;

const storedOf = ({ components, version, versionNo, frozen }: HomeContent): Stored => ({
  ...{ page: components, base: components, version, versionNo, isDraft: frozen === 0 },
});

/** Says which component the server refuses, and shows it. */
function useRefusal({ page, select }: Pick<Options, 'page' | 'select'>) {
  const text = useText();
  return (error: unknown) => {
    const failure = kit().failureOf(error);
    if (!failure || failure.isSilent) return;
    const [first] = failure.fields ?? [];
    const index = /^components\.(\d+)/.exec(first?.field ?? '')?.[1];
    const component = index === undefined ? undefined : page[Number(index)];
    if (component) select(component.componentId);
    const name = component && nameOf(component, text);
    kit().notify.error(name ? text('designer.refusedField', { name, position: Number(index) + 1 }) : failure.msg);
  };
}

/** Keeps what is not saved as a draft of the browser, and guards it. */
function useGuard(keeper: ReturnType<typeof useDraftKeeper>, { page, stored }: { page: PageParts; stored: Stored }) {
  const isDirty = page !== stored.page;
  const keep = useEffectEvent(() => {
    if (isDirty)
      keeper.keep({ values: { components: page }, base: { components: stored.base }, version: stored.version });
    else keeper.drop();
    keeper.setDirty(isDirty, keeper.drop);
  });
  useEffect(() => keep(), [page, stored]);
  return isDirty;
}

/** Saves the draft of a page; nothing that was done is lost when somebody else has saved meanwhile. */
export function useSaving({ content, page, load, select }: Options) {
  const text = useText();
  const [stored, setStored] = useState(() => storedOf(content));
  const [meeting, setMeeting] = useState<Meeting>();
  const [isSaving, setSaving] = useState(false);
  const keeper = useDraftKeeper(`homePage ${content.pageId}`);
  const isDirty = useGuard(keeper, { page, stored });
  const refuse = useRefusal({ page, select });
  const latest = useRef(page);
  useEffect(() => {
    latest.current = page;
  });
  const send = async (sent: PageParts, from: Pick<Stored, 'version' | 'base'>) => {
    const { pageId: id } = content;
    try {
      const answer = await call(
        homeVersionApi.save,
        { id, version: from.version, components: [...sent] },
        { silent: true },
      );
      adopt(sent, from, answer);
      return true;
    } catch (error) {
      const current = kit().failureOf(error)?.current;
      if (isStale(current)) meet(sent, from, current);
      else refuse(error);
      return false;
    }
  };
  /** What came of a save; what was done during it stays to be saved. */
  const adopt = (
    sent: PageParts,
    from: Pick<Stored, 'version'>,
    answer: { components: StoredComponent[]; version: number; versionNo: number },
  ) => {
    const { components, version, versionNo } = answer;
    const known = { base: components, version, versionNo, isDraft: true };
    // Nobody else has saved in between: the steps that can be taken back stay.
    if (version === from.version + 1) {
      setStored({ page: sent, ...known });
      return;
    }
    const isAll = latest.current === sent;
    load(isAll ? components : mergeEdits(sent, components, latest.current).page);
    setStored({ page: isAll ? components : sent, ...known });
    kit().notify.warning(text('designer.merged'));
  };
  const meet = (mine: PageParts, { base }: Pick<Stored, 'base'>, current: Stale) => {
    const { components: theirs, version, versionNo, frozen } = current.current;
    const { modifiedByName = '', gmtModified } = current;
    setMeeting({
      ...{ base, mine, theirs, version, versionNo, isDraft: frozen === 0 },
      ...{ who: modifiedByName, when: gmtModified },
    });
  };
  const saveAs = async (sent: PageParts, from: Pick<Stored, 'version' | 'base'>) => {
    setSaving(true);
    try {
      return await send(sent, from);
    } finally {
      setSaving(false);
    }
  };
  return {
    stored,
    isDirty,
    isSaving,
    keeper,
    meeting,
    /** Whether it is stored now. */
    save: async () => {
      if (!isDirty) return true;
      const isStored = await saveAs(page, stored);
      if (isStored) kit().notify.success(text('kit.saved'));
      return isStored;
    },
    /** With both changes: the page goes on from what the other one has saved. */
    settle(settled: PageParts) {
      if (!meeting) return;
      const { theirs, version, versionNo, isDraft } = meeting;
      load(settled);
      setStored({ page: theirs, base: theirs, version, versionNo, isDraft });
      setMeeting(undefined);
    },
    /** Reads again what is stored: it was published, or another editor has left. */
    async refresh() {
      const answer = await call(homeVersionApi.components, { id: content.pageId });
      const { components, version, versionNo, frozen } = answer;
      const known = { base: components, version, versionNo, isDraft: frozen === 0 };
      if (isSame(components, stored.base)) setStored({ ...stored, ...known });
      else if (latest.current === stored.page) {
        load(components);
        setStored({ page: components, ...known });
      }
      // What is not saved is merged when it is.
    },
    /** What a crash has left, on what it started from. */
    restore(components: PageParts, from: { base: PageParts; version: number }) {
      load(components);
      setStored((now) => ({ ...now, ...from, page: from.base }));
    },
  };
}
