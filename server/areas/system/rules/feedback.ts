import { FEEDBACK_STATUS, type FeedbackStatus } from '../../../../src/contract/system/feedback';

const { waiting, assigned, replied, closed } = FEEDBACK_STATUS;

/** From which states each step leads on (docs/domain/system.md#feedback). */
const FROM: Readonly<Record<'assign' | 'reply' | 'close', readonly FeedbackStatus[]>> = {
  assign: [waiting, assigned],
  reply: [waiting, assigned],
  close: [waiting, assigned, replied],
};

export const mayFeedback = (step: keyof typeof FROM, status: FeedbackStatus) => FROM[step].includes(status);

/** Whoever was never answered is told why. */
export const needsReason = (status: FeedbackStatus) => status !== replied && status !== closed;
