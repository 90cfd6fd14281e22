import type { StoredComponent } from '../../../../src/contract/content/home/component';

/** The files that a page names; also what other code may have named so, that nothing it needs is swept away. */
export const filesOf = (components: readonly StoredComponent[]): string[] => {
  const named = JSON.stringify(components).matchAll(/"(?:fileId|image|icon)":"(\d{1,18})"/g);
  return [...new Set([...named].map(([, fileId = '']) => fileId))];
};
