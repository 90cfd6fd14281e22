import { CLIENT_KIND, FEEDBACK_STATUS, FEEDBACK_TYPE } from '../../src/contract/system/feedback';
import { DAY, fromShanghai, shanghai } from '../../server/platform/clock';
import type { Db } from '../../server/platform/database/db';
import { feedback } from '../../server/areas/system/data/schema/feedback';
import type { DemoOptions } from './demoOptions';

const { fault, wish, data, other } = FEEDBACK_TYPE;

/** What customers of the fictitious company have written: days ago, where, who, what. */
const WRITTEN = [
  [0, 'FDB', '康宁大药房', fault, '提交订单后页面一直转圈，重新打开才看到订单已经生成。'],
  [1, 'FDC', '仁济诊所', wish, '希望收藏夹可以按品类分组，常购的品种太多，找起来很慢。'],
  [2, 'FDC01', '明德口腔', data, '阿莫西林胶囊显示有货，下单后通知缺货，库存好像没有及时更新。'],
  [4, 'FDB01', '惠民超市', fault, '展会邀请函的二维码扫描后提示已失效，但是展会还没有开始。'],
  [7, 'FDD', '江南药业', other, '想了解新客户入驻需要准备哪些证照，多久可以审核完。'],
] as const;

export async function seedFeedback(db: Db, { day }: DemoOptions) {
  const today = fromShanghai(`${day} 08:00:00`);
  await db.insert(feedback).values(
    WRITTEN.map(([daysAgo, branchId, submitName, type, content], i) => ({
      feedbackNo: `FB${shanghai(today - daysAgo * DAY)
        .slice(0, 10)
        .replaceAll('-', '')}${String(i + 1).padStart(6, '0')}`,
      ...{ branchId, submitName, type, content, images: [], clientKind: CLIENT_KIND.mobile },
      phone: `1360000010${i}`,
      status: daysAgo > 5 ? FEEDBACK_STATUS.replied : FEEDBACK_STATUS.waiting,
      ...(daysAgo > 5
        ? { replyContent: '请准备营业执照和许可证，资料齐全后两个工作日内审核。', repliedBy: '周启明' }
        : {}),
      gmtCreated: shanghai(today - daysAgo * DAY),
    })),
  );
}
