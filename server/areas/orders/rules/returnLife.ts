import {
  RETURN_ACTIONS,
  RETURN_STATUS,
  RETURN_TYPE,
  type ReturnStatus,
  type ReturnType,
} from '../../../../src/contract/orders/returns';

type Action = (typeof RETURN_ACTIONS)[number];

const { toAudit, audited, toReceive, received, refunding } = RETURN_STATUS;

/** From which status each may be done. */
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

/** Who asked for it does not approve it; nobody else takes it back. */
export const ownsAction = (action: Action, { isApplicant }: Pick<Asked, 'isApplicant'>) =>
  action === 'cancel' ? isApplicant : action !== 'approve' || !isApplicant;

export const actionsOn = (asked: Asked) =>
  RETURN_ACTIONS.filter((action) => mayReturn(action, asked) && ownsAction(action, asked));

/** Goods of these types come back at any time. */
const TIMELESS: readonly ReturnType[] = [RETURN_TYPE.quality, RETURN_TYPE.recall];
/** What must not leave its chain comes back for these alone. */
const STRICT: readonly ReturnType[] = [RETURN_TYPE.quality, RETURN_TYPE.wrongGoods, RETURN_TYPE.recall];

export const isTimeless = (type: ReturnType) => TIMELESS.includes(type);
export const isStrict = (type: ReturnType) => STRICT.includes(type);

/** Goods are on their way back: they may not be returned a second time. */
export const UNDER_WAY: readonly ReturnStatus[] = [toAudit, audited, toReceive];
