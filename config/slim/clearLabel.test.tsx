import { render, screen } from '@testing-library/react';
import { ConfigProvider, Select, TreeSelect } from 'antd';
import ja from 'antd/locale/ja_JP';
import zh from 'antd/locale/zh_CN';

test('the button that empties a select is named in the language of the page', () => {
  const options = [{ value: '1', label: '武汉', title: '武汉' }];
  render(
    <>
      <ConfigProvider locale={zh}>
        <Select allowClear value="1" options={options} />
      </ConfigProvider>
      <ConfigProvider locale={ja}>
        <TreeSelect allowClear value="1" treeData={options} />
      </ConfigProvider>
    </>,
  );
  expect(screen.getByRole('button', { name: '清除' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'クリア' })).toBeVisible();
});
