import { screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { CategorySelect } from '@/areas/content/articles/CategorySelect';
import { RegionSelect } from '@/areas/master-data/companies/RegionSelect';
import { OneRange, RegionPath } from '@/areas/master-data/entries/form/treeFields';
import { InvitedBy, PublicRanges, PublicRegions } from '@/areas/master-data/entries/public/publicTrees';
import { PageSelect } from '@/areas/system/shared/PageSelect';
import { RoleFilter } from '@/areas/system/users/roles';
import { withTexts } from '@/core/i18n';
import { BranchesField } from '@/shared/branch/BranchesField';
import { BranchSelect } from '@/shared/branch/BranchSelect';
import { CategoryFilter } from '@/shared/pricing/rules/categories';
import { BrandSelect, OneBrand, OneCategory, OneSupplier, ProductCategories } from '@/shared/pricing/selects';
import { OperateRangeTree } from '@/shared/region/OperateRangeTree';
import { RegionCascader } from '@/shared/region/RegionCascader';
import { RegionTree } from '@/shared/region/RegionTree';
import { failCalls } from '@tests/support/failCalls';
import { renderApp } from '@tests/support/renderApp';
import { person, press } from '@tests/support/screen';
import { slowCalls } from '@tests/support/slowCalls';
import { stage } from '@tests/support/stage';

jest.mock('@/areas/account/dashboard/Dashboard', () => ({
  Dashboard: jest.requireActual<typeof import('@tests/support/stage')>('@tests/support/stage').Stage,
}));
jest.setTimeout(120_000);

const onChange = jest.fn();
/** Names that fit into the field: there is no width in jsdom. */
const MORE = '+ 0 ...';
const wayTo = (id: string) => ['420000', '420600', id];

/** Each field over a list or tree that is read: with the value of an id, an id, and what is called so. */
const FIELDS: [field: string, draw: (id: string) => ReactElement, id: string, name: string][] = [
  ['branch', (id) => <BranchSelect value={id} onChange={onChange} />, 'FDB01', '江城医药襄阳分公司'],
  ['category', (id) => <OneCategory value={id} onChange={onChange} />, '0301', '降压药'],
  ['categories', (id) => <ProductCategories value={[id]} onChange={onChange} />, '03', '心脑血管'],
  ['ruleCategory', (id) => <CategoryFilter value={id} onChange={onChange} />, '1001', '客户协议价'],
  ['page', (id) => <PageSelect value={id} onChange={onChange} />, '2001', '展会列表'],
  ['region', (id) => <RegionSelect value={id} onChange={onChange} />, '420606', '樊城区'],
  ['range', (id) => <OneRange value={id} onChange={onChange} />, '1001', '化学药制剂'],
  ['way', (id) => <RegionPath value={wayTo(id)} onChange={onChange} />, '420606', '湖北省 / 襄阳市 / 樊城区'],
  ['regions', (id) => <RegionTree branchId="FDB" value={[id]} onChange={onChange} />, '420600', MORE],
  ['ranges', (id) => <OperateRangeTree branchId="FDB" value={[id]} onChange={onChange} />, '1001', MORE],
  ['ways', (id) => <RegionCascader branchId="FDB" value={[wayTo(id)]} onChange={onChange} />, '420606', '樊城区'],
  ['brand', (id) => <OneBrand value={id} onChange={onChange} />, 'PP000001', '楚天'],
  ['brands', (id) => <BrandSelect value={[id]} onChange={onChange} />, 'PP000001', '楚天'],
  ['role', (id) => <RoleFilter value={id} onChange={onChange} />, '2000', '总部管理员'],
  ['article', (id) => <CategorySelect value={id} onChange={onChange} />, '88451', '用药知识'],
  ['supplier', (id) => <OneSupplier branchId="FDB" value={id} onChange={onChange} />, 'G0012', '楚康制药有限公司'],
  ['publicWay', (id) => <PublicRegions value={wayTo(id)} onChange={onChange} />, '420606', '湖北省 / 襄阳市 / 樊城区'],
  ['publicRanges', (id) => <PublicRanges value={[id]} onChange={onChange} />, '1001', '化学药制剂'],
  // Opens a dialog over the others.
  ['branches', (id) => <BranchesField value={[id]} onChange={onChange} />, 'FDB01', MORE],
];
const READS = [
  ...['/loginOrgList', '/productScopes', '/category', '/menu/tree', '/regionTree', '/operateRangeTree'],
  ...['/role/page', '/pageQuerySupplier'],
];

const drawn = (idOf: (known: string) => string) =>
  withTexts(['master-data/applicants', 'content/articles', 'system/users'], () => (
    <InvitedBy value="FDB">
      {FIELDS.map(([field, control, id]) => (
        <div key={field} data-testid={field}>
          {control(idOf(id))}
        </div>
      ))}
    </InvitedBy>
  ));

async function open(idOf = (known: string) => known) {
  const Fields = drawn(idOf);
  stage.draw = () => <Fields />;
  await renderApp('/dashboard', { as: 'admin.hq' });
}

/** What stands in each field. */
const said = () => FIELDS.map(([field]) => [field, screen.getByTestId(field).textContent.trim()]);
const each = (what: (name: string) => unknown) => FIELDS.map(([field, , , name]) => [field, what(name)]);
const names = each((name) => name);

test('while the nodes are on their way a field has the name of none, and then that of its value', async () => {
  const slow = READS.map(slowCalls);
  await open();
  await waitFor(() => expect(slow.every(({ count }) => count() > 0)).toBe(true));
  expect(said()).toEqual(each(() => expect.stringMatching(/^请选择/)));
  for (const { letGo } of slow.reverse()) await letGo();
  await waitFor(() => expect(said()).toEqual(names));
  expect(onChange).not.toHaveBeenCalled();
});

test('where they could not be read a field says so and reads them again, and its value is what it was', async () => {
  const mends = READS.map(failCalls);
  await open();
  await waitFor(() => expect(said()).toEqual(each(() => '加载失败')));
  const list = () => document.querySelector<HTMLElement>('.ant-select-dropdown:not([class*=hidden])')!;
  await person.click(screen.getByTestId('ruleCategory').querySelector('input')!);
  await waitFor(() => expect(within(list()).getByText('加载失败')).toBeVisible());
  for (const mend of mends.reverse()) mend();
  await press('重新加载', list());
  expect(await within(list()).findByText('区域控销价')).toBeVisible();
  for (const [field] of FIELDS) await person.click(screen.getByTestId(field).querySelector('input')!);
  await waitFor(() => expect(said()).toEqual(names));
  expect(onChange).not.toHaveBeenCalled();
});

test('a value that is not among the nodes is not shown as an id', async () => {
  await open(() => 'GONE');
  await waitFor(() => expect(said()).toEqual(each((name) => (name === MORE ? MORE : '已删除或不可见'))));
});
