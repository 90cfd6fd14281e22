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

/** Milliseconds after the last key. */
const WAIT = 300;
/** A shorter text is not searched for. */
const LEAST = 2;

interface Props {
  kind: DuplicateKind;
  /** The values of the form so far. */
  form: DuplicateForm;
  /** The edited entry or master record, which is no duplicate of itself. */
  excludeId?: string;
  /** The address of a record, if this user can see it. */
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

/** Possible duplicates, shown beside a form while it is being filled in. */
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
