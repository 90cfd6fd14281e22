import { useDebounce } from 'ahooks';
import { Alert, Flex, Typography } from 'antd';
import {
  DUPLICATE_VERDICT,
  duplicateApi,
  type DuplicateCandidate,
  type DuplicateForm,
  type DuplicateKind,
} from '@/contract/master-data/duplicates';
import { T, withTexts } from '@/core/i18n';
import { useCall } from '@kit/data/useCall';
import { verdicts } from './duplicateCodes';
import { PairFacts } from './PairFacts';

/** After the last key. */
const WAIT = 300;
/** So little says nothing yet. */
const LEAST = 2;

interface Props {
  kind: DuplicateKind;
  /** What the form says so far. */
  form: DuplicateForm;
  /** The entry or the master that is edited. */
  excludeId?: string;
  /** Where a record is shown, if this user can see it there. */
  linkOf?: (candidate: DuplicateCandidate) => string | undefined;
}

function Candidate({ found, link }: { found: DuplicateCandidate; link: string | undefined }) {
  const { code, name, isEntry, isSameBrand, verdict, facts, vetoes, notes } = found;
  const isSure = verdict >= DUPLICATE_VERDICT.likely;
  return (
    <Flex vertical gap="small">
      <Flex wrap gap="small" align="center">
        {!isSameBrand && <verdicts.Tag value={verdict} />}
        {link ? <Typography.Link href={link}>{`${code} ${name}`}</Typography.Link> : <span>{`${code} ${name}`}</span>}
        {isEntry && (
          <Typography.Text type="secondary">
            <T id="duplicate.entry" />
          </Typography.Text>
        )}
      </Flex>
      {isSure && !isSameBrand && <PairFacts facts={facts} vetoes={vetoes} notes={notes} />}
    </Flex>
  );
}

const typeOf = (candidates: readonly DuplicateCandidate[]) => {
  if (candidates.some(({ verdict }) => verdict === DUPLICATE_VERDICT.same)) return 'error';
  return candidates.some(({ verdict }) => verdict === DUPLICATE_VERDICT.likely) ? 'warning' : 'info';
};

/** Beside a form: what is like it, while it is typed. */
function Hints({ kind, form, excludeId, linkOf }: Props) {
  const asked = useDebounce(form, { wait: WAIT });
  const isSaid = [asked.name, asked.uscc, asked.approvalNo, asked.barcode].some(
    (value) => (value ?? '').length >= LEAST,
  );
  const { data } = useCall(
    duplicateApi.check,
    { kind, form: asked, ...(excludeId ? { excludeId } : {}) },
    { ready: isSaid },
  );
  if (!isSaid || !data) return null;
  const { candidates, outOfScope } = data;
  const alike = candidates.filter(({ isSameBrand }) => !isSameBrand);
  const sameBrand = candidates.filter(({ isSameBrand }) => isSameBrand);
  const show = (found: DuplicateCandidate) => <Candidate key={found.id} found={found} link={linkOf?.(found)} />;
  return (
    <Flex vertical gap="small" aria-live="polite">
      {alike.length > 0 && (
        <Alert showIcon type={typeOf(alike)} title={<T id="duplicate.title" />} description={alike.map(show)} />
      )}
      {sameBrand.length > 0 && (
        <Alert type="info" title={<T id="duplicate.sameBrand" />} description={sameBrand.map(show)} />
      )}
      {outOfScope > 0 && <Alert showIcon type="warning" title={<T id="duplicate.outOfScope" />} />}
    </Flex>
  );
}

export const DuplicateHints = withTexts(['master-data/duplicates'], Hints);
