/* docs/domain/releases.md#all-or-none: the process is killed in the middle of thirty members, and all of them are out or none. */
import { articleApi } from '../../src/contract/content/articles';
import { branchAnnouncementApi } from '../../src/contract/content/branch-announcements';
import { PUBLISH_STATUS } from '../../src/contract/content/publishing';
import { RELEASE_STATUS, releaseApi } from '../../src/contract/content/releases';
import { title } from '../contract/content/home/references/page';
import { madePage } from '../contract/content/home/references/page';
import {
  banner,
  bannerOf,
  madeBanner,
  madeZone,
  type Member,
  PUBLISH,
  releaseOf,
  saved,
  zoneOf,
} from '../contract/content/releases/world';
import { change } from '../contract/tasks/exports';
import { type Client, signedIn } from '../support/client';
import { type Server, startServer } from '../support/server';

/** `KILLS=50 npm run jest -- tests/durability/releaseKill` for a long run. */
const ROUNDS = Number(process.env.KILLS ?? 2);
const { published } = PUBLISH_STATUS;
const SLOW = 0.02;
const MEMBERS = 30;
/** Longer than all of it takes: some rounds are through before the kill. */
const LONGEST_MS = 1.4 * SLOW * MEMBERS * 1_000 + 400;

// What takes no time is never killed in the middle.
const PREPARED = [
  `create function dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(${SLOW}); return new; end $$`,
  ...['banner', 'zone', 'content', 'branch_announcement'].map(
    (table) => `create trigger dawdle before update on ${table} for each row execute function dawdle()`,
  ),
];

async function openMembers(client: Client) {
  const bannerIds: string[] = [];
  for (let i = 1; i <= 8; i += 1) bannerIds.push((await madeBanner(client, `海报${i}`)).bannerId);
  const zoneIds: string[] = [];
  for (let i = 1; i <= 5; i += 1) zoneIds.push((await madeZone(client, `会场${i}`, ['P001'])).zoneId);
  const contentIds: string[] = [];
  const text = { contentType: 1 as const, categoryId: '88451', cover: '88309', body: '<p>好</p>', branchIds: ['FDB'] };
  for (let i = 1; i <= 6; i += 1)
    contentIds.push((await client.data(articleApi.add, { ...text, title: `内容${i}` })).contentId);
  const announcementIds: string[] = [];
  const news = { announceType: 1 as const, content: '<p>好</p>', branchIds: ['FDB'] };
  for (let i = 1; i <= 10; i += 1)
    announcementIds.push((await client.data(branchAnnouncementApi.add, { ...news, title: `公告${i}` })).announcementId);
  const { pageId } = await madePage(client, '三十件', ['FDB02'], [title('00000000-0000-4000-8000-000000000910')]);
  const of = (objectType: Member['objectType'], ids: readonly string[]): Member[] =>
    ids.map((objectId) => ({ objectType, objectId, action: PUBLISH }));
  const members = [
    ...bannerIds.map((id) => banner(id)),
    ...of('zone', zoneIds),
    ...of('content', contentIds),
    ...of('announcement', announcementIds),
    ...of('page', [pageId]),
  ];
  /** How many of them are shown. */
  const shown = async (as: Client) => {
    const all = { pageNum: 1, pageSize: 200 };
    const contents = (await as.data(articleApi.page, all)).records.filter((one) => contentIds.includes(one.contentId));
    const told = (await as.data(branchAnnouncementApi.page, all)).records.filter((one) =>
      announcementIds.includes(one.announcementId),
    );
    const rows = [
      ...(await Promise.all(bannerIds.map((id) => bannerOf(as, id)))),
      ...(await Promise.all(zoneIds.map((id) => zoneOf(as, id)))),
      ...contents,
      ...told,
    ];
    return rows.filter(({ publishStatus }) => publishStatus === published).length;
  };
  return { members, shown };
}
type Members = Awaited<ReturnType<typeof openMembers>>;

/** Asks, kills the process at some moment of its work, and starts another on what it has left. */
async function killAmid(server: Server, ask: (client: Client) => Promise<unknown>) {
  const asked = ask(await signedIn(server.origin, 'op.hubei')).catch(() => undefined);
  await new Promise((done) => setTimeout(done, Math.random() * LONGEST_MS));
  await server.kill();
  await asked;
  const next = await server.restart();
  return { server: next, client: await signedIn(next.origin, 'op.hubei') };
}

const { publish, withdraw, cancel } = releaseApi;
const WITHOUT_PAGE = MEMBERS - 1;

/** Out or not, whole; answers whether it was. */
async function expectWhole({ shown }: Members, client: Client, id: string) {
  const { status, members } = await releaseOf(client, id);
  const isOut = status === RELEASE_STATUS.out;
  expect([status, await shown(client)]).toEqual([status, isOut ? WITHOUT_PAGE : 0]);
  const isDone = members.filter(({ doneTime, backTime }) => doneTime !== null && backTime === null).length;
  expect(isDone).toBe(isOut ? MEMBERS : 0);
  return isOut;
}

test(
  `${ROUNDS} times: all of it or none, out and back`,
  async () => {
    let server = await startServer({ env: { PAGES: '0' }, prepare: (data) => change(data, ...PREPARED) });
    let client = await signedIn(server.origin, 'op.hubei');
    const thirty = await openMembers(client);
    expect(thirty.members).toHaveLength(MEMBERS);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { releaseId: id, version } = await saved(client, thirty.members, {
        releaseName: `第${round}次`,
        endTime: null,
      });
      ({ server, client } = await killAmid(server, (as) => as.data(publish, { id, version, confirm: 1 })));
      const isOut = await expectWhole(thirty, client, id);
      const at = { id, version: (await releaseOf(client, id)).version };
      if (!isOut) {
        await client.data(cancel, at);
        continue;
      }
      ({ server, client } = await killAmid(server, (as) => as.data(withdraw, at)));
      if (await expectWhole(thirty, client, id)) await client.data(withdraw, at);
      expect(await thirty.shown(client)).toBe(0);
    }
    await server.stop();
  },
  120_000 + ROUNDS * 60_000,
);
