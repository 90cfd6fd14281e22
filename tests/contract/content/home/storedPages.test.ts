/* docs/domain/home-pages.md#stored-pages, over HTTP: a page that was frozen before the form of its parts changed. */
import { createHash } from 'node:crypto';
import { canonical } from '../../../../src/contract/canonical';
import type { StoredComponent } from '../../../../src/contract/content/home/component';
import { homePublishApi } from '../../../../src/contract/content/home/plans';
import { homeVersionApi } from '../../../../src/contract/content/home/versions';
import { ERROR } from '../../../../src/contract/error-codes';
import schema1 from '../../../rules/home/pages/schema1.json';
import { openMoments } from '../../promotion/storeAt';
import { madePage, title } from './references/page';

const { compare, detail, rollback, save } = homeVersionApi;
const AT = '2026-03-08 10:00:00';
/** By then it shows. */
const LATER = '2026-03-08 10:05:00';

const stored = schema1 as StoredComponent[];
const unknown = stored.slice(12);
const HASH = createHash('sha256').update(canonical(stored)).digest('hex');

const literal = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'::json`;
const kept = (pageId: string, versionNo: number) => ({
  sql: `select hash, components from home_version where page_id = ${pageId} and version_no = ${versionNo}`,
});

test('it opens, is compared and rolled back; what is stored and what is not known stay byte for byte', async () => {
  const moments = await openMoments();
  let pageId = '';
  await moments.at(AT, async ({ admin }) => {
    const made = await madePage(admin, '老首页', ['FDC'], [title('c1')]);
    pageId = made.pageId;
    await admin.data(homePublishApi.publish, { id: pageId, version: made.version, confirm: 1 });
  });
  await moments.onStore({
    sql: `update home_version set components = ${literal(stored)}, component_count = ${stored.length}, hash = '${HASH}'
      where page_id = ${pageId} and version_no = 1`,
  });
  const [before] = await moments.onStore(kept(pageId, 1));

  await moments.at(LATER, async ({ admin, backend }) => {
    const opened = await admin.data(detail, { id: pageId, versionNo: 1 });
    expect(opened.hash).toBe(HASH);
    expect(opened.components[1]).toMatchObject({
      schema: 2,
      data: { items: [{ image: { fileId: 'f81', alt: '', decorative: 0, focalX: 50, focalY: 50 } }, {}] },
    });
    expect(JSON.stringify(opened.components.slice(12))).toBe(JSON.stringify(unknown));

    // The app leaves out what it does not know, and shows the rest.
    const page = await (await fetch(`${backend.origin}/app/home?branchId=FDC`)).text();
    expect(page).toContain('搜索');
    expect(page).not.toContain('video');

    const { version } = opened;
    const draft = await admin.data(save, { id: pageId, version, components: [title('c1'), ...unknown] });
    expect(draft.versionNo).toBe(2);
    const sides = { left: { pageId, versionNo: 1 }, right: { pageId, versionNo: 2 } };
    const gone = stored.slice(0, 12).map(({ componentId }) => componentId);
    const difference = await admin.data(compare, sides);
    expect([difference.removed.filter((id) => id !== 'c1'), difference.moved]).toEqual([
      gone.filter((id) => id !== 'c1'),
      [],
    ]);
    expect(difference.changed.map(({ componentId }) => componentId)).not.toEqual(
      expect.arrayContaining(unknown.map(({ componentId }) => componentId)),
    );

    const back = await admin.data(rollback, { id: pageId, versionNo: 1, confirm: 1 });
    const again = await admin.data(detail, { id: pageId, versionNo: back.versionNo });
    expect(canonical(again.components)).toBe(canonical(opened.components));
    expect(JSON.stringify(again.components.slice(12))).toBe(JSON.stringify(unknown));
    // An image of the first form has no alternative text yet, and leads somewhere.
    const asked = await admin.call(homePublishApi.publish, { id: pageId, version: again.version, confirm: 1 });
    expect(asked.code).toBe(ERROR.altMissing);
  });
  expect(await moments.onStore(kept(pageId, 1))).toEqual([before]);
  await moments.remove();
});
