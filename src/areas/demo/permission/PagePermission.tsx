import { Flex, Tag, Typography } from 'antd';
import { type MenuItem, platformUserApi } from '@/contract/account/platform-user';
import { FLAG } from '@/contract/fields';
import { T, useLanguage, withTexts } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { LoadFailed } from '@/ui/LoadFailed';
import { PageHeader } from '@/ui/PageHeader';
import { RecordTable } from '@/ui/RecordTable';
import { useCall } from '@kit/data/useCall';
import { fieldsOf } from '@kit/fields/fieldsOf';

function Title({ titles, menuTitle }: MenuItem) {
  return titles[useLanguage()] || menuTitle;
}

const menuFields = fieldsOf<MenuItem>()('demoMenu', {
  menuTitle: f.text({ cell: (row) => <Title {...row} />, width: 220 }),
  menuUrl: f.code({ width: 320 }),
});

const { columns } = menuFields.table({ show: ['menuTitle', 'menuUrl'] });

const isPage = ({ isExternalLink, menuUrl }: MenuItem) => isExternalLink === FLAG.no && menuUrl !== '';

function PagePermissionScreen() {
  const { data, error, refresh } = useCall(platformUserApi.permission, {});
  const refused = data?.refusedPages ?? [];
  return (
    <>
      <PageHeader help="demo.pageHelp" />
      {error && !data && <LoadFailed error={error} onRetry={refresh} />}
      <Typography.Title level={2} style={{ fontSize: 16 }}>
        <T id="demo.pagesOpen" />
      </Typography.Title>
      <RecordTable<MenuItem> rowKey="menuId" columns={columns} rows={data?.menuList.filter(isPage)} />
      {refused.length > 0 && (
        <>
          <Typography.Title level={2} style={{ fontSize: 16 }}>
            <T id="demo.pagesRefused" />
          </Typography.Title>
          <Flex wrap gap="small">
            {refused.map((path) => (
              <Tag key={path}>{path}</Tag>
            ))}
          </Flex>
        </>
      )}
    </>
  );
}

/** /permission/page: which pages the server grants, and which of the demo pages it does not. */
export const PagePermission = withTexts(['demo/pages'], PagePermissionScreen);
