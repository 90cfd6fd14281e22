import type { Context } from '../../../http/context';

interface Made {
  createdBy: string;
  submittedBy?: string;
}

/** Whether the caller made or submitted it: then somebody else has to approve it. */
export const isOwn = ({ createdBy, submittedBy }: Made, { session }: Pick<Context, 'session'>) =>
  [createdBy, submittedBy].includes(session.loginName);
