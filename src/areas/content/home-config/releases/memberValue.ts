import {
  RELEASE_ACTION,
  type ReleaseAction,
  type ReleaseMember,
  type ReleaseObject,
} from '@/contract/content/releases';

/** A member as the form holds it: the field shows the name of the object. */
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

/** Only a published page has a version and companies. */
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

/** Whether each member names an object, and each object appears once. */
export function areWhole(members: readonly MemberValue[]) {
  const keys = new Set(members.map(({ objectType, objectId }) => `${objectType} ${objectId}`));
  return members.length > 0 && keys.size === members.length && members.every(({ objectId }) => objectId !== '');
}
