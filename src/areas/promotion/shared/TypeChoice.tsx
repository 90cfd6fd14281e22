import { Card, Col, Row, Typography } from 'antd';
import { Link } from '@umijs/max';
import { PageHeader } from '@/ui/PageHeader';
import { ACTIVITY_TYPES, type ActivityType } from '@/contract/promotion/activity';
import { T, type TextId } from '@/core/i18n';
import { NO_LIST, usePageParent } from '@/core/page/page';
import { KindName } from '@/shared/pricing/kinds';
import { formPath } from './paths';

const HELP: Readonly<Record<ActivityType, TextId>> = {
  flexible: 'activityKind.flexible',
  specialOffer: 'activityKind.specialOffer',
  fullQuantityReductionAgg: 'activityKind.fullQuantityReductionAgg',
  fullQuantityReductionNonAgg: 'activityKind.fullQuantityReductionNonAgg',
  eachFullQuantityReductionAgg: 'activityKind.eachFullQuantityReductionAgg',
  eachFullQuantityReductionNonAgg: 'activityKind.eachFullQuantityReductionNonAgg',
  intervalFullQuantityReductionAgg: 'activityKind.intervalFullQuantityReductionAgg',
  intervalFullQuantityReductionNonAgg: 'activityKind.intervalFullQuantityReductionNonAgg',
  fullAmountReduction: 'activityKind.fullAmountReduction',
  eachFullAmountReduction: 'activityKind.eachFullAmountReduction',
  fullAmountRebate: 'activityKind.fullAmountRebate',
  eachFullAmountRebate: 'activityKind.eachFullAmountRebate',
};

interface Props {
  types: readonly ActivityType[];
  /** One has been chosen. */
  onChosen?: () => void;
}

const TypeCard = ({ type, onChosen }: { type: ActivityType } & Pick<Props, 'onChosen'>) => (
  <Link to={formPath({ type, mode: 'add' })} onClick={onChosen}>
    <Card size="small" hoverable>
      <Typography.Text strong>
        <KindName kind={type} />
      </Typography.Text>
      <Typography.Paragraph type="secondary" style={{ marginBlockEnd: 0 }}>
        <T id={HELP[type]} />
      </Typography.Paragraph>
    </Card>
  </Link>
);

/** Types of activities, each with an example: a click starts a new activity of that type. */
export const TypeCards = ({ types, ...props }: Props) => (
  <Row gutter={[12, 12]}>
    {types.map((type) => (
      <Col key={type} xs={24} md={12}>
        <TypeCard type={type} {...props} />
      </Col>
    ))}
  </Row>
);

/** The page of the form while its address names no activity: a new one is started. */
export function TypeChoice() {
  usePageParent(NO_LIST);
  return (
    <>
      <PageHeader task="activityForm.newTitle" help="activityForm.chooseType" />
      <TypeCards types={ACTIVITY_TYPES} />
    </>
  );
}
