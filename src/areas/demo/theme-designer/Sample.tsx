import { DashboardOutlined, ShopOutlined } from '@ant-design/icons';
import { Alert, Button, Checkbox, Form, Input, Menu, Pagination, Select, Switch, Table, Tabs } from 'antd';
import { useState } from 'react';
import { fairState } from '@/shared/fair/fairState';
import { FormField } from '@kit/form/FormField';
import { PageHeader } from '@/ui/PageHeader';
import { TRADE_FAIR_STATE } from '@/contract/trade-fair/fairs';
import { T } from '@/core/i18n';
import type { Mode } from '../../../../config/themeTokens';
import styles from './ThemeDesigner.module.css';
import { FIGURE } from '@kit/fields/fieldsOf';
import { Dialog } from '@/ui/Dialog';

const ROWS = Object.values(TRADE_FAIR_STATE).map((state, i) => ({
  id: String(i),
  code: `ZH202605000${i + 1}`,
  state,
  guests: 1280 - i * 137,
}));

const COLUMNS = [
  { title: <T id="tradeFair.tradeFairCode" />, dataIndex: 'code', render: (code: string) => <a>{code}</a> },
  {
    title: <T id="tradeFair.state" />,
    dataIndex: 'state',
    render: (state: number) => <fairState.Tag value={state} />,
  },
  { title: <T id="tradeFair.guestCount" />, dataIndex: 'guests', ...FIGURE },
];

function Buttons({ onDialog }: { onDialog: () => void }) {
  return (
    <div className={styles.buttons}>
      <Button type="primary" onClick={onDialog}>
        <T id="theme.sampleDialog" />
      </Button>
      <Button>
        <T id="action.cancel" />
      </Button>
      <Button danger>
        <T id="action.delete" />
      </Button>
      <Button type="link">
        <T id="action.view" />
      </Button>
      <Button type="primary" disabled>
        <T id="action.submit" />
      </Button>
    </div>
  );
}

function SampleForm({ mode }: { mode: Mode }) {
  return (
    // Two previews stand side by side: their fields need different names.
    <Form name={`sample-${mode}`} layout="vertical">
      <FormField name="subject" label="tradeFair.subject" required validateStatus="error">
        <Input aria-invalid />
      </FormField>
      <FormField name="state" label="tradeFair.state">
        <Select options={fairState.options} />
      </FormField>
      <div className={styles.buttons}>
        <Switch defaultChecked aria-label="on" />
        <Checkbox defaultChecked>
          <T id="theme.sampleAgree" />
        </Checkbox>
      </div>
    </Form>
  );
}

/** A list, a form, a menu and a dialog, as the product has them. */
export function Sample({ mode }: { mode: Mode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PageHeader task="tradeFair.title" help="tradeFair.help">
        <Button type="primary">
          <T id="action.add" />
        </Button>
      </PageHeader>
      <Alert showIcon type="info" title={<T id="theme.sampleAlert" />} />
      <div className={styles.samples}>
        <Menu
          mode="inline"
          selectedKeys={['fairs']}
          items={[
            { key: 'home', icon: <DashboardOutlined />, label: <T id="page.dashboard" /> },
            { key: 'fairs', icon: <ShopOutlined />, label: <T id="tradeFair.title" /> },
          ]}
        />
        <div className={styles.card}>
          <Tabs
            size="small"
            items={[
              { key: 'list', label: <T id="tradeFair.title" /> },
              { key: 'more', label: <T id="tradeFair.guestCount" /> },
            ]}
          />
          <Table
            rowKey="id"
            size="small"
            columns={COLUMNS}
            dataSource={ROWS}
            pagination={false}
            scroll={{ x: 'max-content' }}
          />
          <Pagination size="small" total={50} align="end" />
        </div>
        <div className={styles.card}>
          <SampleForm mode={mode} />
          <Buttons onDialog={() => setOpen(true)} />
        </div>
      </div>
      <Dialog
        title={<T id="theme.sampleDialog" />}
        open={isOpen}
        onOk={() => setOpen(false)}
        onCancel={() => setOpen(false)}
      >
        <T id="theme.sampleAlert" />
      </Dialog>
    </>
  );
}
