import type { StoredComponent } from '../../../../../src/contract/content/home/component';
import { FAULT, type Fault, faultsOf, type PageFault } from '../../../../../src/contract/content/home/complete';
import { liftPage } from '../../../../../src/contract/content/home/lift';
import type { PublishCheck } from '../../../../../src/contract/content/home/plans';
import { ERROR, type ErrorCode } from '../../../../../src/contract/error-codes';
import { Failure, type Warning } from '../../../../http/failure';
import { type Language, translate } from '../../../../http/texts';
import { groupBy } from '../../../../platform/groupBy';
import { phrased } from '../../../../platform/listed';

const CODES: Partial<Readonly<Record<Fault, ErrorCode>>> = {
  [FAULT.tooMany]: ERROR.pageTooLarge,
  [FAULT.alt]: ERROR.altMissing,
  [FAULT.small]: ERROR.areaTooSmall,
};
const WARNINGS: ReadonlySet<Fault> = new Set([FAULT.small]);

export interface Checked extends PublishCheck {
  code: ErrorCode;
  /** The object of the problem, in words. */
  detail: string;
}

/** The faults that keep a page from being frozen, and its warnings, each with its component. */
export function checksOf(
  { pageName, components: stored }: { pageName: string; components: readonly StoredComponent[] },
  language: Language,
): Checked[] {
  const components = liftPage(stored);
  const say = translate(language);
  const toCheck = ({ fault, index, piece }: PageFault): Checked => {
    const component = components[index];
    const code = CODES[fault] ?? ERROR.invalidInput;
    return {
      ...{ code, refused: WARNINGS.has(fault) ? 0 : 1, piece: piece ?? null, branchIds: [], from: null },
      ...{ pageName, targetType: '', target: '', targetName: '', detail: '' },
      msg: code === ERROR.invalidInput ? say(`page.${fault}`) : say(String(code)),
      ...{ componentId: component?.componentId ?? '', index: component ? index + 1 : 0 },
      name: typeof component?.name === 'string' ? component.name : '',
    };
  };
  return faultsOf(components).map(toCheck);
}

/** Throws if there is a fault that forbids freezing or planning; the failure has every fault with its component. */
export function demandNone(checks: readonly Checked[]) {
  const refused = checks.filter((one) => one.refused === 1);
  const [first] = refused;
  if (!first) return;
  const { code, target, detail } = first;
  throw new Failure(code, { params: { host: target, detail }, data: { checks: refused } });
}

/** Each kind of warning once, with all of its objects. */
export function warningsOf(checks: readonly Checked[], language: Language): Warning[] {
  const warned = groupBy(
    checks.filter(({ refused }) => refused === 0),
    ({ code }) => code,
  );
  return [...warned].map(([code, rows]) => ({
    code,
    params: { detail: phrased(language, [...new Set(rows.map(({ detail }) => detail))]) },
  }));
}
