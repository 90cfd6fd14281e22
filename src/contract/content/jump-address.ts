import { JUMP_TYPE, type Jump } from './jump';

/** The URL scheme that the app registers on a phone. */
const APP_SCHEME = 'yiyaotong:';

/** The address of a jump: of the web, or one that opens the app on its page. */
export function addressOf(jump: Jump) {
  if (jump.jumpType === JUMP_TYPE.web) return jump.target;
  const { pageCode, params } = jump.target;
  const sorted = Object.entries(params).sort(([one], [other]) => one.localeCompare(other));
  const query = new URLSearchParams(sorted).toString();
  return `${APP_SCHEME}//${pageCode}${query && `?${query}`}`;
}
