import type { Visitor } from './visitor';

/** Waits until a draft with this text is stored: the console writes it after a pause in typing. */
export const keeps = ({ page }: Visitor, text: string) =>
  page.waitForFunction(
    async (wanted) => {
      // Opening a database that is not there yet would make one without its tables.
      if ((await indexedDB.databases()).every(({ name }) => name !== 'branch-admin')) return false;
      const open = indexedDB.open('branch-admin');
      await new Promise((done) => (open.onsuccess = done));
      const drafts = open.result.transaction('drafts').objectStore('drafts').getAll();
      await new Promise((done) => (drafts.onsuccess = done));
      open.result.close();
      return JSON.stringify(drafts.result).includes(wanted);
    },
    {},
    text,
  );
