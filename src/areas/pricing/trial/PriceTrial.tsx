import { useSearchParams } from '@umijs/max';
import { Button, Card, Empty, Flex } from 'antd';
import { type KeyboardEvent, lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { PageHeader } from '@/ui/PageHeader';
import { prodRulesApi } from '@/contract/pricing/prod-rules';
import type { TrialResult as Result } from '@/contract/pricing/trial';
import { copyLink } from '@/core/clipboard/copyLink';
import { call } from '@/core/http/call';
import { T, type TextId, useText, withTexts } from '@/core/i18n';
import { replace } from '@/core/navigation/navigate';
import { notifier } from '@/core/notify/notifier';
import { productLabel } from '@/shared/pricing/picks';
import { useSession } from '@/core/session/session';
import { ActionButton } from '@kit/actions/ActionButton';
import { BasketEditor, productField, quantityField } from './BasketEditor';
import { TrialTerms } from './TrialTerms';
import { queryOf, type Trial, trialOf } from './trialLink';

const TrialResult = lazy(async () => ({ default: (await import('./TrialResult')).TrialResult }));

const PAGE = '/market/priceTrial';
const addressOf = (trial: Trial) => `${PAGE}?${queryOf(trial)}`;

/** What is missing, and the field to fill in; undefined when the trial can be computed. */
function missingIn({ branchId, customer, lines }: Trial): { said: TextId; field: string } | undefined {
  if (!branchId) return { said: 'priceTrial.needBranch', field: 'trial-branch' };
  if (!customer) return { said: 'priceTrial.needCustomer', field: 'trial-customer' };
  const filled = lines.filter(({ product }) => product);
  const open = filled.find(({ qty }) => !(Number(qty) > 0));
  if (filled.length > 0 && !open) return undefined;
  return { said: 'priceTrial.needLines', field: open ? quantityField(open.key) : productField(lines[0]?.key ?? 0) };
}

const ids = (picked: Trial['rules']) => picked.map(({ value }) => value);

const ask = ({ branchId, customer, staff, orderTime, lines, rules, activities }: Trial) =>
  call(prodRulesApi.trial, {
    branchId,
    custId: customer?.value ?? '',
    ...(staff ? { staffId: staff.value } : {}),
    ...(orderTime ? { orderTime } : {}),
    lines: lines
      .filter(({ product }) => product)
      .map(({ product, qty, entered }, i) => ({
        lineNo: i + 1,
        productId: product?.value ?? '',
        qty,
        ...(entered ? { enteredPrice: entered } : {}),
      })),
    tryRuleIds: ids(rules),
    tryActivityIds: ids(activities),
  });

/** The trial with the names of an answer, where a link has only ids. */
function named(trial: Trial, { customerName, staffName, products, trace }: Result): Trial {
  const names = new Map(products.map((one) => [one.productId, productLabel(one)]));
  const tried = new Map(trace.map((row) => [row.id, row.name]));
  const nameTried = (picked: Trial['rules']) =>
    picked.map((one) => ({ ...one, label: one.label === one.value ? (tried.get(one.value) ?? one.label) : one.label }));
  const name = <P extends { value: string; label: string }>(picked: P | null, label: string | null | undefined) =>
    picked && picked.label === picked.value && label ? { ...picked, label } : picked;
  return {
    ...trial,
    customer: name(trial.customer, customerName),
    staff: name(trial.staff, staffName),
    rules: nameTried(trial.rules),
    activities: nameTried(trial.activities),
    lines: trial.lines.map((line) => ({ ...line, product: name(line.product, names.get(line.product?.value ?? '')) })),
  };
}

function useTrial() {
  const text = useText();
  const { branchId } = useSession();
  const [query] = useSearchParams();
  const [trial, setTrial] = useState(() => trialOf(query, branchId));
  const [result, setResult] = useState<Result>();
  // Keys and buttons may ask again before the answer arrives: only the last answer counts.
  const last = useRef(0);
  const calc = async () => {
    const missing = missingIn(trial);
    if (missing) {
      notifier.warning(text(missing.said));
      document.getElementById(missing.field)?.focus();
      return;
    }
    last.current += 1;
    const own = last.current;
    const answer = await ask(trial);
    if (own !== last.current) return;
    setResult(answer);
    setTrial((now) => named(now, answer));
    // The address reproduces the trial: after a reload, from a bookmark, or for a colleague.
    replace(addressOf({ ...trial, orderTime: answer.orderTime }));
  };
  const start = useEffectEvent(() => void calc().catch(() => undefined));
  // A trial from a link is computed as soon as it is opened.
  const isAsked = useRef(missingIn(trial) !== undefined);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    start();
  }, []);
  const change = (values: Partial<Trial>) => setTrial((now) => ({ ...now, ...values }));
  const nextKey = Math.max(...trial.lines.map(({ key }) => key)) + 1;
  const emptyLine = { key: nextKey, product: null, qty: '', entered: '' };
  return {
    ...{ trial, result, calc, change },
    add: () => change({ lines: [...trial.lines, emptyLine] }),
    clear: () => {
      last.current += 1;
      change({ lines: [emptyLine], rules: [], activities: [] });
      setResult(undefined);
    },
  };
}

function PriceTrialScreen() {
  const { trial, result, calc, change, add, clear } = useTrial();
  const { branchId } = trial;
  const link = () =>
    copyLink(window.location.origin + addressOf({ ...trial, orderTime: trial.orderTime ?? result?.orderTime ?? null }));
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void calc().catch(() => undefined);
  };
  return (
    <div onKeyDown={onKey}>
      <PageHeader title="priceTrial.title" help="priceTrial.help">
        <ActionButton label="priceTrial.copyLink" onAction={link} />
        <ActionButton code="priceTrial_clear" label="priceTrial.clear" onAction={clear} />
        <ActionButton code="priceTrial_calc" label="priceTrial.calc" type="primary" onAction={calc} />
      </PageHeader>
      <Flex vertical gap="middle">
        <TrialTerms trial={trial} onChange={change} />
        <Card
          size="small"
          title={<T id="priceTrial.basket" />}
          extra={<ActionButton code="priceTrial_addLine" label="priceTrial.addLine" size="small" onAction={add} />}
        >
          <BasketEditor branchId={branchId} lines={trial.lines} onChange={(lines) => change({ lines })} onAdd={add} />
        </Card>
        {result ? (
          <Suspense fallback={null}>
            <TrialResult result={result} />
          </Suspense>
        ) : (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={<T id="priceTrial.empty" />}>
            <Button type="primary" onClick={() => void calc().catch(() => undefined)}>
              <T id="priceTrial.calc" />
            </Button>
          </Empty>
        )}
      </Flex>
    </div>
  );
}

/** /market/priceTrial: the price of an order, and why; its address reproduces it. */
export const PriceTrial = withTexts(
  ['pricing/trial', 'shared/pricing-kinds', 'shared/rule-text', 'shared/pricing-rules'],
  PriceTrialScreen,
);
