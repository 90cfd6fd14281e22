import type { Files } from './tree';

export interface Case {
  rule: string;
  /** Files with exactly one error each. */
  bad: Files;
  /** Their counterparts without one. */
  good?: Files;
}

const value = 'export const value = 1;\n';
const use = (path: string) => `import { value } from '${path}';\nexport const twice = value * 2;\n`;
const zone = (target: string, from: string) => ({ [target]: use(from) });

/** Files that others import; there is one for each layer. */
const layers: Files = {
  'locales/zh-CN/errors.ts': value,
  'locales/zh-CN/common.ts': value,
  'src/contract/fair.ts': value,
  'src/contract/micro-pms.ts': value,
  'src/core/format/money.ts': value,
  'src/crud/fields.ts': value,
  'src/components/picker.ts': value,
  'src/features/fair/list.ts': value,
  'src/shell/menu.ts': value,
  'src/pages/fair.ts': value,
  'src/app.tsx': value,
  'src/access.ts': value,
  'mock/rules/money.ts': value,
  'mock/db/open.ts': value,
  'mock/http/implement.ts': value,
  'mock/handlers/fair.ts': value,
  'mock/jobs/exporter.ts': value,
  'tests/support/server.ts': value,
  'micro-pms/src/unit.ts': value,
};

const zones: Case = {
  rule: 'import-x/no-restricted-paths',
  bad: {
    ...zone('locales/zh-CN/bad.ts', '../../src/contract/fair'),
    ...zone('src/core/format/bad.ts', '@/crud/fields'),
    ...zone('src/crud/bad.ts', '../components/picker'),
    ...zone('src/components/bad.ts', '@/features/fair/list'),
    ...zone('src/features/order/bad.ts', '@/features/fair/list'),
    ...zone('src/features/order/shell.ts', '@/shell/menu'),
    ...zone('src/shell/bad.ts', '@/features/fair/list'),
    ...zone('src/shell/page.ts', '@/pages/fair'),
    ...zone('src/pages/bad.ts', '../app'),
    ...zone('src/core/mock.ts', '../../mock/rules/money'),
    ...zone('src/core/tests.ts', '../../tests/support/server'),
    ...zone('src/core/micro.ts', '../../micro-pms/src/unit'),
    ...zone('src/core/access.ts', '../access'),
    ...zone('mock/rules/bad.ts', '../db/open'),
    ...zone('mock/db/bad.ts', '../http/implement'),
    ...zone('mock/http/bad.ts', '../handlers/fair'),
    ...zone('mock/handlers/bad.ts', '../../src/core/format/money'),
    ...zone('mock/handlers/texts.ts', '../../locales/zh-CN/common'),
    ...zone('mock/jobs/bad.ts', '../../tests/support/server'),
    ...zone('micro-pms/src/bad.ts', '../../src/contract/fair'),
    ...zone('micro-pms/src/mock.ts', '../../mock/rules/money'),
  },
  good: {
    ...zone('src/core/format/good.ts', '@/contract/fair'),
    ...zone('src/features/order/good.ts', '@/components/picker'),
    ...zone('src/features/order/order.test.ts', '../../../tests/support/server'),
    ...zone('src/shell/good.ts', '../crud/fields'),
    ...zone('src/pages/good.ts', '@/features/fair/list'),
    ...zone('mock/db/good.ts', '../rules/money'),
    ...zone('mock/http/good.ts', '../../locales/zh-CN/errors'),
    ...zone('mock/handlers/good.ts', '../../src/contract/fair'),
    ...zone('micro-pms/src/good.ts', '../../src/contract/micro-pms'),
    ...zone('tests/contract/good.ts', '../../mock/db/open'),
  },
};

const doors: Case[] = [
  {
    rule: 'house/http-door',
    bad: {
      'src/features/fair/fetch.ts': "export const load = () => fetch('/fairs');\n",
      'src/features/fair/window.ts': "export const load = () => window.fetch('/fairs');\n",
      'src/shell/request.ts':
        "import { request } from '@umijs/max';\nexport const load = () => { request('/fairs'); };\n",
      'micro-pms/src/xhr.ts': 'export const load = () => new XMLHttpRequest();\n',
    },
    good: {
      'src/core/http/call.ts': "export const load = () => fetch('/fairs');\n",
      'src/core/http/call.test.ts': "export const load = () => fetch('/fairs');\n",
      'src/features/fair/local.ts': 'export const load = (fetch: () => number) => fetch();\n',
    },
  },
  {
    rule: 'house/storage-door',
    bad: {
      'src/shell/local.ts': "export const width = () => localStorage.getItem('width');\n",
      'src/shell/session.ts': "export const width = () => window.sessionStorage.getItem('width');\n",
      'src/core/session/cookie.ts':
        "import { get } from 'js-cookie';\nexport const language = () => get('language');\n",
      'src/core/session/document.ts': 'export const all = () => document.cookie;\n',
    },
    good: { 'src/core/storage/local.ts': "export const width = () => localStorage.getItem('width');\n" },
  },
  {
    rule: 'house/texts-door',
    bad: {
      'src/crud/texts.ts': "import { useIntl } from '@umijs/max';\nexport const useTexts = () => { useIntl(); };\n",
    },
    good: {
      'src/core/i18n/texts.ts':
        "import { useIntl } from '@umijs/max';\nexport const useTexts = () => { useIntl(); };\n",
    },
  },
  {
    rule: 'house/navigation-door',
    bad: {
      'src/crud/push.ts': "import { history } from '@umijs/max';\nexport const open = () => { history.push('/'); };\n",
      'src/crud/hook.ts':
        "import { useNavigate } from '@umijs/max';\nexport const useOpen = () => { useNavigate(); };\n",
      'src/core/http/href.ts': "export const open = () => { window.location.href = '/login'; };\n",
      'src/core/http/assign.ts': "export const open = () => { location.assign('/login'); };\n",
      'src/components/popup.ts': "export const open = () => window.open('/help');\n",
    },
    good: {
      'src/core/navigation/go.ts':
        "import { history } from '@umijs/max';\nexport const go = () => { history.push('/'); };\n",
      'src/shell/tabs.ts': "import { history } from '@umijs/max';\nexport const go = () => { history.push('/'); };\n",
      'src/crud/where.ts':
        "import { history } from '@umijs/max';\nexport const where = () => history.location.pathname;\n",
    },
  },
  {
    rule: 'house/no-static-feedback',
    bad: {
      'src/core/http/toast.ts':
        "import { message } from 'antd';\nexport const toast = () => { message.error('no'); };\n",
      'src/shell/notice.ts':
        "import { notification } from 'antd';\nexport const tell = () => { notification.error('no'); };\n",
      'src/crud/ask.ts': "import { Modal } from 'antd';\nexport const ask = () => { Modal.confirm({}); };\n",
    },
    good: {
      'src/crud/useToast.ts':
        "import { App } from 'antd';\nexport function useToast() {\n  const { message } = App.useApp();\n  return () => { message.error('no'); };\n}\n",
    },
  },
];

export const BASE = layers;
export const IMPORT_CASES: Case[] = [zones, ...doors];
