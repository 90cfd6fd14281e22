import {
  RELEASE_ACTION,
  type ReleaseAction,
  type ReleaseMember,
  type ReleaseObject,
} from '@/contract/content/releases';

/** A member as the form has it: the name of its thing stands in the field. */
export interface MemberValue {
  objectType: ReleaseObject;
  objectId: string;
  objectName: string;
  versionNo: number | null;
  action: ReleaseAction;
  branchIds: string[];
}

export const EMPTY_MEMBER: MemberValue = {
  ...{ objectType: 'page', objectId: '', objectName: '', versionNo: null, branchIds: [] },
  action: RELEASE_ACTION.publish,
};

/** Versions and companies are said of these alone. */
export const isPagePublished = ({ objectType, action }: Pick<MemberValue, 'objectType' | 'action'>) =>
  objectType === 'page' && action === RELEASE_ACTION.publish;

export const valueOf = ({
  objectType,
  objectId,
  objectName,
  versionNo,
  action,
  branchIds,
}: ReleaseMember): MemberValue => ({ objectType, objectId, objectName, versionNo, action, branchIds });

/** Each names its thing, and each thing once. */
export function areWhole(members: readonly MemberValue[]) {
  const keys = new Set(members.map(({ objectType, objectId }) => `${objectType} ${objectId}`));
  return members.length > 0 && keys.size === members.length && members.every(({ objectId }) => objectId !== '');
}
