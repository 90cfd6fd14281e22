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

/** A file that imports only a type of another one depends on it all the same. */
const ofType = (target: string, from: string) => ({
  [target]: `import type { value } from '${from}';\nexport type Value = typeof value;\n`,
});

/** Files that others import; there is one for each layer. */
const layers: Files = {
  'locales/zh-CN/errors.ts': value,
  'locales/zh-CN/common.ts': value,
  'kit/table/list.ts': value,
  'src/contract/fair.ts': value,
  'src/core/format/money.ts': value,
  'src/ui/header.ts': value,
  'src/shared/branch/picker.ts': value,
  'src/areas/fair/guests/list.ts': value,
  'src/areas/fair/shared/guest.ts': value,
  'src/core/store/value.ts': value,
  'src/core/http/value.ts': value,
  'src/shell/frame/value.ts': value,
  'src/shell/tabs/value.ts': value,
  'src/shell/menu.ts': value,
  'src/pages/fair.ts': value,
  'src/app.tsx': value,
  'src/access.ts': value,
  'server/platform/open.ts': value,
  'server/platform/database/db.ts': value,
  'server/catalogue/menus.ts': value,
  'server/http/implement.ts': value,
  'server/areas/promotion/public.ts': value,
  'server/areas/promotion/rules/public.ts': value,
  'server/areas/promotion/rules/reward.ts': value,
  'server/areas/promotion/data/activity.ts': value,
  'server/areas/promotion/handlers/activities.ts': value,
  'server/areas/pricing/public.ts': value,
  'server/compose.ts': value,
  'mock/examples/fairs.ts': value,
  'tests/support/server.ts': value,
  'micro-pms/src/unit.ts': value,
};

const PROMOTION = 'server/areas/promotion';
const PRICING = 'server/areas/pricing';

const backendBad: Files = {
  ...zone('server/platform/bad.ts', '../http/implement'),
  ...zone('server/platform/catalogue.ts', '../catalogue/menus'),
  ...zone('server/http/bad.ts', '../areas/promotion/public'),
  ...zone('server/http/compose.ts', '../compose'),
  ...zone(`${PRICING}/handlers/compose.ts`, '../../../compose'),
  // Of another area its doors, and only where the table of pairs says so.
  ...zone(`${PRICING}/handlers/inside.ts`, '../../promotion/handlers/activities'),
  ...ofType(`${PRICING}/handlers/types.ts`, '../../promotion/data/activity'),
  ...zone(`${PROMOTION}/handlers/upward.ts`, '../../pricing/public'),
  ...ofType(`${PROMOTION}/handlers/types.ts`, '../../pricing/public'),
  ...zone('server/areas/unheard-of/handlers/bad.ts', '../../promotion/public'),
  // Rooms.
  ...zone(`${PROMOTION}/rules/data.ts`, '../data/activity'),
  ...zone(`${PROMOTION}/rules/request.ts`, '../../../http/implement'),
  ...ofType(`${PROMOTION}/rules/database.ts`, '../../../platform/database/db'),
  ...zone(`${PRICING}/rules/door.ts`, '../../promotion/public'),
  ...zone(`${PROMOTION}/data/handler.ts`, '../handlers/activities'),
  ...zone(`${PROMOTION}/data/request.ts`, '../../../http/implement'),
  // Outside.
  ...zone(`${PROMOTION}/handlers/bad.ts`, '../../../../src/core/format/money'),
  ...zone(`${PROMOTION}/handlers/texts.ts`, '../../../../locales/zh-CN/common'),
  ...zone(`${PROMOTION}/handlers/tests.ts`, '../../../../tests/support/server'),
  ...zone(`${PROMOTION}/handlers/examples.ts`, '../../../../mock/examples/fairs'),
  ...zone('server/start.ts', '../mock/examples/fairs'),
};

const backendGood: Files = {
  ...zone('server/http/good.ts', '../platform/open'),
  ...zone('server/http/texts.ts', '../../locales/zh-CN/errors'),
  ...zone(`${PROMOTION}/handlers/good.ts`, '../../../../src/contract/fair'),
  ...zone(`${PROMOTION}/handlers/menus.ts`, '../../../catalogue/menus'),
  ...zone(`${PROMOTION}/jobs/good.ts`, '../handlers/activities'),
  ...zone(`${PROMOTION}/data/good.ts`, '../rules/reward'),
  ...zone(`${PRICING}/handlers/good.ts`, '../../promotion/public'),
  ...zone(`${PRICING}/rules/good.ts`, '../../promotion/rules/public'),
  ...zone('server/good.ts', './areas/promotion/handlers/activities'),
  ...zone('server/examples.ts', '../mock/examples/fairs'),
  ...zone('mock/examples/good.ts', '../../server/platform/open'),
  ...zone('tests/contract/good.ts', '../../server/platform/open'),
};

const zones: Case = {
  rule: 'house/zones',
  bad: {
    ...zone('locales/zh-CN/bad.ts', '../../src/contract/fair'),
    ...zone('kit/table/contract.ts', '@/contract/fair'),
    ...zone('kit/table/core.ts', '@/core/format/money'),
    ...zone('src/core/format/kit.ts', '@kit/table/list'),
    ...zone('src/core/format/bad.ts', '@/ui/header'),
    ...zone('src/ui/bad.ts', '@/shared/branch/picker'),
    ...zone('src/shared/branch/bad.ts', '@/areas/fair/guests/list'),
    ...zone('src/areas/order/inquiry/bad.ts', '@/areas/fair/guests/list'),
    ...zone('src/areas/order/inquiry/shared.ts', '@/areas/fair/shared/guest'),
    ...zone('src/areas/fair/prizes/bad.ts', '../guests/list'),
    ...zone('src/areas/fair/shared/bad.ts', '../guests/list'),
    ...zone('src/areas/order/inquiry/shell.ts', '@/shell/menu'),
    ...zone('src/shell/bad.ts', '@/areas/fair/guests/list'),
    ...zone('src/shell/page.ts', '@/pages/fair'),
    ...zone('src/pages/bad.ts', '../app'),
    ...zone('src/core/store/order.ts', '@/core/http/value'),
    ...zone('src/core/format/unordered.ts', '@/core/store/value'),
    ...zone('src/shell/tabs/order.ts', '@/shell/frame/value'),
    ...zone('src/shell/tabs/above.ts', '@/shell/menu'),
    ...zone('src/core/server.ts', '../../server/platform/open'),
    ...zone('src/core/tests.ts', '../../tests/support/server'),
    ...zone('src/core/micro.ts', '../../micro-pms/src/unit'),
    ...zone('src/core/access.ts', '../access'),
    ...backendBad,
    ...zone('micro-pms/src/bad.ts', '../../src/core/format/money'),
    ...zone('micro-pms/src/server.ts', '../../server/platform/open'),
  },
  good: {
    ...zone('src/core/format/good.ts', '@/contract/fair'),
    ...zone('src/core/http/ordered.ts', '@/core/store/value'),
    ...zone('src/shell/frame/order.ts', '@/shell/tabs/value'),
    ...zone('src/shell/above.ts', '@/shell/frame/value'),
    ...zone('src/ui/good.ts', '@kit/table/list'),
    ...zone('src/areas/fair/prizes/good.ts', '../shared/guest'),
    ...zone('src/areas/order/inquiry/good.ts', '@/shared/branch/picker'),
    ...zone('src/areas/order/inquiry/order.test.ts', '../../../../tests/support/server'),
    ...zone('src/shell/good.ts', '@kit/table/list'),
    ...zone('src/pages/good.ts', '@/areas/fair/guests/list'),
    ...backendGood,
    ...zone('micro-pms/src/good.ts', '../../src/contract/fair'),
  },
};

const doors: Case[] = [
  {
    rule: 'house/http-door',
    bad: {
      'src/areas/fair/guests/fetch.ts': "export const load = () => fetch('/fairs');\n",
      'src/areas/fair/guests/window.ts': "export const load = () => window.fetch('/fairs');\n",
      'src/shell/request.ts':
        "import { request } from '@umijs/max';\nexport const load = () => { request('/fairs'); };\n",
      'micro-pms/src/xhr.ts': 'export const load = () => new XMLHttpRequest();\n',
    },
    good: {
      'src/core/http/call.ts': "export const load = () => fetch('/fairs');\n",
      'src/core/http/call.test.ts': "export const load = () => fetch('/fairs');\n",
      'src/areas/fair/guests/local.ts': 'export const load = (fetch: () => number) => fetch();\n',
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
      'src/ui/texts.ts': "import { useIntl } from '@umijs/max';\nexport const useTexts = () => { useIntl(); };\n",
    },
    good: {
      'src/core/i18n/texts.ts':
        "import { useIntl } from '@umijs/max';\nexport const useTexts = () => { useIntl(); };\n",
    },
  },
  {
    rule: 'house/navigation-door',
    bad: {
      'src/ui/push.ts': "import { history } from '@umijs/max';\nexport const open = () => { history.push('/'); };\n",
      'src/ui/hook.ts': "import { useNavigate } from '@umijs/max';\nexport const useOpen = () => { useNavigate(); };\n",
      'src/core/http/href.ts': "export const open = () => { window.location.href = '/login'; };\n",
      'src/core/http/assign.ts': "export const open = () => { location.assign('/login'); };\n",
      'src/shared/popup.ts': "export const open = () => window.open('/help');\n",
    },
    good: {
      'src/core/navigation/go.ts':
        "import { history } from '@umijs/max';\nexport const go = () => { history.push('/'); };\n",
      'src/shell/tabs.ts': "import { history } from '@umijs/max';\nexport const go = () => { history.push('/'); };\n",
      'src/ui/where.ts':
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
      'src/shell/palette/Palette.tsx':
        "import { Modal } from 'antd';\nexport const ask = () => { Modal.confirm({}); };\n",
    },
    good: {
      'src/ui/useToast.ts':
        "import { App } from 'antd';\nexport function useToast() {\n  const { message } = App.useApp();\n  return () => { message.error('no'); };\n}\n",
    },
  },
  {
    rule: 'house/dialog-door',
    bad: {
      'src/areas/goods/Own.tsx': "import { Modal } from 'antd';\nexport const Own = () => <Modal open />;\n",
      'src/shell/ask.ts':
        "interface Asks { confirm: (is: object) => void }\nexport const ask = (modal: Asks) => { modal.confirm({ title: '' }); };\n",
    },
    good: {
      'src/ui/Dialog.tsx': "import { Modal } from 'antd';\nexport const Dialog = () => <Modal open />;\n",
      'src/shell/question.ts':
        'interface Asks { confirm: (is: object) => void }\nexport const ask = (modal: Asks) => { modal.confirm({ keyboard: false }); };\n',
    },
  },
  {
    rule: 'house/group-name',
    bad: {
      'src/areas/goods/Group.tsx':
        "declare const Radio: { Group: (props: object) => null };\nexport const Group = () => <Radio.Group options={['a']} />;\n",
    },
    good: {
      'src/areas/goods/Named.tsx':
        'declare const Radio: { Group: (props: object) => null };\nexport const Named = () => <Radio.Group aria-label="a" options={[\'a\']} />;\n',
    },
  },
  {
    rule: 'house/said-failure',
    bad: {
      'src/areas/goods/silent.ts':
        'declare const call: (options: object) => unknown;\nexport const action = { onAction: () => call({ silent: true }) };\n',
    },
    good: {
      'src/areas/goods/asked.ts':
        'declare const call: (options: object) => unknown;\nexport const action = { reason: {}, onAction: () => call({ silent: true }) };\n',
    },
  },
];

const ownArea: Case = {
  rule: 'house/relative-in-area',
  bad: {
    ...zone('src/areas/fair/prizes/alias.ts', '@/areas/fair/shared/guest'),
    ...ofType('src/areas/fair/prizes/types.ts', '@/areas/fair/shared/guest'),
    'src/areas/fair/prizes/later.ts': "export const later = () => import('@/areas/fair/shared/guest');\n",
  },
  good: zone('src/areas/fair/guests/relative.ts', '../shared/guest'),
};

export const BASE = layers;
export const IMPORT_CASES: Case[] = [zones, ownArea, ...doors];
