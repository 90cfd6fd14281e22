import { renderApp } from '@tests/support/renderApp';
import { actionsOf, buttonNames } from '@tests/support/screen';

const LIST = '/sale/tradeFairManage';

const LOOK = ['进入展会', '查看'];
const DRAFT = ['编辑', ...LOOK, '复制', '删除'];
const INITIAL = ['编辑', '发布', ...LOOK, '复制', '删除'];
const PUBLISHED = ['编辑', ...LOOK, '复制', '下架'];

test.each([
  {
    as: 'admin.hq',
    adds: true,
    actions: {
      '2026夏季订货会': PUBLISHED,
      '2026器械专场': ['发布', ...LOOK, '复制', '结束', '删除'],
      '2026秋季订货会': DRAFT,
      '2026新品推介会': INITIAL,
      '2026春季订货会': [...PUBLISHED, '结束'],
      '2025冬季订货会': [...LOOK, '复制'],
    },
  },
  { as: 'show.clerk', adds: true, actions: { '2026秋季订货会': DRAFT, '2026春季订货会': [...LOOK, '复制'] } },
  { as: 'audit.ro', adds: false, actions: { '2026新品推介会': LOOK, '2026春季订货会': LOOK } },
])('$as is offered what the state and his buttons allow', async ({ as, adds, actions }) => {
  await renderApp(LIST, { as });
  for (const [subject, expected] of Object.entries(actions)) {
    expect([subject, ...(await actionsOf(subject))]).toEqual([subject, ...expected]);
  }
  expect(buttonNames().includes('新增')).toBe(adds);
});
