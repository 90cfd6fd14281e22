import { screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { renderApp } from '@tests/support/renderApp';
import { person, textsOf } from '@tests/support/screen';
import { stage } from '@tests/support/stage';
import { OperateRangeTree } from './OperateRangeTree';
import { RegionCascader } from './RegionCascader';
import { RegionTree } from './RegionTree';

jest.mock('@/areas/account/dashboard/Dashboard', () => ({
  Dashboard: jest.requireActual<typeof import('@tests/support/stage')>('@tests/support/stage').Stage,
}));

const chosen = (label: string) =>
  textsOf(screen.getByTestId(label).querySelectorAll('.ant-select-selection-item-content, .ant-select-content-value'));

/** The field under this name, and what is chosen in it. */
function Field({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div data-testid={name}>
      <label htmlFor={name}>{name}</label>
      {children}
    </div>
  );
}

function TreeStage() {
  const [regions, setRegions] = useState<string[]>([]);
  const [ranges, setRanges] = useState<string[]>([]);
  const [ways, setWays] = useState<string[][]>([]);
  return (
    <>
      <output>{JSON.stringify([regions, ranges.length, ways])}</output>
      <Field name="区域">
        <RegionTree id="区域" branchId="FDB" value={regions} onChange={setRegions} />
      </Field>
      <Field name="经营范围">
        <OperateRangeTree id="经营范围" branchId="FDB01" value={ranges} onChange={setRanges} />
      </Field>
      <Field name="地区">
        <RegionCascader id="地区" branchId="FDB" value={ways} onChange={setWays} />
      </Field>
    </>
  );
}

const state = () => JSON.parse(document.querySelector('output')?.textContent ?? '') as unknown;
const popup = () => waitFor(() => document.querySelector<HTMLElement>('.ant-select-dropdown:not([class*=hidden])')!);

test('the trees of a company: what it serves, what it may deal in, and one tag with the number of the others', async () => {
  stage.draw = () => <TreeStage />;
  await renderApp('/dashboard', { as: 'op.hubei' });
  await person.click(await screen.findByLabelText('区域'));
  expect(await screen.findByText('湖北省')).toBeVisible();
  expect(screen.queryByText('上海市')).toBeNull();
  await person.click(within(await popup()).getByText('全选'));
  expect(state()).toEqual([['420000'], 0, []]);

  await person.click(screen.getByLabelText('经营范围'));
  expect(await screen.findByText('中药')).toBeVisible();
  expect(screen.queryByText('第二类精神药品')).toBeNull();
  await person.click(screen.getAllByText('全选').at(-1)!);
  // Leaves alone are counted.
  expect(state()).toEqual([['420000'], 11, []]);

  await person.click(screen.getByLabelText('地区'));
  const menu = () => document.querySelector<HTMLElement>('.ant-cascader-menus')!;
  const item = (name: string) => waitFor(() => within(menu()).getByText(name).closest('li')!);
  await person.click(await item('湖北省'));
  await person.click((await item('襄阳市')).querySelector('.ant-cascader-checkbox')!);
  await person.click((await item('宜昌市')).querySelector('.ant-cascader-checkbox')!);
  expect(state()).toEqual([
    ['420000'],
    11,
    [
      ['420000', '420600'],
      ['420000', '420500'],
    ],
  ]);
  expect(chosen('地区')[1]).toBe('+1');
});
