import { DrawerForm, ModalForm, ProTable, useIntl } from '@ant-design/pro-components';
import { useRequest, useUnmount } from 'ahooks';
import { Alert, App, Button, Checkbox, ConfigProvider, Drawer, Dropdown, Empty, Form, Input, InputNumber } from 'antd';
import { Modal, Pagination, Radio, Result, Select, Skeleton, Space, Switch, Table, Tag, theme, Typography } from 'antd';
import dayjs from 'dayjs';
import * as React from 'react';
import { lazy } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import { OFFERED } from '../../../config/microApps';

/** What few pages show comes with the first that does. */
const late = {
  DatePicker: lazy(() => import('antd/es/date-picker')),
  Descriptions: lazy(() => import('antd/es/descriptions')),
  Image: lazy(() => import('antd/es/image')),
  QRCode: lazy(() => import('antd/es/qr-code')),
  Progress: lazy(() => import('antd/es/progress')),
  Rate: lazy(() => import('antd/es/rate')),
  Segmented: lazy(() => import('antd/es/segmented')),
  Tabs: lazy(() => import('antd/es/tabs')),
  TimePicker: lazy(() => import('antd/es/time-picker')),
  Timeline: lazy(() => import('antd/es/timeline')),
  Upload: lazy(() => import('antd/es/upload')),
};

const antd = {
  ...{ Alert, App, Button, Checkbox, ConfigProvider, Drawer, Dropdown, Empty, Form, Input, InputNumber, Modal },
  ...{ Pagination, Radio, Result, Select, Skeleton, Space, Switch, Table, Tag, theme, Typography },
  ...late,
};

const PARTS = {
  ...{ react: React, 'react/jsx-runtime': jsxRuntime, 'react-dom': ReactDom, 'react-dom/client': ReactDomClient },
  ...{ antd, '@ant-design/pro-components': { DrawerForm, ModalForm, ProTable, useIntl } },
  ...{ ahooks: { useRequest, useUnmount }, dayjs },
};

/**
 * The packages that the property module uses and the console has loaded: the module contains none of them itself
 * (docs/adr/0038).
 */
export function offerParts() {
  Object.assign(window, { [OFFERED]: PARTS });
}
