import { ERROR } from '@/contract/error-codes';
import { type PublicFile, type PublicName, publicEntryApi } from '@/contract/master-data/public-entry';
import { call } from '@/core/http/call';
import { isCallError } from '@/core/http/callError';
import { randomHex } from '@/core/http/random';
import { draftStore, type OwnDraft } from './draftStore';

const PAUSE_MS = 2000;
const AGAIN_MS = 5000;
const KEY_BYTES = 16;

export interface DraftState {
  /** `other`: another window has saved it since. */
  state: 'new' | 'saving' | 'saved' | 'failed' | 'other';
  savedTime: string;
}

export interface DraftOf {
  kind: PublicName;
  branchId: string;
  inviter: string | null;
  again: { entryNo: string; queryCode: string } | null;
}

export interface Content {
  form: Record<string, unknown>;
  step: number;
}

export interface Loaded extends Content {
  files: readonly PublicFile[];
}

const newDraft = (): OwnDraft => ({ draftKey: randomHex(KEY_BYTES), version: 0 });

/**
 * Saves input: at once in this browser, and after two seconds on the server. A failed save is repeated, after a while
 * and when the connection comes back (docs/domain/public-entry.md#drafts).
 */
export class DraftKeeper {
  private readonly store;
  private own: OwnDraft;
  private content: Content | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<boolean> | undefined;
  private shown: DraftState = { state: 'new', savedTime: '' };

  constructor(
    private readonly of: DraftOf,
    private readonly onShown: (shown: DraftState) => void,
  ) {
    this.store = draftStore(of.kind, of.again?.entryNo ?? of.branchId);
    this.own = this.store.read() ?? newDraft();
  }

  private show(state: DraftState['state'], savedTime = this.shown.savedTime) {
    this.shown = { state, savedTime };
    this.onShown(this.shown);
  }

  /** Stores the draft in this browser; without `unsaved` the server has all of it. */
  private keep(change: Partial<OwnDraft>) {
    const { unsaved: _, ...rest } = this.own;
    this.own = { ...rest, ...change };
    this.store.write(this.own);
  }

  private async send(): Promise<boolean> {
    const saving = this.content;
    if (!saving) return true;
    this.show('saving');
    const { draftKey, draftId, version } = this.own;
    const { again, ...of } = this.of;
    const input = { ...of, ...saving, draftKey, version, again: again && { ...again, replies: [] } };
    try {
      const named = draftId === undefined ? input : { ...input, draftId };
      const saved = await call(publicEntryApi.saveDraft, named, { silent: true });
      // The draft was submitted meanwhile: later input makes a draft of its own.
      if (this.own.draftKey !== draftKey) return await this.send();
      const latest = this.content;
      const isLast = latest === saving;
      const unsaved = isLast || !latest ? {} : { unsaved: latest.form };
      this.keep({ draftId: saved.draftId, version: saved.version, step: saving.step, ...unsaved });
      this.show('saved', saved.savedTime);
      return isLast || (await this.send());
    } catch (error) {
      return this.own.draftKey === draftKey ? await this.failed(error) : await this.send();
    }
  }

  /**
   * After a failed save: an expired draft starts anew, a draft that another window has changed is left alone,
   * everything else is repeated.
   */
  private async failed(error: unknown): Promise<boolean> {
    const code = isCallError(error) ? error.code : 0;
    if (code === ERROR.entryDraftGone && this.own.draftId !== undefined) {
      this.own = newDraft();
      return this.send();
    }
    if (code === ERROR.versionConflict) {
      this.show('other');
      return false;
    }
    this.show('failed');
    this.timer = setTimeout(() => void this.save(), AGAIN_MS);
    return false;
  }

  /** One save after the other; answers whether the server has the latest input. */
  save(): Promise<boolean> {
    this.stop();
    this.running ??= this.send().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  retry() {
    if (this.shown.state === 'failed') void this.save();
  }

  stop() {
    clearTimeout(this.timer);
  }

  change(next: Content) {
    this.content = next;
    this.keep({ unsaved: next.form, step: next.step });
    this.stop();
    this.timer = setTimeout(() => void this.save(), PAUSE_MS);
  }

  /** The draft of this browser: the server's version, with the input that the server does not have yet. */
  async load(): Promise<Loaded | undefined> {
    const { draftId, draftKey, unsaved, step = 0 } = this.own;
    if (draftId === undefined) return this.unsent({ unsaved, step, files: [] });
    try {
      const there = await call(publicEntryApi.loadDraft, { draftId, draftKey }, { silent: true });
      this.keep({ version: there.version });
      this.show('saved', there.savedTime);
      return this.unsent({ unsaved, step, files: there.files }) ?? there;
    } catch (error) {
      if (!isCallError(error) || error.code !== ERROR.entryDraftGone) throw error;
      this.forget();
      return undefined;
    }
  }

  private unsent({ unsaved, step, files }: { unsaved: OwnDraft['unsaved']; step: number; files: Loaded['files'] }) {
    if (!unsaved) return undefined;
    this.change({ form: unsaved, step });
    return { form: unsaved, step, files };
  }

  forget() {
    this.stop();
    this.store.remove();
    this.own = newDraft();
    this.content = undefined;
  }

  /** The key of the draft for uploads and the submission; a missing draft is created. */
  async key() {
    if (this.own.draftId === undefined) {
      this.content ??= { form: {}, step: 0 };
      await this.save();
    }
    const { draftId, draftKey } = this.own;
    return draftId === undefined ? undefined : { draftId, draftKey };
  }
}
