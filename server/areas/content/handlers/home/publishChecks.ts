import type { HomeComponent, StoredComponent } from '../../../../../src/contract/content/home/component';
import { FAULT, type Fault, faultsOf, type PageFault } from '../../../../../src/contract/content/home/complete';
import { isHomeComponent, liftPage } from '../../../../../src/contract/content/home/lift';
import type { PublishCheck } from '../../../../../src/contract/content/home/plans';
import { ERROR, type ErrorCode } from '../../../../../src/contract/error-codes';
import { hostOf, isAllowedHost, type Jump, JUMP_TYPE } from '../../../../../src/contract/content/jump';
import type { Context } from '../../../../http/context';
import { Failure, type Warning } from '../../../../http/failure';
import { type Language, translate } from '../../../../http/texts';
import { jumpHosts } from '../publishing/jump';

const CODES: Partial<Readonly<Record<Fault, ErrorCode>>> = {
  [FAULT.tooMany]: ERROR.pageTooLarge,
  [FAULT.alt]: ERROR.altMissing,
  [FAULT.small]: ERROR.areaTooSmall,
};
const WARNINGS: ReadonlySet<Fault> = new Set([FAULT.small]);

interface Checked extends PublishCheck {
  code: ErrorCode;
}

/** What keeps a page from being frozen, and what should be known before, each with its component. */
export function checksOf(stored: readonly StoredComponent[], language: Language): Checked[] {
  const components = liftPage(stored);
  const say = translate(language);
  const toCheck = ({ fault, index, piece }: PageFault): Checked => {
    const component = components[index];
    const code = CODES[fault] ?? ERROR.invalidInput;
    return {
      ...{ code, refused: WARNINGS.has(fault) ? 0 : 1, piece: piece ?? null, target: '', branchIds: [], from: null },
      msg: code === ERROR.invalidInput ? say(`page.${fault}`) : say(String(code)),
      ...{ componentId: component?.componentId ?? '', index: component ? index + 1 : 0 },
      name: typeof component?.name === 'string' ? component.name : '',
    };
  };
  return faultsOf(components).map(toCheck);
}

/** Each jump of a component, with its place in it. */
function jumpsOf(component: HomeComponent): { jump: Jump | null; piece: number | null }[] {
  switch (component.type) {
    case 'banner':
    case 'gridNav':
    case 'notice':
      return component.data.items.map(({ jump }, piece) => ({ jump, piece }));
    case 'imageAd':
      return component.data.images.flatMap(({ areas }, piece) => areas.map(({ jump }) => ({ jump, piece })));
    case 'title':
      return [{ jump: component.data.moreJump, piece: null }];
    default:
      return [];
  }
}

/** Addresses of the web whose host the app does not open (43701). */
export async function hostChecks(stored: readonly StoredComponent[], { db, request }: Context): Promise<Checked[]> {
  const allowed = await jumpHosts(db);
  const say = translate(request.language);
  return liftPage(stored).flatMap((component, i) => {
    if (!isHomeComponent(component)) return [];
    return jumpsOf(component).flatMap(({ jump, piece }) => {
      if (jump?.jumpType !== JUMP_TYPE.web) return [];
      const host = hostOf(jump.target);
      if (isAllowedHost(host, allowed)) return [];
      const { componentId, name } = component;
      const msg = say(String(ERROR.hostNotAllowed), { host });
      const where = { componentId, name, index: i + 1, piece, target: host, branchIds: [], from: null };
      return [{ code: ERROR.hostNotAllowed, refused: 1 as const, msg, ...where }];
    });
  });
}

/** Refuses to freeze what is not complete; every fault is told with its component. */
export async function demandReady(components: readonly StoredComponent[], context: Context) {
  const checks = [...checksOf(components, context.request.language), ...(await hostChecks(components, context))];
  const refused = checks.filter((one) => one.refused === 1);
  const [first] = refused;
  if (first) throw new Failure(first.code, { params: { host: first.target }, data: { checks: refused } });
}

export const warningsOf = (checks: readonly Checked[]): Warning[] =>
  [...new Set(checks.flatMap(({ code, refused }) => (refused === 0 ? [code] : [])))].map((code) => ({ code }));
