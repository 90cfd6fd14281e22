import { Link } from '@umijs/max';
import { Flex, Skeleton, Typography } from 'antd';
import { type Explained, type Explanation, fairHomeApi } from '@/contract/trade-fair/home';
import { T } from '@/core/i18n';
import { LoadFailed } from '@/ui/LoadFailed';
import { useCall } from '@kit/data/useCall';
import { formatMoney, formatNumber } from '@kit/format/number';
import type { HomeFilter } from './links';
import { KINDS, RULES } from './whyTexts';
import styles from './FairHome.module.css';

type Kind = Explanation['parts'][number];

/** Rows of one kind: their count, and their amount where the figure is an amount. */
const KindRow = ({ kind: { key, count, amount } }: { kind: Kind }) => (
  <li>
    <span>
      <T id={KINDS[key]} />
      {amount !== null && (
        <span className={styles.more}>
          {' '}
          <T id="home.orders" values={{ count }} />
        </span>
      )}
    </span>
    <span className={styles.amount}>{amount === null ? formatNumber(count, 0) : formatMoney(amount)}</span>
  </li>
);

function Kinds({ kinds }: { kinds: readonly Kind[] }) {
  return (
    <ul className={styles.kinds}>
      {kinds.map((kind) => (
        <KindRow key={kind.key} kind={kind} />
      ))}
    </ul>
  );
}

/** The rule by which the fair gives tickets. */
function TicketRule({ rule }: { rule: NonNullable<Explanation['ticketRule']> }) {
  const { signInTickets, amountPerTicket, maxTicketsPerGuest } = rule;
  return (
    <Typography.Text>
      {signInTickets !== null && <T id="homeWhy.rule.signIn" values={{ count: signInTickets }} />}{' '}
      {amountPerTicket !== null && <T id="homeWhy.rule.amount" values={{ amount: formatMoney(amountPerTicket) }} />}{' '}
      {maxTicketsPerGuest !== null && <T id="homeWhy.rule.most" values={{ count: maxTicketsPerGuest }} />}
    </Typography.Text>
  );
}

interface Props {
  tradeFairId: string;
  figure: Explained;
  filter: HomeFilter;
  to: string;
}

/** Explains a figure: its rule, which rows it counts and which not, and a link to the rows. */
export function Why({ tradeFairId, figure, filter, to }: Props) {
  const { data, error, refresh } = useCall(fairHomeApi.explain, { tradeFairId, figure, ...filter });
  if (error) return <LoadFailed error={error} onRetry={refresh} />;
  const out = data?.parts.filter(({ counted }) => !counted) ?? [];
  return (
    <Flex vertical gap="small" className={styles.why ?? ''}>
      <T id={RULES[figure]} />
      {!data && <Skeleton active title={false} />}
      {data?.ticketRule && <TicketRule rule={data.ticketRule} />}
      {data && <Kinds kinds={data.parts.filter(({ counted }) => counted)} />}
      {out.length > 0 && (
        <>
          <Typography.Text type="secondary">
            <T id="homeWhy.leftOut" />
          </Typography.Text>
          <Kinds kinds={out} />
        </>
      )}
      <Link to={to}>
        <T id="homeWhy.rows" />
      </Link>
    </Flex>
  );
}
