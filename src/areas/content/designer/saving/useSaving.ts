import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isSame } from '@/contract/canonical';
import type { StoredComponent } from '@/contract/content/home/component';
import { mergeEdits } from '@/contract/content/home/merge-edits';
import type { HomeContent } from '@/contract/content/home/versions';
import { useText } from '@/core/i18n';
import { useDraftKeeper } from '@/shared/kit-host/useDraftKeeper';
import { kit } from '@kit/host';
import { nameOf } from '../../shared/page-words/componentName';
import type { PageParts } from '../commands/command';
import type { Sides } from './conflicts';
import type { PageStore } from './store';

/** The stored page as this editor knows it. */
interface Stored {
  /** The page as it stood on the screen when it was saved. */
  page: PageParts;
  /** The stored components, from which the next save starts. */
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

/** The answer to a save that was based on an older version (docs/domain/home-pages.md#two-editors). */
interface Stale {
  current: HomeContent;
  modifiedByName?: string;
  gmtModified?: string;
}

interface Options {
  content: HomeContent;
  store: PageStore;
  page: PageParts;
  load: (page: PageParts) => void;
  select: (componentId: string) => void;
}

const isStale = (current: unknown): current is Stale =>
  typeof current === 'object' && current !== null && 'current' in current && 'conflicts' in current;

const storedOf = ({ components, version, versionNo, frozen }: HomeContent): Stored => ({
  ...{ page: components, base: components, version, versionNo, isDraft: frozen === 0 },
});

/** Shows a refused save: names the component that the server refuses, and selects it. */
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

/** Keeps unsaved changes as a draft of the browser, and guards them. */
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

/** What is stored from now on; with `load`, the page to show from now on. */
interface Taken {
  stored: Stored;
  load?: PageParts;
}

interface Saved {
  sent: PageParts;
  answer: { components: StoredComponent[]; version: number; versionNo: number; hasOthers: boolean };
  /** The page as it is on the screen when the answer arrives. */
  latest: PageParts;
}

/** The state after a save; changes that were made during the save stay to be saved. */
function adopted({ sent, answer: { components, version, versionNo, hasOthers }, latest }: Saved): Taken {
  const known = { base: components, version, versionNo, isDraft: true };
  // The undo history stays.
  if (!hasOthers) return { stored: { page: sent, ...known } };
  if (latest === sent) return { stored: { page: components, ...known }, load: components };
  return { stored: { page: sent, ...known }, load: mergeEdits(sent, components, latest).page };
}

function meetingOf(mine: PageParts, { base }: Pick<Stored, 'base'>, stale: Stale): Meeting {
  const { components: theirs, version, versionNo, frozen } = stale.current;
  const { modifiedByName: who = '', gmtModified: when } = stale;
  return { base, mine, theirs, version, versionNo, isDraft: frozen === 0, who, when };
}

/** The state after a new read; unsaved changes stay, and are merged when they are saved. */
function refreshed(stored: Stored, latest: PageParts, content: HomeContent): Taken {
  const known = storedOf(content);
  if (isSame(content.components, stored.base)) return { stored: { ...known, page: stored.page } };
  return latest === stored.page ? { stored: known, load: known.page } : { stored };
}

/** The stored page, and the present page for answers that arrive later. */
function useStored({ content, page, load }: Pick<Options, 'content' | 'page' | 'load'>) {
  const [stored, setStored] = useState(() => storedOf(content));
  const latest = useRef(page);
  useEffect(() => {
    latest.current = page;
  });
  const take = (taken: Taken) => {
    if (taken.load) load(taken.load);
    setStored(taken.stored);
  };
  return { stored, latest, take };
}

/** Saves the draft of a page; nothing is lost when somebody else has saved meanwhile. */
export function useSaving({ content, store, page, load, select }: Options) {
  const text = useText();
  const { stored, latest, take } = useStored({ content, page, load });
  const [meeting, setMeeting] = useState<Meeting>();
  const [isSaving, setSaving] = useState(false);
  const underWay = useRef<Promise<boolean>>(undefined);
  const keeper = useDraftKeeper(store.key);
  const isDirty = useGuard(keeper, { page, stored });
  const refuse = useRefusal({ page, select });
  const send = async () => {
    const answer = await store.save(page, stored.version);
    const taken = adopted({ sent: page, answer, latest: latest.current });
    take(taken);
    if (taken.load) kit().notify.warning(text('designer.merged'));
    else kit().notify.success(text('kit.saved'));
    return true;
  };
  const fail = (error: unknown) => {
    const current = kit().failureOf(error)?.current;
    if (isStale(current)) {
      store.learn(current.current);
      // Includes changes that were made while the save was under way.
      setMeeting(meetingOf(latest.current, stored, current));
    } else refuse(error);
    return false;
  };
  return {
    ...{ stored, isDirty, isSaving, keeper, meeting },
    /** Answers whether the page is stored. A caller during a save waits for that save. */
    async save() {
      if (!isDirty) return true;
      setSaving(true);
      underWay.current ??= send().catch(fail);
      const isStored = await underWay.current;
      underWay.current = undefined;
      setSaving(false);
      return isStored;
    },
    /** Takes the merged page, which is based on the version that the other editor has saved. */
    settle(settled: PageParts) {
      if (!meeting) return;
      const { theirs, version, versionNo, isDraft } = meeting;
      take({ load: settled, stored: { page: theirs, base: theirs, version, versionNo, isDraft } });
      setMeeting(undefined);
    },
    /** Reads the stored page again, after publishing or when another editor has left. */
    refresh: async () => take(refreshed(stored, latest.current, await store.read())),
    /** Restores the draft of a crash, on the version that it was started from. */
    restore: (components: PageParts, from: { base: PageParts; version: number }) =>
      take({ load: components, stored: { ...stored, ...from, page: from.base } }),
  };
}
