import { PAY_CHANNEL } from '@/contract/pay-channels';
import { codeTable } from '@kit/fields/codeTable';

/** Its texts are `shared/payments`. */
export const payChannel = codeTable('payChannel', PAY_CHANNEL, { dictCode: 'payChannel' });
