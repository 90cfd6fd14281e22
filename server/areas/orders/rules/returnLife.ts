import {
  RETURN_ACTIONS,
  RETURN_STATUS,
  RETURN_TYPE,
  type ReturnStatus,
  type ReturnType,
} from '../../../../src/contract/orders/returns';

type Action = (typeof RETURN_ACTIONS)[number];

const { toAudit, audited, toReceive, received, refunding } = RETURN_STATUS;

/** The statuses from which each action is possible. */
const FROM: Readonly<Record<Action, readonly ReturnStatus[]>> = {
  approve: [toAudit],
  reject: [toAudit],
  receive: [toReceive],
  cancel: [toAudit, audited, toReceive],
  refund: [received, refunding],
};

interface Asked {
  status: ReturnStatus;
  /** Whether the viewer has asked for the return himself. */
  isApplicant: boolean;
}

export const mayReturn = (action: Action, { status }: Pick<Asked, 'status'>) => FROM[action].includes(status);

/** The applicant does not approve his own return; nobody else withdraws it. */
export const ownsAction = (action: Action, { isApplicant }: Pick<Asked, 'isApplicant'>) =>
  action === 'cancel' ? isApplicant : action !== 'approve' || !isApplicant;

export const actionsOn = (asked: Asked) =>
  RETURN_ACTIONS.filter((action) => mayReturn(action, asked) && ownsAction(action, asked));

/** Goods with these reasons can be returned at any time. */
const TIMELESS: readonly ReturnType[] = [RETURN_TYPE.quality, RETURN_TYPE.recall];
/** Goods that must not leave their supply chain can be returned for these reasons only. */
const STRICT: readonly ReturnType[] = [RETURN_TYPE.quality, RETURN_TYPE.wrongGoods, RETURN_TYPE.recall];

export const isTimeless = (type: ReturnType) => TIMELESS.includes(type);
export const isStrict = (type: ReturnType) => STRICT.includes(type);

/** Statuses in which goods are under way back: they cannot be returned a second time. */
export const UNDER_WAY: readonly ReturnStatus[] = [toAudit, audited, toReceive];
