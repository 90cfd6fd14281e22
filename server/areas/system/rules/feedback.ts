import { FEEDBACK_STATUS, type FeedbackStatus } from '../../../../src/contract/system/feedback';

const { waiting, assigned, replied, closed } = FEEDBACK_STATUS;

/** The statuses in which each step may be taken (docs/domain/system.md#feedback). */
const FROM: Readonly<Record<'assign' | 'reply' | 'close', readonly FeedbackStatus[]>> = {
  assign: [waiting, assigned],
  reply: [waiting, assigned],
  close: [waiting, assigned, replied],
};

export const allowsStep = (step: keyof typeof FROM, status: FeedbackStatus) => FROM[step].includes(status);

/** Closing feedback that was never answered needs a reason. */
export const needsReason = (status: FeedbackStatus) => status !== replied && status !== closed;
