import { ERROR } from '../../../../src/contract/error-codes';
import type { StoredComponent } from '../../../../src/contract/content/home/component';
import { freshComponent } from '../../../../src/contract/content/home/fresh';
import { homeConfigApi } from '../../../../src/contract/content/home/pages';
import { homePublishApi } from '../../../../src/contract/content/home/plans';
import { homeRenderApi } from '../../../../src/contract/content/home/render';
import { homeVersionApi } from '../../../../src/contract/content/home/versions';
import type { Client } from '../../../support/client';

/** Pages of titles: what they say is all that there is to see. */
export const title = (id: string, text: string, more: object = {}): StoredComponent => ({
  ...freshComponent('title', id, `标题${id}`),
  data: { text, subText: '', moreJump: null },
  ...more,
});
export const textsOf = (components: readonly StoredComponent[]) =>
  components.map(({ data }) => (data as { text: string }).text);
export const setText = (componentId: string, value: string) => ({ componentId, path: 'data.text', value });
export const NO_CHANGE = { props: [], order: null, own: [] };

export async function publish(client: Client, id: string, components: StoredComponent[]) {
  const { version } = await client.data(homeConfigApi.detail, { id });
  const saved = await client.data(homeVersionApi.save, { id, version, components });
  return client.data(homePublishApi.publish, { id, version: saved.version, confirmCodes: [ERROR.plansOverlap] });
}

/** A published page of the client's company. */
export async function published(client: Client, components: StoredComponent[]) {
  const { pageId } = await client.data(homeConfigApi.add, { pageName: '总部页', branchIds: ['FDA'] });
  const { versionNo } = await publish(client, pageId, components);
  return { pageId, versionNo };
}

export async function rendered(client: Client, id: string, branchId: string) {
  const page = await client.data(homeRenderApi.render, { id, branchId });
  return textsOf(page.components.map(({ component }) => component));
}
