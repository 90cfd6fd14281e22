import { randomUUID } from 'node:crypto';
import type { Endpoint, Input } from '../../../src/contract/endpoint';
import { platformUserApi } from '../../../src/contract/account/platform-user';
import { prodRulesApi } from '../../../src/contract/pricing/prod-rules';
import { activityApi } from '../../../src/contract/promotion/activities';
import { feedbackApi } from '../../../src/contract/system/feedback';
import { operationLogApi } from '../../../src/contract/system/operation-log';
import { usersApi } from '../../../src/contract/system/users';
import { fairCommodityApi } from '../../../src/contract/trade-fair/commodities';
import { tradeFairApi } from '../../../src/contract/trade-fair/fairs';
import { guestApi } from '../../../src/contract/trade-fair/guests';
import { fairHomeApi } from '../../../src/contract/trade-fair/home';
import { fairOrderApi } from '../../../src/contract/trade-fair/orders';
import type { Client } from '../../support/client';

const tradeFairId = '70001';

export interface Kind {
  name: string;
  /** Of all calls, in parts of about a hundred. */
  share: number;
  isRead: boolean;
  /** Answers the HTTP status. */
  call: (client: Client, step: number) => Promise<number>;
}

function read<E extends Endpoint>(name: string, share: number, endpoint: E, input: (step: number) => Input<E>): Kind {
  return {
    ...{ name, share, isRead: true },
    call: async (client, step) => (await client.call(endpoint, input(step))).status,
  };
}

const MARCH: [string, string] = ['2026-03-01 00:00:00', '2026-03-31 23:59:59'];
const paged = (step: number) => ({ pageNum: 1 + (step % 2), pageSize: 20 });

/** What a fair's day asks for: mostly lists, some pages that open, some writing. */
export const kindsOf = (): readonly Kind[] => [
  read('guests', 14, guestApi.guestList, (step) => ({ tradeFairId, ...paged(step) })),
  read('guests by name', 6, guestApi.guestList, (step) => ({ tradeFairId, guestName: '王李张刘'.charAt(step % 4) })),
  read('orders', 12, fairOrderApi.page, (step) => ({ tradeFairId, ...paged(step) })),
  read('products', 8, fairCommodityApi.productPage, (step) => ({ tradeFairId, keyword: '胶囊', ...paged(step) })),
  read('activities', 10, activityApi.queryFlexible, paged),
  read('fairs', 6, tradeFairApi.searchList, paged),
  read('one fair', 6, tradeFairApi.detail, () => ({ id: tradeFairId })),
  read('home of a fair', 4, fairHomeApi.figures, () => ({ tradeFairId })),
  read('users', 4, usersApi.selectPage, paged),
  read('operation log', 3, operationLogApi.page, (step) => ({
    operateTime: MARCH,
    ...paged(step),
  })),
  read('menu and buttons', 5, platformUserApi.permission, () => ({})),
  read('dictionaries', 6, platformUserApi.dictList, () => ({ dictCode: 'branch_level,gender' })),
  read('own facts', 3, platformUserApi.userInfo, () => ({})),
  {
    ...{ name: 'price trial', share: 3, isRead: false },
    call: async (client, step) => {
      const productId = `SP00000${1 + (step % 5)}`;
      const answer = await client.call(prodRulesApi.trial, {
        ...{ branchId: 'FDB', custId: 'C100', orderTime: '2026-03-12 10:00:00', tryRuleIds: [] },
        lines: [{ lineNo: 1, productId, qty: '10' }],
      });
      return answer.status;
    },
  },
  {
    ...{ name: 'a write', share: 10, isRead: false },
    call: async (client, step) => {
      const answer = await client.call(
        feedbackApi.add,
        { type: 1, content: `一条反馈 ${step}`, images: [] },
        { headers: { 'idempotency-key': randomUUID() } },
      );
      return answer.status;
    },
  },
];
